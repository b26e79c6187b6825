//! The current standing of every session, so that a list of sessions replays no hand.
//!
//! Projected from the log outside the transaction of a change, so it may be behind. A row that is behind, damaged or
//! lost is recomputed on read.

use crate::ledger::{Ledger, SessionId, Standing};
use crate::store::StoreError;
use crate::store::log::row_reader::{self, RowReader, for_each};
use crate::store::log::row_writer::{RowWriter, Table, document};
use crate::store::log::{open_hands, rows};
use rusqlite::{Connection, Params, Row};
use std::collections::HashSet;
use std::sync::Arc;

pub(in crate::store) const TABLE: Table = Table {
    name: "standings",
    columns: "session, log_rows, title, ended, ended_offset, stake, currency, players, hands, last_hand, last_hand_offset, \
          together, note, owed, crc",
};

/// Writes the standing of a session, replacing the previous one.
pub(in crate::store) fn write(
    conn: &Connection,
    ledger: &Ledger,
    log_rows: u64,
) -> Result<(), StoreError> {
    let session = ledger.session();
    let standing = Standing::of(ledger);
    let stake = session.stake;
    // The names of the fields would be half of the text; the values are read in this order.
    let players: Vec<_> = standing
        .players
        .iter()
        .map(|one| {
            (
                one.id, one.player, &one.name, one.points, one.hands, one.deals, one.leads,
                one.rank, one.money, one.odd, one.seat,
            )
        })
        .collect();
    let row = RowWriter::default()
        .put(session.id)
        .put(rows::number(log_rows))
        .put(standing.title)
        .maybe_instant(standing.ended)?
        .put(stake.map(|stake| stake.to_string()))
        .put(stake.map(|stake| stake.currency().code().to_owned()))
        .put(document(&players)?)
        .count(standing.hands)
        .maybe_instant(standing.last_hand)?
        .put(standing.together)
        .put(standing.note)
        .put(standing.owed);
    TABLE.insert(conn, "INSERT OR REPLACE", row)
}

/// Passes on the stored standings of these sessions in the order of their ids, except those that are behind, damaged or
/// lost. `which` is a condition.
pub(in crate::store) fn each_current(
    conn: &Connection,
    which: &str,
    params: impl Params,
    mut take: impl FnMut(SessionId, Standing),
) -> Result<(), StoreError> {
    let mut names = HashSet::new();
    let sql = format!("{} AND {which} ORDER BY session", open_hands::CURRENT);
    for_each(conn, &TABLE.select(&sql), params, |row| {
        if let Ok((session, mut one)) = read(row) {
            for player in &mut one.players {
                share(&mut names, &mut player.name);
            }
            take(session, one);
        }
        Ok(())
    })
}

/// Replaces a name by an equal one passed before, so that each is kept in memory once.
fn share(names: &mut HashSet<Arc<str>>, name: &mut Arc<str>) {
    match names.get(name) {
        Some(known) => *name = Arc::clone(known),
        None => drop(names.insert(Arc::clone(name))),
    }
}

/// The readable rows of standings.
pub(in crate::store) fn salvage(conn: &Connection) -> Vec<(SessionId, Standing)> {
    row_reader::salvage(conn, &TABLE.select(""), "session", read)
}

fn read(row: &Row) -> Result<(SessionId, Standing), StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (row.get()?, row.int::<i64>()?);
    let (title, ended) = (row.get()?, row.maybe_instant()?);
    let (_stake, _currency) = (row.text()?, row.text()?);
    let standing = Standing {
        title,
        ended,
        players: row.json()?,
        hands: row.int()?,
        last_hand: row.maybe_instant()?,
        together: row.get()?,
        note: row.get()?,
        owed: row.get()?,
    };
    Ok((session, standing))
}
