//! Sentences about money that is owed between people, what was paid, and what was agreed.

use super::{Message, messages};
use crate::money::{Currency, Money, Stake};
use chrono::{DateTime, FixedOffset};

messages! {
    /// Debts, payments and stakes.
    Books:
    Balances = "books-balances" "What people owe each other over all sessions.";
    NobodyOwes = "books-nobody-owes" "Where nobody owes anything.";
    Everything { sessions: i64 } = "books-everything" "Over the balances: over how many sessions.";
    IsOwed { name: String, money: (Money, Currency), currency: String } = "books-is-owed" "Somebody who is owed money, as a sentence.";
    Owes { name: String, money: (Money, Currency), currency: String } = "books-owes" "Somebody who owes money, as a sentence.";
    IsEven { name: String } = "books-is-even" "Somebody who owes nothing and is owed nothing.";
    HeadOpen { n: i64 } = "books-head-open" "Over the sessions of which something is left to be paid.";
    HeadSettle { n: i64 } = "books-head-settle" "Over the payments that would settle all of them in one go.";
    HeadPaid { n: i64 } = "books-head-paid" "Over what was paid.";
    SessionOpen { title: Box<Message>, money: (Money, Currency), currency: String } = "books-session-open" "A session of which something is left, as a sentence.";
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
    PaidAsPlayed = "books-paid-as-played" "In place of the payments: the table pays after every hand.";

    // Where a payment comes from.
    WhatLost { name: String } = "books-what-lost" "Over the hands that a payment comes from: all that one lost.";
    WhatWon { name: String } = "books-what-won" "The same: all that one won.";
    WhatLostTogether { names: String } = "books-what-lost-together" "The same: all that some lost together.";
    WhatWonTogether { names: String } = "books-what-won-together" "The same: all that some won together.";
    FromHand { n: i64 } = "books-from-hand" "A part of a payment: a hand.";
    FromHandOf { title: Box<Message>, n: i64 } = "books-from-hand-of" "The same, of which session.";
    FromGame = "books-from-game" "A part of a payment: the game as a whole.";
    FromGameOf { title: Box<Message> } = "books-from-game-of" "The same, of which session.";
    FromEarlier { title: Box<Message> } = "books-from-earlier" "A part of a payment: an earlier session.";
    FromPaid { from: String, to: String, day: DateTime<FixedOffset> } = "books-from-paid" "A part of a payment: what was paid.";
    ComesTo { money: (Money, Currency), currency: String } = "books-comes-to" "Under the parts of a payment: their sum.";

    // What was played for.
    StakeOfHand { n: i64, stake: Stake } = "books-stake-of-hand" "What one hand was played for.";
    StakeOfHands { first: i64, last: i64, stake: Stake } = "books-stake-of-hands" "What some hands were played for.";
    HonourOfHand { n: i64 } = "books-honour-of-hand" "A hand for honour.";
    HonourOfHands { first: i64, last: i64 } = "books-honour-of-hands" "Hands for honour.";
    StakeFrom { n: i64, stake: Stake } = "books-stake-from" "What is played for from the next hand on.";
    HonourFrom { n: i64 } = "books-honour-from" "For honour from the next hand on.";
}
