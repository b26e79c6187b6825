//! Changes of an earlier hand that end the game earlier: the hands after its end count as played on.

use crate::games::{HandError, Override};
use crate::ledger::{Edit, EditError, Hand, Ledger};

impl Ledger {
    /// The edit of a hand as one that also marks the later hands as played on, where the game is now over before them.
    /// `None` for any other edit, and if a hand is illegal even so.
    pub(super) fn edit_with_later_hands(&self, edit: &Edit) -> Option<Edit> {
        let (index, gone, new) = edit.hands(self.session())?;
        let before = self.session().hands.get(index..)?.to_vec();
        let later = before.get(gone.len()..)?.iter().cloned();
        let mut next = self.up_to(index);
        let mut after = Vec::new();
        let mut new = new.iter().cloned();
        // The changed hand itself is not played on unless it says so.
        if let Some(hand) = new.next() {
            next.push_hand(hand.clone()).ok()?;
            after.push(hand);
        }
        for hand in new.chain(later) {
            after.push(next.push_later_hand(hand)?);
        }
        Some(Edit::ReplaceHands {
            index,
            before,
            after,
        })
    }

    /// Adds a hand, as one played on if the game is over before it, and returns it. `None` if it is illegal.
    pub(super) fn push_later_hand(&mut self, mut hand: Hand) -> Option<Hand> {
        match self.push_hand(hand.clone()) {
            Err(over) if over.is_game_over() => {
                hand.record.overrides = Some(Override::End);
                self.push_hand(hand.clone()).ok()?;
            }
            pushed => pushed.ok()?,
        }
        Some(hand)
    }
}

impl EditError {
    /// Whether a hand would follow the end of its game without being played on.
    pub(super) fn is_game_over(&self) -> bool {
        let Self::Hand { error, .. } = self else {
            return false;
        };
        *error == HandError::GameOver
    }
}
