//! The numbers and switches of kind `exact-bid`: Oh Hell and its cousins, Romanian Whist, Wizard.
//!
//! Everybody bids, and what counts is whether the bid was taken to the letter. Names and meanings are those of the
//! Italian rules of Wist, also called Oh Hell.

use super::switch::switch;
use crate::cards::Trump;

/// Everything that a scheme of kind `exact-bid` says beside the common keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactBid {
    /// What a bid scores that was made.
    pub made: Formula,
    /// What one scores that took too many tricks.
    pub over: Formula,
    /// What one scores that took too few.
    pub under: Formula,
    /// What holds in their place where nothing was bid.
    pub zero_bid: ZeroBid,
    /// What it brings to bid and take every trick, or all but one; none where the table plays no slams.
    pub slam: Option<Slam>,
    /// What a bid costs that was missed by far, whatever it was; none where distance has no such price.
    pub big_miss: Option<BigMiss>,
    /// Whether whoever misses has his total halved, rounded up, in place of what a miss scores.
    pub halve_on_miss: bool,
    /// Where the last to speak may not bring the bids to the number of cards.
    pub hook: Hook,
    /// How many cards are dealt in which hand.
    pub schedule: Schedule,
    /// The total that ends the game once somebody has reached it, the schedule beginning again until then; none where
    /// the game ends with the schedule.
    pub target: Option<i64>,
    /// Where the trump suit comes from.
    pub trump: BidTrump,
    /// Whether the highest or the lowest total wins.
    pub winner: Winner,
    /// What happens to a tie.
    pub ties: Ties,
    /// The fewest tricks that can be bid, as far as a hand has them.
    pub least_bid: u8,
    /// How many decimals its points are shown with: 1 where every number here is in tenths, and so are adjustments. A stake is
    /// for one whole point all the same, which is ten of them.
    pub decimals: u8,
    /// The step in which bonuses are entered, which count for whoever made his bid; 0 where there are none.
    pub bonus: i64,
}

/// What a miss costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss<'a> {
    /// Half of the total.
    Half,
    /// The same whether too many or too few tricks were taken.
    Alike(&'a Formula),
    /// Another number for too many tricks than for too few.
    Apart {
        /// Too many.
        over: &'a Formula,
        /// Too few.
        under: &'a Formula,
    },
}

impl ExactBid {
    /// What a miss costs.
    pub fn miss(&self) -> Miss<'_> {
        if self.halve_on_miss {
            Miss::Half
        } else if self.over == self.under {
            Miss::Alike(&self.under)
        } else {
            Miss::Apart {
                over: &self.over,
                under: &self.under,
            }
        }
    }

    /// The fewest tricks that can be bid with so many cards dealt to each.
    pub fn fewest(&self, cards: u8) -> u8 {
        self.least_bid.min(cards)
    }

    /// Whether who bid and took so many has made his bid: to the letter, or with more where the bid is paid all the same.
    pub fn is_made(&self, bid: u8, tricks: u8) -> bool {
        let over = tricks.saturating_sub(bid);
        let far = self.big_miss.is_some_and(|miss| over >= miss.off);
        let zero = bid == 0 && self.zero_bid.missed.is_some();
        tricks == bid || (over > 0 && self.pays_over() && !far && !zero)
    }

    /// Whether who takes more than he bid is paid for the bid all the same.
    pub fn pays_over(&self) -> bool {
        self.over.times(Term::Bid) > 0
    }

    /// Whether what a hand comes to depends on where everybody stood before it.
    pub fn counts_totals(&self) -> bool {
        self.target.is_some() || self.halve_on_miss
    }

    /// Whether the schedule begins again after its end: until somebody has reached the target, or for as long as the
    /// table plays.
    pub fn begins_again(&self) -> bool {
        let ever = |steps: &Steps| steps.repeat == Repeat::Ever;
        self.target.is_some() || matches!(&self.schedule, Schedule::Steps(steps) if ever(steps))
    }
}

/// Points as a sum of terms, so that a table can read and change it: so much for each of what a term counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Formula([i64; Term::ALL.len()]);

impl Formula {
    /// The sum of these terms; a term that is not named counts nothing.
    pub fn of(terms: &[(Term, i64)]) -> Self {
        let mut sum = Self::default();
        for (term, times) in terms {
            sum.set(*term, *times);
        }
        sum
    }

    /// How often a term counts.
    pub fn times(&self, term: Term) -> i64 {
        self.0[term as usize]
    }

    /// Makes a term count so often.
    pub fn set(&mut self, term: Term, times: i64) {
        self.0[term as usize] = times;
    }

    /// The formula as a document has it.
    pub fn document(&self) -> String {
        let terms = self.terms();
        let terms = terms.map(|(term, times)| format!("{} = {times}", term.key()));
        format!("{{ {} }}", terms.collect::<Vec<_>>().join(", "))
    }

    /// The terms that count, with how often.
    pub fn terms(&self) -> impl Iterator<Item = (Term, i64)> + '_ {
        Term::ALL
            .into_iter()
            .map(|term| (term, self.times(term)))
            .filter(|(_, times)| *times != 0)
    }
}

/// What a formula can count. *Off* is the distance between bid and tricks; *triangular* is 1 + 2 + … up to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Once, whatever happened.
    Constant,
    /// Tricks bid.
    Bid,
    /// Tricks bid, squared.
    BidSquared,
    /// Tricks bid, triangular.
    BidTriangular,
    /// Tricks taken.
    Tricks,
    /// Cards dealt to each.
    Cards,
    /// Tricks off the bid.
    Off,
    /// Tricks off the bid, squared.
    OffSquared,
    /// Tricks off the bid, triangular.
    OffTriangular,
}

impl Term {
    /// Every term, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Constant,
        Self::Bid,
        Self::BidSquared,
        Self::BidTriangular,
        Self::Tricks,
        Self::Cards,
        Self::Off,
        Self::OffSquared,
        Self::OffTriangular,
    ];

    /// Its key in a document.
    pub fn key(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::Bid => "bid",
            Self::BidSquared => "bid-squared",
            Self::BidTriangular => "bid-triangular",
            Self::Tricks => "tricks",
            Self::Cards => "cards",
            Self::Off => "off",
            Self::OffSquared => "off-squared",
            Self::OffTriangular => "off-triangular",
        }
    }
}

/// What a bid of no tricks scores where that is a case of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZeroBid {
    /// Where no trick was taken; none where that is a bid like any other.
    pub made: Option<Formula>,
    /// The same in a hand where all bids together exceed the cards; none where that makes no difference.
    pub overbid: Option<Formula>,
    /// Where one was; none where that is a miss like any other.
    pub missed: Option<Formula>,
}

/// What it brings to bid and take every trick, or all but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slam {
    /// For every trick; 0 for nothing out of the ordinary.
    pub grand: i64,
    /// For all but one; 0 for nothing out of the ordinary.
    pub small: i64,
    /// The fewest cards that a slam takes.
    pub from_cards: u8,
    /// Whether it is added to what the bid scores, or stands in its place.
    pub adds: bool,
}

/// What a bid costs that was missed by far. It outranks every other rule for a miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BigMiss {
    /// How many tricks off that is, at least.
    pub off: u8,
    /// What the hand then scores, whatever was bid.
    pub points: i64,
}

switch! {
    /// Where the last to speak may not bring the sum of the bids to the number of cards, so that somebody has to miss.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Hook {
        /// In every hand.
        #[default]
        On = "on",
        /// Nowhere.
        Off = "off",
        /// In every hand but the last of the schedule.
        NotInLastHand = "not-in-last-hand",
        /// In every hand of more than one card.
        NotWithOneCard = "not-with-one-card",
    }
}

/// How many cards are dealt to each, hand after hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// These sizes.
    List(Vec<u8>),
    /// From one size to another.
    Steps(Steps),
}

/// Sizes from one to another, up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The first size.
    pub from: u8,
    /// The size that is gone to; not passed where a step would.
    pub to: u8,
    /// How many cards more or fewer each time; 1 at least.
    pub step: u8,
    /// Whether the same sizes come again on the way back.
    pub back: bool,
    /// Which sizes are dealt more than once in a row.
    pub repeat: Repeat,
}

switch! {
    /// Which sizes are dealt more than once in a row.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Repeat {
        /// None.
        #[default]
        None = "none",
        /// The smallest and the largest, once for each player.
        Players = "players",
        /// All of them, for as long as the table plays.
        Ever = "ever",
    }
}

/// Where the trump suit of a hand comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BidTrump {
    /// In most hands.
    pub source: BidTrumpSource,
    /// The fixed order, which has one suit at least where it is the source.
    pub rotation: Vec<Trump>,
    /// In the last hand of the schedule.
    pub last_hand: LastHand,
    /// Where no card is left to turn up.
    pub last_resort: LastResort,
    /// From so many cards on there is none, whatever the source; none where the number makes no difference.
    pub none_from: Option<u8>,
}

switch! {
    /// Where the trump suit comes from in most hands.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum BidTrumpSource {
        /// The next card of the pack is turned up.
        #[default]
        TurnUp = "turn-up",
        /// The dealer shows the last card dealt.
        LastCard = "last-card",
        /// Who wins an auction before the bids names it.
        Chosen = "chosen",
        /// There is none.
        None = "none",
        /// A fixed order, hand after hand.
        Rotation = "rotation",
    }
}

switch! {
    /// The trump of the last hand.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LastHand {
        /// As in every other hand.
        #[default]
        Same = "same",
        /// None.
        None = "none",
    }
}

switch! {
    /// The trump of a hand in which every card is dealt, so that none is left to turn up.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LastResort {
        /// The suit of the last card dealt, which the dealer shows.
        #[default]
        LastCard = "last-card",
        /// None.
        None = "none",
    }
}

switch! {
    /// Who wins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Winner {
        /// Who has the highest total.
        #[default]
        Highest = "highest",
        /// Who has the lowest.
        Lowest = "lowest",
    }
}

switch! {
    /// What happens where more than one have the best total.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Ties {
        /// They share the place.
        #[default]
        Shared = "shared",
    }
}
