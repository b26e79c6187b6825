//! What each page shows: typed messages, flags and small integers.
//!
//! Made from ledgers and schemes by pure functions. No text, no language, and no window type: [`crate::words`] turns
//! messages into text and `window` hands it on.

mod brief;
pub mod chart;
pub mod history;
mod message;
pub mod money;
pub mod new_session;
pub mod page;
pub mod players;
pub mod result;
pub mod rule_editor;
pub mod schemes;
pub mod season;
pub mod seating;
pub mod sessions;
pub mod sheet;
pub mod table;
pub mod what_if;

pub(crate) use brief::brief;
pub use message::{
    Arg, Change, Message, Minute, MoneyChange, Month, contract, contract_called, contract_inline,
    trump,
};

/// The sign of a change: 1, −1 or 0.
pub(crate) fn sign(n: i64) -> i32 {
    i32::from(n > 0) - i32::from(n < 0)
}
