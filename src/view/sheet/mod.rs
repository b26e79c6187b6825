//! The score sheet: one line per hand, points brought forward as hand 0, and the last hand as a sentence.

mod lines;
mod parts;

pub use lines::{Sheet, SheetValue};
pub(super) use parts::{Parts, adjustment_remarks, marks};

use super::message::{Key, inline};
use super::page::LastHand;
use super::table::{count, pairs, partners};
use super::{Change, Message, sessions};
use crate::games::{Bid, HandRecord, HandResult, Side};
use crate::ledger::{Hand, Ledger, ParticipantId, Session, SessionEditor, SessionSummary, seat_of};
use crate::points::Points;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{HighLow, Mode};
use crate::seat::Seat;

/// The head of a column of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name of a player or side.
    pub text: Message,
    /// The players of the column.
    pub players: Vec<String>,
}

/// What a hand brought a player or side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellChange {
    /// Nothing is shown: they had no seat, or the hand is open.
    #[default]
    Blank,
    /// Nothing: the hand was passed out.
    PassedOut,
    /// They sat it out.
    SatOut,
    /// The points.
    By(Points),
}

impl CellChange {
    /// The points, if there are any.
    pub fn points(self) -> Option<Points> {
        match self {
            Self::By(points) => Some(points),
            _ => None,
        }
    }

    /// The points as text.
    pub fn said(self) -> Message {
        match self {
            Self::Blank => Message::Blank,
            Self::PassedOut => Message::None,
            Self::SatOut => Message::SatOut,
            Self::By(points) => Message::change(Change(points)),
        }
    }
}

/// A bid and the tricks taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidAndTook {
    /// The bid.
    pub bid: Bid,
    /// The tricks, once entered.
    pub took: Option<i64>,
    /// Whether the bid was made; `None` in the open hand.
    pub made: Option<bool>,
}

/// The session's title, or its date, with its scheme.
pub fn subtitle(session: &Session) -> Message {
    Message::beside(title(session), Message::scheme(&session.scheme))
}

/// The session's title, or its date if it has none.
pub fn title(session: &Session) -> Message {
    Message::typed_or(&session.title, || Message::value(session.started))
}

/// The indices of the players with a row and a column: those seated, in playing order, then those who left, in order of
/// joining.
pub fn columns(ledger: &Ledger) -> Vec<usize> {
    let session = ledger.session();
    let round = session.scheme.direction.round(session.seats.len());
    let mut columns: Vec<usize> = round
        .filter_map(|seat| session.position(*session.seats.get(seat.index())?))
        .collect();
    if columns.len() < session.participants.len() {
        let sat = ledger.ever_sat().into_iter().enumerate();
        let left = sat.filter(|(at, sat)| *sat && !columns.contains(at));
        columns.extend(left.map(|(at, _)| at).collect::<Vec<_>>());
    }
    columns
}

/// Who has won or is ahead, in the order of the table, as in the list of sessions; without sides.
pub(super) fn outcome(ledger: &Ledger) -> Message {
    sessions::outcome(&SessionSummary::of(ledger), false)
}

/// The players or the two sides as column heads.
pub(super) fn heads(ledger: &Ledger) -> Vec<Head> {
    if ledger.session().scheme.rules.odd_trick().is_some() {
        return pairs::heads(ledger);
    }
    let people = &ledger.session().participants;
    let columns = columns(ledger).into_iter();
    let columns = columns.filter_map(|at| people.get(at));
    columns
        .map(|one| Head {
            text: Message::typed(&one.name),
            players: vec![one.name.clone()],
        })
        .collect()
}

/// A hand in a line without its number: who played it; what was played and the outcome; and the remark, if any.
pub fn line(ledger: &Ledger, index: usize) -> Option<(Message, Message, Option<Message>)> {
    let parts = Parts::of(ledger, index)?;
    let (hand, played) = ledger.hand(index)?;
    if !matches!(played.outcome.result, HandResult::Bids { .. }) {
        let session = ledger.session();
        let tail = parts.tail.and(honours_in_row(session, hand));
        let tail = tail.and(pairs::game_won(session, hand, played));
        return Some((parts.who, tail, parts.remark));
    }
    let said = [parts.who, parts.what, parts.tail].into_iter();
    let said = said.filter(|part| *part != Message::Blank);
    let said = said.reduce(Message::listed).unwrap_or_default();
    Some((said, Message::Blank, parts.remark))
}

/// The last hand in a line.
pub(super) fn last_hand(editor: &SessionEditor) -> Option<LastHand> {
    let index = editor.ledger().session().hands.len().checked_sub(1)?;
    let parts = Parts::of(editor.ledger(), index)?;
    let n = count(index) + 1;
    Some(LastHand {
        index,
        head: match parts.remark {
            Some(_) => Message::hand_head_remarked(n),
            None => Message::hand_head(n),
        },
        who: parts.who.clone(),
        tail: parts.tail.clone(),
        label: parts.described(),
    })
}

/// The line below the sheet: the newest correction, or how to make one.
pub(super) fn footer_line(editor: &SessionEditor) -> Message {
    let session = editor.ledger().session();
    let newest = editor.log().in_force().filter_map(|(_, edit)| {
        let (before, after) = edit.corrected_hand()?;
        let index = session.hand_position(after.id)?;
        (!same_play(&before.record, &after.record)).then_some((index, before, after))
    });
    match newest.last() {
        None if session.hands.is_empty() => Message::NoHandYet,
        None => Message::TapToCorrect,
        Some((index, before, after)) => {
            let n = index + 1;
            let same_tricks = HandRecord {
                tricks: after.record.tricks.clone(),
                ..before.record.clone()
            };
            // After a change of declarer or contract, a change of tricks would mislead.
            let only_tricks = same_play(&same_tricks, &after.record);
            let tricks = before.record.side_tricks().zip(after.record.side_tricks());
            match tricks.filter(|_| only_tricks) {
                None => Message::corrected(n),
                Some((before, after)) if session.scheme.rules.counts_books() => {
                    Message::corrected_books(n, before, after)
                }
                Some((before, after)) => Message::corrected_tricks(n, before, after),
            }
        }
    }
}

/// Whether two records have the same play; remarks do not count as a correction.
fn same_play(one: &HandRecord<ParticipantId>, other: &HandRecord<ParticipantId>) -> bool {
    let play = |record: &HandRecord<ParticipantId>| HandRecord {
        revoke: None,
        adjust: None,
        note: None,
        ..record.clone()
    };
    play(one) == play(other)
}

/// A player's bid and tricks.
type Bids = (Bid, u8);

/// The players whose bid or tricks differ in a corrected hand, with those before and after, where each player bids.
pub(super) fn changed_seats(session: &Session, was: &Hand, is: &Hand) -> Vec<(String, Bids, Bids)> {
    let seats = Seat::all(was.seats.len()).filter(|_| was.seats == is.seats);
    let changed = seats.filter_map(|seat| {
        let before = was.record.bid_and_taken(seat)?;
        let after = is.record.bid_and_taken(seat)?;
        let name = session.name(is.seats[seat.index()]);
        (before != after).then_some((name, before, after))
    });
    changed.collect()
}

/// The honours of a hand and who held them; `None` if none count.
pub(super) fn honours(session: &Session, hand: &Hand) -> Option<Message> {
    let held = hand.record.honours.as_ref()?;
    let side = side(session, &hand.seats, held.side);
    Some(Message::listed(
        Message::step_honours_card(held.count),
        side,
    ))
}

/// The honours of a hand in its row, which names the side that is counted.
fn honours_in_row(session: &Session, hand: &Hand) -> Option<Message> {
    let held = hand.record.honours.as_ref()?;
    let of = |who| side(session, &hand.seats, who);
    if hand.record.side.map(of) == Some(of(held.side)) {
        return Some(Message::step_honours_card(held.count));
    }
    honours(session, hand)
}

/// A player's side, named by both partners.
fn side(session: &Session, seats: &[ParticipantId], player: ParticipantId) -> Message {
    let side = seat_of(seats, player).map_or(Side::BOTH[0], Side::of);
    pairs::pair(side, &session.names(seats))
}

/// What was bid where there are no contracts: high or low, a bid, the odd trick, or a number of cards.
fn undertaken(record: &HandRecord<ParticipantId>) -> Message {
    if let Some(high_low) = record.mode.as_deref().and_then(HighLow::from_word) {
        return Key::new("odd-trick", high_low.word()).word_or_key("-in");
    }
    match (record.bid, record.side.is_some(), record.cards) {
        (Some(level), _, _) => match record.mode.as_deref().and_then(Mode::from_word) {
            Some(mode) => Message::spaced(Message::number(level), pairs::inline(mode)),
            None => Message::number(level),
        },
        (None, true, _) => Message::SideTook,
        (None, false, Some(cards)) => Message::cards_dealt(cards),
        _ => Message::Blank,
    }
}

/// Who played a hand, as far as it is entered.
fn played_by(
    session: &Session,
    seats: &[ParticipantId],
    record: &HandRecord<ParticipantId>,
) -> Message {
    let one = |id: &ParticipantId| Message::typed(&session.name(*id));
    // Those who play one contract each for themselves are no pair.
    let contract = record.contract.as_deref();
    let contract = contract.and_then(|id| session.scheme.contract(id));
    let is_pair = contract.is_none_or(|contract| contract.declarers == 2);
    match record.declarers.as_deref().unwrap_or_default() {
        [first, second] if is_pair => Message::pair(session.name(*first), session.name(*second)),
        [] => match (record.payer.or(record.receiver), record.side) {
            (Some(player), _) => one(&player),
            (None, Some(player)) => side(session, seats, player),
            (None, None) => record.bidder.as_ref().map_or(Message::Blank, one),
        },
        all => all
            .iter()
            .map(one)
            .reduce(Message::listed)
            .unwrap_or_default(),
    }
}

/// What was played in a hand, as far as it is entered.
fn played(session: &Session, record: &HandRecord<ParticipantId>) -> Message {
    if record.passed == Some(true) {
        return Message::PassedOut;
    }
    if session.scheme.rules.partnership_bid().is_some() {
        return partners::contracts(record);
    }
    match record.contract.as_deref() {
        Some(id) => inline(&session.scheme, id),
        None => undertaken(record),
    }
}
