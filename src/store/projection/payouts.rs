//! The money that sessions moved, normally without replaying hands.

use super::list::{self, ListedSession};
use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::settle::SessionPayouts;
use crate::store::db::open::reading;
use crate::store::log::load;
use crate::store::log::sessions;
use crate::store::{Database, StoreError};
use std::collections::BTreeSet;

/// Sessions and the money that they moved, with merges applied.
#[derive(Debug, Default)]
pub struct AllPayouts {
    /// The sessions, newest first. A damaged one is included and marked.
    pub sessions: Vec<SessionSummary>,
    /// Those of which the money is known, newest first.
    pub payouts: Vec<SessionPayouts>,
    /// Sessions whose sums overflow.
    pub left_out: Vec<SessionId>,
    /// Why another session cannot be read.
    pub damaged: Option<StoreError>,
}

impl Database {
    /// The money moved by these sessions, or by all outside the trash.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn payouts(
        &mut self,
        which: Option<&BTreeSet<SessionId>>,
    ) -> Result<AllPayouts, StoreError> {
        if which.is_none() {
            self.update_standings_if_free()?;
        }
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let tx = reading(&mut self.conn)?;
        let mut all = AllPayouts::default();
        for one in list::all(&tx, true)? {
            let id = one.summary.id;
            if one.summary.deleted.is_some() || which.is_some_and(|which| !which.contains(&id)) {
                continue;
            }
            if one.summary.damaged {
                match sessions::need(&tx, id).and_then(|head| load::ledger(&tx, head)) {
                    Err(error @ (StoreError::Busy | StoreError::Disk(_))) => return Err(error),
                    found => {
                        all.damaged = found.err().or(Some(StoreError::damaged("sessions", &id)));
                    }
                }
            } else if let Some(payouts) = payouts(&one) {
                all.payouts.push(payouts.merged(now));
            } else {
                all.left_out.push(id);
            }
            all.sessions.push(one.summary);
        }
        Ok(all)
    }
}

/// The money that a session moved; `None` if it overflows.
fn payouts(one: &ListedSession) -> Option<SessionPayouts> {
    let mut payouts = SessionPayouts {
        session: one.summary.id,
        started: one.summary.started,
        money: None,
        odd: Vec::new(),
    };
    let people = one.summary.standing.players.iter();
    let people = people.zip(&one.ranks_and_money).filter(|_| one.owed);
    for (player, rank_and_money) in people {
        let (currency, amount) = rank_and_money.money?;
        let (_, amounts) = payouts.money.get_or_insert((currency, Vec::new()));
        amounts.push((player.player, amount));
        payouts
            .odd
            .extend(rank_and_money.odd.then_some(player.player));
    }
    Some(payouts)
}
