//! Sentences about points that the table moves beside the play.

use super::{Message, messages};
use crate::points::Points;
use crate::view::{Change, MoneyChange};

messages! {
    /// Points that the table moves beside the play.
    Adjust:
    Title = "adjusting" "Over the dock while points are adjusted.";
    SlotFrom = "slot-from" "A slot: who gives points.";
    SlotTo = "slot-to" "A slot: who gets them.";
    SlotPoints = "slot-points" "A slot: how many.";
    SlotReason = "slot-reason" "A slot: why.";
    AskFrom = "ask-adjust-from" "Who gives points, or what was done wrong?";
    AskTo = "ask-adjust-to" "Who gets them?";
    AskPoints = "ask-adjust-points" "How many points?";
    AskEach = "ask-adjust-each" "How many points does each of them give or get?";
    Points { n: Points } = "adjust-points" "The number as typed so far.";
    PointsEach { n: Points } = "adjust-points-each" "The number as typed so far, for each of several.";
    AskWhy = "ask-adjust-why" "Why?";
    Hint = "hint-adjust" "An adjustment counts with the last hand.";
    From { who: Box<Message> } = "chip-adjust-from" "A card: who gives.";
    To { who: Box<Message> } = "chip-adjust-to" "A card: who gets.";
    EveryoneElse = "adjust-everyone-else" "Who gives: all but the one who gets.";
    EachOther = "adjust-each-other" "Who gets: each but the one who gives.";
    Nobody = "adjust-nobody" "Points come from nowhere, or are lost.";
    EraseSign = "adjust-erase-sign" "On the card that takes back the last digit.";
    Erase = "adjust-erase" "That card in words.";
    Next = "adjust-next" "The card that ends the number.";
    Moved { name: String, points: Change } = "adjust-moved" "Somebody's change in points.";
    MovedMoney { name: String, money: MoneyChange } = "adjust-moved-money" "Somebody's change in money.";
    Effect { points: Vec<Message> } = "adjust-effect" "What an adjustment does.";
    EffectMoney { points: Vec<Message>, money: Vec<Message> } = "adjust-effect-money" "What an adjustment does, in money too.";
    Revoke = "reason-revoke" "A reason for an adjustment.";
    Penalty = "reason-penalty" "A reason for an adjustment.";
    Agreed = "adjustment-reason" "The reason that is written where nobody gives one.";
}
