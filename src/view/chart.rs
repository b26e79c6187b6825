//! Running totals as charts: axes, marks at round numbers, and lines.

use super::Message;
use super::page::{Chart, ChartLine, ChartTick, EndShape};

/// A fraction, as a page draws it; 0 by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratio(pub i64, pub i64);

impl Ratio {
    /// A whole number.
    pub fn whole(n: i64) -> Self {
        Self(n, 1)
    }
}

impl ChartLine {
    /// A line of these totals, its first `skipped` ones not drawn.
    pub fn of(name: String, strong: bool, totals: Vec<i64>, skipped: usize) -> Self {
        Self {
            name,
            strong,
            shape: EndShape::Diamond,
            end: Ratio::whole(totals.last().copied().unwrap_or(0)),
            totals,
            skipped,
        }
    }

    /// A part of the totals, for the accessible label: after how many sessions one is named, and these.
    pub(super) fn named(&self) -> (usize, impl Iterator<Item = i64>) {
        let end = self.totals.len().saturating_sub(1);
        let every = end.div_ceil(NAMED).max(1);
        let named = self.totals.iter().copied().enumerate().skip(1);
        let named = named.filter(move |(at, _)| at % every == 0 || *at == end);
        (every, named.map(|(_, total)| total))
    }
}

/// How many totals of a line the accessible label names at most.
const NAMED: usize = 12;
/// How many hands or sessions a chart needs.
const FEWEST: i64 = 3;

/// The axes of a chart.
pub struct Axes {
    /// The lowest label of the vertical axis.
    pub low: i64,
    /// The highest label.
    pub high: i64,
    step: i64,
    /// The length of the horizontal axis, in hands or sessions.
    pub hands: i64,
}

impl Axes {
    /// Axes that contain these lines and 0, with labels at round numbers.
    pub fn of(lines: &[ChartLine]) -> Self {
        let (mut low, mut high) = (0, 0);
        for total in lines.iter().flat_map(|line| &line.totals) {
            (low, high) = (low.min(*total), high.max(*total));
        }
        let steps = lines.first().map_or(0, |line| line.totals.len());
        Self {
            low,
            high: high.max(low.saturating_add(1)),
            step: round_step(high.saturating_sub(low), 5),
            hands: i64::try_from(steps.saturating_sub(1)).unwrap_or(i64::MAX),
        }
    }

    /// The distance of a hand or session from the beginning of a chart of this width.
    pub fn along(&self, hand: i64, width: i64) -> i64 {
        part(hand, self.hands, width)
    }

    /// The distance of a total from the top of a chart of this height.
    pub fn down(&self, total: i64, height: i64) -> i64 {
        let span = self.high.saturating_sub(self.low);
        part(self.high.saturating_sub(total), span, height)
    }

    /// The labels of the vertical axis.
    pub fn marks(&self) -> Vec<i64> {
        let below = self.low.unsigned_abs() / self.step.unsigned_abs();
        let lowest = -i64::try_from(below).unwrap_or(0);
        let marks = lowest..=self.high / self.step;
        marks.map(|mark| mark * self.step).collect()
    }

    /// The labels of the horizontal axis: first, last, and round numbers between. If every second hand is labelled, the
    /// labels count back from the last hand so that all are evenly spaced.
    pub fn foot_marks(&self) -> Vec<i64> {
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

/// The share `n / of` of a length, rounded towards 0.
fn part(n: i64, of: i64, length: i64) -> i64 {
    let part = i128::from(n) * i128::from(length) / i128::from(of.max(1));
    i64::try_from(part).unwrap_or(i64::MAX)
}

/// Where to place labels whose marks are at these distances from the top of an area of this height: each at its mark if
/// possible, at least `apart` from the next, and at most `apart / 2` below the area.
pub fn spread(marks: &[i64], height: i64, apart: i64) -> Vec<i64> {
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.sort_by_key(|at| marks[*at]);
    let mut places = marks.to_vec();
    // Push overlapping labels down, then up where the last would leave the area.
    for two in order.windows(2) {
        places[two[1]] = places[two[1]].max(places[two[0]] + apart);
    }
    let mut floor = height + apart / 2;
    for at in order.into_iter().rev() {
        places[at] = places[at].min(floor);
        floor = places[at] - apart;
    }
    places
}

/// These lines as a chart, each with a marker at its end. `side` gives the labels of the vertical axis, `too_few` the text
/// with too few hands or sessions.
pub fn chart(
    mut lines: Vec<ChartLine>,
    side: impl Fn(i64) -> Message,
    label: Message,
    too_few: Message,
) -> Chart {
    use EndShape::{Diamond, Disc, Ring, Square, Triangle};
    let shapes = [Diamond, Disc, Square, Triangle, Ring];
    for (line, shape) in lines.iter_mut().zip(shapes.into_iter().cycle()) {
        line.shape = shape;
    }
    let tick = |at, text| {
        let at = Ratio::whole(at);
        ChartTick { at, text }
    };
    let axes = Axes::of(&lines);
    let foot = axes.foot_marks().into_iter();
    let side = axes.marks().into_iter().map(|at| tick(at, side(at)));
    Chart {
        low: Ratio::whole(axes.low),
        high: Ratio::whole(axes.high),
        last: usize::try_from(axes.hands).unwrap_or(usize::MAX),
        ticks_y: side.collect(),
        ticks_x: foot.map(|n| tick(n, Message::number(n))).collect(),
        label,
        empty: (axes.hands < FEWEST).then_some(too_few),
        lines,
    }
}

/// A step of 1, 2 or 5 times a power of ten that divides a span into at most about `parts` parts.
fn round_step(span: i64, parts: i64) -> i64 {
    let wanted = (span / parts).max(1);
    let tens = std::iter::successors(Some(1_i64), |ten| Some(ten.saturating_mul(10)));
    let mut steps = tens.flat_map(|ten| [1, 2, 5].map(|n| ten.saturating_mul(n)));
    steps.find(|step| *step >= wanted).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_ends_at_its_totals() {
        for (totals, low, high, marks) in [
            (vec![0, 12, 33], 0, 33, vec![0, 10, 20, 30]),
            (vec![0, -1, 41], -1, 41, vec![0, 10, 20, 30, 40]),
            (vec![0, -43, 55], -43, 55, vec![-40, -20, 0, 20, 40]),
            (vec![0], 0, 1, vec![0, 1]),
        ] {
            let line = ChartLine::of(String::new(), false, totals.clone(), 0);
            let axes = Axes::of(&[line]);
            assert_eq!((axes.low, axes.high), (low, high), "{totals:?}");
            assert_eq!(axes.marks(), marks, "{totals:?}");
        }
    }

    #[test]
    fn marks_at_the_foot_are_evenly_spaced() {
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
