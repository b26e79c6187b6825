//! The rules of kind `exact-bid`: Oh Hell and related games, Romanian Whist, Wizard.
//!
//! Each player bids, and what counts is whether the bid was met exactly. Names and meanings follow the Italian rules of
//! Wist, also called Oh Hell.

use super::keyword::{Keyword, keyword};
use crate::cards::Trump;

/// The rules of kind `exact-bid`, besides the common keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExactBid {
    /// The score of a bid made.
    pub made: Formula,
    /// The score of a bid missed by too many tricks.
    pub over: Formula,
    /// The score of a bid missed by too few tricks.
    pub under: Formula,
    /// The scores that replace these for a bid of 0.
    pub zero_bid: ZeroBid,
    /// The score for bidding and taking all tricks, or all but one; `None` without slams.
    pub slam: Option<Slam>,
    /// The penalty for a big miss, whatever the bid; `None` if there is none.
    pub big_miss: Option<BigMiss>,
    /// Whether a miss halves the total, rounded up, instead of scoring.
    pub halve_on_miss: bool,
    /// In which hands the last bidder may not bring the sum of bids to the number of cards.
    pub hook: Hook,
    /// The number of cards in each hand.
    pub schedule: Schedule,
    /// The total that ends the game when a player reaches it, with the schedule repeating; `None` if the game ends with
    /// the schedule.
    pub target: Option<i64>,
    /// The source of the trump suit.
    pub trump: BidTrump,
    /// Whether the highest or the lowest total wins.
    pub winner: Winner,
    /// How ties are ranked.
    pub ties: Ties,
    /// The minimum bid, if the hand has that many tricks.
    pub least_bid: u8,
    /// The number of decimals of its points: with 1, all numbers here and all adjustments are in tenths. A stake is
    /// still per whole point.
    pub decimals: u8,
    /// The step of bonuses, which count if the bid was made; 0 for none.
    pub bonus: i64,
}

/// What a miss costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss<'a> {
    /// Half of the total.
    Half,
    /// The same whether too many or too few tricks were taken.
    Alike(&'a Formula),
    /// Different scores for too many and for too few tricks.
    Apart {
        /// The score for too many tricks.
        over: &'a Formula,
        /// The score for too few tricks.
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

    /// The minimum bid with this many cards.
    pub fn least_bid_for(&self, cards: u8) -> u8 {
        self.least_bid.min(cards)
    }

    /// Whether a bid is made with these tricks: exactly, or with more if overtricks keep the bid's score.
    pub fn is_made(&self, bid: u8, tricks: u8) -> bool {
        let over = tricks.saturating_sub(bid);
        let far = self.big_miss.is_some_and(|miss| over >= miss.off);
        let zero = bid == 0 && self.zero_bid.missed.is_some();
        tricks == bid || (over > 0 && self.overtricks_keep_score() && !far && !zero)
    }

    /// Whether a bid with overtricks keeps the bid's score.
    pub fn overtricks_keep_score(&self) -> bool {
        self.over.times(Term::Bid) > 0
    }

    /// Whether a hand's score depends on totals before it.
    pub fn counts_totals(&self) -> bool {
        self.target.is_some() || self.halve_on_miss
    }

    /// The size of all hands, if they have one size.
    pub fn only_size(&self) -> Option<u8> {
        match &self.schedule {
            Schedule::List(sizes) => {
                let first = sizes.first()?;
                sizes.iter().all(|size| size == first).then_some(*first)
            }
            Schedule::Range(range) => (range.from == range.to).then_some(range.from),
        }
    }

    /// The size of all hands, if a table chooses only how many there are: they have one size, and no target ends the game.
    pub fn counted_size(&self) -> Option<u8> {
        self.only_size().filter(|_| self.target.is_none())
    }

    /// Whether the schedule repeats: until the target is reached, or without end.
    pub fn repeats(&self) -> bool {
        let ever = |range: &HandSizeRange| range.repeat == Repeat::Ever;
        self.target.is_some() || matches!(&self.schedule, Schedule::Range(range) if ever(range))
    }
}

/// A score as a sum of terms: an amount per unit of each. As data, it can be shown and edited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Formula([i64; Term::ALL.len()]);

impl Formula {
    /// The sum of these terms; all others are 0.
    pub fn of(terms: &[(Term, i64)]) -> Self {
        let mut sum = Self::default();
        for (term, times) in terms {
            sum.set(*term, *times);
        }
        sum
    }

    /// The coefficient of a term.
    pub fn times(&self, term: Term) -> i64 {
        self.0[term as usize]
    }

    /// Sets the coefficient of a term.
    pub fn set(&mut self, term: Term, times: i64) {
        self.0[term as usize] = times;
    }

    /// The formula as document text.
    pub fn document(&self) -> String {
        let terms = self.terms();
        let terms = terms.map(|(term, times)| format!("{} = {times}", term.word()));
        format!("{{ {} }}", terms.collect::<Vec<_>>().join(", "))
    }

    /// The terms with a coefficient other than 0.
    pub fn terms(&self) -> impl Iterator<Item = (Term, i64)> + '_ {
        let terms = Term::ALL.iter();
        let terms = terms.map(|(_, term)| (*term, self.times(*term)));
        terms.filter(|(_, times)| *times != 0)
    }
}

keyword! {
    /// The terms of a formula, with their keys in a document. *Off* is the distance between bid and tricks; *triangular*
    /// is 1 + 2 + … up to a number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Term {
        /// Always 1.
        Constant = "constant",
        /// Tricks bid.
        Bid = "bid",
        /// Tricks bid, squared.
        BidSquared = "bid-squared",
        /// Tricks bid, triangular.
        BidTriangular = "bid-triangular",
        /// Tricks taken.
        Tricks = "tricks",
        /// Cards dealt to each.
        Cards = "cards",
        /// Tricks off the bid.
        Off = "off",
        /// Tricks off the bid, squared.
        OffSquared = "off-squared",
        /// Tricks off the bid, triangular.
        OffTriangular = "off-triangular",
    }
}

/// The score of a bid of 0 where it differs from other bids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZeroBid {
    /// If no trick was taken; `None` for the same as any bid.
    pub made: Option<Formula>,
    /// The same in a hand where the sum of bids exceeds the cards; `None` for no difference.
    pub overbid: Option<Formula>,
    /// If a trick was taken; `None` for the same as any miss.
    pub missed: Option<Formula>,
}

/// The score for bidding and taking all tricks, or all but one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slam {
    /// For all tricks; 0 for none.
    pub grand: i64,
    /// For all but one; 0 for none.
    pub small: i64,
    /// The minimum number of cards for a slam.
    pub from_cards: u8,
    /// Whether it is added to the bid's score or replaces it.
    pub adds: bool,
}

/// The penalty for a big miss. It precedes all other rules for misses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BigMiss {
    /// The minimum distance.
    pub off: u8,
    /// The score of the hand, whatever the bid.
    pub points: i64,
}

keyword! {
    /// The hands in which the last bidder may not bring the sum of bids to the number of cards, so that someone must
    /// miss.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Hook {
        /// In every hand.
        #[default]
        On = "on",
        /// In no hand.
        Off = "off",
        /// In every hand but the last of the schedule.
        NotInLastHand = "not-in-last-hand",
        /// In every hand of more than one card.
        NotWithOneCard = "not-with-one-card",
    }
}

/// The number of cards in each hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// A list of sizes.
    List(Vec<u8>),
    /// A range of sizes.
    Range(HandSizeRange),
}

impl Default for Schedule {
    /// No hand.
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

/// A range of sizes, up or down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandSizeRange {
    /// The first size.
    pub from: u8,
    /// The last size; a step never goes past it.
    pub to: u8,
    /// The difference between sizes; at least 1.
    pub step: u8,
    /// Whether the sizes repeat on the way back.
    pub back: bool,
    /// Which sizes are dealt several times in a row.
    pub repeat: Repeat,
}

keyword! {
    /// Which sizes are dealt several times in a row.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Repeat {
        /// None.
        #[default]
        None = "none",
        /// The smallest and the largest, once per player.
        Players = "players",
        /// All of them, without end.
        Ever = "ever",
    }
}

/// The source of a hand's trump suit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BidTrump {
    /// In most hands.
    pub source: BidTrumpSource,
    /// The rotation; not empty if it is the source.
    pub rotation: Vec<Trump>,
    /// In the last hand of the schedule.
    pub last_hand: LastHand,
    /// If no card is left to turn up.
    pub last_resort: FallbackTrump,
    /// The number of cards from which there is no trump, whatever the source; `None` for no limit.
    pub none_from: Option<u8>,
}

keyword! {
    /// The source of the trump suit in most hands.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum BidTrumpSource {
        /// The next card of the pack is turned up.
        #[default]
        TurnUp = "turn-up",
        /// The dealer shows the last card dealt.
        LastCard = "last-card",
        /// The winner of an auction before the bids names it.
        Chosen = "chosen",
        /// No trump.
        None = "none",
        /// A fixed rotation.
        Rotation = "rotation",
    }
}

keyword! {
    /// The trump of the last hand.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LastHand {
        /// As in every other hand.
        #[default]
        Same = "same",
        /// No trump.
        None = "none",
    }
}

keyword! {
    /// The trump of a hand in which all cards are dealt, so that none can be turned up.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum FallbackTrump {
        /// The suit of the last card dealt, which the dealer shows.
        #[default]
        LastCard = "last-card",
        /// No trump.
        None = "none",
    }
}

keyword! {
    /// Who wins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Winner {
        /// The highest total.
        #[default]
        Highest = "highest",
        /// The lowest total.
        Lowest = "lowest",
    }
}

keyword! {
    /// How ties for the best total are ranked.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Ties {
        /// They share the place.
        #[default]
        Shared = "shared",
    }
}
