//! Taking in what comes from elsewhere: sessions, what was paid for them, and who people are, all of it or nothing.

use super::import_spool::{ImportSpool, UnspooledSession};
use crate::ledger::{EditId, Paid, PlayerId, Season, SessionId, TakeBack};
use crate::store::log::app_log::{AppAct, AppEdit};
use crate::store::log::commit;
use crate::store::log::load::Stored;
use crate::store::{Database, HouseRules, LoggedName, Player, StoreError};
use crate::task::{Task, Work};
use chrono::{DateTime, FixedOffset};

/// How many sessions one row of the application's log names at most, for a row of any table has its limit.
const MOST_IN_A_ROW: usize = 20_000;

/// What comes from elsewhere and is not here yet.
#[derive(Debug, Default)]
pub struct Merge {
    /// Sessions that are not there, and the rows by which others go on.
    pub sessions: ImportSpool,
    /// People who are not on the roster, each under a name that nobody there has.
    pub people: Vec<Player>,
    /// Who of them, or of those on the roster, counts as whom. What was parted here stays so.
    pub merges: Vec<(PlayerId, PlayerId)>,
    /// What people on the roster are called elsewhere, and since when. What they were called later holds.
    pub names: Vec<(PlayerId, LoggedName)>,
    /// House rules. What they said later holds, and what they said here before changes nothing.
    pub rules: Vec<HouseRules>,
    /// Seasons. What was kept later holds.
    pub seasons: Vec<Season>,
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
            && self.seasons.is_empty()
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
        self.with_people(|conn, people, schemes| {
            let (new, longer) = merge.sessions.count();
            work.begin(Task::TakingIn, (new + longer) as u64);
            // Before the sessions, which name them.
            for who in &merge.people {
                people.meet(conn, who)?;
            }
            merge.sessions.each(|taken| {
                match taken {
                    UnspooledSession::New(new, open) => {
                        let (beginning, account) = *new;
                        commit::arrive(conn, people, &beginning, &account, &open)?;
                    }
                    UnspooledSession::Longer(session, rows, open) => {
                        commit::extend(conn, schemes, people, None, session, &rows, &open)?;
                    }
                }
                Ok(work.step(1)?)
            })?;
            for (player, into) in &merge.merges {
                people.learn_merge(conn, *player, *into, at)?;
            }
            for (player, named) in &merge.names {
                people.learn_name(conn, *player, named)?;
            }
            for rules in &merge.rules {
                people.learn_rules(conn, rules)?;
            }
            for season in &merge.seasons {
                people.learn_season(conn, season)?;
            }
            people.receive(conn, &merge.paid, &merge.taken_back, at)?;
            let new: Vec<SessionId> = merge.sessions.new_sessions().collect();
            for (nth, sessions) in new.chunks(MOST_IN_A_ROW).enumerate() {
                let sessions = sessions.to_vec();
                // The first row has the id that is asked for, and chance made it one that nobody else is near.
                let id = EditId(id.0.wrapping_add(nth as u128));
                let import = AppAct::Do(AppEdit::Import { sessions });
                people.append(conn, id, at, import, Vec::new())?;
            }
            Ok(work.goes_on()?)
        })
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
