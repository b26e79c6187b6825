//! Sentences about what is played for, while it is agreed upon.

use super::{Message, messages};

messages! {
    /// What is played for.
    Stakes:
    Stake = "stakes-stake" "The panel of stakes.";
    FromHead = "stakes-from-head" "Over the hands from which a stake can hold.";
    FromHand { n: i64 } = "stakes-from-hand" "A stake holds from this hand on.";
    OfHand { n: i64, stake: Box<Message> } = "stakes-of-hand" "What one hand was played for.";
    OfHands { first: i64, last: i64, stake: Box<Message> } = "stakes-of-hands" "What some hands were played for.";
    OfNext { n: i64, stake: Box<Message> } = "stakes-of-next" "What is played for from a hand on.";
    Waits = "stakes-waits" "Another stake waits for the next game.";
    Chips = "stakes-chips" "What is counted where no money is.";
    ChipsName = "stakes-chips-name" "The same as the name of a currency.";
}
