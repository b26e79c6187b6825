//! Remarks on a hand: bonuses, revokes, and points moved for a reason.

use super::bid_and_taken;
use crate::games::Adjustment;
use crate::ledger::{Hand, ParticipantId, Session};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::adjust::moved;

/// All remarks as one sentence; `None` if there are none.
pub(super) fn remark(session: &Session, hand: &Hand) -> Option<Message> {
    marks(session, hand)
        .into_iter()
        .reduce(Message::hand_with_remark)
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
            let (bid, took) = bid_and_taken(&hand.record, seat)?;
            let who = *hand.seats.get(seat.index())?;
            (i64::from(bid.tricks()) == took).then_some((who, points))
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
                "" => Message::remark_gave(moves),
                reason => Message::remark_gave_why(moves, reason),
            }
        })
}
