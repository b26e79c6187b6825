//! Open payments of some sessions, and their sources.

use super::grouping::{moved, summed};
use super::{
    Account, Accounts, Cause, Explained, Payment, SessionPayouts, SettleError, Source, balances,
    explain, fewest_payments, sources,
};
use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use std::collections::{BTreeSet, HashMap};

/// The open payments of some sessions in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The currency.
    pub currency: Currency,
    /// The sessions asked for and those settled together with them, oldest first.
    pub sessions: Vec<SessionId>,
    /// The payments for them, oldest first.
    pub paid: Vec<PaymentId>,
    /// Their players, in order of joining.
    pub people: Vec<PlayerId>,
    /// Their open balances, below 0 if they owe; the sum is zero.
    pub open: Vec<Money>,
    /// The fewest payments that settle them, by index in the list of players.
    pub payments: Vec<Payment>,
}

impl Accounts {
    /// Settles these sessions and those settled together with them; `None` if they have nothing in this currency.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn settle(&self, sessions: &[SessionId]) -> Result<Option<Settlement>, SettleError> {
        let sessions: BTreeSet<_> = sessions.iter().collect();
        let asked = |account: &&Account| account.sessions.iter().any(|one| sessions.contains(one));
        let accounts: Vec<&Account> = self.accounts.iter().filter(asked).collect();
        if accounts.is_empty() {
            Ok(None)
        } else {
            settle(self.currency, &accounts).map(Some)
        }
    }

    /// Settles all sessions.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn settle_all(&self) -> Result<Settlement, SettleError> {
        settle(self.currency, &self.accounts.iter().collect::<Vec<_>>())
    }
}

fn settle(currency: Currency, accounts: &[&Account]) -> Result<Settlement, SettleError> {
    let (people, open): (_, Vec<_>) = balances::<Vec<_>>(accounts.iter().copied())?
        .into_iter()
        .unzip();
    let sessions = accounts.iter().flat_map(|one| &one.sessions);
    let paid = accounts.iter().flat_map(|one| &one.paid);
    Ok(Settlement {
        currency,
        sessions: sessions.copied().collect(),
        paid: paid.copied().collect(),
        payments: fewest_payments(&open),
        people,
        open,
    })
}

impl Settlement {
    /// The open balance of each player.
    pub fn balances(&self) -> impl Iterator<Item = (PlayerId, Money)> {
        self.people.iter().copied().zip(self.open.iter().copied())
    }

    /// The sources of each open payment: the hands of sessions given as ledgers, the others as a whole, and the payments
    /// made; and the sources of each payment that was due before any was made. `payouts` and `paid` are those the
    /// accounts were made from.
    ///
    /// # Errors
    /// A sum overflows, or these are not the accounts' sources.
    pub fn explain(
        &self,
        by_hand: &[&Ledger],
        payouts: &[SessionPayouts],
        paid: &[Paid],
    ) -> Result<[Vec<Explained>; 2], SettleError> {
        let own = payouts.iter().map(|one| (one.session, one));
        let own: HashMap<_, _> = own.collect();
        let mut all = Vec::new();
        for session in &self.sessions {
            let own = own.get(session);
            let Some(amounts) = own.and_then(|one| one.amounts(self.currency)) else {
                continue;
            };
            let people = amounts.iter().map(|(who, _)| *who);
            if let Some(ledger) = by_hand.iter().find(|one| one.session().id == *session) {
                for Source { cause, moved } in sources(ledger)? {
                    let moved = self.sums(people.clone().zip(moved))?;
                    all.push(Source { cause, moved });
                }
            } else {
                let cause = Cause::Earlier { session: *session };
                let moved = self.sums(amounts.iter().copied())?;
                all.push(Source { cause, moved });
            }
        }
        let people = || self.people.iter().copied();
        let due = |source: &Source| people().zip(source.moved.clone());
        let due = self.sums(all.iter().flat_map(due))?;
        let before = explain(&fewest_payments(&due), &all);
        let paid: HashMap<_, _> = paid.iter().map(|one| (one.id, one)).collect();
        for one in self.paid.iter().filter_map(|id| paid.get(id)) {
            let cause = Cause::Paid { payment: one.id };
            let moved = self.sums(moved(one).into_iter())?;
            all.push(Source { cause, moved });
        }
        let open = explain(&self.payments, &all).zip(before);
        open.map(<[_; 2]>::from).ok_or(SettleError::Overflow)
    }

    /// The sum of each of these players' amounts, who include all players named.
    fn sums(
        &self,
        amounts: impl Iterator<Item = (PlayerId, Money)>,
    ) -> Result<Vec<Money>, SettleError> {
        let people = self.people.iter().map(|who| (*who, Money(0)));
        let sums: Vec<_> = summed(people.chain(amounts))?;
        Ok(sums.into_iter().map(|(_, money)| money).collect())
    }
}
