//! Taking in what comes from elsewhere: sessions, what was paid for them, and who people are, all of it or nothing.

use super::app_log::{self, AppAct, AppEdit};
use super::load::Stored;
use super::open::writing;
use super::payments::Payments;
use super::tray::{Taken, Tray};
use super::{
    Database, HouseRules, Named, Player, StoreError, bin, commit, house_rules, merges, payments,
    people, players,
};
use crate::ledger::{EditId, Paid, PlayerId, SessionId, TakeBack};
use crate::work::{Task, Work};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;

/// How many sessions one row of the application's log names at most, for a row of any table has its limit.
const MOST_IN_A_ROW: usize = 20_000;

/// What comes from elsewhere and is not here yet.
#[derive(Debug, Default)]
pub struct Merge {
    /// Sessions that are not there, and the rows by which others go on.
    pub sessions: Tray,
    /// People who are not on the roster, each under a name that nobody there has.
    pub people: Vec<Player>,
    /// Who of them, or of those on the roster, counts as whom. What was parted here stays so.
    pub merges: Vec<(PlayerId, PlayerId)>,
    /// What people on the roster are called elsewhere, and since when. What they were called later holds.
    pub names: Vec<(PlayerId, Named)>,
    /// House rules. What they said later holds, and what they said here before changes nothing.
    pub rules: Vec<HouseRules>,
    /// What was paid.
    pub paid: Vec<Paid>,
    /// What took it back.
    pub taken_back: Vec<TakeBack>,
}

impl Merge {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.sessions.is_empty()
            && self.people.is_empty()
            && self.merges.is_empty()
            && self.names.is_empty()
            && self.rules.is_empty()
            && self.paid.is_empty()
            && self.taken_back.is_empty()
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
        let (new, longer) = merge.sessions.count();
        work.begin(Task::TakingIn, (new + longer) as u64);
        // Before the sessions, which name them.
        for who in &merge.people {
            if players::find(&tx, who.id)?.is_none() {
                players::add(&tx, who)?;
            }
        }
        let schemes = &mut self.schemes;
        merge.sessions.each(|taken| {
            match taken {
                Taken::New(new, open) => {
                    let (beginning, account) = *new;
                    commit::arrive(&tx, &beginning, &account, &open)?;
                }
                Taken::Longer(session, rows, open) => {
                    commit::extend(&tx, schemes, None, session, &rows, &open)?;
                }
            }
            Ok(work.step(1)?)
        })?;
        for (player, into) in &merge.merges {
            merges::learn(&tx, *player, *into, at)?;
        }
        for (player, named) in &merge.names {
            people::learn_name(&tx, *player, named)?;
        }
        for rules in &merge.rules {
            house_rules::learn(&tx, rules)?;
        }
        add_payments(&tx, &here, merge, at)?;
        let new: Vec<SessionId> = merge.sessions.new_sessions().collect();
        for (nth, sessions) in new.chunks(MOST_IN_A_ROW).enumerate() {
            let sessions = sessions.to_vec();
            // The first row has the id that is asked for, and chance made it one that nobody else is near.
            let id = EditId(id.0.wrapping_add(nth as u128));
            bin::append(&tx, id, at, AppAct::Do(AppEdit::Import { sessions }))?;
        }
        work.goes_on()?;
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
        let mut merge = Merge::default();
        for stored in all {
            let id = stored.session.id;
            if merge.sessions.has(id) {
                return Err(StoreError::Exists(id));
            }
            merge
                .sessions
                .put(&stored.session, &stored.log, &stored.open)?;
        }
        self.merge(&merge, id, at)
    }
}

/// Adds what was paid and is not here.
fn add_payments(
    conn: &Connection,
    here: &Payments,
    merge: &Merge,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let differs = |what, id: &dyn ToString| StoreError::Differs {
        what,
        id: id.to_string(),
    };
    let (mut paid, mut taken_back) = (Vec::new(), Vec::new());
    for one in &merge.paid {
        match here.paid.iter().find(|known| known.id == one.id) {
            None => paid.push(one.clone()),
            Some(known) if known == one => {}
            Some(_) => return Err(differs("payment", &one.id)),
        }
    }
    for row in &merge.taken_back {
        match here.taken_back.iter().find(|known| known.id == row.id) {
            None => taken_back.push(*row),
            Some(known) if known == row => {}
            Some(_) => return Err(differs("payment", &row.id)),
        }
    }
    receive(conn, &paid, &taken_back, at)
}

/// How many payments, or rows that take some back, one row of the log carries at most.
const MOST_RECEIVED: usize = 200;

/// Writes down payments and what took some back, all of which is new here.
pub(super) fn receive(
    conn: &Connection,
    paid: &[Paid],
    taken_back: &[TakeBack],
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    for one in paid {
        payments::add(conn, one)?;
    }
    for row in taken_back {
        payments::add_take_back(conn, *row)?;
    }
    payments::count(conn)?;
    for edit in received(paid, taken_back) {
        app_log::learn(conn, at, edit)?;
    }
    Ok(())
}

/// The edits that carry these payments and what took some back.
pub(super) fn received<'a>(
    paid: &'a [Paid],
    taken_back: &'a [TakeBack],
) -> impl Iterator<Item = AppEdit> + 'a {
    let paid = paid.chunks(MOST_RECEIVED).map(|paid| AppEdit::Receive {
        paid: paid.to_vec(),
        taken_back: Vec::new(),
    });
    let back = taken_back.chunks(MOST_RECEIVED);
    paid.chain(back.map(|taken_back| AppEdit::Receive {
        paid: Vec::new(),
        taken_back: taken_back.to_vec(),
    }))
}
