//! Remarks on a hand: revokes, and points moved for a reason.

use crate::games::Adjustment;
use crate::ledger::{Hand, ParticipantId, Session};
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
    revoke.chain(adjustment_remarks(session, given)).collect()
}

/// Hand 0 as a sentence: the points brought forward.
pub(super) fn begun_with(session: &Session) -> Message {
    let moved =
        |(who, points): &(ParticipantId, i64)| moved(&session.scheme, session.name(*who), *points);
    Message::sheet_begun_with(session.begun_with.iter().map(moved).collect())
}

/// Points moved by the table, one sentence per reason.
pub(in crate::view) fn adjustment_remarks(
    session: &Session,
    given: &[Adjustment<ParticipantId>],
) -> impl Iterator<Item = Message> {
    given
        .chunk_by(|one, next| one.reason == next.reason)
        .map(|given| {
            let moves = given
                .iter()
                .map(|one| moved(&session.scheme, session.name(one.player), one.points))
                .collect();
            match given[0].reason.as_str() {
                "" => Message::remark_gave(moves),
                reason => Message::remark_gave_why(moves, reason),
            }
        })
}
