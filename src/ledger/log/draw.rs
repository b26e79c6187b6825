//! What was drawn before the first hand: seats, partners, and who deals. It is a fact of the log that nothing takes back.

use crate::cards::Card;
use crate::ledger::ParticipantId;
use serde::{Deserialize, Serialize};

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// Everybody's seat at random: who sat where, clockwise.
    Seats(Vec<ParticipantId>),
    /// Partners by the cards that they drew, the highest first. The two high cards sit together.
    Partners(Vec<(ParticipantId, Card)>),
    /// Who deals the first hand.
    Dealer(ParticipantId),
}

impl Draw {
    /// Whoever is in it.
    pub fn people(&self) -> Vec<ParticipantId> {
        match self {
            Self::Seats(seats) => seats.clone(),
            Self::Partners(cards) => cards.iter().map(|(who, _)| *who).collect(),
            Self::Dealer(dealer) => vec![*dealer],
        }
    }
}
