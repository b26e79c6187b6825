//! The database: what is written here is there after a kill, a power cut or a damaged sector, or its loss is said.
//!
//! SQL stands here and nowhere else. The store must not know a window, CSV, the outside form of a hand, the time or
//! how a hand is scored: it asks [`crate::ledger`] whether a change is one, and is handed instants and ids.
//!
//! * [`Store`]: the handle to the thread that owns the one connection;
//! * [`Database`]: what a job on that thread can do, each operation one transaction;
//! * [`OpenError`], [`StoreError`]: why a file cannot be opened, why something cannot be stored;
//! * `file`, `settings`, `schema`: what has to hold before a file is used;
//! * `sealing`, `opened`: rows with a checksum, the only way in and out of a table that is read here;
//! * `log`, `sessions`, `open_hands`: what is trusted of a session. It is how it began, its log, and the hand that is being
//!   entered with how many rows the log has. `standings`, `results` and `figures` follow from these and may be behind;
//! * `app_log`, `people`: the log of everything else, and who, what was paid and which house rules there are by it. `bin`,
//!   `players`, `merges`, `payments` and `house_rules` add to it; `projection` writes plain tables from it;
//! * `commit`, `load`, `list`, `check` and `backup`: what is done with sessions; `peek`, a look that changes nothing.

#![expect(clippy::doc_markdown, reason = "SQLite is a name and no code")]

mod account;
mod app_log;
mod backup;
mod backups;
mod beside;
mod bin;
mod check;
mod commit;
mod error;
mod figures;
mod file;
mod handle;
mod house_rules;
mod journal;
mod list;
mod load;
mod log;
mod merge;
mod merges;
mod older;
mod older_sessions;
mod open;
mod open_error;
mod open_hands;
mod opened;
mod own_file;
mod payments;
mod peek;
mod people;
mod players;
mod projection;
mod results;
mod salvage;
mod schema;
mod schemes;
mod sealing;
mod seasons;
mod sessions;
mod settings;
mod standings;
mod tray;

pub use app_log::{AppAct, AppEdit, AppRow};
pub use backups::{BACKUPS, Backup, list_backups};
pub use beside::give_room;
pub use bin::KEPT_DAYS;
pub use check::Finding;
pub use error::StoreError;
pub use figures::{AllMoved, Figures};
pub use handle::Store;
pub use house_rules::{Base, HouseRules};
pub use journal::{JOURNAL, Journal, Told, has_journal, read_journal, set_journal_aside};
pub use list::{SessionPlayer, SessionRow};
pub use load::Stored;
pub use merge::Merge;
pub use open::{Access, Database};
pub use open_error::OpenError;
pub use own_file::{create_private_folder, own_folder};
pub use payments::Payments;
pub use players::{Named, Player};
pub use results::{ResultRow, ResultsOf};
pub use salvage::{Adopted, Salvage, Salvaged};
pub use schema::SCHEMA_VERSION;
pub use tray::{Tray, Waiting};
