//! Questions, answers and taps.

use crate::cards::Trump;
use crate::games::{Adjustment, Bid, Override};
use crate::scheme::odd_trick::Mode;
use crate::scheme::partnership_bid::Nil;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A question of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The contract, or that all pass.
    Contract,
    /// The declarer; the proposer of two.
    Declarer,
    /// The partner who accepted.
    Partner,
    /// The tricks of the declaring side, or whether the contract was made.
    Tricks,
    /// A further declarer, counted from 0.
    #[serde(rename = "also")]
    FurtherDeclarer(u8),
    /// The tricks of one of several declarers, or whether they made the contract.
    #[serde(rename = "own")]
    DeclarerResult(Seat),
    /// The payer in a general misère.
    Payer,
    /// The receiver in a general misère.
    Receiver,
    /// This player's bid.
    Bid(Seat),
    /// This player's tricks.
    Taken(Seat),
    /// This player's bonus, if they made their bid.
    Bonus(Seat),
    /// The side that took the odd trick.
    Side,
    /// The trump suit, if it affects the score.
    Trump,
    /// The number of honours of a side.
    Honours,
    /// The side that held them.
    HonoursSide,
    /// The winner of the bidding.
    Bidder,
    /// The level of the winning bid.
    Level,
    /// The mode of the winning bid.
    Mode,
}

impl Ask {
    /// The player whose bid, tricks or bonus it asks for.
    pub fn player(self) -> Option<Seat> {
        match self {
            Self::Bid(seat)
            | Self::Taken(seat)
            | Self::Bonus(seat)
            | Self::DeclarerResult(seat) => Some(seat),
            _ => None,
        }
    }
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// All passed.
    Pass,
    /// The contract with that id.
    Contract(String),
    /// A player.
    Player(Seat),
    /// A number of tricks.
    Tricks(u8),
    /// A bid of tricks.
    Bid(u8),
    /// A nil bid.
    Nil(Nil),
    /// A bonus in points.
    Bonus(i64),
    /// Tricks that make the bid, with a bonus in points.
    TricksAndBonus(u8, i64),
    /// A mode of play.
    Mode(Mode),
    /// Nobody bid high, so the hand is played low.
    Low,
    /// A trump suit.
    Trump(Trump),
    /// A number of honours, 0 if neither side held enough.
    Honours(u8),
    /// Made or failed, if the number of tricks does not matter.
    Made(bool),
    /// There is another declarer.
    Another,
    /// There is no further declarer.
    Done,
}

impl Answer {
    /// The bid it stands for; `None` if it is not a bid.
    pub fn bid(&self) -> Option<Bid> {
        match self {
            Self::Bid(tricks) => Some(Bid::Tricks(*tricks)),
            Self::Nil(nil) => Some(Bid::Nil(*nil)),
            _ => None,
        }
    }
}

/// An input for a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tap {
    /// Answers a question, possibly again.
    Answer(Ask, Answer),
    /// Clears the answer to a question.
    Reopen(Ask),
    /// Sets the dealer.
    Dealer(Seat),
    /// Notes the trump.
    Trump(Trump),
    /// Adjusts points.
    Adjust(Adjustment<Seat>),
    /// Notes who revoked.
    Revoke(Seat),
    /// Suspends a rule.
    Override(Override),
    /// Sets the note; an empty note removes it.
    Note(String),
    /// Sets who sits out.
    Out(Vec<Seat>),
    /// Sets the number of cards, for tables without a schedule.
    Cards(u8),
    /// Notes the ranking of cards at no trump.
    Rank(Mode),
    /// A misdeal: earlier input is void, except the dealer and who sits out.
    Misdeal,
}

impl Tap {
    /// The same tap after a change of seats, mapped by `seat`: dealer, trump and notes stay valid. `None` for all other
    /// taps, because the cards are dealt anew.
    #[must_use]
    pub fn reseated(&self, seat: impl Fn(Seat) -> Option<Seat>) -> Option<Self> {
        match self {
            Self::Dealer(who) => seat(*who).map(Self::Dealer),
            Self::Note(note) => Some(Self::Note(note.clone())),
            _ => None,
        }
    }
}
