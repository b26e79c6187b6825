//! The append-only rows of the log: a stream per session, and one for everything else.

use super::app_log::{self, AppRow};
use super::row_reader::{self, RowReader, lost};
use super::row_writer::{RowWriter, document};
use crate::ledger::{Act, EditId, Log, LogError, LogRow, SessionId};
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap};

pub(in crate::store) const TABLE: &str = "log";

/// The stream of people, payments, house rules and whole sessions. No session has this id.
pub(in crate::store) const PEOPLE: SessionId = SessionId(0);

/// Newest format of an edit, which is written.
const FORMAT: i64 = 1;

macro_rules! columns {
    () => {
        "stream, seq, id, at, at_offset, act, target, edit, format, crc"
    };
}
pub(in crate::store) use columns;

/// Appends a row.
pub(in crate::store) fn append(
    conn: &Connection,
    session: SessionId,
    row: &LogRow,
) -> Result<(), StoreError> {
    let sealing = begin_row(session, row.seq, row.id, row.at)?;
    let sealing = match &row.act {
        Act::Do(edit) => act(sealing, "do", None, Some(edit))?,
        Act::Undo(target) => act::<()>(sealing, "undo", Some(*target), None)?,
        Act::Redo(target) => act::<()>(sealing, "redo", Some(*target), None)?,
    };
    insert(conn, sealing)
}

/// The columns before the edit.
pub(super) fn begin_row(
    stream: SessionId,
    seq: u64,
    id: EditId,
    at: DateTime<FixedOffset>,
) -> Result<RowWriter, StoreError> {
    RowWriter::new(TABLE)
        .id(stream.0)
        .int(number(seq))
        .id(id.0)
        .instant(at)
}

/// Inserts a row of these columns; adds the format and the checksum.
pub(in crate::store) fn insert(conn: &Connection, row: RowWriter) -> Result<(), StoreError> {
    conn.prepare_cached(concat!(
        "INSERT INTO log (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?
    .execute(params_from_iter(row.int(FORMAT).seal()))?;
    Ok(())
}

/// The number and id of the last row; `None` where there is none.
pub(in crate::store) fn last(
    conn: &Connection,
    session: SessionId,
) -> Result<Option<(u64, EditId)>, StoreError> {
    // SQLite compares a bare parameter with the condition of the index `log_by_id`, and re-prepares the statement for
    // each new value.
    let sql = "SELECT seq, id FROM log WHERE stream = CAST(?1 AS BLOB) ORDER BY seq DESC LIMIT 1";
    let mut statement = conn.prepare_cached(sql)?;
    let last = statement.query_row([session.0.to_be_bytes()], |row| {
        Ok((
            row.get::<_, i64>(0)?.unsigned_abs(),
            EditId(u128::from_be_bytes(row.get(1)?)),
        ))
    });
    Ok(last.optional()?)
}

/// A row of either kind of stream.
pub(in crate::store) enum StreamRow {
    People(AppRow),
    Session(SessionId, Box<LogRow>),
}

/// Passes on all rows from this rowid on, in order of insertion.
pub(in crate::store) fn each_from(
    conn: &Connection,
    place: i64,
    mut each: impl FnMut(StreamRow) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM log WHERE rowid >= ?1 ORDER BY rowid"
    );
    let mut statement = conn.prepare_cached(sql)?;
    let mut rows = statement.query([place])?;
    while let Some(row) = rows.next()? {
        let stream = SessionId(u128::from_be_bytes(row.get(0)?));
        each(if stream == PEOPLE {
            StreamRow::People(app_log::read(row)?)
        } else {
            StreamRow::Session(stream, Box::new(read(row)?))
        })?;
    }
    Ok(())
}

/// The rowid of the last row; 0 where there is none.
pub(in crate::store) fn last_place(conn: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT ifnull(max(rowid), 0) FROM log";
    Ok(conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
}

/// The rowid of the row with this number and id; `None` where it is missing.
pub(in crate::store) fn place(
    conn: &Connection,
    stream: SessionId,
    seq: u64,
    id: EditId,
) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT rowid FROM log WHERE stream = CAST(?1 AS BLOB) AND seq = ?2 AND id = ?3";
    let key = (stream.0.to_be_bytes(), number(seq), id.0.to_be_bytes());
    let found = conn.prepare_cached(sql)?.query_row(key, |row| row.get(0));
    Ok(found.optional()?)
}

/// A session's whole log.
pub(in crate::store) fn read_all(conn: &Connection, session: SessionId) -> Result<Log, StoreError> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM log WHERE stream = ?1 ORDER BY seq"
    );
    let all = row_reader::sound(conn, sql, [session.0.to_be_bytes()], read)?;
    Log::read(all).map_err(|error| {
        // This program never writes rows out of order, so an earlier row was lost.
        let (LogError::Gap { found: seq, .. } | LogError::OutOfTurn { seq }) = error;
        StoreError::Damaged {
            table: TABLE,
            row: format!("{session} {seq}"),
        }
    })
}

/// Every row, in any order.
const ALL: &str = concat!("SELECT ", columns!(), " FROM log");

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, ALL, |row| {
        if row.get_ref(0)?.as_blob() == Ok(&PEOPLE.0.to_be_bytes()) {
            app_log::read(row).map(drop)
        } else {
            read(row).map(drop)
        }
    })
}

/// Finds every row with a wrong checksum, much faster than [`check`].
pub(in crate::store) fn check_sums(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    row_reader::changed(conn, TABLE, ALL)
}

/// The readable rows by number: those of the application's log, and those of each session.
pub(in crate::store) fn salvage(
    conn: &Connection,
) -> (Vec<AppRow>, HashMap<SessionId, Vec<LogRow>>) {
    let mut people: BTreeMap<u64, AppRow> = BTreeMap::new();
    let mut sessions: HashMap<SessionId, BTreeMap<u64, LogRow>> = HashMap::new();
    // In order of insertion, so that no index need be sound.
    row_reader::salvage(conn, ALL, &["rowid"], [], |row| {
        let stream = SessionId(row.get(0).map_or(0, u128::from_be_bytes));
        if stream == PEOPLE {
            let row = app_log::read(row)?;
            people.insert(row.seq, row);
        } else {
            let row = read(row)?;
            sessions.entry(stream).or_default().insert(row.seq, row);
        }
        Ok(())
    });
    let sessions = sessions.into_iter();
    (
        people.into_values().collect(),
        sessions
            .map(|(session, rows)| (session, rows.into_values().collect()))
            .collect(),
    )
}

/// A row with a number in its stream.
pub(in crate::store) trait NumberedRow {
    /// Its number, counted from 1.
    fn seq(&self) -> u64;
    /// Its id.
    fn id(&self) -> EditId;
}

impl NumberedRow for LogRow {
    fn seq(&self) -> u64 {
        self.seq
    }

    fn id(&self) -> EditId {
        self.id
    }
}

impl NumberedRow for AppRow {
    fn seq(&self) -> u64 {
        self.seq
    }

    fn id(&self) -> EditId {
        self.id
    }
}

/// The columns of an edit: act, target, and document.
pub(in crate::store) fn act<T: Serialize>(
    sealing: RowWriter,
    act: &str,
    target: Option<EditId>,
    edit: Option<&T>,
) -> Result<RowWriter, StoreError> {
    let edit = edit.map(document).transpose()?;
    Ok(sealing
        .text(act)
        .maybe_id(target.map(|target| target.0))
        .maybe_text(edit))
}

/// Reads an edit from the columns that [`act`] writes and the format after them.
pub(super) fn read_act<T: DeserializeOwned, A: DeserializeOwned>(
    row: &mut RowReader,
) -> Result<ReadAct<T, A>, StoreError> {
    let (act, target) = (row.text()?, row.maybe_id()?.map(EditId));
    match (act.as_str(), target) {
        ("do", None) => Ok(ReadAct::Do(row.document(FORMAT)?)),
        ("undo", Some(target)) => Ok(ReadAct::Undo(target, row.maybe_document(FORMAT)?)),
        ("redo", Some(target)) => Ok(ReadAct::Redo(target, row.maybe_document(FORMAT)?)),
        _ => Err(row.damaged()),
    }
}

/// An edit; undo and redo with their data.
pub(super) enum ReadAct<T, A> {
    Do(T),
    Undo(EditId, Option<A>),
    Redo(EditId, Option<A>),
}

/// A row number as SQLite's integer type.
pub(in crate::store) fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn read(row: &Row) -> Result<LogRow, StoreError> {
    let mut row = RowReader::new(TABLE, row)?;
    let _session = row.id()?;
    let (seq, id, at) = (row.int()?, EditId(row.id()?), row.instant()?);
    let act = match read_act::<_, Nothing>(&mut row)? {
        ReadAct::Do(edit) => Act::Do(edit),
        ReadAct::Undo(target, None) => Act::Undo(target),
        ReadAct::Redo(target, None) => Act::Redo(target),
        ReadAct::Undo(..) | ReadAct::Redo(..) => return Err(row.damaged()),
    };
    Ok(LogRow { seq, id, at, act })
}

/// An absent document, as for undo and redo in a session.
#[derive(serde::Deserialize)]
enum Nothing {}
