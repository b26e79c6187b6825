//! A running total, and counts, as chart coordinates.
#![allow(clippy::float_arithmetic, reason = "pixels are no points and no money")]

use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::Rate;
use crate::view::players::{Bar, Cell, Course};
use crate::window::result::chart::{Axes, drawn};
use crate::words::Words;
use oddtrick_ui as ui;

/// The axes of a running total.
pub(super) fn axes(totals: &[i64]) -> Axes {
    Axes::over(totals.iter().copied(), totals.len().saturating_sub(1))
}

/// The labels of the vertical axis; whole currency units if all are whole.
pub(super) fn side_marks(course: &Course, words: &Words) -> Vec<ui::ChartTick> {
    let marks = axes(&course.totals).marks();
    let unit = course
        .currency
        .and_then(|currency| 10_i64.checked_pow(u32::try_from(currency.digits()).ok()?));
    let text = |at: i64| match (course.currency, unit) {
        (Some(_), Some(unit)) if marks.iter().all(|mark| mark % unit == 0) => {
            words.number(at / unit)
        }
        (Some(currency), _) => amount(words, at, currency),
        (None, _) => words.points(Points {
            n: at,
            decimals: course.decimals,
        }),
    };
    marks
        .iter()
        .map(|at| ui::ChartTick {
            at: drawn(*at),
            text: text(*at).into(),
            zero: *at == 0,
        })
        .collect()
}

fn amount(words: &Words, minor: i64, currency: Currency) -> String {
    words.money(Money(minor), currency)
}

/// A rate and its bounds as fractions.
pub(super) fn parts(rate: Rate) -> [f32; 3] {
    [rate.seen, rate.low, rate.high].map(|part| f32::from(part) / 10_000.0)
}

/// A bar of the chart of tricks.
pub(super) fn bar(bar: Bar, words: &Words) -> ui::BarItem {
    let n = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let all = bar.made.saturating_add(bar.missed);
    ui::BarItem {
        made: drawn(n(bar.made)),
        missed: drawn(n(bar.missed)),
        text: if all == 0 {
            slint::SharedString::new()
        } else {
            words.number(n(all)).into()
        },
        name: words.number(i64::from(bar.tricks)).into(),
    }
}

/// A cell of the bids chart, shaded relative to the most frequent.
pub(in crate::window) fn cell(cell: Cell, most: u64, words: &Words) -> ui::GridItem {
    let n = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    ui::GridItem {
        bid: i32::from(cell.bid),
        took: i32::from(cell.took),
        text: words.number(n(cell.n)).into(),
        share: drawn(n(cell.n)) / drawn(n(most.max(1))),
    }
}

/// The target's position on the bar axis.
pub(super) fn mark(target: crate::scheme::Target) -> f32 {
    use crate::scheme::Target;
    match target {
        Target::AtLeast(n) | Target::Exactly(n) => f32::from(n),
        Target::AtMost(n) => f32::from(n) + 1.0,
    }
}
