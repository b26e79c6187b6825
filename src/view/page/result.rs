//! The pages of what was played: result, history, payments and balances.

use super::{Chart, Hidden, Message, MoneyChange, MoreItem, PlayerRow};
use crate::ledger::SessionId;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::settle::Cause;
use crate::view::money::debts::Debt;
use chrono::{DateTime, FixedOffset};

/// The result page. Set on `ResultView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultView {
    /// Who won or leads.
    pub title: Message,
    /// Game, session and number of hands.
    pub subtitle: Message,
    /// The stake.
    pub stake_caption: Message,
    /// The stakes hand by hand, if they changed.
    pub stakes: Vec<Message>,
    /// The currency, if there is a stake.
    pub money_head: Option<Currency>,
    /// The players by rank.
    pub rows: Vec<StandingRow>,
    /// The label of the closing line; blank if there is none.
    pub closing_label: Message,
    /// The sum of all points, in zero-sum games.
    pub closing_points: Option<i64>,
    /// The sum of all payouts: 0.
    pub closing_money: Option<(Money, Currency)>,
    /// The closing line as a sentence.
    pub closing_sentence: Message,
    /// The running totals, hand by hand.
    pub chart: Chart,
    /// How many payments settle it.
    pub payments_title: Message,
    /// The payments: before any was made, or once loaded, the open and past ones.
    pub payments: Vec<DebtRow>,
    /// The sessions settled together, if more than one.
    pub payments_note: Option<Message>,
    /// Whether payments can be marked as paid: they are loaded, and the table does not pay after every hand.
    pub can_mark_paid: bool,
    /// The values of a rubber's games, how sat-out hands count if that affects payment, and who got the odd minor unit.
    pub notes: Vec<Message>,
    /// The note on the odd minor unit, which is also in `notes`.
    pub odd: Hidden<Option<Message>>,
    /// The session's note; may be empty.
    pub note: String,
}

/// A player's standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// Their rank, shared in case of a tie.
    pub place: i64,
    /// Their name.
    pub name: String,
    /// The player's points.
    pub points: Points,
    /// Their winnings or losses.
    pub money: Option<MoneyChange>,
    /// Whether nobody ranks higher and somebody ranks lower.
    pub first: bool,
    /// Whether the next row is a partner's.
    pub partner_next: bool,
    /// The row as a sentence.
    pub label: Message,
}

/// What can be done with a result. Set on `ResultView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultActions {
    /// Whether the session has ended.
    pub ended: bool,
    /// The buttons below it, the main one first.
    pub buttons: Vec<ResultButton>,
    /// The formats in which it can be shared.
    pub share_items: Vec<MoreItem>,
}

/// A button below the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultButton {
    /// Its action.
    pub does: ResultAction,
    /// Its text.
    pub text: Message,
    /// The same in full.
    pub label: Message,
}

/// An action on a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAction {
    /// Begin another session at the same table.
    Again,
    /// Share it.
    Share,
    /// Show the sheet.
    Sheet,
    /// Reopen the session.
    PlayOn,
    /// End the session.
    End,
}

/// The log, newest change first. Set on `HistoryView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryView {
    /// The session.
    pub subtitle: Message,
    /// How many older changes are left out.
    pub earlier: Option<Message>,
    /// The changes, newest first.
    pub lines: Vec<HistoryLine>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// Its number in the log, counted from 1.
    pub number: i64,
    /// When it was made.
    pub at: DateTime<FixedOffset>,
    /// When it was made, as text.
    pub time: Message,
    /// The edit as a sentence.
    pub what: Message,
    /// The players whose points or money changed.
    pub moved: Vec<Moved>,
    /// Whether it has been undone since.
    pub undone: bool,
    /// The row's accessible label.
    pub label: Message,
}

/// The effect of a change on a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The player's name.
    pub name: Hidden<String>,
    /// The change of their points.
    pub points: Hidden<Points>,
    /// The effect as text.
    pub says: Message,
    /// 1 for more, −1 for less.
    pub sign: i32,
}

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
    /// These players.
    pub people: Hidden<Vec<String>>,
    /// Whether it is what they lost, rather than what they won.
    pub lost: Hidden<bool>,
    /// Its parts.
    pub parts: Vec<DebtLine>,
    /// The sum of the parts, which is the payment.
    pub sum_says: Message,
}

/// A part of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtLine {
    /// Its source.
    pub source: Cause,
    /// Its source as text.
    pub cause: Message,
    /// The amount; below 0 if it reduces the payment.
    pub amount: (Money, Currency),
    /// Whether it reduces the payment.
    pub less: bool,
    /// The label of the button that opens the hand or session; blank for another source, or if the session does not exist.
    pub opens_label: Option<Message>,
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
    pub people: Vec<PlayerRow>,
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

/// A session, or sessions settled together, not fully paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAccount {
    /// The sessions, oldest first.
    pub sessions: Vec<SessionId>,
    /// The last of them that exists. A tap opens its result.
    pub opens: Option<SessionId>,
    /// Its title.
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
    /// Whether it is running: its debts count only if chosen.
    pub goes_on: Hidden<bool>,
}
