//! Reads what is left of a damaged database, and imports it, or the content of a journal, into a sound one.
//!
//! A row is kept if its checksum holds. Tables are read forwards until SQLite fails and then backwards, session by
//! session, so that a bad page costs only its own rows. A session is complete if its log can be replayed to the end;
//! if rows are lost, it is rebuilt from the others with a new log.

use crate::ledger::{Act, LogRow, OpenHand, Session, SessionId, Stored};
use crate::store::db::open::connect;
use crate::store::db::schema::{self, SCHEMA_VERSION};
use crate::store::log::replay::{self, Replay};
use crate::store::log::rows::PEOPLE;
use crate::store::log::sessions::Head;
use crate::store::log::{commit, open_hands, rows, schemes, sessions};
use crate::store::projection::{standings, tables};
use crate::store::{AppRow, Database, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{self, Read};
use std::path::Path;

/// The maximum number of bytes by which a file is extended: a damaged header may state any length.
const MOST_CUT_OFF: u64 = 1 << 30;

/// The readable contents of a database or a journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvage {
    /// Every session of which anything could be read.
    pub sessions: BTreeMap<SessionId, Salvaged>,
    /// The readable part of the application's log, from which people, payments, house rules and the trash follow.
    pub people: Vec<AppRow>,
    /// Number of rows that each log had, as far as known.
    pub log_rows: BTreeMap<SessionId, u64>,
    /// Number of rows and initial states of which a journal has a line, damaged or not; 0 for a database.
    pub(in crate::store) lines: u64,
}

/// The readable contents of a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// What is known of it.
    pub known: RecoveredSession,
    /// The session as far as it can be rebuilt; `None` if no hand of it can be replayed.
    pub stored: Option<Stored>,
    /// Whether it was in the trash.
    pub deleted: bool,
}

/// What is known of a session in a recovery.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecoveredSession {
    /// Its title; empty if it has none or the title is lost.
    pub title: String,
    /// When it began, if known.
    pub started: Option<DateTime<FixedOffset>>,
    /// How many hands of it are recovered; `None` if nothing of it is.
    pub hands: Option<usize>,
    /// How many hands it is known to have had; 0 if that is unknown.
    pub had: usize,
    /// Whether its log is lost, so that earlier changes cannot be undone: it has lost rows that later rows depend on.
    pub hands_only: bool,
}

impl Database {
    /// Salvages a database. The file may be written to: use a copy.
    ///
    /// # Errors
    /// Nothing at all can be read.
    pub fn salvage(path: &Path) -> Result<Salvage, StoreError> {
        // If it cannot be extended, less can be read.
        let _ = extend_to_its_length(path);
        let is_readable = "SELECT count(*) FROM sqlite_schema";
        let mut conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        if conn.query_row(is_readable, [], |_| Ok(())).is_err() {
            // Then the error is that of the next connection.
            let _ = schema::write_statements(&conn);
            conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        }
        // Succeeds if there is a database at all.
        conn.query_row(is_readable, [], |_| Ok(()))?;
        // A file of an older version is migrated first. Where that fails, nothing can be read.
        if schema::version(&conn).is_ok_and(|version| version < SCHEMA_VERSION) {
            let _ = schema::migrate(&mut conn, SCHEMA_VERSION);
        }
        // If that fails, the damaged table is read.
        let _ = schemes::salvage(&conn);
        let (people, had, logs) = rows::salvage(&conn);
        let mut found = Salvage {
            people,
            ..Salvage::default()
        };
        let had = had.max(tables::rows(&conn).unwrap_or(0));
        found.log_rows.insert(PEOPLE, had);
        for head in sessions::salvage(&conn) {
            // A head may be read twice.
            let rows = logs.get(&head.session.id).cloned().unwrap_or_default();
            let rows: Vec<LogRow> = rows.into_values().collect();
            found.add_session(&conn, head, &rows);
        }
        for (id, standing) in standings::salvage(&conn) {
            let known = &mut found.sessions.entry(id).or_default().known;
            known.had = standing.hands;
            // Unless its own row can be read, nothing else is known of it.
            known.started = known.started.or(standing.last_hand);
        }
        Ok(found)
    }

    /// Imports a session, or the rows of it that are missing, which may be newer than its deletion and take it out of the
    /// trash; returns whether it is new.
    ///
    /// # Errors
    /// [`StoreError::Differs`] if the session diverged from the one here, or why it cannot be stored.
    pub fn import_salvaged(&mut self, stored: &Stored) -> Result<bool, StoreError> {
        let (id, rows) = (stored.session.id, stored.log.rows());
        self.with_people(|conn, people| {
            if sessions::find(conn, id)?.is_none() {
                let beginning = replay::explain(&stored.session, &stored.log)?;
                commit::insert(conn, people, &beginning, rows, &stored.open)?;
                return Ok(true);
            }
            let there = rows::read_all(conn, id)?;
            let same = there.rows().len().min(rows.len());
            if there.rows()[..same] != rows[..same] {
                return Err(StoreError::Differs {
                    what: "session",
                    id: id.to_string(),
                });
            }
            if same < rows.len() {
                sessions::set_deleted(conn, id, None)?;
                commit::extend(conn, people, id, same as u64, &rows[same..], &stored.open)?;
            }
            Ok(false)
        })
    }
}

/// Extends a file that was cut off by zeros to the length in its header; SQLite reads no shorter one.
fn extend_to_its_length(path: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    let mut header = [0; 32];
    file.read_exact(&mut header)?;
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 1 << 16,
        size => u64::from(size),
    };
    let pages = u32::from_be_bytes([header[28], header[29], header[30], header[31]]);
    let (length, wanted) = (file.metadata()?.len(), u64::from(pages) * page);
    if (length..=length + MOST_CUT_OFF).contains(&wanted) {
        file.set_len(wanted)?;
    }
    Ok(())
}

impl Salvage {
    /// The number of hands that a session had, unless its log was no longer than this one, which may have undone them.
    pub fn hands_beyond(&self, session: SessionId, log_rows: u64) -> usize {
        match (self.sessions.get(&session), self.log_rows.get(&session)) {
            (Some(_), Some(had)) if *had <= log_rows => 0,
            (Some(one), _) => one.known.had.max(one.known.hands.unwrap_or(0)),
            (None, _) => 0,
        }
    }

    /// Rebuilds a session of a damaged database from its remaining rows.
    fn add_session(&mut self, conn: &Connection, head: Head, rows: &[LogRow]) {
        let (session, deleted) = (&head.session, head.deleted.is_some());
        let (id, started) = (session.id, session.started);
        let known = RecoveredSession::new(&session.title, Some(started));
        let beginning = head.beginning(conn).ok();
        let rebuilt = beginning.and_then(|beginning| Salvaged::replay(beginning, rows));
        let mut one = rebuilt.unwrap_or_else(|| Salvaged {
            known,
            ..Salvaged::default()
        });
        if let Ok((log_rows, open)) = open_hands::read_one(conn, id) {
            self.log_rows.insert(id, log_rows);
            // Taps belong to the next hand, which may be a different one now.
            let is_next = !one.known.hands_only && log_rows == rows.len() as u64;
            if let Some(stored) = one.stored.as_mut().filter(|_| is_next) {
                stored.open = open;
            }
        }
        self.sessions.insert(id, Salvaged { deleted, ..one });
    }
}

impl Salvaged {
    /// Replays the remaining rows one by one: one after a lost row as far as it fits, without those that depend on it.
    /// `None` if the initial state is invalid.
    pub(in crate::store) fn replay(beginning: Session, rows: &[LogRow]) -> Option<Self> {
        let started = Some(beginning.started);
        let mut replay = Replay::new(beginning).ok()?;
        for row in rows {
            if replay.follow(row).is_ok() {
                continue;
            }
            let mut row = row.clone();
            row.seq = replay.log.next_seq();
            if let Act::Do(edit) = &mut row.act {
                edit.fit(replay.ledger.session());
            }
            // A row that cannot follow changes nothing.
            let _ = replay.follow(&row);
        }
        let session = replay.ledger.session();
        Some(Self {
            known: RecoveredSession {
                hands: Some(session.hands.len()),
                hands_only: replay.log.rows() != rows,
                ..RecoveredSession::new(&session.title, started)
            },
            stored: Some(replay.stored(OpenHand::default())),
            deleted: false,
        })
    }
}

impl RecoveredSession {
    /// A session of which nothing is recovered yet.
    pub fn new(title: &str, started: Option<DateTime<FixedOffset>>) -> Self {
        Self {
            title: title.to_owned(),
            started,
            ..Self::default()
        }
    }

    /// Whether a part of it is known to be lost.
    pub fn lacks_something(&self) -> bool {
        self.hands < Some(self.had)
    }

    /// Whether all that is known of it is lost.
    pub fn is_lost(&self) -> bool {
        self.hands.unwrap_or(0) == 0 && self.lacks_something()
    }
}
