//! The open hand, and the correction of an older one.

use crate::games::entry::{Ask, Tap};
use crate::ledger::{Edit, HandId, ParticipantId};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The taps of the next hand so far, preserved across restarts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenHand {
    /// The taps, oldest first.
    pub taps: Vec<Tap>,
    /// For each of the newest edits, the number of taps before it; undo reverts these edits and the taps in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<usize>,
    /// What redo restores, the next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redo: Vec<Redo>,
    /// A hand under correction while this one waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
}

impl OpenHand {
    /// Updates the taps after an edit or its undo. Taps name seats, so only those that are still valid are kept. The end
    /// of a session, or its reopening, leaves a correction without taps.
    pub(in crate::ledger) fn follow_edit(&mut self, edit: &Edit) {
        if let Edit::Reseat { before, after, .. } = edit {
            let seat_of = |who: &ParticipantId| after.iter().position(|id| id == who);
            let moved = |seat: Seat| before.get(seat.index()).and_then(seat_of);
            let taps = self.taps.iter();
            self.taps = taps
                .filter_map(|tap| tap.reseated(|seat| moved(seat).and_then(Seat::new)))
                .collect();
            self.keep(self.taps.len());
        }
        if let Edit::End { .. } | Edit::Reopen { .. } = edit {
            self.correction.take_if(|one| one.taps.is_empty());
        }
    }

    /// Keeps this many taps, and the edits made among them.
    pub(in crate::ledger) fn keep(&mut self, taps: usize) {
        self.taps.truncate(taps);
        self.changes.iter_mut().for_each(|at| *at = taps.min(*at));
        self.changes.retain(|at| *at > 0);
    }

    /// Records that an edit was made during entry.
    pub(super) fn mark_change(&mut self) {
        if !self.taps.is_empty() {
            self.changes.push(self.taps.len());
        }
    }

    /// Whether an edit was made since the last tap.
    pub(super) fn is_edit_last(&self) -> bool {
        self.changes.last() == Some(&self.taps.len())
    }
}

/// A step that redo restores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Redo {
    /// A tap of the open hand.
    Tap(Tap),
    /// The tap that completed a hand, with the hand.
    Close(Tap),
    /// An edit other than a hand.
    Edit,
}

/// A correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The hand corrected; for an insertion, the hand after it.
    pub hand: HandId,
    /// The taps of the correction, oldest first.
    pub taps: Vec<Tap>,
    /// The taps undone since, the next one to redo last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redo: Vec<Tap>,
    /// The value at the cursor; `None` for the first blank one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Ask>,
    /// Whether a forgotten hand is inserted before it, instead of a correction.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
}
