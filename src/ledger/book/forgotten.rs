//! A hand that was forgotten and is put in before others, and whom the deal moves on to behind it.

use crate::ledger::{Edit, EditError, Hand, Ledger};

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
