//! The database. Stored data survives a kill, a power cut or a damaged sector, or its loss is reported.
//!
//! All SQL is in this module. It reads no clock, and knows no window and no file format but its own. Legality, points and
//! money come from [`crate::ledger`] and [`crate::settle`], the results for other programs from [`crate::exchange`]; instants
//! and ids are passed to it.
//!
//! * [`Store`]: the handle to the thread that owns the one connection, and lends it to a caller who waits;
//! * [`Database`]: what a job on that thread can do; each operation is one transaction;
//! * [`OpenError`], [`StoreError`]: why a file cannot be opened, why something cannot be stored or read;
//! * `db`: checks before a file is used, and the worker thread;
//! * `log`: the rows that are trusted: each session's log with its beginning and its open hand, and the application's log of
//!   people, payments and house rules. `row_writer` and `row_reader`, rows with a checksum, are the only way in and out;
//! * `projection`: derived tables, which may be behind the log: standings, results, statistics, plain tables;
//! * `ops`: changes to the application's log, and imports;
//! * `durability`: the journal, backups, checks, and recovery;
//! * `migration`: data of older versions.

#![expect(clippy::doc_markdown, reason = "SQLite is a name and no code")]

mod db;
mod durability;
mod error;
mod log;
mod migration;
mod ops;
mod projection;
pub(crate) mod system;

pub(crate) use db::file::{
    draft, folder as folder_of, follow_dangling, left_log, regular_sidecars, rename_into_place,
    side_files, sidecar_folder, with_suffix, without_links,
};
pub use db::open::{Access, Database};
pub use db::open_error::{OpenError, OpenFault};
pub use db::owned_file::{create_private_folder, own_folder};
pub use db::schema::SCHEMA_VERSION;
pub use db::worker::Store;
pub use durability::backups::{AUTOMATIC, BACKUPS, Backup, list_backups};
pub use durability::check::Finding;
pub use durability::journal::{
    JOURNAL, has_journal_of_other, read_journal, set_journal_aside, shows_database,
};
pub use durability::salvage::{RecoveredSession, Salvage, Salvaged};
pub use durability::sidecar::free_reserved_space;
pub use error::StoreError;
pub use log::app_log::{AppAct, AppEdit, AppRow};
pub use log::people::People;
pub use ops::house_rules::{BaseScheme, HouseRules};
pub use ops::import::{ImportedChange, Merge};
pub use ops::import_spool::ImportSpool;
pub use ops::players::Player;
pub use ops::trash::KEPT_DAYS;
pub use projection::stats::ComputedStats;
