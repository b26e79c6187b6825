//! Payments between people, and rows that take them back.

use crate::ledger::{EditId, EditStamp, Paid, PaymentId, Payments, TakeBack, derived_id};
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::log::row_writer::parts;
use crate::store::log::sessions;
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeSet;

/// Maximum number of payments, or of take-back rows, in one row of the log.
const MOST_IN_A_ROW: usize = 200;

impl Database {
    /// Records payments, all or none; [`Database::undo_or_redo_app`] with the id of the row takes them back. `known` are the
    /// payments in force when these were worked out, so that nothing is paid twice.
    ///
    /// # Errors
    /// [`StoreError::PaymentsChanged`]; a payment is invalid, or refers to a missing session. Whether its people are in its
    /// sessions is known: [`crate::settle::Finances::record`] makes no other payment.
    pub fn pay(
        &mut self,
        paid: &[Paid],
        known: &[PaymentId],
        by: EditStamp,
    ) -> Result<(), StoreError> {
        self.with_people(|conn, people| {
            let mut ids = BTreeSet::new();
            let now = people.payments().in_force();
            let now: BTreeSet<PaymentId> = now.iter().map(|past| past.id).collect();
            let known = known.iter().copied().collect();
            let changed = now.symmetric_difference(&known);
            let changed: Vec<&Paid> = changed.filter_map(|id| people.payment(*id).0).collect();
            for one in paid {
                allow(one)?;
                for session in &one.sessions {
                    sessions::need(conn, *session)?;
                    if changed.iter().any(|other| other.sessions.contains(session)) {
                        return Err(StoreError::PaymentsChanged);
                    }
                }
                if !ids.insert(one.id) || people.payment(one.id) != (None, None) {
                    return Err(differs(one.id));
                }
            }
            let paid = paid.to_vec();
            people.act(conn, by, AppEdit::Pay { paid })
        })
    }

    /// Takes back payments in force, all or none; [`Database::undo_or_redo_app`] with the id of the row restores them.
    ///
    /// # Errors
    /// There is no such payment, or it is taken back already.
    pub fn take_back(&mut self, payments: &[PaymentId], by: EditStamp) -> Result<(), StoreError> {
        self.with_people(|conn, people| {
            let all = people.payments();
            let standing = all.standing();
            for payment in payments {
                if !all.paid.contains_key(payment) {
                    return Err(StoreError::NoPayment(*payment));
                }
                if !standing.contains(payment) {
                    return Err(StoreError::TakenBack(*payment));
                }
            }
            let taken_back = people.taking_back(payments, false, by);
            people.act(conn, by, AppEdit::TakeBack { taken_back })
        })
    }
}

impl People {
    /// The payment in force that was recorded last here. If all were imported, the one with the latest date.
    pub fn last_payment(&self) -> Option<PaymentId> {
        let in_force = self.payments().in_force();
        let stands = |id: &PaymentId| in_force.iter().any(|one| one.id == *id);
        let named = self
            .undoable
            .iter()
            .rev()
            .find_map(|done| match &done.edit {
                AppEdit::Pay { paid } => paid.iter().rev().map(|one| one.id).find(stands),
                _ => None,
            });
        named.or_else(|| in_force.last().map(|one| one.id))
    }

    /// Adds those imported payments and take-backs that are missing here.
    ///
    /// # Errors
    /// [`StoreError::Differs`] if one is known with different contents; or it is invalid.
    pub fn add_payments(
        &mut self,
        all: &Payments,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let (mut new_paid, mut new_rows) = (Vec::new(), Vec::new());
        for one in all.paid.values() {
            match self.payment(one.id) {
                (None, None) => {
                    allow(one)?;
                    new_paid.push(one.clone());
                }
                (Some(known), None) if known == one => {}
                _ => return Err(differs(one.id)),
            }
        }
        for row in all.taken_back.values() {
            match self.payment(row.id) {
                (None, None) => {
                    parts(row.at)?;
                    new_rows.push(*row);
                }
                (None, Some(known)) if known == row => {}
                _ => return Err(differs(row.id)),
            }
        }
        let mut all = received(&new_paid, &new_rows);
        all.try_for_each(|edit| self.append_by_content(at, edit))
    }
}

/// The edits that carry these payments and take-backs.
pub(in crate::store) fn received<'a>(
    paid: &'a [Paid],
    taken_back: &'a [TakeBack],
) -> impl Iterator<Item = AppEdit> + 'a {
    let paid = paid.chunks(MOST_IN_A_ROW).map(|paid| AppEdit::Receive {
        paid: paid.to_vec(),
        taken_back: Vec::new(),
    });
    let back = taken_back.chunks(MOST_IN_A_ROW);
    paid.chain(back.map(|taken_back| AppEdit::Receive {
        paid: Vec::new(),
        taken_back: taken_back.to_vec(),
    }))
}

/// Refuses an invalid payment, and an instant that cannot be stored.
fn allow(one: &Paid) -> Result<(), StoreError> {
    one.check().map_err(StoreError::Paid)?;
    parts(one.at).map(drop)
}

fn differs(id: PaymentId) -> StoreError {
    StoreError::Differs {
        what: "payment",
        id: id.to_string(),
    }
}

/// The id of the row by which an act takes back a payment: derived from both, because one act can take back many.
pub(in crate::store) fn take_back_id(by: EditId, of: PaymentId) -> PaymentId {
    let (by, of) = (by.0.to_be_bytes(), of.0.to_be_bytes());
    PaymentId(derived_id(&[b"take back", &by, &of]))
}
