//! The score sheet: its heads, and what a tap on each value asks.

use crate::support::{Evening, minute, say, scheme, session};
use oddtrick::ledger::{Edit, SessionEditor, SessionSummary};
use oddtrick::view::result::result;
use oddtrick::view::sessions::{row, state};
use oddtrick::view::sheet::{CellChange, Sheet, SheetValue, line};
use oddtrick::view::table::table;
use oddtrick::words::Words;

/// The editor of a session with these hands.
fn editor(id: &str, hands: &str) -> SessionEditor {
    let mut evening = Evening::new(id, &[], 4);
    evening.play(hands);
    evening.editor()
}

#[test]
fn the_head_of_the_play_names_its_content() {
    for (id, head) in [
        ("solo-whist-points", "Contract"),
        ("whist-5", "Side"),
        ("whist-short", "Side"),
        ("bid-whist", "Contract"),
        ("minnesota-whist", "Contract"),
        ("oh-hell", "Cards"),
        ("spades", "Contract"),
    ] {
        let view = table(&editor(id, ""));
        assert_eq!(Words::of("en").say(&view.what_head), head, "{id}");
    }
    for (language, head) in [
        ("it", "Coppia"),
        ("pl", "Strona"),
        ("et", "Pool"),
        ("fa", "طرف"),
    ] {
        let view = table(&editor("whist-5", ""));
        assert_eq!(Words::of(language).say(&view.what_head), head);
    }
}

#[test]
fn the_hand_that_ends_a_game_is_ruled_off_and_names_the_winner() {
    let hands = r#"{"bids":[0,0,1,1],"tricks":[0,0,1,0]}
        {"bids":[0,0,0,1],"tricks":[0,1,0,1]}"#;
    for (set, wanted) in [
        (&["schedule.to=2"][..], ["", "Cy won with 21"]),
        (&["schedule.to=2", "winner=lowest"], ["", "Bob won with 10"]),
        (&[], ["", ""]),
    ] {
        let mut evening = Evening::new("oh-hell", set, 4);
        evening.play(hands);
        let editor = evening.editor();
        let sheet = Sheet::of(&editor);
        let lines = [0, 1].map(|at| sheet.line(at).unwrap());
        let words = Words::of("en");
        let said = lines.each_ref().map(|line| {
            let beside = line.beside.iter().map(|one| words.say(one));
            beside.collect::<String>()
        });
        assert_eq!(said, wanted, "{set:?}");
        let closes = lines.each_ref().map(|line| line.closes);
        assert_eq!(closes, wanted.map(|one| !one.is_empty()), "{set:?}");
        assert!(words.say(&lines[1].label).ends_with(wanted[1]));
    }
}

/// Totals of a rubber go on over its games, and a narrow row still has the honours.
#[test]
fn a_rubber_has_its_totals_honours_and_games() {
    let mut evening = Evening::new("whist-short", &[], 4);
    evening.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Ann","tricks":7,"honours":{"side":"Ann","count":4}}
           {"side":"Bob","tricks":11}
           {"side":"Ann","tricks":8}"#,
    );
    let (_, tail, _) = line(&evening.ledger, 1).unwrap();
    let ends = ", 4 honours, game to Ann & Cy, 1–0";
    assert!(say(&tail).ends_with(ends), "{}", say(&tail));
    let editor = evening.editor();
    let rows: Vec<_> = Sheet::of(&editor).hands().collect();
    assert_eq!(say(&rows[1].what), "odd trick, 4 honours");
    assert_eq!(say(&rows[1].what_was), "odd trick");
    let totals = rows.iter().map(|row| {
        let cells = row.cells.iter();
        cells.map(|cell| cell.total.unwrap().n).collect::<Vec<_>>()
    });
    let totals: Vec<_> = totals.collect();
    assert_eq!(totals, [[3, 0], [8, 0], [8, 5], [10, 5]]);
}

/// Without a title the row shows the game; a scheme of the same name is not repeated.
#[test]
fn a_running_session_counts_its_hands_once() {
    for (id, hand, game) in [
        (
            "minnesota-whist",
            r#"{"mode":"high","bidder":"Ann","tricks":9}"#,
            "",
        ),
        ("whist-5", r#"{"side":"Ann","tricks":7}"#, "Five points"),
    ] {
        let mut start = session(scheme(id, &[]), 4);
        start.title.clear();
        let mut evening = Evening::of(start);
        evening.play(hand);
        let row = |evening: &Evening| {
            let listed = row(&SessionSummary::of(&evening.ledger), &Words::of("en"));
            [say(&listed.game), say(&listed.state)]
        };
        assert_eq!(row(&evening), [game, "1 hand so far"], "{id}");
        evening.ledger.apply(&Edit::End { at: minute(90) }).unwrap();
        let [ended, state] = row(&evening);
        assert!(ended.ends_with("1 hand"), "{ended}");
        assert_eq!(state, "", "{id}");
    }
}

#[test]
fn the_open_hand_shows_who_sits_it_out_while_another_is_corrected() {
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    evening
        .play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"dealer":"Cy","out":["Ann"]}"#);
    let out = |editor: &SessionEditor| {
        let line = Sheet::of(editor).line(1).unwrap();
        let cells = table(editor).sheet_players.into_iter().zip(line.cells);
        let out = cells.filter(|(_, cell)| cell.change == CellChange::SatOut);
        out.map(|(head, _)| head.players.concat())
            .collect::<Vec<_>>()
    };
    let mut editor = evening.editor();
    assert_eq!(out(&editor), ["Dee"]);
    editor.correct(editor.ledger().session().hands[0].id);
    assert_eq!(out(&editor), ["Dee"]);
}

#[test]
fn a_tap_on_what_was_taken_corrects_the_tricks() {
    let each = [
        "Ann’s tricks",
        "Bob’s tricks",
        "Cy’s tricks",
        "Dee’s tricks",
    ];
    for (id, hand, wanted) in [
        (
            "solo-whist-points",
            r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#,
            &["Tricks"][..],
        ),
        (
            "solo-whist-points",
            r#"{"contract":"prop-and-cop","declarers":["Ann","Cy"],"tricks":9}"#,
            &["Tricks"],
        ),
        ("solo-whist-points", r#"{"passed":true}"#, &[]),
        (
            "wiezen",
            r#"{"contract":"misere","declarers":["Bob","Dee"],"tricks":[0,2]}"#,
            &["", "Bob’s tricks", "", "Dee’s tricks"],
        ),
        ("whist-5", r#"{"side":"Ann","tricks":9}"#, &["Tricks"]),
        (
            "bid-whist",
            r#"{"bidder":"Ann","bid":4,"mode":"uptown","tricks":10}"#,
            &["Books"],
        ),
        (
            "minnesota-whist",
            r#"{"mode":"low","side":"Ann","tricks":5}"#,
            &["Tricks"],
        ),
        ("wizard", r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#, &each),
        (
            "skull-king",
            r#"{"bids":[0,1,0,0],"tricks":[0,1,0,0],"bonus":[0,30,0,0]}"#,
            &each,
        ),
        (
            "spades",
            r#"{"bids":[4,"nil",3,5],"tricks":[5,0,3,5]}"#,
            &each,
        ),
    ] {
        let editor = editor(id, hand);
        let line = Sheet::of(&editor).line(0).unwrap();
        let heads = table(&editor).sheet_players;
        let said = |value: &Option<SheetValue>| {
            let label = value
                .as_ref()
                .map(|value| Words::of("en").say(&value.label));
            label.unwrap_or_default().replace("Correct hand 1: ", "")
        };
        let mut found = vec![said(&line.tricks_value)];
        // In order of joining, whatever the order of play.
        let mut cells: Vec<(String, String)> = (0..heads.len())
            .map(|at| (heads[at].players.concat(), said(&line.cells[at].value)))
            .collect();
        cells.sort();
        found.extend(cells.into_iter().map(|(_, said)| said));
        let wanted: Vec<&str> = match wanted {
            [] => vec![""; heads.len() + 1],
            [one] => [*one].into_iter().chain(vec![""; heads.len()]).collect(),
            cells => [""].into_iter().chain(cells.iter().copied()).collect(),
        };
        assert_eq!(found, wanted, "{id} {hand}");
    }
}

#[test]
fn players_who_tie_are_named_in_the_order_of_the_table() {
    let hands = r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}
        {"bids":[0,0,0,0],"tricks":[1,1,0,0]}"#;
    let mut evening = Evening::new("oh-hell", &["schedule.to=2"], 4);
    evening.play(hands);
    evening.ledger.apply(&Edit::End { at: minute(9) }).unwrap();
    let editor = evening.editor();
    let line = Sheet::of(&editor).line(1).unwrap();
    let listed = SessionSummary::of(&evening.ledger);
    let all = [
        &result(&evening.ledger, Vec::new()).unwrap().title,
        &state(&listed),
        &line.beside[0],
    ];
    assert_eq!(all.map(say), ["Dee, Cy tie on 20"; 3]);
}

#[test]
fn a_bonus_that_counts_is_a_remark() {
    let mut evening = Evening::new("skull-king", &[], 4);
    // Dee missed her bid.
    evening.play(
        r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0],"bonus":[0,30,0,20]}
           {"bids":[0,1,0,0],"tricks":[0,1,1,0]}"#,
    );
    let editor = evening.editor();
    let sheet = Sheet::of(&editor);
    let remarks = [0, 1].map(|at| sheet.line(at).unwrap().remark.as_ref().map(say));
    assert_eq!(remarks, [Some("Bob +30, bonus".to_owned()), None]);
}

#[test]
fn those_who_play_a_contract_each_for_themselves_are_no_pair() {
    let mut evening = Evening::new("wiezen", &[], 4);
    evening.play(
        r#"{"contract":"misere","declarers":["Ann","Cy"],"tricks":[0,1]}
           {"contract":"misere","declarers":["Ann","Cy","Dee"],"tricks":[0,1,0]}
           {"contract":"ask","declarers":["Ann","Cy"],"tricks":8}"#,
    );
    let editor = evening.editor();
    let sheet = Sheet::of(&editor);
    let who = [0, 1, 2].map(|at| say(&sheet.line(at).unwrap().who));
    assert_eq!(who, ["Ann, Cy", "Ann, Cy, Dee", "Ann & Cy"]);
}
