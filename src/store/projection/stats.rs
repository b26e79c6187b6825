//! The attempts in each session, computed once: a document per session.
//!
//! The table is filled on read; a row that is damaged, outdated or lost is recomputed.

use super::list;
use crate::ledger::{PlayerId, SessionId};
use crate::stats::{SessionStats, Statistics};
use crate::store::db::open::reading;
use crate::store::log::row_reader::{RowReader, for_each};
use crate::store::log::row_writer::{RowWriter, Table, document};
use crate::store::log::{load, open_hands, rows};
use crate::store::{Database, StoreError};
use rusqlite::Row;
use std::collections::BTreeMap;

/// Number of sessions computed per transaction.
const BATCH: usize = 64;

pub(in crate::store) const TABLE: Table = Table {
    name: "figures",
    columns: "session, log_rows, document, format, crc",
};

/// The format of a document. Other formats are recomputed; raise it whenever the computation changes.
const FORMAT: i64 = 6;

/// The statistics of all sessions, as far as they are computed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComputedStats {
    /// Of the computed sessions that have hands, with merges applied.
    pub all: Statistics,
    /// Number of sessions whose sums overflow.
    pub too_large: usize,
    /// The sessions that cannot be read.
    pub damaged: Vec<SessionId>,
    /// Number of sessions still to be computed.
    pub waiting: usize,
}

impl Database {
    /// The statistics of all sessions outside the trash that have hands. Computes at most `most` missing ones; the
    /// others are counted in [`ComputedStats::waiting`].
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn computed_stats(&mut self, most: usize) -> Result<ComputedStats, StoreError> {
        let who = self.people()?.current_players();
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let (mut all, mut missing) = (ComputedStats::default(), BTreeMap::new());
        let tx = reading(&mut self.conn)?;
        list::each(&tx, |_, one| match one.deleted {
            None if one.damaged => all.damaged.push(one.id),
            None if one.standing.hands > 0 => drop(missing.insert(one.id, one)),
            _ => {}
        })?;
        let sql = TABLE.select(&format!("{} AND format = {FORMAT}", open_hands::CURRENT));
        for_each(&tx, &sql, [], |row| {
            if let Ok((id, stats)) = read(row)
                && let Some(one) = missing.remove(&id)
            {
                all.all.add(one, &stats, now);
            }
            Ok(())
        })?;
        drop(tx);
        all.waiting = missing.len().saturating_sub(most);
        let mut missing = missing.into_values().take(most).peekable();
        while missing.peek().is_some() {
            let mut computed = Vec::with_capacity(BATCH);
            let tx = reading(&mut self.conn)?;
            for one in missing.by_ref().take(BATCH) {
                let Ok((ledger, log_rows)) = load::ledger(&tx, one.id) else {
                    all.damaged.push(one.id);
                    continue;
                };
                let Ok(stats) = SessionStats::of(&ledger) else {
                    all.too_large += 1;
                    continue;
                };
                let row = RowWriter::default()
                    .put(one.id)
                    .put(rows::number(log_rows))
                    .put(document(&stats)?)
                    .put(FORMAT);
                computed.push(row);
                all.all.add(one, &stats, now);
            }
            drop(tx);
            // Those that cannot be stored are computed again next time.
            self.write_if_free(|conn| {
                let mut rows = computed.into_iter();
                rows.try_for_each(|row| TABLE.insert(conn, "INSERT OR REPLACE", row))
            })?;
        }
        Ok(all)
    }
}

/// The statistics of a session.
fn read(row: &Row) -> Result<(SessionId, SessionStats), StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (row.get()?, row.int::<i64>()?);
    Ok((session, row.json()?))
}
