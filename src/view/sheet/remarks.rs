//! What the table noted, gave or took beside a hand: who revoked, and points for a reason.

use super::{name, with_remark};
use crate::games::Adjustment;
use crate::ledger::{Hand, ParticipantId, Session};
use crate::view::Change;
use crate::view::message::{AtTable, Message, Pairs};

/// All of it in one sentence; none where there is nothing.
pub(super) fn remark(session: &Session, hand: &Hand) -> Option<Message> {
    marks(session, hand).into_iter().reduce(with_remark)
}

/// Each of it.
pub(in crate::view) fn marks(session: &Session, hand: &Hand) -> Vec<Message> {
    let revoke = hand.record.revoke.map(|who| {
        let name = name(session, who);
        Pairs::Revoked { name }.into()
    });
    let given = hand.record.adjust.iter().flatten();
    let given = given.map(|points| gave(session, points));
    revoke.into_iter().chain(given).collect()
}

/// Points that the table gave or took.
pub(in crate::view) fn gave(session: &Session, given: &Adjustment<ParticipantId>) -> Message {
    let (points, name) = (Change(given.points), name(session, given.player));
    let reason = given.reason.clone();
    if reason.is_empty() {
        AtTable::Gave { points, name }.into()
    } else {
        AtTable::GaveWhy {
            points,
            name,
            reason,
        }
        .into()
    }
}
