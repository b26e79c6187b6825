//! Why a hand is illegal.

use super::record::Bid;
use crate::scheme::Range;
use crate::scheme::partnership_bid::Nil;
use crate::seat::Seat;
use thiserror::Error;

/// Why a hand is illegal under a scheme. The text is one clause in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HandError {
    /// The contract is missing.
    #[error("the hand has no contract and is not passed out")]
    NoContract,
    /// A key not used by this kind or scheme.
    #[error("`{key}` is not used here")]
    Unused {
        /// The key.
        key: &'static str,
    },
    /// A required key is missing.
    #[error("`{key}` is missing")]
    Missing {
        /// The key.
        key: &'static str,
    },
    /// The scheme has no such contract.
    #[error("there is no contract `{id}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownContract {
        /// The id found.
        id: String,
        /// The most similar id.
        nearest: Option<String>,
    },
    /// The contract is disabled in this scheme.
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
        /// The number required.
        wanted: u8,
        /// The number found.
        found: usize,
    },
    /// Not exactly one of payer and receiver.
    #[error("a general misère has either one payer or one receiver")]
    PayerOrReceiver,
    /// A player is named twice.
    #[error("seat {} is named twice in `{key}`", seat.index() + 1)]
    Twice {
        /// The key.
        key: &'static str,
        /// The player.
        seat: Seat,
    },
    /// More tricks than there are cards.
    #[error("{found} tricks, but the hand has only {cards}")]
    TooManyTricks {
        /// The number found.
        found: u8,
        /// Tricks in the hand.
        cards: u8,
    },
    /// A list of tricks where one number is required.
    #[error("`tricks` must be one number here: what the declaring side took")]
    TricksOfSide,
    /// The number of trick counts differs from the number of declarers.
    #[error("`tricks` has {}, but each of the {declarers} declarers needs one", values(*found))]
    TricksEach {
        /// The number of counts.
        found: usize,
        /// The number of declarers.
        declarers: usize,
    },
    /// The hand cannot be passed out.
    #[error("a hand that everybody passes is played as a general misère here")]
    NotPassedOut,
    /// `passed` is false.
    #[error("`passed` must be true or left out")]
    PassedFalse,
    /// No trump was given in a contract with trumps.
    #[error("`{id}` needs a trump suit")]
    TrumpNeeded {
        /// The contract.
        id: String,
    },
    /// The number of cards differs from the scheme's.
    #[error("{found} cards, but the scheme deals {cards}")]
    Cards {
        /// The number found.
        found: u8,
        /// The scheme's number.
        cards: u8,
    },
    /// The seat does not exist at this table.
    #[error("a seat is named that is not at this table of {seats}")]
    NoSuchSeat {
        /// The number of seats.
        seats: usize,
    },
    /// A player who sits out is recorded as playing, paying or revoking.
    #[error("seat {} sits this hand out", .0.index() + 1)]
    SitsOut(Seat),
    /// The table has the wrong size.
    #[error("{seats} at the table, but this scheme seats {}", Range { least: *least, most: *most })]
    WrongTable {
        /// The number of seats.
        seats: usize,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// Too few or too many players are dealt cards.
    #[error("{playing} are dealt cards, but this scheme is for {}", Range { least: *least, most: *most })]
    WrongPlayers {
        /// The number of players.
        playing: usize,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// No cards, or more than the pack has.
    #[error("{cards} cards each for {playing} players cannot be dealt from a pack of {deck}")]
    Dealt {
        /// Cards each.
        cards: u8,
        /// The number of players.
        playing: usize,
        /// Cards in the pack.
        deck: u8,
    },
    /// No hand of the schedule can be dealt to so many players.
    #[error("no hand of the schedule can be dealt to {seats} players")]
    NoSchedule {
        /// The number of seats.
        seats: usize,
    },
    /// A list without exactly one value per seat.
    #[error("`{key}` has {}, but {seats} sit at the table", values(*found))]
    Listed {
        /// The key.
        key: &'static str,
        /// The number of values.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// A player's value is missing.
    #[error("`{key}` has no value for seat {}", seat.index() + 1)]
    Blank {
        /// The key.
        key: &'static str,
        /// The player.
        seat: Seat,
    },
    /// A bid exceeds the tricks of the hand.
    #[error("seat {} bids {bid}, but the highest bid is {cards}", seat.index() + 1)]
    BidTooHigh {
        /// The bidder.
        seat: Seat,
        /// The bid.
        bid: u8,
        /// Tricks in the hand.
        cards: u8,
    },
    /// A bid is below the minimum.
    #[error("seat {} bids {bid}, but the lowest bid is {least}", seat.index() + 1)]
    BidTooLow {
        /// The bidder.
        seat: Seat,
        /// The bid.
        bid: u8,
        /// The minimum.
        least: u8,
    },
    /// A nil bid that the scheme does not have.
    #[error("seat {} bids {}, which is not played here", seat.index() + 1, Bid::Nil(*nil))]
    NoNil {
        /// The bidder.
        seat: Seat,
        /// The bid.
        nil: Nil,
    },
    /// The bid that the hook forbids the last bidder.
    #[error("seat {} may not bid {bid}: the bids would total {cards}", seat.index() + 1)]
    Hooked {
        /// The last bidder.
        seat: Seat,
        /// The bid.
        bid: u8,
        /// Cards dealt to each.
        cards: u8,
    },
    /// The tricks do not add up to the tricks of the hand.
    #[error("tricks sum to {found}, not {cards}")]
    TricksSum {
        /// Their sum.
        found: u32,
        /// Tricks in the hand.
        cards: u8,
    },
    /// One number of tricks where a list is required.
    #[error("`tricks` must be a list here: what each seat took")]
    TricksBySeat,
    /// The scheme has no bid of this level.
    #[error("`bid` must be {}, not {found}", Range { least: *min, most: *max })]
    Level {
        /// The level found.
        found: u8,
        /// The lowest level.
        min: u8,
        /// The highest level.
        max: u8,
    },
    /// Not a mode or ranking of the scheme.
    #[error("there is no mode `{word}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownMode {
        /// The word found.
        word: String,
        /// The most similar one.
        nearest: Option<String>,
    },
    /// The ranking does not fit the mode.
    #[error("`rank` cannot be `{rank}` in this mode")]
    Rank {
        /// The ranking.
        rank: String,
    },
    /// A trump suit in a hand without trumps.
    #[error("there is no trump suit at no trump")]
    NoTrumpSuit,
    /// The side with the kitty is recorded with no trick, although the kitty is its first.
    #[error("the kitty is the bidder's first trick, so `tricks` must be at least 1")]
    KittyTrick,
    /// A number of honours that scores nothing.
    #[error("the number of honours must be 3 or 4, not {found}")]
    HonoursCount {
        /// The number found.
        found: u8,
    },
    /// The hand cannot be passed out because the dealer must bid.
    #[error("the dealer must bid if the others pass")]
    DealerMustBid,
    /// The hand cannot be passed out because it is played low.
    #[error("a hand that nobody bids high is played low here")]
    PlayedLow,
    /// The game is over, and the record does not confirm further play.
    #[error("the game is over")]
    GameOver,
    /// A number overflows.
    #[error("the points are too large to calculate")]
    Overflow,
}

/// A number of values.
fn values(n: usize) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} value{plural}")
}

impl HandError {
    /// The seat that the text names by its number.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::SitsOut(seat)
            | Self::Twice { seat, .. }
            | Self::Blank { seat, .. }
            | Self::BidTooHigh { seat, .. }
            | Self::BidTooLow { seat, .. }
            | Self::NoNil { seat, .. }
            | Self::Hooked { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}
