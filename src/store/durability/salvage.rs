//! Reads what is left of a damaged database and imports it into a sound one.
//!
//! A row is kept if its checksum holds. Tables are read forwards until SQLite fails and then backwards, session by
//! session, so that a bad page costs only its own rows. A session is complete if its log can be replayed to the end;
//! if rows are lost, it is rebuilt from the others with a new log.

use crate::ledger::{Act, LogRow, Session, SessionId};
use crate::store::db::open::connect;
use crate::store::db::schema;
use crate::store::log::replay::{self, Replay};
use crate::store::log::sessions::Head;
use crate::store::log::{commit, open_hands, rows, schemes, sessions};
use crate::store::projection::{standings, tables};
use crate::store::{AppRow, Database, OpenError, OpenFault, StoreError, Stored};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{self, Read};
use std::path::Path;

/// The maximum number of bytes by which a file is extended: a damaged header may state any length.
const MOST_CUT_OFF: u64 = 1 << 30;

/// The readable contents of a database.
#[derive(Clone, Debug, Default)]
pub struct Salvage {
    /// Every session of which anything could be read, in order of creation.
    pub sessions: Vec<Salvaged>,
    /// The readable part of the application's log, from which people, payments, house rules and the trash follow.
    pub log: Vec<AppRow>,
    /// Number of rows that this log had, as far as known.
    pub log_rows: u64,
}

/// The readable contents of a session.
#[derive(Clone, Debug)]
pub struct Salvaged {
    /// Its id.
    pub id: SessionId,
    /// The title; empty if it is lost.
    pub title: String,
    /// When it began, if known.
    pub started: Option<DateTime<FixedOffset>>,
    /// The session as far as it can be rebuilt; `None` if no hand of it can be replayed.
    pub stored: Option<Stored>,
    /// Whether rows of its log are lost that later rows depend on, so that it has a new log.
    pub hands_only: bool,
    /// Number of rows that its log had, if known.
    pub log_rows: Option<u64>,
    /// Number of hands that it had, if known.
    pub had: Option<usize>,
    /// Whether it was in the trash.
    pub deleted: bool,
}

/// The outcome of importing a salvaged session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SalvageOutcome {
    /// The session was new.
    New,
    /// The session existed with fewer rows and was extended.
    Longer,
    /// Everything was known already.
    Known,
}

impl Database {
    /// Salvages a database. The file may be written to: use a copy.
    ///
    /// # Errors
    /// Nothing at all can be read.
    pub fn salvage(path: &Path) -> Result<Salvage, OpenError> {
        let fail = |error| OpenFault::from(error).at(path);
        // If it cannot be extended, less can be read.
        let _ = extend_to_its_length(path);
        let open = || connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE);
        let mut conn = open().map_err(fail)?;
        let is_readable = |conn: &Connection| {
            conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
        };
        if is_readable(&conn).is_err() {
            // Then the error is that of the next connection.
            let _ = schema::write_statements(&conn);
            conn = open().map_err(fail)?;
        }
        // Succeeds if there is a database at all.
        is_readable(&conn).map_err(fail)?;
        // A file of an older version is migrated first. Where that fails, nothing can be read.
        if schema::is_old(&conn).is_ok_and(|old| old) {
            let _ = schema::migrate(&mut conn);
        }
        // If that fails, the damaged table is read.
        let _ = schemes::salvage(&conn);
        let (people, had, mut logs) = rows::salvage(&conn);
        let mut known: BTreeMap<_, _> = standings::salvage(&conn).into_iter().collect();
        let mut all = Vec::new();
        for head in sessions::salvage(&conn) {
            let id = head.session.id;
            let hands = known.remove(&id).map(|standing| standing.hands);
            let rows = logs.remove(&id).unwrap_or_default().into_values();
            all.push(session(&conn, head, &rows.collect::<Vec<_>>(), hands));
        }
        // Only the standing of these sessions is known.
        all.extend(known.into_iter().map(|(id, standing)| Salvaged {
            id,
            title: String::new(),
            started: standing.last_hand,
            stored: None,
            hands_only: false,
            log_rows: None,
            had: Some(standing.hands),
            deleted: false,
        }));
        Ok(Salvage {
            sessions: all,
            log: people,
            log_rows: had.max(tables::rows(&conn).unwrap_or(0)),
        })
    }

    /// Imports a session, or the rows of it that are missing.
    ///
    /// # Errors
    /// [`StoreError::Differs`] if the session diverged from the one here, or why it cannot be stored.
    pub fn import_salvaged(&mut self, stored: &Stored) -> Result<SalvageOutcome, StoreError> {
        self.replay = None;
        let (id, rows) = (stored.session.id, stored.log.rows());
        self.with_people(|conn, people| {
            if sessions::find(conn, id)?.is_none() {
                let (beginning, replay) = replay::explain(&stored.session, &stored.log)?;
                commit::insert_replayed(conn, people, &beginning, &replay, &stored.open)?;
                return Ok(SalvageOutcome::New);
            }
            let there = rows::read_all(conn, id)?;
            let same = there.rows().len().min(rows.len());
            if there.rows()[..same] != rows[..same] {
                return Err(StoreError::Differs {
                    what: "session",
                    id: id.to_string(),
                });
            }
            if same == rows.len() {
                return Ok(SalvageOutcome::Known);
            }
            commit::extend(conn, people, None, id, &rows[same..], &stored.open)?;
            Ok(SalvageOutcome::Longer)
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

/// Rebuilds a session from its remaining rows.
fn session(conn: &Connection, head: Head, rows: &[LogRow], hands: Option<usize>) -> Salvaged {
    let id = head.session.id;
    let kept = open_hands::read_one(conn, id).ok();
    let mut salvaged = Salvaged {
        id,
        title: head.session.title.clone(),
        started: Some(head.session.started),
        stored: None,
        hands_only: false,
        log_rows: kept.as_ref().map(|(log_rows, _)| *log_rows),
        had: hands,
        deleted: head.deleted.is_some(),
    };
    let beginning = head.beginning(conn).ok();
    let Some(replay) = beginning.and_then(|beginning| by_rows(beginning, rows)) else {
        return salvaged;
    };
    salvaged.hands_only = replay.log.rows() != rows;
    // Taps belong to the next hand, which may be a different one now.
    let is_next = |log_rows| !salvaged.hands_only && log_rows == rows.len() as u64;
    let open = kept.filter(|(log_rows, _)| is_next(*log_rows));
    salvaged.title.clone_from(&replay.ledger.session().title);
    salvaged.stored = Some(replay.stored(open.unzip().1.unwrap_or_default()));
    salvaged
}

/// Replays the remaining rows one by one: one after a lost row as far as it fits, without those that depend on it.
fn by_rows(beginning: Session, rows: &[LogRow]) -> Option<Replay> {
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
    Some(replay)
}

impl Salvaged {
    /// Number of recovered hands.
    pub fn hands(&self) -> usize {
        let stored = self.stored.as_ref();
        stored.map_or(0, |stored| stored.session.hands.len())
    }
}
