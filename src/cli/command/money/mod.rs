//! `stake`, `settle`, `paid` and `balances`: stakes, open payments, past payments, and balances over all sessions.

pub(in crate::cli) mod balances;
mod json;
mod options;
pub(in crate::cli) mod paid;
pub(in crate::cli) mod settle;
pub(in crate::cli) mod stake;
mod text;

pub(in crate::cli) use options::{BalancesArgs, PaidArgs, SettleArgs, StakeArgs};

use crate::app::{AppError, Season, Settled, money};
use crate::cli::Caller;
use crate::cli::error::Failure;
use crate::ledger::SessionId;

/// Names the sessions whose result cannot be computed.
fn name_left_out(season: &Season, caller: &mut Caller) {
    let left_out = season.left_out.iter().map(ToString::to_string);
    caller.notes.extend(left_out);
}

/// The open payments of these sessions.
fn settled(sessions: &[SessionId], caller: &Caller) -> Result<(Season, Vec<Settled>), Failure> {
    let sessions = sessions.to_vec();
    Ok(caller.app.read(move |db| {
        let season = money::read(db)?;
        let settled = money::settle(db, &season, &sessions)?;
        Ok::<_, AppError>((season, settled))
    })?)
}
