//! The numbers and switches of kind `contracts`: Solo Whist, later Wiezen, Rikken, Boston.
//!
//! Names and meanings are those of the Polish and the Persian rules of Solo Whist, the latter after pagat.com.

use super::switch::switch;
use crate::cards::Trump;
use serde::{Deserialize, Serialize};

/// The id of the one contract that has a payer or a receiver in place of declarers.
pub const GENERAL_MISERE: &str = "general-misere";

/// Everything that a scheme of kind `contracts` says beside the common keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contracts {
    /// Cards dealt to each, which is also the number of tricks.
    pub cards: u8,
    /// Multiplies every amount below; 1 at least.
    pub unit: i64,
    /// Rounds of bidding. Informs, and does not score.
    pub rounds: Rounds,
    /// What happens when everybody passes.
    pub all_pass: AllPass,
    /// Which form of general misère the table plays.
    pub general_misere: GeneralMisere,
    /// What happens to a proposal that nobody accepts. Informs, and does not score.
    pub unaccepted: Unaccepted,
    /// Where the trump suit comes from.
    pub trump: TrumpSource,
    /// The pot beside the contracts, where the table has one.
    pub pot: Option<Pot>,
    /// The contracts in ascending rank, the general misère among them.
    pub contracts: Vec<Contract>,
}

impl Contracts {
    /// The contract of that id, allowed or not.
    pub fn contract(&self, id: &str) -> Option<&Contract> {
        self.contracts.iter().find(|contract| contract.id == id)
    }

    /// The contracts that can be bid, in ascending rank; a general misère is not bid.
    pub fn biddable(&self) -> impl Iterator<Item = &Contract> {
        self.contracts
            .iter()
            .filter(|contract| contract.allowed && !contract.is_general_misere())
    }
}

/// One contract and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contract {
    /// Its id, such as `prop-and-cop`.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Whether this table plays it.
    pub allowed: bool,
    /// How many play it together, 1 or 2.
    pub declarers: u8,
    /// What makes it.
    pub target: Target,
    /// Its trump.
    pub trump: ContractTrump,
    /// Who leads to the first trick.
    pub leads: Leads,
    /// What each opponent pays where it is made, and is paid where it fails; more than 0.
    pub pays: i64,
    /// What each opponent pays for each overtrick; 0 or more.
    pub over: i64,
    /// What each opponent is paid for each undertrick; 0 or more.
    pub under: i64,
    /// How many undertricks cost nothing beyond `pays`.
    pub free_under: u8,
    /// What failing costs before the first trick short is counted; 0 for as much as making it pays.
    ///
    /// In Wiezen asking pays 2 and fails at 3, and one more for each trick short (WiezeScoren by laoujin, the table of
    /// its README).
    pub fails: i64,
    /// How many overtricks count; 0 for all of them.
    ///
    /// In Colour Whist whoever plays alone is paid for eight tricks at most (pagat.com, Kleurenwiezen).
    pub most_over: u8,
    /// What each opponent pays when every trick was taken, in place of `pays` and overtricks; 0 for none.
    pub all_tricks: i64,
    /// Whether several can play it at once, each alone against all others, as misères are in Rikken and Wiezen (Dutch
    /// Wikibooks, Kaartspel/Rikken).
    pub joint: bool,
}

impl Contracts {
    /// Whether a hand that everybody passes ends there, and no general misère is played.
    pub fn can_pass_out(&self) -> bool {
        self.all_pass != AllPass::GeneralMisere
    }
}

impl Contract {
    /// Whether it has a payer or a receiver in place of declarers.
    pub fn is_general_misere(&self) -> bool {
        self.id == GENERAL_MISERE
    }

    /// What tricks above and below the target score, by key.
    pub fn beyond(&self) -> [(&'static str, i64); 3] {
        [
            ("over", self.over),
            ("under", self.under),
            ("all-tricks", self.all_tricks),
        ]
    }

    /// How many of so many overtricks count.
    pub fn counted(&self, over: i64) -> i64 {
        match self.most_over {
            0 => over,
            most => over.min(i64::from(most)),
        }
    }

    /// What failing costs before the first trick short is counted.
    pub fn failing(&self) -> i64 {
        if self.fails == 0 {
            self.pays
        } else {
            self.fails
        }
    }
}

/// What makes a contract, in tricks of the declaring side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// So many or more.
    AtLeast(u8),
    /// So many, neither more nor fewer.
    Exactly(u8),
    /// So many or fewer.
    AtMost(u8),
}

impl Target {
    /// The number in it.
    pub fn tricks(self) -> u8 {
        match self {
            Self::AtLeast(n) | Self::Exactly(n) | Self::AtMost(n) => n,
        }
    }

    /// Whether so many tricks make it.
    pub fn made(self, tricks: u8) -> bool {
        match self {
            Self::AtLeast(n) => tricks >= n,
            Self::Exactly(n) => tricks == n,
            Self::AtMost(n) => tricks <= n,
        }
    }
}

switch! {
    /// Which suit is trump in a contract.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ContractTrump {
        /// The hand's own: turned up, cut or by rotation.
        #[default]
        TurnUp = "turn-up",
        /// The declarer's choice.
        Chosen = "chosen",
        /// None.
        None = "none",
    }
}

switch! {
    /// Who leads to the first trick.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Leads {
        /// The player after the dealer.
        #[default]
        Eldest = "eldest",
        /// The declarer; the first of two.
        Declarer = "declarer",
    }
}

switch! {
    /// Rounds of bidding.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Rounds {
        /// Until three have passed.
        #[default]
        Many = "many",
        /// Once round.
        One = "one",
    }
}

switch! {
    /// What happens when everybody passes. Sources differ in who deals then: the Persian rules have the same dealer,
    /// Hoyle's Games Modernized the next.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum AllPass {
        /// The hand scores nothing and the next player deals.
        #[default]
        NextDealer = "next-dealer",
        /// The hand scores nothing and the same player deals again.
        SameDealer = "same-dealer",
        /// The hand scores nothing and doubles the next one played, once more for each pass-out.
        NextHandDoubles = "next-hand-doubles",
        /// The hand scores nothing; the next is dealt from the unshuffled pack.
        Goulash = "goulash",
        /// The hand is played as a general misère, and so is never passed out.
        GeneralMisere = "general-misere",
    }
}

switch! {
    /// Which form of general misère a table plays. All four are one payer or one receiver to the ledger.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum GeneralMisere {
        /// Who takes the last trick pays.
        #[default]
        LastTrick = "last-trick",
        /// Who is first to take five tricks pays; else the first to four.
        FirstToFive = "first-to-five",
        /// Who takes the most tricks pays.
        MostPays = "most-pays",
        /// Who takes the fewest tricks is paid.
        FewestReceives = "fewest-receives",
    }
}

impl GeneralMisere {
    /// Whether it names a receiver rather than a payer.
    pub fn has_receiver(self) -> bool {
        self == Self::FewestReceives
    }
}

switch! {
    /// What happens to a proposal that nobody accepts: the Persian rules let the proposer raise, the Polish deal again.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Unaccepted {
        /// The proposer may raise to a contract of his own; else the hand is passed out.
        #[default]
        MayRaise = "may-raise",
        /// The hand is passed out.
        Redeal = "redeal",
    }
}

/// A pot that goes from hand to hand until somebody makes his contract and takes it. Hoyle has a *kitty*, which is filled
/// where all pass, and a *pool*, which is filled before play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What each of those who are dealt cards puts in, in points; 1 at least.
    pub ante: i64,
    /// When they do.
    pub filled: PotFilled,
    /// What a failed contract does to it. One that is made takes it, two declarers by halves.
    pub fails: PotFails,
}

switch! {
    /// When a pot is filled.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PotFilled {
        /// Whenever all pass, whether a general misère is played then or nothing.
        #[default]
        PassOut = "pass-out",
        /// Before a hand where nothing is in it: at the start, and after somebody has taken it.
        Empty = "empty",
    }
}

switch! {
    /// What a failed contract does to the pot.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PotFails {
        /// Nothing.
        #[default]
        Stays = "stays",
        /// The declaring side puts in as much as is in it.
        Doubles = "doubles",
    }
}

/// Where the hand's trump suit comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TrumpSource {
    /// The last card dealt is turned up.
    #[default]
    TurnUp,
    /// A second pack is cut.
    SecondPack,
    /// A fixed order, hand after hand.
    Rotation(Vec<Trump>),
}
