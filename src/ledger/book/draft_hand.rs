//! The hand that is being entered, and the correction of an older one.

use crate::games::entry::{Ask, Tap};
use crate::ledger::{Edit, HandId, ParticipantId};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What was tapped so far of the hand that comes next, kept through restarts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenHand {
    /// The taps, oldest first.
    pub taps: Vec<Tap>,
    /// How many of the taps were there when each of the newest changes was made, which is taken back before those are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<usize>,
    /// What redo brings back, the next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redo: Vec<Redo>,
    /// A hand that is being corrected while this one waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
}

impl OpenHand {
    /// Takes up that a change was made, or taken back, and keeps of the taps what still holds: they name seats, and other
    /// people may sit there now.
    pub(in crate::ledger) fn follow(&mut self, edit: &Edit) {
        if let Edit::Reseat { before, after, .. } = edit {
            let seat_of = |who: &ParticipantId| after.iter().position(|id| id == who);
            let moved = |seat: Seat| before.get(seat.index()).and_then(seat_of);
            let taps = self.taps.iter();
            self.taps = taps
                .filter_map(|tap| tap.reseated(|seat| moved(seat).and_then(Seat::new)))
                .collect();
            self.keep(self.taps.len());
        }
    }

    /// Keeps the first so many taps, and the changes that were made beside them.
    pub(in crate::ledger) fn keep(&mut self, taps: usize) {
        self.taps.truncate(taps);
        self.changes.iter_mut().for_each(|at| *at = taps.min(*at));
        self.changes.retain(|at| *at > 0);
    }

    /// Takes up that a change was made while something was entered.
    pub(super) fn mark_change(&mut self) {
        if !self.taps.is_empty() {
            self.changes.push(self.taps.len());
        }
    }

    /// Whether a change was made since the last tap.
    pub(super) fn changed_last(&self) -> bool {
        self.changes.last() == Some(&self.taps.len())
    }
}

/// One step that redo brings back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Redo {
    /// A tap of the open hand.
    Tap(Tap),
    /// The tap that closed a hand, and with it the hand.
    Close(Tap),
    /// A change that was no hand.
    Edit,
}

/// A hand that is being corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// Which; where one is put in before it, the hand that it will stand before.
    pub hand: HandId,
    /// What was tapped to correct it, oldest first.
    pub taps: Vec<Tap>,
    /// The value that is looked at; none for the first that is blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Ask>,
    /// Whether a hand that was forgotten is put in before it, and nothing of it is corrected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
}
