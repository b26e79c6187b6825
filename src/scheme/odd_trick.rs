//! The numbers and switches of kind `odd-trick`: Whist, Bid Whist, Minnesota and Norwegian Whist.
//!
//! Names and meanings are those of the Estonian rules of Whist and Bid Whist, of the Laws of Short Whist, of Foster, of
//! Parlett, and of Britannica and Wikipedia for hands that are played high or low. Two fixed partnerships, seats 1 and 3
//! against 2 and 4, share thirteen tricks.

use super::switch::switch;
use crate::cards::Trump;

/// The tricks of a hand. A kitty is one of them, so that there are always thirteen.
pub const TRICKS: u8 = 13;

/// Everything that a scheme of kind `odd-trick` says beside the common keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddTrick {
    /// Tricks that score nothing; the next one is the odd trick.
    pub book: u8,
    /// The points at which a side has won the game; none where every hand stands by itself.
    pub target: Option<i64>,
    /// The points, below 0, at which a side has lost the game.
    pub lose_at: Option<i64>,
    /// What a bid that was made scores.
    pub made: MadeScore,
    /// What a bid that was set costs.
    pub set: SetScore,
    /// The most that a bid which was set by its shortfall can cost.
    pub set_clamp: SetClamp,
    /// Whether the opponents of a bid that was set score their tricks over the book.
    pub opponents_on_set: bool,
    /// What everything that a hand at no trump scores is multiplied by; 1 at least.
    pub no_trump: i64,
    /// What all thirteen tricks are multiplied by; 1 at least.
    pub boston: i64,
    /// How many games one counts as that is won by bidding and taking all thirteen tricks; 1 at least.
    pub boston_games: u8,
    /// How many tricks a revoke costs, or in plain whist as many points; 1 at least.
    pub revoke_costs: u8,
    /// The bidding; none in plain whist.
    pub bids: Option<Bids>,
    /// What a hand scores that somebody bid high; none where hands are not played high or low.
    pub high: Option<High>,
    /// What a hand scores that nobody bid high; there where `high` is.
    pub low: Option<Low>,
    /// Whether a kitty is the declarer's first trick, and `tricks` includes it.
    pub kitty: bool,
    /// What a trick over the book is worth by the trump suit; none where they are all worth one.
    pub suit_values: Option<SuitValues>,
    /// What honours score; none where they are not played.
    pub honours: Option<HonourPoints>,
    /// What games are worth in a rubber; none where each game stands by itself.
    pub rubber: Option<Rubber>,
}

impl OddTrick {
    /// Cards dealt to each. With a kitty there is one trick fewer to be played for.
    pub fn cards(&self) -> u8 {
        if self.kitty { TRICKS - 1 } else { TRICKS }
    }

    /// Whether a hand can be bid in this mode.
    pub fn has_mode(&self, mode: Mode) -> bool {
        self.bids
            .as_ref()
            .is_some_and(|bids| bids.modes.contains(&mode))
    }

    /// Whether what a trick is worth hangs on the trump.
    pub fn names_trump(&self) -> bool {
        self.suit_values.is_some()
    }

    /// Whether somebody always plays, so that no hand is passed out.
    pub fn always_played(&self) -> bool {
        self.bids.as_ref().is_some_and(|bids| bids.dealer_forced)
    }
}

/// The bidding of Bid Whist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bids {
    /// The lowest level.
    pub min: u8,
    /// The highest level.
    pub max: u8,
    /// The modes, the one that a bid without a mode stands for first; none where trumps rank as usual.
    pub modes: Vec<Mode>,
    /// Whether the dealer has to bid where the others passed.
    pub dealer_forced: bool,
    /// Whether the dealer may take the bidding with a bid as high as the last. Informs, and does not score.
    pub dealer_may_match: bool,
}

switch! {
    /// Whether a hand is played for tricks or against them. There are no trumps in either.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Aim {
        /// Somebody bid high: the odd trick scores.
        High = "high",
        /// Nobody did: the side with fewer tricks has won the hand.
        Low = "low",
    }
}

/// What a high hand scores, for each trick beyond the book. It is made by the odd trick.
///
/// Minnesota Whist pays 1 where it is made and 2 to the opponents where it fails (Wikipedia), or 1 (Board Game Arena);
/// in South Dakota the bidder's side loses 1 for each trick that it is short, and nobody scores. Norwegian Whist pays 4
/// and 8 (Parlett, Britannica).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct High {
    /// What the bidder's side scores for each of its tricks over the book.
    pub made: i64,
    /// What the opponents score for each of theirs where it failed.
    pub opponents: i64,
    /// What the bidder's side loses for each trick that is missing where it failed.
    pub lost: i64,
}

/// What a low hand scores, for each trick beyond the book that the side with more of them took.
///
/// The side with fewer scores 1 in Minnesota Whist (Wikipedia) and 2 in Norwegian Whist (Parlett, Britannica). On Board
/// Game Arena and in South Dakota it scores nothing, and the side with more loses 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Low {
    /// What the side with fewer tricks scores.
    pub fewer: i64,
    /// What the side with more of them loses.
    pub more: i64,
}

switch! {
    /// How cards rank and whether there is a trump.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Mode {
        /// High cards win.
        Uptown = "uptown",
        /// Low cards win.
        Downtown = "downtown",
        /// Without trumps, ranking as the bidder picks.
        NoTrump = "no-trump",
    }
}

switch! {
    /// What a bid that was made scores: most sources count the overtricks, Parlett does not.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum MadeScore {
        /// Every trick over the book.
        #[default]
        Taken = "taken",
        /// The level of the bid, whatever was taken beyond it.
        Bid = "bid",
    }
}

switch! {
    /// What a bid that was set costs: the bid in every source but the Estonian, which takes off what is missing.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SetScore {
        /// The tricks that are missing.
        Shortfall = "shortfall",
        /// The level of the bid, however many tricks are missing.
        #[default]
        Bid = "bid",
    }
}

switch! {
    /// The most that a bid which was set by its shortfall can cost.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SetClamp {
        /// Whatever is missing.
        #[default]
        None = "none",
        /// The level of the bid, as if no side could score less than nothing in its tricks.
        Bid = "bid",
    }
}

/// What each trick over the book is worth by the trump suit, as in a form of whist that David Parlett describes.
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

    /// What a trick is worth with this trump; none at no trump, which this game does not have.
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

/// What a side scores for the honours it held, as in the Laws of Short Whist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HonourPoints {
    /// Three of them.
    pub three: i64,
    /// All four.
    pub four: i64,
    /// The points from which on a side can score no honours.
    pub barred_at: Option<i64>,
}

impl HonourPoints {
    /// Honours that score nothing.
    pub const NONE: Self = Self {
        three: 0,
        four: 0,
        barred_at: None,
    };

    /// What so many are worth to a side that stands at so many points; none where so many are no honours.
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

/// What games are worth in a rubber, as in the Laws of Short Whist, 8 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rubber {
    /// The games that win it.
    pub games: u8,
    /// A game in which the losers had half the target or more.
    pub single: i64,
    /// A game in which the losers had less than half of it.
    pub double: i64,
    /// A game in which the losers had nothing.
    pub treble: i64,
    /// What the rubber itself is worth to the side that wins it.
    pub bonus: i64,
}

impl Rubber {
    /// A rubber of one game that is worth nothing.
    pub const NONE: Self = Self {
        games: 1,
        single: 0,
        double: 0,
        treble: 0,
        bonus: 0,
    };

    /// What a game to this target is worth where the losers stood at so many points.
    ///
    /// The sources say 1 or 2 of 5 for a double; of 10 that is 1 to 4. That Cassell calls it a single
    /// where the losers had less than five of ten is a slip.
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
