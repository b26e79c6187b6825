//! Bundles: whole sessions in one file, for import into another database.
//!
//! CSV has what was played; a bundle has everything: each session with its scheme and whole log, and the payments,
//! including undone ones. Items known by id are imported once, so bundles can be imported in any order and repeatedly.
//!
//! # The format, `bundle` 2
//!
//! UTF-8 text, one JSON object per line, lines ended by a line feed; each object has one key that gives its type. A byte
//! order mark and carriage returns before line feeds, which other programs add, are ignored. The keys:
//!
//! * `bundle`, the first line: its `format`, a number;
//! * `scheme`: a scheme's `document` and its SHA-256 as `hash`, before the first session that uses it;
//! * `session`: a session without its hands: `id`, `title`, `started`, `scheme` (the hash), `participants` (each an
//!   `id` in the session, a `player` across sessions, and a `name`), `first-dealer`, `seats`, `stake`, `terms`,
//!   `ended`; and the numbers of `hands` and `rows` that follow;
//! * `hand`: one hand; as many as stated, in playing order;
//! * `row`: one row of the session's log; as many as stated: `seq`, `id`, `at`, `act`. The log must lead from the
//!   session without hands to the session as given, else the bundle is rejected;
//! * `person`: the `id` and `name` of a player in a session, payment or merge, and the time that name was set
//!   (`named`);
//! * `merge`: the `player` merged, the one merged into (`into`), and whether because of their names (`by_name`);
//! * `rules`: house rules: their `id`, the scheme they are based on (`base`), their `document`, and when it was last
//!   changed (`changed`);
//! * `season`: a season: its `id` and `name`, its sessions (`choice`: `players`, `game`, `from`, `to`), and when it was
//!   last saved (`kept`);
//! * `payment`: one payment: `id`, `at`, `from`, `to`, `amount` in minor units, `currency`, `note`, `sessions`;
//! * `take-back`: a row `id` that undoes the payment or row `of`, and when (`at`);
//! * `end`, the last line: the numbers of `sessions`, `payments` and `take-backs`, and the SHA-256 of all lines before
//!   it as `sha256`, which detects damaged and truncated bundles.
//!
//! Sessions are in the order in which they began, all else in the order of ids. The same sessions give the same bundle
//! byte by byte on every device. A hand being entered is not included.

mod line;
mod read;
mod write;

pub use read::read;
pub use write::Writer;

use crate::ledger::{HouseRulesId, Paid, PlayerId, PlayerMerge, Season, TakeBack};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// The format written, and the newest one read. In format 1 only players named by a payment alone had a name, and there
/// were no merges and house rules.
pub const FORMAT: i64 = 2;

/// The maximum line length in bytes, without its end: a log row with the stakes of ten thousand hands.
pub const LONGEST_LINE: usize = 4 * 1024 * 1024;

/// A player in a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The id across sessions.
    pub id: PlayerId,
    /// The name on the roster.
    pub name: String,
    /// When the name was set; `None` in bundles of format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<DateTime<FixedOffset>>,
}

/// House rules in a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Their id, which never changes.
    pub id: HouseRulesId,
    /// The id and name of the scheme they are based on; `None` if imported from a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<(String, String)>,
    /// Their document.
    pub document: String,
    /// When the document was last changed.
    pub changed: DateTime<FixedOffset>,
}

/// The content of a bundle besides its sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The players, with their names on the roster.
    pub people: Vec<Person>,
    /// The merges.
    pub merges: Vec<PlayerMerge>,
    /// House rules.
    pub rules: Vec<Rules>,
    /// Seasons.
    pub seasons: Vec<Season>,
    /// The payments, each with its line.
    pub paid: Vec<(u64, Paid)>,
    /// The undone payments.
    pub taken_back: Vec<TakeBack>,
}
