//! Writing: a change goes into the facts, the log and the totals at once, or nowhere.

use super::account::{self, Account};
use super::app_log::{self, AppEdit};
use super::load::{self, Stored};
use super::open::writing;
use super::schemes::Schemes;
use super::{
    Database, StoreError, hands, log, open_hands, participants, players, sessions, standings,
};
use crate::ledger::{Edit, LogRow, OpenHand, Session, SessionId};
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
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        if !session.hands.is_empty() || session.ended.is_some() {
            return Err(StoreError::Unexplained(session.id));
        }
        players::need_new_names_free(&tx, &session.participants)?;
        sessions::insert(&tx, session)?;
        let begun = AppEdit::BeginSession {
            session: session.id,
            started: session.started,
        };
        app_log::learn(&tx, session.started, begun)?;
        let mut account = Account::open(session.clone(), crate::ledger::Log::default())?;
        if let Some(row) = first {
            write(&tx, &mut account, row)?;
        }
        standings::write(&tx, &mut account)?;
        open_hands::write(&tx, session.id, open)?;
        tx.commit()?;
        self.account = Some(account);
        self.note_people();
        self.note_last(0);
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
            open_hands::write(&tx, session, open)?;
            tx.commit()?;
            self.account = kept;
            return Ok(());
        }
        for row in rows {
            players::need_new_names_free(&tx, row.joined())?;
        }
        let account = extend(&tx, &mut self.schemes, kept, session, rows, open)?;
        tx.commit()?;
        let before = account.log.rows().len() - rows.len();
        self.account = Some(account);
        // Whoever joins a session may be new to the roster.
        if rows.iter().any(|row| !row.joined().is_empty()) {
            self.note_people();
        }
        self.note_last(before);
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
        if log::last(&tx, session)?.map_or(0, |(last, _)| last) != seq {
            return Err(StoreError::Stale);
        }
        open_hands::write(&tx, session, open)?;
        Ok(tx.commit()?)
    }
}

/// Puts down a session that comes with its hands and log.
///
/// # Errors
/// [`StoreError::Unexplained`] where the log does not lead to the hands.
pub(super) fn insert(conn: &Connection, stored: &Stored) -> Result<(), StoreError> {
    distinct(stored.log.rows())?;
    let mut account = account::explain(&stored.session, &stored.log)?;
    arrive(conn, &mut account, &stored.open)
}

/// Whether no two of these rows have one id.
pub(super) fn distinct(rows: &[LogRow]) -> Result<(), StoreError> {
    let ids: BTreeSet<_> = rows.iter().map(|row| row.id).collect();
    if ids.len() == rows.len() {
        Ok(())
    } else {
        Err(same_id())
    }
}

/// Puts down a session that comes with its hands, and with a log that was found to lead to them.
///
/// # Errors
/// [`StoreError::Exists`] where it is there.
pub(super) fn arrive(
    conn: &Connection,
    account: &mut Account,
    open: &OpenHand,
) -> Result<(), StoreError> {
    let session = account.ledger.session();
    sessions::insert(conn, session)?;
    hands::insert_all(conn, session.id, &session.hands)?;
    for row in account.log.rows() {
        log::append(conn, session.id, row)?;
    }
    open_hands::write(conn, session.id, open)?;
    standings::write(conn, account)
}

/// Adds rows to a session's log, makes their changes and keeps the open hand; gives its books, which may be known already.
///
/// # Errors
/// [`StoreError::Stale`] where the first row is not the next, or what a change speaks of is not what is there.
pub(super) fn extend(
    conn: &Connection,
    schemes: &mut Schemes,
    known: Option<Account>,
    session: SessionId,
    rows: &[LogRow],
    open: &OpenHand,
) -> Result<Account, StoreError> {
    sessions::is_there(conn, session)?;
    open_hands::write(conn, session, open)?;
    let last = log::last(conn, session)?;
    // A row's id is random, so that the same last row means the same session to the last digit.
    let fresh = |known: &Account| {
        last.is_some() && known.ledger.session().id == session && known.last() == last
    };
    let mut account = match known.filter(fresh) {
        Some(known) => known,
        None => Account::open(
            load::facts(conn, schemes, sessions::need(conn, session)?)?,
            log::read_all(conn, session)?,
        )?,
    };
    for row in rows {
        write(conn, &mut account, row)?;
    }
    standings::write(conn, &mut account)?;
    Ok(account)
}

/// Ids are random, so that one that comes twice was made up.
fn same_id() -> StoreError {
    StoreError::Refused {
        detail: "two rows of a log have one id".to_owned(),
    }
}

/// Takes one row into the log and its change into the facts.
fn write(conn: &Connection, account: &mut Account, row: &LogRow) -> Result<(), StoreError> {
    // Whether it is the next at all is for the log to say, and it says so in other words.
    if row.seq == account.log.next_seq() && account.has_row(row.id) {
        return Err(same_id());
    }
    let change = account.follow(row)?;
    let session = account.ledger.session();
    log::append(conn, session.id, row)?;
    match &change {
        Edit::AddHand { index, hand } => hands::insert(conn, session.id, *index, hand),
        Edit::RemoveHand { hand, .. } => hands::remove(conn, session.id, hand.id),
        Edit::ReplaceHand { after, .. } => hands::replace(conn, session.id, after),
        Edit::ReplaceHands {
            index,
            before,
            after,
        } => hands::replace_all(conn, session.id, *index, before, after),
        Edit::Adjust { hand, .. } => {
            let index = session.hand_position(*hand).ok_or(StoreError::Stale)?;
            hands::replace(conn, session.id, &session.hands[index])
        }
        Edit::Restake { from, .. } => {
            session.hands[*from..]
                .iter()
                .try_for_each(|hand| hands::replace(conn, session.id, hand))?;
            sessions::update(conn, session)
        }
        Edit::Rename { participant, .. } => {
            let place = session.position(*participant).ok_or(StoreError::Stale)?;
            participants::write(conn, session, place, row.at)
        }
        Edit::Join { participant } => {
            let place = session.position(participant.id).ok_or(StoreError::Stale)?;
            participants::write(conn, session, place, row.at)
        }
        Edit::Leave { participant } => participants::remove(conn, session.id, participant.id),
        Edit::Reseat { joins, leaves, .. } => {
            for one in joins {
                let place = session.position(one.id).ok_or(StoreError::Stale)?;
                participants::write(conn, session, place, row.at)?;
            }
            for one in leaves {
                participants::remove(conn, session.id, one.id)?;
            }
            sessions::update(conn, session)
        }
        Edit::Retitle { .. } | Edit::Settle { .. } | Edit::End { .. } | Edit::Reopen { .. } => {
            sessions::update(conn, session)
        }
    }
}
