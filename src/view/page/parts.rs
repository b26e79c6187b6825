//! Parts shared by several pages, and charts: running totals, tricks under a contract, bids against tricks, and rates.

use super::{Hidden, Message};
use crate::ledger::PlayerId;
use crate::view::chart::Ratio;
use crate::view::table::answer::stays_until_next_action;

/// A card for one of a few values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice<A = ()> {
    /// Its text.
    pub text: Message,
    /// Its accessible label.
    pub label: Message,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Its rank, if several are chosen in order.
    pub badge: Message,
    /// Why it cannot be tapped; blank if it can.
    pub why: Message,
    /// The action of a tap.
    pub does: A,
}

impl<A> Choice<A> {
    /// A card with only a text, which its label gives in full.
    pub fn of(text: Message, chosen: bool, does: A) -> Self {
        Self {
            label: text.in_full(),
            text,
            chosen,
            badge: Message::Blank,
            why: Message::Blank,
            does,
        }
    }

    /// The card with this accessible label.
    #[must_use]
    pub fn says(self, label: Message) -> Self {
        Self { label, ..self }
    }
}

/// A row of two texts, such as a name with its content or a figure with its caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextRow {
    /// Its first text.
    pub title: Message,
    /// Its second text, if any.
    pub line: Message,
    /// Its accessible label.
    pub label: Message,
}

/// A notice at the foot of a page. Set on `NoticeView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its text. The page writes it too.
    pub text: Option<Message>,
    /// Whether it closes by itself on pages where notices are frequent.
    pub leaves: bool,
    /// Whether its button undoes what it reports.
    pub undoes: bool,
    /// Whether it names a saved file, whose folder can be opened too.
    pub saved: bool,
}

impl Notice {
    /// A notice with the buttons of one of these, or without any.
    pub fn of(text: Option<Message>, undoes: bool, saved: bool) -> Self {
        Self {
            leaves: text.as_ref().is_some_and(|it| !stays_until_next_action(it)),
            text,
            undoes,
            saved,
        }
    }
}

/// Running totals as lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// The lines.
    pub lines: Vec<ChartLine>,
    /// The bottom of the vertical axis.
    pub low: Ratio,
    /// The top of the vertical axis.
    pub high: Ratio,
    /// The length of the horizontal axis, in hands or sessions.
    pub last: usize,
    /// The labels of the vertical axis.
    pub ticks_y: Vec<ChartTick>,
    /// The labels of the horizontal axis.
    pub ticks_x: Vec<ChartTick>,
    /// The chart as a sentence.
    pub label: Message,
    /// The text shown without enough data.
    pub empty: Option<Message>,
}

/// A player's running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Their name.
    pub name: String,
    /// Whether it is emphasised: nobody has more.
    pub strong: bool,
    /// The marker at its end.
    pub shape: EndShape,
    /// The height of its end.
    pub end: Ratio,
    /// What they began with, and the total after each hand or session.
    pub totals: Hidden<Vec<i64>>,
    /// How many of these are from before they joined, and not drawn.
    pub skipped: Hidden<usize>,
}

/// A marker at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndShape {
    /// A diamond.
    Diamond,
    /// A disc.
    Disc,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A ring.
    Ring,
}

/// A label of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartTick {
    /// Its position.
    pub at: Ratio,
    /// Its text.
    pub text: Message,
}

/// A running total by session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningTotal {
    /// Its title.
    pub title: Message,
    /// A note on what is shown.
    pub note: Message,
    /// The chart.
    pub chart: Chart,
}

/// The distribution of tricks taken under a contract.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bars {
    /// The contract.
    pub title: Message,
    /// The number of hands.
    pub note: Message,
    /// The chart as a sentence.
    pub label: Message,
    /// From 0 to all tricks.
    pub bars: Vec<BarItem>,
    /// The longest bar.
    pub high: Ratio,
    /// The target as text; blank if schemes differ.
    pub mark_text: Message,
    /// The target's position on the bar axis.
    pub mark_at: Ratio,
}

/// The hands with this number of tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarItem {
    /// The number of hands in which these tricks made the contract.
    pub made: Ratio,
    /// The number of hands in which they did not.
    pub missed: Ratio,
    /// The number of hands as a label.
    pub text: Option<i64>,
    /// The number of tricks.
    pub name: i64,
}

/// The distribution of tricks taken for each bid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BidsTaken {
    /// How many bids were met, short, and over.
    pub note: Message,
    /// The chart as a sentence.
    pub label: Message,
    /// The combinations that occurred.
    pub cells: Vec<GridItem>,
    /// The labels of both axes.
    pub names: Vec<i64>,
}

/// A bid with a number of tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridItem {
    /// Tricks bid.
    pub bid: i32,
    /// Tricks taken.
    pub took: i32,
    /// The number of hands.
    pub text: i64,
    /// The number of hands, divided by that of the most frequent combination.
    pub share: Ratio,
}

/// Rates under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RateGroup {
    /// The heading.
    pub title: Message,
    /// The legend of dots and lines, in the first group.
    pub note: Option<Message>,
    /// The head of the column of successes; blank if the group above has the same.
    pub head: Message,
    /// The legend of hollow dots, in the first group with one.
    pub few_note: Option<Message>,
    /// The rows.
    pub rows: Vec<RateRow>,
}

/// A rate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RateRow {
    /// Its name.
    pub what: Message,
    /// What two partners won for each other, in points or money.
    pub brought: Option<Message>,
    /// The number of successes.
    pub made: i64,
    /// The number of attempts.
    pub rest: Message,
    /// The rate; blank with too few attempts.
    pub percent: Message,
    /// The observed rate.
    pub seen: Ratio,
    /// The lower bound of the interval.
    pub low: Ratio,
    /// The upper bound of the interval.
    pub high: Ratio,
    /// Whether there are too few attempts for a rate.
    pub few: bool,
    /// The row as a sentence.
    pub label: Message,
}

/// The charts of a session. Set on `SessionChartsView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionCharts {
    /// All players together, then each; empty without charts.
    pub people: Vec<Choice<Option<PlayerId>>>,
    /// Success by contract.
    pub rates: Vec<RateGroup>,
    /// Bids against tricks.
    pub grid: Option<BidsTaken>,
}
