//! Sentences about the players page, and about figures wherever they are shown.

use super::{Message, messages};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::view::{MoneyChange, Month};
use chrono::{DateTime, FixedOffset};

messages! {
    /// People and their figures.
    Players:
    // The roster.
    Evenings { n: i64 } = "players-evenings" "How many sessions somebody played.";
    NoEvening = "players-no-evening" "In its place: none.";
    RosterSays { name: String, evenings: Box<Message>, money: MoneyChange, currency: String } = "players-roster-says" "A row of the roster as a sentence.";
    RosterSaysName { name: String, evenings: Box<Message> } = "players-roster-says-name" "The same for somebody who never played for money.";
    ClosingSays { money: (Money, Currency), currency: String } = "players-closing-says" "The closing line as a sentence.";
    ShowIn { currency: String } = "players-show-in" "The button that shows the roster in another currency.";
    LeftOut { n: i64 } = "players-left-out" "So many sessions cannot be read.";
    Counting { n: i64 } = "players-counting" "So many sessions are still to be counted.";
    Failed { why: String } = "players-failed" "A notice: what was asked for could not be done.";

    // One player.
    Line { evenings: i64, hands: i64, since: Month } = "players-line" "Below a name: evenings and hands, and since when.";
    AllGames = "players-all-games" "The card that shows the figures of all games.";
    MoneyIs { money: MoneyChange } = "players-money-is" "An amount alone, with its sign.";
    AmountIs { money: (Money, Currency) } = "players-amount-is" "An amount alone.";
    OfRest { n: i64 } = "players-of-rest" "Behind a figure: out of so many.";
    OfMany { made: i64, of: i64 } = "players-of-many" "So many out of so many.";
    FigureSays { value: Box<Message>, caption: Box<Message> } = "players-figure-says" "A figure with what it is.";
    MoneyInAll { currency: String } = "players-money-in-all" "Below a figure: all that was won or lost.";
    Ahead = "players-ahead" "Below a figure: evenings that brought money.";
    BestMoney { currency: String } = "players-best-money" "Below a figure: the best evening.";
    WorstMoney { currency: String } = "players-worst-money" "Below a figure: the worst evening.";
    PointsInAll = "players-points-in-all" "Below a figure: points over all evenings.";
    Won = "players-won" "Below a figure: evenings that were won.";
    BestPoints = "players-best-points" "Below a figure: the best evening, in points.";
    WorstPoints = "players-worst-points" "Below a figure: the worst evening, in points.";
    AfterThreeHands = "players-after-three-hands" "In place of the figures of somebody who has hardly played.";
    AfterThreeEvenings = "players-after-three-evenings" "In an empty chart.";

    // Rates.
    Contracts = "players-contracts" "Over the rates of contracts.";
    WinningBids = "players-winning-bids" "Over the rates of bids that were highest.";
    BidsMet = "players-bids-met" "Over the rates of bids that have to be met to the trick.";
    AllBids = "players-all-bids" "A row: bids of any size.";
    BidOf { n: i64 } = "players-bid-of" "A row: bids of one size.";
    ByPartner { what: Box<Message> } = "players-by-partner" "Over the rates of what was played together, by partner.";
    HandsWon = "players-hands-won" "The same for whist, in which every hand is.";
    SuccessByContract = "players-success-by-contract" "Over the rates of a session's contracts.";
    RateNote = "players-rate-note" "What the dots and the lines are.";
    FewNote = "players-few-note" "What a hollow dot is.";
    HeadMade = "players-head-made" "Over a column: how many were made.";
    HeadMet = "players-head-met" "Over a column: how many bids were met.";
    HeadWon = "players-head-won" "Over a column: how many hands were won.";
    Percent { n: i64 } = "players-percent" "A rate.";
    NoRate = "players-no-rate" "In place of a rate.";
    RateSays { what: Box<Message>, made: i64, of: i64, n: i64, low: i64, high: i64 } = "players-rate-says" "A row of rates as a sentence.";
    FewSay { what: Box<Message>, made: i64, of: i64, low: i64, high: i64 } = "players-few-say" "The same where there is no rate.";
    PairPoints { n: i64 } = "players-pair-points" "What two brought each other.";
    MoneyIn { money: MoneyChange, currency: String } = "players-money-in" "An amount with its currency.";

    // Charts.
    MoneyCourse = "players-money-course" "Over the chart of money.";
    RunningTotal { currency: String } = "players-running-total" "What it shows.";
    PointsCourse = "players-points-course" "Over the chart of points.";
    RunningPoints = "players-running-points" "What it shows.";
    CourseSays { title: Box<Message>, n: i64, every: i64, list: Vec<Message> } = "players-course-says" "A chart over evenings as a sentence: every how many of them are named.";
    CurveOf { name: String, list: Vec<Message> } = "players-curve-of" "A line of the score curve: a player, and the totals hand by hand.";
    TricksTaken { what: Box<Message> } = "players-tricks-taken" "Over the chart of tricks taken under a contract.";
    TricksNote { n: i64 } = "players-tricks-note" "What it shows.";
    MakesAtLeast { n: i64 } = "players-makes-at-least" "At its line: from so many tricks on it was made.";
    MakesExactly { n: i64 } = "players-makes-exactly" "The same: just so many.";
    MakesAtMost { n: i64 } = "players-makes-at-most" "The same: no more than so many.";
    TricksSay { title: Box<Message>, target: Box<Message>, list: Vec<Message> } = "players-tricks-say" "The chart as a sentence.";
    TricksIn { tricks: i64, n: i64 } = "players-tricks-in" "A part of it: so many tricks in so many hands.";
    ShowTricks { what: Box<Message> } = "players-show-tricks" "The button that shows the chart of another contract.";
    BidAndTaken = "players-bid-and-taken" "Over the picture of bids beside tricks taken.";
    MetNote { made: i64, of: i64, under: i64, over: i64 } = "players-met-note" "What it shows.";
    GridSays { note: Box<Message>, list: Vec<Message> } = "players-grid-says" "The picture as a sentence.";
    GridCell { bid: i64, took: i64, n: i64 } = "players-grid-cell" "A part of it: bid so many, took so many, so many times.";
    Everybody = "players-everybody" "The card that shows the figures of the whole table.";
    FiguresOfAll = "players-figures-of-all" "The same as a sentence.";
    FiguresOf { name: String } = "players-figures-of" "The card that shows one player's figures, as a sentence.";

    // Evening by evening.
    EveningGame { game: Box<Message>, hands: i64 } = "players-evening-game" "Below an evening: the game, and how many hands.";
    EveningSays { title: Box<Message>, day: DateTime<FixedOffset>, game: Box<Message>, points: Points } = "players-evening-says" "An evening as a sentence.";
    EveningSaysMoney { says: Box<Message>, money: Box<Message> } = "players-evening-says-money" "The same, with money.";
    ShowMore { n: i64 } = "players-show-more" "The button that shows more rows of a list.";

    // Names and twins.
    ChangeSays { name: String } = "players-change-says" "The button that leads to a new name and to merging.";
    SameAs { name: String } = "players-same-as" "Over those whom somebody may be merged with.";
    AlikeNote = "players-alike-note" "At one of them: the names are hard to tell apart.";
    MergeSays { name: String, into: String } = "players-merge-says" "One of them as a button.";
    Merged { name: String, into: String } = "players-merged" "A notice with Undo: two are one.";
    Renamed { before: String, after: String } = "players-renamed" "A notice with Undo: a new name.";
    Added { name: String } = "players-added" "A notice: somebody new is on the roster.";
}
