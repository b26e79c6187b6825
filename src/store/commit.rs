//! Writing: a change goes into the facts, the log and the totals at once, or nowhere.

use super::account::{self, Account};
use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::load::{self, Stored};
use super::open::writing;
use super::{Database, StoreError, hands, log, open_hands, participants, sessions, totals};
use crate::ledger::{Edit, EditId, LogRow, OpenHand, Session, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;

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
        let tx = writing(&mut self.conn)?;
        if !session.hands.is_empty() || session.ended.is_some() {
            return Err(StoreError::Unexplained(session.id));
        }
        sessions::insert(&tx, session)?;
        let mut account = Account::open(session.clone(), crate::ledger::Log::default())?;
        if let Some(row) = first {
            write(&tx, &mut account, row)?;
        }
        totals::write(&tx, &account)?;
        open_hands::write(&tx, session.id, open)?;
        tx.commit()?;
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
        let kept = self.account.take();
        let tx = writing(&mut self.conn)?;
        let head = sessions::need(&tx, session)?;
        open_hands::write(&tx, session, open)?;
        if rows.is_empty() {
            tx.commit()?;
            self.account = kept;
            return Ok(());
        }
        let last = log::last(&tx, session)?;
        // A row's id is random, so that the same last row means the same session to the last digit.
        let fresh = |kept: &Account| {
            last.is_some() && kept.ledger.session().id == session && kept.last() == last
        };
        let mut account = if let Some(kept) = kept.filter(fresh) {
            kept
        } else {
            let facts = load::facts(&tx, &mut self.schemes, head)?;
            Account::open(facts, log::read_all(&tx, session)?)?
        };
        for row in rows {
            write(&tx, &mut account, row)?;
        }
        totals::write(&tx, &account)?;
        tx.commit()?;
        self.account = Some(account);
        Ok(())
    }

    /// Keeps the taps of the open hand, unless the session's log has grown beyond `seq` since they were tapped.
    pub fn save_open(
        &mut self,
        session: SessionId,
        seq: u64,
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        let tx = writing(&mut self.conn)?;
        sessions::need(&tx, session)?;
        if log::last(&tx, session)?.map_or(0, |(last, _)| last) != seq {
            return Err(StoreError::Stale);
        }
        open_hands::write(&tx, session, open)?;
        Ok(tx.commit()?)
    }

    /// Puts down sessions that come with their hands and logs, all of them or none; `id` takes them back again.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] where a log does not lead to its session's hands.
    pub fn insert_sessions(
        &mut self,
        all: &[Stored],
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let tx = writing(&mut self.conn)?;
        for stored in all {
            let account = account::explain(&stored.session, &stored.log)?;
            sessions::insert(&tx, &stored.session)?;
            for hand in &stored.session.hands {
                hands::append(&tx, stored.session.id, hand)?;
            }
            for row in stored.log.rows() {
                log::append(&tx, stored.session.id, row)?;
            }
            totals::write(&tx, &account)?;
            open_hands::write(&tx, stored.session.id, &stored.open)?;
        }
        let edit = AppEdit::Import {
            sessions: all.iter().map(|stored| stored.session.id).collect(),
        };
        let seq = app_log::next_seq(&tx)?;
        app_log::append(
            &tx,
            &AppRow {
                seq,
                id,
                at,
                act: AppAct::Do(edit),
            },
        )?;
        Ok(tx.commit()?)
    }
}

/// Takes one row into the log and its change into the facts.
fn write(conn: &Connection, account: &mut Account, row: &LogRow) -> Result<(), StoreError> {
    let change = account.follow(row)?;
    let session = account.ledger.session();
    log::append(conn, session.id, row)?;
    match &change {
        Edit::AddHand { index, hand } if index + 1 == session.hands.len() => {
            hands::append(conn, session.id, hand)
        }
        Edit::AddHand { index, hand } => hands::insert(conn, session.id, *index, hand),
        Edit::RemoveHand { hand, .. } => hands::remove(conn, session.id, hand.id),
        Edit::ReplaceHand { after, .. } => hands::replace(conn, session.id, after),
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
