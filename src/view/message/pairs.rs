//! Sentences about two sides: their rows, what may be noted of their cards, and what a revoke costs them.

use super::messages;
use crate::points::Points;
use crate::view::{Change, Message};

messages! {
    /// Two sides, the trump and the ranking, and revokes.
    Pairs:
    // Rows.
    And = "pairs-and" "Between the names of two partners, each of which stands by itself.";
    Both { first: String, second: String } = "pairs-both" "Two partners inside a sentence that is read out.";
    All { names: Vec<String> } = "pairs-all" "More than two who played on a side.";
    Stands { side: Box<Message>, n: i64, of: i64 } = "pairs-stands" "A side, its points, and those that win the game.";
    StandsOpen { side: Box<Message>, n: i64 } = "pairs-stands-open" "A side and its points, where there is no game to win.";
    More { first: Box<Message>, second: Box<Message> } = "pairs-more" "A sentence that goes on.";
    Leads = "pairs-leads" "A side that is ahead.";
    LastHand { n: Change } = "pairs-last-hand" "What the last hand brought to a side.";
    Games { n: i64 } = "pairs-games" "So many games won, in a rubber.";
    Bids { name: String, n: i64 } = "pairs-bids" "Under a side: who won the bidding, and with what.";
    BidsMode { name: String, n: i64, mode: Box<Message> } = "pairs-bids-mode" "The same with the mode.";
    WonBidding { name: String } = "pairs-won-bidding" "Under a side: who won the bidding.";
    OddTrick = "pairs-odd-trick" "Under a side: it took the odd trick.";
    BidsHigh { name: String } = "pairs-bids-high" "Under a side, and a card: who bid high.";
    Counted = "pairs-counted" "Under a side in a low hand: its tricks are the ones that are counted.";
    BidsFirst { name: String } = "pairs-bids-first" "Under a side: who bids first.";
    LeadsFirst { name: String } = "pairs-leads-first" "Under a side: who leads.";
    FactBidsFirst = "pairs-fact-bids-first" "After the name of who bids first.";

    // The head of the page.
    To { n: i64 } = "pairs-to" "The points that win a game.";
    ToOutAt { n: i64, out: i64 } = "pairs-to-out-at" "The same, and those that lose it.";
    RubbersTo { n: i64 } = "pairs-rubbers-to" "The points that win a game of a rubber.";
    CardsKitty { n: i64, books: i64 } = "pairs-cards-kitty" "Cards each and a kitty, and the books there are.";
    CardsKittyTrump { n: i64, trump: Box<Message> } = "pairs-cards-kitty-trump" "Cards each, a kitty, and the trump suit.";
    CardsNoTrump { n: i64 } = "pairs-cards-no-trump" "Cards each, and no trump.";
    CardsKittyNoTrump { n: i64 } = "pairs-cards-kitty-no-trump" "Cards each, a kitty, and no trump.";
    InUptown = "pairs-in-uptown" "A mode inside a sentence: high cards win.";
    InDowntown = "pairs-in-downtown" "A mode inside a sentence: low cards win.";
    InNoTrump = "pairs-in-no-trump" "A mode inside a sentence: without trumps.";
    High = "pairs-high" "A mode: somebody bid high, and tricks are tried for.";
    Low = "pairs-low" "A mode: nobody bid high, and tricks are avoided.";
    InHigh = "pairs-in-high" "A mode inside a sentence: somebody bid high.";
    InLow = "pairs-in-low" "A mode inside a sentence: nobody bid high.";
    InForce { mode: Box<Message>, wins: Box<Message> } = "pairs-in-force" "The mode in force, and which cards win.";
    HighWins = "pairs-high-wins" "High cards win.";
    LowWins = "pairs-low-wins" "Low cards win.";
    MoreWin = "pairs-more-win" "In a high hand: the side with more tricks wins it.";
    FewerWin = "pairs-fewer-win" "In a low hand: the side with fewer tricks wins it.";
    RankIs { rank: Box<Message> } = "pairs-rank-is" "No trump, and which way cards rank.";
    RankUnknown = "pairs-rank-unknown" "A ranking that nobody has noted.";

    // Books.
    BooksKitty = "pairs-books-kitty" "What is counted where the kitty is one of the books.";
    HandBooks { n: i64, who: Box<Message>, what: Box<Message>, books: i64 } = "pairs-hand-books" "Who, what and how many books.";
    TailBooks { what: Box<Message>, books: i64 } = "pairs-tail-books" "After a name: what they played and how many books.";
    NeedsBooks { n: i64 } = "pairs-needs-books" "What a bid needs, on its card as a sentence.";
    MadeOrSet { made: Change, set: Change } = "pairs-made-or-set" "On a mode: what it scores where it is just made, and where it is set.";
    MadeOrSetTimes { n: i64, made: Change, set: Change } = "pairs-made-or-set-times" "The same, multiplied.";
    MadeOrShort { made: Change, set: Change } = "pairs-made-or-short" "On a mode: what it scores where it is just made, and what a missing book costs.";
    MadeOrShortSays { made: Change, set: Change } = "pairs-made-or-short-says" "The same in words.";
    MadeOrSetSays { made: Change, set: Change } = "pairs-made-or-set-says" "The same in words.";

    // High and low.
    AskHigh = "pairs-ask-high" "Who bid high?";
    HintHigh = "pairs-hint-high" "That a hand which nobody bids high is low.";
    NobodyHigh = "pairs-nobody-high" "On the card Low: nobody bids high.";
    ChipLow = "pairs-chip-low" "The card Low as a sentence.";
    AskCounted = "pairs-ask-counted" "In a low hand: the tricks of which side are counted?";
    ChipCounted { side: Box<Message> } = "pairs-chip-counted" "A card: count the tricks of that side.";

    // Noting trump and ranking.
    MoreTrump = "pairs-more-trump" "More: note the trump.";
    NotingTrump = "pairs-noting-trump" "Over the dock while the trump is noted.";
    AskTrump = "pairs-ask-trump" "Which suit is trump?";
    AskRank = "pairs-ask-rank" "Which way do the cards rank?";
    HintNote = "pairs-hint-note" "That nobody has to note it, and how it is taken back.";
    SlotTrump = "pairs-slot-trump" "Over the suits.";
    SlotRank = "pairs-slot-rank" "Over the two rankings.";
    ChipTrump { trump: Box<Message> } = "pairs-chip-trump" "A card: note that suit.";
    ChipRank { rank: Box<Message>, wins: Box<Message> } = "pairs-chip-rank" "A card: note that ranking.";

    // Revokes.
    AskRevoked = "pairs-ask-revoked" "Who revoked?";
    AskReneged = "pairs-ask-reneged" "Who reneged?";
    HintWhat = "pairs-hint-what" "That all of it counts with the last hand.";
    HintRevoked = "pairs-hint-revoked" "What stands below, and that whoever revoked cannot win the game in that deal.";
    HintRevokedAlone = "pairs-hint-revoked-alone" "What stands below each name.";
    SlotWhat = "pairs-slot-what" "A slot: what happened.";
    SlotWho = "pairs-slot-who" "A slot: who it was.";
    Tricks { n: i64 } = "pairs-offer-tricks" "A card: tricks for a revoke.";
    TricksSmall = "pairs-offer-tricks-small" "Where they go.";
    TricksSays { n: i64 } = "pairs-offer-tricks-says" "The same as a sentence.";
    Renege { n: i64 } = "pairs-offer-renege" "A card: books for a renege.";
    RenegeSmall = "pairs-offer-renege-small" "Where they go.";
    RenegeSays { n: i64 } = "pairs-offer-renege-says" "The same as a sentence.";
    Off { n: i64 } = "pairs-offer-off" "A card: points off for a revoke.";
    OffSmall = "pairs-offer-off-small" "Whose they are.";
    OffSays { n: i64 } = "pairs-offer-off-says" "The same as a sentence.";
    Onto { n: i64 } = "pairs-offer-onto" "A card: points for a revoke.";
    OntoSmall = "pairs-offer-onto-small" "Who gets them.";
    OntoSays { n: i64 } = "pairs-offer-onto-says" "The same as a sentence.";
    Revoke = "pairs-offer-revoke" "A card: a revoke.";
    Replaces { n: Change } = "pairs-offer-replaces" "What the scheme has for it, in place of the hand's score.";
    ReplacesSays { n: Change } = "pairs-offer-replaces-says" "The same as a sentence.";
    Added { n: Change } = "pairs-offer-added" "What the scheme has for it, beside the hand's score.";
    AddedSays { n: Change } = "pairs-offer-added-says" "The same as a sentence.";
    Noted = "pairs-offer-noted" "A revoke that costs nothing.";
    NotedSays = "pairs-offer-noted-says" "The same as a sentence.";
    Revoked { name: String } = "pairs-revoked" "A card: who revoked.";
    Reneged { name: String } = "pairs-reneged" "A card: who reneged.";
    Effect { own: Change, others: Change } = "pairs-effect" "What a penalty does to both sides.";
    EffectSays { side: Box<Message>, own: Change, others: Change } = "pairs-effect-says" "The same in words.";
    EffectOwn { side: Box<Message>, own: Change } = "pairs-effect-own" "What a penalty does, in words.";
    InPlaceOf { now: Change, before: Change } = "pairs-in-place-of" "What the hand scores now, and what it scored.";
    InPlaceOfSays { now: Change, before: Change } = "pairs-in-place-of-says" "The same in words.";
    StruckKitty = "pairs-struck-kitty" "Why no books are struck, in two words: the kitty is one.";
    StruckKittyFull = "pairs-struck-kitty-full" "The same in full.";
    StruckNoTricks = "pairs-struck-no-tricks" "Why a penalty is struck, in two words: no tricks to be had.";
    StruckNoTricksFull = "pairs-struck-no-tricks-full" "The same in full.";
    StruckNoted = "pairs-struck-noted" "Why a penalty is struck, in two words: it is noted already.";
    StruckNotedFull { name: String } = "pairs-struck-noted-full" "The same in full.";

    // Who won.
    Won { side: Box<Message>, n: Points } = "pairs-won" "A side that won, on a session's row.";
    WinsBy { side: Box<Message>, n: i64 } = "pairs-wins-by" "A side that won, and by how much.";
    LeadsBy { side: Box<Message>, n: i64 } = "pairs-leads-by" "A side that is ahead, and by how much.";
    GameWon { side: Box<Message> } = "pairs-game-won" "A game that was won with a hand.";
    RubberGameWon { side: Box<Message>, n: i64, to: i64 } = "pairs-rubber-game-won" "A game of a rubber, and how many each side then has.";
    RubberWon { side: Box<Message>, n: i64, to: i64 } = "pairs-rubber-won" "The rubber, and how many games each side then has.";
    RubberWorth { side: Box<Message>, games: i64, n: i64 } = "pairs-rubber-worth" "A side's games in a rubber, and what they are worth in points.";
    WinsGames { side: Box<Message>, n: i64, to: i64 } = "pairs-wins-games" "A side that won, by games of a rubber.";
    LeadsGames { side: Box<Message>, n: i64, to: i64 } = "pairs-leads-games" "A side that is ahead, by games of a rubber.";
}
