//! Suits of cards.

use serde::{Deserialize, Serialize};

/// A trump suit, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trump {
    /// Hearts.
    Hearts,
    /// Diamonds.
    Diamonds,
    /// Spades.
    Spades,
    /// Clubs.
    Clubs,
    /// No trump.
    None,
}
