//! How a connection is set up, and that it is: each setting with its reason.

use crate::store::OpenError;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

/// Before 3.51.3 two connections that wrote and checkpointed at once could damage a database.
const OLDEST_SQLITE: i32 = 3_051_003;

/// How long to wait for another program. Every write asks for the lock before it reads, so that waiting is enough.
pub(in crate::store) const BUSY: Duration = Duration::from_secs(5);

/// Settings of a connection, each with what it has to read back as.
const SETTINGS: [(&str, &str, i64); 11] = [
    // In a write-ahead log every commit waits for the disk. With anything less a power cut takes acknowledged hands.
    ("synchronous", "2", 2),
    // Where the system keeps writes in the drive's own memory, as Apple's do.
    ("fullfsync", "1", 1),
    ("checkpoint_fullfsync", "1", 1),
    // A hand that moves the log into the file waits three times as long. That is done in a quiet moment, and by a hand
    // alone where there is none for so many pages.
    ("wal_autocheckpoint", "1000", 1000),
    ("journal_size_limit", "4194304", 4_194_304),
    ("foreign_keys", "1", 1),
    // Triggers guard the log against REPLACE as well.
    ("recursive_triggers", "1", 1),
    // Damage is noticed where it is read.
    ("cell_size_check", "1", 1),
    // A stray pointer cannot write into the file.
    ("mmap_size", "0", 0),
    // A telephone has no folder for temporary files.
    ("temp_store", "2", 2),
    // What was deleted is overwritten where that costs nothing.
    ("secure_delete", "FAST", 2),
];

/// Refuses a version of SQLite that can damage a database.
pub(super) fn check_version() -> Result<(), OpenError> {
    if is_safe(rusqlite::version_number()) {
        return Ok(());
    }
    Err(OpenError::OldSqlite {
        found: rusqlite::version().to_owned(),
    })
}

fn is_safe(version: i32) -> bool {
    version >= OLDEST_SQLITE
}

/// What has to hold before the first byte of a file is looked at, which may be hostile. Touches nothing on the disk.
pub(super) fn harden(conn: &Connection) -> rusqlite::Result<()> {
    for (option, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        // A misspelt column is an error and not a text.
        (DbConfig::SQLITE_DBCONFIG_DQS_DML, false),
        (DbConfig::SQLITE_DBCONFIG_DQS_DDL, false),
    ] {
        conn.set_db_config(option, on)?;
    }
    conn.set_limit(Limit::SQLITE_LIMIT_LENGTH, 1_000_000)?;
    conn.set_limit(Limit::SQLITE_LIMIT_SQL_LENGTH, 100_000)?;
    // Without any, SQLite could not vacuum.
    conn.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 1)?;
    conn.busy_timeout(BUSY)
}

/// Sets up a connection for work and reads back what was set.
pub(super) fn set_up(conn: &mut Connection, path: &Path) -> Result<(), OpenError> {
    // A transaction that reads and then writes could not wait for the lock any more.
    conn.set_transaction_behavior(TransactionBehavior::Immediate);
    let journal =
        conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
    let journal = journal.map_err(|error| OpenError::of(path, error))?;
    // A database in memory has no log to write ahead.
    if journal != "wal" && conn.path().is_some_and(|path| !path.is_empty()) {
        return Err(setting(path, "journal_mode", "wal", journal));
    }
    for (name, value, wanted) in SETTINGS {
        let found = set(conn, name, value).map_err(|error| OpenError::of(path, error))?;
        if found.is_some_and(|found| found != wanted) {
            let found = found.map_or_else(String::new, |found| found.to_string());
            return Err(setting(path, name, &wanted.to_string(), found));
        }
    }
    Ok(())
}

/// Sets one thing and reads it back; nothing where it does not exist for such a database.
fn set(conn: &Connection, name: &str, value: &str) -> rusqlite::Result<Option<i64>> {
    // Some answer when they are set and some do not, so that the answer is asked for by itself.
    conn.pragma(None, name, value, |_| Ok(()))?;
    let mut found = None;
    conn.pragma_query(None, name, |row| {
        found = Some(row.get(0)?);
        Ok(())
    })?;
    Ok(found)
}

fn setting(path: &Path, setting: &'static str, wanted: &str, found: String) -> OpenError {
    OpenError::Setting {
        path: path.to_owned(),
        setting,
        wanted: wanted.to_owned(),
        found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_that_can_damage_a_database_is_refused() {
        let versions = [3_045_000, 3_051_002, 3_051_003, 3_052_000];
        assert_eq!(versions.map(is_safe), [false, false, true, true]);
    }

    #[test]
    fn a_hostile_file_can_do_little() {
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch(
            "CREATE TABLE cards (name TEXT); CREATE VIEW mine AS SELECT * FROM cards",
        )
        .unwrap();
        harden(&conn).unwrap();
        for sql in [
            "DELETE FROM sqlite_schema",
            "SELECT * FROM mine",
            "SELECT * FROM cards WHERE name = \"no such column\"",
            "ATTACH ':memory:' AS one; ATTACH ':memory:' AS two",
            "INSERT INTO cards VALUES (hex(zeroblob(600000)))",
        ] {
            assert!(conn.execute_batch(sql).is_err(), "{sql}");
        }
    }
}
