//! A player's role in a hand, as a word in a row.
//!
//! Who has which role is defined elsewhere.

use crate::scheme::keyword::keyword;

keyword! {
    /// A player's role in a hand.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::exchange) enum Role {
        /// Bids and scores individually.
        Player = "player",
        /// Was dealt no cards.
        Out = "out",
        /// Plays the contract, alone or as the proposer.
        Declarer = "declarer",
        /// Partner of the declarer, the bidder or the named player of a side.
        Partner = "partner",
        /// Pays in a general misère.
        Payer = "payer",
        /// Is paid in a general misère.
        Receiver = "receiver",
        /// Won the bidding.
        Bidder = "bidder",
        /// Named in the record for the side whose tricks are counted.
        Side = "side",
        /// Plays against any of these.
        Opponent = "opponent",
    }
}

impl Role {
    /// Whether bid and tricks of the hand are this player's, alone or with a partner.
    pub(in crate::exchange) fn is_on_bidding_side(self) -> bool {
        matches!(
            self,
            Self::Declarer | Self::Partner | Self::Bidder | Self::Side
        )
    }

    /// Whether the record names this player for their side.
    pub(in crate::exchange) fn is_named(self) -> bool {
        matches!(self, Self::Declarer | Self::Bidder | Self::Side)
    }
}
