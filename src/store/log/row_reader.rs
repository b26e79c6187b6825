//! Reads checksummed rows; a row with a wrong checksum is refused before its columns are used.

use super::row_writer::{Table, checksum, instant};
use crate::ledger::{EditId, HandId, HouseRulesId, ParticipantId, PaymentId, PlayerId, SessionId};
use crate::money::Stake;
use crate::scheme::keyword::Keyword;
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, Params, Row, ToSql};
use serde::de::DeserializeOwned;
use std::fmt::Write;
use std::vec::IntoIter;

/// Stores these ids as 16 bytes.
macro_rules! stored_ids {
    ($($id:ident),+) => {$(
        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                <[u8; 16]>::column_result(value).map(|bytes| Self(u128::from_be_bytes(bytes)))
            }
        }

        impl From<$id> for Value {
            fn from(id: $id) -> Self {
                Self::Blob(id.0.to_be_bytes().to_vec())
            }
        }

        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::Owned((*self).into()))
            }
        }
    )+};
}

stored_ids!(
    EditId,
    HandId,
    HouseRulesId,
    ParticipantId,
    PaymentId,
    PlayerId,
    SessionId
);

/// The columns of a verified row, read from first to last.
pub(in crate::store) struct RowReader<'r> {
    table: &'static str,
    row: &'r Row<'r>,
    columns: IntoIter<ValueRef<'r>>,
}

impl<'r> RowReader<'r> {
    /// Reads a row whose last selected column is the checksum of those before it.
    pub(in crate::store) fn new(table: &'static str, row: &'r Row<'r>) -> Result<Self, StoreError> {
        let last = row.as_ref().column_count().saturating_sub(1);
        let mut columns = Vec::with_capacity(last);
        for column in 0..last {
            columns.push(row.get_ref(column)?);
        }
        let own = columns.iter().copied();
        let sound = row.get_ref(last)? == ValueRef::Integer(checksum(table, own));
        let reader = Self {
            table,
            row,
            columns: columns.into_iter(),
        };
        if sound {
            Ok(reader)
        } else {
            Err(reader.damaged())
        }
    }

    /// The next column as a value of this type.
    pub(in crate::store) fn get<T: FromSql>(&mut self) -> Result<T, StoreError> {
        let value = self.columns.next();
        let value = value.and_then(|value| T::column_result(value).ok());
        value.ok_or_else(|| self.damaged())
    }

    /// The error for columns that contradict each other although the checksum is right. It names the first two, which
    /// hold the key of every table.
    pub(in crate::store) fn damaged(&self) -> StoreError {
        let keys = (0..2).filter_map(|column| match self.row.get_ref(column).ok()? {
            ValueRef::Integer(number) => Some(number.to_string()),
            ValueRef::Blob(bytes) => matches!(bytes.len(), 16 | 32).then(|| hex(bytes)),
            _ => None,
        });
        StoreError::damaged(self.table, &keys.collect::<Vec<_>>().join(" "))
    }

    /// The next column as text that is not copied; `None` if it is null.
    pub(in crate::store) fn text(&mut self) -> Result<Option<&'r str>, StoreError> {
        let value = self.columns.next();
        let text = value.and_then(|value| value.as_str_or_null().ok());
        text.ok_or_else(|| self.damaged())
    }

    /// The next column as a value in JSON.
    pub(in crate::store) fn json<T: DeserializeOwned>(&mut self) -> Result<T, StoreError> {
        let value = self.text()?.map(serde_json::from_str);
        value.and_then(Result::ok).ok_or_else(|| self.damaged())
    }

    /// The next column as an integer of this type.
    pub(in crate::store) fn int<N: TryFrom<i64>>(&mut self) -> Result<N, StoreError> {
        N::try_from(self.get::<i64>()?).map_err(|_| self.damaged())
    }

    /// The next column as the value with this word.
    pub(in crate::store) fn word<T: Keyword>(&mut self) -> Result<T, StoreError> {
        let word = self.text()?.and_then(T::from_word);
        word.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn instant(&mut self) -> Result<DateTime<FixedOffset>, StoreError> {
        self.maybe_instant()?.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn maybe_instant(
        &mut self,
    ) -> Result<Option<DateTime<FixedOffset>>, StoreError> {
        match (self.get()?, self.get()?) {
            (None, None) => Ok(None),
            (Some(millis), Some(offset)) => instant(millis, offset)
                .map(Some)
                .ok_or_else(|| self.damaged()),
            _ => Err(self.damaged()),
        }
    }

    pub(in crate::store) fn stake(&mut self) -> Result<Option<Stake>, StoreError> {
        let (minor, points, currency) = (self.get()?, self.get()?, self.text()?);
        let (Some(minor), Some(points), Some(currency)) = (minor, points, currency) else {
            return Ok(None);
        };
        let currency = currency.parse().map_err(|_| self.damaged())?;
        Stake::new(minor, points, currency)
            .map(Some)
            .map_err(|_| self.damaged())
    }

    pub(in crate::store) fn seats(&mut self) -> Result<Vec<ParticipantId>, StoreError> {
        let bytes: Vec<u8> = self.get()?;
        let seats = bytes
            .chunks(16)
            .map(|seat| seat.try_into().map(u128::from_be_bytes).map(ParticipantId));
        seats.collect::<Result<_, _>>().map_err(|_| self.damaged())
    }

    /// An optional document and its format: two columns.
    pub(in crate::store) fn document<T: DeserializeOwned>(
        &mut self,
        newest: i64,
    ) -> Result<Option<T>, StoreError> {
        let (text, format) = (self.text()?, self.get()?);
        let Some(text) = text else {
            return Ok(None);
        };
        if format > newest {
            return Err(StoreError::NewerDocument {
                table: self.table,
                format,
            });
        }
        serde_json::from_str(text)
            .map(Some)
            .map_err(|_| self.damaged())
    }
}

/// Passes on every row of a query, until the first error.
pub(in crate::store) fn for_each(
    conn: &Connection,
    sql: &str,
    params: impl Params,
    mut take: impl FnMut(&Row) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    while let Some(row) = rows.next()? {
        take(row)?;
    }
    Ok(())
}

/// The rows of a table with a wrong checksum. The others were written by this program.
pub(in crate::store) fn damaged_rows(
    conn: &Connection,
    table: &Table,
) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, &table.select(""), |row| {
        RowReader::new(table.name, row).map(drop)
    })
}

/// The errors of all damaged rows of a query. Holds one row in memory at a time.
pub(in crate::store) fn lost<T>(
    conn: &Connection,
    sql: &str,
    mut read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<StoreError>, StoreError> {
    let mut lost = Vec::new();
    for_each(conn, sql, [], |row| {
        lost.extend(read(row).err());
        Ok(())
    })?;
    Ok(lost)
}

/// Reads every row of a query, or returns the first error.
pub(in crate::store) fn rows<T>(
    conn: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    statement.query_and_then(params, read)?.collect()
}

/// The values of a row, whatever they are. A damaged text may not be UTF-8.
pub(in crate::store) fn values(row: &Row) -> Result<Vec<Value>, StoreError> {
    let columns = (0..row.as_ref().column_count()).map(|column| {
        let value = Value::try_from(row.get_ref(column)?);
        Ok(value.unwrap_or_else(|_| Value::Blob(Vec::new())))
    });
    columns.collect()
}

/// Sound rows of a damaged table: read forwards until SQLite fails, then backwards. A row may occur twice.
pub(in crate::store) fn salvage<T>(
    conn: &Connection,
    select: &str,
    key: &str,
    mut read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Vec<T> {
    let mut all = Vec::new();
    for order in ["", " DESC"] {
        let sql = format!("{select} ORDER BY {key}{order}");
        let Ok(mut statement) = conn.prepare(&sql) else {
            return all;
        };
        let Ok(mut rows) = statement.query([]) else {
            continue;
        };
        loop {
            match rows.next() {
                Ok(Some(row)) => all.extend(read(row)),
                // The whole table was read.
                Ok(None) => return all,
                Err(_) => break,
            }
        }
    }
    all
}

/// Bytes in hexadecimal.
pub(in crate::store) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::log::row_writer::RowWriter;
    use rusqlite::params_from_iter;

    #[test]
    fn a_document_of_a_later_version_is_not_read() {
        let conn = Connection::open_in_memory().unwrap();
        for (format, wanted) in [
            (1, Ok(vec![7])),
            (2, Ok(vec![7])),
            (
                3,
                Err(StoreError::NewerDocument {
                    table: "hands",
                    format: 3,
                }),
            ),
        ] {
            let text = "[7]".to_owned();
            let table = Table {
                name: "hands",
                columns: "document, format, crc",
            };
            let row = RowWriter::default().put(text).put(format).finish(&table);
            let read = conn.query_row("SELECT ?1, ?2, ?3", params_from_iter(row), |row| {
                Ok(RowReader::new("hands", row).and_then(|mut row| row.document::<Vec<i64>>(2)))
            });
            assert_eq!(read.unwrap(), wanted.map(Some), "{format}");
        }
    }
}
