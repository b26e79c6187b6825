//! Sentences about the log of a session.

use super::{Message, messages};
use crate::money::Stake;
use crate::view::{Change, Minute, MoneyChange};

messages! {
    /// What was done to a session, and what it did.
    History:
    Title = "history-title" "The page that tells what was done.";
    More = "history-more" "The item behind More that opens the page.";
    Empty = "history-empty" "Nothing has been done yet.";
    Earlier { n: i64 } = "history-earlier" "So many earlier changes are not shown.";
    Entered { hand: Box<Message> } = "history-entered" "A hand was entered at the end.";
    PutIn { hand: Box<Message> } = "history-put-in" "A forgotten hand was put in.";
    PutInMoved { hand: Box<Message>, n: i64, first: i64, last: i64 } = "history-put-in-moved" "A forgotten hand was put in, and in so many hands behind it the deal moved on.";
    TakenOut { hand: Box<Message> } = "history-taken-out" "A hand was taken out.";
    TricksBecame { n: i64, who: Box<Message>, what: Box<Message>, before: i64, after: i64 } = "history-tricks-became" "A correction of the tricks alone.";
    Became { before: Box<Message>, after: Box<Message> } = "history-became" "A correction: the hand before and after.";
    SeatBecame { name: String, bid_before: Box<Message>, took_before: i64, bid: Box<Message>, took: i64 } = "history-seat-became" "A correction of what somebody bid and took.";
    Details { n: i64 } = "history-details" "A correction of something else on a hand.";
    DealtBy { name: String } = "history-dealt-by" "A correction of who dealt.";
    Noted { note: String } = "history-noted" "Another note beside a hand.";
    NoteGone = "history-note-gone" "The note beside a hand was taken away.";
    Gone { what: Box<Message> } = "history-gone" "A revoke, or points that were given, were taken back.";
    And { first: Box<Message>, second: Box<Message> } = "history-and" "Two parts of one sentence.";
    Corrected { n: i64, what: Box<Message> } = "history-corrected" "A correction with what became what.";
    Given { n: i64, what: Box<Message> } = "history-given" "Points were given or taken with a hand.";
    AdjustmentsGone { n: i64 } = "history-adjustments-gone" "Points that were given were taken back.";
    Titled { title: String } = "history-titled" "The session was given a title.";
    Renamed { before: String, after: String } = "history-renamed" "Somebody was given another name.";
    Stake { from: i64, stake: Stake } = "history-stake" "Another stake from a hand on.";
    NoStake { from: i64 } = "history-no-stake" "No stake from a hand on.";
    Joined { name: String } = "history-joined" "Somebody came.";
    Left { name: String } = "history-left" "Somebody went.";
    Seated { names: Vec<String> } = "history-seated" "Who sits where from the next hand on.";
    Terms = "history-terms" "Other terms of settling.";
    Ended = "history-ended" "The session was ended.";
    Reopened = "history-reopened" "The session was opened again.";
    Undone { what: Box<Message> } = "history-undone" "A change was taken back.";
    Redone { what: Box<Message> } = "history-redone" "A change was made again.";
    At { at: Minute } = "history-at" "When.";
    Moved { name: String, points: Change } = "history-moved" "What a change did to somebody's points.";
    MovedWithMoney { name: String, points: Change, money: MoneyChange } = "history-moved-with-money" "What a change did to somebody's points and money.";
    Says { what: Box<Message>, moved: Box<Message> } = "history-says" "A row in a sentence.";
    NothingMoved = "history-nothing-moved" "A change that moved no points.";
    InsertHere = "history-insert" "The button that puts a forgotten hand in before another.";
    Inserting { n: i64 } = "history-inserting" "Over the dock while a forgotten hand is put in.";
    Remove { n: i64 } = "history-remove" "The button that takes a hand out.";
    Refused { why: String } = "history-refused" "Why a hand cannot be taken out or put in.";
}
