//! The statistics of each session, computed once: a document per session.
//!
//! The table is filled on read; a row that is damaged, outdated or lost is recomputed.

use crate::ledger::{PlayerId, SessionId};
use crate::settle::SettleError;
use crate::stats::{SessionStats, Statistics};
use crate::store::db::open::reading;
use crate::store::log::row_reader::{RowReader, for_each};
use crate::store::log::row_writer::{RowWriter, Table, document};
use crate::store::log::{load, open_hands, rows, sessions};
use crate::store::{Database, StoreError};
use rusqlite::Row;
use std::collections::HashSet;

/// Number of sessions computed per transaction.
const BATCH: usize = 64;

pub(in crate::store) const TABLE: Table = Table {
    name: "figures",
    columns: "session, log_rows, document, format, crc",
};

/// The format of a document. Other formats are recomputed; raise it whenever the computation changes.
const FORMAT: i64 = 4;

/// The statistics of all sessions, as far as they are computed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComputedStats {
    /// Of the computed sessions that have hands, with merges applied.
    pub all: Statistics,
    /// Number of sessions that cannot be read, or whose sums overflow.
    pub left_out: usize,
    /// Those that cannot be read.
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
        let (mut all, mut missing) = (ComputedStats::default(), Vec::new());
        {
            let tx = reading(&mut self.conn)?;
            sessions::each(
                &tx,
                "ORDER BY started DESC, number DESC",
                |id, _, head| match head {
                    Ok(head) if head.deleted.is_none() => missing.push(id),
                    Ok(_) => {}
                    // It is not known whether a damaged session is in the trash.
                    Err(_) => all.damaged.push(id),
                },
            )?;
            let wanted: HashSet<SessionId> = missing.iter().copied().collect();
            let mut stored = HashSet::new();
            let sql = TABLE.select(open_hands::CURRENT);
            for_each(&tx, &sql, [], |row| {
                if let Ok(Some((id, one))) = read(row)
                    && wanted.contains(&id)
                {
                    stored.insert(id);
                    all.add(one, now);
                }
                Ok(())
            })?;
            missing.retain(|id| !stored.contains(id));
        }
        all.waiting = missing.len().saturating_sub(most);
        missing.truncate(most);
        for batch in missing.chunks(BATCH) {
            self.count(batch, &mut all, now)?;
        }
        all.left_out += all.damaged.len();
        Ok(all)
    }

    /// Computes and stores statistics. Those that cannot be stored are computed again next time.
    fn count(
        &mut self,
        batch: &[SessionId],
        all: &mut ComputedStats,
        now: impl Fn(PlayerId) -> PlayerId + Copy,
    ) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for id in batch {
                let Ok((ledger, log_rows)) = load::ledger(&tx, *id) else {
                    all.damaged.push(*id);
                    continue;
                };
                match SessionStats::of(&ledger) {
                    Ok(one) => counted.push((*id, log_rows, one)),
                    Err(SettleError::Overflow) => all.left_out += 1,
                }
            }
        }
        self.write_if_free(|conn| {
            for (session, log_rows, one) in &counted {
                let row = RowWriter::default()
                    .put(*session)
                    .put(rows::number(*log_rows))
                    .put(document(one)?)
                    .put(FORMAT);
                TABLE.insert(conn, "INSERT OR REPLACE", row)?;
            }
            Ok(())
        })?;
        for (.., one) in counted {
            all.add(one, now);
        }
        Ok(())
    }
}

impl ComputedStats {
    fn add(&mut self, one: SessionStats, now: impl Fn(PlayerId) -> PlayerId) {
        if one.hands > 0 {
            self.all.add(&one.merged(now));
        }
    }
}

/// The statistics of a session; `None` if they have another format.
fn read(row: &Row) -> Result<Option<(SessionId, SessionStats)>, StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (row.get()?, row.int::<i64>()?);
    let text = row.get::<String>()?;
    if row.int::<i64>()? != FORMAT {
        return Ok(None);
    }
    let one = serde_json::from_str(&text).map_err(|_| row.damaged())?;
    Ok(Some((session, one)))
}
