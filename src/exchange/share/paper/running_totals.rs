//! The running totals of a season as a chart.

use super::columns::MARGIN;
use super::faces::{Face, Line};
use super::file::Shade;
use super::flow::{BODY, Flow, HEADING, SMALL, count, most};
use crate::view::chart::{Axes, spread};
use crate::view::page::{Chart, ChartLine, EndShape};

/// The height of the chart, without the labels below it.
const HEIGHT: i32 = 2400;
/// The maximum width of the names at the ends of the lines.
const NAMES: i32 = 1100;
/// Half the width of a marker.
const MARK: i32 = 40;
/// The gap between a label and what it labels.
const GAP: i32 = 60;

/// The area of a chart.
struct Area {
    axes: Axes,
    left: i32,
    top: i32,
    width: i32,
}

impl Area {
    fn at(&self, session: usize, total: i64) -> (i32, i32) {
        let session = i64::try_from(session).unwrap_or(i64::MAX);
        (
            self.left + whole(self.axes.along(session, self.width.into())),
            self.y(total),
        )
    }

    fn y(&self, total: i64) -> i32 {
        self.top + whole(self.axes.down(total, HEIGHT.into()))
    }
}

impl Flow<'_> {
    /// Draws the running totals, unless there are too few sessions.
    pub(super) fn running_totals(&mut self, chart: &Chart) {
        if chart.empty.is_some() || chart.lines.is_empty() {
            return;
        }
        let step = SMALL.size * 12 / 10;
        self.ensure_room(HEIGHT + HEADING.size * 3 + 2 * step);
        self.y += HEADING.size / 2;
        let [heading, _] = self.words.page("ui-session-by-session");
        self.paragraph(heading, HEADING);
        let sides = chart.ticks_y.iter();
        let sides: Vec<Line> = sides
            .map(|tick| self.faces.line(&self.words.say(&tick.text), SMALL))
            .collect();
        let side = sides.iter().map(|line| line.width).max().unwrap_or(0) + GAP;
        let names = self.names(chart);
        let longest = names.iter().flatten().map(|line| line.width);
        let longest = longest.max().unwrap_or(0) + MARK + GAP;
        let area = Area {
            axes: Axes::of(&chart.lines),
            left: MARGIN + side,
            top: self.y + HEADING.size,
            width: self.size.0 - 2 * MARGIN - side - longest,
        };
        let centred = SMALL.size * 35 / 100;
        for (tick, line) in chart.ticks_y.iter().zip(sides) {
            let y = area.y(tick.at.0);
            let thick = if tick.at.0 == 0 { 8 } else { 3 };
            self.fill(area.left, y - thick / 2, area.width, thick, tick.at.0 != 0);
            self.trailing(area.left - GAP, y + centred, line);
        }
        for tick in &chart.ticks_x {
            let line = self.faces.line(&self.words.say(&tick.text), SMALL);
            let session = usize::try_from(tick.at.0).unwrap_or(0);
            let (x, _) = area.at(session, 0);
            let y = area.top + HEIGHT + GAP + step;
            self.leading(x - line.width / 2, y, line);
        }
        self.curves(chart, &area);
        self.named(names, chart, &area);
        self.y = area.top + HEIGHT + GAP + 2 * step;
    }

    /// Draws the lines with their markers, the thick ones on top.
    fn curves(&mut self, chart: &Chart, area: &Area) {
        let (strong, others): (Vec<_>, Vec<_>) = chart.lines.iter().partition(|line| line.strong);
        for line in others.into_iter().chain(strong) {
            let (thick, shade) = if line.strong {
                (20, Shade::Ink)
            } else {
                (9, Shade::Grey)
            };
            let totals = line.totals.iter().enumerate().rev();
            let mut points: Vec<_> = totals.map(|(at, total)| area.at(at, *total)).collect();
            // Of several sessions at the same x, only the last is drawn.
            points.dedup_by_key(|(x, _)| *x);
            if let Some((x, y)) = points.first().copied() {
                self.path(points, Some(thick), shade);
                self.mark(line.shape, (x, y), shade);
            }
        }
    }

    fn mark(&mut self, form: EndShape, (x, y): (i32, i32), shade: Shade) {
        let corners: &[(i32, i32)] = match form {
            EndShape::Diamond => &[(0, -MARK), (MARK, 0), (0, MARK), (-MARK, 0)],
            EndShape::Square => &[(-32, -32), (32, -32), (32, 32), (-32, 32)],
            EndShape::Triangle => &[(0, -MARK), (MARK, 32), (-MARK, 32)],
            EndShape::Disc | EndShape::Ring => &[],
        };
        if corners.is_empty() {
            // A zero-length line with round ends draws a disc.
            self.path(vec![(x, y); 2], Some(2 * MARK), shade);
        } else {
            let corners = corners.iter().map(|(right, down)| (x + right, y + down));
            self.path(corners.collect(), None, shade);
        }
        if form == EndShape::Ring {
            self.path(vec![(x, y); 2], Some(MARK), Shade::Paper);
        }
    }

    /// The names, each wrapped.
    fn names(&self, chart: &Chart) -> Vec<Vec<Line>> {
        let name = |line: &ChartLine| {
            let face = Face {
                size: SMALL.size,
                bold: line.strong,
                ..BODY
            };
            self.faces.lines(&line.name, face, NAMES)
        };
        chart.lines.iter().map(name).collect()
    }

    /// Draws the names beside their markers, without overlaps.
    fn named(&mut self, names: Vec<Vec<Line>>, chart: &Chart, area: &Area) {
        let step = SMALL.size * 12 / 10;
        let x = area.left + area.width + MARK + GAP;
        let tall = |lines: &Vec<Line>| count(lines.len()) * step;
        let ends = chart.lines.iter();
        let ends = ends.map(|line| i64::from(area.y(line.end.0) - area.top));
        let ends: Vec<i64> = ends.collect();
        let places = spread(&ends, HEIGHT.into(), (most(&names) * step).into());
        for (lines, place) in names.into_iter().zip(places) {
            let top = area.top + whole(place) - tall(&lines) / 2;
            self.lines(x, top + step - step / 4, step, lines);
        }
    }
}

/// A coordinate of a page.
fn whole(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
