//! The hand that is being entered, and the correction of an older one.

use super::HandId;
use crate::games::entry::Tap;
use serde::{Deserialize, Serialize};

/// What was tapped so far of the hand that comes next, kept through restarts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenHand {
    /// The taps, oldest first.
    pub taps: Vec<Tap>,
    /// What redo brings back, the next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redo: Vec<Redo>,
    /// A hand that is being corrected while this one waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
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
    /// Whether a hand that was forgotten is put in before it, and nothing of it is corrected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
}
