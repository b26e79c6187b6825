//! Sentences about what stands beside the hand: what it would pay, what a card was before, and the board for the room.

use super::{Message, messages};
use crate::points::Points;
use crate::view::MoneyChange;

messages! {
    /// What stands beside the hand at the table.
    AtTable:
    // Before the hand.
    WouldPay = "before-title" "What the hand would pay or cost: its page, its button, its item behind More.";
    ByTricks { contract: Box<Message> } = "before-by-tricks" "The button that opens one contract, trick by trick.";
    TricksCaption = "before-tricks-caption" "What goes down in the table of one contract.";
    ModesCaption = "before-modes-caption" "What goes down and across in the table of levels and modes.";
    Caption { first: Box<Message>, second: Box<Message> } = "before-caption" "What goes down and across, and what it is played for.";
    MoneyAtTheEnd = "before-money-later" "That no hand is paid by itself.";
    AllContracts = "before-all" "The button that goes back to all contracts.";
    ForDeclarer = "before-declarer" "Whose points are shown: whoever plays it.";
    ForEachOfTwo = "before-each-of-two" "Whose points are shown: each of the two who play it together.";
    ForOpponent = "before-opponent" "Whose points are shown: each of those who play against it.";
    WithMoney { what: Box<Message>, money: MoneyChange } = "before-with-money" "A cell in words, and what it is in money.";
    Money { money: MoneyChange } = "before-money" "What a cell is in money.";
    CellOf { whose: Box<Message>, what: Box<Message> } = "before-cell-of" "A cell in words, and whose it is.";

    // What was there before.
    AsItWas = "as-it-was" "The card that a corrected hand had before.";
    TheBid = "the-bid" "The card with so many tricks as were bid.";
    Noted { worth: Box<Message>, note: Box<Message> } = "chip-noted" "What a card is worth, and that it is the one of before.";
    WasBefore { now: Box<Message>, before: Box<Message> } = "was-before" "On the sheet: what was played, and what stood there before it was corrected.";
    SeatWas { name: String, bid: Box<Message>, took: i64 } = "seat-was" "What somebody bid and took before a correction.";

    // Who is not in the hand.
    Left = "left-table" "Under a name: no longer sits at the table.";
    SatOut = "sat-out" "In a cell of the sheet: was dealt no cards.";
    WithSatOut { hand: Box<Message>, name: String } = "hand-sat-out" "A hand in a sentence, and who was dealt no cards in it.";

    // What is said at once of something that was done.
    DealMoved { name: String, n: i64 } = "answer-deal-moved" "The deal of a hand was moved.";
    Misdealt { name: String } = "answer-misdealt" "The cards are dealt again, by whom.";
    UndoOf { what: Box<Message> } = "answer-undo" "The button that takes back what was just done, in full.";

    // What the table noted, gave or took beside a hand.
    Gave { moves: Vec<Message> } = "remark-gave" "Points that the table moved at once, each somebody's.";
    GaveWhy { moves: Vec<Message>, reason: String } = "remark-gave-why" "The same, and why.";
    WithRemark { hand: Box<Message>, remark: Box<Message> } = "hand-with-remark" "A hand in a sentence, and what was noted beside it.";
    HeadRemarked { n: i64 } = "hand-head-remarked" "The number of a hand beside which something was noted.";
    Footnote { n: i64, remark: Box<Message> } = "remark-footnote" "Below the score sheet as a picture: what was noted beside a hand.";

    // The board.
    Board = "board-title" "The item behind More that shows the totals to the room.";
    BoardTotal { name: String, total: Points } = "board-total" "Somebody's total, read out from the board.";
    BoardSide { side: Box<Message>, total: Points } = "board-side" "A side's total, read out from the board.";
    OtherSide = "dock-other-side" "The item behind More that moves the cards to the other side of a wide window.";
    GroupHand = "more-hand" "Over what More has for the hand that is played.";
    GroupSession = "more-session" "Over what More has for the whole session.";
    GroupWindow = "more-window" "Over what More has for how the table is shown.";
    Keys = "keys-title" "The item behind More that shows the keys.";
}
