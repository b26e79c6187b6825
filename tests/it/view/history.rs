//! The history page.

use crate::support::{Evening, Rng, editor_of, id, minute, participant};
use oddtrick::cards::Card;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Act, Draw, Edit, EditError, Ledger, Log, SessionEditor, Terms};
use oddtrick::scheme::SettleMode::{Difference, PerPoint};
use oddtrick::view::history::history;
use oddtrick::words::Words;

fn begun(scheme: &str, stake: bool) -> SessionEditor {
    let mut session = Evening::new(scheme, &[], 4).ledger.session().clone();
    if stake {
        session.stake = crate::support::stake("0.10", "PLN");
    }
    editor_of(Ledger::open(session).unwrap())
}

fn record(editor: &mut SessionEditor, rng: &mut Rng, outside: &str) {
    let evening = Evening {
        ledger: editor.ledger().clone(),
    };
    let hand = evening.hand(outside);
    editor.record(hand.record, rng.stamp()).unwrap();
}

/// The newest change and its effects, as shown on the page.
fn newest(editor: &SessionEditor) -> (String, Vec<String>) {
    let view = history(editor, 100);
    let row = &view.lines[0];
    let words = Words::of("en");
    let moved = row.moved.iter().map(|moved| words.say(&moved.says));
    (words.say(&row.what), moved.collect())
}

#[test]
fn a_correction_shows_old_and_new_values_and_their_effect() {
    let mut rng = Rng::new(1);
    let mut editor = begun("solo-whist-points", true);
    record(
        &mut editor,
        &mut rng,
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#,
    );
    assert_eq!(newest(&editor).0, "Hand 1: Ann, solo, 5 tricks");
    editor.correct(editor.ledger().session().hands[0].id);
    editor
        .tap(Tap::Answer(Ask::Tricks, Answer::Tricks(7)), rng.stamp())
        .unwrap();
    let (what, moved) = newest(&editor);
    assert_eq!(what, "Hand 1: Ann, solo, 5 tricks became 7");
    assert_eq!(
        moved,
        [
            "Ann +6, +0.60",
            "Bob −2, −0.20",
            "Cy −2, −0.20",
            "Dee −2, −0.20"
        ]
    );
    editor.undo(rng.stamp()).unwrap();
    let (what, moved) = newest(&editor);
    assert_eq!(what, "Undone: Hand 1: Ann, solo, 5 tricks became 7");
    assert_eq!(moved[0], "Ann −6, −0.60");
    let view = history(&editor, 100);
    let undone: Vec<bool> = view.lines.iter().map(|row| row.undone).collect();
    assert_eq!(undone, [false, true, false]);
}

#[test]
fn a_hand_has_its_remarks() {
    let mut rng = Rng::new(1);
    let mut editor = begun("solo-whist-points", false);
    let solo = r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"revoke":"Dee",
        "adjust":[{"player":"Bob","points":-10,"reason":"late"}]}"#;
    record(&mut editor, &mut rng, solo);
    let (what, moved) = newest(&editor);
    let hand = "Hand 1: Ann, solo, 5 tricks; Dee revoked; Bob −10, late";
    assert_eq!(what, hand);
    assert!(moved.contains(&"Bob −14".to_owned()), "{moved:?}");
    editor.correct(editor.ledger().session().hands[0].id);
    editor.remove(rng.stamp()).unwrap().unwrap();
    assert_eq!(newest(&editor).0, format!("Removed: {hand}"));
}

#[test]
fn a_correction_in_oh_hell_names_whose_bid_it_was() {
    let mut rng = Rng::new(2);
    let mut editor = begun("oh-hell", false);
    record(
        &mut editor,
        &mut rng,
        r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#,
    );
    editor.correct(editor.ledger().session().hands[0].id);
    // Ann dealt and so spoke last: her tricks follow from the others'.
    let bob = oddtrick::seat::Seat::new(1).unwrap();
    let tap = Tap::Answer(Ask::Taken(bob), Answer::Tricks(1));
    editor.tap(tap, rng.stamp()).unwrap();
    let (what, moved) = newest(&editor);
    assert_eq!(
        what,
        "Hand 1 corrected: Ann bid 0 and took 0, not 0 and 1; Bob bid 0 and took 1, not 0 and 0"
    );
    assert_eq!(moved, ["Ann +10", "Bob −10"]);
}

/// Every kind of change is described, and the effects add up to the current totals.
#[test]
fn the_described_changes_add_up_to_the_totals() {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut editor = begun("solo-whist-points", true);
        for _ in 0..60 {
            let edit = crate::support::random_edit(&mut rng, editor.ledger());
            editor.edit(edit, rng.stamp()).unwrap();
            if rng.below(3) == 0 {
                editor.by_edits(|editor| drop(editor.undo(rng.stamp())));
            }
            if rng.below(5) == 0 {
                editor.by_edits(|editor| drop(editor.redo(rng.stamp())));
            }
        }
        let view = history(&editor, usize::MAX);
        assert_eq!(view.earlier, None, "the whole log leads back to the start");
        let sum: i64 = view
            .lines
            .iter()
            .flat_map(|row| &row.moved)
            .map(|moved| moved.points.n)
            .sum();
        assert_eq!(sum, editor.ledger().totals().iter().sum::<i64>());
        let words = Words::of("en");
        for row in &view.lines {
            assert!(!words.say(&row.what).is_empty());
        }
        assert_eq!(history(&editor, 7).lines[..], view.lines[..7]);
    }
}

#[test]
fn changes_without_points_are_described_too() {
    let mut rng = Rng::new(7);
    let mut editor = begun("whist-5", false);
    for (edit, told) in [
        (
            Edit::Retitle {
                before: editor.ledger().session().title.clone(),
                after: "Friday".to_owned(),
            },
            "Named Friday",
        ),
        (
            Edit::annotate(editor.ledger().session(), "Rain.\nNo wine.").unwrap(),
            "Session note: Rain.…",
        ),
        (
            Edit::Rename {
                participant: id(0),
                before: "Ann".to_owned(),
                after: "Anna".to_owned(),
            },
            "Ann renamed to Anna",
        ),
        (
            Edit::reseat(
                editor.ledger().session().seats.clone(),
                vec![id(1), id(0), id(2), id(3)],
            ),
            "Seating: Bob, Anna, Cy, Dee",
        ),
        (
            Edit::Reseat {
                before: [1, 0, 2, 3].map(id).to_vec(),
                after: [1, 4, 2, 3].map(id).to_vec(),
                joins: vec![participant(4)],
                leaves: Vec::new(),
            },
            "Eve joined · Anna left · Seating: Bob, Eve, Cy, Dee",
        ),
        (Edit::End { at: minute(20) }, "Session ended"),
    ] {
        editor.edit(edit, rng.stamp()).unwrap();
        assert_eq!(newest(&editor), (told.to_owned(), vec![]));
    }
}

#[test]
fn a_change_of_the_settlement_says_what_it_changes() {
    let mut rng = Rng::new(8);
    let mut editor = begun("oh-hell", true);
    let free = "Whoever sits out a hand neither pays nor is paid";
    let both = format!("Settled by the point · {free}");
    for (settle, paid_each_hand, sits_out_counts, told) in [
        (Difference, false, true, "Settled by difference"),
        (Difference, true, true, "Paid after every hand"),
        (Difference, false, true, "Paid at the end"),
        (PerPoint, false, false, both.as_str()),
        (
            PerPoint,
            false,
            true,
            "Whoever sits out a hand pays for it too",
        ),
    ] {
        let before = editor.ledger().session().terms;
        let after = Terms {
            settle,
            paid_each_hand,
            sits_out_counts,
        };
        let edit = Edit::Settle { before, after };
        editor.edit(edit, rng.stamp()).unwrap();
        assert_eq!(newest(&editor).0, told);
    }
}

/// Changes the record of the first hand, and returns its description.
fn put_right(editor: &mut SessionEditor, rng: &mut Rng, change: &str) -> String {
    let before = editor.ledger().session().hands[0].clone();
    let record = Evening::new("solo-whist-points", &[], 4)
        .hand(change)
        .record;
    let after = oddtrick::ledger::Hand {
        record,
        ..before.clone()
    };
    editor
        .edit(Edit::ReplaceHand { before, after }, rng.stamp())
        .unwrap();
    newest(editor).0
}

#[test]
fn corrected_remarks_are_described() {
    let mut rng = Rng::new(4);
    let mut editor = begun("solo-whist-points", false);
    let solo = |tricks: u8, more: &str| {
        format!(
            r#"{{"contract":"solo","declarers":["Ann"],"tricks":{tricks},"cards":13,"dealer":{more}}}"#
        )
    };
    record(&mut editor, &mut rng, &solo(5, r#""Ann""#));
    for (change, says) in [
        (solo(5, r#""Cy""#), "Hand 1 corrected: Cy dealt"),
        (
            solo(5, r#""Cy","trump":"hearts","note":"late""#),
            "Hand 1 corrected: Trumps: hearts; note: late",
        ),
        (
            solo(4, r#""Cy","trump":"hearts","note":"late","revoke":"Bob""#),
            "Hand 1: Ann, solo, 5 tricks became 4; Bob revoked",
        ),
        (
            solo(
                4,
                r#""Cy","trump":"hearts","adjust":[{"player":"Dee","points":-3,"reason":"penalty"}]"#,
            ),
            "Hand 1 corrected: no note; Dee −3, penalty; removed: Bob revoked",
        ),
    ] {
        assert_eq!(put_right(&mut editor, &mut rng, &change), says);
    }
}

#[test]
fn undoing_a_removal_or_an_insertion_is_one_sentence() {
    let mut rng = Rng::new(5);
    let mut editor = begun("solo-whist-points", false);
    let solo = Evening::new("solo-whist-points", &[], 4)
        .hand(r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#)
        .record;
    let play = |editor: &mut SessionEditor, rng: &mut Rng| {
        editor.record(solo.clone(), rng.stamp()).unwrap()
    };
    play(&mut editor, &mut rng);
    play(&mut editor, &mut rng);
    let hands = editor.ledger().session().hands.clone();
    let removal = Edit::RemoveHand {
        index: 0,
        hand: hands[0].clone(),
    };
    editor.edit(removal.clone(), rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Removed: Hand 1: Ann, solo, 5 tricks");
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Undone: removal of hand 1");
    editor.redo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Redone: removal of hand 1");
    editor.edit(removal.inverse(), rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Inserted: Hand 1: Ann, solo, 5 tricks");
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Undone: insertion of hand 1");
    // The last hand is undone, not its insertion.
    play(&mut editor, &mut rng);
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Undone: Hand 2: Ann, solo, 5 tricks");
}

#[test]
fn remarks_mark_the_hand() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#);
    evening.play(
        r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"revoke":"Cy","adjust":[{"player":"Dee","points":-3,"reason":"penalty"},{"player":"Ann","points":3}]}"#,
    );
    let editor = evening.editor();
    let words = Words::of("en");
    let sheet = oddtrick::view::sheet::Sheet::of(&editor);
    let rows: Vec<_> = sheet.hands().collect();
    assert_eq!(rows[0].remark, None);
    assert_eq!(words.say(&rows[0].what_more), "solo");
    let remark = "Cy revoked; Dee −3, penalty; Ann +3";
    assert_eq!(words.say(rows[1].remark.as_ref().unwrap()), remark);
    assert_eq!(words.say(&rows[1].what_more), format!("solo, {remark}"));
    let label = format!("Hand 2: Bob, solo, 5 tricks; {remark}");
    assert_eq!(words.say(&rows[1].label), label);
    let last = oddtrick::view::table::table(&editor).last_hand.unwrap();
    assert_eq!(words.say(&last.head), "Hand 2*:");
    assert_eq!(words.say(&last.label), label);
}

#[test]
fn draws_are_described_and_cannot_be_undone() {
    let mut rng = Rng::new(3);
    let mut editor = begun("whist-5", false);
    let card = |n: u8| Card::try_from(n).unwrap();
    for (draw, told) in [
        (
            Draw::Seats(vec![id(2), id(0), id(1), id(3)]),
            "Seats drawn: Cy, Ann, Bob, Dee",
        ),
        (
            Draw::Partners(vec![
                (id(3), card(51)),
                (id(1), card(46)),
                (id(2), card(9)),
                (id(0), card(0)),
            ]),
            "Partners drawn: Dee A♠ and Bob K♥ against Cy 4♦ and Ann 2♣",
        ),
        (Draw::Dealer(id(1)), "Drawn to deal first: Bob"),
    ] {
        let row = editor.note_draw(draw.clone(), rng.stamp()).unwrap();
        let text = serde_json::to_string(&row.act).unwrap();
        assert_eq!(serde_json::from_str::<Act>(&text).unwrap(), row.act);
        assert_eq!(newest(&editor), (told.to_owned(), vec![]));
        assert!(!editor.can_undo() && editor.undo(rng.stamp()).is_none());
    }
    let before = editor.ledger().session().clone();
    record(&mut editor, &mut rng, r#"{"side":"Ann","tricks":8}"#);
    editor.by_edits(|editor| editor.undo(rng.stamp()).unwrap());
    assert_eq!(editor.ledger().session(), &before);
    assert_eq!(editor.by_edits(|editor| editor.undo(rng.stamp())), None);
    let undone: Vec<bool> = history(&editor, 100)
        .lines
        .iter()
        .map(|row| row.undone)
        .collect();
    assert_eq!(undone, [false, true, false, false, false]);
    let stranger = Draw::Dealer(oddtrick::ledger::ParticipantId(99));
    assert_eq!(
        editor.note_draw(stranger, rng.stamp()),
        Err(EditError::Stale)
    );
    assert_eq!(
        Log::read(editor.log().rows().to_vec()).unwrap(),
        *editor.log()
    );
}

#[test]
fn a_change_that_ends_the_game_earlier_says_what_becomes_of_later_hands() {
    let mut rng = Rng::new(9);
    let mut editor = Evening::whist_with_a_penalty().editor();
    let hand = |editor: &SessionEditor, index: usize| editor.ledger().session().hands[index].id;
    let on = |ends: usize| {
        format!("The game is over with hand {ends}; the hands after it count as played on")
    };
    editor.correct(hand(&editor, 0));
    editor
        .tap(Tap::Answer(Ask::Tricks, Answer::Tricks(11)), rng.stamp())
        .unwrap();
    let became = "Hand 1: Ann & Cy, odd trick, 8 tricks became 11";
    assert_eq!(newest(&editor).0, format!("{became}. {}", on(1)));
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, format!("Undone: {became}. {}", on(1)));
    editor.correct(hand(&editor, 1));
    editor.remove(rng.stamp()).unwrap().unwrap();
    let said = newest(&editor).0;
    assert!(
        said.starts_with("Removed: ") && said.ends_with(&on(2)),
        "{said}"
    );
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Undone: removal of hand 2");
    editor.correct(hand(&editor, 1));
    editor.insert_before();
    for tap in [
        Tap::Answer(
            Ask::Side,
            Answer::Player(oddtrick::seat::Seat::new(0).unwrap()),
        ),
        Tap::Answer(Ask::Tricks, Answer::Tricks(9)),
    ] {
        editor.tap(tap, rng.stamp()).unwrap();
    }
    let said = newest(&editor).0;
    assert!(
        said.starts_with("Inserted: ") && said.ends_with(&on(2)),
        "{said}"
    );
    assert!(
        said.contains("The deal of hands 3 to 5 moves on by one place"),
        "{said}"
    );
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(newest(&editor).0, "Undone: insertion of hand 2");
}

#[test]
fn a_change_has_the_sign_of_its_money() {
    let stake = crate::support::stake("1", "INR");
    let evening = Evening::new("callbreak", &[], 4).staked(stake, Difference);
    let mut editor = evening.editor();
    let hand = r#"{"bids":[1,2,3,4],"tricks":[1,2,4,6]}"#;
    record(&mut editor, &mut Rng::new(1), hand);
    assert_eq!(newest(&editor).1[0], "Ann +1.0, −6.30");
    let view = history(&editor, 1);
    let signs = view.lines[0].moved.iter().map(|moved| moved.sign);
    assert_eq!(signs.collect::<Vec<_>>(), [-1, -1, 1, 1]);
}
