//! The result page.

use super::{DebtRow, Message, MoneyChange};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::view::result::Curve;

/// Everything on the result page. Set on `ResultAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultView {
    /// Who won, or leads.
    pub title: Message,
    /// Game, session, hands.
    pub subtitle: Message,
    /// What it was played for.
    pub stake_caption: Message,
    /// The same hand by hand, where it changed on the way.
    pub stakes: Vec<Message>,
    /// The currency, where it was played for money.
    pub money_head: Option<Currency>,
    /// Whether it was.
    pub has_money: bool,
    /// The players by rank.
    pub rows: Vec<StandingRow>,
    /// What the closing line is called; blank where nothing closes.
    pub closing_label: Message,
    /// What all points sum to, where what one wins others lose.
    pub closing_points: Option<i64>,
    /// What all payouts sum to: 0.
    pub closing_money: Option<(Money, Currency)>,
    /// The closing line as a sentence.
    pub closing_sentence: Message,
    /// Each player's running totals, hand by hand, from 0 on.
    pub curves: Vec<Curve>,
    /// How many decimals these totals have.
    pub decimals: u8,
    /// The curves as a sentence.
    pub chart_label: Message,
    /// How many payments settle it.
    pub payments_title: Message,
    /// The payments, as if nothing had been paid.
    pub payments: Vec<DebtRow>,
    /// What a rubber's games are worth, whether a hand counts for who sat it out, where it is paid for and somebody did,
    /// and who got the odd minor unit.
    pub notes: Vec<Message>,
    /// The last of these.
    pub(crate) odd: Option<Message>,
    /// The note on the session; may be empty.
    pub note: String,
    /// The way to the balances, where it was played for money.
    pub balances_label: Option<Message>,
}

/// One player's standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// Their rank, shared with those who have as many points.
    pub place: i64,
    /// Their name.
    pub name: String,
    /// Their points.
    pub points: Points,
    /// What they win or lose.
    pub money: Option<MoneyChange>,
    /// Whether nobody stands higher, and somebody lower.
    pub first: bool,
    /// The row as a sentence.
    pub label: Message,
}
