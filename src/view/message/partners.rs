//! Sentences about partners who both bid.

use super::messages;
use crate::view::Message;

messages! {
    /// Partners who both bid, and what a nil is.
    Partners:
    GameSpades = "game-spades" "The game Spades.";
    Nil = "partners-nil" "A bid of no trick at all, on its card.";
    BlindNil = "partners-blind-nil" "The same, bid before the cards are looked at.";
    CardBlindNil = "partners-card-blind-nil" "The same on its card, beside that of a nil.";
    InNil = "partners-in-nil" "A bid of no trick at all inside a sentence.";
    InBlindNil = "partners-in-blind-nil" "The same, bid before the cards are looked at.";
    ShortNil = "partners-short-nil" "A bid of no trick at all in a narrow cell.";
    ShortBlindNil = "partners-short-blind-nil" "The same, bid before the cards are looked at.";
    ChipNil { name: String, nil: Box<Message> } = "partners-chip-nil" "A card: somebody bids nil.";
    With { name: String } = "partners-with" "Under a player: who the partner is.";
    Contract { n: i64 } = "partners-contract" "After a side: what partners bid together.";
    Bags { n: i64 } = "partners-bags" "After a side: its bags.";
    Contracts { first: i64, second: i64 } = "partners-contracts" "On the sheet: what each side bids.";
    BagsAfter { first: i64, second: i64 } = "partners-bags-after" "On the sheet: the bags of each side after a hand.";
    Line { n: i64, made: i64 } = "partners-line" "A scheme in a line: the points that win, and points for each trick that is bid.";
    Each { n: i64 } = "partners-each" "A contract that is made: so many points for each trick that was bid.";
    EachLost { n: i64 } = "partners-each-lost" "A contract that fails: so many points off for each trick that was bid.";
    TermOvertrick = "partners-term-overtrick" "A rule: what each overtrick scores.";
    TermBags = "partners-term-bags" "A rule: what overtricks cost in the long run.";
    BagsCost { n: i64, cost: i64 } = "partners-bags-cost" "So many bags cost so much.";
    NilPays { made: i64, lost: i64 } = "partners-nil-pays" "What a nil wins and loses.";
    TermNilTricks = "partners-term-nil-tricks" "A rule: what the tricks of a nil that failed count for.";
    TricksBags = "partners-tricks-bags" "They are bags.";
    TricksBid = "partners-tricks-bid" "They count for the partner's bid.";
    TricksNone = "partners-tricks-none" "They count for nothing.";
    BriefDeal = "partners-brief-deal" "The deal in brief.";
    BriefBid = "partners-brief-bid" "The bidding in brief.";
    BriefScore = "partners-brief-score" "The score in brief.";
    AskMade = "partners-ask-made" "A number.";
    AskLost = "partners-ask-lost" "A number.";
    AskOvertrick = "partners-ask-overtrick" "A number.";
    AskBags = "partners-ask-bags" "Whether bags are counted.";
    AskLimit = "partners-ask-limit" "A number.";
    AskPenalty = "partners-ask-penalty" "A number.";
    AskNil { nil: Box<Message> } = "partners-ask-nil" "Whether nil, or blind nil, is played.";
    AskNilMade = "partners-ask-nil-made" "A number.";
    AskNilLost = "partners-ask-nil-lost" "A number.";
    AskNilTricks = "partners-ask-nil-tricks" "What the tricks of a nil that failed count for.";
    WordEach = "partners-word-each" "After a number: for each trick that was bid.";
    WordMinus = "partners-word-minus" "Before a number: so many points are lost.";
    WordCost = "partners-word-cost" "After a number of bags: they cost.";
    WordFailedMinus = "partners-word-failed-minus" "Between what a nil wins and what it loses.";
    WorkedTitle { bid: Box<Message> } = "partners-worked-title" "Over a table of bids by tricks: the partner bids and takes so much.";
    Cell { bid: Box<Message>, tricks: i64, n: i64 } = "partners-cell" "A cell of it in words.";
    Worked { name: Box<Message>, bid: Box<Message>, tricks: i64 } = "partners-worked" "The boxed cell in a sentence, up to its sum.";
}
