//! The effective stake of each hand, and the limit of stakes. Per game or rubber, a changed stake applies from the next
//! one.

use super::rounding::gcd;
use super::sides::{Measure, UnitStake};
use crate::ledger::{Ledger, ParticipantId, Session};
use crate::money::{LARGEST, Money, Stake};
use crate::scheme::{Scheme, SettleMode};
use thiserror::Error;

/// The stakes of a session; `None` for no stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// Each hand.
    pub hands: Vec<Option<Stake>>,
    /// The next hand.
    pub next: Option<Stake>,
    /// The stake agreed last. If it differs from that of the next hand, it applies from the next game or rubber.
    pub agreed: Option<Stake>,
}

/// Why a stake is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StakeError {
    /// A number of the scheme would be worth more than [`LARGEST`].
    #[error(
        "the stake can be at most {} {} a point here",
        Money(most.minor()).decimal(most.currency()),
        most.currency().code()
    )]
    TooHigh {
        /// The highest possible stake, for one point.
        most: Stake,
    },
    /// The stakes of the session would have no common denominator of at most 10^16.
    #[error(
        "with the other stakes of the session this one cannot be calculated; choose one for fewer points"
    )]
    TooFine,
}

/// Checks a stake: no number of the scheme and no total to begin with may be worth more than [`LARGEST`].
///
/// A thousand hands then stay far within bounds. Checked when a stake is agreed, not when an existing ledger is read.
///
/// # Errors
/// It is too high.
pub fn check_stake(
    scheme: &Scheme,
    begun_with: &[(ParticipantId, i64)],
    stake: Stake,
) -> Result<(), StakeError> {
    let begun_with = begun_with.iter().map(|(_, points)| points.unsigned_abs());
    let largest = i128::from(begun_with.fold(scheme.largest(), u64::max));
    // In the scheme's units: a shown point may be ten tenths.
    let worth = i128::from(LARGEST) * i128::from(scheme.point());
    if i128::from(stake.minor()) * largest <= worth * i128::from(stake.points()) {
        return Ok(());
    }
    let most = i64::try_from(worth / largest).unwrap_or(LARGEST);
    let most = Stake::new(most.max(1), 1, stake.currency()).unwrap_or(stake);
    Err(StakeError::TooHigh { most })
}

/// The largest common denominator of a session's stakes. Sums of the largest payouts over it, and over the numbers of
/// players, stay far within bounds.
const FINEST: i128 = 10_000_000_000_000_000;

/// Checks a stake from the hand at this index on, also that it can be added up with those before.
///
/// # Errors
/// It is too high, or too fine beside them.
pub fn check_restake(session: &Session, from: usize, stake: Stake) -> Result<(), StakeError> {
    check_stake(&session.scheme, &session.begun_with, stake)?;
    let before = session.hands.iter().take(from);
    let mut all = before.filter_map(|hand| hand.stake).chain([stake]);
    let common = all.try_fold(1_i128, |common, stake| {
        let points = i128::from(stake.points());
        let common = common.checked_mul(points / gcd(common, points))?;
        Some(common).filter(|common| *common <= FINEST)
    });
    common.map(drop).ok_or(StakeError::TooFine)
}

/// Checks what points brought forward are worth at the stake of the first hand, as [`check_stake`] does.
///
/// # Errors
/// One is too high.
pub fn check_worth(session: &Session, totals: &[(ParticipantId, i64)]) -> Result<(), StakeError> {
    let stake = session.first_stake();
    stake.map_or(Ok(()), |stake| check_stake(&session.scheme, totals, stake))
}

/// The effective stakes of a session's hands.
///
/// Per point it is the one agreed when the hand was played; per game and rubber the one it was begun for; for the pot
/// and places that of the first hand.
pub fn stakes(ledger: &Ledger) -> Stakes {
    let session = ledger.session();
    let agreed = session.stake;
    let measure = match session.terms.settle {
        SettleMode::None => Some(Measure::Points),
        settle => Measure::of_mode(settle),
    };
    let Some(measure) = measure else {
        let first = session.first_stake();
        return Stakes {
            hands: vec![first; session.hands.len()],
            next: first,
            agreed,
        };
    };
    let mut begun = UnitStake::default();
    let hands = session.hands.iter().zip(ledger.played());
    Stakes {
        hands: hands
            .map(|(hand, played)| begun.stake(hand.stake, measure.ends_stake_unit(played)))
            .collect(),
        next: begun.stake(agreed, true),
        agreed,
    }
}
