//! One bundle byte by byte, and invalid bundles.

use super::{evening, imported, without_hands, written};
use crate::support::{compare, minute, scheme};
use chrono::{DateTime, FixedOffset};
use oddtrick::exchange::Layout;
use oddtrick::exchange::bundle::{Bundle, LONGEST_LINE, Person, Rules, Writer, read};
use oddtrick::ledger::{
    HouseRulesId, Log, Paid, PaymentId, PlayerId, PlayerMerge, Stored, TakeBack,
};
use oddtrick::money::Money;
use sha2::{Digest, Sha256};

fn payment(number: u128, from: u128, to: u128) -> Paid {
    let file = without_hands();
    Paid {
        id: PaymentId(number),
        at: minute(300),
        from: PlayerId(from),
        to: PlayerId(to),
        amount: Money(12_345),
        currency: "GBP".parse().unwrap(),
        note: "the rest, \"soon\"".to_owned(),
        sessions: vec![file.session().id],
    }
}

fn merge() -> PlayerMerge {
    PlayerMerge::by_hand([5001, 1001].map(PlayerId))
}

/// Two sessions with their players, one of whom is merged; house rules; two payments, one of them undone.
fn bundle() -> String {
    let mut bytes = Vec::new();
    let mut writer = Writer::new(&mut bytes).unwrap();
    for one in imported(&written(Layout::Hands, &[evening(), without_hands()])).unwrap() {
        let log = Log::read(one.log.clone()).unwrap();
        writer.session(one.session(), &log).unwrap();
    }
    let people = [(77, "Zoë"), (1001, "Ann"), (5001, "Ann K.")];
    let paid = [(1, 1001, 77), (2, 77, 1001)];
    let back = TakeBack {
        id: PaymentId(3),
        at: minute(301),
        of: PaymentId(2),
    };
    let rest = Bundle {
        people: people
            .map(|(id, name)| person(id, name, Some(minute(299))))
            .into(),
        merges: vec![merge()],
        rules: vec![rules()],
        seasons: Vec::new(),
        paid: paid
            .map(|(number, from, to)| (0, payment(number, from, to)))
            .into(),
        taken_back: vec![back],
    };
    writer.finish(rest).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn person(id: u128, name: &str, named: Option<DateTime<FixedOffset>>) -> Person {
    Person {
        id: PlayerId(id),
        name: name.to_owned(),
        named,
    }
}

fn rules() -> Rules {
    Rules {
        id: HouseRulesId(9),
        base: Some(("whist-5".to_owned(), "Five points".to_owned())),
        document: scheme("whist-5", &["target=7"]).document,
        changed: minute(298),
    }
}

fn taken(text: &str) -> Result<(Bundle, Vec<Stored>), String> {
    let mut sessions = Vec::new();
    let bundle = read(text.as_bytes(), |_, one| {
        sessions.push(one);
        Ok(())
    });
    let bundle = bundle.map_err(|error| error.to_string())?;
    Ok((bundle, sessions))
}

/// The lines with a matching last line.
fn ended(lines: &[String], payments: usize) -> String {
    let before: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let sum: String = Sha256::digest(before.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!(
        "{before}{{\"end\":{{\"sessions\":2,\"payments\":{payments},\"take-backs\":1,\"sha256\":\"{sum}\"}}}}\n"
    )
}

#[test]
fn the_bundle_format_is_unchanged() {
    let text = bundle();
    compare("season.bundle", &text);
    let (back, sessions) = taken(&text).unwrap();
    let names: Vec<&str> = back.people.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Zoë", "Ann", "Ann K."]);
    assert_eq!(back.people[0].named, Some(minute(299)));
    assert_eq!(back.merges, [merge()]);
    assert_eq!(back.rules, [rules()]);
    assert_eq!(sessions[0].session, *evening().session());
    assert_eq!(back.taken_back[0].of, PaymentId(2));
}

/// Bundles of format 1 stay readable.
#[test]
fn a_bundle_of_the_first_format_is_read() {
    let text = include_str!("../../data/season-1.bundle");
    let (back, sessions) = taken(text).unwrap();
    assert_eq!(
        back.people,
        [person(5001, "Ann", None), person(77, "Zoë", None)]
    );
    assert!(back.merges.is_empty() && back.rules.is_empty());
    let paid: Vec<_> = back
        .paid
        .iter()
        .map(|(_, one)| (one.from.0, one.to.0))
        .collect();
    assert_eq!(paid, [(5001, 77), (77, 5001)]);
    assert_eq!(sessions[0].session.participants[0].player, PlayerId(5001));
    assert_eq!(sessions[0].session.hands, evening().session().hands);
    assert_eq!(back.taken_back[0].of, PaymentId(2));
}

#[test]
fn invalid_bundle_lines_are_refused() {
    let text = bundle();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    assert_eq!(
        ended(&lines, 2),
        text,
        "the lines are put together as they were"
    );
    let find = |word: &str| {
        lines
            .iter()
            .position(|line| line.starts_with(&format!("{{\"{word}")))
            .unwrap()
    };
    let (session, hand, row) = (find("session"), find("hand"), find("row"));
    let (scheme, paid) = (find("scheme"), find("payment"));
    let last_row = lines
        .iter()
        .rposition(|line| line.starts_with("{\"row"))
        .unwrap();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        taken(&ended(&lines, 2)).unwrap_err()
    };
    for (found, wanted) in [
        (
            with(&|lines| lines[0] = r#"{"bundle":{"format":0}}"#.to_owned()),
            "line 1: this is not the first line of a bundle".to_owned(),
        ),
        (
            with(&|lines| lines[0] = r#"{"bundle":{"format":"1"}}"#.to_owned()),
            "line 1: this is not the first line of a bundle".to_owned(),
        ),
        (
            with(&|lines| lines.insert(1, lines[0].clone())),
            "line 2: a bundle begins inside another".to_owned(),
        ),
        // An extra hand and row, and misplaced ones.
        (
            with(&|lines| lines.insert(hand, lines[hand].clone())),
            format!("line {}: a hand is not expected here", row + 1),
        ),
        (
            with(&|lines| lines.insert(session, lines[hand].clone())),
            format!("line {}: a hand is not expected here", session + 1),
        ),
        (
            with(&|lines| lines.insert(hand, lines[row].clone())),
            format!("line {}: a row of a log is not expected here", hand + 1),
        ),
        (
            with(&|lines| lines.swap(row, row - 1)),
            format!("line {row}: a row of a log is not expected here"),
        ),
        (
            with(&|lines| {
                let one = lines[row].clone();
                lines.insert(find("person"), one);
            }),
            format!(
                "line {}: a row of a log is not expected here",
                find("person") + 1
            ),
        ),
        // Fewer than stated.
        (
            with(&|lines| drop(lines.remove(hand))),
            format!("line {row}: a row of a log is not expected here"),
        ),
        (
            with(&|lines| drop(lines.remove(last_row))),
            format!(
                "line {}: session 00000000000000000000000000c0ffee is not complete before this line",
                last_row + 1
            ),
        ),
        (
            with(&|lines| drop(lines.remove(scheme))),
            format!(
                "line {}: the scheme of session 00000000000000000000000000c0ffee before this line is missing",
                last_row + 1
            ),
        ),
        (
            with(&|lines| lines[paid + 1] = lines[paid].clone()),
            format!(
                "line {}: payment 00000000000000000000000000000001 occurs a second time",
                paid + 2
            ),
        ),
        (
            with(&|lines| lines[paid + 2] = lines[paid + 2].replace("000003\"", "000001\"")),
            format!(
                "line {}: payment 00000000000000000000000000000001 occurs a second time",
                paid + 3
            ),
        ),
    ] {
        assert_eq!(found, wanted);
    }
}

/// A line has a maximum length and is not read without end.
#[test]
fn cut_off_and_long_lines_are_refused() {
    let first = r#"{"bundle":{"format":1}}"#;
    let line = |bytes: usize| format!("{first}\n{}", "x".repeat(bytes));
    for (text, wanted) in [
        (
            String::new(),
            "line 1: this is not the first line of a bundle",
        ),
        (first.to_owned(), "line 1: the line is cut off"),
        (
            format!("{first}\n"),
            "line 1: the file ends here, but the end of the bundle is missing",
        ),
        (line(LONGEST_LINE - 1), "line 2: the line is cut off"),
        (
            line(LONGEST_LINE) + "\n",
            "line 2: this is not a line of a bundle: expected value",
        ),
        (
            line(LONGEST_LINE + 1) + "\n",
            "line 2: the line is longer than any line of a bundle",
        ),
        (
            line(2 * LONGEST_LINE),
            "line 2: the line is longer than any line of a bundle",
        ),
    ] {
        assert_eq!(taken(&text).unwrap_err(), wanted, "{} bytes", text.len());
    }
}
