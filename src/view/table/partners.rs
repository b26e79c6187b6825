//! Two partnerships of which everybody bids: what a nil is called, and each side's contract and bags.

use super::pairs;
use super::steps::bids::bid;
use super::{Fact, FactKind, count};
use crate::games::entry::Entry;
use crate::games::{Bid, Carry, HandRecord, HandResult, Side, Tricks};
use crate::ledger::{Book, ParticipantId, Played, Session};
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::seat::Seat;
use crate::view::message::Message;

/// A bid of no trick at all as it stands on a card.
pub(in crate::view) fn nil(nil: Nil) -> Message {
    match nil {
        Nil::Seen => Message::PartnersNil,
        Nil::Blind => Message::PartnersCardBlindNil,
    }
}

/// The same inside a sentence.
pub(super) fn in_nil(nil: Nil) -> Message {
    match nil {
        Nil::Seen => Message::PartnersInNil,
        Nil::Blind => Message::PartnersInBlindNil,
    }
}

/// A bid inside a sentence.
pub(in crate::view) fn said(bid: Bid) -> Message {
    match bid {
        Bid::Tricks(n) => Message::Number { n: i64::from(n) },
        Bid::Nil(nil) => in_nil(nil),
    }
}

/// A bid in a narrow cell.
pub fn short(bid: Bid) -> Message {
    match bid {
        Bid::Tricks(n) => Message::Number { n: i64::from(n) },
        Bid::Nil(Nil::Seen) => Message::PartnersShortNil,
        Bid::Nil(Nil::Blind) => Message::PartnersShortBlindNil,
    }
}

/// Who somebody plays with.
pub(in crate::view) fn with(session: &Session, seat: Seat) -> Message {
    let partner = session.seats.get((seat.index() + 2) % 4);
    partner.map_or(Message::Blank, |id| {
        let name = crate::view::sheet::name(session, *id);
        Message::PartnersWith { name }
    })
}

/// What somebody's side stands at in such a game; none in another one.
pub(in crate::view) fn total(session: &Session, carry: &Carry, seat: Seat) -> Option<i64> {
    session.scheme.rules.partnership_bid()?;
    Some(carry.sides.score[Side::of(seat).index()])
}

/// Each side with its contract, as far as both partners have bid, and its bags.
pub(in crate::view) fn facts(book: &Book, names: &[String]) -> Vec<Fact> {
    let session = book.ledger().session();
    let Some(rules) = session.scheme.rules.partnership_bid() else {
        return Vec::new();
    };
    let (entry, carry) = (book.entry(), book.circumstances().0);
    let fact = |side: Side| {
        let contract = contract(side, |seat| bid(&entry, seat));
        let contract = contract.map(|n| Message::PartnersContract { n });
        let bags = rules.bags.map(|_| {
            let n = i64::from(carry.sides.bags[side.index()]);
            Message::PartnersBags { n }
        });
        let weak = contract.into_iter().chain(bags).reduce(|first, second| {
            let (first, second) = (first.part(), second.part());
            Message::PairsMore { first, second }
        })?;
        let both = [side.index(), side.index() + 2];
        let both = both.map(|at| names.get(at).map_or("", String::as_str));
        Some(Fact {
            kind: FactKind::Plain,
            strong: pairs::side(both.into_iter()),
            weak,
        })
    };
    Side::BOTH.into_iter().filter_map(fact).collect()
}

/// What the partners of a side bid together; none where one of them has not bid yet.
fn contract(side: Side, bid: impl Fn(Seat) -> Option<Bid>) -> Option<i64> {
    let mut seats = Seat::all(4).filter(|seat| Side::of(*seat) == side);
    seats.try_fold(0, |sum, seat| Some(sum + i64::from(bid(seat)?.tricks())))
}

/// The contracts of both sides; blank where they are not known.
fn both(bid: impl Fn(Seat) -> Option<Bid>) -> Message {
    let [first, second] = Side::BOTH.map(|side| contract(side, &bid));
    first.zip(second).map_or(Message::Blank, |(first, second)| {
        Message::PartnersContracts { first, second }
    })
}

/// The contracts of a hand.
pub(in crate::view) fn contracts(record: &HandRecord<ParticipantId>) -> Message {
    both(|seat| record.bids.as_ref()?.get(seat.index()).copied().flatten())
}

/// The contracts of the hand that is being entered.
pub(in crate::view) fn contracts_so_far(entry: &Entry) -> Message {
    both(|seat| bid(entry, seat))
}

/// The bags that both sides have after a hand that was played.
pub(in crate::view) fn bags_after(session: &Session, played: &Played) -> Option<Message> {
    session.scheme.rules.partnership_bid()?.bags?;
    let HandResult::Bids { .. } = played.outcome.result else {
        return None;
    };
    let [first, second] = played.after.sides.bags.map(i64::from);
    Some(Message::PartnersBagsAfter { first, second })
}

/// Every bid that can be made by these rules, as the cards have it.
pub(in crate::view) fn bids(rules: &PartnershipBid) -> Vec<Bid> {
    let nil = |nil: Nil| rules.nil(nil).map(|_| Bid::Nil(nil));
    let numbers = (rules.least_bid..=TRICKS).map(Bid::Tricks);
    let all = nil(Nil::Seen).into_iter().chain(numbers);
    all.chain(nil(Nil::Blind)).collect()
}

/// A hand in which somebody bids and takes so much, the partner takes just what he bids, and the others bid the least
/// and take the rest; none where there are not so many tricks.
pub(in crate::view) fn hand(
    rules: &PartnershipBid,
    own: Seat,
    (bid, tricks): (Bid, u8),
    partner: Bid,
) -> Option<HandRecord<Seat>> {
    let rest = TRICKS.checked_sub(tricks)?.checked_sub(partner.tricks())?;
    let place = |seat: Seat| (seat.index() + 4 - own.index()) % 4;
    let bids = Seat::all(4).map(|seat| match place(seat) {
        0 => bid,
        2 => partner,
        _ => Bid::Tricks(rules.least_bid),
    });
    let taken = Seat::all(4).map(|seat| match place(seat) {
        0 => tricks,
        1 => rest,
        2 => partner.tricks(),
        _ => 0,
    });
    Some(HandRecord {
        bids: Some(bids.map(Some).collect()),
        tricks: Some(Tricks::Seats(taken.map(Some).collect())),
        ..HandRecord::blank()
    })
}

/// What stands over and beside a table of bids by tricks.
pub(in crate::view) fn title(partner: Bid) -> Message {
    let bid = said(partner).part();
    Message::PartnersWorkedTitle { bid }
}

/// The heads of its columns: every number of tricks.
pub(in crate::view) fn heads() -> Vec<Message> {
    let all = 0..=count(usize::from(TRICKS));
    all.map(|n| Message::Number { n }).collect()
}

/// A cell of it in words.
pub(in crate::view) fn cell(bid: Bid, tricks: u8, n: i64) -> Message {
    Message::PartnersCell {
        bid: said(bid).part(),
        tricks: i64::from(tricks),
        n,
    }
}

/// Whether the bid of that cell is made.
pub(in crate::view) fn made(result: &HandResult, seat: Seat) -> bool {
    matches!(result, HandResult::Bids { made, .. } if made.at(seat) == Some(true))
}
