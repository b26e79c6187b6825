//! The payout preview: its values are the hand's later score and payment.

use crate::support::{Evening, NAMES, say, stake, stamp};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::SessionEditor;
use oddtrick::scheme::SettleMode;
use oddtrick::seat::Seat;
use oddtrick::settle;
use oddtrick::view::Message;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::payout_preview::{PreviewChoice, looking, payout_preview};
use oddtrick::view::what_if::Grid;
use oddtrick::view::what_if::{Row, WorkedOutcome};
use oddtrick::words::Words;

/// A row of the table by its head, each cell as points, a blank and money if any.
fn row(shown: &Grid, head: &str) -> Vec<String> {
    let found = |row: &&Row| say(&row.head) == head;
    let row = shown.rows.iter().find(found).unwrap();
    let cells = row.cells.iter().map(|cell| {
        let text = format!("{} {}", say(&cell.text), say(&cell.money));
        text.trim().to_owned()
    });
    cells.collect()
}

fn heads(shown: &Grid) -> Vec<String> {
    let heads = shown.heads.iter().enumerate();
    heads
        .map(|(at, head)| match shown.subheads.get(at) {
            Some(below) => format!("{} {}", say(head), say(below)),
            None => say(head),
        })
        .collect()
}

fn solo(settings: &[&str], settle: SettleMode) -> Evening {
    Evening::new("solo-whist-points", settings, 4).staked(stake("0.10", "EUR"), settle)
}

#[test]
fn every_contract_with_tricks_over_or_short_in_points_and_money() {
    let editor = solo(&[], SettleMode::PerPoint).editor();
    let shown = payout_preview(&editor, &PreviewChoice::default()).unwrap();
    assert_eq!(heads(&shown), ["−3", "−2", "−1", "0", "+1", "+2", "+3"]);
    assert_eq!(
        row(&shown, "Solo"),
        [
            "−21 −2.10",
            "−18 −1.80",
            "−15 −1.50",
            "+12 +1.20",
            "+15 +1.50",
            "+18 +1.80",
            "+21 +2.10"
        ]
    );
    // A misère is made or failed only.
    let misere = row(&shown, "Misère");
    assert_eq!(misere, ["–", "–", "−24 −2.40", "+24 +2.40", "–", "–", "–"]);
    assert_eq!(
        say(&shown.caption),
        "down: contract, across: tricks over or short · 0.10 EUR a point"
    );
    let cell = &shown.rows[1].cells[3];
    assert_eq!(say(&cell.label), "Solo, just made: 12, +1.20");
    assert_eq!(cell.made, WorkedOutcome::Made);
    // The same for an opponent.
    let against = PreviewChoice {
        opponent: true,
        ..PreviewChoice::default()
    };
    let shown = payout_preview(&editor, &against).unwrap();
    assert_eq!(row(&shown, "Solo")[3], "−4 −0.40");
    assert_eq!(row(&shown, "Solo")[2], "+5 +0.50");
}

#[test]
fn one_contract_trick_by_trick_for_declarer_and_opponent() {
    let mut editor = solo(&[], SettleMode::PerPoint).editor();
    let stamp = stamp(1);
    let contract = Answer::Contract("prop-and-cop".to_owned());
    editor
        .tap(Tap::Answer(Ask::Contract, contract), stamp)
        .unwrap();
    // The preview shows what has been entered.
    let shown = payout_preview(&editor, &looking(&editor)).unwrap();
    assert_eq!(say(&shown.title), "Prop & cop");
    assert_eq!(heads(&shown), ["Each partner", "Each opponent"]);
    assert_eq!(row(&shown, "8"), ["+4 +0.40", "−4 −0.40"]);
    assert_eq!(row(&shown, "7"), ["−5 −0.50", "+5 +0.50"]);
    assert_eq!(shown.rows.len(), 14);
    let made_or_failed = PreviewChoice {
        contract: Some("misere".to_owned()),
        ..PreviewChoice::default()
    };
    let shown = payout_preview(&editor, &made_or_failed).unwrap();
    assert_eq!(shown.rows.len(), 2);
}

#[test]
fn earlier_hands_affect_the_preview() {
    // Two pass-outs: the next hand counts four times.
    let mut evening = solo(&["all-pass=next-hand-doubles"], SettleMode::PerPoint);
    evening.play("{\"passed\":true}\n{\"passed\":true}");
    let shown = payout_preview(&evening.editor(), &PreviewChoice::default()).unwrap();
    assert_eq!(row(&shown, "Solo")[3], "+48 +4.80");
    // A side one point short of the game scores no honours that would come too late.
    let mut whist = Evening::new("whist-short", &[], 4);
    whist.play(r#"{"side":"Ann","tricks":9}"#);
    let shown = payout_preview(&whist.editor(), &PreviewChoice::default()).unwrap();
    assert_eq!(heads(&shown), ["7", "8", "9", "10", "11", "12", "13"]);
}

#[test]
fn unpaid_hands_are_noted_in_the_preview() {
    let shown = payout_preview(
        &solo(&[], SettleMode::WinnerTakesPot).editor(),
        &PreviewChoice::default(),
    )
    .unwrap();
    assert_eq!(row(&shown, "Solo")[3], "+12");
    assert!(say(&shown.caption).ends_with("money at the end"));
}

#[test]
fn bid_by_tricks_in_the_hand_that_is_dealt_now() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#);
    let shown = payout_preview(&evening.editor(), &PreviewChoice::default()).unwrap();
    assert_eq!(say(&shown.title), "A hand of 2 cards");
    assert_eq!(heads(&shown), ["0", "1", "2"]);
    assert_eq!(row(&shown, "0"), ["+10", "0", "0"]);
    assert_eq!(row(&shown, "2"), ["0", "0", "+12"]);
}

#[test]
fn level_by_mode_just_made_and_one_short() {
    let shown = payout_preview(
        &Evening::new("bid-whist", &[], 4).editor(),
        &PreviewChoice::default(),
    )
    .unwrap();
    assert_eq!(heads(&shown)[..2], ["Uptown just made", "Uptown one short"]);
    let four = row(&shown, "4");
    assert_eq!(four.len(), 6);
    assert_eq!(four, ["+4", "−4", "+4", "−4", "+8", "−8"]);
}

#[test]
fn high_and_low_by_the_tricks_of_the_side() {
    let shown = payout_preview(
        &Evening::new("minnesota-whist", &[], 4).editor(),
        &PreviewChoice::default(),
    )
    .unwrap();
    assert_eq!(heads(&shown).len(), 14);
    let (high, low) = (row(&shown, "High"), row(&shown, "Low"));
    assert_eq!(high[5..=9], ["0", "0", "+1", "+2", "+3"]);
    assert_eq!(low[4..=8], ["+3", "+2", "+1", "0", "0"]);
}

/// Every cell of a contract equals the hand then played: points and money, to the last cent.
#[test]
fn a_cell_equals_the_score_of_the_hand_played() {
    for (settle, amount) in [
        (SettleMode::PerPoint, "0.10"),
        (SettleMode::Difference, "0.01/3"),
    ] {
        let evening = Evening::new("solo-whist-units", &[], 4).staked(stake(amount, "EUR"), settle);
        for (id, contract, declarers) in [
            ("prop-and-cop", "Prop & cop", 2),
            ("solo", "Solo", 1),
            ("abundance", "Abundance", 1),
        ] {
            let at = PreviewChoice {
                contract: Some(id.to_owned()),
                ..PreviewChoice::default()
            };
            let shown = payout_preview(&evening.editor(), &at).unwrap();
            assert_eq!(say(&shown.title), contract);
            for tricks in 0..=13 {
                let mut played = Evening::of(evening.ledger.session().clone());
                // The first to speak plays it, with the next one.
                let eldest =
                    played
                        .ledger
                        .table()
                        .dealer
                        .after(1, oddtrick::seat::Direction::Clockwise, 4);
                let name = |steps: usize| NAMES[(eldest.index() + steps) % 4];
                let names: Vec<String> = (0..declarers)
                    .map(|steps| format!("\"{}\"", name(steps)))
                    .collect();
                played.play(&format!(
                    r#"{{"contract":"{id}","declarers":[{}],"tricks":{tricks}}}"#,
                    names.join(",")
                ));
                let points = played.points(0);
                let payouts = settle::payouts(&played.ledger).unwrap().unwrap();
                let words = Words::of("en");
                let wanted = [0, declarers].map(|steps| {
                    let seat = (eldest.index() + steps) % 4;
                    format!(
                        "{} {}",
                        words.change(points[seat].into()),
                        words.money_change(payouts.rounded[seat], payouts.currency)
                    )
                });
                assert_eq!(row(&shown, &tricks.to_string()), wanted, "{id} {tricks}");
            }
        }
    }
}

#[test]
fn a_corrected_hand_keeps_its_old_values_in_sight() {
    let mut evening = solo(&[], SettleMode::PerPoint);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let mut editor = evening.editor();
    editor.correct(editor.ledger().session().hands[0].id);
    let notched = |editor: &SessionEditor| {
        let steps = oddtrick::view::table::table(editor).entry.steps.into_iter();
        let chips = steps.flat_map(|step| step.chips).filter(|chip| chip.notch);
        chips
            .map(|chip| (say(&chip.label), say(&chip.description)))
            .collect::<Vec<_>>()
    };
    let wanted = [
        (
            "Solo".to_owned(),
            "5 tricks, 4 points, as it was".to_owned(),
        ),
        ("Bob plays solo".to_owned(), "as it was".to_owned()),
        ("Bob takes 5".to_owned(), "plus 12, as it was".to_owned()),
    ];
    assert_eq!(notched(&editor), wanted);
    // It stays while another value is tapped, and the sheet shows it beside the new one.
    let stamp = stamp(1);
    let cy = Answer::Player(Seat::new(2).unwrap());
    editor.tap(Tap::Answer(Ask::Declarer, cy), stamp).unwrap();
    let hand = oddtrick::view::sheet::Sheet::of(&editor).line(0).unwrap();
    assert_eq!(say(&hand.who), "Cy");
    assert_eq!(say(&hand.what_more), "solo, was Bob");
    assert_eq!(say(&hand.label), "Hand 1: Cy, solo, 5 tricks, was Bob");
    assert_eq!(notched(&editor), []);
}

#[test]
fn the_bid_is_in_sight_while_tricks_are_counted() {
    let mut editor = Evening::new("oh-hell", &["schedule.list=[3]"], 4).editor();
    let mut number = 0;
    let mut tap = |editor: &mut SessionEditor, answer: Answer| {
        number += 1;
        let stamp = stamp(number);
        let entry = editor.entry();
        let ask = entry.steps[entry.now.unwrap()].ask;
        editor.tap(Tap::Answer(ask, answer), stamp).unwrap();
    };
    for bid in [2, 0, 0, 0] {
        tap(&mut editor, Answer::Bid(bid));
    }
    let step = &oddtrick::view::table::table(&editor).entry.steps[0];
    let notched: Vec<usize> = (0..step.chips.len())
        .filter(|at| step.chips[*at].notch)
        .collect();
    assert_eq!(notched, [2]);
    assert!(say(&step.chips[2].description).ends_with("the bid"));
}

#[test]
fn a_hand_without_trump_says_no_trump_once() {
    for (id, hand, wanted) in [
        ("oh-hell", r#"{"trump":"none"}"#, "1 card, no trump"),
        (
            "solo-whist-points",
            r#"{"trump":"none"}"#,
            "13 cards, no trump",
        ),
    ] {
        let mut editor = Evening::new(id, &[], 4).editor();
        let record: oddtrick::games::HandRecord<Seat> = serde_json::from_str(hand).unwrap();
        let stamp = stamp(1);
        editor
            .tap(Tap::Trump(record.trump.unwrap()), stamp)
            .unwrap();
        let view = oddtrick::view::table::table(&editor);
        assert_eq!(say(&view.cards_caption), wanted);
    }
}

#[test]
fn a_pack_without_suits_has_no_trump_to_name() {
    let mut evening = Evening::new("skull-king", &[], 4);
    evening.play(r#"{"bids":[0,1,0,0],"tricks":[0,1,0,0]}"#);
    let view = oddtrick::view::table::table(&evening.editor());
    assert_eq!(say(&view.cards_caption), "2 cards each");
    assert_eq!((view.trump, view.trump_label), (None, Message::Blank));
    let editor = evening.editor();
    let line = Sheet::of(&editor).line(0).unwrap();
    assert_eq!(say(&line.what_more), "1 card");
}

#[test]
fn a_corrected_bid_shows_its_score_with_the_tricks_taken() {
    for (scheme, hand, wanted) in [
        (
            "oh-hell",
            r#"{"bids":[0,0,1,1],"tricks":[0,0,0,1]}"#,
            [("Cy bids 0", "plus 10"), ("Cy bids 1", "0, as it was")],
        ),
        (
            "spades",
            r#"{"bids":[4,3,3,3],"tricks":[5,2,4,2]}"#,
            [("Cy bids 3", "as it was"), ("Cy bids 4", "")],
        ),
    ] {
        let mut evening = Evening::new(scheme, &[], 4);
        evening.play(hand);
        let mut editor = evening.editor();
        let cy = Ask::Bid(Seat::new(2).unwrap());
        editor.correct_at(editor.ledger().session().hands[0].id, Some(cy));
        let steps = oddtrick::view::table::table(&editor).entry.steps;
        let chips = steps.iter().flat_map(|step| &step.chips);
        let said = chips.map(|chip| (say(&chip.label), say(&chip.description)));
        let said: Vec<_> = said.collect();
        for (label, description) in wanted {
            let wanted = (label.to_owned(), description.to_owned());
            assert!(said.contains(&wanted), "{wanted:?} in {said:?}");
        }
    }
}
