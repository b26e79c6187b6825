//! Payments and balances: on the result page, the balances page and the payment panel.

use super::{Hidden, Message, MoneyChange};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::view::money::debts::{Debt, LinkTarget};
use chrono::{DateTime, FixedOffset};

/// An open or past payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtRow {
    /// Its identity.
    pub debt: Debt,
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// What it covers, or when it was made.
    pub why: Message,
    /// The amount.
    pub amount: (Money, Currency),
    /// Whether it was made.
    pub paid: bool,
    /// The payment as a sentence.
    pub says: Message,
    /// The full label of the check box.
    pub mark: Message,
    /// When it was made.
    pub at: Option<DateTime<FixedOffset>>,
    /// The sessions that an open payment settles and that exist; none if it cannot be marked as paid.
    pub settles: Vec<SessionId>,
    /// The details for the payment panel.
    pub more: DebtMore,
}

/// The sources of a payment. Set on `PaymentView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebtMore {
    /// The payment's note; may be empty. The page writes it too.
    pub note: String,
    /// Whose results it consists of; blank if unknown.
    pub whose: Message,
    /// Its parts.
    pub parts: Vec<DebtLine>,
    /// The sum of the parts, which is the payment.
    pub sum_says: Message,
}

/// A part of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtLine {
    /// Its source.
    pub cause: Message,
    /// The amount; below 0 if it reduces the payment.
    pub amount: (Money, Currency),
    /// Whether it reduces the payment.
    pub less: bool,
    /// The button label; blank if the part links to nothing.
    pub opens_label: Option<Message>,
    /// What a tap opens.
    pub opens: Option<LinkTarget>,
}

/// The balances page. Set on `BalancesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BalancesView {
    /// Replaces the currencies if nothing is owed and nothing was ever paid.
    pub nothing: Option<Message>,
    /// How to get entries here.
    pub how: Option<Message>,
    /// The sessions left out of all currencies.
    pub left_out: Option<Message>,
    /// The currencies, sorted by code.
    pub currencies: Vec<CurrencyView>,
}

/// The balances in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrencyView {
    /// The currency.
    pub currency: Currency,
    /// The number of sessions.
    pub subtitle: Message,
    /// The players with a balance, highest first.
    pub people: Vec<Balance>,
    /// The sum of all balances: 0.
    pub closing: (Money, Currency),
    /// The heading of the ended sessions not fully paid.
    pub open_title: Message,
    /// These sessions, newest first, as far as shown.
    pub open: Vec<OpenAccount>,
    /// The heading of the running sessions.
    pub running_title: Message,
    /// The running sessions not fully paid.
    pub running: Vec<OpenAccount>,
    /// The button that shows more of them.
    pub more: Option<Message>,
    /// How many payments settle the chosen sessions.
    pub pays_title: Message,
    /// The payments that settle the chosen sessions together.
    pub pays: Vec<DebtRow>,
    /// The button that marks all of them, if more than one.
    pub mark_all: Option<Message>,
    /// The heading of past payments.
    pub paid_title: Message,
    /// The latest payments, newest first.
    pub paid: Vec<DebtRow>,
}

/// A player's balance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The balance; below 0 the player owes.
    pub money: MoneyChange,
    /// The balance as a sentence.
    pub says: Message,
    /// Whether the settlement is limited to them and other chosen players.
    pub chosen: bool,
}

/// A session, or sessions settled together, not fully paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAccount {
    /// The sessions, oldest first. A tap opens the last.
    pub sessions: Vec<SessionId>,
    /// The title of the last one.
    pub title: Message,
    /// Its game, date and outcome, and the number of sessions if more than one.
    pub line: Message,
    /// The amount left to be paid.
    pub amount: (Money, Currency),
    /// The amount as a sentence.
    pub says: Message,
    /// Whether it is to be settled.
    pub chosen: bool,
    /// The button that opens it.
    pub open_label: Message,
    /// Whether the last of them is running: its debts count only if chosen.
    pub goes_on: Hidden<bool>,
}
