//! Draws before the first hand: seats, partners, first dealer. A draw is logged and cannot be undone.

use crate::cards::Card;
use crate::ledger::ParticipantId;
use serde::{Deserialize, Serialize};

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// A random seating, clockwise.
    Seats(Vec<ParticipantId>),
    /// Partners by drawn cards, highest first. The two highest are partners.
    Partners(Vec<(ParticipantId, Card)>),
    /// The first dealer.
    Dealer(ParticipantId),
}

impl Draw {
    /// The participants in it.
    pub fn people(&self) -> Vec<ParticipantId> {
        match self {
            Self::Seats(seats) => seats.clone(),
            Self::Partners(cards) => cards.iter().map(|(who, _)| *who).collect(),
            Self::Dealer(dealer) => vec![*dealer],
        }
    }
}
