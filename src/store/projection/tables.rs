//! People and payments in plain tables for other programs: `players`, and `payments`, those in force.
//!
//! Projected from the application's log when idle, with the number of rows projected. No list or page reads
//! them; `check` compares them with the log.

use crate::ledger::Paid;
use crate::store::log::people::People;
use crate::store::log::row_reader::{self, hex};
use crate::store::log::row_writer::{RowWriter, Table};
use crate::store::log::rows::{self, PEOPLE};
use crate::store::{Database, Finding, Player, StoreError};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::{BTreeMap, BTreeSet};

const PLAYERS: Table = Table {
    name: "players",
    columns: "id, name, created, created_offset",
};

const PAYMENTS: Table = Table {
    name: "payments",
    columns: "id, at, at_offset, payer, payee, amount, currency, note, sessions, decimal",
};

impl Database {
    /// Brings the tables up to date.
    ///
    /// # Errors
    /// The log cannot be read, or nothing can be written.
    pub(super) fn update_tables(&mut self) -> Result<(), StoreError> {
        if rows(&self.conn)? == self.log_rows(PEOPLE)? {
            return Ok(());
        }
        self.with_people(|conn, people| write(conn, people))
    }
}

/// Number of rows of the log that the tables follow from.
pub(in crate::store) fn rows(conn: &Connection) -> Result<u64, StoreError> {
    let sql = "SELECT log_rows FROM people_kept";
    let kept = row_reader::rows(conn, sql, [], |row| Ok(row.get::<_, i64>(0)?))?.pop();
    Ok(kept.map_or(0, i64::unsigned_abs))
}

fn write(conn: &Connection, people: &People) -> Result<(), StoreError> {
    for (table, rows) in wanted(people)? {
        conn.execute(&format!("DELETE FROM {}", table.name), [])?;
        for row in rows {
            table.insert(conn, "INSERT", row)?;
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
    for (table, rows) in wanted(&people)? {
        let wanted = by_id(rows.into_iter().map(|row| row.finish(&table)));
        let found = row_reader::rows(conn, &table.select(""), [], row_reader::values)?;
        let found = by_id(found.into_iter());
        let ids: BTreeSet<_> = wanted.keys().chain(found.keys()).collect();
        let wrong = ids
            .into_iter()
            .filter(|id| wanted.get(*id) != found.get(*id));
        faults.extend(wrong.map(|id| Finding::Row(StoreError::damaged(table.name, &hex(id)))));
    }
    Ok(faults)
}

/// Rows by id, which is the first column.
fn by_id(rows: impl Iterator<Item = Vec<Value>>) -> BTreeMap<Vec<u8>, Vec<Value>> {
    let key = |row: Vec<Value>| match row.first() {
        Some(Value::Blob(id)) => (id.clone(), row),
        _ => (Vec::new(), row),
    };
    rows.map(key).collect()
}

/// The tables, with the rows that they must have. Every player has their current name.
fn wanted(people: &People) -> Result<[(Table, Vec<RowWriter>); 2], StoreError> {
    let names = people.names();
    let players = people.named().map(|(Player { id, created, .. }, _)| {
        let name = names.get(id).cloned().unwrap_or_default();
        RowWriter::default().put(*id).put(name).instant(*created)
    });
    let paid = people.payments().in_force();
    let payments = paid.iter().map(payment);
    Ok([
        (PLAYERS, players.collect::<Result<_, _>>()?),
        (PAYMENTS, payments.collect::<Result<_, _>>()?),
    ])
}

fn payment(one: &Paid) -> Result<RowWriter, StoreError> {
    let sessions: Vec<String> = one.sessions.iter().map(ToString::to_string).collect();
    Ok(RowWriter::default()
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
