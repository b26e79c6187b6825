//! Odd Trick keeps score of whist-family card games at a real table.
//!
//! A hand is recorded as facts, scored by the table's own scheme, kept in SQLite, settled in money and exported as CSV.
//! The *odd trick* is the seventh: the first one that scores.
//!
//! # The map of the house, in reading order
//!
//! * [`fold`]: text as a search compares it
//! * [`cards`]: trump suits
//! * [`seat`], [`money`]: places at the table; whole minor units and exact stakes
//! * [`points`]: points as a person reads them
//! * [`scheme`]: a set of scoring numbers and switches, as a document
//! * [`games`]: what is legal and what it scores, one file a kind, behind one function
//! * [`ledger`]: a session's books, its edits and their log, the open hand
//! * [`settle`]: points and stakes to payouts that sum to zero, the fewest payments, and what is owed over all sessions
//! * [`figures`]: who tried what with whom, how often it came off, and what it brought, over any sessions
//! * [`view`]: what each page shows, as typed messages
//! * [`words`]: messages as text in a language
//! * [`work`]: how far long work has come, and whether it shall go on
//! * `phones`: the page that phones in the same network look at
//! * `store`: SQLite, on a thread of its own
//! * `exchange`: CSV out and in, and bundles of whole sessions
//! * `app`: the commands that the window and the command line share
//! * `cli`: the command line
//! * `window`: the bridge to the pages of the crate `oddtrick-ui`
//!
//! # The walls
//!
//! * `fold`, `cards`, `seat`, `money`, `points`, `scheme`, `games`, `ledger`, `settle`, `figures`, `view`, `words` and `work` know no clock, file,
//!   environment, time zone, randomness, SQL, CSV or Slint. They compile without any feature.
//! * `phones` knows sockets, [`view`] and [`words`], and nothing that could change a session.
//! * SQL stands in `store` alone; `exchange` knows neither SQL nor Slint.
//! * Only `app` asks for the time of day, the time zone and random ids.
//! * Legality is decided in `games`, once. No page scores a hand, formats money or writes SQL.
//!
//! Features are the compiler's copy of these walls, and a test reads the sources for the rest.
//!
//! Data goes one way: a tap, a callback of `window`, a move of [`ledger::Book`], played by [`games`], stored with its row
//! of the log in one transaction, seen through [`view`], said by [`words`], shown by `window`.

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
