//! The table page: who leads, the order of players, and what contracts pay.

use crate::support::{Evening, NAMES, say, stamp};
use oddtrick::games::Adjustment;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::games::revoke::penalties;
use oddtrick::ledger::{Edit, SessionEditor};
use oddtrick::seat::Seat;
use oddtrick::view::page::FactKind;
use oddtrick::view::table::adjust::{self, Adjusting, Party};
use oddtrick::view::table::{DockMode, at_table, table};
use oddtrick::words::Words;

fn tap(editor: &mut SessionEditor, ask: Ask, answer: Answer) {
    editor.tap(Tap::Answer(ask, answer), stamp(1)).unwrap();
}

/// Who leads, or bids first, by the head of the page.
fn leader(editor: &SessionEditor) -> String {
    let view = table(editor);
    let leads = view
        .facts
        .iter()
        .find(|fact| fact.kind == FactKind::Leads)
        .unwrap();
    let words = Words::of("en");
    format!("{} {}", words.say(&leads.strong), words.say(&leads.weak))
}

#[test]
fn a_declarer_who_leads_is_shown_as_leader_once_named() {
    for (contract, leads) in [("misere", "Bob leads"), ("abundance-declared", "Cy leads")] {
        let mut editor = Evening::new("solo-whist-points", &[], 4).editor();
        let contract = Answer::Contract(contract.to_owned());
        tap(&mut editor, Ask::Contract, contract);
        assert_eq!(leader(&editor), "Bob leads");
        let declarer = Answer::Player(Seat::new(2).unwrap());
        tap(&mut editor, Ask::Declarer, declarer);
        assert_eq!(leader(&editor), leads);
    }
}

#[test]
fn a_corrected_hand_names_who_bids_first_as_before() {
    let mut evening = Evening::new("bid-whist", &[], 4);
    let before = leader(&evening.editor());
    evening.play(r#"{"bidder":"Ann","bid":4,"mode":"downtown","tricks":10}"#);
    let mut editor = evening.editor();
    let hand = evening.ledger.session().hands[0].id;
    editor.correct(hand);
    assert_eq!(leader(&editor), before);
}

#[test]
fn the_players_of_an_adjustment_are_in_column_order() {
    for scheme in ["oh-hell", "solo-whist-points"] {
        let editor = Evening::new(scheme, &[], 4).editor();
        let words = Words::of("en");
        let mode = DockMode::Points(Adjusting::default());
        let view = at_table(&editor, Some(mode), false);
        let columns = view.sheet_players.iter().map(|head| words.say(&head.text));
        let columns: Vec<_> = columns.collect();
        let chips = view.entry.steps[0]
            .chips
            .iter()
            .map(|chip| words.say(&chip.text));
        let chips = chips.filter(|name| columns.contains(name));
        assert_eq!(chips.collect::<Vec<_>>(), columns, "{scheme}");
    }
}

#[test]
fn the_players_of_an_adjustment_are_those_of_the_last_hand() {
    let players = |evening: &Evening| {
        let mode = DockMode::Points(Adjusting::default());
        let view = at_table(&evening.editor(), Some(mode), false);
        let chips = view.entry.steps[0].chips.iter();
        let names = chips.map(|chip| say(&chip.text));
        let mut names: Vec<_> = names
            .filter(|name| name.is_empty() || NAMES.contains(&name.as_str()))
            .collect();
        names.sort();
        names
    };
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#);
    evening.join(4);
    evening.reseat(&[0, 1, 2, 3, 4]);
    assert_eq!(players(&evening), NAMES[..4]);
    evening.play(r#"{"bids":[0,0,0,0,0],"tricks":[1,1,0,0,0]}"#);
    evening.reseat(&[0, 1, 2, 3]);
    assert_eq!(players(&evening), NAMES[..5]);
}

#[test]
fn points_to_each_of_the_others_leave_out_who_sat_the_hand_out() {
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    assert_eq!(evening.ledger.totals(), [0, 12, -4, -4, -4]);
    let editor = evening.editor();
    let bob = Party::Player(Seat::new(1).unwrap());
    for (from, to, totals) in [
        (bob, Party::Others, [0, 3, -1, -1, -1]),
        (Party::Others, bob, [0, 21, -7, -7, -7]),
        // Who sat it out can give to those who played.
        (
            Party::Player(Seat::new(0).unwrap()),
            Party::Others,
            [-12, 15, -1, -1, -1],
        ),
    ] {
        let adjusting = Adjusting {
            from: Some(from),
            to: Some(to),
            points: 3,
            counted: true,
            ..Adjusting::default()
        };
        let mut ledger = evening.ledger.clone();
        let edit = adjust::edit(&editor, adjusting, "").unwrap();
        ledger.apply(&edit).unwrap();
        assert_eq!(ledger.totals(), totals);
    }
}

#[test]
fn those_who_may_have_revoked_are_in_column_order() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#);
    let editor = evening.editor();
    let [penalty] = penalties(&editor.ledger().session().scheme)[..] else {
        panic!("one penalty");
    };
    let mode = DockMode::Points(Adjusting {
        penalty: Some(penalty),
        ..Adjusting::default()
    });
    let view = at_table(&editor, Some(mode), false);
    let chips = view.entry.steps[0].chips.iter();
    let names: Vec<_> = chips.map(|chip| say(&chip.text)).collect();
    assert_eq!(names, ["Ann", "Dee", "Cy", "Bob"]);
}

#[test]
fn contracts_after_the_ninth_have_keys() {
    for (scheme, wanted) in [
        ("rikken", "123456789tjqk-0"),
        ("kleurenwiezen", "123456789tjqk-------0"),
    ] {
        let editor = Evening::new(scheme, &[], 4).editor();
        let step = &table(&editor).entry.steps[0];
        let keys = step.chips.iter().map(|chip| chip.key.unwrap_or('-'));
        assert_eq!(keys.collect::<String>(), wanted, "{scheme}");
    }
}

#[test]
fn a_late_players_starting_points_stay_beside_a_penalty() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#);
    evening.join(4);
    let session = evening.ledger.session();
    let begins_with = Edit::Adjust {
        hand: session.hands[0].id,
        before: Vec::new(),
        after: vec![Adjustment {
            player: session.participants[4].id,
            points: 7,
            reason: "late".to_owned(),
        }],
    };
    evening.ledger.apply(&begins_with).unwrap();
    let editor = evening.editor();
    let [penalty] = penalties(&editor.ledger().session().scheme)[..] else {
        panic!("one penalty");
    };
    let adjusting = Adjusting {
        penalty: Some(penalty),
        from: Some(Party::Player(Seat::new(1).unwrap())),
        ..Adjusting::default()
    };
    let edit = adjust::edit(&editor, adjusting, "revoke").unwrap();
    let was = evening.ledger.totals();
    evening.ledger.apply(&edit).unwrap();
    let now = evening.ledger.totals();
    assert_eq!((was[4], now[4]), (7, 7));
    assert!(now[1] < was[1], "{now:?}");
    let hand = &evening.ledger.session().hands[0];
    assert_eq!(hand.record.revoke, Some(hand.seats[1]));
}

#[test]
fn a_contract_shows_what_it_pays_in_a_doubled_hand() {
    let mut evening = Evening::new("solo-whist-points", &["all-pass=next-hand-doubles"], 4);
    evening.play(r#"{"passed":true}"#);
    let solo = |editor: &SessionEditor| {
        let chips = &table(editor).entry.steps[0].chips;
        let words = Words::of("en");
        let solo = chips.iter().find(|chip| words.say(&chip.text) == "Solo");
        words.say(&solo.unwrap().description)
    };
    assert_eq!(solo(&evening.editor()), "5 tricks, 8 points");
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let mut editor = evening.editor();
    assert_eq!(solo(&editor), "5 tricks, 4 points");
    // The hand under correction is the doubled one.
    editor.correct(editor.ledger().session().hands[1].id);
    assert_eq!(solo(&editor), "5 tricks, 8 points, as it was");
}

#[test]
fn the_points_of_the_last_hand_are_not_beside_an_earlier_one() {
    let solo = r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#;
    let whist = r#"{"side":"Ann","tricks":7}"#;
    let shown = |editor: &SessionEditor| {
        let view = table(editor);
        let changes = view.rows.iter().filter(|row| row.change.is_some());
        (changes.count(), say(&view.change_head))
    };
    for (scheme, seats, hand, rows) in [("solo-whist-points", 5, solo, 4), ("whist-5", 4, whist, 2)]
    {
        let mut evening = Evening::new(scheme, &[], seats);
        evening.play(&[hand, hand].join("\n"));
        let hands = &evening.ledger.session().hands;
        let corrected = |at: usize| {
            let mut editor = evening.editor();
            editor.correct(hands[at].id);
            shown(&editor)
        };
        let last = (rows, "Hand 2".to_owned());
        assert_eq!(shown(&evening.editor()), last, "{scheme}");
        assert_eq!(corrected(1), last, "{scheme}");
        assert_eq!(corrected(0), (0, String::new()), "{scheme}");
    }
}

#[test]
fn the_hint_for_a_declarer_says_exactly_or_at_least() {
    for (id, contract, question, hint) in [
        (
            "kleurenwiezen",
            "piccolo",
            "Who plays piccolo?",
            "Exactly 1 needed.",
        ),
        (
            "kleurenwiezen",
            "alone-5",
            "Who plays alone for 5?",
            "5 tricks needed.",
        ),
    ] {
        let mut editor = Evening::new(id, &[], 4).editor();
        let contract = Answer::Contract(contract.to_owned());
        tap(&mut editor, Ask::Contract, contract);
        let dock = table(&editor).entry;
        let step = &dock.steps[dock.current_step];
        assert_eq!([say(&step.question), say(&step.hint)], [question, hint]);
    }
}

#[test]
fn two_partners_are_asked_whether_they_made_a_contract_of_all_tricks() {
    let all = ["target={ at-least = 13 }", "over=0", "under=0"];
    let all = all.map(|rule| format!("contracts.prop-and-cop.{rule}"));
    for (rules, question, hint) in [
        (
            vec![],
            "How many did Ann & Cy take?",
            "They need 8 between them. Points are for each of the two.",
        ),
        (
            all.iter().map(String::as_str).collect(),
            "Did Ann make prop & cop?",
            "They need 13 tricks between them.",
        ),
    ] {
        let mut editor = Evening::new("solo-whist-points", &rules, 4).editor();
        let player = |at| Answer::Player(Seat::new(at).unwrap());
        let contract = Answer::Contract("prop-and-cop".to_owned());
        tap(&mut editor, Ask::Contract, contract);
        tap(&mut editor, Ask::Declarer, player(0));
        tap(&mut editor, Ask::Partner, player(2));
        let dock = table(&editor).entry;
        let step = &dock.steps[dock.current_step];
        assert_eq!([say(&step.question), say(&step.hint)], [question, hint]);
    }
}
