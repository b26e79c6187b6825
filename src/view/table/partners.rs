//! Partnership bidding: names of nil bids, and each side's contract and bags.

use super::pairs;
use super::{Entered, Fact, FactKind};
use crate::games::{Bid, HandRecord, HandResult, Side};
use crate::ledger::{ParticipantId, PlayedHand, Session};
use crate::scheme::keyword::Keyword;
use crate::scheme::partnership_bid::Nil;
use crate::seat::Seat;
use crate::view::message::{Key, Message};

/// A bid of nil: on a `-card`, `-in` a sentence, or `-short`.
pub(super) fn nil(nil: Nil, part: &str) -> Message {
    Key::new("partnership-bid", nil.word()).word_or_key(part)
}

/// A bid within a sentence.
pub(in crate::view) fn said(bid: Bid) -> Message {
    match bid {
        Bid::Tricks(n) => Message::number(n),
        Bid::Nil(which) => nil(which, "-in"),
    }
}

/// A bid in a narrow cell.
pub(crate) fn short(bid: Bid) -> Message {
    match bid {
        Bid::Tricks(n) => Message::number(n),
        Bid::Nil(which) => nil(which, "-short"),
    }
}

/// A player's partner.
pub(in crate::view) fn with_partner(session: &Session, seat: Seat) -> Message {
    let partner = session.seats.get((seat.index() + 2) % 4);
    partner.map_or(Message::Blank, |id| {
        Message::partners_with(session.name(*id))
    })
}

impl Entered<'_> {
    /// Where all four bid, each side with its contract, as far as both partners have bid, and its bags.
    pub(super) fn facts_of_sides(&self) -> Vec<Fact> {
        let Some(rules) = self.scheme.rules.partnership_bid() else {
            return Vec::new();
        };
        // The rows show each player's points, which can differ from those of the side after a change of seats.
        let ledger = self.editor.ledger();
        let session = ledger.session();
        let (totals, scores) = (ledger.totals(), ledger.carry().sides.score);
        let apart = Seat::all(4).zip(&session.seats).any(|(seat, id)| {
            let own = session.position(*id).map(|place| totals[place]);
            own != Some(scores[Side::of(seat).index()])
        });
        let fact = |side: Side| {
            let score = apart.then(|| Message::partners_score(scores[side.index()]));
            let contract = contract(side, &self.entry.record).map(Message::partners_contract);
            let bags = rules
                .bags
                .map(|_| self.entry.carry.sides.bags[side.index()]);
            let weak = score.into_iter().chain(contract);
            let weak = weak.chain(bags.map(Message::partners_bags));
            Some(Fact {
                kind: FactKind::Plain,
                strong: pairs::pair(side, &self.names),
                weak: weak.reduce(Message::listed)?,
            })
        };
        Side::BOTH.into_iter().filter_map(fact).collect()
    }
}

/// The contract of a side: the sum of both bids; `None` if one is missing.
fn contract<P>(side: Side, record: &HandRecord<P>) -> Option<i64> {
    let mut seats = Seat::all(4).filter(|seat| Side::of(*seat) == side);
    seats.try_fold(0, |sum, seat| {
        Some(sum + i64::from(record.bid_at(seat)?.tricks()))
    })
}

/// The contracts of both sides in a hand; blank if one is unknown.
pub(in crate::view) fn contracts(record: &HandRecord<ParticipantId>) -> Message {
    let [first, second] = Side::BOTH.map(|side| contract(side, record));
    first.zip(second).map_or(Message::Blank, |(first, second)| {
        Message::partners_contracts(first, second)
    })
}

/// The bags of both sides after a hand, or what a side lost for them with it.
pub(in crate::view) fn bags_after(session: &Session, played: &PlayedHand) -> Option<Message> {
    session.scheme.rules.partnership_bid()?.bags?;
    let HandResult::Bids { bag_penalty, .. } = played.outcome.result else {
        return None;
    };
    let lost = bag_penalty.into_iter().filter(|lost| *lost != 0);
    let lost = lost.map(|lost| Message::partners_bags_lost((-lost).into()));
    let [first, second] = played.after.sides.bags.map(i64::from);
    let bags = || Message::partners_bags_after(first, second);
    Some(lost.reduce(Message::listed).unwrap_or_else(bags))
}
