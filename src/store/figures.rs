//! What sessions came to in figures, kept so that no hand is played twice for it.
//!
//! A cache: it is filled when somebody looks, and a row that is damaged, old or lost is made anew.

use super::open::{reading, writing};
use super::opened::{Each, Opened, rows};
use super::schemes::Schemes;
use super::sealing::{Sealing, document};
use super::sessions::{self, Head};
use super::{Database, StoreError, load, merges, settings, standings};
use crate::figures::Sitting;
use crate::ledger::{Ledger, PlayerId, SessionId};
use rusqlite::{Connection, Row, params_from_iter};
use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

const TABLE: &str = "figures";

/// The format of a document. One that is not of it is made anew, so that it grows with whatever changes in the fold.
const FORMAT: i64 = 1;

/// How many sessions are counted in one transaction.
const BATCH: usize = 64;

/// A session's figures as they are kept, with how long its log was.
type Kept = (SessionId, (usize, Sitting));

/// The figures of all sessions, as far as they are counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The sessions that are counted, everybody in them as they are counted now.
    pub sittings: Vec<Sitting>,
    /// How many sessions there are that cannot be read.
    pub left_out: usize,
    /// How many are still to be counted.
    pub waiting: usize,
}

impl Database {
    /// The figures of all sessions that are not deleted, and have hands. So many more sessions than are known are
    /// counted for it at most; the others wait for the next time.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn figures(&mut self, most: usize) -> Result<Figures, StoreError> {
        let mut figures = Figures::default();
        let mut missing = Vec::new();
        let who: BTreeMap<PlayerId, PlayerId>;
        {
            let tx = reading(&mut self.conn)?;
            let mut kept: HashMap<SessionId, (usize, Sitting)> =
                all(&tx)?.into_iter().flatten().flatten().collect();
            let mut counted = HashMap::new();
            standings::each(&tx, |id, standing| {
                counted.insert(id, (standing.hands, standing.log_rows));
            })?;
            sessions::each(&tx, sessions::Of::Kept, |id, head| {
                let (Ok(head), Some((hands, log_rows))) = (head, counted.get(&id)) else {
                    figures.left_out += 1;
                    return;
                };
                match kept.remove(&id) {
                    _ if *hands == 0 => {}
                    Some((rows, sitting)) if rows == *log_rows => figures.sittings.push(sitting),
                    _ => missing.push((head, *log_rows)),
                }
            })?;
            who = merges::everybody_now(&tx)?;
        }
        figures.waiting = missing.len().saturating_sub(most);
        missing.truncate(most);
        for batch in missing.chunks(BATCH) {
            self.count_figures(batch, &mut figures)?;
        }
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let sittings = std::mem::take(&mut figures.sittings);
        figures.sittings = sittings
            .into_iter()
            .map(|sitting| sitting.counted_as(now))
            .collect();
        Ok(figures)
    }

    /// Counts some sessions and keeps what they came to. Where that cannot be kept, they are counted the next time again.
    fn count_figures(
        &mut self,
        batch: &[(Head, usize)],
        figures: &mut Figures,
    ) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for (head, log_rows) in batch {
                match sitting(&tx, &mut self.schemes, head.clone()) {
                    Some(sitting) => counted.push((*log_rows, sitting)),
                    None => figures.left_out += 1,
                }
            }
        }
        // A database that can only be read has its figures all the same, and nobody waits for whoever writes to it.
        self.conn.busy_timeout(Duration::ZERO)?;
        let _: Result<(), StoreError> = self.keep_figures(&counted);
        self.conn.busy_timeout(settings::BUSY)?;
        figures
            .sittings
            .extend(counted.into_iter().map(|(_, sitting)| sitting));
        Ok(())
    }

    fn keep_figures(&mut self, counted: &[(usize, Sitting)]) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        for (log_rows, sitting) in counted {
            write(&tx, *log_rows, sitting)?;
        }
        Ok(tx.commit()?)
    }
}

/// The figures of a session; none where it cannot be read, or its sums are beyond all bounds.
fn sitting(conn: &Connection, schemes: &mut Schemes, head: Head) -> Option<Sitting> {
    let facts = load::facts(conn, schemes, head).ok()?;
    let ledger = Ledger::open(facts).ok()?;
    Sitting::of(&ledger).ok()
}

fn write(conn: &Connection, log_rows: usize, sitting: &Sitting) -> Result<(), StoreError> {
    let row = Sealing::new(TABLE)
        .id(sitting.session.0)
        .count(log_rows)
        .text(&document(sitting)?)
        .int(FORMAT);
    conn.prepare_cached(
        "INSERT OR REPLACE INTO figures (session, log_rows, document, format, crc) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    Ok(all(conn)?.into_iter().filter_map(Result::err).collect())
}

/// Every row, none for one of another format.
fn all(conn: &Connection) -> Result<Each<Option<Kept>>, StoreError> {
    let sql = "SELECT session, log_rows, document, format, crc FROM figures";
    rows(conn, sql, [], read)
}

fn read(row: &Row) -> Result<Option<Kept>, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let (session, log_rows, text) = (SessionId(row.id()?), row.int()?, row.text()?);
    if row.int::<i64>()? != FORMAT {
        return Ok(None);
    }
    let sitting = serde_json::from_str(&text).map_err(|_| row.damaged())?;
    Ok(Some((session, (log_rows, sitting))))
}
