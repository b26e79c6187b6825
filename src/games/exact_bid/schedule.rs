//! How many cards are dealt in which hand.

use crate::games::{Carry, HandError};
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{ExactBid, Repeat, Schedule, Steps};

/// The sizes of all hands at a table of so many seats.
///
/// A size that the pack is too small for is left out before a schedule turns back, so that the largest hand that there
/// is comes once on the way up and down: five players go from 1 to 10 and back in 19 hands. A list stands as it is but
/// for what cannot be dealt. One who sits out a hand now and then does not change what the table has agreed; where one
/// more sits at the table than can be dealt cards, it is dealt to the others.
pub(in crate::games) fn schedule(scheme: &Scheme, rules: &ExactBid, seats: usize) -> Vec<u8> {
    match Sizes::of(scheme, rules, seats) {
        Sizes::List(sizes, most) => dealt(sizes, most).collect(),
        Sizes::Way(way) => (0..way.hands()).map(|hand| way.size(hand)).collect(),
    }
}

/// The sizes of all hands at one table. A hand that is played asks for one or two of them, which takes no walk from the
/// first to the last.
enum Sizes<'a> {
    /// Those of a list that are not above so many cards.
    List(&'a [u8], u8),
    /// From one to another.
    Way(Way),
}

impl<'a> Sizes<'a> {
    /// Those at a table of so many seats.
    fn of(scheme: &Scheme, rules: &'a ExactBid, seats: usize) -> Self {
        let players = seats.clamp(1, usize::from(scheme.players.most).max(1));
        let most = u8::try_from(usize::from(scheme.deck) / players).unwrap_or(u8::MAX);
        match &rules.schedule {
            Schedule::List(sizes) => Self::List(sizes, most),
            Schedule::Steps(steps) => Self::Way(Way::new(*steps, most, players)),
        }
    }

    /// How many hands there are.
    fn hands(&self) -> usize {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).count(),
            Self::Way(way) => way.hands(),
        }
    }

    /// The size of this hand, counted from 0; none where there is no such hand.
    fn size(&self, hand: usize) -> Option<u8> {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).nth(hand),
            Self::Way(way) => (hand < way.hands()).then(|| way.size(hand)),
        }
    }

    /// The largest of them; none where there is no hand.
    fn largest(&self) -> Option<u8> {
        match self {
            Self::List(sizes, most) => dealt(sizes, *most).max(),
            Self::Way(way) => way.largest(),
        }
    }
}

/// The sizes of a list that are not above so many cards.
fn dealt(sizes: &[u8], most: u8) -> impl Iterator<Item = u8> {
    sizes.iter().copied().filter(move |size| *size <= most)
}

/// Sizes from one to another that can be dealt, there and perhaps back.
struct Way {
    /// The first size, from which each step goes up or down.
    first: u8,
    step: u8,
    up: bool,
    /// How many sizes there are from the first to the one where it ends or turns back.
    sizes: usize,
    back: bool,
    /// How many hands more than one the smallest and the largest size have each time that they come.
    more: usize,
}

impl Way {
    /// Those of these steps that are not above `most` cards, at a table of so many players.
    fn new(steps: Steps, most: u8, players: usize) -> Self {
        let Steps { from, to, step, .. } = steps;
        let up = from <= to;
        let (first, last) = if up {
            (from, to.min(most))
        } else {
            // The first on the way down that can be dealt.
            let above = from.saturating_sub(most);
            let skipped = above.checked_next_multiple_of(step).unwrap_or(above);
            (from.saturating_sub(skipped), to)
        };
        let fits = if up {
            first <= last
        } else {
            first >= last && first <= most
        };
        // Without a step there is no way to go.
        let further = first.abs_diff(last).checked_div(step).unwrap_or(0);
        Self {
            first,
            step,
            up,
            sizes: if fits { usize::from(further) + 1 } else { 0 },
            back: steps.back,
            more: match steps.repeat {
                Repeat::None | Repeat::Ever => 0,
                Repeat::Players => players - 1,
            },
        }
    }

    fn hands(&self) -> usize {
        let turns = match (self.sizes, self.back) {
            (0, _) => return 0,
            // There is one size, which is the smallest and the largest.
            (1, _) => 1,
            (_, false) => 2,
            (_, true) => 3,
        };
        self.last() + 1 + turns * self.more
    }

    /// The place of the last size, where each that comes more than once in a row has one.
    fn last(&self) -> usize {
        let further = self.sizes.saturating_sub(1);
        if self.back { 2 * further } else { further }
    }

    /// The size of this hand, counted from 0, of those that there are.
    fn size(&self, hand: usize) -> u8 {
        let turn = self.sizes.saturating_sub(1);
        // All the hands of one size share a place.
        let place = hand.saturating_sub(self.more);
        let place = place.min(turn.max(place.saturating_sub(self.more)));
        let place = place.min(self.last());
        // As far from the first size as from where it is back there.
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

/// Where a hand stands in the schedule.
pub(in crate::games) struct Hand {
    /// Whether the game was over before it.
    over: bool,
    /// Whether it is the last of the schedule.
    last: bool,
    /// How many the schedule has.
    hands: usize,
    /// How many sit at the table.
    seats: usize,
    /// Cards dealt to each, unless the table deals others. Where the schedule does not begin again, after its end
    /// it is as many as in its largest hand, which is how a tie is played off.
    pub(in crate::games) cards: u8,
}

impl Hand {
    /// The hand that comes next.
    pub(in crate::games) fn new(
        scheme: &Scheme,
        rules: &ExactBid,
        carry: &Carry,
        seats: usize,
    ) -> Self {
        let sizes = Sizes::of(scheme, rules, seats);
        let hands = sizes.hands();
        let index = usize::try_from(carry.hands).unwrap_or(usize::MAX);
        let again = rules.begins_again();
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

    /// Whether the game is over: the schedule has been played, or somebody has reached the target.
    pub(in crate::games) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it is the last of the schedule, which has none where it begins again.
    pub(in crate::games) fn is_last(&self) -> bool {
        self.last
    }

    /// Why nothing more is dealt: most often because everything has been.
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

    /// The sizes of these steps by walking them.
    fn walked(steps: Steps, most: u8, players: usize) -> Vec<u8> {
        let (from, to) = (usize::from(steps.from), usize::from(steps.to));
        let step = usize::from(steps.step);
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
        if steps.back {
            there.extend(there.clone().iter().rev().skip(1));
        }
        let times = |size: &usize| match steps.repeat {
            Repeat::Players if ends.contains(&Some(*size)) => players,
            _ => 1,
        };
        let all = there.iter().flat_map(|size| vec![*size; times(size)]);
        all.map(|size| u8::try_from(size).unwrap()).collect()
    }

    #[test]
    fn a_size_is_the_one_that_a_walk_comes_to() {
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
                    let steps = Steps {
                        from,
                        to,
                        step,
                        back,
                        repeat,
                    };
                    let (way, walked) =
                        (Way::new(steps, most, players), walked(steps, most, players));
                    let sizes: Vec<u8> = (0..way.hands()).map(|hand| way.size(hand)).collect();
                    assert_eq!(sizes, walked, "{steps:?} {most} {players}");
                    assert_eq!(way.largest(), walked.into_iter().max());
                }
            }
        }
    }
}
