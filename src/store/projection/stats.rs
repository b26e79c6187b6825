//! The statistics of each session, computed once: a document per session.
//!
//! The table is filled on read; a row that is damaged, outdated or lost is recomputed.

use crate::ledger::{PlayerId, SessionId};
use crate::settle::SettleError;
use crate::stats::SessionStats;
use crate::store::db::open::reading;
use crate::store::log::row_reader::{RowReader, each_sound, lost};
use crate::store::log::row_writer::{RowWriter, Table, document};
use crate::store::log::sessions::{self, Head};
use crate::store::log::{load, open_hands, rows};
use crate::store::{Database, StoreError};
use rusqlite::{Connection, Row};
use std::collections::HashMap;

/// Number of sessions computed per transaction.
pub(super) const BATCH: usize = 64;

const TABLE: Table = Table {
    name: "figures",
    columns: "session, log_rows, document, format, crc",
};

/// The format of a document. Other formats are recomputed; raise it whenever the computation changes.
const FORMAT: i64 = 4;

/// The statistics of all sessions, as far as they are computed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComputedStats {
    /// The computed sessions, with merges applied.
    pub sessions: Vec<SessionStats>,
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
        let (mut all, mut missing) = (ComputedStats::default(), Vec::new());
        {
            let tx = reading(&mut self.conn)?;
            let mut kept = HashMap::new();
            let sql = TABLE.select(open_hands::CURRENT);
            each_sound(&tx, &sql, [], read, |entry| kept.extend(entry))?;
            sessions::each(&tx, "ORDER BY started DESC, number DESC", |id, _, head| {
                // It is not known whether a damaged session is in the trash.
                if head.as_ref().is_ok_and(|head| head.deleted.is_some()) {
                    return;
                }
                match (head, kept.remove(&id)) {
                    (Ok(_), Some(one)) => all.sessions.push(one),
                    (Ok(head), None) => missing.push(head),
                    (Err(_), _) => all.damaged.push(id),
                }
            })?;
        }
        all.waiting = missing.len().saturating_sub(most);
        missing.truncate(most);
        for batch in missing.chunks(BATCH) {
            self.count(batch, &mut all)?;
        }
        all.left_out += all.damaged.len();
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let sessions = all.sessions.into_iter().filter(|one| one.hands > 0);
        all.sessions = sessions.map(|one| one.merged(now)).collect();
        Ok(all)
    }

    /// Computes and stores statistics. Those that cannot be stored are computed again next time.
    fn count(&mut self, batch: &[Head], all: &mut ComputedStats) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for head in batch {
                let Ok((ledger, log_rows)) = load::ledger(&tx, head.clone()) else {
                    all.damaged.push(head.id);
                    continue;
                };
                match SessionStats::of(&ledger) {
                    Ok(one) => counted.push((head.id, log_rows, one)),
                    Err(SettleError::Overflow) => all.left_out += 1,
                }
            }
        }
        self.write_if_free(|conn| {
            for (session, log_rows, one) in &counted {
                let row = RowWriter::new(TABLE.name)
                    .id(session.0)
                    .put(rows::number(*log_rows))
                    .put(document(one)?)
                    .put(FORMAT);
                TABLE.insert(conn, "INSERT OR REPLACE", row)?;
            }
            Ok(())
        })?;
        all.sessions
            .extend(counted.into_iter().map(|(.., one)| one));
        Ok(())
    }
}

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, &TABLE.select(""), read)
}

/// The statistics of a session; `None` if they have another format.
fn read(row: &Row) -> Result<Option<(SessionId, SessionStats)>, StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (SessionId(row.id()?), row.int::<i64>()?);
    let text = row.get::<String>()?;
    if row.int::<i64>()? != FORMAT {
        return Ok(None);
    }
    let one = serde_json::from_str(&text).map_err(|_| row.damaged())?;
    Ok(Some((session, one)))
}
