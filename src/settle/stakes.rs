//! What each hand was really played for: where a stake is agreed for a game or for more, a change of it has to wait.

use super::sides::{Agreed, Measure};
use crate::ledger::Ledger;
use crate::money::Stake;
use crate::scheme::SettleMode;

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
