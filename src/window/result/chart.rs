//! The score chart as coordinates.
//!
//! Only this module converts points to fractions of a pixel. No score is computed from them.
#![allow(clippy::float_arithmetic, reason = "pixels are no points")]

use crate::view::chart::{Axes, Ratio, spread};
use crate::view::page::{ChartLine, Person, SeasonPage};
use crate::view::result::ResultView;
use crate::window::context::Context;
use crate::window::models::row;
use oddtrick_ui::{self as ui, Page};
use slint::SharedString;
use std::fmt::Write;

/// The totals as an SVG path in an area of this size, in the reading direction of the language, with at most one
/// point per pixel.
fn path(axes: &Axes, line: &ChartLine, width: f32, height: f32, rtl: bool) -> String {
    let totals = &line.totals;
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
        .skip(line.skipped)
        .filter(|(at, _)| [line.skipped, last].contains(at) || at % every == 0)
    {
        let along = width * drawn(i64::try_from(at).unwrap_or(0)) / drawn(axes.hands);
        let x = if rtl { width - along } else { along };
        let y = height * drawn(axes.high.saturating_sub(*total))
            / drawn(axes.high.saturating_sub(axes.low));
        let verb = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{verb} {x:.1} {y:.1} ");
    }
    path
}

/// Connects the chart of the page shown.
pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::Curves>();
    let commands = ctx.on_with(|ctx, (line, width, height)| {
        let rtl = ctx.words.borrow().rtl;
        let drawn = with_lines(ctx, |all| {
            Some(path(&Axes::of(all), row(all, line)?, width, height, rtl))
        });
        SharedString::from(drawn.unwrap_or_default())
    });
    adapter.on_commands(move |line, width, height| commands((line, width, height)));
    let shift = ctx.on_with(|ctx, (line, height, apart)| {
        let shift = with_lines(ctx, |all| {
            row(&name_shifts(all, &Axes::of(all), height, apart), line).copied()
        });
        shift.unwrap_or(0.0)
    });
    adapter.on_name_shift(move |line, height, apart| shift((line, height, apart)));
}

/// Looks something up in the lines of the page shown.
fn with_lines<T>(ctx: &Context, find: impl FnOnce(&[ChartLine]) -> Option<T>) -> Option<T> {
    match ctx.page() {
        Page::Players => ctx.find_shown(|who: &Person| find(&who.running_total.chart.lines)),
        Page::Season => ctx.find_shown(|page: &SeasonPage| find(&page.season.chart.lines)),
        _ => ctx.find_shown(|view: &ResultView| find(&view.chart.lines)),
    }
}

fn name_shifts(lines: &[ChartLine], axes: &Axes, height: f32, apart: f32) -> Vec<f32> {
    #[expect(clippy::cast_possible_truncation, reason = "no window is that high")]
    let thousandths = |n: f32| (n * 1000.0) as i64;
    let height = thousandths(height);
    let ends = lines.iter().map(|line| axes.down(line.end.0, height));
    let ends: Vec<i64> = ends.collect();
    let places = spread(&ends, height, thousandths(apart));
    let moved = places.into_iter().zip(ends);
    moved
        .map(|(place, end)| drawn(place - end) / 1000.0)
        .collect()
}

/// A ratio as a floating-point number, for drawing.
pub(in crate::window) fn ratio(Ratio(n, of): Ratio) -> f32 {
    drawn(n) / drawn(of.max(1))
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a pixel more or less on a curve of millions"
)]
fn drawn(n: i64) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(totals: &[i64]) -> ChartLine {
        ChartLine::of(String::new(), false, totals.to_vec(), 0)
    }

    #[test]
    fn names_do_not_overlap_and_are_beside_their_marks_if_possible() {
        for ends in [
            [0, 0, 0, 0],
            [55, 25, -37, -43],
            [-14, -14, -4, 32],
            [9, 9, 9, -27],
        ] {
            let lines: Vec<ChartLine> = ends.iter().map(|end| line(&[0, *end])).collect();
            let axes = Axes::of(&lines);
            for height in [111.0, 400.0] {
                let shifts = name_shifts(&lines, &axes, height, 19.0);
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
        let far: Vec<ChartLine> = [60, 20, -20, -60]
            .iter()
            .map(|end| line(&[0, *end]))
            .collect();
        let axes = Axes::of(&far);
        assert_eq!(name_shifts(&far, &axes, 400.0, 19.0), [0.0; 4]);
    }

    #[test]
    fn a_curve_runs_in_reading_direction() {
        let lines = [line(&[0, 10, -10, 30])];
        let axes = Axes::of(&lines);
        for (rtl, first, last) in [(false, "M 0.0 ", "300.0 "), (true, "M 300.0 ", "0.0 ")] {
            let path = path(&axes, &lines[0], 300.0, 100.0, rtl);
            assert!(path.starts_with(first), "{path}");
            let end = path.trim_end().rsplit(" L ").next();
            assert!(end.is_some_and(|end| end.starts_with(last)), "{path}");
            assert_eq!(path.matches('L').count(), 3);
        }
        assert_eq!(path(&axes, &line(&[0]), 300.0, 100.0, false), "");
        let long = [line(&(0..10_000).collect::<Vec<i64>>())];
        let path = path(&Axes::of(&long), &long[0], 200.0, 100.0, false);
        assert!(path.matches('L').count() <= 201);
    }

    #[test]
    fn the_curve_of_a_late_player_begins_where_they_join() {
        let late = ChartLine {
            skipped: 2,
            ..line(&[0, 0, 0, 30])
        };
        let axes = Axes::of(std::slice::from_ref(&late));
        let path = path(&axes, &late, 300.0, 100.0, false);
        assert_eq!(path.trim_end(), "M 200.0 100.0 L 300.0 0.0");
    }
}
