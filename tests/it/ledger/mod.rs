//! Laws of the ledger: every edit has an inverse, and a failing one changes nothing.

mod editor;
mod edits;
mod forgotten;
mod late;
mod later_hands;
mod names;
mod refused;
mod seating;
mod table;
mod walks;
mod whole;
mod written;

use crate::support::Evening;
use oddtrick::ledger::{Edit, EditError, Hand, Ledger};

const SOLO: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;

/// This table of Solo Whist after four hands.
fn four_solos(mut evening: Evening) -> Evening {
    for _ in 0..4 {
        evening.play(SOLO);
    }
    evening
}

/// An edited record that could not have been entered.
fn spoilt(hand: &Hand, spoil: impl Fn(&mut Hand)) -> Hand {
    let mut hand = hand.clone();
    spoil(&mut hand);
    hand
}

/// Makes an edit, compares with a fresh replay, undoes and redoes it.
#[track_caller]
fn done_and_undone(ledger: &mut Ledger, edit: &Edit) {
    let before = ledger.clone();
    ledger.apply(edit).unwrap();
    let after = ledger.clone();
    assert_eq!(Ledger::open(after.session().clone()), Ok(after.clone()));
    assert_ne!(after, before, "nothing has changed");
    assert_eq!(edit.inverse().inverse(), *edit);
    ledger.apply(&edit.inverse()).unwrap();
    assert_eq!(*ledger, before);
    ledger.apply(edit).unwrap();
    assert_eq!(*ledger, after);
    assert_eq!(through_json(edit), *edit);
}

/// Tries an edit that must fail, and checks that nothing has changed.
#[track_caller]
fn refused(ledger: &mut Ledger, edit: &Edit) -> EditError {
    let before = ledger.clone();
    let error = ledger.apply(edit).unwrap_err();
    assert_eq!(*ledger, before);
    error
}

/// Serialises and deserialises a value.
fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(thing: &T) -> T {
    serde_json::from_str(&serde_json::to_string(thing).unwrap()).unwrap()
}
