//! The number of cards in each hand.

use crate::games::{Carry, HandError};
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{ExactBid, HandSizeRange, Repeat, Schedule};

/// The sizes of all hands at a table of this many seats.
///
/// A size that exceeds the pack is dropped before the schedule turns back, so that the largest possible hand comes
/// once: five players go from 1 to 10 and back in 19 hands. A list keeps its order without impossible sizes. A player
/// who sits out does not change the schedule: with one seat more than are dealt cards, the sizes are those for the
/// players dealt cards.
pub(in crate::games) fn schedule(scheme: &Scheme, rules: &ExactBid, seats: usize) -> Vec<u8> {
    match Sizes::of(scheme, rules, seats) {
        Sizes::List(sizes, most) => dealt(sizes, most).collect(),
        Sizes::Range(sizes) => (0..sizes.hands()).map(|hand| sizes.size(hand)).collect(),
    }
}

/// The sizes of all hands at one table, with random access.
enum Sizes<'a> {
    /// A list, limited to a maximum size.
    List(&'a [u8], u8),
    /// A range.
    Range(RangeSizes),
}

impl<'a> Sizes<'a> {
    /// The sizes for this many seats.
    fn of(scheme: &Scheme, rules: &'a ExactBid, seats: usize) -> Self {
        let players = seats.clamp(1, usize::from(scheme.players.most).max(1));
        let most = u8::try_from(usize::from(scheme.deck) / players).unwrap_or(u8::MAX);
        match &rules.schedule {
            Schedule::List(sizes) => Self::List(sizes, most),
            Schedule::Range(range) => Self::Range(RangeSizes::new(*range, most, players)),
        }
    }

    /// The number of hands.
    fn hands(&self) -> usize {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).count(),
            Self::Range(sizes) => sizes.hands(),
        }
    }

    /// The size of the hand at an index from 0; `None` past the end.
    fn size(&self, hand: usize) -> Option<u8> {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).nth(hand),
            Self::Range(sizes) => (hand < sizes.hands()).then(|| sizes.size(hand)),
        }
    }

    /// The largest size; `None` without hands.
    fn largest(&self) -> Option<u8> {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).max(),
            Self::Range(sizes) => sizes.largest(),
        }
    }
}

/// The sizes of a list up to a maximum.
fn dealt(sizes: &[u8], most: u8) -> impl Iterator<Item = u8> {
    sizes.iter().copied().filter(move |size| *size <= most)
}

/// A range of possible sizes, optionally with the way back.
struct RangeSizes {
    /// The first size; steps go up or down from it.
    first: u8,
    step: u8,
    up: bool,
    /// The number of sizes to the turning point or end.
    sizes: usize,
    back: bool,
    /// The extra hands of the smallest and largest size each time they occur.
    more: usize,
}

impl RangeSizes {
    /// The sizes of this range up to `most` cards, at a table of this many players.
    fn new(range: HandSizeRange, most: u8, players: usize) -> Self {
        let HandSizeRange { from, to, step, .. } = range;
        let up = from <= to;
        let (first, last) = if up {
            (from, to.min(most))
        } else {
            // The first possible size on the way down.
            let above = from.saturating_sub(most);
            let skipped = above.checked_next_multiple_of(step).unwrap_or(above);
            (from.saturating_sub(skipped), to)
        };
        let fits = if up {
            first <= last
        } else {
            first >= last && first <= most
        };
        // Without a step there is one size.
        let further = first.abs_diff(last).checked_div(step).unwrap_or(0);
        Self {
            first,
            step,
            up,
            sizes: if fits { usize::from(further) + 1 } else { 0 },
            back: range.back,
            more: match range.repeat {
                Repeat::None | Repeat::Ever => 0,
                Repeat::Players => players - 1,
            },
        }
    }

    fn hands(&self) -> usize {
        let turns = match (self.sizes, self.back) {
            (0, _) => return 0,
            // A single size is both smallest and largest.
            (1, _) => 1,
            (_, false) => 2,
            (_, true) => 3,
        };
        self.last() + 1 + turns * self.more
    }

    /// The index of the last size, counting repeated sizes once.
    fn last(&self) -> usize {
        let further = self.sizes.saturating_sub(1);
        if self.back { 2 * further } else { further }
    }

    /// The size of the hand at an existing index from 0.
    fn size(&self, hand: usize) -> u8 {
        let turn = self.sizes.saturating_sub(1);
        // All hands of a repeated size share an index.
        let place = hand.saturating_sub(self.more);
        let place = place.min(turn.max(place.saturating_sub(self.more)));
        let place = place.min(self.last());
        // Steps from the first size, mirrored after the turning point.
        let steps = place.min((2 * turn).saturating_sub(place));
        let far = u8::try_from(steps)
            .unwrap_or(u8::MAX)
            .saturating_mul(self.step);
        if self.up {
            self.first.saturating_add(far)
        } else {
            self.first.saturating_sub(far)
        }
    }

    fn largest(&self) -> Option<u8> {
        let turn = self.sizes.checked_sub(1)?;
        Some(self.size(0).max(self.size(turn + self.more)))
    }
}

/// A hand's position in the schedule.
pub(in crate::games) struct Hand {
    /// Whether the game was over before it.
    over: bool,
    /// Whether it is the last of the schedule.
    last: bool,
    /// The number of hands in the schedule.
    hands: usize,
    /// The number of seats.
    seats: usize,
    /// Cards dealt to each, unless overridden. After the end of a schedule that does not repeat it is the largest size,
    /// used to play off ties.
    pub(in crate::games) cards: u8,
}

impl Hand {
    /// The next hand.
    pub(in crate::games) fn new(
        scheme: &Scheme,
        rules: &ExactBid,
        carry: &Carry,
        seats: usize,
    ) -> Self {
        let sizes = Sizes::of(scheme, rules, seats);
        let hands = sizes.hands();
        let index = usize::try_from(carry.hands).unwrap_or(usize::MAX);
        let again = rules.repeats();
        let place = if again {
            index.checked_rem(hands)
        } else {
            Some(index)
        };
        Self {
            over: hands == 0 || if again { carry.reached } else { index >= hands },
            last: !again && index.checked_add(1) == Some(hands),
            hands,
            seats,
            cards: place
                .and_then(|place| sizes.size(place))
                .or_else(|| sizes.largest())
                .unwrap_or(1),
        }
    }

    /// Whether the game is over: the schedule is complete, or the target was reached.
    pub(in crate::games) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it is the last of the schedule; never in one that repeats.
    pub(in crate::games) fn is_last(&self) -> bool {
        self.last
    }

    /// Why no hand follows, usually because the schedule is complete.
    pub(in crate::games) fn why_over(&self) -> HandError {
        if self.hands == 0 {
            HandError::NoSchedule { seats: self.seats }
        } else {
            HandError::GameOver
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of this range, computed by iteration.
    fn walked(range: HandSizeRange, most: u8, players: usize) -> Vec<u8> {
        let (from, to) = (usize::from(range.from), usize::from(range.to));
        let step = usize::from(range.step);
        let mut there: Vec<usize> = if from <= to {
            (from..=to).step_by(step).collect()
        } else {
            (0..=from - to)
                .step_by(step)
                .map(|off| from - off)
                .collect()
        };
        there.retain(|size| *size <= usize::from(most));
        let ends = [there.iter().min().copied(), there.iter().max().copied()];
        if range.back {
            there.extend(there.clone().iter().rev().skip(1));
        }
        let times = |size: &usize| match range.repeat {
            Repeat::Players if ends.contains(&Some(*size)) => players,
            _ => 1,
        };
        let all = there.iter().flat_map(|size| vec![*size; times(size)]);
        all.map(|size| u8::try_from(size).unwrap()).collect()
    }

    #[test]
    fn sizes_equal_those_of_an_iteration() {
        for (from, to, step) in (1..=9)
            .flat_map(|from| (1..=9).flat_map(move |to| (1..=4).map(move |step| (from, to, step))))
        {
            for (most, players) in (0..=10).flat_map(|most| [1, 2, 5].map(|all| (most, all))) {
                for (back, repeat) in [
                    (false, Repeat::None),
                    (true, Repeat::None),
                    (false, Repeat::Players),
                    (true, Repeat::Players),
                ] {
                    let range = HandSizeRange {
                        from,
                        to,
                        step,
                        back,
                        repeat,
                    };
                    let (way, walked) = (
                        RangeSizes::new(range, most, players),
                        walked(range, most, players),
                    );
                    let sizes: Vec<u8> = (0..way.hands()).map(|hand| way.size(hand)).collect();
                    assert_eq!(sizes, walked, "{range:?} {most} {players}");
                    assert_eq!(way.largest(), walked.into_iter().max());
                }
            }
        }
    }
}
