//! The result page.

use super::{Chart, DebtRow, Hidden, Message, MoneyChange, MoreItem};
use crate::money::{Currency, Money};
use crate::points::Points;

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
    /// Whether there is a stake.
    pub has_money: bool,
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
    /// The buttons below it.
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
    /// Whether it is the main one.
    pub main: bool,
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
