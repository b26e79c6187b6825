//! The score curve, in figures that the page can draw.
//!
//! The only place where points become fractions of a pixel: nothing here flows back into a score.
#![allow(clippy::float_arithmetic, reason = "pixels are no points")]

use super::models::fill;
use crate::view::Message;
use crate::view::result::{Curve, ResultView};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::SharedString;
use std::fmt::Write;

/// The height that a chart has at least, in pixels at plain text size.
const HEIGHT: i64 = 111;
/// How far apart two names have to stand, in the same pixels.
const APART: i64 = 19;

/// The axes of a chart.
pub(super) struct Axes {
    /// The lowest mark at the side.
    pub(super) low: i64,
    /// The highest.
    pub(super) high: i64,
    step: i64,
    /// How far the foot goes: hands, or evenings.
    pub(super) hands: i64,
}

impl Axes {
    fn of(view: &ResultView) -> Self {
        let all = view.curves.iter();
        let hands = view.curves.first().map(|curve| curve.totals.len());
        Self::over(
            all.flat_map(|curve| curve.totals.iter().copied()),
            hands.unwrap_or(0).saturating_sub(1),
        )
    }

    /// Axes that hold all of these totals, with marks at round numbers.
    pub(super) fn over(all: impl Iterator<Item = i64>, hands: usize) -> Self {
        let (mut low, mut high) = (0, 0);
        for total in all {
            (low, high) = (low.min(total), high.max(total));
        }
        let step = round_step(high.saturating_sub(low));
        let from = low.div_euclid(step).saturating_mul(step);
        let to = high
            .saturating_add(step - 1)
            .div_euclid(step)
            .saturating_mul(step);
        Self {
            low: from,
            high: to.max(from.saturating_add(step)),
            step,
            hands: i64::try_from(hands).unwrap_or(i64::MAX),
        }
    }

    /// The marks at the side.
    pub(super) fn marks(&self) -> Vec<i64> {
        let marks = 0..=(self.high - self.low) / self.step;
        marks.map(|mark| self.low + mark * self.step).collect()
    }

    /// The marks at the foot: the first, the last, and round ones between. Where every second hand has one they count
    /// back from the last, so that all are as far apart.
    pub(super) fn foot_marks(&self) -> Vec<i64> {
        let every = round_step(self.hands);
        let far = |hand: &i64| {
            if every == 2 {
                return (self.hands - hand) % every == 0;
            }
            *hand == 1
                || *hand == self.hands
                || (hand % every == 0 && self.hands - hand > every / 2)
        };
        (1..=self.hands).filter(far).collect()
    }
}

/// Shows the curves of a result.
pub(super) fn show(adapter: &ui::ResultAdapter<'_>, view: &ResultView, words: &Words) {
    let axes = Axes::of(view);
    let shapes = [
        ui::EndShape::Diamond,
        ui::EndShape::Disc,
        ui::EndShape::Square,
        ui::EndShape::Triangle,
        ui::EndShape::Ring,
    ];
    let shifts = name_shifts(&view.curves, &axes);
    let lines = view
        .curves
        .iter()
        .zip(shapes.into_iter().cycle())
        .zip(shifts)
        .map(|((curve, shape), shift)| {
            let end = drawn(curve.totals.last().copied().unwrap_or(0));
            ui::ChartLine {
                name: curve.name.as_str().into(),
                strong: curve.leads,
                shape,
                end,
                name_shift: drawn(shift),
            }
        });
    adapter.set_chart_lines(super::models::list(lines.collect()));
    adapter.set_chart_low(drawn(axes.low));
    adapter.set_chart_high(drawn(axes.high));
    adapter.set_chart_last(i32::try_from(axes.hands).unwrap_or(i32::MAX));
    let marks = axes.marks().into_iter();
    let ticks = marks.map(|at| ui::ChartTick {
        at: drawn(at),
        text: words.number(at).into(),
        zero: at == 0,
    });
    adapter.set_chart_ticks_y(fill(&adapter.get_chart_ticks_y(), ticks.collect()));
    let ticks = axes.foot_marks().into_iter().map(|at| ui::ChartTick {
        at: drawn(at),
        text: words.number(at).into(),
        zero: false,
    });
    adapter.set_chart_ticks_x(fill(&adapter.get_chart_ticks_x(), ticks.collect()));
    adapter.set_chart_label(words.say(&view.chart_says).into());
    let empty = axes.hands < 3;
    adapter.set_chart_empty(if empty {
        words.say(&Message::ChartEmpty).into()
    } else {
        SharedString::new()
    });
}

/// The course of a curve as an SVG path in an area of that size, with no more points than there are pixels.
pub(super) fn commands(view: &ResultView, line: usize, width: f32, height: f32) -> String {
    let axes = Axes::of(view);
    let Some(curve) = view.curves.get(line).filter(|_| axes.hands > 0) else {
        return String::new();
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no window is that wide or negative"
    )]
    let pixels = (width as usize).max(1);
    let every = curve.totals.len().div_ceil(pixels).max(1);
    let last = curve.totals.len() - 1;
    let mut path = String::new();
    for (at, total) in curve
        .totals
        .iter()
        .enumerate()
        .filter(|(at, _)| at % every == 0 || *at == last)
    {
        let x = width * drawn(i64::try_from(at).unwrap_or(0)) / drawn(axes.hands);
        let y = height * drawn(axes.high - total) / drawn(axes.high - axes.low);
        let verb = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{verb} {x:.1} {y:.1} ");
    }
    path
}

/// How far each name has to move, so that no two lie on each other.
fn name_shifts(curves: &[Curve], axes: &Axes) -> Vec<i64> {
    let span = (axes.high - axes.low).max(1);
    // As high as the page makes the chart of so many.
    let many = i64::try_from(curves.len()).unwrap_or(i64::MAX);
    let height = HEIGHT.max((many - 1).saturating_mul(APART));
    let own = |curve: &Curve| {
        (axes.high - curve.totals.last().copied().unwrap_or(0)).saturating_mul(height) / span
    };
    let mut order: Vec<usize> = (0..curves.len()).collect();
    order.sort_by_key(|at| own(&curves[*at]));
    let mut places: Vec<i64> = order.iter().map(|at| own(&curves[*at])).collect();
    // Pushed down from above, then up from below where the last ones would leave the chart.
    for at in 1..places.len() {
        places[at] = places[at].max(places[at - 1] + APART);
    }
    let mut floor = height + APART / 2;
    for place in places.iter_mut().rev() {
        *place = (*place).min(floor);
        floor = *place - APART;
    }
    let mut shifts = vec![0; curves.len()];
    for (at, place) in order.into_iter().zip(places) {
        shifts[at] = place - own(&curves[at]);
    }
    shifts
}

/// A step of 1, 2 or 5 and zeros that divides a span into about three or four.
fn round_step(span: i64) -> i64 {
    let wanted = (span / 3).max(1);
    let mut ten = 1_i64;
    loop {
        for step in [ten, ten.saturating_mul(2), ten.saturating_mul(5)] {
            if step >= wanted {
                return step;
            }
        }
        ten = ten.saturating_mul(10);
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a pixel more or less on a curve of millions"
)]
pub(super) fn drawn(n: i64) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(totals: &[i64]) -> Curve {
        Curve {
            name: String::new(),
            leads: false,
            totals: totals.to_vec(),
        }
    }

    #[test]
    fn names_never_lie_on_each_other() {
        for ends in [
            [0, 0, 0, 0],
            [55, 25, -37, -43],
            [-14, -14, -4, 32],
            [9, 9, 9, -27],
        ] {
            let curves: Vec<Curve> = ends.iter().map(|end| curve(&[0, *end])).collect();
            let axes = Axes {
                low: -60,
                high: 60,
                step: 20,
                hands: 1,
            };
            let shifts = name_shifts(&curves, &axes);
            let mut places: Vec<i64> = ends
                .iter()
                .zip(&shifts)
                .map(|(end, shift)| (60 - end) * HEIGHT / 120 + shift)
                .collect();
            places.sort_unstable();
            assert!(
                places.windows(2).all(|two| two[1] - two[0] >= APART),
                "{ends:?}: {places:?}"
            );
        }
    }

    #[test]
    fn marks_at_the_foot_are_as_far_apart_as_they_can_be() {
        for (hands, marks) in [
            (4, vec![1, 2, 3, 4]),
            (7, vec![1, 3, 5, 7]),
            (8, vec![2, 4, 6, 8]),
            (20, vec![1, 10, 20]),
        ] {
            let axes = Axes {
                low: 0,
                high: 1,
                step: 1,
                hands,
            };
            assert_eq!(axes.foot_marks(), marks, "{hands}");
        }
    }

    #[test]
    fn steps_are_round() {
        for (span, step) in [
            (0, 1),
            (3, 1),
            (12, 5),
            (60, 20),
            (118, 50),
            (i64::MAX, 5_000_000_000_000_000_000),
        ] {
            assert_eq!(round_step(span), step, "{span}");
        }
    }
}
