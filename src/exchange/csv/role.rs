//! A player's role in a hand, as a word in a row.
//!
//! Who has which role is defined elsewhere.

/// A player's role in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange) enum Role {
    /// Each player for himself.
    Player,
    /// Was dealt no cards.
    Out,
    /// Plays the contract, alone or as the proposer.
    Declarer,
    /// Partner of the declarer, the bidder or the named player of a side.
    Partner,
    /// Pays in a general misère.
    Payer,
    /// Is paid in a general misère.
    Receiver,
    /// Won the bidding.
    Bidder,
    /// Stands for the side whose tricks are counted.
    Side,
    /// Plays against any of these.
    Opponent,
}

impl Role {
    const ALL: [Self; 9] = [
        Self::Player,
        Self::Out,
        Self::Declarer,
        Self::Partner,
        Self::Payer,
        Self::Receiver,
        Self::Bidder,
        Self::Side,
        Self::Opponent,
    ];

    /// The word in a row.
    pub(in crate::exchange) fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Out => "out",
            Self::Declarer => "declarer",
            Self::Partner => "partner",
            Self::Payer => "payer",
            Self::Receiver => "receiver",
            Self::Bidder => "bidder",
            Self::Side => "side",
            Self::Opponent => "opponent",
        }
    }

    /// The role of a word.
    pub(in crate::exchange) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }

    /// Whether bid and tricks of the hand are this player's, alone or with a partner.
    pub(in crate::exchange) fn is_on_bidding_side(self) -> bool {
        matches!(
            self,
            Self::Declarer | Self::Partner | Self::Bidder | Self::Side
        )
    }

    /// Whether the record names this player for his side.
    pub(in crate::exchange) fn is_named(self) -> bool {
        matches!(self, Self::Declarer | Self::Bidder | Self::Side)
    }
}
