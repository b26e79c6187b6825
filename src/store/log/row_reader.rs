//! Reads checksummed rows; a row with a wrong checksum is refused before its columns are used.

use super::row_writer::{checksum, instant};
use crate::ledger::ParticipantId;
use crate::money::Stake;
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Params, Row};
use serde::de::DeserializeOwned;
use std::fmt::Write;

/// Maximum number of columns of a checksummed table.
const MOST: usize = 24;

/// The columns of a verified row, read from first to last.
pub(in crate::store) struct RowReader<'r> {
    table: &'static str,
    columns: [ValueRef<'r>; MOST],
    /// Number of columns, and the next one.
    last: usize,
    next: usize,
}

impl<'r> RowReader<'r> {
    /// Reads a row whose last selected column is the checksum of those before it.
    pub(in crate::store) fn new(table: &'static str, row: &'r Row) -> Result<Self, StoreError> {
        let last = row.as_ref().column_count().saturating_sub(1).min(MOST);
        let mut columns = [ValueRef::Null; MOST];
        for (place, column) in columns.iter_mut().enumerate().take(last) {
            *column = row.get_ref(place)?;
        }
        let own = columns[..last].iter().copied();
        let sound = row.get_ref(last)? == ValueRef::Integer(checksum(table, own));
        let opened = Self {
            table,
            columns,
            last,
            next: 0,
        };
        if sound {
            Ok(opened)
        } else {
            Err(opened.damaged())
        }
    }

    fn next(&mut self) -> Option<ValueRef<'r>> {
        let next = self.columns[..self.last].get(self.next).copied();
        self.next += 1;
        next
    }

    /// The next column as text or NULL.
    fn maybe_str(&mut self) -> Result<Option<&'r str>, StoreError> {
        match self.next() {
            Some(ValueRef::Null) => Ok(None),
            Some(ValueRef::Text(text)) => std::str::from_utf8(text)
                .map(Some)
                .map_err(|_| self.damaged()),
            _ => Err(self.damaged()),
        }
    }

    fn blob(&mut self) -> Result<Option<&'r [u8]>, StoreError> {
        match self.next() {
            Some(ValueRef::Null) => Ok(None),
            Some(ValueRef::Blob(bytes)) => Ok(Some(bytes)),
            _ => Err(self.damaged()),
        }
    }

    /// The error for columns that contradict each other although the checksum is right.
    pub(in crate::store) fn damaged(&self) -> StoreError {
        StoreError::damaged(self.table, &name_of(&self.columns[..self.last]))
    }

    pub(in crate::store) fn id(&mut self) -> Result<u128, StoreError> {
        self.maybe_id()?.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn maybe_id(&mut self) -> Result<Option<u128>, StoreError> {
        match self.blob()? {
            None => Ok(None),
            Some(bytes) => bytes
                .try_into()
                .map(|bytes| Some(u128::from_be_bytes(bytes)))
                .map_err(|_| self.damaged()),
        }
    }

    pub(in crate::store) fn bytes(&mut self) -> Result<Vec<u8>, StoreError> {
        let bytes = self.blob()?.map(<[u8]>::to_vec);
        bytes.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        match self.next() {
            Some(ValueRef::Null) => Ok(None),
            Some(ValueRef::Integer(number)) => Ok(Some(number)),
            _ => Err(self.damaged()),
        }
    }

    /// The next column as an integer of this type.
    pub(in crate::store) fn int<N: TryFrom<i64>>(&mut self) -> Result<N, StoreError> {
        let number = self
            .maybe_int()?
            .and_then(|number| N::try_from(number).ok());
        number.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        Ok(self.maybe_str()?.map(str::to_owned))
    }

    pub(in crate::store) fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| self.damaged())
    }

    /// The next column as the value with this serialized word.
    pub(in crate::store) fn word<T: DeserializeOwned>(&mut self) -> Result<T, StoreError> {
        let word = serde_json::Value::String(self.text()?);
        serde_json::from_value(word).map_err(|_| self.damaged())
    }

    pub(in crate::store) fn instant(&mut self) -> Result<DateTime<FixedOffset>, StoreError> {
        self.maybe_instant()?.ok_or_else(|| self.damaged())
    }

    pub(in crate::store) fn maybe_instant(
        &mut self,
    ) -> Result<Option<DateTime<FixedOffset>>, StoreError> {
        match (self.maybe_int()?, self.maybe_int()?) {
            (None, None) => Ok(None),
            (Some(millis), Some(offset)) => instant(millis, offset)
                .map(Some)
                .ok_or_else(|| self.damaged()),
            _ => Err(self.damaged()),
        }
    }

    pub(in crate::store) fn stake(&mut self) -> Result<Option<Stake>, StoreError> {
        let (minor, points, currency) = (self.maybe_int()?, self.maybe_int()?, self.maybe_str()?);
        let (Some(minor), Some(points), Some(currency)) = (minor, points, currency) else {
            return Ok(None);
        };
        let currency = currency.parse().map_err(|_| self.damaged())?;
        Stake::new(minor, points, currency)
            .map(Some)
            .map_err(|_| self.damaged())
    }

    pub(in crate::store) fn seats(&mut self) -> Result<Vec<ParticipantId>, StoreError> {
        let bytes = self.blob()?.ok_or_else(|| self.damaged())?;
        let seats = bytes
            .chunks(16)
            .map(|seat| seat.try_into().map(u128::from_be_bytes).map(ParticipantId));
        seats.collect::<Result<_, _>>().map_err(|_| self.damaged())
    }

    /// A document and its format: two columns.
    pub(in crate::store) fn document<T: DeserializeOwned>(
        &mut self,
        newest: i64,
    ) -> Result<T, StoreError> {
        let text = self.maybe_str()?.ok_or_else(|| self.damaged())?;
        self.read(text, newest)
    }

    /// An optional document and its format: two columns.
    pub(super) fn maybe_document<T: DeserializeOwned>(
        &mut self,
        newest: i64,
    ) -> Result<Option<T>, StoreError> {
        match self.maybe_str()? {
            Some(text) => self.read(text, newest).map(Some),
            None => self.int::<i64>().map(|_| None),
        }
    }

    fn read<T: DeserializeOwned>(&mut self, text: &str, newest: i64) -> Result<T, StoreError> {
        let format = self.int()?;
        if format > newest {
            return Err(StoreError::NewerDocument {
                table: self.table,
                format,
            });
        }
        serde_json::from_str(text).map_err(|_| self.damaged())
    }
}

/// Rows of a query, each read or refused separately.
pub(in crate::store) type Each<T> = Vec<Result<T, StoreError>>;

/// Reads every row of a query.
pub(in crate::store) fn rows<T>(
    conn: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Each<T>, StoreError> {
    let mut all = Vec::new();
    each(conn, sql, params, read, |row| all.push(row))?;
    Ok(all)
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

/// Reads every row of a query and passes it, or its error, on before it reads the next.
pub(in crate::store) fn each<T>(
    conn: &Connection,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&Row) -> Result<T, StoreError>,
    mut take: impl FnMut(Result<T, StoreError>),
) -> Result<(), StoreError> {
    for_each(conn, sql, params, |row| {
        take(read(row));
        Ok(())
    })
}

/// The errors of all damaged rows of a query. Holds one row in memory at a time.
pub(in crate::store) fn lost<T>(
    conn: &Connection,
    sql: &str,
    read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<StoreError>, StoreError> {
    let mut lost = Vec::new();
    each(conn, sql, [], read, |row| lost.extend(row.err()))?;
    Ok(lost)
}

/// Reads every row of a query, or returns the error of the first damaged one.
pub(in crate::store) fn rows_if_all_sound<T>(
    conn: &Connection,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut all = Vec::new();
    for_each(conn, sql, params, |row| {
        all.push(read(row)?);
        Ok(())
    })?;
    Ok(all)
}

/// Sound rows of a damaged table: read forwards until SQLite fails, then backwards. A row may occur twice.
pub(in crate::store) fn salvage<T>(
    conn: &Connection,
    select: &str,
    key: &[&str],
    params: impl Params + Copy,
    mut read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Vec<T> {
    let mut all = Vec::new();
    for order in ["", " DESC"] {
        let by: Vec<String> = key
            .iter()
            .map(|column| format!("{column}{order}"))
            .collect();
        let sql = format!("{select} ORDER BY {}", by.join(", "));
        let Ok(mut statement) = conn.prepare(&sql) else {
            return all;
        };
        let Ok(mut rows) = statement.query(params) else {
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

/// The key of a row for an error message: the first two columns, which hold the key of every table.
fn name_of(columns: &[ValueRef]) -> String {
    let keys = columns.iter().take(2).filter_map(|column| match column {
        ValueRef::Integer(number) => Some(number.to_string()),
        ValueRef::Blob(bytes) => (bytes.len() == 16).then(|| hex(bytes)),
        _ => None,
    });
    keys.collect::<Vec<_>>().join(" ")
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
            let row = RowWriter::new("hands").text("[7]").int(format).seal();
            let read = conn.query_row("SELECT ?1, ?2, ?3", params_from_iter(row), |row| {
                let open = || RowReader::new("hands", row);
                let one = open().and_then(|mut row| row.document::<Vec<i64>>(2));
                let other = open().and_then(|mut row| row.maybe_document::<Vec<i64>>(2));
                Ok((one, other.map(Option::unwrap_or_default)))
            });
            let (one, other) = read.unwrap();
            assert_eq!((&one, &other), (&wanted, &wanted), "{format}");
        }
    }
}
