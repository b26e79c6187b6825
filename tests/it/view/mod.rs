//! The content of pages, as messages.

mod hand_sizes;
pub(super) mod history;
mod payout_preview;
mod people;
pub(super) mod rule_editor;
mod season;
mod seats;
mod sheet;
mod switches;
mod table;
