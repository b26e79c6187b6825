//! What is left to be paid of some sessions, in which payments, and where each of them comes from.

use super::grouping::People;
use super::{
    Account, Books, Cause, Explained, Moved, Payment, SettleError, Source, explain,
    fewest_payments, sources,
};
use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};

/// What is left to be paid of some sessions, in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// In which.
    pub currency: Currency,
    /// The sessions that were asked for and those that were settled together with them, the oldest first.
    pub sessions: Vec<SessionId>,
    /// What was paid for them, the oldest first.
    pub paid: Vec<PaymentId>,
    /// Everybody in them, in the order in which they came.
    pub people: Vec<PlayerId>,
    /// What each of them is still owed, or below 0 owes; it sums to zero.
    pub open: Vec<Money>,
    /// The fewest payments that settle it, by place in the list of people.
    pub payments: Vec<Payment>,
}

impl Books {
    /// What is left to be paid of these sessions and of those that were settled together with them; none where they have
    /// nothing to do with this currency.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn settle(&self, sessions: &[SessionId]) -> Result<Option<Settlement>, SettleError> {
        let asked = |account: &&Account| account.sessions.iter().any(|one| sessions.contains(one));
        let accounts: Vec<&Account> = self.accounts.iter().filter(asked).collect();
        if accounts.is_empty() {
            Ok(None)
        } else {
            settle(self.currency, &accounts).map(Some)
        }
    }

    /// What is left to be paid of all sessions.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn settle_all(&self) -> Result<Settlement, SettleError> {
        settle(self.currency, &self.accounts.iter().collect::<Vec<_>>())
    }
}

fn settle(currency: Currency, accounts: &[&Account]) -> Result<Settlement, SettleError> {
    let mut all = People::default();
    for account in accounts {
        for (who, money) in account.people.iter().zip(&account.open) {
            all.add(*who, i128::from(money.0));
        }
    }
    let (people, open) = all.counted()?;
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
    /// What it was before anything was paid for it; `paid` are the payments that the books were made of.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn unpaid(&self, paid: &[Paid]) -> Result<Self, SettleError> {
        let mut all = People::default();
        for (who, money) in self.people.iter().zip(&self.open) {
            all.add(*who, i128::from(money.0));
        }
        for one in paid.iter().filter(|one| self.paid.contains(&one.id)) {
            all.add(one.from, -i128::from(one.amount.0));
            all.add(one.to, i128::from(one.amount.0));
        }
        let (people, open) = all.counted()?;
        Ok(Self {
            currency: self.currency,
            sessions: self.sessions.clone(),
            paid: Vec::new(),
            payments: fewest_payments(&open),
            people,
            open,
        })
    }

    /// Where each payment comes from: the hands of those sessions whose ledgers are handed in, what came of the others as
    /// a whole, and what was paid. `moved` and `paid` are those that the books were made of.
    ///
    /// # Errors
    /// Where a sum is out of bounds, or these are others.
    pub fn explain(
        &self,
        by_hand: &[&Ledger],
        moved: &[Moved],
        paid: &[Paid],
    ) -> Result<Vec<Explained>, SettleError> {
        let mut all = Vec::new();
        for session in &self.sessions {
            let own = moved.iter().find(|one| one.session == *session);
            let Some(amounts) = own.and_then(|one| one.amounts(self.currency)) else {
                continue;
            };
            let people = amounts.iter().map(|(who, _)| *who);
            if let Some(ledger) = by_hand.iter().find(|one| one.session().id == *session) {
                for source in sources(ledger)? {
                    let amounts = people.clone().zip(source.moved);
                    all.push(self.source(source.cause, amounts)?);
                }
            } else {
                let cause = Cause::Earlier { session: *session };
                all.push(self.source(cause, amounts.iter().copied())?);
            }
        }
        let told = |id: &PaymentId| paid.iter().find(|one| one.id == *id);
        for one in self.paid.iter().filter_map(told) {
            let amounts = [(one.from, one.amount), (one.to, Money(-one.amount.0))];
            let cause = Cause::Paid { payment: one.id };
            all.push(self.source(cause, amounts.into_iter())?);
        }
        explain(&self.payments, &all).ok_or(SettleError::Overflow)
    }

    /// A source by the places of the people here, of whom everybody in it is one.
    fn source(
        &self,
        cause: Cause,
        amounts: impl Iterator<Item = (PlayerId, Money)>,
    ) -> Result<Source, SettleError> {
        let mut all = People::default();
        for who in &self.people {
            all.add(*who, 0);
        }
        for (who, money) in amounts {
            all.add(who, i128::from(money.0));
        }
        let (_, moved) = all.counted()?;
        Ok(Source { cause, moved })
    }
}
