//! The attempts in each session, computed once: a document per session.
//!
//! The table is filled on read; a row that is damaged, outdated or lost is recomputed.

use super::list;
use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::settle::SettleError;
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
        {
            let tx = reading(&mut self.conn)?;
            list::each(&tx, |place, one| match one.deleted {
                None if one.damaged => all.damaged.push(one.id),
                None if one.standing.hands > 0 => {
                    missing.insert(one.id, (place, one));
                }
                _ => {}
            })?;
            let sql = TABLE.select(&format!("{} AND format = {FORMAT}", open_hands::CURRENT));
            for_each(&tx, &sql, [], |row| {
                if let Ok((id, stats)) = read(row)
                    && let Some((_, one)) = missing.remove(&id)
                {
                    all.all.add(one, &stats, now);
                }
                Ok(())
            })?;
        }
        all.waiting = missing.len().saturating_sub(most);
        let mut missing: Vec<_> = missing.into_values().collect();
        missing.sort_by_key(|(place, _)| *place);
        missing.truncate(most);
        while !missing.is_empty() {
            let batch = missing.drain(..missing.len().min(BATCH));
            self.count(batch.map(|(_, one)| one).collect(), &mut all, now)?;
        }
        Ok(all)
    }

    /// Computes and stores statistics. Those that cannot be stored are computed again next time.
    fn count(
        &mut self,
        batch: Vec<SessionSummary>,
        all: &mut ComputedStats,
        now: impl Fn(PlayerId) -> PlayerId + Copy,
    ) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for one in batch {
                let Ok((ledger, log_rows)) = load::ledger(&tx, one.id) else {
                    all.damaged.push(one.id);
                    continue;
                };
                match SessionStats::of(&ledger) {
                    Ok(stats) => counted.push((one, log_rows, stats)),
                    Err(SettleError::Overflow) => all.too_large += 1,
                }
            }
        }
        self.write_if_free(|conn| {
            for (one, log_rows, stats) in &counted {
                let row = RowWriter::default()
                    .put(one.id)
                    .put(rows::number(*log_rows))
                    .put(document(stats)?)
                    .put(FORMAT);
                TABLE.insert(conn, "INSERT OR REPLACE", row)?;
            }
            Ok(())
        })?;
        for (one, _, stats) in counted {
            all.all.add(one, &stats, now);
        }
        Ok(())
    }
}

/// The statistics of a session.
fn read(row: &Row) -> Result<(SessionId, SessionStats), StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (row.get()?, row.int::<i64>()?);
    Ok((session, row.json()?))
}
