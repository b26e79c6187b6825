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
    sizes(scheme, rules, seats).collect()
}

/// The same one after the other, for a hand that is played does not need them all at once.
fn sizes(scheme: &Scheme, rules: &ExactBid, seats: usize) -> impl Iterator<Item = u8> {
    let players = seats.clamp(1, usize::from(scheme.players.most).max(1));
    let most = usize::from(scheme.deck) / players;
    let fits = move |size: &u8| usize::from(*size) <= most;
    let (list, steps) = match &rules.schedule {
        Schedule::List(sizes) => (Some(sizes), None),
        Schedule::Steps(steps) => (None, Some(*steps)),
    };
    let list = list.into_iter().flatten().copied().filter(fits);
    let steps = steps.map(|steps| {
        let there = way(steps).filter(fits);
        let back = steps.back.then(|| there.clone().rev().skip(1));
        let ends = match steps.repeat {
            Repeat::None => [None; 2],
            Repeat::Players => [there.clone().min(), there.clone().max()],
        };
        let times = move |size: u8| {
            if ends.contains(&Some(size)) {
                players
            } else {
                1
            }
        };
        there
            .chain(back.into_iter().flatten())
            .flat_map(move |size| std::iter::repeat_n(size, times(size)))
    });
    list.chain(steps.into_iter().flatten())
}

/// The sizes from one to the other.
fn way(steps: Steps) -> impl DoubleEndedIterator<Item = u8> + Clone {
    let Steps { from, to, step, .. } = steps;
    // Without a step there is no way to go.
    let times = from.abs_diff(to).checked_div(step).unwrap_or(0);
    (0..=times).map(move |nth| {
        if from <= to {
            from + nth * step
        } else {
            from - nth * step
        }
    })
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
    /// Cards dealt to each, unless the table deals others. Where the game goes to a target the schedule begins again;
    /// else, after its end, it is as many as in its largest hand, which is how a tie is played off.
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
        let (mut hands, mut largest) = (0_usize, None);
        for size in sizes(scheme, rules, seats) {
            hands += 1;
            largest = largest.max(Some(size));
        }
        let index = usize::try_from(carry.hands).unwrap_or(usize::MAX);
        let to_target = rules.target.is_some();
        let place = if to_target {
            index.checked_rem(hands)
        } else {
            Some(index)
        };
        Self {
            over: hands == 0
                || if to_target {
                    carry.reached
                } else {
                    index >= hands
                },
            last: !to_target && index.checked_add(1) == Some(hands),
            hands,
            seats,
            cards: place
                .and_then(|place| sizes(scheme, rules, seats).nth(place))
                .or(largest)
                .unwrap_or(1),
        }
    }

    /// Whether the game is over: the schedule has been played, or somebody has reached the target.
    pub(in crate::games) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it is the last of the schedule, which only a game without a target has.
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
