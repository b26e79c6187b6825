//! The page of balances: who owes what over all sessions, each currency by itself.

use super::Message;
use super::debts::{Called, Debts, debts, title};
use super::message::Books as Says;
use super::table::count;
use crate::ledger::{Paid, PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::settle::{Account, Books, Moved, SettleError};
use std::cmp::Reverse;

/// Everything on the page of balances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BooksView {
    /// What the page is called.
    pub title: Message,
    /// In place of the currencies, where nobody owes anything and nothing was ever paid.
    pub nothing: Option<Message>,
    /// The currencies, by their codes.
    pub currencies: Vec<CurrencyView>,
}

/// Everything in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrencyView {
    /// Which.
    pub currency: Currency,
    /// Over how many sessions.
    pub subtitle: Message,
    /// Everybody, who is owed most first, those who are even last.
    pub people: Vec<Balance>,
    /// What all balances sum to: 0.
    pub sum: Money,
    /// The payments that settle everything in one go, and what was paid.
    pub debts: Debts,
    /// Over the sessions of which something is left.
    pub open_title: Message,
    /// The sessions of which something is left, the latest first.
    pub open: Vec<OpenAccount>,
}

/// What somebody is owed or owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// What they are owed, or below 0 owe.
    pub money: Money,
    /// The same as a sentence.
    pub says: Message,
}

/// A session, or some that were settled together, of which something is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAccount {
    /// The sessions, the oldest first. A tap opens the last one.
    pub sessions: Vec<SessionId>,
    /// What the last of them is called.
    pub title: Message,
    /// How many there are, where it is more than one.
    pub together: Option<Message>,
    /// What is left to be paid.
    pub money: Money,
    /// The same as a sentence.
    pub says: Message,
}

/// What the page shows of the books; `moved` and `paid` are those that they were made of.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn books(
    all: &[Books],
    moved: &[Moved],
    paid: &[Paid],
    called: &dyn Called,
) -> Result<BooksView, SettleError> {
    let currencies = all
        .iter()
        .map(|one| in_currency(one, moved, paid, called))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(BooksView {
        title: Says::Balances.into(),
        nothing: currencies.is_empty().then(|| Says::NobodyOwes.into()),
        currencies,
    })
}

fn in_currency(
    books: &Books,
    moved: &[Moved],
    paid: &[Paid],
    called: &dyn Called,
) -> Result<CurrencyView, SettleError> {
    let settlement = books.settle_all()?;
    let explained = settlement.explain(&[], moved, paid)?;
    let balances = books.people.iter().zip(&books.balances);
    let mut people: Vec<Balance> = balances
        .map(|(who, money)| balance(*who, *money, books.currency, called))
        .collect();
    people.sort_by_key(|one| (one.money.0 == 0, Reverse(one.money)));
    let left = books.accounts.iter().rev().filter(|one| !one.is_settled());
    let open: Vec<OpenAccount> = left
        .map(|one| account(one, books.currency, called))
        .collect::<Result<_, _>>()?;
    let sum = books.balances.iter().try_fold(Money(0), |sum, money| {
        sum.checked_add(*money).ok_or(SettleError::Overflow)
    });
    Ok(CurrencyView {
        currency: books.currency,
        subtitle: Says::Everything {
            sessions: count(settlement.sessions.len()),
        }
        .into(),
        people,
        // On the way it may leave all bounds, and it comes to nothing in the end.
        sum: sum.unwrap_or(Money(0)),
        debts: debts(&settlement, &explained, paid, called),
        open_title: Says::HeadOpen {
            n: count(open.len()),
        }
        .into(),
        open,
    })
}

fn balance(player: PlayerId, money: Money, currency: Currency, called: &dyn Called) -> Balance {
    let name = called.person(player);
    let code = currency.code().to_owned();
    // Nobody's balance is the one number that has no opposite: an amount has bounds far within.
    let size = Money(money.0.saturating_abs());
    let says = match money.0 {
        0 => Says::IsEven { name: name.clone() },
        1.. => Says::IsOwed {
            name: name.clone(),
            money: (size, currency),
            currency: code,
        },
        _ => Says::Owes {
            name: name.clone(),
            money: (size, currency),
            currency: code,
        },
    };
    Balance {
        player,
        name,
        money,
        says: says.into(),
    }
}

fn account(
    account: &Account,
    currency: Currency,
    called: &dyn Called,
) -> Result<OpenAccount, SettleError> {
    let owed = account.open.iter().filter(|money| money.0 > 0);
    let money = owed.copied().try_fold(Money(0), |sum, money| {
        sum.checked_add(money).ok_or(SettleError::Overflow)
    })?;
    let there = |session: &&SessionId| called.session(**session).is_some();
    let last = account.sessions.iter().rev().find(there);
    let name = match last.or(account.sessions.first()) {
        Some(session) => title(*session, called),
        None => Message::Blank,
    };
    let several = account.sessions.len() > 1;
    Ok(OpenAccount {
        sessions: account.sessions.clone(),
        together: several.then(|| {
            let n = count(account.sessions.len());
            Says::Together { n }.into()
        }),
        money,
        says: Says::SessionOpen {
            title: name.clone().part(),
            money: (money, currency),
            currency: currency.code().to_owned(),
        }
        .into(),
        title: name,
    })
}
