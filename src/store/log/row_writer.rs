//! Writes checksummed rows.
//!
//! The last column of such a row is the CRC-32 of the table name and every column before it, because SQLite's own check
//! does not detect a changed digit. [`super::row_reader`] reads them.

use crate::ledger::ParticipantId;
use crate::money::Stake;
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::functions::FunctionFlags;
use rusqlite::types::{Null, Value, ValueRef};
use rusqlite::{Connection, params_from_iter};
use serde::Serialize;
use std::ops::RangeInclusive;

/// A table.
pub(in crate::store) struct Table {
    pub(in crate::store) name: &'static str,
    /// Its columns; where the last is `crc`, its rows have a checksum.
    pub(in crate::store) columns: &'static str,
}

impl Table {
    /// The query of its rows; `rest` follows the name of the table.
    pub(in crate::store) fn select(&self, rest: &str) -> String {
        format!("SELECT {} FROM {} {rest}", self.columns, self.name)
    }

    /// Writes a row with this verb: `INSERT`, or `INSERT OR REPLACE`.
    pub(in crate::store) fn insert(
        &self,
        conn: &Connection,
        verb: &str,
        row: RowWriter,
    ) -> Result<(), StoreError> {
        let values = row.finish(self);
        let places = vec!["?"; values.len()].join(", ");
        let sql = format!(
            "{verb} INTO {} ({}) VALUES ({places})",
            self.name, self.columns
        );
        conn.prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        Ok(())
    }
}

/// The columns of a row being written, in table order.
#[derive(Default)]
pub(in crate::store) struct RowWriter(Vec<Value>);

impl RowWriter {
    pub(in crate::store) fn put(mut self, value: impl Into<Value>) -> Self {
        self.0.push(value.into());
        self
    }

    /// A count or an index; none reaches `i64::MAX`.
    pub(in crate::store) fn count(self, count: usize) -> Self {
        self.put(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// An instant: two columns, milliseconds and offset.
    pub(in crate::store) fn instant(
        self,
        instant: DateTime<FixedOffset>,
    ) -> Result<Self, StoreError> {
        let (millis, offset) = parts(instant)?;
        Ok(self.put(millis).put(offset))
    }

    /// An optional instant: two columns.
    pub(in crate::store) fn maybe_instant(
        self,
        instant: Option<DateTime<FixedOffset>>,
    ) -> Result<Self, StoreError> {
        match instant {
            Some(instant) => self.instant(instant),
            None => Ok(self.put(Null).put(Null)),
        }
    }

    /// An optional stake: three columns.
    pub(in crate::store) fn stake(self, stake: Option<Stake>) -> Self {
        self.put(stake.map(Stake::minor))
            .put(stake.map(Stake::points))
            .put(stake.map(|stake| stake.currency().code().to_owned()))
    }

    pub(in crate::store) fn seats(self, seats: &[ParticipantId]) -> Self {
        let bytes = seats.iter().flat_map(|seat| seat.0.to_be_bytes());
        self.put(bytes.collect::<Vec<u8>>())
    }

    /// The columns of the row, with its checksum if the table has one.
    pub(in crate::store) fn finish(mut self, table: &Table) -> Vec<Value> {
        if table.columns.ends_with(", crc") {
            let crc = checksum(table.name, self.0.iter().map(ValueRef::from));
            self.0.push(Value::Integer(crc));
        }
        self.0
    }
}

/// Serializes a value as JSON. Stored types have text keys and integers only, so this does not fail.
pub(in crate::store) fn document(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Refused(error.to_string()))
}

/// The CRC-32 of a row: the table name, then each column with its type and length, so that no byte can move between
/// columns undetected.
pub(in crate::store) fn checksum<'a>(
    table: &str,
    columns: impl Iterator<Item = ValueRef<'a>>,
) -> i64 {
    let mut all = Vec::with_capacity(512);
    let mut part = |kind: u8, bytes: &[u8]| {
        all.push(kind);
        all.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
        all.extend_from_slice(bytes);
    };
    part(0, table.as_bytes());
    for column in columns {
        match column {
            ValueRef::Null => part(1, &[]),
            ValueRef::Integer(number) => part(2, &number.to_le_bytes()),
            ValueRef::Real(number) => part(3, &number.to_le_bytes()),
            ValueRef::Text(text) => part(4, text),
            ValueRef::Blob(bytes) => part(5, bytes),
        }
    }
    crc32fast::hash(&all).into()
}

/// Adds the SQL function `row_crc`: the [`checksum`] of a table name and the columns of a row.
pub(in crate::store) fn add_checksum(conn: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    conn.create_scalar_function("row_crc", -1, flags, |row| {
        let columns = (1..row.len()).map(|column| row.get_raw(column));
        Ok(checksum(row.get_raw(0).as_str()?, columns))
    })
}

/// The years 1 to 9999 in milliseconds of UTC, the range of every column that holds an instant.
const STORABLE_MILLIS: RangeInclusive<i64> = -62_135_596_800_000..=253_402_300_799_999;

/// Splits an instant into milliseconds of UTC and the offset in minutes.
pub(in crate::store) fn parts(at: DateTime<FixedOffset>) -> Result<(i64, i32), StoreError> {
    let (millis, seconds) = (at.timestamp_millis(), at.offset().local_minus_utc());
    let minutes = seconds / 60;
    match instant(millis, i64::from(minutes)) {
        Some(back) if back == at && seconds % 60 == 0 && STORABLE_MILLIS.contains(&millis) => {
            Ok((millis, minutes))
        }
        _ => Err(StoreError::Instant(at.to_rfc3339())),
    }
}

/// The instant of such a pair; `None` if it is out of range.
pub(in crate::store) fn instant(millis: i64, offset: i64) -> Option<DateTime<FixedOffset>> {
    let seconds = i32::try_from(offset.checked_mul(60)?).ok()?;
    Some(DateTime::from_timestamp_millis(millis)?.with_timezone(&FixedOffset::east_opt(seconds)?))
}
