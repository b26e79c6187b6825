//! What follows from a session's hands, kept so that no hand is played twice for it: its figures and what it moved.
//!
//! Each kind is a cache with a table of its own: it is filled when somebody looks, and a row that is damaged, old or lost is
//! made anew.

use crate::ledger::{Ledger, PlayerId, SessionId};
use crate::settle::{Moved, SettleError};
use crate::stats::SessionStats;
use crate::store::db::open::{reading, writing};
use crate::store::db::pragmas;
use crate::store::log::row_reader::{Each, RowReader, rows};
use crate::store::log::row_writer::{RowWriter, document};
use crate::store::log::schemes::Schemes;
use crate::store::log::sessions::{self, Head};
use crate::store::log::{load, rows};
use crate::store::{Database, StoreError};
use rusqlite::{Connection, Row, params_from_iter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// How many sessions are counted in one transaction.
const BATCH: usize = 64;

/// What is kept of a session.
trait Cached: Serialize + DeserializeOwned {
    /// Where.
    const TABLE: &'static str;
    /// The format of its document. One that is not of it is made anew, so that it grows with whatever changes in the fold.
    const FORMAT: i64;

    fn of(ledger: &Ledger) -> Result<Self, SettleError>;

    fn session(&self) -> SessionId;
}

impl Cached for SessionStats {
    const TABLE: &'static str = "figures";
    const FORMAT: i64 = 2;

    fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        Self::of(ledger)
    }

    fn session(&self) -> SessionId {
        self.session
    }
}

impl Cached for Moved {
    const TABLE: &'static str = "moved";
    const FORMAT: i64 = 1;

    fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        Self::of(ledger)
    }

    fn session(&self) -> SessionId {
        self.session
    }
}

/// The figures of all sessions, as far as they are counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The sessions that are counted, everybody in them as they are counted now.
    pub sittings: Vec<SessionStats>,
    /// How many sessions there are that cannot be read.
    pub left_out: usize,
    /// How many are still to be counted.
    pub waiting: usize,
}

/// What sessions moved between people as they are counted now.
#[derive(Debug, Default)]
pub struct AllMoved {
    /// The sessions of which that can be said.
    pub moved: Vec<Moved>,
    /// The others, each with why.
    pub left_out: Vec<(SessionId, SettleError)>,
}

/// What all sessions are counted for.
struct Counted<T> {
    sessions: Vec<T>,
    left_out: Vec<(SessionId, LeftOut)>,
    waiting: usize,
}

/// Why a session is not counted.
enum LeftOut {
    /// It cannot be read.
    Unreadable(StoreError),
    /// A sum of it is beyond all bounds.
    Unsettled(SettleError),
}

impl Database {
    /// The figures of all sessions that are not deleted and have hands. So many more sessions than are known are
    /// counted for it at most; the others wait for the next time.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn figures(&mut self, most: usize) -> Result<Figures, StoreError> {
        let all = self.counted::<SessionStats>(most, |_| true)?;
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let sittings = all.sessions.into_iter().filter(|one| one.hands > 0);
        Ok(Figures {
            sittings: sittings.map(|one| one.counted_as(now)).collect(),
            left_out: all.left_out.len(),
            waiting: all.waiting,
        })
    }

    /// What these sessions moved, or all that are not deleted.
    ///
    /// # Errors
    /// Where one of them cannot be read.
    pub fn moved(&mut self, which: Option<&BTreeSet<SessionId>>) -> Result<AllMoved, StoreError> {
        let wanted = |id| which.is_none_or(|which| which.contains(&id));
        let all = self.counted::<Moved>(usize::MAX, wanted)?;
        let who = self.people_now()?;
        let now = |id: PlayerId| who.get(&id).copied().unwrap_or(id);
        let left_out = all.left_out.into_iter().map(|(id, why)| match why {
            LeftOut::Unreadable(error) => Err(error),
            LeftOut::Unsettled(error) => Ok((id, error)),
        });
        Ok(AllMoved {
            left_out: left_out.collect::<Result<_, _>>()?,
            moved: all
                .sessions
                .into_iter()
                .map(|one| one.counted_as(now))
                .collect(),
        })
    }

    /// What is kept of those sessions that are wanted and not deleted.
    fn counted<T: Cached>(
        &mut self,
        most: usize,
        wanted: impl Fn(SessionId) -> bool,
    ) -> Result<Counted<T>, StoreError> {
        let mut all = Counted {
            sessions: Vec::new(),
            left_out: Vec::new(),
            waiting: 0,
        };
        let mut missing = Vec::new();
        {
            let tx = reading(&mut self.conn)?;
            let mut kept: HashMap<SessionId, T> = self::all(&tx, CURRENT)?
                .into_iter()
                .flatten()
                .flatten()
                .collect();
            sessions::each(&tx, sessions::Of::Kept, |id, head| {
                if !wanted(id) {
                    return;
                }
                match (head, kept.remove(&id)) {
                    (Ok(_), Some(one)) => all.sessions.push(one),
                    (Ok(head), None) => missing.push(head),
                    (Err(why), _) => all.left_out.push((id, LeftOut::Unreadable(why))),
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

    /// Counts some sessions and keeps what they came to. Where that cannot be kept, they are counted the next time again.
    fn count<T: Cached>(&mut self, batch: &[Head], all: &mut Counted<T>) -> Result<(), StoreError> {
        let mut counted = Vec::with_capacity(batch.len());
        {
            let tx = reading(&mut self.conn)?;
            for head in batch {
                match count(&tx, &mut self.schemes, head.clone()) {
                    Ok(one) => counted.push(one),
                    Err(why) => all.left_out.push((head.id, why)),
                }
            }
        }
        // A database that can only be read has all this too, and nobody waits for whoever writes to it.
        self.conn.busy_timeout(Duration::ZERO)?;
        let _: Result<(), StoreError> = self.keep(&counted);
        self.conn.busy_timeout(pragmas::BUSY)?;
        all.sessions.extend(counted.into_iter().map(|(_, one)| one));
        Ok(())
    }

    fn keep<T: Cached>(&mut self, counted: &[(u64, T)]) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        for (log_rows, one) in counted {
            write(&tx, *log_rows, one)?;
        }
        Ok(tx.commit()?)
    }
}

/// What is to be kept of a session, and how many rows its log has.
fn count<T: Cached>(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<(u64, T), LeftOut> {
    let (ledger, log_rows) = load::ledger(conn, schemes, head).map_err(LeftOut::Unreadable)?;
    Ok((log_rows, T::of(&ledger).map_err(LeftOut::Unsettled)?))
}

fn write<T: Cached>(conn: &Connection, log_rows: u64, one: &T) -> Result<(), StoreError> {
    let row = RowWriter::new(T::TABLE)
        .id(one.session().0)
        .int(rows::number(log_rows))
        .text(&document(one)?)
        .int(T::FORMAT);
    let sql = format!(
        "INSERT OR REPLACE INTO {} (session, log_rows, document, format, crc) VALUES (?1, ?2, ?3, ?4, ?5)",
        T::TABLE
    );
    conn.prepare_cached(&sql)?
        .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Every row that is damaged.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let figures = all::<SessionStats>(conn, "")?
        .into_iter()
        .filter_map(Result::err);
    let moved = all::<Moved>(conn, "")?.into_iter().filter_map(Result::err);
    Ok(figures.chain(moved).collect())
}

/// What a row keeps of a session; none where it is of another format.
type Entry<T> = Option<(SessionId, T)>;

/// Which rows are not behind their logs.
const CURRENT: &str =
    "JOIN open_hands ON open_hands.session = kept.session AND open_hands.log_rows = kept.log_rows";

/// Every row of which that holds.
fn all<T: Cached>(conn: &Connection, which: &str) -> Result<Each<Entry<T>>, StoreError> {
    let sql = format!(
        "SELECT kept.session, kept.log_rows, kept.document, kept.format, kept.crc FROM {} AS kept {which}",
        T::TABLE
    );
    rows(conn, &sql, [], read)
}

fn read<T: Cached>(row: &Row) -> Result<Entry<T>, StoreError> {
    let mut row = RowReader::new(T::TABLE, row)?;
    let (session, _log_rows, text) = (SessionId(row.id()?), row.int::<i64>()?, row.text()?);
    if row.int::<i64>()? != T::FORMAT {
        return Ok(None);
    }
    let one = serde_json::from_str(&text).map_err(|_| row.damaged())?;
    Ok(Some((session, one)))
}
