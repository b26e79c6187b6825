//! Who owes what over all sessions, and what of each is still open.
//!
//! What a session came to and what was paid stand side by side, and what is owed is the difference: nothing that was
//! paid is ever worked out anew, and a hand that is corrected afterwards is a new debt. Currencies never mix. What lies
//! in the bin and who is on the roster is not for this module to know.

use super::grouping::{People, together};
use super::{SettleError, is_paid_as_played, payouts};
use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What a session moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// Which.
    pub session: SessionId,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// What it is counted in, and what everybody in it won, or below 0 lost, in the order in which they came; it sums to
    /// zero. Nothing where it is for honour, or is paid after every hand and nothing is left of it to be paid.
    pub money: Option<(Currency, Vec<(PlayerId, Money)>)>,
    /// Who got one of the odd minor units.
    pub odd: Vec<PlayerId>,
}

impl Moved {
    /// What a session moved.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        let session = ledger.session();
        let all = if is_paid_as_played(ledger) {
            None
        } else {
            payouts(ledger)?
        };
        let players: Vec<PlayerId> = session.participants.iter().map(|one| one.player).collect();
        let odd = all.iter().flat_map(|all| &all.odd);
        Ok(Self {
            session: session.id,
            started: session.started,
            odd: odd
                .filter_map(|place| players.get(*place).copied())
                .collect(),
            money: all.map(|all| (all.currency, players.into_iter().zip(all.rounded).collect())),
        })
    }

    /// The same between people as whoever they are counted as now.
    #[must_use]
    pub fn counted_as(mut self, now: impl Fn(PlayerId) -> PlayerId) -> Self {
        let amounts = self.money.iter_mut().flat_map(|(_, amounts)| amounts);
        amounts.for_each(|(who, _)| *who = now(*who));
        self.odd.iter_mut().for_each(|who| *who = now(*who));
        self
    }

    /// What it moved in this currency, in the order in which people came; nothing in any other.
    pub(super) fn amounts(&self, currency: Currency) -> Option<&[(PlayerId, Money)]> {
        let (found, amounts) = self.money.as_ref()?;
        (*found == currency).then_some(amounts)
    }
}

/// Everything in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Books {
    /// Which.
    pub currency: Currency,
    /// Everybody whose money it is, in the order in which they came into the sessions.
    pub people: Vec<PlayerId>,
    /// What each of them is owed, or below 0 owes; it sums to zero.
    pub balances: Vec<Money>,
    /// The sessions, those together that were settled together, the oldest first.
    pub accounts: Vec<Account>,
}

/// A session, or some that were settled together: a payment that is for two of them does not say how much is for which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The sessions, the oldest first; behind them those that a payment names and that are not there.
    pub sessions: Vec<SessionId>,
    /// Everybody in them, in the order in which they came.
    pub people: Vec<PlayerId>,
    /// What each of them is still owed, or below 0 owes; it sums to zero.
    pub open: Vec<Money>,
    /// What was paid for it, the oldest first.
    pub paid: Vec<PaymentId>,
}

impl Account {
    /// Whether nothing is left to be paid.
    pub fn is_settled(&self) -> bool {
        self.open.iter().all(|money| money.0 == 0)
    }
}

/// The books of these sessions with these payments, which are all in force, one for each currency in the order of their
/// codes. The order in which they are handed in makes no difference.
///
/// A payment counts as long as one of the sessions that it settles is among them.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn books(moved: &[Moved], paid: &[Paid]) -> Result<Vec<Books>, SettleError> {
    let live: BTreeSet<SessionId> = moved.iter().map(|one| one.session).collect();
    let mut moved: Vec<&Moved> = moved.iter().collect();
    moved.sort_by_key(|one| (one.started, one.session));
    let mut paid: Vec<&Paid> = paid.iter().filter(|one| one.counts(&live)).collect();
    paid.sort_by_key(|one| (one.at, one.id));
    let won_in = moved.iter().filter_map(|one| Some(one.money.as_ref()?.0));
    let currencies: BTreeMap<&str, Currency> = won_in
        .chain(paid.iter().map(|one| one.currency))
        .map(|currency| (currency.code(), currency))
        .collect();
    currencies
        .into_values()
        .map(|currency| in_currency(currency, &moved, &paid))
        .collect()
}

/// What is in one currency, the sessions and the payments being in order.
fn in_currency(currency: Currency, moved: &[&Moved], paid: &[&Paid]) -> Result<Books, SettleError> {
    let sums: BTreeMap<SessionId, &[(PlayerId, Money)]> = moved
        .iter()
        .filter_map(|one| Some((one.session, one.amounts(currency)?)))
        .collect();
    let paid: Vec<&Paid> = paid
        .iter()
        .copied()
        .filter(|one| one.currency == currency)
        .collect();
    let order: BTreeMap<SessionId, usize> = moved
        .iter()
        .enumerate()
        .map(|(place, one)| (one.session, place))
        .collect();
    let place = |session: &SessionId| {
        let known = order.get(session).copied();
        (known.unwrap_or(usize::MAX), *session)
    };
    let mut all = People::default();
    let mut accounts = Vec::new();
    for (mut sessions, paid) in together(sums.keys().copied(), &paid) {
        sessions.sort_by_key(place);
        let mut people = People::default();
        for session in &sessions {
            for (who, money) in sums.get(session).copied().unwrap_or_default() {
                people.add(*who, i128::from(money.0));
            }
        }
        for one in &paid {
            people.add(one.from, i128::from(one.amount.0));
            people.add(one.to, -i128::from(one.amount.0));
        }
        accounts.push((place(&sessions[0]), sessions, people, paid));
    }
    accounts.sort_by_key(|(place, ..)| *place);
    let mut counted = Vec::with_capacity(accounts.len());
    for (_, sessions, own, paid) in accounts {
        let (people, open) = own.counted()?;
        for (who, money) in people.iter().zip(&open) {
            all.add(*who, i128::from(money.0));
        }
        counted.push(Account {
            sessions,
            people,
            open,
            paid: paid.into_iter().map(|one| one.id).collect(),
        });
    }
    let (people, balances) = all.counted()?;
    Ok(Books {
        currency,
        people,
        balances,
        accounts: counted,
    })
}
