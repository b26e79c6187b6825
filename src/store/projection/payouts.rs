//! The money that sessions moved, normally without replaying hands.

use super::list::{self, ListedSession};
use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::settle::{SessionPayouts, SettleError};
use crate::store::db::open::reading;
use crate::store::{Database, StoreError};
use std::collections::BTreeSet;

/// Sessions and the money that they moved, with merges applied.
#[derive(Debug, Default)]
pub struct AllPayouts {
    /// The sessions, newest first.
    pub sessions: Vec<SessionSummary>,
    /// Their results.
    pub payouts: Vec<SessionPayouts>,
    /// Those without a result, because a sum overflows.
    pub left_out: Vec<SessionId>,
}

impl Database {
    /// The money moved by these sessions, or by all outside the trash.
    ///
    /// # Errors
    /// One of them cannot be read.
    pub fn payouts(
        &mut self,
        which: Option<&BTreeSet<SessionId>>,
    ) -> Result<AllPayouts, StoreError> {
        self.update_standings_if_free()?;
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let mut all = AllPayouts::default();
        let listed = list::all(&*reading(&mut self.conn)?, true)?;
        for one in listed {
            let id = one.summary.id;
            if one.summary.deleted.is_some() || which.is_some_and(|which| !which.contains(&id)) {
                continue;
            }
            if one.summary.damaged {
                self.load(id)?;
            }
            match payouts(&one) {
                Ok(payouts) => all.payouts.push(payouts.merged(now)),
                Err(SettleError::Overflow) => all.left_out.push(id),
            }
            all.sessions.push(one.summary);
        }
        Ok(all)
    }
}

fn payouts(one: &ListedSession) -> Result<SessionPayouts, SettleError> {
    let players = one.summary.standing.players.iter();
    let players = || players.clone().zip(&one.ranks_and_money);
    let mut money = None;
    for (player, ranked) in players().filter(|_| one.owed) {
        let (currency, own) = ranked.money.ok_or(SettleError::Overflow)?;
        let (_, all) = money.get_or_insert_with(|| (currency, Vec::new()));
        all.push((player.player, own));
    }
    let odd = players().filter(|(_, ranked)| one.owed && ranked.odd);
    Ok(SessionPayouts {
        session: one.summary.id,
        started: one.summary.started,
        money,
        odd: odd.map(|(player, _)| player.player).collect(),
    })
}
