//! Cached results of replays: the statistics of each session and the money that it moved.
//!
//! Each kind has a table. It is filled on read; a row that is damaged, outdated or lost is recomputed.

use crate::ledger::{Ledger, PlayerId, SessionId};
use crate::settle::{SessionPayouts, SettleError};
use crate::stats::SessionStats;
use crate::store::db::open::reading;
use crate::store::db::pragmas;
use crate::store::log::row_reader::{RowReader, each_sound, lost};
use crate::store::log::row_writer::{RowWriter, Table, document};
use crate::store::log::sessions::{self, Head};
use crate::store::log::{load, open_hands, rows};
use crate::store::{Database, StoreError};
use rusqlite::{Connection, Row};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// Number of sessions computed per transaction.
const BATCH: usize = 64;

/// A cached value per session.
trait Cached: Serialize + DeserializeOwned {
    /// The name of its table.
    const NAME: &'static str;
    const TABLE: Table = Table {
        name: Self::NAME,
        columns: "session, log_rows, document, format, crc",
    };
    /// The format of its document. Other formats are recomputed; raise it whenever the computation changes.
    const FORMAT: i64;

    fn of(ledger: &Ledger) -> Result<Self, SettleError>;
}

impl Cached for SessionStats {
    const NAME: &'static str = "figures";
    const FORMAT: i64 = 4;

    fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        Self::of(ledger)
    }
}

impl Cached for SessionPayouts {
    const NAME: &'static str = "moved";
    const FORMAT: i64 = 1;

    fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        Self::of(ledger)
    }
}

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

/// The money that sessions moved, with merges applied.
#[derive(Debug, Default)]
pub struct MoneyMoved {
    /// The sessions for which it is known.
    pub moved: Vec<SessionPayouts>,
    /// The other sessions, whose sums overflow.
    pub left_out: Vec<SessionId>,
}

/// The cached values of all sessions.
struct CachedValues<T> {
    sessions: Vec<T>,
    /// The other sessions, each with the reason why it cannot be read; `None` if a sum overflows.
    left_out: Vec<(SessionId, Option<StoreError>)>,
    waiting: usize,
}

impl Database {
    /// The statistics of all sessions outside the trash that have hands. Computes at most `most` missing ones; the
    /// others are counted in [`ComputedStats::waiting`].
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn computed_stats(&mut self, most: usize) -> Result<ComputedStats, StoreError> {
        let all = self.counted::<SessionStats>(most, |_| true)?;
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let sessions = all.sessions.into_iter().filter(|one| one.hands > 0);
        let damaged = all.left_out.iter();
        let damaged = damaged.filter(|(_, why)| why.is_some());
        Ok(ComputedStats {
            sessions: sessions.map(|one| one.merged(now)).collect(),
            damaged: damaged.map(|(id, _)| *id).collect(),
            left_out: all.left_out.len(),
            waiting: all.waiting,
        })
    }

    /// The money moved by these sessions, or by all outside the trash.
    ///
    /// # Errors
    /// One of them cannot be read.
    pub fn moved(&mut self, which: Option<&BTreeSet<SessionId>>) -> Result<MoneyMoved, StoreError> {
        let wanted = |id| which.is_none_or(|which| which.contains(&id));
        let all = self.counted::<SessionPayouts>(usize::MAX, wanted)?;
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let left_out = all.left_out.into_iter();
        let left_out = left_out.map(|(id, why)| why.map_or(Ok(id), Err));
        Ok(MoneyMoved {
            left_out: left_out.collect::<Result<_, _>>()?,
            moved: all
                .sessions
                .into_iter()
                .map(|one| one.merged(now))
                .collect(),
        })
    }

    /// The cached values of the requested sessions outside the trash.
    fn counted<T: Cached>(
        &mut self,
        most: usize,
        wanted: impl Fn(SessionId) -> bool,
    ) -> Result<CachedValues<T>, StoreError> {
        let mut all = CachedValues {
            sessions: Vec::new(),
            left_out: Vec::new(),
            waiting: 0,
        };
        let mut missing = Vec::new();
        {
            let tx = reading(&mut self.conn)?;
            let mut kept = HashMap::new();
            let sql = T::TABLE.select(open_hands::CURRENT);
            each_sound(&tx, &sql, [], read::<T>, |entry| kept.extend(entry))?;
            sessions::each(&tx, "ORDER BY started DESC, number DESC", |id, _, head| {
                // Of a damaged one it is not known whether it is in the trash.
                if !wanted(id) || head.as_ref().is_ok_and(|head| head.deleted.is_some()) {
                    return;
                }
                match (head, kept.remove(&id)) {
                    (Ok(_), Some(one)) => all.sessions.push(one),
                    (Ok(head), None) => missing.push(head),
                    (Err(why), _) => all.left_out.push((id, Some(why))),
                }
            })?;
        }
        all.waiting = missing.len().saturating_sub(most);
        missing.truncate(most);
        for batch in missing.chunks(BATCH) {
            self.count(batch, &mut all)?;
        }
        Ok(all)
    }

    /// Computes and stores values. Where they cannot be stored, they are computed again next time.
    fn count<T: Cached>(
        &mut self,
        batch: &[Head],
        all: &mut CachedValues<T>,
    ) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for head in batch {
                let ledger = load::ledger(&tx, head.clone());
                let one = ledger.map_err(Some).and_then(|(ledger, log_rows)| {
                    let one = T::of(&ledger).map_err(|SettleError::Overflow| None)?;
                    Ok((head.id, log_rows, one))
                });
                match one {
                    Ok(one) => counted.push(one),
                    Err(why) => all.left_out.push((head.id, why)),
                }
            }
        }
        // Storing is optional: it fails in a read-only database, and does not wait for another program's lock.
        self.conn.busy_timeout(Duration::ZERO)?;
        let _: Result<(), StoreError> = self.keep(&counted);
        self.conn.busy_timeout(pragmas::BUSY)?;
        all.sessions
            .extend(counted.into_iter().map(|(.., one)| one));
        Ok(())
    }

    fn keep<T: Cached>(&mut self, counted: &[(SessionId, u64, T)]) -> Result<(), StoreError> {
        self.change(|conn, _| {
            for (session, log_rows, one) in counted {
                let row = RowWriter::new(T::NAME)
                    .id(session.0)
                    .put(rows::number(*log_rows))
                    .put(document(one)?)
                    .put(T::FORMAT);
                T::TABLE.insert(conn, "INSERT OR REPLACE", row)?;
            }
            Ok(())
        })
    }
}

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let mut all = lost(conn, &SessionStats::TABLE.select(""), read::<SessionStats>)?;
    all.extend(lost(
        conn,
        &SessionPayouts::TABLE.select(""),
        read::<SessionPayouts>,
    )?);
    Ok(all)
}

/// The cached value of a session; `None` if it has another format.
type Entry<T> = Option<(SessionId, T)>;

fn read<T: Cached>(row: &Row) -> Result<Entry<T>, StoreError> {
    let mut row = RowReader::new(T::NAME, row)?;
    let (session, _log_rows, text) = (
        SessionId(row.id()?),
        row.int::<i64>()?,
        row.get::<String>()?,
    );
    if row.int::<i64>()? != T::FORMAT {
        return Ok(None);
    }
    let one = serde_json::from_str(&text).map_err(|_| row.damaged())?;
    Ok(Some((session, one)))
}
