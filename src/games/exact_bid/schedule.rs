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
    let players = seats.clamp(1, usize::from(scheme.players.most).max(1));
    let most = usize::from(scheme.deck) / players;
    let fits = |size: &u8| usize::from(*size) <= most;
    match &rules.schedule {
        Schedule::List(sizes) => sizes.iter().copied().filter(fits).collect(),
        Schedule::Steps(steps) => {
            let mut sizes: Vec<u8> = way(*steps).filter(fits).collect();
            if steps.back {
                let back: Vec<u8> = sizes.iter().rev().skip(1).copied().collect();
                sizes.extend(back);
            }
            match steps.repeat {
                Repeat::None => sizes,
                Repeat::Players => repeated(&sizes, players),
            }
        }
    }
}

/// The sizes from one to the other.
fn way(steps: Steps) -> impl Iterator<Item = u8> {
    let Steps { from, to, step, .. } = steps;
    let next = move |size: &u8| {
        let next = if from <= to {
            size.checked_add(step).filter(|next| *next <= to)
        } else {
            size.checked_sub(step).filter(|next| *next >= to)
        };
        next.filter(|_| step > 0)
    };
    std::iter::successors(Some(from), next)
}

/// The sizes with the smallest and the largest as often as there are players.
fn repeated(sizes: &[u8], players: usize) -> Vec<u8> {
    let (smallest, largest) = (sizes.iter().min(), sizes.iter().max());
    let times = |size: &u8| {
        let ends = Some(size) == smallest || Some(size) == largest;
        if ends { players } else { 1 }
    };
    sizes
        .iter()
        .flat_map(|size| std::iter::repeat_n(*size, times(size)))
        .collect()
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
        let sizes = schedule(scheme, rules, seats);
        let index = usize::try_from(carry.hands).unwrap_or(usize::MAX);
        let largest = sizes.iter().max().copied();
        let to_target = rules.target.is_some();
        let place = if to_target {
            index.checked_rem(sizes.len())
        } else {
            Some(index)
        };
        Self {
            over: sizes.is_empty()
                || if to_target {
                    carry.reached
                } else {
                    index >= sizes.len()
                },
            last: !to_target && index.checked_add(1) == Some(sizes.len()),
            hands: sizes.len(),
            seats,
            cards: place
                .and_then(|place| sizes.get(place).copied())
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
