//! A forgotten hand is inserted, and a wrong one is removed.

use crate::support::{Evening, Rng, id, minute};
use oddtrick::games::HandRecord;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Act, Edit, EditError, SessionEditor};
use oddtrick::seat::Seat;

/// Ann, Bob and Cy each played a solo.
fn three_hands() -> SessionEditor {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    for (who, tricks) in [("Ann", 5), ("Bob", 6), ("Cy", 7)] {
        evening.play(&format!(
            r#"{{"contract":"solo","declarers":["{who}"],"tricks":{tricks}}}"#
        ));
    }
    evening.editor()
}

fn solo(seat: usize, tricks: u8) -> [Tap; 3] {
    [
        Tap::Answer(Ask::Contract, Answer::Contract("solo".to_owned())),
        Tap::Answer(Ask::Declarer, Answer::Player(Seat::new(seat).unwrap())),
        Tap::Answer(Ask::Tricks, Answer::Tricks(tricks)),
    ]
}

#[test]
fn a_forgotten_hand_is_inserted_in_its_place() {
    let mut rng = Rng::new(3);
    let mut editor = three_hands();
    let before = editor.clone();
    let second = editor.ledger().session().hands[1].id;
    editor.correct(second);
    editor.insert_before();
    assert!(editor.inserting());
    let mut rows = Vec::new();
    for tap in solo(3, 8) {
        // The cursor survives a restart.
        let open = super::through_json(editor.open());
        editor = SessionEditor::new(editor.ledger().clone(), editor.log().clone(), open);
        rows = editor.tap(tap, rng.stamp()).unwrap();
    }
    assert!(
        matches!(&rows[..], [row] if matches!(&row.act, Act::Do(Edit::ReplaceHands { index: 1, .. })))
    );
    assert!(!editor.inserting());
    let hands = &editor.ledger().session().hands;
    let declarers: Vec<_> = hands
        .iter()
        .map(|hand| hand.record.declarers.clone().unwrap_or_default())
        .collect();
    assert_eq!(declarers, [[id(0)], [id(3)], [id(1)], [id(2)]]);
    // Ann dealt the first hand, so Bob dealt this one; the deal shifts after it.
    let dealers: Vec<_> = hands.iter().map(|hand| hand.record.dealer).collect();
    assert_eq!(
        dealers,
        [Some(id(0)), Some(id(1)), Some(id(2)), Some(id(3))]
    );
    let worth = |editor: &SessionEditor| editor.ledger().totals();
    let moved: Vec<i64> = worth(&editor)
        .iter()
        .zip(worth(&before))
        .map(|(new, old)| new - old)
        .collect();
    assert_eq!(moved, [-7, -7, -7, 21]);
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(editor.ledger(), before.ledger());
    assert_eq!(editor.open().taps, [], "it was not the hand that is open");
    editor.redo(rng.stamp()).unwrap();
    assert_eq!(editor.ledger().session().hands.len(), 4);
}

#[test]
fn a_wrong_hand_is_removed() {
    let mut rng = Rng::new(4);
    let mut editor = three_hands();
    let before = editor.clone();
    assert_eq!(editor.remove(rng.stamp()), None, "nothing is corrected");
    editor.correct(editor.ledger().session().hands[1].id);
    let row = editor.remove(rng.stamp()).unwrap().unwrap();
    assert!(matches!(
        row.act,
        Act::Do(Edit::RemoveHand { index: 1, .. })
    ));
    assert_eq!(editor.correcting(), None);
    assert_eq!(editor.ledger().session().hands.len(), 2);
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(editor.ledger(), before.ledger());
}

#[test]
fn no_hand_is_removed_or_inserted_after_the_end() {
    let mut rng = Rng::new(5);
    let mut editor = three_hands();
    editor
        .edit(Edit::End { at: minute(8) }, rng.stamp())
        .unwrap();
    let before = editor.ledger().clone();
    let first = editor.ledger().session().hands[0].id;
    editor.correct(first);
    assert_eq!(editor.remove(rng.stamp()), Some(Err(EditError::Ended)));
    editor.insert_before();
    let [contract, declarer, tricks] = solo(0, 5);
    editor.tap(contract, rng.stamp()).unwrap();
    editor.tap(declarer, rng.stamp()).unwrap();
    assert_eq!(editor.tap(tricks, rng.stamp()), Err(EditError::Ended));
    assert_eq!(*editor.ledger(), before);
}

#[test]
fn an_impossible_forgotten_hand_is_refused_with_its_number() {
    let editor = three_hands();
    let twice = HandRecord {
        out: Some(vec![editor.ledger().session().seats[0]; 2]),
        ..HandRecord::blank()
    };
    let error = editor.ledger().inserted(1, twice).unwrap_err();
    assert!(matches!(error, EditError::Hand { number: 2, .. }));
}

/// Inserts a hand before this index, a solo of Dee.
fn insertion_edit(editor: &mut SessionEditor, index: usize, rng: &mut Rng) {
    editor.correct(editor.ledger().session().hands[index].id);
    editor.insert_before();
    for tap in solo(3, 8) {
        editor.tap(tap, rng.stamp()).unwrap();
    }
}

fn dealers(editor: &SessionEditor) -> Vec<usize> {
    let session = editor.ledger().session();
    let hands = session.hands.iter();
    hands
        .map(|hand| session.position(hand.record.dealer.unwrap()).unwrap())
        .collect()
}

#[test]
fn the_deal_shifts_up_to_a_dealer_set_by_the_table() {
    let mut rng = Rng::new(6);
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    for said in ["", "", r#""dealer":"Ann","#, ""] {
        evening.play(&format!(
            r#"{{{said}"contract":"solo","declarers":["Ann"],"tricks":5}}"#
        ));
    }
    let mut editor = evening.editor();
    assert_eq!(dealers(&editor), [0, 1, 0, 1]);
    let before = editor.clone();
    insertion_edit(&mut editor, 1, &mut rng);
    assert_eq!(dealers(&editor), [0, 1, 2, 0, 1]);
    // It is one step, undone and redone as logged.
    let row = editor.log().rows().last().unwrap().clone();
    assert_eq!(super::through_json(&row.act), row.act);
    editor.undo(rng.stamp()).unwrap();
    assert_eq!(editor.ledger(), before.ledger());
    editor.redo(rng.stamp()).unwrap();
    assert_eq!(dealers(&editor), [0, 1, 2, 0, 1]);
    // Before the first hand too, and the next dealer follows.
    insertion_edit(&mut editor, 0, &mut rng);
    assert_eq!(dealers(&editor), [0, 1, 2, 3, 0, 1]);
    assert_eq!(editor.ledger().next_dealer().index(), 2);
}

#[test]
fn a_dealer_who_sat_out_stays() {
    let mut rng = Rng::new(7);
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    for who in ["Bob", "Cy", "Dee"] {
        evening.play(&format!(
            r#"{{"contract":"solo","declarers":["{who}"],"tricks":5}}"#
        ));
    }
    let mut editor = evening.editor();
    assert_eq!(dealers(&editor), [0, 1, 2]);
    insertion_edit(&mut editor, 1, &mut rng);
    assert_eq!(dealers(&editor), [0, 1, 1, 2]);
}
