//! People, payments and house rules in plain tables for other programs: `players`, `merges`, `payments` (those in
//! force) and `house_rules` (those outside the trash).
//!
//! Projected from the application's log when idle, with the number of rows projected. No list or page reads
//! them; `check` compares them with the log.

use crate::ledger::Paid;
use crate::store::db::open::reading;
use crate::store::log::people::People;
use crate::store::log::row_reader::{for_each, hex};
use crate::store::log::row_writer::RowWriter;
use crate::store::log::rows::{self, PEOPLE};
use crate::store::{Database, Finding, HouseRules, StoreError};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params_from_iter};
use std::collections::{BTreeMap, BTreeSet};

/// The rows of a table by id, which is the first column.
type Rows = BTreeMap<Vec<u8>, Vec<Value>>;

/// A table and its columns.
type Table = (&'static str, &'static str);

const TABLES: [Table; 4] = [
    ("players", "id, name, created, created_offset"),
    ("merges", "player, becomes"),
    (
        "payments",
        "id, at, at_offset, payer, payee, amount, currency, note, sessions, decimal",
    ),
    (
        "house_rules",
        "id, scheme, name, base_id, base_name, created, created_offset, changed, changed_offset, document",
    ),
];

impl Database {
    /// Brings the tables up to date.
    ///
    /// # Errors
    /// The log cannot be read, or nothing can be written.
    pub(super) fn update_tables(&mut self) -> Result<(), StoreError> {
        let last = rows::last(&self.conn, PEOPLE)?.map_or(0, |(seq, _)| seq);
        if rows(&*reading(&mut self.conn)?)? == last {
            return Ok(());
        }
        self.with_people(|conn, people| write(conn, people))
    }
}

/// Number of rows of the log that the tables follow from.
pub(in crate::store) fn rows(conn: &Connection) -> Result<u64, StoreError> {
    let sql = "SELECT log_rows FROM people_kept";
    let kept = conn
        .prepare_cached(sql)?
        .query_row([], |row| row.get::<_, i64>(0));
    Ok(kept.optional()?.map_or(0, i64::unsigned_abs))
}

fn write(conn: &Connection, people: &People) -> Result<(), StoreError> {
    for ((table, columns), rows) in TABLES.iter().zip(wanted(people)?) {
        conn.execute(&format!("DELETE FROM {table}"), [])?;
        let places = vec!["?"; columns.split(',').count()].join(", ");
        let mut insert = conn.prepare_cached(&format!(
            "INSERT INTO {table} ({columns}) VALUES ({places})"
        ))?;
        for row in rows.into_values() {
            insert.execute(params_from_iter(row))?;
        }
    }
    let sql = "INSERT OR REPLACE INTO people_kept (one, log_rows) VALUES (1, ?1)";
    conn.execute(sql, [rows::number(people.rows())])?;
    Ok(())
}

/// Lost payments, and rows that differ from the log, if the tables are up to date; or the errors of the log.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut people = People::default();
    match people.catch_up(conn) {
        Err(error @ (StoreError::Damaged { .. } | StoreError::NewerDocument { .. })) => {
            return Ok(vec![Finding::Row(error)]);
        }
        done => done?,
    }
    let lost = people.lost_payments().into_iter();
    let mut faults: Vec<_> = lost.map(Finding::Payment).collect();
    if rows(conn)? != people.rows() {
        return Ok(faults);
    }
    for ((table, columns), wanted) in TABLES.iter().zip(wanted(&people)?) {
        let found = found(conn, table, columns)?;
        let ids: BTreeSet<_> = wanted.keys().chain(found.keys()).collect();
        let wrong = ids
            .into_iter()
            .filter(|id| wanted.get(*id) != found.get(*id));
        faults.extend(wrong.map(|id| Finding::Row(StoreError::damaged(table, &hex(id)))));
    }
    Ok(faults)
}

fn found(conn: &Connection, table: &str, columns: &str) -> Result<Rows, StoreError> {
    let mut all = Rows::new();
    let sql = format!("SELECT {columns} FROM {table}");
    for_each(conn, &sql, [], |row| {
        let id = row.get_ref(0)?.as_bytes().unwrap_or_default().to_vec();
        let read = |column: usize| -> Result<Value, StoreError> {
            // A damaged text may not be UTF-8.
            let read = Value::try_from(row.get_ref(column)?);
            Ok(read.unwrap_or_else(|_| Value::Blob(Vec::new())))
        };
        let values = (0..row.as_ref().column_count()).map(read);
        all.insert(id, values.collect::<Result<_, _>>()?);
        Ok(())
    })?;
    Ok(all)
}

/// The rows that the tables must have.
fn wanted(people: &People) -> Result<[Rows; 4], StoreError> {
    let everybody = people.everybody();
    let players = everybody.iter().map(|player| {
        let row = RowWriter::new("players").put(player.id);
        row.put(player.name.clone()).instant(player.created)
    });
    let merges = people.merges().into_iter();
    let merges = merges.map(|(player, into)| Ok(RowWriter::new("merges").put(player).put(into)));
    let paid = people.payments().in_force();
    let payments = paid.iter().map(payment);
    // Unreadable house rules are reported where they are read.
    let rules = people
        .house_rules()
        .into_iter()
        .flatten()
        .map(|rules| house_rules(&rules));
    Ok([
        by_id(players)?,
        by_id(merges)?,
        by_id(payments)?,
        by_id(rules)?,
    ])
}

fn by_id(rows: impl Iterator<Item = Result<RowWriter, StoreError>>) -> Result<Rows, StoreError> {
    let key = |row: Vec<Value>| match row.first() {
        Some(Value::Blob(id)) => (id.clone(), row),
        _ => (Vec::new(), row),
    };
    rows.map(|row| Ok(key(row?.values()))).collect()
}

fn payment(one: &Paid) -> Result<RowWriter, StoreError> {
    let sessions: Vec<String> = one.sessions.iter().map(ToString::to_string).collect();
    Ok(RowWriter::new("payments")
        .put(one.id)
        .instant(one.at)?
        .put(one.from)
        .put(one.to)
        .put(one.amount.0)
        .put(one.currency.code().to_owned())
        .put(one.note.clone())
        .put(sessions.join(" "))
        .put(one.amount.decimal(one.currency)))
}

fn house_rules(rules: &HouseRules) -> Result<RowWriter, StoreError> {
    let base = rules.base.as_ref();
    Ok(RowWriter::new("house_rules")
        .put(rules.id)
        .put(rules.scheme.id.clone())
        .put(rules.scheme.name.clone())
        .put(base.map(|base| base.id.clone()))
        .put(base.map(|base| base.name.clone()))
        .instant(rules.created)?
        .instant(rules.changed)?
        .put(rules.scheme.document.clone()))
}
