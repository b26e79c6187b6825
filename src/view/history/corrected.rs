//! What changed in a corrected hand.

use crate::ledger::{Hand, Ledger, Session};
use crate::seat::Seat;
use crate::view::sheet::{bid_and_taken, honours, marks, sentence};
use crate::view::table::partners::said;
use crate::view::{Message, trump};

/// All changes in one message: the play and the remarks.
pub(super) fn corrected((before, was): (&Ledger, &Hand), (after, is): (&Ledger, &Hand)) -> Message {
    let session = after.session();
    let Some(index) = session.hand_position(is.id) else {
        return Message::Blank;
    };
    let n = index + 1;
    let seats = seats_became(session, was, is);
    let play = seats
        .is_empty()
        .then(|| play_became(n, sentence(before, index)?, sentence(after, index)?));
    let beside = beside_became(session, was, is).into_iter();
    if let Some(play) = play.flatten() {
        return beside.fold(play, Message::history_and);
    }
    match seats.into_iter().chain(beside).reduce(Message::history_and) {
        Some(what) => Message::history_corrected(n, what),
        None => Message::history_details(n),
    }
}

/// The change of the play; `None` if it is the same.
fn play_became(n: usize, old: Message, new: Message) -> Option<Message> {
    match (old, new) {
        (old, new) if old == new => None,
        (
            Message::HandTricks {
                who,
                what,
                tricks: old,
                ..
            },
            Message::HandTricks {
                who: same_who,
                what: same_what,
                tricks: new,
                ..
            },
        ) if who == same_who && what == same_what => {
            Some(Message::history_tricks_became(n, *who, *what, old, new))
        }
        (old, new) => Some(Message::history_became(old, new)),
    }
}

/// The changes other than the play, with their new values: dealer, trump, honours, note and remarks.
fn beside_became(session: &Session, was: &Hand, is: &Hand) -> Vec<Message> {
    let (old, new) = (&was.record, &is.record);
    let mut parts: Vec<Message> = Vec::new();
    if let Some(dealer) = new.dealer.filter(|dealer| Some(*dealer) != old.dealer) {
        parts.push(Message::history_dealt_by(session.name(dealer)));
    }
    if old.trump != new.trump {
        parts.push(Message::trump_is(trump(new.trump)));
    }
    if old.honours != new.honours {
        parts.push(honours(session, is).unwrap_or(Message::ChipHonoursNone));
    }
    if old.note != new.note {
        let note = new.note.clone();
        parts.push(note.map_or(Message::HistoryNoteGone, |note| {
            Message::history_noted(note)
        }));
    }
    let (old, new) = (marks(session, was), marks(session, is));
    parts.extend(new.iter().filter(|mark| !old.contains(mark)).cloned());
    let gone = old.iter().filter(|mark| !new.contains(mark)).cloned();
    parts.extend(gone.map(Message::history_gone));
    parts
}

/// The changed bids and tricks, where each player bids.
fn seats_became(session: &Session, was: &Hand, is: &Hand) -> Vec<Message> {
    let at = |hand: &Hand, seat: Seat| bid_and_taken(&hand.record, seat);
    if was.seats != is.seats {
        return Vec::new();
    }
    let seats = Seat::all(is.seats.len());
    seats
        .filter_map(|seat| {
            let ((bid_before, took_before), (bid, took)) = (at(was, seat)?, at(is, seat)?);
            let moved = (bid_before, took_before) != (bid, took);
            let name = session.name(is.seats[seat.index()]);
            let (old, new) = (said(bid_before), said(bid));
            moved.then(|| Message::history_seat_became(name, old, took_before, new, took))
        })
        .collect()
}
