//! What each page shows: typed messages, flags and small integers.
//!
//! Made from ledgers and schemes by pure functions. No text, no language, and no window type: [`crate::words`] turns
//! messages into text and `window` hands it on.

pub mod adjust;
mod arg;
pub mod books;
mod contracts;
pub mod debts;
mod message;
pub mod new_session;
mod pays_now;
pub mod result;
pub mod schemes;
pub mod sessions;
pub mod sheet;
mod stakes;
pub mod steps;
pub mod table;

pub use arg::{Arg, Change, MoneyChange};
pub use contracts::{contract, contract_inline, trump};
pub use message::{Books, Files, History, House, Message, Players, Seating};
