//! The score chart as coordinates.
//!
//! The only place where points become fractions of a pixel; nothing here flows back into a score.
#![allow(clippy::float_arithmetic, reason = "pixels are no points")]

use crate::points::Points;
use crate::view::Message;
use crate::view::result::{Curve, ResultView};
use crate::window::models::fill;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::SharedString;
use std::fmt::Write;

/// The axes of a chart.
pub(in crate::window) struct Axes {
    /// The lowest label of the vertical axis.
    pub(in crate::window) low: i64,
    /// The highest label.
    pub(in crate::window) high: i64,
    step: i64,
    /// The length of the horizontal axis, in hands or sessions.
    pub(in crate::window) hands: i64,
}

impl Axes {
    pub(in crate::window) fn of(curves: &[Curve]) -> Self {
        let all = curves.iter();
        let hands = curves.first().map(|curve| curve.totals.len());
        Self::over(
            all.flat_map(|curve| curve.totals.iter().copied()),
            hands.unwrap_or(0).saturating_sub(1),
        )
    }

    /// Axes that contain these totals and 0, with labels at round numbers.
    pub(in crate::window) fn over(all: impl Iterator<Item = i64>, hands: usize) -> Self {
        let (mut low, mut high) = (0, 0);
        for total in all {
            (low, high) = (low.min(total), high.max(total));
        }
        Self {
            low,
            high: high.max(low.saturating_add(1)),
            step: round_step(high.saturating_sub(low), 5),
            hands: i64::try_from(hands).unwrap_or(i64::MAX),
        }
    }

    /// The labels of the vertical axis.
    pub(in crate::window) fn marks(&self) -> Vec<i64> {
        let below = self.low.unsigned_abs() / self.step.unsigned_abs();
        let lowest = -i64::try_from(below).unwrap_or(0);
        let marks = lowest..=self.high / self.step;
        marks.map(|mark| mark * self.step).collect()
    }

    /// The labels of the horizontal axis: first, last, and round numbers between. If every second hand is labelled,
    /// they count back from the last so that all are evenly spaced.
    pub(in crate::window) fn foot_marks(&self) -> Vec<i64> {
        let every = round_step(self.hands, 3);
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

impl Axes {
    /// The totals as an SVG path in an area of that size, in the reading direction of the language, with at most one
    /// point per pixel.
    pub(in crate::window) fn path(
        &self,
        totals: &[i64],
        width: f32,
        height: f32,
        rtl: bool,
    ) -> String {
        let Some(last) = totals.len().checked_sub(1).filter(|last| *last > 0) else {
            return String::new();
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "no window is that wide or negative"
        )]
        let pixels = (width as usize).max(1);
        let every = totals.len().div_ceil(pixels).max(1);
        let mut path = String::new();
        for (at, total) in totals
            .iter()
            .enumerate()
            .filter(|(at, _)| at % every == 0 || *at == last)
        {
            let along = width * drawn(i64::try_from(at).unwrap_or(0)) / drawn(self.hands);
            let x = if rtl { width - along } else { along };
            let y = height * drawn(self.high.saturating_sub(*total))
                / drawn(self.high.saturating_sub(self.low));
            let verb = if path.is_empty() { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{verb} {x:.1} {y:.1} ");
        }
        path
    }
}

/// The curves as lines with a marker at the end.
pub(in crate::window) fn lines(curves: &[Curve]) -> Vec<ui::ChartLine> {
    let shapes = [
        ui::EndShape::Diamond,
        ui::EndShape::Disc,
        ui::EndShape::Square,
        ui::EndShape::Triangle,
        ui::EndShape::Ring,
    ];
    let lines = curves
        .iter()
        .zip(shapes.into_iter().cycle())
        .map(|(curve, shape)| {
            let end = drawn(curve.totals.last().copied().unwrap_or(0));
            ui::ChartLine {
                name: curve.name.as_str().into(),
                strong: curve.leads,
                shape,
                end,
            }
        });
    lines.collect()
}

/// Shows the curves of a result.
pub(in crate::window) fn show(adapter: &ui::ResultAdapter<'_>, view: &ResultView, words: &Words) {
    let axes = Axes::of(&view.curves);
    adapter.set_chart_lines(crate::window::models::list(lines(&view.curves)));
    adapter.set_chart_low(drawn(axes.low));
    adapter.set_chart_high(drawn(axes.high));
    adapter.set_chart_last(i32::try_from(axes.hands).unwrap_or(i32::MAX));
    let marks = axes.marks().into_iter();
    let ticks = marks.map(|at| ui::ChartTick {
        at: drawn(at),
        text: words
            .points(Points {
                n: at,
                decimals: view.decimals,
            })
            .into(),
        zero: at == 0,
    });
    adapter.set_chart_ticks_y(fill(&adapter.get_chart_ticks_y(), ticks.collect()));
    let ticks = axes.foot_marks().into_iter().map(|at| ui::ChartTick {
        at: drawn(at),
        text: words.number(at).into(),
        zero: false,
    });
    adapter.set_chart_ticks_x(fill(&adapter.get_chart_ticks_x(), ticks.collect()));
    let empty = axes.hands < 3;
    adapter.set_chart_empty(if empty {
        words.say(&Message::ChartEmpty).into()
    } else {
        SharedString::new()
    });
}

/// One of the curves as an SVG path in an area of that size.
pub(in crate::window) fn course(
    curves: &[Curve],
    line: usize,
    width: f32,
    height: f32,
    rtl: bool,
) -> String {
    let curve = curves.get(line);
    curve.map_or_else(String::new, |curve| {
        Axes::of(curves).path(&curve.totals, width, height, rtl)
    })
}

/// The vertical offset of a name from its marker in an area of that height, so that names are at least `apart` apart.
pub(in crate::window) fn name_shift(curves: &[Curve], line: usize, height: f32, apart: f32) -> f32 {
    let shifts = name_shifts(curves, &Axes::of(curves), height, apart);
    shifts.get(line).copied().unwrap_or(0.0)
}

fn name_shifts(curves: &[Curve], axes: &Axes, height: f32, apart: f32) -> Vec<f32> {
    let own = |curve: &Curve| {
        let end = curve.totals.last().copied().unwrap_or(0);
        height * drawn(axes.high.saturating_sub(end)) / drawn(axes.high.saturating_sub(axes.low))
    };
    let mut order: Vec<usize> = (0..curves.len()).collect();
    order.sort_by(|one, other| own(&curves[*one]).total_cmp(&own(&curves[*other])));
    let mut places: Vec<f32> = order.iter().map(|at| own(&curves[*at])).collect();
    // Push overlapping names down, then up where the last would leave the chart.
    for at in 1..places.len() {
        places[at] = places[at].max(places[at - 1] + apart);
    }
    let mut floor = height + apart / 2.0;
    for place in places.iter_mut().rev() {
        *place = place.min(floor);
        floor = *place - apart;
    }
    let mut shifts = vec![0.0; curves.len()];
    for (at, place) in order.into_iter().zip(places) {
        shifts[at] = place - own(&curves[at]);
    }
    shifts
}

/// A step of 1, 2 or 5 times a power of ten that divides a span into at most about `parts` parts.
fn round_step(span: i64, parts: i64) -> i64 {
    let wanted = (span / parts).max(1);
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
pub(in crate::window) fn drawn(n: i64) -> f32 {
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
    fn names_never_lie_on_each_other_and_stand_by_their_marks_where_they_can() {
        for ends in [
            [0, 0, 0, 0],
            [55, 25, -37, -43],
            [-14, -14, -4, 32],
            [9, 9, 9, -27],
        ] {
            let curves: Vec<Curve> = ends.iter().map(|end| curve(&[0, *end])).collect();
            let axes = Axes::over(ends.into_iter(), 1);
            for height in [111.0, 400.0] {
                let shifts = name_shifts(&curves, &axes, height, 19.0);
                let own = |end: i64| height * drawn(axes.high - end) / drawn(axes.high - axes.low);
                let mut places: Vec<f32> = ends
                    .iter()
                    .zip(&shifts)
                    .map(|(end, shift)| own(*end) + shift)
                    .collect();
                places.sort_by(f32::total_cmp);
                assert!(
                    places.windows(2).all(|two| two[1] - two[0] >= 18.99),
                    "{ends:?}: {places:?}"
                );
            }
        }
        let far: Vec<Curve> = [60, 20, -20, -60]
            .iter()
            .map(|end| curve(&[0, *end]))
            .collect();
        let axes = Axes::over([60, -60].into_iter(), 1);
        assert_eq!(name_shifts(&far, &axes, 400.0, 19.0), [0.0; 4]);
    }

    #[test]
    fn an_axis_is_no_wider_than_its_totals() {
        for (totals, low, high, marks) in [
            (vec![0, 12, 33], 0, 33, vec![0, 10, 20, 30]),
            (vec![0, -1, 41], -1, 41, vec![0, 10, 20, 30, 40]),
            (vec![0, -43, 55], -43, 55, vec![-40, -20, 0, 20, 40]),
            (vec![0], 0, 1, vec![0, 1]),
        ] {
            let axes = Axes::over(totals.iter().copied(), 3);
            assert_eq!((axes.low, axes.high), (low, high), "{totals:?}");
            assert_eq!(axes.marks(), marks, "{totals:?}");
        }
    }

    #[test]
    fn a_course_runs_to_the_far_edge_as_the_language_reads() {
        let axes = Axes::over([0, 10, -10, 30].into_iter(), 3);
        for (rtl, first, last) in [(false, "M 0.0 ", "300.0 "), (true, "M 300.0 ", "0.0 ")] {
            let path = axes.path(&[0, 10, -10, 30], 300.0, 100.0, rtl);
            assert!(path.starts_with(first), "{path}");
            let end = path.trim_end().rsplit(" L ").next();
            assert!(end.is_some_and(|end| end.starts_with(last)), "{path}");
            assert_eq!(path.matches('L').count(), 3);
        }
        assert_eq!(axes.path(&[0], 300.0, 100.0, false), "");
        let long: Vec<i64> = (0..10_000).collect();
        let path = Axes::over(long.iter().copied(), 9_999).path(&long, 200.0, 100.0, false);
        assert!(path.matches('L').count() <= 201);
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
            assert_eq!(round_step(span, 3), step, "{span}");
        }
    }
}
