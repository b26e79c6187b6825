//! Connection settings: each with its reason, set and then read back.

use crate::store::OpenFault;
use crate::store::log::row_writer::add_checksum;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior};
use std::time::Duration;

// Before SQLite 3.51.3, two connections that wrote and checkpointed at once could corrupt the file.
const _: () = assert!(rusqlite::ffi::SQLITE_VERSION_NUMBER >= 3_051_003);

/// How long to wait for another program's lock. Writes lock before they read, so waiting suffices.
pub(in crate::store) const BUSY: Duration = Duration::from_secs(5);

/// Pragmas of a connection: name, value to set, value to read back.
const SETTINGS: [(&str, &str, i64); 12] = [
    // With a write-ahead log, every commit is flushed. Anything less loses acknowledged hands in a power cut.
    ("synchronous", "2", 2),
    // On Apple systems, also flushes the drive's own cache.
    ("fullfsync", "1", 1),
    ("checkpoint_fullfsync", "1", 1),
    // A hand that triggers a checkpoint takes three times as long. Checkpoints run when idle; a hand triggers one only
    // after this many pages.
    ("wal_autocheckpoint", "1000", 1000),
    ("journal_size_limit", "4194304", 4_194_304),
    ("foreign_keys", "1", 1),
    // Makes REPLACE fire the triggers that protect the log.
    ("recursive_triggers", "1", 1),
    // Detects damage on read.
    ("cell_size_check", "1", 1),
    // In KiB if negative. The default, 2 MB, makes nothing faster and stays allocated.
    ("cache_size", "-512", -512),
    // A stray pointer cannot write into the file.
    ("mmap_size", "0", 0),
    // Phones have no folder for temporary files.
    ("temp_store", "2", 2),
    // Overwrites deleted content if that costs no extra I/O.
    ("secure_delete", "FAST", 2),
];

/// Hardens a connection before the first byte of a possibly hostile file is read. Writes nothing.
pub(super) fn harden(conn: &Connection) -> rusqlite::Result<()> {
    for (option, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        // A misspelt column is an error rather than a string.
        (DbConfig::SQLITE_DBCONFIG_DQS_DML, false),
        (DbConfig::SQLITE_DBCONFIG_DQS_DDL, false),
    ] {
        conn.set_db_config(option, on)?;
    }
    conn.set_limit(Limit::SQLITE_LIMIT_LENGTH, 1_000_000)?;
    conn.set_limit(Limit::SQLITE_LIMIT_SQL_LENGTH, 100_000)?;
    // VACUUM needs one attached database.
    conn.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 1)?;
    add_checksum(conn)?;
    conn.busy_timeout(BUSY)
}

/// Applies the settings and reads them back.
pub(super) fn set_up(conn: &mut Connection) -> Result<(), OpenFault> {
    // A deferred transaction that reads and then writes could not wait for the lock, and what it has read might change.
    conn.set_transaction_behavior(TransactionBehavior::Immediate);
    let journal: String =
        conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    // An in-memory database has no write-ahead log.
    if journal != "wal" && conn.path().is_some_and(|path| !path.is_empty()) {
        let wanted = "wal".to_owned();
        return Err(OpenFault::Setting("journal_mode", journal, wanted));
    }
    for (name, value, wanted) in SETTINGS {
        // Some pragmas return a row when set and some do not, so the value is queried separately. A database may lack it.
        conn.pragma(None, name, value, |_| Ok(()))?;
        let found = conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        if let Some(found) = found.optional()?.filter(|found| *found != wanted) {
            let [found, wanted] = [found, wanted].map(|value| value.to_string());
            return Err(OpenFault::Setting(name, found, wanted));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hardened_connection_refuses_risky_statements() {
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch(
            "CREATE TABLE cards (name TEXT); CREATE VIEW mine AS SELECT * FROM cards",
        )
        .unwrap();
        // It concerns functions in the schema, which has none, so it is only read back.
        let trusts = || conn.db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA);
        assert_eq!(trusts(), Ok(true));
        harden(&conn).unwrap();
        assert_eq!(trusts(), Ok(false));
        for (sql, wanted) in [
            (
                "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema",
                "table sqlite_master may not be modified",
            ),
            ("SELECT * FROM mine", "access to view"),
            (
                "SELECT * FROM cards WHERE name = \"no such column\"",
                "no such column",
            ),
            (
                "ATTACH ':memory:' AS one; ATTACH ':memory:' AS two",
                "too many attached databases",
            ),
            (
                "INSERT INTO cards VALUES (hex(zeroblob(600000)))",
                "too big",
            ),
        ] {
            let error = conn.execute_batch(sql).unwrap_err().to_string();
            assert!(error.contains(wanted), "{sql}: {error}");
        }
    }
}
