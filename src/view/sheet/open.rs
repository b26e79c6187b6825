//! The row of the open hand.

use super::{BidAndTook, CellChange, level_and_mode, seat_of, values};
use crate::games::entry::{Answer, Ask, Entry};
use crate::games::{Side, trump};
use crate::ledger::{Session, SessionEditor};
use crate::scheme::Rules;
use crate::seat::Seat;
use crate::view::page::{SheetCell, SheetRow};
use crate::view::table::pairs::inline_high_low;
use crate::view::table::steps::bids::{bid, took};
use crate::view::table::{chosen, count, partners, player};
use crate::view::{Message, contract_inline};
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
        (who(session, entry), what(editor, entry))
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
        bid: bid(entry, seat).map(|bid| BidAndTook {
            bid,
            took: took(entry, seat),
            made: None,
        }),
        asked: now.is_some_and(|step| step.ask == Ask::Bid(seat) || step.ask == Ask::Taken(seat)),
        value: values::of_open(session, entry, seat),
        ..SheetCell::default()
    })
}

/// Who plays: the declarers, the bidder, or the side with the odd trick.
fn who(session: &Session, entry: &Entry) -> Message {
    let at = |index: usize| {
        let id = session.seats.get(index);
        id.map(|id| session.name(*id)).unwrap_or_default()
    };
    let pair = |one: usize, other: usize| Message::pair(at(one), at(other));
    let also = entry.steps.iter();
    let also = also.filter_map(|step| match (step.ask, &step.answer) {
        (Ask::Declarer | Ask::FurtherDeclarer(_), Some(Answer::Player(seat))) => Some(*seat),
        _ => None,
    });
    let also: Vec<Seat> = also.collect();
    if let [_, _, ..] = also.as_slice() {
        let names = also.iter().map(|seat| Message::typed(&at(seat.index())));
        return names.reduce(Message::listed).unwrap_or_default();
    }
    match (player(entry, Ask::Declarer), player(entry, Ask::Partner)) {
        (Some(one), Some(other)) => return pair(one.index(), other.index()),
        (Some(one), None) => return Message::typed(&at(one.index())),
        (None, _) => {}
    }
    if let Some(bidder) = player(entry, Ask::Bidder) {
        return Message::typed(&at(bidder.index()));
    }
    match player(entry, Ask::Side).map(|seat| Side::of(seat).index()) {
        Some(side) => pair(side, side + 2),
        None => Message::Blank,
    }
}

/// What is bid, in the form of the rows of finished hands.
fn what(editor: &SessionEditor, entry: &Entry) -> Message {
    let scheme = &editor.ledger().session().scheme;
    if let Some(contract) = chosen(scheme, entry) {
        return contract_inline(contract);
    }
    if scheme.rules.partnership_bid().is_some() {
        return partners::contracts_so_far(entry);
    }
    if matches!(scheme.rules, Rules::ExactBid(_)) {
        let deal = editor.ledger().next_deal(&entry.said);
        return deal.map_or(Message::Blank, |deal| Message::cards_dealt(deal.cards));
    }
    if let Some(high_low) = trump::high_or_low(entry) {
        return inline_high_low(high_low);
    }
    match entry.level() {
        Some(n) => level_and_mode(n.into(), trump::ranking(entry).0),
        None if player(entry, Ask::Side).is_some() => Message::SideTook,
        None => Message::Blank,
    }
}
