//! A hand as text: who, what, the outcome, and remarks: bonuses, revokes, and points moved for a reason.

use super::{played, played_by};
use crate::games::{Adjustment, HandResult};
use crate::ledger::{Hand, Ledger, ParticipantId, Session};
use crate::seat::{PerSeat, Seat};
use crate::view::Message;
use crate::view::table::adjust::moved;

/// How many of those who bid made it, and how many they are.
fn of_those(made: &PerSeat<Option<bool>>) -> (usize, usize) {
    let all = made.as_slice().iter().flatten();
    (all.clone().filter(|made| **made).count(), all.count())
}

/// The description of a hand.
pub(in crate::view) struct Parts {
    pub(in crate::view) who: Message,
    /// What was played, and that it failed where tricks are not counted.
    pub(in crate::view) what: Message,
    /// Tricks of the declaring side.
    pub(in crate::view) tricks: Option<u8>,
    /// The same on the sheet.
    pub(in crate::view) tricks_shown: Message,
    /// What was played, and the outcome, after who played it.
    pub(in crate::view) tail: Message,
    /// The hand as a sentence with its number.
    pub(in crate::view) sentence: Message,
    pub(in crate::view) remark: Option<Message>,
}

impl Parts {
    pub(in crate::view) fn of(ledger: &Ledger, index: usize) -> Option<Self> {
        let session = ledger.session();
        let (hand, played_hand) = ledger.hand(index)?;
        let n = index + 1;
        let result = &played_hand.outcome.result;
        let who = played_by(session, &hand.seats, &hand.record);
        let what = match (result, played(session, &hand.record)) {
            (HandResult::Contract { doubled, .. } | HandResult::Joint { doubled, .. }, one)
                if *doubled > 1 =>
            {
                Message::doubled_contract(one, *doubled)
            }
            (_, one) => one,
        };
        let contract = hand.record.contract.as_deref();
        let uncounted = session.scheme.is_made_or_failed(contract);
        let failed = uncounted && matches!(result, HandResult::Contract { made: false, .. });
        let tricks = hand.record.side_tricks();
        let (played, took) = (what.clone(), tricks.unwrap_or(0));
        let (tail, own) = match result {
            HandResult::PassedOut => (Message::PassedOut, None),
            HandResult::Bids { made, .. } => {
                let (made, of) = of_those(made);
                let sentence = Message::hand_bids(n, made, of);
                (Message::tail_bids(made, of), Some(sentence))
            }
            HandResult::Joint { made, .. } => {
                let (made, of) = of_those(made);
                (Message::tail_joint(played, made, of), None)
            }
            HandResult::GeneralMisere { .. } if hand.record.receiver.is_some() => {
                let sentence = Message::hand_received(n, who.clone());
                (Message::TailReceived, Some(sentence))
            }
            HandResult::GeneralMisere { .. } => {
                (Message::TailPaid, Some(Message::hand_paid(n, who.clone())))
            }
            HandResult::Contract { .. } if failed => (Message::tail_failed(played), None),
            HandResult::Contract { .. } if uncounted => (Message::tail_made(played), None),
            HandResult::Shared(_) if session.scheme.rules.counts_books() => {
                (Message::sides_tail_books(played, took), None)
            }
            HandResult::Shared(_) | HandResult::Contract { .. } => {
                (Message::tail_tricks(played, took), None)
            }
        };
        let sentence = || Message::hand_played(n, who.clone(), tail.clone());
        let sentence = own.unwrap_or_else(sentence);
        Some(Self {
            who,
            what: if failed {
                Message::failed_contract(what)
            } else {
                what
            },
            tricks,
            tricks_shown: tricks
                .filter(|_| !failed)
                .map_or(Message::Blank, Message::number),
            tail,
            sentence,
            remark: marks(session, hand).into_iter().reduce(Message::clauses),
        })
    }

    /// The sentence with the remark, if any.
    pub(in crate::view) fn described(self) -> Message {
        match self.remark {
            Some(remark) => Message::clauses(self.sentence, remark),
            None => self.sentence,
        }
    }
}

/// Each remark.
pub(in crate::view) fn marks(session: &Session, hand: &Hand) -> Vec<Message> {
    let revoked = |who| Message::sides_revoked(session.name(who));
    let revoke = hand.record.revoke.map(revoked).into_iter();
    let given = hand.record.adjust.as_deref().unwrap_or_default();
    let bonus = bonus(session, hand).into_iter();
    bonus
        .chain(revoke)
        .chain(adjustment_remarks(session, given))
        .collect()
}

/// The bonuses that count: those of players who made their bid.
fn bonus(session: &Session, hand: &Hand) -> Option<Message> {
    let all = hand.record.bonus.iter().flatten();
    let counted = all
        .zip(Seat::all(hand.seats.len()))
        .filter_map(|(own, seat)| {
            let points = own.filter(|points| *points != 0)?;
            let (bid, took) = hand.record.bid_and_taken(seat)?;
            let who = *hand.seats.get(seat.index())?;
            (bid.tricks() == took).then_some((who, points))
        });
    let counted = moved(session, counted);
    (!counted.is_empty()).then(|| Message::remark_bonus(counted))
}

/// Hand 0 as a sentence: the points brought forward.
pub(super) fn begun_with(session: &Session) -> Message {
    Message::sheet_begun_with(moved(session, session.begun_with.iter().copied()))
}

/// Points moved by the table, one sentence per reason.
pub(in crate::view) fn adjustment_remarks(
    session: &Session,
    given: &[Adjustment<ParticipantId>],
) -> impl Iterator<Item = Message> {
    given
        .chunk_by(|one, next| one.reason == next.reason)
        .map(|given| {
            let moves = moved(session, given.iter().map(|one| (one.player, one.points)));
            match given[0].reason.as_str() {
                "" => Message::value(moves),
                reason => Message::listed(moves, reason.to_owned()),
            }
        })
}
