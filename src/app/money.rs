//! Money: balances over all sessions, payments, and the sources of each payment.

use super::session::only_match;
use super::{AppError, Clock, Result};
use crate::ledger::{EditStamp, Ledger, NewPayment, Paid, PaymentId, SessionId};
use crate::settle::{Finances, accounts, linked_by_payments};
use crate::store::{Database, StoreError};
use crate::view::money::debts::Debts;
use chrono::{DateTime, FixedOffset};

/// The payments of these sessions, as by [`Finances::settle`], the finances they follow from, and the sessions.
///
/// # Errors
/// One of the sessions, or of those linked to them by payments, is damaged; or a sum overflows.
pub fn settle(
    db: &mut Database,
    sessions: &[SessionId],
) -> Result<(Finances, Vec<Debts>, Vec<Ledger>)> {
    db.at_one_moment(|db| {
        let (finances, _) = read_some(db, None, true)?;
        let asked = sessions.iter().copied().collect();
        let mut damaged = linked_by_payments(asked, &finances.paid, |_| true);
        damaged.retain(|id| finances.session(*id).is_some_and(|one| one.damaged));
        AppError::none_damaged(damaged.into_iter().collect())?;
        let asked = |one: &&SessionId| sessions.contains(one);
        if let Some(session) = finances.left_out.iter().find(asked) {
            return Err(AppError::SessionMoney(*session));
        }
        let mut by_hand = Vec::with_capacity(sessions.len());
        for session in sessions {
            by_hand.push(Ledger::open(db.load(*session)?.session)?);
        }
        let settled = finances.settle(&by_hand.iter().collect::<Vec<_>>())?;
        Ok((finances, settled, by_hand))
    })
}

/// Builds the records of payments made at `at`, and lists the payments in force that they take into account. `None` is
/// the time of the stamp. The note may be empty.
///
/// # Errors
/// A player is in none of the sessions a payment settles, or the date is in the future.
pub fn new_payments(
    finances: &Finances,
    new: &[NewPayment],
    at: Option<DateTime<FixedOffset>>,
    note: &str,
    stamp: EditStamp,
    clock: &dyn Clock,
) -> Result<(Vec<Paid>, Vec<PaymentId>)> {
    let at = at.unwrap_or(stamp.at);
    // Both days by the clock here: elsewhere another day may have begun.
    let day = at.with_timezone(stamp.at.offset()).date_naive();
    if day > stamp.at.date_naive() && !new.is_empty() {
        return Err(AppError::FutureDate(day));
    }
    let paid = finances.record(new, at, note, || PaymentId(clock.id()));
    let known = finances.paid.iter().map(|one| one.id).collect();
    Ok((paid.ok_or(StoreError::NotInSessions)?, known))
}

/// Finds a payment by id, id prefix, or `last`: the one in force recorded last, whatever its date.
///
/// # Errors
/// Several match.
pub fn find_payment(db: &mut Database, wanted: &str) -> Result<Option<PaymentId>> {
    let people = db.people()?;
    if wanted == "last" {
        return Ok(people.last_payment());
    }
    let all = people.payments();
    only_match("payments", wanted, || {
        Ok(all.paid.keys().copied().collect())
    })
}

/// Reads the sessions and payments, or only a session and those linked to it by payments, which are settled together.
///
/// # Errors
/// A session cannot be read, or a sum overflows.
pub fn read(db: &mut Database, around: Option<SessionId>) -> Result<Finances> {
    match read_some(db, around, true)? {
        (finances, None) => Ok(finances),
        (_, Some(error)) => Err(error.into()),
    }
}

/// Reads all without the sessions that cannot be read, and with no players in [`Finances::sessions`], which saves a
/// third of the memory.
///
/// # Errors
/// The database cannot be read, or a sum overflows.
pub fn read_sums(db: &mut Database) -> Result<Finances> {
    Ok(read_some(db, None, false)?.0)
}

/// The finances of all sessions, or of those linked to one, and why a session among them cannot be read.
fn read_some(
    db: &mut Database,
    around: Option<SessionId>,
    players: bool,
) -> Result<(Finances, Option<StoreError>)> {
    let (mut finances, damaged) = db.finances(around, players)?;
    finances.accounts = accounts(&finances.payouts, &finances.paid)?;
    Ok((finances, damaged))
}
