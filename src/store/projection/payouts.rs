//! The money that sessions moved, normally without replaying hands.

use super::standings::{self, SessionMoney};
use crate::ledger::{PlayerId, SessionId};
use crate::settle::{SessionPayouts, SettleError};
use crate::store::db::open::reading;
use crate::store::log::load;
use crate::store::log::sessions::{self, Head};
use crate::store::{Database, StoreError};
use std::collections::{BTreeSet, HashMap};

/// The money that sessions moved, with merges applied.
#[derive(Debug, Default)]
pub struct AllPayouts {
    /// The sessions for which it is known, newest first.
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
        let mut stored = HashMap::new();
        match which {
            None => stored = standings::money(&tx, "TRUE", [])?,
            Some(ids) => {
                for id in ids {
                    let id = [id.0.to_be_bytes()];
                    stored.extend(standings::money(&tx, "session = ?1", id)?);
                }
            }
        }
        let (mut all, mut missing) = (AllPayouts::default(), Vec::new());
        sessions::each(&tx, "ORDER BY started DESC, number DESC", |id, _, head| {
            // It is not known whether a damaged session is in the trash.
            let deleted = head.as_ref().is_ok_and(|head| head.deleted.is_some());
            if deleted || which.is_some_and(|which| !which.contains(&id)) {
                return;
            }
            match (head, stored.remove(&id)) {
                (Ok(head), Some(money)) => all.add(&head, money, now),
                (Ok(head), None) => missing.push(head),
                (Err(error), _) => all.damaged = Some(error),
            }
        })?;
        for head in missing {
            let id = head.id;
            let ledger = match load::ledger(&tx, head) {
                Ok((ledger, _)) => ledger,
                Err(error @ (StoreError::Busy | StoreError::Disk(_))) => return Err(error),
                Err(error) => {
                    all.damaged = Some(error);
                    continue;
                }
            };
            match SessionPayouts::of(&ledger) {
                Ok(payouts) => all.payouts.push(payouts.merged(now)),
                Err(SettleError::Overflow) => all.left_out.push(id),
            }
        }
        Ok(all)
    }
}

impl AllPayouts {
    fn add(
        &mut self,
        head: &Head,
        (people, owed): SessionMoney,
        now: impl Fn(PlayerId) -> PlayerId,
    ) {
        let mut payouts = SessionPayouts {
            session: head.id,
            started: head.started,
            money: None,
            odd: Vec::new(),
        };
        for (player, one) in people.into_iter().filter(|_| owed) {
            let Some((currency, amount)) = one.money else {
                return self.left_out.push(head.id);
            };
            let (_, amounts) = payouts.money.get_or_insert((currency, Vec::new()));
            amounts.push((player, amount));
            payouts.odd.extend(one.odd.then_some(player));
        }
        self.payouts.push(payouts.merged(now));
    }
}
