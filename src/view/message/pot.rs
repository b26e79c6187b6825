//! Sentences about the pot that goes from hand to hand.

use super::{Message, messages};

messages! {
    /// The pot beside the contracts.
    Pots:
    Pot = "pot" "A rule and a switch: the pot.";
    Inside { n: i64 } = "pot-inside" "What is in the pot before a hand.";
    Filling { n: i64 } = "pot-filling" "Everybody puts in before the hand that comes.";
    AtPassOut { n: i64 } = "pot-at-pass-out" "A value: so much from each where all pass.";
    WhereEmpty { n: i64 } = "pot-where-empty" "A value: so much from each where nothing is in it.";
    AndDoubles { pot: Box<Message> } = "pot-and-doubles" "The same, and that a failed contract doubles it.";
    PassPays { n: i64 } = "pot-pass-pays" "Below All pass: so much from each into the pot.";
    FilledAtPassOut = "pot-filled-at-pass-out" "A value: when all pass.";
    FilledWhereEmpty = "pot-filled-where-empty" "A value: when nothing is in it.";
    FailsStays = "pot-fails-stays" "A value: a failed contract leaves it.";
    FailsDoubles = "pot-fails-doubles" "A value: a failed contract doubles it.";
    Ask = "pot-ask" "A switch: is there one?";
    AskAnte = "pot-ask-ante" "A number: what everybody puts in.";
    AskFilled = "pot-ask-filled" "A switch: when it is filled.";
    AskFails = "pot-ask-fails" "A switch: what a failed contract does to it.";
    WordFailed = "pot-word-failed" "Between when it is filled and what a failed contract does.";
    Left { n: i64 } = "pot-left" "Points do not add up to 0, for the rest of them lies in the pot.";
    FactTakes = "pot-fact-takes" "Brief rules: who makes a contract takes it.";
    FactDoubles = "pot-fact-doubles" "Brief rules: who fails doubles it.";
    FactLeft = "pot-fact-left" "Brief rules: what is left at the end belongs to all.";
}
