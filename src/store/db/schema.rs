//! The schema: its creation, its migrations, and the check that a file has exactly these objects.

use crate::store::log::row_writer::add_checksum;
use crate::store::migration::early_sessions;
use crate::store::projection::results;
use crate::store::{OpenFault, StoreError, migration};
use rusqlite::Connection;
use rusqlite::config::DbConfig;
use std::collections::BTreeMap;

/// SQLite application id: the bytes `OddT` in the header, by which `file` and this program recognise the format.
pub(super) const APPLICATION_ID: i32 = 0x4F64_6454;

/// Migration steps, oldest first. A released step is never edited.
const STEPS: &[&str] = &[
    include_str!("../../../migrations/0001_sessions.sql"),
    include_str!("../../../migrations/0002_log.sql"),
    include_str!("../../../migrations/0003_totals.sql"),
    include_str!("../../../migrations/0004_identity.sql"),
    include_str!("../../../migrations/0005_house_rules.sql"),
    include_str!("../../../migrations/0006_leaders.sql"),
    include_str!("../../../migrations/0007_payments.sql"),
    include_str!("../../../migrations/0008_people.sql"),
    include_str!("../../../migrations/0009_standings.sql"),
    include_str!("../../../migrations/0010_one_way_to_a_row.sql"),
    include_str!("../../../migrations/0011_sitting_out.sql"),
    include_str!("../../../migrations/0012_one_log.sql"),
    include_str!("../../../migrations/0013_plain_checks.sql"),
    include_str!("../../../migrations/0014_in_the_open.sql"),
    include_str!("../../../migrations/0015_money.sql"),
    include_str!("../../../migrations/0016_beginnings.sql"),
    include_str!("../../../migrations/0017_people_by_the_log.sql"),
    include_str!("../../../migrations/0018_seasons.sql"),
    include_str!("../../../migrations/0019_notes.sql"),
    include_str!("../../../migrations/0020_seats.sql"),
    include_str!("../../../migrations/0021_changed_sides.sql"),
    include_str!("../../../migrations/0022_owed.sql"),
    include_str!("../../../migrations/0023_begun.sql"),
    include_str!("../../../migrations/0024_pot.sql"),
    include_str!("../../../migrations/0025_players_of_a_session.sql"),
    include_str!("../../../migrations/0026_current_names.sql"),
];

/// The statements that create the current schema, as SQLite stores them after all steps, each after a comment with its
/// kind and name; automatic indexes have no statement. Running or comparing them takes a fraction of the time of running
/// the steps. Tables come after views: if a view is last, SQLite's check skips the free pages.
const SCHEMA: &str = include_str!("schema.sql");

/// The numbers, counted from 1, of the steps that also run Rust code: they add the sit-out column, merge all logs into
/// one, reduce a session to its beginning and log, and rewrite the standings.
const SITTING_OUT: i64 = 11;
const ONE_LOG: i64 = 12;
const BEGINNINGS: i64 = 16;
const STANDINGS: i64 = 25;

/// The schema version that this program writes, stored in `user_version`.
#[expect(clippy::cast_possible_wrap, reason = "there will never be so many")]
pub const SCHEMA_VERSION: i64 = STEPS.len() as i64;

/// Refuses a file that is not a database of this program, in a supported version, with an unchanged schema. Writes
/// nothing.
pub(in crate::store) fn require_own(conn: &Connection) -> Result<(), OpenFault> {
    let application_id = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application_id != APPLICATION_ID {
        return Err(OpenFault::Foreign(application_id));
    }
    let version = version(conn)?;
    if version > SCHEMA_VERSION {
        return Err(OpenFault::Newer(version));
    }
    if version < 1 {
        return Err(OpenFault::Altered(format!("user_version {version}")));
    }
    let wanted = wanted(version)?;
    let found = objects(conn)?;
    let mut all = found.iter().chain(&wanted);
    let differs = all.find(|(name, _)| wanted.get(*name) != found.get(*name));
    differs.map_or(Ok(()), |(name, _)| Err(OpenFault::Altered(name.clone())))
}

/// Migrates a database to this version of the schema. One transaction, so that a power cut never separates the steps from
/// what they need of Rust.
pub(in crate::store) fn migrate(conn: &mut Connection, to: i64) -> Result<(), StoreError> {
    let tx = conn.transaction()?;
    let from = version(&tx)?;
    if from > to {
        // A newer version of this program has just migrated it.
        return Err(StoreError::Busy);
    }
    for (number, step) in (1..=to).zip(STEPS) {
        if number <= from {
            continue;
        }
        tx.execute_batch(step)?;
        match number {
            SITTING_OUT => early_sessions::reseal(&tx)?,
            ONE_LOG => migration::carry_over(&tx)?,
            BEGINNINGS => early_sessions::carry_over(&tx)?,
            STANDINGS => results::update_standings(&tx)?,
            _ => {}
        }
    }
    tx.pragma_update(None, "user_version", to)?;
    Ok(tx.commit()?)
}

/// Creates the schema in a blank file, with a random identity.
pub(in crate::store) fn create(conn: &mut Connection) -> rusqlite::Result<()> {
    let tx = conn.transaction()?;
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    tx.pragma_update(None, "user_version", SCHEMA_VERSION)?;
    tx.execute_batch(SCHEMA)?;
    tx.execute(
        "INSERT INTO identity (one, database) VALUES (1, randomblob(16))",
        [],
    )?;
    tx.commit()
}

pub(in crate::store) fn version(conn: &Connection) -> rusqlite::Result<i64> {
    conn.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Tables, indexes, triggers and views of a database by kind and name, each with the SQL that created it; automatic indexes
/// of tables have none.
type Objects = BTreeMap<String, Vec<u8>>;

/// The objects that a database of this version must have.
fn wanted(version: i64) -> Result<Objects, OpenFault> {
    if version < SCHEMA_VERSION {
        let mut made = Connection::open_in_memory()?;
        add_checksum(&made)?;
        migrate(&mut made, version)?;
        return Ok(objects(&made)?);
    }
    let objects = SCHEMA.trim_end_matches(";\n").split(";\n\n").map(|object| {
        let (name, sql) = object.split_once('\n').unwrap_or((object, ""));
        (name.trim_start_matches("-- ").to_owned(), sql.into())
    });
    Ok(objects.collect())
}

/// Writes the statements of the schema, their kinds and names, anew into a copy of a damaged file, as far as either the
/// statement or its name is sound. SQLite reads nothing of a file one of whose statements it cannot parse.
pub(in crate::store) fn write_statements(conn: &Connection) -> Result<(), OpenFault> {
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, false)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA, true)?;
    for (object, sql) in wanted(version(conn)?)? {
        let sql = String::from_utf8_lossy(&sql);
        let (kind, name) = object.split_once(' ').unwrap_or_default();
        let update = "UPDATE sqlite_schema SET sql = nullif(?1, '') WHERE type = ?2 AND name = ?3";
        conn.execute(update, (&sql, kind, name))?;
        let update = "UPDATE sqlite_schema SET type = ?2, name = ?3 WHERE sql = ?1";
        conn.execute(update, (sql, kind, name))?;
    }
    let update = "UPDATE sqlite_schema SET tbl_name = name WHERE type IN ('table', 'view')";
    conn.execute(update, [])?;
    Ok(())
}

/// Reads every table, index, trigger and view.
fn objects(conn: &Connection) -> rusqlite::Result<Objects> {
    let mut statement = conn.prepare("SELECT type || ' ' || name, sql FROM sqlite_schema")?;
    let rows = statement.query_map([], |row| {
        let name = String::from_utf8_lossy(row.get_ref(0)?.as_bytes()?).into_owned();
        let sql = row.get_ref(1)?.as_bytes_or_null()?.unwrap_or_default();
        Ok((name, sql.to_vec()))
    })?;
    rows.collect()
}
