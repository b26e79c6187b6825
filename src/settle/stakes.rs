//! What each hand was really played for: where a stake is agreed for a game or for more, a change of it has to wait. And
//! what can be played for at all.

use super::sides::{Agreed, Measure};
use crate::ledger::Ledger;
use crate::money::{LARGEST, Money, Stake};
use crate::scheme::{Scheme, SettleMode};
use thiserror::Error;

/// What a session was played for; none stands for honour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// Each hand.
    pub hands: Vec<Option<Stake>>,
    /// The next hand.
    pub next: Option<Stake>,
    /// What was agreed last. It holds from the next game or rubber on where it is not that of the next hand.
    pub agreed: Option<Stake>,
}

/// A stake at which something that a scheme counts would be worth more than [`LARGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a stake is at most {} {} a point here", Money(most.minor()).decimal(most.currency()), most.currency().code())]
pub struct StakeTooHigh {
    /// The highest stake that can be agreed, for one point.
    pub most: Stake,
}

/// Whether a stake can be agreed under a scheme: no number of the scheme is worth more than [`LARGEST`] at it.
///
/// What a thousand hands come to then is far within bounds. It is asked for when a stake is agreed, and not when books are
/// read that were kept with another.
///
/// # Errors
/// Where it is too high.
pub fn check_stake(scheme: &Scheme, stake: Stake) -> Result<(), StakeTooHigh> {
    let largest = i128::from(scheme.largest());
    if i128::from(stake.minor()) * largest <= i128::from(LARGEST) * i128::from(stake.points()) {
        return Ok(());
    }
    let most = i64::try_from(i128::from(LARGEST) / largest).unwrap_or(LARGEST);
    let most = Stake::new(most.max(1), 1, stake.currency()).unwrap_or(stake);
    Err(StakeTooHigh { most })
}

/// What the hands of a session were played for.
///
/// By the point that is what was agreed when the hand was played, by the game and by the rubber what it was begun for,
/// and for the pot and for places what the first hand was.
pub fn stakes(ledger: &Ledger) -> Stakes {
    let session = ledger.session();
    let agreed = session.stake;
    let measure = match session.terms.settle {
        SettleMode::PerPoint | SettleMode::None => Measure::Points,
        SettleMode::Difference => Measure::Differences,
        SettleMode::PerGame => Measure::Games,
        SettleMode::PerRubber => Measure::Rubbers,
        SettleMode::WinnerTakesPot | SettleMode::ByPlace => {
            let first = session.hands.first().map_or(agreed, |hand| hand.stake);
            return Stakes {
                hands: vec![first; session.hands.len()],
                next: first,
                agreed,
            };
        }
    };
    let mut begun = Agreed::default();
    let hands = session.hands.iter().zip(ledger.played());
    Stakes {
        hands: hands
            .map(|(hand, played)| begun.stake(hand.stake, measure.begins_anew(played)))
            .collect(),
        next: begun.stake(agreed, true),
        agreed,
    }
}
