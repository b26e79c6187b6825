//! Odd Trick keeps score of whist-family card games at a real table.
//!
//! A hand is recorded as bids and tricks, scored by the table's own scheme, stored in SQLite, settled in money and exported
//! as CSV. The *odd trick* is the seventh: the first that scores.
//!
//! # Modules, in reading order
//!
//! * [`text`]: folding for searches, shortening and escaping, and characters without a shape
//! * [`cards`]: trump suits, cards and random draws
//! * [`seat`], [`money`]: seats at the table; amounts in minor units, and exact stakes
//! * [`points`]: points with decimals
//! * [`scheme`]: scoring rules, as a document
//! * [`games`]: legality and score of a hand, one folder per kind
//! * [`ledger`]: a session's hands and totals, its edits and their log, the open hand
//! * [`settle`]: payouts that sum to zero, the fewest payments, and balances over all sessions
//! * [`stats`]: attempts, successes and points over any sessions
//! * [`view`]: the content of each page, as typed messages
//! * [`words`]: messages as text in a language
//! * [`task`]: progress and cancellation of long operations
//! * `phones`: the page for phones in the same network
//! * `store`: SQLite, on its own thread
//! * `exchange`: CSV, bundles of whole sessions, pictures and PDF
//! * `app`: the operations that the window and the command line share
//! * `cli`: the command line
//! * `window`: connects the program to the pages of the crate `oddtrick-ui`
//!
//! # Module boundaries
//!
//! * Every module listed before `phones` is pure: it uses no clock, file, environment, time zone, randomness, SQL, CSV or
//!   Slint, and compiles without features.
//! * `phones` uses sockets, [`view`] and [`words`], and nothing that could change a session.
//! * Only `store` contains SQL; `exchange` uses neither SQL nor Slint.
//! * Only `app` reads the time and the time zone, and makes the ids of stored data.
//! * Only `games` decides whether a hand is legal. No page scores a hand, formats money or contains SQL.
//!
//! The features let the compiler check these boundaries; `tests/it/tidy` checks the rest in the sources.
//!
//! Data flow: a tap calls a callback in `window`, which edits the [`ledger::SessionEditor`]; [`games`] scores the hand, `store`
//! commits the log row, [`view`] builds the page, [`words`] translates it, `window` shows it.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod stats;
pub mod task;
pub mod text;

pub mod cards;

pub mod seat;

pub mod money;

pub mod points;

pub mod scheme;

pub mod games;

pub mod ledger;

pub mod settle;

pub mod view;

pub mod words;

#[cfg(feature = "phones")]
pub mod phones;

#[cfg(feature = "store")]
pub mod store;

#[cfg(feature = "store")]
pub mod exchange;

#[cfg(feature = "store")]
pub mod app;

#[cfg(feature = "store")]
pub mod cli;

#[cfg(feature = "gui")]
pub mod window;
