//! The money that sessions moved, normally without replaying hands.

use super::standings::{self, RankedStanding};
use crate::ledger::{PlayerId, SessionId};
use crate::settle::{SessionPayouts, SettleError};
use crate::store::db::open::reading;
use crate::store::log::load;
use crate::store::log::sessions::{self, Head};
use crate::store::{Database, StoreError};
use std::collections::BTreeSet;

/// The money that sessions moved, with merges applied.
#[derive(Debug, Default)]
pub struct AllPayouts {
    /// The sessions for which it is known, newest first.
    pub payouts: Vec<SessionPayouts>,
    /// The other sessions, whose sums overflow.
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
        let tx = reading(&mut self.conn)?;
        let mut stored = standings::all_current(&tx, true)?;
        let mut heads = Vec::new();
        sessions::each(&tx, "ORDER BY started DESC, number DESC", |id, _, head| {
            // It is not known whether a damaged session is in the trash.
            let deleted = head.as_ref().is_ok_and(|head| head.deleted.is_some());
            if !deleted && which.is_none_or(|which| which.contains(&id)) {
                heads.push(head);
            }
        })?;
        let mut all = AllPayouts::default();
        for head in heads {
            let head = head?;
            let ranked = match stored.remove(&head.id) {
                Some(ranked) => ranked,
                None => standings::of(&load::ledger(&tx, head.clone())?.0),
            };
            match payouts(&head, &ranked) {
                Ok(payouts) => all.payouts.push(payouts.merged(now)),
                Err(SettleError::Overflow) => all.left_out.push(head.id),
            }
        }
        Ok(all)
    }
}

fn payouts(head: &Head, ranked: &RankedStanding) -> Result<SessionPayouts, SettleError> {
    let players = ranked.standing.players.iter().zip(&ranked.ranks_and_money);
    let (mut money, mut odd) = (None, Vec::new());
    for (player, one) in players.filter(|_| ranked.owed) {
        let (currency, amount) = one.money.ok_or(SettleError::Overflow)?;
        let (_, amounts) = money.get_or_insert_with(|| (currency, Vec::new()));
        amounts.push((player.player, amount));
        odd.extend(one.odd.then_some(player.player));
    }
    Ok(SessionPayouts {
        session: head.id,
        started: head.started,
        money,
        odd,
    })
}
