//! A player's part in a hand, as a word in a row.
//!
//! Who has which part is not for this file to know.

/// A player's part in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange) enum Role {
    /// Everybody for himself.
    Player,
    /// Was dealt no cards.
    Out,
    /// Plays the contract, alone or as the proposer.
    Declarer,
    /// Plays with the declarer, the bidder or the side that is named.
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

    /// The part that a word stands for.
    pub(in crate::exchange) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }

    /// Whether bid and tricks of the hand are this player's, alone or with a partner.
    pub(in crate::exchange) fn undertakes(self) -> bool {
        matches!(
            self,
            Self::Declarer | Self::Partner | Self::Bidder | Self::Side
        )
    }

    /// Whether it is this player by whom the record names those who undertake something.
    pub(in crate::exchange) fn leads(self) -> bool {
        matches!(self, Self::Declarer | Self::Bidder | Self::Side)
    }
}
