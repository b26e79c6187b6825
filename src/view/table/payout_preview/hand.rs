//! The hand that is asked for now, tried out.

use crate::games::entry::{Ask, Entry};
use crate::games::{Carry, HandRecord, NextDeal, Outcome, Override, Table, next_deal, play};
use crate::ledger::{Book, Terms};
use crate::money::Stake;
use crate::scheme::Scheme;
use crate::seat::{PerSeat, Seat};
use crate::settle;
use crate::view::MoneyChange;
use crate::view::message::Message;
use crate::view::table::player;
use std::sync::Arc;

/// Where a hand would be played, and what for.
pub(super) struct NextHand<'a> {
    pub(super) scheme: &'a Scheme,
    pub(super) entry: Arc<Entry>,
    pub(super) deal: NextDeal,
    pub(super) seats: usize,
    carry: Carry,
    table: Table,
    stake: Option<Stake>,
    terms: Terms,
    /// What was said of the hand that makes a difference to its score.
    said: HandRecord<Seat>,
}

impl<'a> NextHand<'a> {
    /// The hand that is asked for now; none where no such table can play.
    pub(super) fn of(book: &'a Book) -> Option<Self> {
        let session = book.ledger().session();
        let (carry, table) = book.circumstances();
        let entry = book.entry();
        let corrected = book.correcting().and_then(|index| session.hands.get(index));
        let said = HandRecord {
            dealer: entry.said.dealer,
            out: entry.said.out.clone(),
            cards: entry.said.cards,
            trump: entry.said.trump,
            // A game that has been won is looked at too.
            overrides: Some(Override::End),
            ..HandRecord::blank()
        };
        Some(Self {
            scheme: &session.scheme,
            deal: next_deal(&session.scheme, &carry, table, &said).ok()?,
            seats: table.seats,
            stake: corrected.map_or(session.stake, |hand| hand.stake),
            terms: session.terms,
            entry,
            carry,
            table,
            said,
        })
    }

    /// What was said of the hand, to be completed.
    pub(super) fn record(&self) -> HandRecord<Seat> {
        self.said.clone()
    }

    /// What a hand would come to.
    pub(super) fn play(&self, hand: &HandRecord<Seat>) -> Option<Outcome> {
        play(self.scheme, &self.carry, self.table, hand)
            .ok()
            .map(|(outcome, _)| outcome)
    }

    /// What these points would be in money to somebody; none where it is played for honour or no hand is paid by itself.
    pub(super) fn money(&self, points: &PerSeat<i64>, seat: Seat) -> Option<MoneyChange> {
        let stake = self.stake?;
        let counted = settle::counted(self.terms, points, &self.deal.out);
        let amounts = settle::of_hand(self.scheme, self.terms.settle, stake, &counted)?;
        Some(MoneyChange(*amounts.get(seat.index())?, stake.currency()))
    }

    /// What it is played for, behind what goes down and across.
    pub(super) fn caption(&self, first: Message) -> Message {
        let nothing = PerSeat::from_fn(self.seats, |_| 0);
        let second = match self.stake {
            None => return first,
            Some(stake) if self.money(&nothing, self.deal.eldest).is_some() => Message::StakeSays {
                stake,
                currency: stake.currency().code().to_owned(),
            },
            Some(_) => Message::BeforeMoneyLater,
        };
        Message::BeforeCaption {
            first: first.part(),
            second: second.part(),
        }
    }

    /// Who was named in answer to a question.
    pub(super) fn named(&self, ask: Ask) -> Option<Seat> {
        player(&self.entry, ask)
    }

    /// Those who play, from who speaks first on.
    pub(super) fn playing(&self) -> Vec<Seat> {
        (0..self.seats)
            .map(|steps| {
                self.deal
                    .eldest
                    .after(steps, self.scheme.direction, self.seats)
            })
            .filter(|seat| !self.deal.out.at(*seat))
            .collect()
    }
}
