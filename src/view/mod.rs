//! What each page shows: typed messages, flags and small integers.
//!
//! Made from ledgers and schemes by pure functions. No text, no language, and no window type: [`crate::words`] turns
//! messages into text and `window` hands it on.

pub mod adjust;
pub mod agreed;
pub mod answer;
mod arg;
pub mod before;
pub mod books;
mod contracts;
pub mod debts;
pub mod draw;
pub mod history;
pub mod house;
mod message;
pub mod more;
pub mod naming;
pub mod new_session;
pub mod note_trump;
pub mod over;
pub mod page;
pub mod pairs;
pub mod partners;
mod pays_now;
pub mod players;
mod pot;
pub mod result;
mod rule;
pub mod schemes;
pub mod season;
pub mod seating;
pub mod sessions;
pub mod sheet;
mod stakes;
pub mod steps;
pub mod table;

pub use arg::{
    Arg, Change, Clock, Dated, Minute, MoneyChange, Month, SchemeName, SchemeSource, Scores, Year,
};
pub use contracts::{contract, contract_inline, trump};
pub use message::Message;
