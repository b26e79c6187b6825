//! Odd Trick keeps score of whist-family card games at a real table.
//!
//! A hand is recorded as what was bid and taken, scored by the table's own scheme, stored in SQLite, settled in money and
//! exported as CSV. The *odd trick* is the seventh: the first one that scores.
//!
//! # Modules, in reading order
//!
//! * [`fold`]: text as a search compares it
//! * [`cards`]: trump suits
//! * [`seat`], [`money`]: seats at the table; whole minor units and exact stakes
//! * [`points`]: points as a person reads them
//! * [`scheme`]: a set of scoring numbers and switches, as a document
//! * [`games`]: what is legal and what it scores, one folder a kind, behind one function
//! * [`ledger`]: a session's hands and totals, its edits and their log, the open hand
//! * [`settle`]: points and stakes to payouts that sum to zero, the fewest payments, and what is owed over all sessions
//! * [`stats`]: what was attempted, how often it was made and what it scored, over any sessions
//! * [`view`]: what each page shows, as typed messages
//! * [`words`]: messages as text in a language
//! * [`task`]: progress of long operations, and their cancellation
//! * `phones`: the page for phones in the same network
//! * `store`: SQLite, on a thread of its own
//! * `exchange`: CSV, bundles of whole sessions, pictures and PDF
//! * `app`: the operations that the window and the command line share
//! * `cli`: the command line
//! * `window`: the bridge to the pages of the crate `oddtrick-ui`
//!
//! # Walls
//!
//! * Every module above `phones` is pure: it knows no clock, file, environment, time zone, randomness, SQL, CSV or Slint, and
//!   compiles without any feature.
//! * `phones` knows sockets, [`view`] and [`words`], and nothing that could change a session.
//! * SQL is in `store` alone; `exchange` knows neither SQL nor Slint.
//! * Only `app` asks for the time, the time zone and random ids.
//! * Legality is decided in `games`, once. No page scores a hand, formats money or writes SQL.
//!
//! Features let the compiler check these walls; `tests/it/tidy` reads the sources for the rest.
//!
//! Data goes one way: a tap calls a callback of `window`, which makes a move of [`ledger::Book`]; [`games`] plays it, `store`
//! commits its row of the log, [`view`] makes the page, [`words`] writes it, `window` shows it.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod fold;
pub mod stats;
pub mod task;

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
