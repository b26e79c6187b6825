//! The store: acknowledged data survives, and corrupted data is reported.

mod db;
mod durability;
mod log;
mod ops;

use log::table::{Fixture, new_file};
use oddtrick::ledger::{EditStamp, Stored};
use oddtrick::store::{Database, Merge, StoreError};
use oddtrick::task::Work;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::BTreeMap;
use std::fs::{read, read_dir};
use std::path::Path;

/// A separate connection to a database. It may write, so the database must be closed.
fn raw(path: &Path) -> Connection {
    Connection::open(path).unwrap()
}

/// Whether a constraint or a trigger of the schema refuses a statement.
fn breaks_a_constraint(conn: &Connection, sql: &str) -> bool {
    let code = conn
        .execute(sql, [])
        .err()
        .and_then(|error| error.sqlite_error_code());
    code == Some(rusqlite::ErrorCode::ConstraintViolation)
}

/// Creates sessions with their hands and logs, all or nothing; undoing its row moves them to the trash.
fn insert_sessions(db: &mut Database, all: &[Stored], by: EditStamp) -> Result<(), StoreError> {
    let mut merge = Merge::of(db)?;
    for stored in all {
        merge
            .sessions
            .put(&stored.session, &stored.log, &stored.open, None)?;
    }
    db.merge(&merge, by, &Work::default())
}

/// The value of an SQLite pragma; `None` if there is no such pragma.
fn setting(db: &Database, name: &str) -> Option<String> {
    let mut found = None;
    let read = db.connection().pragma_query(None, name, |row| {
        found = match row.get(0)? {
            Value::Integer(number) => Some(number.to_string()),
            Value::Text(text) => Some(text),
            _ => None,
        };
        Ok(())
    });
    read.unwrap();
    found
}

/// Limits the file to a number of pages, as a full disk does.
fn limit_pages(db: &Database, pages: u32) {
    let set = db
        .connection()
        .pragma(None, "max_page_count", pages, |_| Ok(()));
    set.unwrap();
}

/// All rows of all tables, independent of storage order.
fn dump(path: &Path) -> BTreeMap<String, Vec<String>> {
    let conn = raw(path);
    let mut tables = conn
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .unwrap();
    let tables: Vec<String> = tables
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let rows = |table: &str| {
        let mut statement = conn.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = statement.column_count();
        let row = |row: &rusqlite::Row| {
            (0..columns)
                .map(|at| row.get(at))
                .collect::<Result<Vec<Value>, _>>()
        };
        let rows = statement
            .query_map([], row)
            .unwrap()
            .map(|row| format!("{:?}", row.unwrap()));
        let mut rows: Vec<String> = rows.collect();
        rows.sort();
        rows
    };
    tables
        .iter()
        .map(|table| (table.clone(), rows(table)))
        .collect()
}

/// The names and contents of all files in a folder.
fn folder(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = read_dir(path)
        .unwrap()
        .map(Result::unwrap)
        .filter(|entry| entry.file_type().unwrap().is_file());
    entries
        .map(|entry| {
            (
                entry.file_name().into_string().unwrap(),
                read(entry.path()).unwrap(),
            )
        })
        .collect()
}
