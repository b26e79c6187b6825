//! The pot of contracts as an account of its own, and who owns what is in it.
//!
//! A hand is settled against the mean of its players, so what goes into the pot stays theirs, in equal parts. Once
//! somebody takes the pot, they lose it and those who play are charged it, so points count as they are, even if players
//! came or went in between.

use super::SettleError;
use super::accumulator::Accumulator;
use super::rounding::Shares;
use crate::ledger::{Ledger, ParticipantId, PlayedHand};

/// The pot of a session: each player's part.
#[derive(Clone, Debug)]
pub struct PotAccount(pub(super) Shares);

impl PotAccount {
    /// An empty pot, for this many people.
    pub(super) fn none(people: usize) -> Self {
        Self(Shares::none(people))
    }

    /// Counts a hand of these players, by index, and adds what the taken pot moves to `sum`. A point in the pot is
    /// worth `minor / denominator` to each of them; nothing in a hand without a stake.
    pub(super) fn count(
        &mut self,
        played: &PlayedHand,
        players: &[usize],
        (minor, denominator): (i128, i128),
        sum: &mut Shares,
    ) -> Result<(), SettleError> {
        let (before, after) = (i128::from(played.before.pot), i128::from(played.after.pot));
        let added = if after < before {
            // Its owners lose it, and these players are charged it.
            sum.hand_over(&self.0, players)?;
            self.0.clear();
            after
        } else {
            after - before
        };
        if added == 0 {
            return Ok(());
        }
        let each = added.checked_mul(minor).ok_or(SettleError::Overflow)?;
        let parts = players.iter().map(|place| (*place, each));
        self.0.add(parts, denominator)
    }

    /// Counts a hand without a stake: a pot taken in it is not paid, so its owners keep it.
    pub(super) fn count_unpaid(&mut self, played: &PlayedHand) {
        if played.after.pot < played.before.pot {
            self.0.clear();
        }
    }
}

/// The pot before the hand at this index, by these seats; `None` if there is none.
pub fn pot_before(ledger: &Ledger, index: usize, seats: &[ParticipantId]) -> Option<PotAccount> {
    let session = ledger.session();
    session.scheme.rules.contracts()?.pot?;
    let mut settling = Accumulator::of(ledger)?;
    (0..index)
        .try_for_each(|index| settling.count(index))
        .ok()?;
    let places = seats.iter().map(|id| session.position(*id));
    let places: Vec<usize> = places.collect::<Option<_>>()?;
    settling.pot()?.0.by_places(&places).map(PotAccount)
}
