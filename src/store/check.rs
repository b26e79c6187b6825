//! Checking everything: the file, every row, and that facts, log and totals tell the same story.

use super::account::{self, Account};
use super::open::{reading, stoppable, unstoppable, writing};
use super::results::ResultsOf;
use super::schemes::Schemes;
use super::{
    Database, StoreError, figures, hands, house_rules, load, log, merges, open_hands, participants,
    payments, people, players, results, schemes, sessions, standings,
};
use crate::ledger::SessionId;
use crate::work::{Task, Work};
use rusqlite::Connection;
use std::fmt;
use std::panic::resume_unwind;
use std::thread;

/// Something that is not as it should be.
#[derive(Debug, PartialEq)]
pub enum Finding {
    /// SQLite finds the file damaged.
    File {
        /// What it has to say.
        detail: String,
    },
    /// A row that belongs to another which is not there.
    Orphan {
        /// The table of the row.
        table: String,
        /// The table that lacks one.
        parent: String,
    },
    /// A row whose checksum or contents are wrong, or house rules that the log does not lead to.
    Row(StoreError),
    /// A session that cannot be read, whose log does not lead to its hands, or whose hands cannot be played.
    Session {
        /// Which.
        session: SessionId,
        /// Why.
        error: StoreError,
    },
    /// Totals that are not what the hands come to. [`Database::rebuild_totals`] puts them right.
    Totals {
        /// Of which session.
        session: SessionId,
    },
}

/// One clause in English, without a full stop.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { detail } => write!(f, "the database file is damaged: {detail}"),
            Self::Orphan { table, parent } => write!(
                f,
                "a row of {table} belongs to one of {parent} that is missing"
            ),
            Self::Row(error) => error.fmt(f),
            Self::Session { session, error } => write!(f, "session {session}: {error}"),
            Self::Totals { session } => write!(
                f,
                "session {session}: the totals are not what the hands come to"
            ),
        }
    }
}

impl Database {
    /// Looks at everything there is; no findings means that all is well.
    pub fn check(&mut self) -> Result<Vec<Finding>, StoreError> {
        self.check_while(&Work::default())
    }

    /// The same as work that somebody may stop.
    pub fn check_while(&mut self, work: &Work) -> Result<Vec<Finding>, StoreError> {
        stoppable(&self.conn, work)?;
        let results_of = self.results_of;
        let looked =
            self.found(|conn, schemes, findings| look(conn, schemes, findings, results_of, work));
        unstoppable(&self.conn)?;
        looked
    }

    /// The quick half of [`Database::check`]: the file and every row, without playing a hand. Of hands and of the log, of
    /// which there is most, the checksums alone are looked at. The rows are looked at beside the file where a second
    /// connection can be had.
    pub fn quick_check(&mut self) -> Result<Vec<Finding>, StoreError> {
        let Some(mut other) = self.another() else {
            let mut findings = self.found(look_at_file_quickly)?;
            findings.extend(self.found(look_at_rows_quickly)?);
            return Ok(findings);
        };
        let (file, rows) = thread::scope(|scope| {
            let rows = scope.spawn(move || other.found(look_at_rows_quickly));
            let file = self.found(look_at_file_quickly);
            (
                file,
                rows.join().unwrap_or_else(|panic| resume_unwind(panic)),
            )
        });
        let mut findings = file?;
        findings.extend(rows?);
        Ok(findings)
    }

    /// What some look finds. Where the file is damaged, any step may stop at it, and what was found so far is what there is
    /// to say.
    fn found(
        &mut self,
        look: impl FnOnce(&Connection, &mut Schemes, &mut Vec<Finding>) -> Result<(), StoreError>,
    ) -> Result<Vec<Finding>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let mut findings = Vec::new();
        match look(&tx, &mut self.schemes, &mut findings) {
            Ok(()) => {}
            Err(StoreError::DamagedFile { detail }) => findings.push(Finding::File { detail }),
            Err(error) => return Err(error),
        }
        Ok(findings)
    }

    /// Works out the totals of every session anew; gives how many sessions that were. One that cannot be read keeps
    /// what it has.
    pub fn rebuild_totals(&mut self) -> Result<usize, StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let rebuilt = rebuild(&tx, &mut self.schemes)?;
        tx.commit()?;
        Ok(rebuilt)
    }
}

/// Works out the totals of every session that can be read; gives how many those are.
pub(super) fn rebuild(conn: &Connection, schemes: &mut Schemes) -> Result<usize, StoreError> {
    let mut rebuilt = 0;
    for id in sessions::ids(conn)? {
        let Some(head) = sessions::find(conn, id).ok().flatten() else {
            continue;
        };
        let Ok(facts) = load::facts(conn, schemes, head) else {
            continue;
        };
        let Ok(log) = log::read_all(conn, id) else {
            continue;
        };
        let Ok(mut account) = Account::open(facts, log) else {
            continue;
        };
        standings::write(conn, &mut account)?;
        rebuilt += 1;
    }
    Ok(rebuilt)
}

fn look(
    conn: &Connection,
    schemes: &mut Schemes,
    findings: &mut Vec<Finding>,
    results_of: Option<ResultsOf>,
    work: &Work,
) -> Result<(), StoreError> {
    // A file whose list of sessions cannot be read says so below.
    let n_sessions = sessions::ids(conn).map_or(0, |ids| ids.len());
    work.begin(
        Task::Checking,
        (n_sessions + 1 + TABLES.len() + LONG.len()) as u64,
    );
    look_at_file(conn, findings)?;
    work.step(1)?;
    look_at_rows(conn, findings, work)?;
    for id in sessions::ids(conn)? {
        match look_at_session(conn, schemes, id, results_of) {
            Ok(true) => {}
            Ok(false) => findings.push(Finding::Totals { session: id }),
            Err(error @ (StoreError::Busy | StoreError::Disk { .. } | StoreError::Stopped(_))) => {
                return Err(error);
            }
            Err(error) => findings.push(Finding::Session { session: id, error }),
        }
        work.step(1)?;
    }
    Ok(())
}

fn look_at_file_quickly(
    conn: &Connection,
    _: &mut Schemes,
    findings: &mut Vec<Finding>,
) -> Result<(), StoreError> {
    // What a row may hold was looked at when it was written, and its checksum says whether it still holds that.
    conn.pragma_update(None, "ignore_check_constraints", true)?;
    let looked = look_at_file(conn, findings);
    conn.pragma_update(None, "ignore_check_constraints", false)?;
    looked
}

fn look_at_rows_quickly(
    conn: &Connection,
    _: &mut Schemes,
    findings: &mut Vec<Finding>,
) -> Result<(), StoreError> {
    for check in TABLES.into_iter().chain(SUMS) {
        findings.extend(check(conn)?.into_iter().map(Finding::Row));
    }
    Ok(())
}

/// What SQLite says before it says what is wrong with a file.
const HEADING: &str = "*** in database main ***\n";

fn look_at_file(conn: &Connection, findings: &mut Vec<Finding>) -> Result<(), StoreError> {
    conn.pragma_query(None, "integrity_check", |row| {
        let detail: String = row.get(0)?;
        if detail != "ok" {
            // The first row has a heading, and a line for whatever is wrong with the pages.
            let detail = detail.strip_prefix(HEADING).unwrap_or(&detail);
            findings.extend(detail.split('\n').map(|line| Finding::File {
                detail: line.to_owned(),
            }));
        }
        Ok(())
    })?;
    conn.pragma_query(None, "foreign_key_check", |row| {
        findings.push(Finding::Orphan {
            table: row.get(0)?,
            parent: row.get(2)?,
        });
        Ok(())
    })?;
    Ok(())
}

/// Looks at every row of a table.
type Look = fn(&Connection) -> Result<Vec<StoreError>, StoreError>;

/// The two of which there is most.
const LONG: [Look; 2] = [hands::check, log::check];

/// The same two by their checksums alone.
const SUMS: [Look; 2] = [hands::check_sums, log::check_sums];

const TABLES: [Look; 11] = [
    players::check,
    schemes::check,
    sessions::check,
    participants::check,
    house_rules::check,
    people::check,
    open_hands::check,
    standings::check,
    payments::check,
    merges::check,
    figures::check,
];

fn look_at_rows(
    conn: &Connection,
    findings: &mut Vec<Finding>,
    work: &Work,
) -> Result<(), StoreError> {
    for check in TABLES.into_iter().chain(LONG) {
        findings.extend(check(conn)?.into_iter().map(Finding::Row));
        work.step(1)?;
    }
    Ok(())
}

/// Whether the totals of a session are what its hands come to; an error where the rest of it is not in order.
fn look_at_session(
    conn: &Connection,
    schemes: &mut Schemes,
    id: SessionId,
    results_of: Option<ResultsOf>,
) -> Result<bool, StoreError> {
    let head = sessions::find(conn, id)?.ok_or(StoreError::NoSession(id))?;
    let stored = load::read(conn, schemes, head)?;
    let mut account = account::explain(&stored.session, &stored.log)?;
    if standings::read_one(conn, id)? != standings::fold(&mut account) {
        return Ok(false);
    }
    results_of.map_or(Ok(true), |of| results::is_right(conn, &account.ledger, of))
}
