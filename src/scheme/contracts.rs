//! The rules of kind `contracts`: Solo Whist, Wiezen, Rikken, Boston.
//!
//! Names and meanings follow the Polish and the Persian rules of Solo Whist, the latter from pagat.com.

use super::keyword::keyword;
use crate::cards::Trump;
use serde::{Deserialize, Serialize};

/// The id of the contract that has a payer or receiver instead of declarers.
pub const GENERAL_MISERE: &str = "general-misere";

/// The rules of kind `contracts`, besides the common keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contracts {
    /// Cards dealt to each, which is also the number of tricks.
    pub cards: u8,
    /// Multiplies every amount below; at least 1.
    pub unit: i64,
    /// Rounds of bidding. Informational.
    pub rounds: Rounds,
    /// What happens when all pass.
    pub all_pass: AllPass,
    /// The form of general misère.
    pub general_misere: GeneralMisere,
    /// What happens to an unaccepted proposal. Informational.
    pub unaccepted: UnacceptedProposal,
    /// The source of the trump suit.
    pub trump: TrumpSource,
    /// The pot beside the contracts, if any.
    pub pot: Option<Pot>,
    /// The contracts in ascending rank, including the general misère.
    pub contracts: Vec<Contract>,
}

impl Contracts {
    /// The contract with that id, allowed or not.
    pub fn contract(&self, id: &str) -> Option<&Contract> {
        self.contracts.iter().find(|contract| contract.id == id)
    }

    /// The contracts that can be bid, in ascending rank; not the general misère.
    pub fn biddable(&self) -> impl Iterator<Item = &Contract> {
        self.contracts
            .iter()
            .filter(|contract| contract.allowed && !contract.is_general_misere())
    }

    /// Whether a contract, allowed or not, is played in the trump of the hand.
    pub fn uses_trump_of_hand(&self) -> bool {
        let bid = self.contracts.iter().filter(|one| !one.is_general_misere());
        bid.map(|one| one.trump)
            .any(|trump| trump == ContractTrump::TurnUp)
    }
}

/// A contract and its amounts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contract {
    /// Its id, such as `prop-and-cop`.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Whether it is played.
    pub allowed: bool,
    /// The number of declarers, 1 or 2.
    pub declarers: u8,
    /// The tricks needed.
    pub target: Target,
    /// Its trump.
    pub trump: ContractTrump,
    /// Who leads to the first trick.
    pub leads: OpeningLead,
    /// What each opponent pays if it is made, and is paid if it fails; above 0.
    pub pays: i64,
    /// What each opponent pays per overtrick; at least 0.
    pub over: i64,
    /// What each opponent is paid per undertrick; at least 0.
    pub under: i64,
    /// The number of undertricks not charged beyond `pays`.
    pub free_under: u8,
    /// The cost of failing before undertricks; 0 for the same as `pays`.
    ///
    /// In Wiezen asking pays 2 and fails at 3, plus one per undertrick (WiezeScoren by laoujin, the table of its
    /// README).
    pub fails: i64,
    /// The maximum number of overtricks that count; 0 for all.
    ///
    /// In Colour Whist a lone player is paid for at most eight tricks (pagat.com, Kleurenwiezen).
    pub most_over: u8,
    /// What each opponent pays if all tricks are taken, instead of `pays` and overtricks; 0 for none.
    pub all_tricks: i64,
    /// Whether several players can play it at once, each alone against all others, like misères in Rikken and Wiezen
    /// (Dutch Wikibooks, Kaartspel/Rikken).
    pub joint: bool,
}

impl Contracts {
    /// Whether a hand that everybody passes ends there, and no general misère is played.
    pub fn can_pass_out(&self) -> bool {
        self.all_pass != AllPass::GeneralMisere
    }

    /// Whether a contract is entered as made or failed rather than by tricks: its target is exact, 0 or all tricks, and
    /// neither overtricks nor undertricks score.
    pub fn is_made_or_failed(&self, contract: &Contract) -> bool {
        let tricks = contract.target.tricks();
        let just = matches!(contract.target, Target::Exactly(_));
        (just || tricks == 0 || tricks == self.cards) && contract.over == 0 && contract.under == 0
    }
}

impl Contract {
    /// Whether it has a payer or receiver instead of declarers.
    pub fn is_general_misere(&self) -> bool {
        self.id == GENERAL_MISERE
    }

    /// The points for tricks above and below the target, by key.
    pub fn trick_points(&self) -> [(&'static str, i64); 3] {
        [
            ("over", self.over),
            ("under", self.under),
            ("all-tricks", self.all_tricks),
        ]
    }

    /// The number of overtricks that count.
    pub fn counted_overtricks(&self, over: i64) -> i64 {
        match self.most_over {
            0 => over,
            most => over.min(i64::from(most)),
        }
    }

    /// The cost of failing before undertricks.
    pub fn cost_of_failing(&self) -> i64 {
        if self.fails == 0 {
            self.pays
        } else {
            self.fails
        }
    }
}

/// The target of a contract, in tricks of the declaring side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// This many or more.
    AtLeast(u8),
    /// Exactly this many.
    Exactly(u8),
    /// This many or fewer.
    AtMost(u8),
}

impl Default for Target {
    /// No trick.
    fn default() -> Self {
        Self::AtMost(0)
    }
}

impl Target {
    /// The trick count recorded for made or failed: the target, or a number next to it.
    pub fn recorded_as(self, made: bool) -> u8 {
        match (self.tricks(), made) {
            (tricks, true) => tricks,
            (0, false) => 1,
            (tricks, false) => tricks - 1,
        }
    }

    /// The number of tricks.
    pub fn tricks(self) -> u8 {
        match self {
            Self::AtLeast(n) | Self::Exactly(n) | Self::AtMost(n) => n,
        }
    }

    /// Whether this many tricks make it.
    pub fn made(self, tricks: u8) -> bool {
        match self {
            Self::AtLeast(n) => tricks >= n,
            Self::Exactly(n) => tricks == n,
            Self::AtMost(n) => tricks <= n,
        }
    }

    /// Overtricks (above 0) or undertricks (below 0).
    ///
    /// With an exact target, each trick above or below it is an undertrick. With a target of at most a number, each
    /// trick above that number is an undertrick.
    pub fn margin(self, tricks: u8) -> i16 {
        let over = i16::from(tricks) - i16::from(self.tricks());
        match self {
            Self::AtLeast(_) => over,
            Self::Exactly(_) => -over.abs(),
            Self::AtMost(_) => -over.max(0),
        }
    }
}

keyword! {
    /// The trump suit of a contract.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ContractTrump {
        /// The hand's trump: turned up, cut or by rotation.
        #[default]
        TurnUp = "turn-up",
        /// The declarer's choice.
        Chosen = "chosen",
        /// No trump.
        None = "none",
    }
}

keyword! {
    /// Who leads to the first trick.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum OpeningLead {
        /// The player after the dealer.
        #[default]
        Eldest = "eldest",
        /// The declarer; the first of two.
        Declarer = "declarer",
    }
}

keyword! {
    /// Rounds of bidding.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Rounds {
        /// Until three players have passed.
        #[default]
        Many = "many",
        /// One round.
        One = "one",
    }
}

keyword! {
    /// What happens when all pass. Sources differ in the next dealer: the same in the Persian rules, the next in
    /// Hoyle's Games Modernized.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum AllPass {
        /// The hand scores nothing and the next player deals.
        #[default]
        NextDealer = "next-dealer",
        /// The hand scores nothing and the same player deals again.
        SameDealer = "same-dealer",
        /// The hand scores nothing and doubles the next one played; further pass-outs double again.
        NextHandDoubles = "next-hand-doubles",
        /// The hand scores nothing; the next is dealt from the unshuffled pack.
        Goulash = "goulash",
        /// The hand is played as a general misère, so it is never passed out.
        GeneralMisere = "general-misere",
    }
}

keyword! {
    /// The form of general misère. In the record each has one payer or one receiver.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum GeneralMisere {
        /// The player with the last trick pays.
        #[default]
        LastTrick = "last-trick",
        /// The first player with five tricks pays; failing that, the first with four.
        FirstToFive = "first-to-five",
        /// The player with the most tricks pays.
        MostPays = "most-pays",
        /// The player with the fewest tricks is paid.
        FewestReceives = "fewest-receives",
    }
}

impl GeneralMisere {
    /// Whether it names a payee rather than a payer.
    pub fn has_payee(self) -> bool {
        self == Self::FewestReceives
    }
}

keyword! {
    /// What happens to an unaccepted proposal: the proposer may raise in the Persian rules; a new deal in the Polish
    /// ones.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum UnacceptedProposal {
        /// The proposer may raise to a lone contract; otherwise the hand is passed out.
        #[default]
        MayRaise = "may-raise",
        /// The hand is passed out.
        Redeal = "redeal",
    }
}

/// A pot carried from hand to hand until a declarer makes a contract and takes it. Hoyle has a *kitty*, filled when all
/// pass, and a *pool*, filled before play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pot {
    /// What each player dealt cards pays in, in points; at least 1.
    pub ante: i64,
    /// When they pay in.
    pub filled: PotFilled,
    /// What a failed contract does to it. A made one takes it; two declarers share it.
    pub fails: PotFails,
}

keyword! {
    /// When the pot is filled.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PotFilled {
        /// Whenever all pass, whether or not a general misère is then played.
        #[default]
        PassOut = "pass-out",
        /// Before a hand when it is empty: at the start, and after it was taken.
        Empty = "empty",
    }
}

keyword! {
    /// What a failed contract does to the pot.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PotFails {
        /// The pot stays as it is.
        #[default]
        Stays = "stays",
        /// The declaring side pays in as much as the pot holds.
        Doubles = "doubles",
    }
}

/// The default rotation of trumps, from the Persian rules of Solo Whist.
pub const USUAL_ROTATION: [Trump; 4] =
    [Trump::Hearts, Trump::Spades, Trump::Diamonds, Trump::Clubs];

/// The source of the hand's trump suit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TrumpSource {
    /// The last card dealt, turned up.
    #[default]
    TurnUp,
    /// A card cut from a second pack.
    SecondPack,
    /// A fixed rotation.
    Rotation(Vec<Trump>),
}
