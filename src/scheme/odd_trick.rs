//! The rules of kind `odd-trick`: Whist, Bid Whist, Minnesota and Norwegian Whist.
//!
//! Names and meanings follow the Estonian rules of Whist and Bid Whist, the Laws of Short Whist, Foster, Parlett, and
//! Britannica and Wikipedia for high and low hands. Two fixed partnerships, seats 1 and 3 against 2 and 4, share
//! thirteen tricks.

use super::Goal;
use super::keyword::keyword;
use crate::cards::Trump;

/// The tricks of a hand. A kitty counts as one, so there are always thirteen.
pub const TRICKS: u8 = 13;

/// The rules of kind `odd-trick`, besides the common keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OddTrick {
    /// Tricks that score nothing; the next is the odd trick.
    pub book: u8,
    /// The goal of the game.
    pub goal: Goal,
    /// The score of a bid made.
    pub made: MadeScore,
    /// The cost of a bid set.
    pub set: SetScore,
    /// The maximum cost of a bid set, if it costs the shortfall.
    pub set_clamp: SetClamp,
    /// Whether the opponents of a bid set score their tricks over the book.
    pub opponents_on_set: bool,
    /// The multiplier of all scores at no trump; at least 1.
    pub no_trump: i64,
    /// The multiplier for all thirteen tricks; at least 1.
    pub boston: i64,
    /// The number of games that a game counts as if it is won by bidding and taking all thirteen tricks; at least 1.
    pub boston_games: u8,
    /// The tricks a revoke costs, or in plain whist the points; at least 1.
    pub revoke_costs: u8,
    /// The bidding; `None` in plain whist.
    pub bids: Option<Bids>,
    /// The score of a hand bid high; `None` without high and low hands.
    pub high: Option<High>,
    /// The score of a hand nobody bid high; present if `high` is.
    pub low: Option<Low>,
    /// Whether a kitty is the declarer's first trick, included in `tricks`.
    pub kitty: bool,
    /// The value of a trick over the book by trump suit; `None` if each is worth one.
    pub suit_values: Option<SuitValues>,
    /// The score of honours; `None` if they are not played.
    pub honours: Option<HonourPoints>,
    /// The values of games in a rubber; `None` if games are independent.
    pub rubber: Option<Rubber>,
}

impl OddTrick {
    /// Cards dealt to each. With a kitty one trick fewer is played.
    pub fn cards(&self) -> u8 {
        if self.kitty { TRICKS - 1 } else { TRICKS }
    }

    /// Whether a hand can be bid in this mode.
    pub fn has_mode(&self, mode: Mode) -> bool {
        self.bids
            .as_ref()
            .is_some_and(|bids| bids.modes.contains(&mode))
    }

    /// Whether a trick's value depends on the trump.
    pub fn values_suits(&self) -> bool {
        self.suit_values.is_some()
    }

    /// Whether the dealer must bid if the others pass, so that the hand cannot be passed out.
    pub fn dealer_must_bid(&self) -> bool {
        self.bids.as_ref().is_some_and(|bids| bids.dealer_forced)
    }
}

/// The bidding of Bid Whist.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bids {
    /// The lowest level.
    pub min: u8,
    /// The highest level.
    pub max: u8,
    /// The modes, the default first; empty if trumps rank as usual.
    pub modes: Vec<Mode>,
    /// Whether the dealer must bid if the others pass.
    pub dealer_forced: bool,
    /// Whether the dealer may win with a bid equal to the last. Informational.
    pub dealer_may_match: bool,
}

keyword! {
    /// Whether a hand is played for or against tricks. Neither has trumps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HighLow {
        /// Somebody bid high: the odd trick scores.
        High = "high",
        /// Nobody did: the side with fewer tricks wins the hand.
        Low = "low",
    }
}

/// The score of a high hand, per trick beyond the book. The odd trick makes it.
///
/// Minnesota Whist pays 1 if it is made and 2 to the opponents if it fails (Wikipedia), or 1 (Board Game Arena); in
/// South Dakota the bidder's side loses 1 per missing trick, and nobody scores. Norwegian Whist pays 4 and 8 (Parlett,
/// Britannica).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct High {
    /// The score of the bidder's side per trick over the book.
    pub made: i64,
    /// The score of the opponents per trick of theirs if it failed.
    pub opponents: i64,
    /// The loss of the bidder's side per missing trick if it failed.
    pub lost: i64,
}

/// The score of a low hand, per trick beyond the book of the side with more tricks.
///
/// The side with fewer scores 1 in Minnesota Whist (Wikipedia) and 2 in Norwegian Whist (Parlett, Britannica). On Board
/// Game Arena and in South Dakota it scores nothing, and the side with more loses 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Low {
    /// The score of the side with fewer tricks.
    pub fewer: i64,
    /// The loss of the side with more tricks.
    pub more: i64,
}

keyword! {
    /// How cards rank and whether there is a trump.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Mode {
        /// High cards win.
        Uptown = "uptown",
        /// Low cards win.
        Downtown = "downtown",
        /// No trumps; the bidder chooses the ranking.
        NoTrump = "no-trump",
    }
}

keyword! {
    /// The score of a bid made: most sources count overtricks, Parlett does not.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum MadeScore {
        /// Every trick over the book.
        #[default]
        Taken = "taken",
        /// The level of the bid, without overtricks.
        Bid = "bid",
    }
}

keyword! {
    /// The cost of a bid set: the bid in every source but the Estonian one, which deducts the missing tricks.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SetScore {
        /// The missing tricks.
        Shortfall = "shortfall",
        /// The level of the bid, whatever is missing.
        #[default]
        Bid = "bid",
    }
}

keyword! {
    /// The maximum cost of a bid set, if it costs the shortfall.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SetClamp {
        /// No maximum.
        #[default]
        None = "none",
        /// The level of the bid, as if a side could not score below 0 for its tricks.
        Bid = "bid",
    }
}

/// The value of a trick over the book by trump suit, as in a form of whist described by David Parlett.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuitValues {
    /// With hearts as trumps.
    pub hearts: i64,
    /// With diamonds.
    pub diamonds: i64,
    /// With spades.
    pub spades: i64,
    /// With clubs.
    pub clubs: i64,
}

impl SuitValues {
    /// Every suit counts once.
    pub const ALIKE: Self = Self {
        hearts: 1,
        diamonds: 1,
        spades: 1,
        clubs: 1,
    };

    /// The value of a trick with this trump; `None` at no trump, which this game does not have.
    pub fn worth(&self, trump: Trump) -> Option<i64> {
        match trump {
            Trump::Hearts => Some(self.hearts),
            Trump::Diamonds => Some(self.diamonds),
            Trump::Spades => Some(self.spades),
            Trump::Clubs => Some(self.clubs),
            Trump::None => None,
        }
    }
}

/// The score of honours, as in the Laws of Short Whist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HonourPoints {
    /// The score of three honours.
    pub three: i64,
    /// The score of four honours.
    pub four: i64,
    /// The score from which a side cannot count honours.
    pub barred_at: Option<i64>,
}

impl HonourPoints {
    /// The value of honours for a side with this score; `None` if the number does not count.
    pub fn worth(&self, count: u8, standing: i64) -> Option<i64> {
        let points = match count {
            3 => self.three,
            4 => self.four,
            _ => return None,
        };
        let barred = self.barred_at.is_some_and(|bar| standing >= bar);
        Some(if barred { 0 } else { points })
    }
}

/// The values of games in a rubber, as in the Laws of Short Whist, 8 to 10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rubber {
    /// The number of games that wins it.
    pub games: u8,
    /// A game in which the losers had at least half the target.
    pub single: i64,
    /// A game in which the losers had less than half of it.
    pub double: i64,
    /// A game in which the losers had nothing.
    pub treble: i64,
    /// The bonus for winning the rubber.
    pub bonus: i64,
}

impl Rubber {
    /// The value of a game to this target with this score of the losers.
    ///
    /// The sources give a double for 1 or 2 points of 5, which is 1 to 4 points of 10. Cassell's single for less than
    /// five of ten is an error.
    pub fn game(&self, target: i64, losers: i64) -> i64 {
        if losers <= 0 {
            self.treble
        } else if losers < target - losers {
            self.double
        } else {
            self.single
        }
    }
}
