//! The money that sessions moved, normally without replaying hands.

use super::list::{self, ListedSession};
use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::settle::SessionPayouts;
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
            let id = one.summary.id;
            if one.summary.deleted.is_some() || which.is_some_and(|which| !which.contains(&id)) {
                return;
            }
            match payouts(&one, now) {
                _ if one.summary.damaged => {}
                Some(payouts) => all.payouts.push(payouts),
                None => left_out.push((Reverse(order), id)),
            }
            if !players {
                one.summary.standing.players = Vec::new();
            }
            all.sessions.push(one.summary);
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

/// The money that a session moved between the players that `now` gives; `None` if it overflows.
fn payouts(one: &ListedSession, now: impl Fn(PlayerId) -> PlayerId) -> Option<SessionPayouts> {
    let people = one.summary.standing.players.iter();
    let people = people.zip(&one.ranks_and_money).filter(|_| one.owed);
    let (mut currency, mut amounts, mut odd) = (None, Vec::new(), Vec::new());
    for (player, won) in people {
        let (of, amount) = won.money?;
        let who = now(player.player);
        currency = Some(of);
        amounts.push((who, amount));
        odd.extend(won.odd.then_some(who));
    }
    Some(SessionPayouts {
        session: one.summary.id,
        started: one.summary.started,
        money: currency.map(|currency| (currency, amounts.into())),
        odd,
    })
}
