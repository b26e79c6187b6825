//! The money that sessions moved, normally without replaying hands.

use super::list;
use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::settle::{SessionPayouts, SettleError};
use crate::store::db::open::reading;
use crate::store::log::load;
use crate::store::{Database, StoreError};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Sessions and the money that they moved, with merges applied.
#[derive(Debug, Default)]
pub struct AllPayouts {
    /// The sessions, sorted by id. A damaged one is included and marked.
    pub sessions: Vec<SessionSummary>,
    /// Those of which the money is known, the last stored first.
    pub payouts: Vec<SessionPayouts>,
    /// Sessions whose sums overflow, newest first.
    pub left_out: Vec<SessionId>,
    /// Why another session cannot be read.
    pub damaged: Option<StoreError>,
}

impl Database {
    /// The money moved by these sessions, or by all outside the trash; the sessions with their players only if `players`.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn payouts(
        &mut self,
        which: Option<&BTreeSet<SessionId>>,
        players: bool,
    ) -> Result<AllPayouts, StoreError> {
        let who = self.people()?.current_players();
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let tx = reading(&mut self.conn)?;
        let mut all = AllPayouts::default();
        let mut left_out = Vec::new();
        list::each(&tx, |order, mut one| {
            if one.deleted.is_some() || which.is_some_and(|which| !which.contains(&one.id)) {
                return;
            }
            match SessionPayouts::of(&one, now) {
                _ if one.damaged => {}
                Ok(payouts) => all.payouts.push(payouts),
                Err(SettleError::Overflow) => left_out.push((Reverse(order), one.id)),
            }
            if !players {
                one.standing.players = Vec::new();
            }
            all.sessions.push(one);
        })?;
        left_out.sort_unstable();
        all.left_out = left_out.into_iter().map(|(_, id)| id).collect();
        for one in all.sessions.iter().filter(|one| one.damaged) {
            match load::ledger(&tx, one.id) {
                Err(error @ (StoreError::Busy | StoreError::Disk(_))) => return Err(error),
                found => {
                    let error = || StoreError::damaged("sessions", &one.id);
                    all.damaged = found.err().or_else(|| Some(error()));
                }
            }
        }
        Ok(all)
    }
}
