//! How values of a document that are good by themselves contradict each other.

use super::text::{one_of, span};
use crate::scheme::SettleMode;
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::switch::Switch;
use thiserror::Error;

/// What is wrong between two values, or within one. The text is the rest of a sentence that begins with the key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClashKind {
    /// A pack of fewer cards than players.
    #[error("has {deck} cards, too few for {players} players")]
    PackForPlayers {
        /// Cards in the pack.
        deck: u8,
        /// The most players.
        players: u8,
    },
    /// A pack of fewer cards than four are dealt.
    #[error("has {deck} cards, too few for {dealt}{}", if *kitty { " and a kitty" } else { "" })]
    PackForDeal {
        /// Cards in the pack.
        deck: u8,
        /// Cards dealt to all together.
        dealt: u8,
        /// Whether something has to be left for a kitty.
        kitty: bool,
    },
    /// More cards to each than there are.
    #[error("is {cards}, too many for {players} players and a deck of {deck}")]
    CardsEach {
        /// Cards dealt to each.
        cards: u8,
        /// The most players.
        players: u8,
        /// Cards in the pack.
        deck: u8,
    },
    /// A table that does not fit those who are dealt cards.
    #[error("must lie within {}, those who are dealt cards and one more", span(*least, *most))]
    Table {
        /// The fewest who can sit there.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A range with its ends the wrong way round.
    #[error("goes from {least} down to {most}")]
    Range {
        /// What stands for the fewest.
        least: u8,
        /// What stands for the most.
        most: u8,
    },
    /// A lowest bid above the highest.
    #[error("is {min}, above the highest, {max}")]
    Levels {
        /// The lowest bid.
        min: u8,
        /// The highest.
        max: u8,
    },
    /// Other than four players in a game of two partnerships.
    #[error("must be 4, for partners sit opposite each other")]
    Partnerships,
    /// Two declarers where there are other than four players.
    #[error("is 2, which takes exactly 4 players")]
    TwoDeclarers,
    /// Several at once in a contract that two play together.
    #[error("is true, which takes one declarer")]
    JointTwo,
    /// Settling by games or rubbers where none are won.
    #[error("is {}, but no {thing} is won here", mode.word())]
    Settle {
        /// How points were to become money.
        mode: SettleMode,
        /// What would have to be won.
        thing: &'static str,
    },
    /// A general misère that the scheme does not have.
    #[error("is general-misere, but there is no contract `{GENERAL_MISERE}`")]
    NoGeneralMisere,
    /// No contract can be bid.
    #[error("has none that is allowed and can be bid")]
    NoContract,
    /// No target of a contract, or several.
    #[error(
        "must have one of {}",
        one_of(crate::scheme::fields::contracts::TARGETS)
    )]
    OneTarget,
    /// A contract that is to outrank one which is not there.
    #[error("names {lower}, no other contract that is bid{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    AboveUnknown {
        /// What it names, in quotes.
        lower: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// Two contracts that are to outrank each other.
    #[error("is `{lower}`, which is to stand above `{id}` itself")]
    AboveEachOther {
        /// The contract that was to be the lower one.
        lower: String,
        /// The contract that was to stand above it.
        id: String,
    },
    /// A list that names something twice.
    #[error("has `{word}` twice")]
    Twice {
        /// What it names.
        word: String,
    },
    /// A list that is too long.
    #[error("has {found} {what}, of {most} at most")]
    TooMany {
        /// How many it has.
        found: usize,
        /// How many it may have.
        most: usize,
        /// What they are.
        what: &'static str,
    },
    /// A rule of bidding where there is none.
    #[error("says nothing where there are no `bids`")]
    NeedsBids,
    /// Honours where there is bidding.
    #[error("are not played where there are `bids`")]
    HonoursWithBids,
    /// Suits of different worth where there is bidding.
    #[error("are not played where there are `bids`")]
    SuitValuesWithBids,
    /// A limit to a shortfall that is not counted.
    #[error("says nothing where a bid that is set costs the bid")]
    NeedsShortfall,
    /// High hands without low ones, or the other way round.
    #[error("needs `{other}` beside it")]
    HighAndLow {
        /// What is missing.
        other: &'static str,
    },
    /// A rule of another game where hands are played high or low.
    #[error("are not played where there is `high`")]
    NotWithHigh,
    /// A rule about nil where there is none.
    #[error("says nothing where neither `nil` nor `blind-nil` is played")]
    NeedsNil,
    /// A rubber without games.
    #[error("needs a `target` for its games")]
    RubberNeedsTarget,
    /// A hand that counts as games where there are none.
    #[error("needs a `target` for its games")]
    GamesNeedTarget,
    /// A price of a miss where a miss halves the total.
    #[error("stands in place of what a miss scores, and there is a score for one")]
    HalvedAndScored,
    /// A rule about the last hand of a game that goes to a total.
    #[error("is {word}, and a game to a `target` has no last hand")]
    NoLastHand {
        /// What the rule says.
        word: &'static str,
    },
    /// A rule about the last hand of a schedule that has none.
    #[error("is {word}, and a schedule that repeats for ever has no last hand")]
    NoEnd {
        /// What the rule says.
        word: &'static str,
    },
    /// Trumps in turn without an order.
    #[error("is rotation, but there is no list `rotation`")]
    NoRotation,
    /// A rule about the card that is turned up where none is.
    #[error("says nothing where no card is turned up for trumps")]
    NeedsTurnUp,
    /// Two prices of a revoke.
    #[error("says nothing where there is `revoke`")]
    RevokeHasPrice,
}
