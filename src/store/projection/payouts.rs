//! The money that sessions moved, normally without replaying hands.

use super::list;
use crate::ledger::{PlayerId, SessionId};
use crate::settle::{Finances, SessionPayouts, SettleError, linked_by_payments};
use crate::store::db::open::reading;
use crate::store::log::load;
use crate::store::{Database, StoreError};
use std::collections::BTreeSet;

impl Database {
    /// The sessions outside the trash, or one of them and those linked to it by payments, with their money and payments
    /// but no accounts yet; the sessions with their players only if `players`. A damaged session is included and marked,
    /// and why one cannot be read is returned too.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn finances(
        &mut self,
        around: Option<SessionId>,
        players: bool,
    ) -> Result<(Finances, Option<StoreError>), StoreError> {
        let roster = self.player_names()?;
        let people = self.people()?;
        let mut all = Finances {
            paid: people.payments().in_force(),
            roster,
            merged: people.current_players(),
            ..Finances::default()
        };
        let known = |who: &PlayerId| all.merged.get(who).copied().unwrap_or(*who);
        for one in &mut all.paid {
            (one.from, one.to) = (known(&one.from), known(&one.to));
        }
        let wanted =
            around.map(|one| linked_by_payments(BTreeSet::from([one]), &all.paid, |_| true));
        let tx = reading(&mut self.conn)?;
        let mut left_out = Vec::new();
        list::each(&tx, |place, mut one| {
            if one.deleted.is_some() || wanted.as_ref().is_some_and(|all| !all.contains(&one.id)) {
                return;
            }
            match SessionPayouts::of(&one, |who| all.current_player(who)) {
                _ if one.damaged => {}
                Ok(payouts) => all.payouts.push(payouts),
                Err(SettleError::Overflow) => left_out.push((place, one.id)),
            }
            if !players {
                one.standing.players = Vec::new();
            }
            all.sessions.push(one);
        })?;
        left_out.sort_unstable();
        all.left_out = left_out.into_iter().map(|(_, id)| id).collect();
        let mut damaged = None;
        for one in all.sessions.iter().filter(|one| one.damaged) {
            match load::ledger(&tx, one.id) {
                Err(error @ (StoreError::Busy | StoreError::Disk(_))) => return Err(error),
                found => {
                    let error = || StoreError::damaged("sessions", &one.id);
                    damaged = Some(found.err().unwrap_or_else(error));
                }
            }
        }
        Ok((all, damaged))
    }
}
