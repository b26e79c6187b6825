//! The initial state of each session. A row never changes, except for the deletion date; later changes are in the
//! session's log.

use super::row_reader::{self, RowReader};
use super::row_writer::{RowWriter, Table, document, instant};
use super::schemes::{self, Hash};
use crate::ledger::{Session, SessionId, Terms};
use crate::scheme::keyword::Keyword;
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row};

pub(in crate::store) const TABLE: Table = Table {
    name: "sessions",
    columns: "id, title, started, started_offset, scheme, first_dealer, seats, stake_minor, stake_points, currency, \
         settle, paid_each_hand, sits_out_counts, participants, deleted, crc",
};

/// The row of a session.
#[derive(Clone, Debug)]
pub(in crate::store) struct Head {
    /// The session in its initial state.
    pub(in crate::store) session: Session<Hash>,
    /// When it was moved to the trash, in milliseconds of UTC.
    pub(in crate::store) deleted: Option<i64>,
}

impl Head {
    /// Reads the columns before the participants, who are missing then.
    pub(in crate::store) fn read(row: &mut RowReader<'_>) -> Result<Self, StoreError> {
        let session = Session {
            id: row.get()?,
            title: row.get()?,
            started: row.instant()?,
            scheme: row.get()?,
            first_dealer: row.get()?,
            seats: row.seats()?,
            stake: row.stake()?,
            terms: Terms {
                settle: row.word()?,
                paid_each_hand: row.get()?,
                sits_out_counts: row.get()?,
            },
            note: String::new(),
            participants: Vec::new(),
            begun_with: Vec::new(),
            hands: Vec::new(),
            ended: None,
        };
        Ok(Self {
            session,
            deleted: None,
        })
    }

    /// The session in its initial state.
    pub(in crate::store) fn beginning(self, conn: &Connection) -> Result<Session, StoreError> {
        let scheme = schemes::read(conn, self.session.scheme)?;
        Ok(self.session.with_scheme(scheme))
    }
}

/// Inserts the initial state of a new session, and its scheme; in the trash since an instant in milliseconds of UTC,
/// if given.
pub(in crate::store) fn insert(
    conn: &Connection,
    beginning: &Session,
    deleted: Option<i64>,
) -> Result<(), StoreError> {
    if find(conn, beginning.id)?.is_some() {
        return Err(StoreError::Exists(beginning.id));
    }
    let scheme = schemes::store_document(conn, &beginning.scheme)?;
    let row = RowWriter::default()
        .put(beginning.id)
        .put(beginning.title.clone())
        .instant(beginning.started)?
        .put(scheme.to_vec())
        .put(beginning.first_dealer)
        .seats(&beginning.seats)
        .stake(beginning.stake)
        .put(beginning.terms.settle.word().to_owned())
        .put(beginning.terms.paid_each_hand)
        .put(beginning.terms.sits_out_counts)
        .put(document(&beginning.participants)?)
        .put(deleted);
    TABLE.insert(conn, "INSERT", row)
}

/// Moves a session whose row is sound into the trash, with the deletion date in milliseconds of UTC, or out of it with
/// `None`.
pub(in crate::store) fn set_deleted(
    conn: &Connection,
    id: SessionId,
    deleted: Option<i64>,
) -> Result<(), StoreError> {
    let (kept, _) = TABLE.columns.split_once(", deleted").unwrap_or_default();
    let sql = format!(
        "UPDATE sessions SET deleted = ?1, crc = row_crc('sessions', {kept}, ?1) WHERE id = ?2"
    );
    conn.prepare_cached(&sql)?.execute((deleted, id))?;
    Ok(())
}

/// The row of a session, in the trash or not; `None` if it does not exist.
pub(in crate::store) fn find(conn: &Connection, id: SessionId) -> Result<Option<Head>, StoreError> {
    let sql = TABLE.select("WHERE id = ?1");
    Ok(row_reader::rows(conn, &sql, [id], read)?.pop())
}

/// The row of a session, in the trash or not.
pub(in crate::store) fn find_one(conn: &Connection, id: SessionId) -> Result<Head, StoreError> {
    find(conn, id)?.ok_or(StoreError::NoSession(id))
}

/// The row of a session that is not in the trash.
pub(in crate::store) fn need(conn: &Connection, id: SessionId) -> Result<Head, StoreError> {
    match find_one(conn, id)? {
        head if head.deleted.is_some() => Err(StoreError::Deleted(id)),
        head => Ok(head),
    }
}

/// When a session was deleted, or when it began if it was not, in milliseconds of UTC. Lists are sorted by it.
pub(in crate::store) type ListOrder = (Option<i64>, Option<i64>);

/// When all sessions began and the hash of their scheme, the last stored first, each under its id and with its place in
/// lists, which are known for a damaged row too. That a row is damaged is found only if it is `verified`, which takes
/// longer than reading it.
pub(in crate::store) fn each(
    conn: &Connection,
    verified: bool,
    mut take: impl FnMut(SessionId, ListOrder, Option<(DateTime<FixedOffset>, Hash)>),
) -> Result<(), StoreError> {
    row_reader::for_each(conn, &TABLE.select("ORDER BY number DESC"), [], |row| {
        let deleted: Option<i64> = row.get(DELETED)?;
        let started = deleted.is_none().then(|| row.get(STARTED)).transpose()?;
        let is_sound = !verified || RowReader::new(TABLE.name, row).is_ok();
        take(
            id_of(row),
            (deleted, started),
            is_sound.then(|| begun_of(row)).flatten(),
        );
        Ok(())
    })
}

/// All sessions outside the trash in order of creation, each with its start in milliseconds of UTC.
pub(in crate::store) fn begun(conn: &Connection) -> Result<Vec<(SessionId, i64)>, StoreError> {
    let sql = "SELECT id, started FROM sessions WHERE deleted IS NULL ORDER BY number";
    row_reader::rows(conn, sql, [], |row| Ok((id_of(row), row.get(1)?)))
}

/// The ids of these sessions. `which` follows the name of the table.
pub(in crate::store) fn ids(conn: &Connection, which: &str) -> Result<Vec<SessionId>, StoreError> {
    let sql = format!("SELECT id FROM sessions {which}");
    row_reader::rows(conn, &sql, [], |row| Ok(id_of(row)))
}

/// The readable rows; one may occur twice.
pub(in crate::store) fn salvage(conn: &Connection) -> Vec<Head> {
    row_reader::salvage(conn, &TABLE.select(""), "number", read)
}

/// The columns of a list: the start with its offset, the scheme, and the deletion date, which the checksum follows.
const STARTED: usize = 2;
const OFFSET: usize = 3;
const SCHEME: usize = 4;
const DELETED: usize = 14;

/// When the session of a row began, and the hash of its scheme.
fn begun_of(row: &Row) -> Option<(DateTime<FixedOffset>, Hash)> {
    let started = instant(row.get(STARTED).ok()?, row.get(OFFSET).ok()?)?;
    Some((started, row.get(SCHEME).ok()?))
}

/// The id of a row, damaged or not; 0 if it is not an id.
fn id_of(row: &Row) -> SessionId {
    row.get(0).unwrap_or(SessionId(0))
}

fn read(row: &Row) -> Result<Head, StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let mut head = Head::read(&mut row)?;
    head.session.participants = row.json()?;
    head.deleted = row.get()?;
    Ok(head)
}
