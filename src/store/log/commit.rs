//! Writing: a change goes into the log with the taps of the open hand, or nowhere. What follows from the log is brought up to
//! date later.

use super::app_log::AppEdit;
use super::load::{self, Stored};
use super::people::People;
use super::replay::{self, Replay};
use super::schemes::Schemes;
use super::{open_hands, rows, sessions};
use crate::ledger::{LogRow, OpenHand, Session, SessionId};
use crate::store::db::open::writing;
use crate::store::projection::standings;
use crate::store::{Database, StoreError};
use rusqlite::Connection;
use std::collections::BTreeSet;

impl Database {
    /// Puts down a session that has no hands yet, and the first change to it where there is one.
    ///
    /// Those in it who are not on the roster are put there.
    pub fn create_session(
        &mut self,
        session: &Session,
        open: &OpenHand,
        first: Option<&LogRow>,
    ) -> Result<(), StoreError> {
        self.account = None;
        if !session.is_blank() {
            return Err(StoreError::Unexplained(session.id));
        }
        let account = self.with_people(|conn, people, _| {
            people.allow_new(&session.participants)?;
            sessions::insert(conn, session)?;
            people.enlist(conn, &session.participants, session.started)?;
            let begun = AppEdit::BeginSession {
                session: session.id,
                started: session.started,
            };
            people.learn(conn, session.started, begun)?;
            let mut account = Replay::new(session.clone())?;
            if let Some(row) = first {
                write(conn, people, &mut account, row)?;
            }
            open_hands::write(conn, session.id, account.log_rows(), open)?;
            standings::write(conn, &account.ledger, account.log_rows())?;
            Ok(account)
        })?;
        self.account = Some(account);
        Ok(())
    }

    /// Adds rows to a session's log, makes their changes and keeps the open hand; it is on the disk when this returns.
    ///
    /// Without rows, only the taps of the open hand have changed.
    ///
    /// # Errors
    /// [`StoreError::Stale`] where the first row is not the next, or what a change speaks of is not what is there.
    pub fn commit(
        &mut self,
        session: SessionId,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        match self.try_commit(session, rows, open) {
            // What was kept free for this is given up once.
            Err(StoreError::DiskFull) if self.make_room() => self.try_commit(session, rows, open),
            done => done,
        }
    }

    fn try_commit(
        &mut self,
        session: SessionId,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        let kept = self.account.take();
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        if rows.is_empty() {
            sessions::is_there(&tx, session)?;
            let (known, log_rows) = known(&tx, kept, session)?;
            open_hands::write(&tx, session, log_rows, open)?;
            tx.commit()?;
            self.account = known;
            return Ok(());
        }
        // Where it fails, what was followed may not be there.
        let mut people = std::mem::take(&mut self.people);
        for row in rows.iter().filter(|row| !row.joined().is_empty()) {
            people.catch_up(&tx)?;
            people.allow_new(row.joined())?;
        }
        let schemes = &mut self.schemes;
        let account = extend(&tx, schemes, &mut people, kept, session, rows, open)?;
        tx.commit()?;
        (self.account, self.people) = (Some(account), people);
        Ok(())
    }

    /// Keeps the taps of the open hand, unless the session's log has grown beyond `seq` since they were tapped.
    pub fn save_open(
        &mut self,
        session: SessionId,
        seq: u64,
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        sessions::is_there(&tx, session)?;
        if known(&tx, self.account.take(), session)?.1 != seq {
            return Err(StoreError::Stale);
        }
        open_hands::write(&tx, session, seq, open)?;
        Ok(tx.commit()?)
    }
}

/// Puts down a session that comes with its hands and log.
///
/// # Errors
/// [`StoreError::Unexplained`] where the log does not lead to the hands.
pub(in crate::store) fn insert(
    conn: &Connection,
    people: &mut People,
    stored: &Stored,
) -> Result<(), StoreError> {
    distinct(stored.log.rows())?;
    let (beginning, account) = replay::explain(&stored.session, &stored.log)?;
    arrive(conn, people, &beginning, &account, &stored.open)
}

/// Whether no two of these rows have one id.
pub(in crate::store) fn distinct(rows: &[LogRow]) -> Result<(), StoreError> {
    let ids: BTreeSet<_> = rows.iter().map(|row| row.id).collect();
    if ids.len() == rows.len() {
        Ok(())
    } else {
        Err(same_id())
    }
}

/// Puts down a session that began like this and comes with its log, which was found to lead to its hands.
///
/// # Errors
/// [`StoreError::Exists`] where it is there.
pub(in crate::store) fn arrive(
    conn: &Connection,
    people: &mut People,
    beginning: &Session,
    account: &Replay,
    open: &OpenHand,
) -> Result<(), StoreError> {
    let session = account.ledger.session();
    sessions::insert(conn, beginning)?;
    people.enlist(conn, &session.participants, session.started)?;
    for row in account.log.rows() {
        rows::append(conn, session.id, row)?;
    }
    open_hands::write(conn, session.id, account.log_rows(), open)?;
    standings::write(conn, &account.ledger, account.log_rows())
}

/// Adds rows to a session's log and keeps the open hand; gives its account, which may be known already.
///
/// # Errors
/// [`StoreError::Stale`] where the first row is not the next, or what a change speaks of is not what is there.
pub(in crate::store) fn extend(
    conn: &Connection,
    schemes: &mut Schemes,
    people: &mut People,
    known: Option<Replay>,
    session: SessionId,
    rows: &[LogRow],
    open: &OpenHand,
) -> Result<Replay, StoreError> {
    sessions::is_there(conn, session)?;
    let mut account = match self::known(conn, known, session)?.0 {
        Some(known) => known,
        None => load::account(conn, schemes, sessions::need(conn, session)?)?,
    };
    for row in rows {
        write(conn, people, &mut account, row)?;
    }
    open_hands::write(conn, session, account.log_rows(), open)?;
    Ok(account)
}

/// The account that is known of a session, where that is the session as it is, and how many rows its log has.
///
/// # Errors
/// [`StoreError::Damaged`] where rows are missing.
fn known(
    conn: &Connection,
    known: Option<Replay>,
    session: SessionId,
) -> Result<(Option<Replay>, u64), StoreError> {
    let last = rows::last(conn, session)?;
    let log_rows = last.map_or(0, |(last, _)| last);
    // A row's id is random, so that the same last row means the same session to the last digit.
    let fresh = |known: &Replay| {
        last.is_some() && known.ledger.session().id == session && known.last() == last
    };
    let known = known.filter(fresh);
    if known.is_none() {
        open_hands::need_rows(session, log_rows, open_hands::read_one(conn, session)?.0)?;
    }
    Ok((known, log_rows))
}

/// Ids are random, so that one that comes twice was made up.
fn same_id() -> StoreError {
    StoreError::Refused {
        detail: "two rows of a log have one id".to_owned(),
    }
}

/// Adds one row to the log. Whoever comes into the session with it is put on the roster.
fn write(
    conn: &Connection,
    people: &mut People,
    account: &mut Replay,
    row: &LogRow,
) -> Result<(), StoreError> {
    // Whether it is the next at all is for the log to say, and it says so in other words.
    if row.seq == account.log.next_seq() && account.has_row(row.id) {
        return Err(same_id());
    }
    let change = account.follow(row)?;
    rows::append(conn, account.ledger.session().id, row)?;
    people.enlist(conn, change.joined(), row.at)
}
