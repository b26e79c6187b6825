//! Charts: running totals, tricks under a contract, bids beside tricks, and rates.

use super::Message;
use crate::view::chart::Ratio;

/// Running totals as lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// Of whom.
    pub lines: Vec<ChartLine>,
    /// The lowest total.
    pub low: Ratio,
    /// The highest label.
    pub high: Ratio,
    /// The length of the horizontal axis, in hands or sessions.
    pub last: usize,
    /// The labels of the vertical axis.
    pub ticks_y: Vec<ChartTick>,
    /// The marks at the foot.
    pub ticks_x: Vec<ChartTick>,
    /// The chart as a sentence.
    pub label: Message,
    /// What stands in it as long as there is too little.
    pub empty: Option<Message>,
}

/// One running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Whose.
    pub name: String,
    /// Whether it is drawn in ink.
    pub strong: bool,
    /// The mark at its end.
    pub shape: EndShape,
    /// Where it ends.
    pub end: Ratio,
}

/// A mark at the end of a line.
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

/// A mark on an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartTick {
    /// Where.
    pub at: Ratio,
    /// What stands by it.
    pub text: Message,
    /// Whether it is the one of 0.
    pub zero: bool,
}

/// A running total over evenings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Its caption.
    pub title: Message,
    /// What is shown of it.
    pub note: Message,
    /// The line itself.
    pub chart: Chart,
}

/// How often so many tricks were taken under a contract.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bars {
    /// Under which.
    pub title: Message,
    /// How many hands.
    pub note: Message,
    /// The chart as a sentence.
    pub label: Message,
    /// From 0 to all tricks.
    pub bars: Vec<BarItem>,
    /// The most in one bar.
    pub high: Ratio,
    /// What had to be taken; blank where schemes differ.
    pub mark_text: Message,
    /// The target's position on the bar axis.
    pub mark_at: Ratio,
}

/// The hands in which so many tricks were taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarItem {
    /// In how many hands that was enough.
    pub made: Ratio,
    /// In how many it was not.
    pub missed: Ratio,
    /// How many hands that are.
    pub text: Option<i64>,
    /// How many tricks.
    pub name: i64,
}

/// How often each number of tricks was taken under each bid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BidsTaken {
    /// Its name.
    pub title: Message,
    /// How many bids were met, and how many fell short or went over.
    pub note: Message,
    /// The chart as a sentence.
    pub label: Message,
    /// What was bid and taken at least once.
    pub cells: Vec<GridItem>,
    /// The numbers on either side.
    pub names: Vec<i64>,
    /// Along the foot.
    pub bid_head: Message,
    /// Over the rows.
    pub took_head: Message,
}

/// One bid with one number of tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridItem {
    /// Tricks that were bid.
    pub bid: i32,
    /// Tricks that were taken.
    pub took: i32,
    /// How often.
    pub text: i64,
    /// That beside the one that came up most often.
    pub share: Ratio,
}

/// Rates under one head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RateGroup {
    /// What they are rates of.
    pub title: Message,
    /// What dots and lines are, over the first group.
    pub note: Option<Message>,
    /// Over the column of what was made; blank where the group above has the same.
    pub head: Message,
    /// What a hollow dot is, under the first group that has one.
    pub few_note: Option<Message>,
    /// The rows.
    pub rows: Vec<RateRow>,
}

/// One rate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RateRow {
    /// What of.
    pub what: Message,
    /// What two brought each other, in points or in money.
    pub brought: Option<Message>,
    /// How many were made.
    pub made: i64,
    /// Of how many.
    pub rest: Message,
    /// The rate, where it is no rate of too few.
    pub percent: Message,
    /// As it was seen.
    pub seen: Ratio,
    /// The true rate is hardly lower.
    pub low: Ratio,
    /// The true rate is hardly higher.
    pub high: Ratio,
    /// Whether it was tried too seldom to speak of a rate.
    pub few: bool,
    /// The row as a sentence.
    pub label: Message,
}

/// The pictures of a session. Set on `PicturesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// Everybody, then each player; nothing where there is nothing to show.
    pub people: Vec<super::Choice<Option<usize>>>,
    /// Success by contract.
    pub rates: Vec<RateGroup>,
    /// Bids beside tricks.
    pub grid: Option<BidsTaken>,
}
