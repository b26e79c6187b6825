//! Taking in what comes from elsewhere: sessions, what was paid for them, and who people are, all of it or nothing.

use super::app_log::{AppAct, AppEdit};
use super::load::Stored;
use super::open::writing;
use super::payments::Payments;
use super::{Database, StoreError, bin, commit, payments, player_ids, players};
use crate::ledger::{EditId, LogRow, OpenHand, Paid, Participant, PlayerId, SessionId, TakeBack};
use crate::work::{Task, Work};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::collections::BTreeMap;

/// What comes from elsewhere and is not here yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// Sessions that are not there.
    pub new: Vec<Stored>,
    /// Sessions that go on, with the rows of their logs that come next and what is left of the open hand.
    pub longer: Vec<(SessionId, Vec<LogRow>, OpenHand)>,
    /// People who are in no session of these, and whom a payment names.
    pub people: Vec<Participant>,
    /// Ids under which somebody on the roster was known elsewhere, each with that person.
    pub also_known: Vec<(PlayerId, PlayerId)>,
    /// What was paid.
    pub paid: Vec<Paid>,
    /// What took it back.
    pub taken_back: Vec<TakeBack>,
}

impl Merge {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Database {
    /// Takes all of it in; `id` puts the new sessions into the bin again. What was paid and is there already is passed
    /// over.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] where a log does not lead to its session's hands, [`StoreError::Stale`] where a session
    /// has changed since, [`StoreError::Differs`] where a payment is known and says something else.
    pub fn merge(
        &mut self,
        merge: &Merge,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.merge_while(merge, id, at, &Work::default())
    }

    /// The same as work that somebody may stop. Nothing has changed then.
    ///
    /// # Errors
    /// The same.
    pub fn merge_while(
        &mut self,
        merge: &Merge,
        id: EditId,
        at: DateTime<FixedOffset>,
        work: &Work,
    ) -> Result<(), StoreError> {
        self.account = None;
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let here = payments::read_all(&tx)?;
        let mut grown = Vec::new();
        let all = merge.new.len() + merge.longer.len();
        work.begin(Task::TakingIn, all as u64);
        for stored in &merge.new {
            commit::insert(&tx, stored)?;
            work.step(1)?;
        }
        for (session, rows, open) in &merge.longer {
            let account = commit::extend(&tx, &mut self.schemes, None, *session, rows, open)?;
            grown.push((account, rows.len()));
            work.step(1)?;
        }
        for who in &merge.people {
            players::enlist(&tx, who, at)?;
        }
        for (other, player) in &merge.also_known {
            player_ids::add(&tx, *other, *player)?;
        }
        add_payments(&tx, &here, merge)?;
        if !merge.new.is_empty() {
            let sessions = merge.new.iter().map(|stored| stored.session.id).collect();
            bin::append(&tx, id, at, AppAct::Do(AppEdit::Import { sessions }))?;
        }
        work.goes_on()?;
        tx.commit()?;
        for stored in &merge.new {
            self.note(&stored.session, &stored.log, 0);
        }
        for (account, rows) in grown {
            let before = account.log.rows().len() - rows;
            self.note(account.ledger.session(), &account.log, before);
        }
        Ok(())
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
        let merge = Merge {
            new: all.to_vec(),
            ..Merge::default()
        };
        self.merge(&merge, id, at)
    }

    /// Under which id each person on the roster is known outside, for those who have a smaller one elsewhere.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn outside_ids(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        Ok(player_ids::outside(&player_ids::read_all(&self.conn)?))
    }

    /// Who on the roster each id is that somebody was known under elsewhere.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn known_ids(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        let known = player_ids::read_all(&self.conn)?;
        let ids = known.keys();
        Ok(ids.map(|id| (*id, player_ids::now(&known, *id))).collect())
    }
}

/// Adds what was paid and is not here.
fn add_payments(conn: &Connection, here: &Payments, merge: &Merge) -> Result<(), StoreError> {
    let differs = |what, id: &dyn ToString| StoreError::Differs {
        what,
        id: id.to_string(),
    };
    for paid in &merge.paid {
        match here.paid.iter().find(|one| one.id == paid.id) {
            None => payments::add(conn, paid)?,
            Some(known) if known == paid => {}
            Some(_) => return Err(differs("payment", &paid.id)),
        }
    }
    for row in &merge.taken_back {
        match here.taken_back.iter().find(|one| one.id == row.id) {
            None => payments::add_take_back(conn, *row)?,
            Some(known) if known == row => {}
            Some(_) => return Err(differs("payment", &row.id)),
        }
    }
    payments::count(conn)
}
