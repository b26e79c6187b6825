//! Why a hand is illegal.

use super::record::Bid;
use crate::scheme::partnership_bid::Nil;
use crate::seat::Seat;
use thiserror::Error;

/// Why a hand is illegal under a scheme. The text is one clause without a full stop, in English.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HandError {
    /// Nothing says what was played.
    #[error("no contract, and not passed out")]
    NoContract,
    /// A key that this kind or scheme does not use.
    #[error("`{key}` is not used here")]
    Unused {
        /// The key.
        key: &'static str,
    },
    /// A key that the hand needs.
    #[error("`{key}` is missing")]
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A contract that the scheme does not have.
    #[error("there is no contract `{id}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownContract {
        /// What was asked for.
        id: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// A contract that this table has switched off.
    #[error("`{id}` is not played at this table")]
    NotAllowed {
        /// The contract.
        id: String,
    },
    /// Too few or too many declarers.
    #[error("`{id}` has {}, not {found}", if *wanted == 1 { "one declarer".to_owned() } else { format!("{wanted} declarers") })]
    Declarers {
        /// The contract.
        id: String,
        /// How many it has.
        wanted: u8,
        /// How many were named.
        found: usize,
    },
    /// Neither or both of payer and receiver.
    #[error("a general misère has one payer or one receiver")]
    PayerOrReceiver,
    /// One player named twice.
    #[error("seat {} is named twice in `{key}`", seat.index() + 1)]
    Twice {
        /// The key.
        key: &'static str,
        /// Who.
        seat: Seat,
    },
    /// More tricks than there are cards.
    #[error("{found} tricks, of {cards} at most")]
    TooManyTricks {
        /// What was entered.
        found: u8,
        /// Tricks in a hand.
        cards: u8,
    },
    /// Tricks as a list where one number is asked for.
    #[error("`tricks` is one number here, what the declaring side took")]
    TricksOfSide,
    /// Other than one trick count for each of several declarers.
    #[error("`tricks` has {found} values, where {declarers} declarers take tricks of their own")]
    TricksEach {
        /// How many it has.
        found: usize,
        /// How many declare.
        declarers: usize,
    },
    /// The hand cannot be passed out.
    #[error("a hand that all pass is played as a general misère here")]
    NotPassedOut,
    /// `passed` is false.
    #[error("`passed` is true or left out")]
    PassedFalse,
    /// No trump where the contract has one.
    #[error("`{id}` is played with a trump suit")]
    TrumpNeeded {
        /// The contract.
        id: String,
    },
    /// Cards other than the scheme deals.
    #[error("{found} cards, where {cards} are dealt")]
    Cards {
        /// What was entered.
        found: u8,
        /// What the scheme deals.
        cards: u8,
    },
    /// A seat that this table does not have.
    #[error("a seat is named that is not at this table of {seats}")]
    NoSuchSeat {
        /// How many there are.
        seats: usize,
    },
    /// Somebody who is dealt no cards plays, pays or revokes.
    #[error("seat {} sits this hand out", .0.index() + 1)]
    SitsOut(Seat),
    /// A table of the wrong size.
    #[error("{seats} at the table, where {} may be", span(*least, *most))]
    WrongTable {
        /// How many sit there.
        seats: usize,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Too few or too many are dealt cards.
    #[error("{playing} are dealt cards, where {} are", span(*least, *most))]
    WrongPlayers {
        /// How many are dealt cards.
        playing: usize,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Cards that the pack is too small for, or none at all.
    #[error("{cards} cards each for {playing} cannot be dealt from a pack of {deck}")]
    Dealt {
        /// Cards each.
        cards: u8,
        /// How many are dealt them.
        playing: usize,
        /// Cards in the pack.
        deck: u8,
    },
    /// A schedule of which no hand can be dealt to so many.
    #[error("no hand of the schedule can be dealt to {seats}")]
    NoSchedule {
        /// How many sit at the table.
        seats: usize,
    },
    /// A list that has not one value for each seat.
    #[error("`{key}` has {found} values, where {seats} sit at the table")]
    Listed {
        /// The key.
        key: &'static str,
        /// How many it has.
        found: usize,
        /// How many sit there.
        seats: usize,
    },
    /// Nothing said of somebody who plays.
    #[error("`{key}` says nothing of seat {}", seat.index() + 1)]
    Blank {
        /// The key.
        key: &'static str,
        /// Who.
        seat: Seat,
    },
    /// A bid of more tricks than there are.
    #[error("seat {} bids {bid}, of {cards} at most", seat.index() + 1)]
    BidTooHigh {
        /// Who bid.
        seat: Seat,
        /// What.
        bid: u8,
        /// Tricks in the hand.
        cards: u8,
    },
    /// A bid of fewer tricks than may be bid.
    #[error("seat {} bids {bid}, of {least} at least", seat.index() + 1)]
    BidTooLow {
        /// Who bid.
        seat: Seat,
        /// What.
        bid: u8,
        /// The fewest that may be bid.
        least: u8,
    },
    /// A bid of no trick at all where there is none.
    #[error("seat {} bids {}, which is not played here", seat.index() + 1, Bid::Nil(*nil))]
    NoNil {
        /// Who bid.
        seat: Seat,
        /// What.
        nil: Nil,
    },
    /// The one bid that the last to speak may not make.
    #[error("seat {} may not bid {bid}, which would bring the bids to the {cards} cards", seat.index() + 1)]
    Hooked {
        /// Who speaks last.
        seat: Seat,
        /// The bid.
        bid: u8,
        /// Cards dealt to each.
        cards: u8,
    },
    /// Tricks that are not the tricks of the hand.
    #[error("tricks sum to {found}, not {cards}")]
    TricksSum {
        /// What they sum to.
        found: u32,
        /// Tricks in the hand.
        cards: u8,
    },
    /// Tricks as one number where a list is asked for.
    #[error("`tricks` is a list here, what each seat took")]
    TricksBySeat,
    /// A bid of a level that the scheme does not have.
    #[error("a bid of {found}, where {} may be bid", span(*min, *max))]
    Level {
        /// What was bid.
        found: u8,
        /// The lowest.
        min: u8,
        /// The highest.
        max: u8,
    },
    /// A word that is no mode and no ranking.
    #[error("there is no mode `{word}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownMode {
        /// What was asked for.
        word: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// A ranking other than the mode has.
    #[error("cards do not rank `{rank}` in this mode")]
    Rank {
        /// The ranking.
        rank: String,
    },
    /// A trump suit where there is none.
    #[error("there is no trump suit at no trump")]
    NoTrumpSuit,
    /// No trick at all for a side that has the kitty.
    #[error("the kitty is the bidder's first trick, so that there is 1 at least")]
    KittyTrick,
    /// So many honours as score nothing.
    #[error("{found} honours, where 3 or 4 score")]
    HonoursCount {
        /// What was entered.
        found: u8,
    },
    /// The hand cannot be passed out, for the dealer has to bid.
    #[error("the dealer has to bid where the others pass")]
    DealerMustBid,
    /// The hand cannot be passed out, for it is played low.
    #[error("a hand that nobody bids high is played low here")]
    PlayedLow,
    /// The game is over, and the record does not say that the table plays on.
    #[error("the game is over")]
    GameOver,
    /// A number beyond all bounds.
    #[error("points too large to count")]
    Overflow,
}

fn span(least: u8, most: u8) -> String {
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}
