//! Sentences about money that is owed between people, what was paid, and what was agreed.

use super::{Message, messages};
use crate::money::{Currency, Money, Stake};
use crate::view::Minute;
use chrono::{DateTime, FixedOffset};

messages! {
    /// Debts, payments and stakes.
    Books:
    Balances = "books-balances" "What people owe each other over all sessions.";
    AllBalances = "books-all-balances" "The way from a result to the balances.";
    HowToOwe = "books-how-to-owe" "Under it: what to do.";
    NobodyOwes = "books-nobody-owes" "Where nobody owes anything.";
    LeftOut { n: i64, session: Box<Message> } = "books-left-out" "Under the title: sessions of which nobody can say what they came to.";
    Everything { sessions: i64 } = "books-everything" "Over the balances: over how many sessions.";
    IsOwed { name: String, money: (Money, Currency), currency: String } = "books-is-owed" "Somebody who is owed money, as a sentence.";
    Owes { name: String, money: (Money, Currency), currency: String } = "books-owes" "Somebody who owes money, as a sentence.";
    IsEven { name: String } = "books-is-even" "Somebody who owes nothing and is owed nothing.";
    HeadOpen { n: i64 } = "books-head-open" "Over the sessions of which something is left to be paid.";
    HeadSettle { n: i64 } = "books-head-settle" "Over the payments that would settle all of them in one go.";
    HeadChosen { n: i64 } = "books-head-chosen" "Over the payments that would settle what is chosen.";
    NothingChosen = "books-nothing-chosen" "In place of them where nothing is chosen.";
    HintPeople = "books-hint-people" "Under the balances: what a tap on a name does.";
    HintSessions = "books-hint-sessions" "Under the open sessions: what their boxes do.";
    MarkAll { n: i64 } = "books-mark-all" "The button that marks all of them as paid.";
    MarkedAll { n: i64 } = "books-marked-all" "A notice with Undo: all of them were marked.";
    HeadPaid { n: i64 } = "books-head-paid" "Over what was paid.";
    Evening { at: Minute, stands: Box<Message> } = "books-evening" "Under the title of a session of which something is left: when it was and how it ended.";
    SessionOpen { title: Box<Message>, line: Box<Message>, money: (Money, Currency), currency: String } = "books-session-open" "A session of which something is left, as a sentence.";
    SessionDeleted = "books-session-deleted" "In place of a title: a session that was deleted.";
    Together { n: i64 } = "books-together" "So many sessions that were settled together.";

    // Payments.
    PaidUp = "books-paid-up" "Over the payments: nothing is left of them.";
    PaysLeft { n: i64 } = "books-pays-left" "Over the payments: so many are left.";
    PaysBack { n: i64 } = "books-pays-back" "The same after something was paid: what has changed since.";
    MarkPaid = "books-mark-paid" "The button that marks a payment as paid.";
    MarkPaidSays { from: String, to: String, money: (Money, Currency), currency: String } = "books-mark-paid-says" "The same in full.";
    Paid { from: String, to: String, money: (Money, Currency), currency: String, day: DateTime<FixedOffset> } = "books-paid" "What was paid, as a sentence.";
    TakeBack = "books-take-back" "The button that takes back a paid mark.";
    TakeBackSays { from: String, to: String, money: (Money, Currency), currency: String } = "books-take-back-says" "The same in full.";
    MarkedPaid { from: String, to: String } = "books-marked-paid" "A notice with Undo: a payment was marked.";
    TookBack { from: String, to: String } = "books-took-back" "A notice with Undo: a mark was taken back.";
    PaidOn { day: DateTime<FixedOffset> } = "books-paid-on" "Under a payment: when it was made.";
    PaidOnNote { day: DateTime<FixedOffset>, note: String } = "books-paid-on-note" "The same with what was written beside it.";
    OwesAll { name: String } = "books-owes-all" "Under a payment: it is all that one owes.";
    OwedAll { name: String } = "books-owed-all" "Under a payment: it is all that one is owed.";
    OwesPart { name: String, money: (Money, Currency) } = "books-owes-part" "Under a payment: it is a part of what one owes.";
    OwesRest { name: String } = "books-owes-rest" "Under a payment: it is the rest of what one owes.";
    MarkAsPaid = "books-mark-as-paid" "The button of the panel that marks a payment.";
    DayOfPayment { day: DateTime<FixedOffset> } = "books-day-of-payment" "In the panel: the day that will stand beside the payment.";
    DayEarlier = "books-day-earlier" "The button that moves it a day back.";
    DayLater = "books-day-later" "The button that moves it a day on.";
    Note = "books-note" "The field for a note beside a payment.";
    NoteHint = "books-note-hint" "What stands in it while it is empty.";
    NoSource = "books-no-source" "In the panel: nothing says where a payment comes from.";
    PayFailed { why: String } = "books-pay-failed" "A payment could not be written down.";
    SatOutFree = "books-sat-out-free" "What a hand is worth to who sat it out: nothing.";
    SatOutPays = "books-sat-out-pays" "What a hand is worth to who sat it out: what it is worth to everybody.";
    PaidAsPlayed = "books-paid-as-played" "In place of the payments: the table pays after every hand.";

    // Where a payment comes from.
    WhatLost { name: String } = "books-what-lost" "Over the hands that a payment comes from: all that one lost.";
    WhatWon { name: String } = "books-what-won" "The same: all that one won.";
    WhatLostTogether { names: Vec<String> } = "books-what-lost-together" "The same: all that some lost together.";
    WhatWonTogether { names: Vec<String> } = "books-what-won-together" "The same: all that some won together.";
    FromHand { n: i64 } = "books-from-hand" "A part of a payment: a hand.";
    FromHandOf { title: Box<Message>, n: i64 } = "books-from-hand-of" "The same, of which session.";
    FromGame = "books-from-game" "A part of a payment: the game as a whole.";
    FromGameOf { title: Box<Message> } = "books-from-game-of" "The same, of which session.";
    FromEarlier { title: Box<Message> } = "books-from-earlier" "A part of a payment: an earlier session.";
    FromPaid { from: String, to: String, day: DateTime<FixedOffset> } = "books-from-paid" "A part of a payment: what was paid.";
    InAll = "books-in-all" "The same before an amount that stands by itself.";
    Show { what: Box<Message> } = "books-show" "The button that opens a hand or a session.";
    ComesTo { money: (Money, Currency), currency: String } = "books-comes-to" "Under the parts of a payment: their sum.";

    // What was played for.
    HeadStakes = "books-head-stakes" "Over what the hands were played for.";
    AGame { stake: Stake } = "books-a-game" "So much a game.";
    ARubber { stake: Stake } = "books-a-rubber" "So much a rubber.";
    FromEach { stake: Stake } = "books-from-each" "So much from each into the pot.";
    APlace { stake: Stake } = "books-a-place" "So much a place.";
    ForHonour = "books-for-honour" "In place of a stake, inside a sentence.";
    StakeOfHand { n: i64, stake: Box<Message> } = "books-stake-of-hand" "What one hand was played for.";
    StakeOfHands { first: i64, last: i64, stake: Box<Message> } = "books-stake-of-hands" "What some hands were played for.";
    StakeFrom { n: i64, stake: Box<Message> } = "books-stake-from" "What is played for from the next hand on.";
    StakeFromGame { stake: Box<Message> } = "books-stake-from-game" "What is played for from the next game on.";
    StakeFromRubber { stake: Box<Message> } = "books-stake-from-rubber" "What is played for from the next rubber on.";
}
