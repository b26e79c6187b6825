//! Shared results verbatim: the text, and the drawing of the sheet.

use super::{evening, share, without_hands};
use crate::support::{Evening, compare, minute, scheme, session, stake};
use oddtrick::app::{file_called, file_name};
use oddtrick::exchange::share::{ShareContent, svg};
use oddtrick::exchange::{DecimalSign, Profile, Separator};
use oddtrick::ledger::{Ledger, Session};

fn check(name: &str, language: &str, ledger: &Ledger) {
    share(ledger, language, 1, |shared| {
        compare_all(name, language, shared);
    });
}

fn compare_all(name: &str, language: &str, shared: &ShareContent) {
    compare(&format!("shared/{name}-{language}.txt"), &shared.text());
    let (separator, decimal) = match language {
        "en" => (Separator::Comma, DecimalSign::Point),
        _ => (Separator::Semicolon, DecimalSign::Comma),
    };
    let profile = Profile::spreadsheet(separator, decimal).unwrap();
    let mut csv = Vec::new();
    shared.csv(profile, &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    compare(
        &format!("shared/{name}-{language}.csv"),
        &csv.replace("\r\n", "\n"),
    );
    // One element per line.
    let drawn = svg(shared).replace("><", ">\n<");
    compare(&format!("shared/{name}-{language}.svg"), &drawn);
}

/// Five players, money with an odd unit, names that need escaping.
#[test]
fn an_evening() {
    check("evening", "en", &evening());
}

/// The same right to left.
#[test]
fn an_evening_in_persian() {
    check("evening", "fa", &evening());
}

/// Two columns for four players, one with a long name; one side leads, without a stake.
#[test]
fn two_sides() {
    let mut start = session(scheme("whist-american", &[]), 4);
    "Władysław Brzęczyszczykiewicz".clone_into(&mut start.participants[1].name);
    let mut evening = Evening::of(start);
    evening.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Ann","tricks":5}"#,
    );
    check("sides", "en", &evening.ledger);
}

/// A change stands left of the widest total.
#[test]
fn large_totals_leave_their_changes_room() {
    let changes_end = |unit: &str| {
        let mut evening = Evening::new("solo-whist-units", &[unit], 4);
        evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#);
        share(&evening.ledger, "en", 0, |shared| {
            let drawn = svg(shared);
            let at = |text: &str| {
                let (before, _) = drawn.split_once(&format!(">{text}<")).unwrap();
                let x = before.rsplit_once("<text x=\"").unwrap().1;
                x.split_once('"').unwrap().0.parse::<i64>().unwrap()
            };
            let total = shared.sheet.line(0).unwrap().cells[0].total.unwrap();
            let total = shared.words.points(total);
            at(&total) - at(&format!("+{total}"))
        })
    };
    assert_eq!(changes_end("unit=1"), 62);
    assert_eq!(changes_end("unit=65000"), 81);
}

/// Nobody leads if all are level.
#[test]
fn no_hand_yet() {
    check("nothing", "en", &without_hands());
}

/// Three tied behind the first, one with a name too long for its column.
#[test]
fn three_in_second_place() {
    let mut start = session(scheme("solo-whist-points", &[]), 4);
    start.stake = stake("0.10", "GBP");
    "Bartholomew Featherstone".clone_into(&mut start.participants[3].name);
    let mut evening = Evening::of(start);
    evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#);
    check("second", "en", &evening.ledger);
}

/// A revoke and adjustments have a star, and a line below.
#[test]
fn remarks_on_a_hand() {
    let mut start = session(scheme("solo-whist-points", &[]), 4);
    start.stake = stake("0.10", "GBP");
    let mut evening = Evening::of(start);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"solo","declarers":["Bob"],"tricks":5,"revoke":"Cy","adjust":[{"player":"Dee","points":-3,"reason":"looked at the last trick twice and told everybody at the table what was in it"}]}"#,
    );
    check("remarks", "en", &evening.ledger);
}

/// A rubber with noted trumps, games won, a note, and a partner who was replaced.
#[test]
fn a_rubber() {
    let mut evening = Evening::of(Session {
        note: "Played at Ann's\nwith the old pack".to_owned(),
        ..session(scheme("whist-short", &[]), 4)
    });
    evening.play(
        r#"{"side":"Ann","tricks":12,"trump":"hearts"}
           {"side":"Bob","tricks":9}"#,
    );
    evening.join(4);
    evening.reseat(&[4, 1, 2, 3]);
    evening.play(r#"{"side":"Bob","tricks":9,"trump":"clubs"}"#);
    check("rubber", "en", &evening.ledger);
}

/// Bid and tricks where each player bids, missed and made.
#[test]
fn every_bid() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(
        r#"{"bids":[0,0,1,1],"tricks":[0,0,1,0]}
           {"bids":[1,0,0,0],"tricks":[1,0,1,0]}"#,
    );
    check("bids", "en", &evening.ledger);
}

#[test]
fn untitled_sessions_of_one_scheme_and_day_have_different_file_names() {
    let named = |title: &str, start| {
        let mut session = session(scheme("whist-american", &[]), 4);
        title.clone_into(&mut session.title);
        session.started = minute(start);
        file_name(&session, "png")
    };
    assert_ne!(named("", 0), named("", 1));
    assert_eq!(named("Friday: night", 1), named("Friday/night", 1));
    // Nothing of this title can be in a file name.
    assert!(!named("???", 0).contains(" ."), "{}", named("???", 0));
    assert!(
        named("", 0).ends_with("American, seven points.png"),
        "{}",
        named("", 0)
    );
}

#[test]
fn a_file_has_a_name_whatever_its_title() {
    for (title, name) in [
        ("Spring 2026", "Spring 2026.csv"),
        ("a/b: c?", "a b c.csv"),
        ("???", "Odd Trick.csv"),
        ("...", "Odd Trick.csv"),
    ] {
        assert_eq!(file_called(title, "csv"), name);
    }
}

/// A player who has left has a column and a total, in the image and in the CSV.
#[test]
fn players_who_left_are_on_the_sheet() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#);
    evening.reseat(&[0, 2, 3]);
    evening.play(r#"{"bids":[0,0,0],"tricks":[2,0,0]}"#);
    check("left", "en", &evening.ledger);
    for file in ["svg", "csv"] {
        let path = format!(
            "{}/tests/data/shared/left-en.{file}",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(path).unwrap();
        assert!(text.contains("Bob") && text.contains("11"), "{text}");
    }
}
