//! Contradictions between values of a document.

use super::text::one_of;
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::keyword::Keyword;
use crate::scheme::{Range, SettleMode};
use thiserror::Error;

/// A contradiction between values, or within one. The text is the rest of a sentence that begins with the key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClashKind {
    /// The pack has fewer cards than players.
    #[error("has {deck} cards, too few for {players} players")]
    PackForPlayers {
        /// Cards in the pack.
        deck: u8,
        /// The maximum number of players.
        players: u8,
    },
    /// The pack has fewer cards than four players are dealt.
    #[error("has {deck} cards, too few for {dealt}{}", if *kitty { " and a kitty" } else { "" })]
    PackForDeal {
        /// Cards in the pack.
        deck: u8,
        /// Cards dealt in total.
        dealt: u8,
        /// Whether a kitty must remain.
        kitty: bool,
    },
    /// More cards are dealt to each than the pack has.
    #[error("is {cards}, too many for {players} players and a deck of {deck}")]
    CardsEach {
        /// Cards dealt to each.
        cards: u8,
        /// The maximum number of players.
        players: u8,
        /// Cards in the pack.
        deck: u8,
    },
    /// The seats do not fit the players dealt cards.
    #[error("must be within {}: those who are dealt cards, and one more", Range { least: *least, most: *most })]
    Table {
        /// The minimum number of seats.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// A range with minimum above maximum.
    #[error("goes from {least} down to {most}")]
    Range {
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// The lowest bid is above the highest.
    #[error("is {min}, above the highest bid, {max}")]
    Levels {
        /// The lowest bid.
        min: u8,
        /// The highest bid.
        max: u8,
    },
    /// A partnership game without exactly four players.
    #[error("must be 4, because partners sit opposite each other")]
    Partnerships,
    /// Two declarers without exactly four players.
    #[error("is 2, which needs exactly 4 players")]
    TwoDeclarers,
    /// A contract for two declarers cannot have several at once.
    #[error("is true, which needs exactly one declarer")]
    JointTwo,
    /// Settling by games or rubbers that do not exist.
    #[error("is {}, but no {thing} is won here", mode.word())]
    Settle {
        /// The settlement.
        mode: SettleMode,
        /// What would have to be won.
        thing: &'static str,
    },
    /// The scheme has no general misère.
    #[error("is general-misere, but there is no contract `{GENERAL_MISERE}`")]
    NoGeneralMisere,
    /// No contract can be bid.
    #[error("must have at least one that is allowed and can be bid")]
    NoContract,
    /// No target of a contract, or several.
    #[error(
        "must have exactly one of {}",
        one_of(crate::scheme::fields::contracts::TARGETS)
    )]
    OneTarget,
    /// The contract to outrank does not exist.
    #[error("must be another contract that is bid, not {lower}{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    AboveUnknown {
        /// Its id, quoted.
        lower: String,
        /// The most similar id.
        nearest: Option<String>,
    },
    /// Two contracts are each set to outrank the other.
    #[error("is `{lower}`, which is itself set to stand above `{id}`")]
    AboveEachOther {
        /// The lower contract.
        lower: String,
        /// The higher contract.
        id: String,
    },
    /// A list has a duplicate.
    #[error("has `{word}` twice")]
    Twice {
        /// The duplicate.
        word: String,
    },
    /// A list is too long.
    #[error("has {found} {what}; at most {most} are allowed")]
    TooMany {
        /// Its length.
        found: usize,
        /// The maximum.
        most: usize,
        /// What the items are.
        what: &'static str,
    },
    /// A rule about bidding in a scheme without bidding.
    #[error("applies only if there are `bids`")]
    NeedsBids,
    /// Honours with bidding.
    #[error("are not played where there are `bids`")]
    HonoursWithBids,
    /// Suit values with bidding.
    #[error("are not played where there are `bids`")]
    SuitValuesWithBids,
    /// A limit on the cost of a shortfall, although a bid that is set costs the bid.
    #[error("applies only if a failed bid costs the tricks missing")]
    NeedsShortfall,
    /// High hands without low hands, or the reverse.
    #[error("needs `{other}` as well")]
    HighAndLow {
        /// The missing key.
        other: &'static str,
    },
    /// A rule that cannot be combined with high and low hands.
    #[error("are not played where there is `high`")]
    NotWithHigh,
    /// A rule about nil where no nil is played.
    #[error("applies only if nil is played")]
    NeedsNil,
    /// A rubber without games.
    #[error("needs a `target` for its games")]
    RubberNeedsTarget,
    /// A hand that counts as several games, without games.
    #[error("needs a `target` for its games")]
    GamesNeedTarget,
    /// A score for a miss although a miss halves the total.
    #[error("replaces the score of a miss, but a score for a miss is given")]
    HalvedAndScored,
    /// A rule about the last hand of a game played to a total.
    #[error("is {word}, but a game to a `target` has no last hand")]
    NoLastHand {
        /// The rule's value.
        word: &'static str,
    },
    /// A rule about the last hand of a schedule without end.
    #[error("is {word}, but a schedule that repeats for ever has no last hand")]
    NoEnd {
        /// The rule's value.
        word: &'static str,
    },
    /// A trump rotation without an order.
    #[error("is rotation, but there is no list `rotation`")]
    NoRotation,
    /// A rule about the turned-up card where no card is turned up.
    #[error("applies only if a card is turned up for trumps")]
    NeedsTurnUp,
    /// Two penalties for a revoke.
    #[error("applies only if there is no `revoke`")]
    RevokeHasPrice,
}
