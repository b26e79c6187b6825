//! Writing down what was paid, and taking it back.

use super::app_log::{AppAct, AppEdit};
use super::open::{reading, writing};
use super::payments::{self, Payments};
use super::schemes::Schemes;
use super::{Database, StoreError, bin, load, sessions};
use crate::ledger::{EditId, Paid, PaymentId, PlayerId, in_force};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::collections::BTreeSet;

impl Database {
    /// Everything that was ever paid and taken back.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where a row is not as it was written, or one is missing.
    pub fn payments(&mut self) -> Result<Payments, StoreError> {
        payments::read_all(&*reading(&mut self.conn)?)
    }

    /// Writes down what was paid, all of it or nothing; [`Database::undo_app`] of `id` takes it back.
    ///
    /// # Errors
    /// Where something is no payment, or is for a session that is not there, or names somebody who is not in it.
    pub fn pay(
        &mut self,
        paid: &[Paid],
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        for one in paid {
            one.check().map_err(StoreError::Paid)?;
            let people = people(&tx, &mut self.schemes, one)?;
            if !people.contains(&one.from) || !people.contains(&one.to) {
                return Err(StoreError::NotInSessions);
            }
            payments::add(&tx, one)?;
        }
        payments::count(&tx)?;
        let paid = paid.to_vec();
        bin::append(&tx, id, at, AppAct::Do(AppEdit::Pay { paid }))?;
        tx.commit()?;
        Ok(())
    }

    /// Takes back payments that are in force, all of them or none; [`Database::undo_app`] of `id` puts them back.
    ///
    /// # Errors
    /// Where there is no such payment, or it was taken back before.
    pub fn take_back(
        &mut self,
        payments: &[PaymentId],
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let all = payments::read_all(&tx)?;
        let standing = in_force(&all.paid, &all.taken_back);
        for payment in payments {
            if !all.paid.iter().any(|one| one.id == *payment) {
                return Err(StoreError::NoPayment(*payment));
            }
            if !standing.contains(payment) {
                return Err(StoreError::TakenBack(*payment));
            }
        }
        let taken_back = payments::set(&tx, payments, false, id.0, at)?;
        bin::append(&tx, id, at, AppAct::Do(AppEdit::TakeBack { taken_back }))?;
        tx.commit()?;
        Ok(())
    }
}

/// Everybody in the sessions that a payment settles, none of which is in the bin.
fn people(
    conn: &Connection,
    schemes: &mut Schemes,
    paid: &Paid,
) -> Result<BTreeSet<PlayerId>, StoreError> {
    let mut people = BTreeSet::new();
    for session in &paid.sessions {
        let head = sessions::need(conn, *session)?;
        let all = load::read(conn, schemes, head)?.session.participants;
        people.extend(all.into_iter().map(|one| one.player));
    }
    Ok(people)
}
