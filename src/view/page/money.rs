//! Payments and balances: on the result page, on the page of balances and in the panel of one payment.

use super::{Message, MoneyChange};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::view::money::debts::{Debt, Opens};
use chrono::{DateTime, FixedOffset};

/// A payment that is left, or was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtRow {
    /// Which it is.
    pub debt: Debt,
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// What it is of, or when it was made.
    pub why: Message,
    /// How much.
    pub amount: (Money, Currency),
    /// Whether it was made.
    pub paid: bool,
    /// The payment as a sentence.
    pub says: Message,
    /// What the box says that marks it as paid or takes that back, in full.
    pub mark: Message,
    /// When it was made.
    pub at: Option<DateTime<FixedOffset>>,
    /// What stands only in the panel of the payment.
    pub more: DebtMore,
}

/// Where a payment comes from. Set on `PaymentAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebtMore {
    /// What was written beside it; may be empty.
    pub note: String,
    /// Whose results it is made of; blank where nothing says what it comes from.
    pub whose: Message,
    /// What it comes from.
    pub parts: Vec<DebtLine>,
    /// What the parts come to, which is the payment.
    pub sum_says: Message,
}

/// A part of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtLine {
    /// What it comes from.
    pub cause: Message,
    /// How much; below 0 where it makes the payment smaller.
    pub amount: (Money, Currency),
    /// Whether it makes the payment smaller.
    pub less: bool,
    /// The part as a button; blank where a tap leads nowhere.
    pub opens_label: Option<Message>,
    /// What a tap on it opens.
    pub opens: Option<Opens>,
}

/// Everything on the page of balances. Set on `BalancesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BooksView {
    /// What the page is called.
    pub title: Message,
    /// In place of the currencies, where nobody owes anything and nothing was ever paid.
    pub nothing: Option<Message>,
    /// What to do about that.
    pub how: Option<Message>,
    /// Which sessions are in none of the currencies.
    pub left_out: Option<Message>,
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
    /// Everybody who is owed something or owes it, who is owed most first.
    pub people: Vec<Balance>,
    /// What stands beside the sum of all balances.
    pub closing_label: Message,
    /// What all balances sum to: 0.
    pub closing: (Money, Currency),
    /// Over the sessions that have ended and of which something is left.
    pub open_title: Message,
    /// These sessions, the latest first, as far as they are shown.
    pub open: Vec<OpenAccount>,
    /// Over those that still go on.
    pub running_title: Message,
    /// Those that still go on and of which something is left.
    pub running: Vec<OpenAccount>,
    /// The button that shows more of them.
    pub more: Option<Message>,
    /// How many payments settle what is chosen.
    pub pays_title: Message,
    /// The payments that settle what is chosen in one go.
    pub pays: Vec<DebtRow>,
    /// The button that marks all of them, where there is more than one.
    pub mark_all: Option<Message>,
    /// The sessions that those payments settle.
    pub settles: Vec<SessionId>,
    /// Over what was paid.
    pub paid_title: Message,
    /// What was paid lately, the latest first.
    pub paid: Vec<DebtRow>,
}

/// What somebody is owed or owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// What they are owed, or below 0 owe.
    pub money: MoneyChange,
    /// The same as a sentence.
    pub says: Message,
    /// Whether only they settle, and others that are chosen.
    pub chosen: bool,
}

/// A session, or some that were settled together, of which something is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAccount {
    /// The sessions, the oldest first. A tap opens the last one.
    pub sessions: Vec<SessionId>,
    /// What the last of them is called.
    pub title: Message,
    /// Its game, when it was and how it ended, and how many there are, where it is more than one.
    pub line: Message,
    /// What is left to be paid.
    pub amount: (Money, Currency),
    /// The same as a sentence.
    pub says: Message,
    /// Whether it is to be settled.
    pub chosen: bool,
    /// The button that opens it.
    pub open_label: Message,
    /// Whether the last of them goes on: nobody owes anything for it before it ends, unless it is chosen.
    pub(crate) goes_on: bool,
}
