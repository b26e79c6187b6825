//! What a session is played for, from a hand on.

use super::{App, AppError};
use crate::ledger::{Book, Edit, SessionId, Terms};
use crate::money::Stake;
use crate::settle::check_stake;

impl App {
    /// Changes the stake from this hand on, counted from 1, or from the next one; none is for honour. Each hand before it
    /// is worth what was agreed when it was played.
    ///
    /// # Errors
    /// Where the stake is too high, there is no such hand, it is played for that already, or some of its hands stay in another currency.
    pub fn restake(
        &self,
        session: SessionId,
        stake: Option<Stake>,
        from: Option<usize>,
    ) -> Result<Book, AppError> {
        self.change(session, |book, stamp| {
            let session = book.ledger().session();
            stake.map_or(Ok(()), |stake| check_stake(&session.scheme, stake))?;
            let next = session.hands.len() + 1;
            let number = from.unwrap_or(next);
            let index = number.checked_sub(1).filter(|index| *index < next);
            let index = index.ok_or(AppError::NoHand { number, next })?;
            let edit = Edit::restake(session, index, stake).ok_or(AppError::SameStake)?;
            Ok(book.edit(edit, stamp)?)
        })
    }

    /// Changes how a session is settled, all of it.
    ///
    /// # Errors
    /// Where it is settled so already, or there is nothing to be settled in that way.
    pub fn settle_by(
        &self,
        session: SessionId,
        change: impl Fn(Terms) -> Terms,
    ) -> Result<Book, AppError> {
        self.change(session, |book, stamp| {
            let before = book.ledger().session().terms;
            let after = change(before);
            if before == after {
                return Err(AppError::SameTerms);
            }
            Ok(book.edit(Edit::Settle { before, after }, stamp)?)
        })
    }
}
