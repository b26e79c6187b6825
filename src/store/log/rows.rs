//! The append-only rows of the log: a stream per session, and one for everything else.

use super::app_log::AppRow;
use super::row_reader::{self, RowReader};
use super::row_writer::{RowWriter, Table, document};
use crate::ledger::{Act, Edit, EditId, Log, LogError, LogRow, SessionId, TakeBack};
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

pub(in crate::store) const TABLE: Table = Table {
    name: "log",
    columns: "stream, seq, id, at, at_offset, act, target, edit, format, crc",
};

/// The stream of people, payments, house rules and whole sessions. No session has this id.
pub(in crate::store) const PEOPLE: SessionId = SessionId(0);

/// The format in which edits are written, and the newest that is read.
const FORMAT: i64 = 1;

/// The content of the edit column of an undo or redo: the take-back rows that it adds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Adds<'a> {
    taken_back: Cow<'a, [TakeBack]>,
}

/// Appends a row of a session's log.
pub(in crate::store) fn append(
    conn: &Connection,
    session: SessionId,
    row: &LogRow,
) -> Result<(), StoreError> {
    insert(conn, session, (row.seq, row.id, row.at), &row.act, &[])
}

/// Appends a row of either kind of stream, with its number, id and instant, and the payments it takes back.
pub(super) fn insert<E: Serialize>(
    conn: &Connection,
    stream: SessionId,
    (seq, id, at): (u64, EditId, DateTime<FixedOffset>),
    act: &Act<E>,
    taken_back: &[TakeBack],
) -> Result<(), StoreError> {
    let (word, target, edit) = match act {
        Act::Do(edit) => ("do", None, Some(document(edit)?)),
        Act::Undo(target) => ("undo", Some(target), None),
        Act::Redo(target) => ("redo", Some(target), None),
    };
    let adds = Adds {
        taken_back: taken_back.into(),
    };
    let adds = Some(adds).filter(|adds| edit.is_none() && !adds.taken_back.is_empty());
    let row = RowWriter::default()
        .put(stream)
        .put(number(seq))
        .put(id)
        .instant(at)?
        .put(word.to_owned())
        .put(target.copied())
        .put(edit.or(adds.map(|adds| document(&adds)).transpose()?))
        .put(FORMAT);
    TABLE.insert(conn, "INSERT", row)
}

/// Reads a row of either kind of stream.
pub(in crate::store) fn read_row<E: DeserializeOwned>(row: &Row) -> Result<AppRow<E>, StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let _stream = row.get::<SessionId>()?;
    read_columns(&mut row)
}

/// Reads the columns from the number on.
pub(in crate::store) fn read_columns<E: DeserializeOwned>(
    row: &mut RowReader,
) -> Result<AppRow<E>, StoreError> {
    let seq = row.int()?;
    let (id, at) = (row.get()?, row.instant()?);
    let (word, target) = (row.get::<String>()?, row.get::<Option<EditId>>()?);
    let (act, adds): (_, Option<Adds>) = match (word.as_str(), target) {
        ("do", None) => {
            let edit = row.document(FORMAT)?.ok_or_else(|| row.damaged())?;
            (Act::Do(edit), None)
        }
        ("undo", Some(target)) => (Act::Undo(target), row.document(FORMAT)?),
        ("redo", Some(target)) => (Act::Redo(target), row.document(FORMAT)?),
        _ => return Err(row.damaged()),
    };
    Ok(AppRow {
        seq,
        id,
        at,
        act,
        taken_back: adds.map_or_else(Vec::new, |adds| adds.taken_back.into_owned()),
    })
}

/// Reads a row of a session's log.
pub(in crate::store) fn read(row: &Row) -> Result<LogRow, StoreError> {
    let read: AppRow<Edit> = read_row(row)?;
    if !read.taken_back.is_empty() {
        return Err(RowReader::new(TABLE.name, row)?.damaged());
    }
    Ok(LogRow {
        seq: read.seq,
        id: read.id,
        at: read.at,
        act: read.act,
    })
}

/// The number and id of the last row; `None` if there is none.
pub(in crate::store) fn last(
    conn: &Connection,
    session: SessionId,
) -> Result<Option<(u64, EditId)>, StoreError> {
    // SQLite compares a bare parameter with the condition of the index `log_by_id`, and re-prepares the statement for
    // each new value.
    let sql = "SELECT seq, id FROM log WHERE stream = CAST(?1 AS BLOB) ORDER BY seq DESC LIMIT 1";
    let last = row_reader::rows(conn, sql, [session], |row| {
        Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get(1)?))
    });
    Ok(last?.pop())
}

/// Whether there is no row.
pub(in crate::store) fn is_empty(conn: &Connection) -> Result<bool, StoreError> {
    Ok(!conn.prepare_cached("SELECT 1 FROM log")?.exists([])?)
}

/// The rowid of the row with this number and id; `None` if it is missing.
pub(in crate::store) fn place(
    conn: &Connection,
    stream: SessionId,
    seq: u64,
    id: EditId,
) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT rowid FROM log WHERE stream = CAST(?1 AS BLOB) AND seq = ?2 AND id = ?3";
    let key = (stream, number(seq), id);
    Ok(row_reader::rows(conn, sql, key, |row| Ok(row.get(0)?))?.pop())
}

/// A session's whole log.
pub(in crate::store) fn read_all(conn: &Connection, session: SessionId) -> Result<Log, StoreError> {
    let sql = TABLE.select("WHERE stream = ?1 ORDER BY seq");
    let all = row_reader::rows(conn, &sql, [session], read)?;
    Log::read(all).map_err(|error| {
        // This program never writes rows out of order, so an earlier row was lost.
        let (LogError::Gap { found: seq, .. } | LogError::OutOfTurn { seq }) = error;
        StoreError::damaged(TABLE.name, &format!("{session} {seq}"))
    })
}

/// The readable rows by number: those of the application's log, and those of each session. Also returns how many rows
/// of the application's log there were, as far as the rows tell.
pub(in crate::store) fn salvage(
    conn: &Connection,
) -> (Vec<AppRow>, u64, HashMap<SessionId, BTreeMap<u64, LogRow>>) {
    let mut people: BTreeMap<u64, AppRow> = BTreeMap::new();
    // By their numbers, which may be damaged, because a row may be read twice.
    let mut damaged: BTreeSet<i64> = BTreeSet::new();
    let mut sessions: HashMap<SessionId, BTreeMap<u64, LogRow>> = HashMap::new();
    // In order of insertion, so that no index need be sound.
    row_reader::salvage(conn, &TABLE.select(""), "rowid", |row| {
        let stream = row.get(0)?;
        if stream == PEOPLE {
            let seq = row.get::<_, i64>(1);
            let row: AppRow = read_row(row).inspect_err(|_| damaged.extend(seq))?;
            people.insert(row.seq, row);
        } else {
            let row = read(row)?;
            sessions.entry(stream).or_default().insert(row.seq, row);
        }
        Ok(())
    });
    damaged.retain(|seq| !people.contains_key(&seq.unsigned_abs()));
    let last = people.keys().next_back().copied().unwrap_or(0);
    let had = last.max((people.len() + damaged.len()) as u64);
    (people.into_values().collect(), had, sessions)
}

/// A row number as SQLite's integer type.
pub(in crate::store) fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}
