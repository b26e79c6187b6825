//! Insertion of a forgotten hand, and the shift of the deal in the hands after it.

use super::{EditStamp, SessionEditor};
use crate::games::HandRecord;
use crate::ledger::hand_facts::unseated;
use crate::ledger::{Edit, EditError, Hand, Ledger, LogRow};
use crate::seat::Seat;

impl SessionEditor {
    /// Begins to insert a hand before the one under correction, if there is one.
    pub fn insert_before(&mut self) {
        if let Some(correction) = &mut self.open.correction {
            correction.before = true;
            correction.at = None;
            correction.taps.clear();
            correction.redo.clear();
        }
    }

    /// Whether a forgotten hand is being inserted.
    pub fn inserting(&self) -> bool {
        self.open
            .correction
            .as_ref()
            .is_some_and(|correction| correction.before)
    }

    /// The index of the hand under correction; `None` while a forgotten hand is inserted.
    pub fn corrected_hand(&self) -> Option<usize> {
        self.correcting().filter(|_| !self.inserting())
    }

    /// Inserts a hand before this index.
    pub(super) fn insert(
        &mut self,
        index: usize,
        record: &HandRecord<Seat>,
        stamp: EditStamp,
    ) -> Result<LogRow, EditError> {
        let next = self.ledger.session().hands.get(index);
        let record = unseated(&next.ok_or(EditError::Stale)?.seats, record)?;
        let hand = self.new_hand(index, record, stamp)?;
        self.edit(self.ledger.insertion_edit(index, hand)?, stamp)
    }
}

impl Ledger {
    /// The edit that inserts a forgotten hand before this index.
    ///
    /// Dealers were recorded without this hand, so the deal shifts by one in the hands after it, up to the first hand
    /// that was dealt out of turn or whose dealer sat out, because the table chose that dealer. That hand and those
    /// after it stay unchanged.
    ///
    /// # Errors
    /// The hand is illegal.
    pub(super) fn insertion_edit(&self, index: usize, hand: Hand) -> Result<Edit, EditError> {
        let later = self.session().hands.get(index..).ok_or(EditError::Stale)?;
        let mut next = self.up_to(index);
        next.push_hand(hand.clone())?;
        let mut after = vec![hand.clone()];
        for (old, at) in later.iter().zip(index..) {
            let moved = self.is_dealt_in_turn(at).then(|| {
                let mut moved = old.clone();
                let dealer = next.dealer_among(&old.seats, at + 1);
                moved.record.dealer = old.seats.get(dealer.index()).copied();
                moved
            });
            let moved = moved.filter(|moved| moved != old);
            match moved.and_then(|moved| next.push_later_hand(moved)) {
                Some(moved) => after.push(moved),
                None => break,
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

    /// Whether the hand at this index was dealt in turn by a dealer who did not sit out, so that its dealer may shift.
    fn is_dealt_in_turn(&self, index: usize) -> bool {
        let hand = &self.session().hands[index];
        let turn = hand.seats[self.dealer_among(&hand.seats, index).index()];
        let out = hand.record.out.as_deref().unwrap_or_default();
        hand.record.dealer == Some(turn) && !out.contains(&turn)
    }
}
