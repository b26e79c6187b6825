//! `stake`, `settle`, `paid` and `balances`: stakes, open payments, past payments, and balances over all sessions.

pub(in crate::cli) mod balances;
mod json;
pub(in crate::cli) mod paid;
pub(in crate::cli) mod settle;
pub(in crate::cli) mod stake;
mod text;

use crate::app::{AppError, Finances, Settled, money};
use crate::cli::{Caller, Result, none_damaged};
use crate::ledger::SessionId;
use crate::settle::SettleError;

/// Names the sessions whose result cannot be computed.
pub(in crate::cli) fn name_left_out(left_out: &[SessionId], caller: &mut Caller) {
    let error = SettleError::Overflow;
    let named = left_out.iter();
    let named = named.map(|session| format!("session {session} is left out: {error}"));
    caller.notes.extend(named);
}

/// The open payments of these sessions.
fn settled(sessions: &[SessionId], caller: &Caller) -> Result<(Finances, Vec<Settled>)> {
    let sessions = sessions.to_vec();
    let (finances, settled, damaged) = caller.app.read(move |db| {
        // This is not possible later.
        db.update_standings_if_free()?;
        db.at_one_moment(|db| {
            let finances = money::read_sound_sessions(db)?;
            let damaged = finances.damaged_among(&sessions);
            let settled = match damaged.as_slice() {
                [] => money::settle(db, &finances, &sessions)?,
                _ => Vec::new(),
            };
            Ok::<_, AppError>((finances, settled, damaged))
        })
    })?;
    none_damaged(&damaged)?;
    Ok((finances, settled))
}
