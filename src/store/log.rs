//! The rows of a session's log, which are only ever added.

use super::StoreError;
use super::opened::{self, Opened, lost};
use super::sealing::{Sealing, document};
use crate::ledger::{Act, EditId, Log, LogError, LogRow, SessionId};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

const TABLE: &str = "log";

/// The newest format of an edit that is read, and the one that is written.
const FORMAT: i64 = 1;

macro_rules! columns {
    () => {
        "session, seq, id, at, at_offset, act, target, edit, format, crc"
    };
}

/// Adds a row.
pub(super) fn append(
    conn: &Connection,
    session: SessionId,
    row: &LogRow,
) -> Result<(), StoreError> {
    let sealing = Sealing::new(TABLE)
        .id(session.0)
        .int(number(row.seq))
        .id(row.id.0)
        .instant(row.at)?;
    let sealing = match &row.act {
        Act::Do(edit) => act(sealing, "do", None, Some(edit))?,
        Act::Undo(target) => act::<()>(sealing, "undo", Some(*target), None)?,
        Act::Redo(target) => act::<()>(sealing, "redo", Some(*target), None)?,
    };
    conn.prepare_cached(concat!(
        "INSERT INTO log (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?
    .execute(params_from_iter(sealing.int(FORMAT).seal()))?;
    Ok(())
}

/// The number and the id of the last row; none where there is no row.
pub(super) fn last(
    conn: &Connection,
    session: SessionId,
) -> Result<Option<(u64, EditId)>, StoreError> {
    let sql = "SELECT seq, id FROM log WHERE session = ?1 ORDER BY seq DESC LIMIT 1";
    let mut statement = conn.prepare_cached(sql)?;
    let last = statement.query_row([session.0.to_be_bytes()], |row| {
        Ok((
            row.get::<_, i64>(0)?.unsigned_abs(),
            EditId(u128::from_be_bytes(row.get(1)?)),
        ))
    });
    Ok(last.optional()?)
}

/// A session's whole log.
pub(super) fn read_all(conn: &Connection, session: SessionId) -> Result<Log, StoreError> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM log WHERE session = ?1 ORDER BY seq"
    );
    let all = opened::sound(conn, sql, [session.0.to_be_bytes()], read)?;
    Log::read(all).map_err(|error| {
        // No row of ours is ever out of turn, so that one before it was lost.
        let (LogError::Gap { found: seq, .. } | LogError::OutOfTurn { seq }) = error;
        StoreError::Damaged {
            table: TABLE,
            row: format!("{session} {seq}"),
        }
    })
}

/// Every row, in any order.
const ALL: &str = concat!("SELECT ", columns!(), " FROM log");

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, ALL, read)
}

/// Every row that is not as it was written, whatever it holds: in a fraction of the time of [`check`].
pub(super) fn check_sums(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    opened::changed(conn, TABLE, ALL)
}

/// The rows of a session's log that can still be read, by their numbers.
pub(super) fn salvage(conn: &Connection, session: SessionId) -> Vec<LogRow> {
    let sql = concat!("SELECT ", columns!(), " FROM log WHERE session = ?1");
    let all = opened::salvage(conn, sql, &["seq"], [session.0.to_be_bytes()], read);
    let by_seq: BTreeMap<u64, LogRow> = all.into_iter().map(|row| (row.seq, row)).collect();
    by_seq.into_values().collect()
}

/// The columns that say what a row did: the act, what it acts on, and the change.
pub(super) fn act<T: Serialize>(
    sealing: Sealing,
    act: &str,
    target: Option<EditId>,
    edit: Option<&T>,
) -> Result<Sealing, StoreError> {
    let edit = edit.map(document).transpose()?;
    Ok(sealing
        .text(act)
        .maybe_id(target.map(|target| target.0))
        .maybe_text(edit))
}

/// What a row did, by the columns that [`act`] writes and the format behind them.
pub(super) fn read_act<T: DeserializeOwned>(
    row: &mut Opened,
    newest: i64,
) -> Result<ReadAct<T>, StoreError> {
    let (act, target) = (row.text()?, row.maybe_id()?.map(EditId));
    match (act.as_str(), target, row.maybe_document(newest)?) {
        ("do", None, Some(edit)) => Ok(ReadAct::Do(edit)),
        ("undo", Some(target), None) => Ok(ReadAct::Undo(target)),
        ("redo", Some(target), None) => Ok(ReadAct::Redo(target)),
        _ => Err(row.damaged()),
    }
}

/// What a row of either log did.
pub(super) enum ReadAct<T> {
    Do(T),
    Undo(EditId),
    Redo(EditId),
}

/// A row's number as SQLite counts.
pub(super) fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn read(row: &Row) -> Result<LogRow, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let _session = row.id()?;
    let (seq, id, at) = (row.int()?, EditId(row.id()?), row.instant()?);
    let act = match read_act(&mut row, FORMAT)? {
        ReadAct::Do(edit) => Act::Do(edit),
        ReadAct::Undo(target) => Act::Undo(target),
        ReadAct::Redo(target) => Act::Redo(target),
    };
    Ok(LogRow { seq, id, at, act })
}
