//! Changes that end a game earlier: the hands after its end count as played on.

use super::editor::{answer_all, won};
use crate::support::{Evening, Rng, id, say};
use oddtrick::games::Override;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Edit, SessionEditor};
use oddtrick::seat::Seat;
use oddtrick::view::sheet::Sheet;

/// Corrects the tricks of a hand; returns the number of log rows.
fn correct_tricks(editor: &mut SessionEditor, rng: &mut Rng, index: usize, tricks: u8) -> usize {
    let hand = editor.ledger().session().hands[index].id;
    editor.correct_at(hand, Some(Ask::Tricks));
    let tap = Tap::Answer(Ask::Tricks, Answer::Tricks(tricks));
    editor.tap_with_end(tap, || rng.stamp()).unwrap().len()
}

/// The indices of the hands that count as played on.
fn played_on(editor: &SessionEditor) -> Vec<usize> {
    let hands = editor.ledger().session().hands.iter().enumerate();
    let on = hands.filter(|(_, hand)| hand.record.overrides == Some(Override::End));
    on.map(|(index, _)| index).collect()
}

#[test]
fn hands_after_a_game_that_a_correction_ends_earlier_count_as_played_on() {
    let mut rng = Rng::new(7);
    for (scheme, hands, tricks, first, totals) in [
        (
            "whist-5",
            &[("Ann", 8), ("Ann", 8), ("Bob", 9)][..],
            9,
            2,
            [5, 3],
        ),
        // A rubber of two games to 5.
        ("whist-short", &[("Ann", 10); 4][..], 11, 3, [17, 0]),
    ] {
        let mut evening = Evening::new(scheme, &[], 4);
        for (side, tricks) in hands {
            evening.play(&format!(r#"{{"side":"{side}","tricks":{tricks}}}"#));
        }
        let mut editor = evening.editor();
        let before = editor.ledger().clone();
        assert_eq!(correct_tricks(&mut editor, &mut rng, 0, tricks), 2);
        assert!(editor.ledger().session().ended.is_some());
        assert_eq!(played_on(&editor), [first], "{scheme}");
        assert_eq!(editor.ledger().totals()[..2], totals, "{scheme}");
        assert!(editor.ledger().finished_by(first - 1).is_some());
        // The sheet shows the correction as any other.
        let row = Sheet::of(&editor).of_hand(0).unwrap();
        assert!(row.corrected, "{scheme}");
        assert_eq!(say(&row.tricks_before), hands[0].1.to_string());
        // It is one step, undone and redone as logged.
        let row = editor.log().rows()[0].clone();
        assert_eq!(super::through_json(&row.act), row.act);
        let after = editor.ledger().clone();
        assert_eq!(editor.undo_with_end(|| rng.stamp()).unwrap().len(), 2);
        assert_eq!(*editor.ledger(), before);
        assert_eq!(editor.redo_with_end(|| rng.stamp()).unwrap().len(), 2);
        assert_eq!(*editor.ledger(), after);
    }
}

#[test]
fn the_end_of_a_session_stays_where_a_correction_ends_its_game_earlier() {
    let (mut editor, mut rng) = won();
    let ended = editor.ledger().session().ended;
    // Whist to 7: 4 and 4 points become 7 and 4.
    assert_eq!(correct_tricks(&mut editor, &mut rng, 0, 13), 1);
    assert_eq!(played_on(&editor), [1]);
    assert_eq!(editor.ledger().session().ended, ended);
    editor.undo_with_end(|| rng.stamp()).unwrap();
    assert_eq!(played_on(&editor), [0; 0]);
}

#[test]
fn later_hands_count_as_played_on_after_an_insertion_a_removal_and_an_adjustment() {
    let mut rng = Rng::new(8);
    // A forgotten hand in a full schedule: the deal shifts in the last one too.
    let mut evening = Evening::new("oh-hell", &["schedule.list=[1,1]"], 3);
    for _ in 0..2 {
        evening.play(r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#);
    }
    let mut editor = evening.editor();
    editor.correct(editor.ledger().session().hands[0].id);
    editor.insert_before();
    let answers = |ask| match ask {
        Ask::Bid(_) => Answer::Bid(0),
        Ask::Taken(seat) => Answer::Tricks(u8::from(seat.index() == 1)),
        _ => panic!("{ask:?}"),
    };
    answer_all(&mut editor, &mut rng, answers);
    assert_eq!(played_on(&editor), [2]);
    let hands = &editor.ledger().session().hands;
    let dealers: Vec<_> = hands.iter().map(|hand| hand.record.dealer).collect();
    // Anticlockwise.
    assert_eq!(dealers, [Some(id(0)), Some(id(2)), Some(id(1))]);
    // Ann's side has 2 - 3 + 3 + 2 points, without the second hand 2 + 3 + 2.
    let mut editor = Evening::whist_with_a_penalty().editor();
    editor.correct(editor.ledger().session().hands[1].id);
    editor.remove(rng.stamp()).unwrap().unwrap();
    assert_eq!(played_on(&editor), [2]);
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(played_on(&editor), [0; 0]);
    let edit = Edit::Adjust {
        hand: editor.ledger().session().hands[1].id,
        before: editor.ledger().session().hands[1]
            .record
            .adjust
            .clone()
            .unwrap(),
        after: Vec::new(),
    };
    editor.edit(edit, rng.stamp()).unwrap();
    assert_eq!(played_on(&editor), [3]);
    // A hand that is itself after the end is still refused.
    let record = editor.ledger().session().hands[0].record.clone();
    let error = editor.record(record, rng.stamp()).unwrap_err();
    assert_eq!(error.to_string(), "hand 5: the game is over");
}

#[test]
fn a_table_that_plays_on_does_so_until_it_ends_the_session() {
    let (mut editor, mut rng) = won();
    let at = editor.ledger().session().ended.unwrap();
    editor.edit(Edit::Reopen { at }, rng.stamp()).unwrap();
    let on = Tap::Override(Override::End);
    editor.tap_with_end(on, || rng.stamp()).unwrap();
    let answers = |ask| match ask {
        Ask::Side => Answer::Player(Seat::new(1).unwrap()),
        _ => Answer::Tricks(8),
    };
    for hand in 2..5 {
        // A misdeal changes nothing.
        editor.tap_with_end(Tap::Misdeal, || rng.stamp()).unwrap();
        assert_eq!(answer_all(&mut editor, &mut rng, answers), 1, "{hand}");
    }
    assert_eq!(played_on(&editor), [2, 3, 4]);
    assert_eq!(editor.ledger().session().ended, None);
    // A correction does not end it, nor is the tap undone for each hand.
    assert_eq!(correct_tricks(&mut editor, &mut rng, 3, 9), 1);
    assert_eq!(editor.ledger().session().ended, None);
    for _ in 0..3 {
        editor.undo_with_end(|| rng.stamp()).unwrap();
    }
    assert_eq!(editor.ledger().session().hands.len(), 4);
    assert_eq!(editor.open().taps, []);
    // Without a hand played on it is over again.
    while editor.ledger().session().hands.len() > 2 || !editor.open().taps.is_empty() {
        editor.undo_with_end(|| rng.stamp()).unwrap();
    }
    assert_eq!(editor.ledger().session().ended, Some(at));
}

#[test]
fn a_hand_inserted_between_hands_played_on_is_played_on() {
    let mut rng = Rng::new(9);
    let mut evening = Evening::new("whist-5", &[], 4);
    evening.play(r#"{"side":"Ann","tricks":11}"#);
    evening.play(r#"{"side":"Bob","tricks":9,"override":"end"}"#);
    let mut editor = evening.editor();
    editor.correct(editor.ledger().session().hands[1].id);
    editor.insert_before();
    let answers = |ask| match ask {
        Ask::Side => Answer::Player(Seat::new(1).unwrap()),
        _ => Answer::Tricks(8),
    };
    answer_all(&mut editor, &mut rng, answers);
    assert_eq!(played_on(&editor), [1, 2]);
    assert_eq!(editor.ledger().totals(), [5, 5, 5, 5]);
}
