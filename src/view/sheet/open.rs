//! The row of the open hand.

use super::{BidAndTook, CellChange, played, played_by, seat_of, values};
use crate::games::entry::{Ask, Entry};
use crate::ledger::SessionEditor;
use crate::seat::Seat;
use crate::view::Message;
use crate::view::page::{SheetCell, SheetRow};
use crate::view::table::steps::bids::took;
use crate::view::table::{chosen, count};
use std::sync::Arc;

/// The row; while an older hand is corrected, it shows only who sits out.
pub(super) fn row(editor: &SessionEditor, columns: &[usize]) -> SheetRow {
    let session = editor.ledger().session();
    let index = session.hands.len();
    let waits = editor.correcting().is_some();
    let entry = if waits {
        Arc::new(editor.open_entry())
    } else {
        editor.entry()
    };
    let entry = &*entry;
    let sides = session.scheme.rules.odd_trick().is_some();
    let (who, what) = if waits {
        (Message::Blank, Message::Blank)
    } else {
        who_and_what(editor, entry)
    };
    let cells = if sides {
        vec![SheetCell::default(); 2]
    } else {
        let cells = columns.iter().map(|at| cell(editor, entry, *at));
        cells.map(Option::unwrap_or_default).collect()
    };
    SheetRow {
        number: count(index) + 1,
        index: Some(index),
        who,
        what_was: what.clone(),
        what_more: what.clone(),
        what,
        cells,
        open: true,
        at_cursor: !waits,
        label: Message::hand_number(count(index) + 1),
        ..SheetRow::default()
    }
}

/// The cell of a player: that they sit out this hand, or the values entered.
fn cell(editor: &SessionEditor, entry: &Entry, at: usize) -> Option<SheetCell> {
    let ledger = editor.ledger();
    let session = ledger.session();
    let seat = seat_of(&session.seats, session.participants.get(at)?.id)?;
    let deal = ledger.next_deal(&entry.said);
    if deal.is_ok_and(|deal| deal.out.at(seat)) {
        let total = ledger.totals().get(at).copied().unwrap_or(0);
        return Some(SheetCell {
            change: CellChange::SatOut,
            total: Some(session.scheme.points(total)),
            ..SheetCell::default()
        });
    }
    if editor.correcting().is_some() {
        return None;
    }
    let now = entry.asked();
    Some(SheetCell {
        bid: entry.record.bid_at(seat).map(|bid| BidAndTook {
            bid,
            took: took(entry, seat),
            made: None,
        }),
        asked: now.is_some_and(|step| step.ask == Ask::Bid(seat) || step.ask == Ask::Taken(seat)),
        value: values::of_open(session, entry, seat),
        ..SheetCell::default()
    })
}

/// Who plays, and what is bid, in the form of the rows of finished hands.
fn who_and_what(editor: &SessionEditor, entry: &Entry) -> (Message, Message) {
    let session = editor.ledger().session();
    let id = |seat: &Seat| session.seats.get(seat.index()).copied().ok_or(());
    let Ok(mut record) = entry.record.try_map(id) else {
        return (Message::Blank, Message::Blank);
    };
    if session.scheme.rules.exact_bid().is_some() {
        let deal = editor.ledger().next_deal(&entry.said).ok();
        record.cards = deal.map(|deal| deal.cards);
    }
    // Those who play one contract each for themselves are no pair.
    let alone = chosen(&session.scheme, entry).is_some_and(|one| one.declarers != 2);
    let who = match record.declarers.as_deref() {
        Some(all @ [_, _, ..]) if alone => {
            let names = all.iter().map(|id| Message::typed(&session.name(*id)));
            names.reduce(Message::listed).unwrap_or_default()
        }
        _ => played_by(session, &session.seats, &record),
    };
    (who, played(session, &record))
}
