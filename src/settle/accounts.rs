//! Balances over all sessions, and the open amount of each.
//!
//! What is owed is the difference between results and payments. Payments are never recomputed; correcting a hand later
//! creates a new debt. Currencies are never mixed. This module does not know the trash or the roster.

use super::SettleError;
use super::grouping::{moved, summed, together};
use crate::ledger::{Paid, PaymentId, PlayerId, SessionId, SessionSummary};
use crate::money::{Currency, Money};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Each player's amount, in order of joining.
pub type Amounts = Arc<[(PlayerId, Money)]>;

/// The result of a session in money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionPayouts {
    /// The session.
    pub session: SessionId,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The currency, and each player's winnings, negative for losses; the sum is zero. `None` without a stake, or if the
    /// table paid after every hand and nothing is left.
    pub money: Option<(Currency, Amounts)>,
    /// The players who got an odd minor unit.
    pub odd: Vec<PlayerId>,
}

impl SessionPayouts {
    /// The result of a session for the players that `now` gives.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn of(
        session: &SessionSummary,
        now: impl Fn(PlayerId) -> PlayerId,
    ) -> Result<Self, SettleError> {
        let (mut currency, mut amounts, mut odd) = (None, Vec::new(), Vec::new());
        let players = session.standing.players.iter();
        for player in players.filter(|_| session.standing.owed) {
            let (of, amount) = player.money.ok_or(SettleError::Overflow)?;
            let who = now(player.player);
            currency = Some(of);
            amounts.push((who, amount));
            odd.extend(player.odd.then_some(who));
        }
        Ok(Self {
            session: session.id,
            started: session.started,
            money: currency.map(|currency| (currency, amounts.into())),
            odd,
        })
    }

    /// The amounts in this currency, in order of joining; `None` in any other.
    pub(super) fn amounts(&self, currency: Currency) -> Option<&Amounts> {
        let (found, amounts) = self.money.as_ref()?;
        (*found == currency).then_some(amounts)
    }
}

/// The balances in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accounts {
    /// The currency.
    pub currency: Currency,
    /// The balances of all players with money, in order of joining, below 0 if they owe; the sum is zero.
    pub balances: Vec<(PlayerId, Money)>,
    /// The sessions, grouped if settled together, oldest first.
    pub accounts: Vec<Account>,
}

/// A session, or sessions settled together: a payment for two sessions does not say how much is for which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The sessions, oldest first; then those named by a payment that do not exist.
    pub sessions: Vec<SessionId>,
    /// The open balances of their players, in order of joining, below 0 if they owe; the sum is zero.
    pub open: Amounts,
    /// The payments for it, oldest first.
    pub paid: Vec<PaymentId>,
}

impl Account {
    /// Whether nothing is left to be paid.
    pub fn is_settled(&self) -> bool {
        self.open.iter().all(|(_, money)| money.0 == 0)
    }
}

/// The accounts of these sessions and payments in force, one per currency, sorted by code. Independent of the input order.
///
/// A payment counts if at least one of its sessions is among them.
///
/// # Errors
/// A sum overflows.
pub fn accounts(payouts: &[SessionPayouts], paid: &[Paid]) -> Result<Vec<Accounts>, SettleError> {
    let live: BTreeSet<SessionId> = payouts.iter().map(|one| one.session).collect();
    let mut payouts: Vec<&SessionPayouts> = payouts.iter().collect();
    payouts.sort_by_key(|one| (one.started, one.session));
    let mut paid: Vec<&Paid> = paid
        .iter()
        .filter(|one| one.has_live_session(&live))
        .collect();
    // Too large to keep beside the accounts of many sessions.
    drop(live);
    paid.sort_by_key(|one| (one.at, one.id));
    let won_in = payouts.iter().filter_map(|one| Some(one.money.as_ref()?.0));
    let paid_in = paid.iter().map(|one| one.currency);
    let currencies: BTreeSet<Currency> = won_in.chain(paid_in).collect();
    currencies
        .into_iter()
        .map(|currency| in_currency(currency, &payouts, &paid))
        .collect()
}

/// The accounts of one currency, from sorted sessions and payments.
fn in_currency(
    currency: Currency,
    payouts: &[&SessionPayouts],
    paid: &[&Paid],
) -> Result<Accounts, SettleError> {
    let paid: Vec<&Paid> = paid
        .iter()
        .copied()
        .filter(|one| one.currency == currency)
        .collect();
    let order: BTreeMap<SessionId, usize> = payouts
        .iter()
        .enumerate()
        .map(|(place, one)| (one.session, place))
        .collect();
    let place = |session: &SessionId| {
        let known = order.get(session).copied();
        (known.unwrap_or(usize::MAX), *session)
    };
    let sum = |one: &SessionId| payouts[*order.get(one)?].amounts(currency);
    let summed = order.keys().copied().filter(|one| sum(one).is_some());
    let mut groups = together(summed, &paid);
    for (sessions, _) in &mut groups {
        sessions.sort_by_key(place);
    }
    groups.sort_by_key(|(sessions, _)| place(&sessions[0]));
    let mut accounts = Vec::with_capacity(groups.len());
    for (sessions, paid) in groups {
        accounts.push(Account {
            open: open(sessions.iter().filter_map(sum), &paid)?,
            sessions,
            paid: paid.into_iter().map(|one| one.id).collect(),
        });
    }
    Ok(Accounts {
        currency,
        balances: balances(&accounts)?,
        accounts,
    })
}

/// The open balances of the players of these accounts, in order of joining.
///
/// # Errors
/// A sum overflows.
pub fn balances<'a, C: FromIterator<(PlayerId, Money)>>(
    accounts: impl IntoIterator<Item = &'a Account>,
) -> Result<C, SettleError> {
    let accounts = accounts.into_iter();
    summed(accounts.flat_map(|one| one.open.iter().copied()))
}

/// What is open of these results after these payments. The result of one session without payments is shared.
fn open<'a>(
    mut results: impl Iterator<Item = &'a Amounts>,
    paid: &[&Paid],
) -> Result<Amounts, SettleError> {
    let first = results.next();
    let mut rest = results.peekable();
    if let Some(alone) = first.filter(|_| rest.peek().is_none() && paid.is_empty())
        && is_distinct(alone)
    {
        return Ok(Arc::clone(alone));
    }
    let results = first.into_iter().chain(rest);
    let results = results.flat_map(|one| one.iter().copied());
    summed(results.chain(paid.iter().flat_map(|one| moved(one))))
}

/// Whether no player has two amounts, as two merged players have.
fn is_distinct(amounts: &[(PlayerId, Money)]) -> bool {
    let mut places = amounts.iter().enumerate();
    places.all(|(at, (who, _))| amounts[..at].iter().all(|(other, _)| other != who))
}
