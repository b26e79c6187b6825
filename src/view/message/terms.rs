//! Sentences about what a scheme says and few schemes do.

use super::messages;
use crate::points::Points;

messages! {
    /// Rules that few tables play by.
    Terms:
    AskTrump = "ask-trump" "Which suit was trump, where that is worth points?";
    HalvesTotal = "halves-total" "What a miss costs: half of all that one has.";
    LastResortNone = "last-resort-none" "Trumps: none where no card is left to turn up.";
    TrumpsUntil { n: i64 } = "trumps-until" "Trumps: none from so many cards on.";
    NoMoreThanBid = "no-more-than-bid" "What a failed bid costs: what is missing, and no more than the bid.";
    TermDecimals = "term-decimals" "A rule: whole points or tenths.";
    WholePoints = "decimals-whole" "Points are counted in whole ones.";
    Tenths = "decimals-tenths" "Points are counted in tenths.";
    TermLeastBid = "term-least-bid" "A rule: the fewest tricks that can be bid.";
    RuleHands = "rule-hands" "A switch: how many hands a game has.";
    BriefCallDeal = "brief-call-deal" "Rules in brief: Callbreak, the deal.";
    BriefCallBid = "brief-call-bid" "Rules in brief: Callbreak, the calls.";
    BriefCallScore = "brief-call-score" "Rules in brief: Callbreak, the score.";
    TermZeroOverbid = "term-zero-overbid" "A rule: a bid of none, made, where all bids together exceed the cards.";
    TermBonus = "term-bonus" "A rule: bonuses for who made his bid, in steps of so many points.";
    SlotBonus = "slot-bonus" "Over the bonus of a hand.";
    AskPlayerBonus { name: String } = "ask-player-bonus" "What bonus somebody has who made his bid.";
    ChipBonus { name: String, n: Points } = "chip-bonus" "A card: somebody's bonus.";
    TermBoston = "term-boston" "A rule: all tricks bid or taken.";
    BostonGames { n: i64 } = "boston-games" "A game that is won by bidding all tricks counts as so many.";
    TermSuits = "term-suits" "A rule: what a trick is worth by the trump suit.";
    HighMade { n: i64 } = "high-made" "A high hand that is made: so many points for each trick over the book.";
    HighOpponents { n: i64 } = "high-opponents" "A high hand that fails: so many points to the others for each of their tricks over the book.";
    HighLost { n: i64 } = "high-lost" "A high hand that fails: so many points off for each trick that is missing.";
    LowFewer { n: i64 } = "low-fewer" "A low hand: so many points to the side with fewer tricks, for each trick of the others over the book.";
    LowMore { n: i64 } = "low-more" "A low hand: so many points off the side with more tricks, for each over the book.";
    SuitsPay { spades: i64, clubs: i64, diamonds: i64, hearts: i64 } = "suits-pay" "What a trick is worth with each suit.";
}
