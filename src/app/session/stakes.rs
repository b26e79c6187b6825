//! The stake of a session, from a hand on.

use super::session_ops::change;
use crate::app::{AppError, Clock};
use crate::ledger::{Edit, SessionEditor, SessionId, Terms};
use crate::money::Stake;
use crate::settle::check_stake;
use crate::store::Database;

/// Changes the stake from this hand on, counted from 1, or from the next hand; `None` for no stake. Earlier hands keep
/// their stake.
///
/// # Errors
/// The stake is too high or unchanged, there is no such hand, or some hands would keep another currency.
pub fn restake(
    db: &mut Database,
    session: SessionId,
    stake: Option<Stake>,
    from: Option<usize>,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let session = editor.ledger().session();
        stake.map_or(Ok(()), |stake| check_stake(&session.scheme, stake))?;
        let next = session.hands.len() + 1;
        let number = from.unwrap_or(next);
        let index = number.checked_sub(1).filter(|index| *index < next);
        let index = index.ok_or(AppError::NoHand { number, next })?;
        let edit = Edit::restake(session, index, stake).ok_or(AppError::SameStake)?;
        Ok(vec![editor.edit(edit, clock.stamp())?])
    })
}

/// Changes the settlement of a whole session.
///
/// # Errors
/// It is already this one, or does not apply to the scheme.
pub fn settle_by(
    db: &mut Database,
    session: SessionId,
    terms: impl Fn(Terms) -> Terms,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let before = editor.ledger().session().terms;
        let after = terms(before);
        if before == after {
            return Err(AppError::SameTerms);
        }
        Ok(vec![
            editor.edit(Edit::Settle { before, after }, clock.stamp())?,
        ])
    })
}
