//! A hand that was forgotten and is put in before others, and whom the deal moves on to behind it.

use super::{Book, Stamp};
use crate::games::entry::Tap;
use crate::games::{Carry, HandRecord, Table};
use crate::ledger::complete::unseated;
use crate::ledger::{Edit, EditError, Hand, Ledger, LogRow};
use crate::seat::Seat;

impl Book {
    /// Begins a hand that was forgotten, before the one that is being corrected. Nothing happens where none is.
    pub fn insert_before(&mut self) {
        if let Some(correction) = &mut self.open.correction {
            correction.before = true;
            correction.at = None;
            correction.taps.clear();
        }
    }

    /// Whether a forgotten hand is being put in.
    pub fn inserting(&self) -> bool {
        self.open
            .correction
            .as_ref()
            .is_some_and(|correction| correction.before)
    }

    /// The table of a hand that was forgotten before the one at this index: of those who sat there then.
    pub(super) fn forgotten(&self, index: usize) -> Option<(Vec<Tap>, Table, Carry)> {
        let seats = &self.ledger.session().hands.get(index)?.seats;
        let table = Table {
            seats: seats.len(),
            dealer: self.ledger.dealer_among(seats, index),
        };
        let carry = self.ledger.played().get(index)?.before;
        Some((Vec::new(), table, carry))
    }

    /// Puts a hand in before the one at this index.
    pub(super) fn insert(
        &mut self,
        index: usize,
        record: &HandRecord<Seat>,
        stamp: Stamp,
    ) -> Result<LogRow, EditError> {
        let next = self.ledger.session().hands.get(index);
        let (seats, stake) = next
            .map(|hand| (hand.seats.clone(), hand.stake))
            .ok_or(EditError::Stale)?;
        let record = self.ledger.inserted(index, unseated(&seats, record)?)?;
        let hand = Hand {
            id: stamp.hand,
            at: stamp.at,
            seats,
            stake,
            record,
        };
        self.edit(self.ledger.put_in(index, hand)?, stamp)
    }
}

impl Ledger {
    /// The edit that puts a forgotten hand in before the one at this index.
    ///
    /// Whose turn it was to deal was counted without it, so that behind it the deal moves on. It does so up to the first hand
    /// whose dealer was set by hand: one that was dealt out of turn, or one whose dealer sat out, for who played it is known
    /// and cannot move. That hand and those behind it stay as they are.
    ///
    /// # Errors
    /// Where the hand is illegal.
    pub(super) fn put_in(&self, index: usize, hand: Hand) -> Result<Edit, EditError> {
        let later = self.session().hands.get(index..).ok_or(EditError::Stale)?;
        let mut next = self.up_to(index);
        next.play_on(hand.clone())?;
        let mut after = vec![hand.clone()];
        for (old, at) in later.iter().zip(index..) {
            let moved = self.is_dealt_in_turn(at).then(|| {
                let mut moved = old.clone();
                let dealer = next.dealer_among(&old.seats, at + 1);
                moved.record.dealer = old.seats.get(dealer.index()).copied();
                moved
            });
            match moved.filter(|moved| moved != old) {
                Some(moved) if next.play_on(moved.clone()).is_ok() => after.push(moved),
                _ => break,
            }
        }
        Ok(match later.get(..after.len() - 1) {
            Some(before) if !before.is_empty() => Edit::ReplaceHands {
                index,
                before: before.to_vec(),
                after,
            },
            _ => Edit::AddHand { index, hand },
        })
    }

    /// Whether nobody has to have said who deals the hand at this index: it was their turn, and they did not sit out.
    fn is_dealt_in_turn(&self, index: usize) -> bool {
        let hand = &self.session().hands[index];
        let turn = hand.seats[self.dealer_among(&hand.seats, index).index()];
        let out = hand.record.out.as_deref().unwrap_or_default();
        hand.record.dealer == Some(turn) && !out.contains(&turn)
    }
}
