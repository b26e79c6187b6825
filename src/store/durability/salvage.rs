//! What can be read of a damaged database, and taking that into a sound one.
//!
//! A row is kept where its checksum holds. Tables are read from the front to where SQLite stops and then from the back,
//! session by session, so that one bad page costs what is on it. A session is whole where its log can be followed to its end;
//! where rows of it are lost, it comes back with what the others come to, and a log of its own.

use crate::ledger::{Act, Edit, Hand, Ledger, Log, LogRow, OpenHand, Session, SessionId};
use crate::store::db::open::connect;
use crate::store::db::schema;
use crate::store::log::replay::{self, Replay};
use crate::store::log::schemes::Schemes;
use crate::store::log::sessions::Head;
use crate::store::log::{commit, open_hands, rows, sessions};
use crate::store::projection::standings;
use crate::store::{AppRow, Database, OpenError, StoreError, Stored};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeMap;
use std::path::Path;

/// What could be read of a database.
#[derive(Clone, Debug, Default)]
pub struct Salvage {
    /// Every session of which anything could be read, in the order in which they were put down.
    pub sessions: Vec<Salvaged>,
    /// The application's log, as far as it can be read: people, what was paid, house rules and the bin follow from it.
    pub log: Vec<AppRow>,
}

/// What could be read of a session.
#[derive(Clone, Debug)]
pub struct Salvaged {
    /// Its id.
    pub id: SessionId,
    /// What the table called it; blank where that is lost.
    pub title: String,
    /// When it began, where that is known.
    pub started: Option<DateTime<FixedOffset>>,
    /// The session as far as it can be put together; none where nothing of it can be played.
    pub stored: Option<Stored>,
    /// Whether rows of its log are lost that others followed, so that it has one of its own.
    pub hands_only: bool,
    /// How many rows its log had, where that is known.
    pub log_rows: Option<u64>,
    /// How many hands it had, where that is known.
    pub had: Option<usize>,
    /// Whether it was in the bin.
    pub deleted: bool,
}

/// What taking in a session came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adopted {
    /// It was not there.
    New,
    /// It has gone on further.
    Longer,
    /// All of it was there.
    Known,
}

impl Database {
    /// Reads what can be read of a database. The file may be written to, so that this is for copies.
    ///
    /// # Errors
    /// Where nothing can be read at all.
    pub fn salvage(path: &Path) -> Result<Salvage, OpenError> {
        let conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE);
        let mut conn = conn.map_err(|error| OpenError::of(path, error))?;
        // The first table that can be asked for shows that there is a database at all.
        conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
            .map_err(|error| OpenError::of(path, error))?;
        // What an older version wrote can be read once it is in this one's form. Where that fails, nothing can.
        if schema::is_old(&conn).is_ok_and(|old| old) {
            let _ = schema::migrate(&mut conn);
        }
        let mut schemes = Schemes::default();
        let (people, mut logs) = rows::salvage(&conn);
        let mut known: BTreeMap<_, _> = standings::salvage(&conn).into_iter().collect();
        let mut all = Vec::new();
        for head in sessions::salvage(&conn) {
            let hands = known.remove(&head.id).map(|standing| standing.hands);
            let rows = logs.remove(&head.id).unwrap_or_default();
            all.push(session(&conn, &mut schemes, head, &rows, hands));
        }
        // Of these there is no more than that they were.
        all.extend(known.into_iter().map(|(id, standing)| Salvaged {
            id,
            title: String::new(),
            started: standing.last_hand,
            stored: None,
            hands_only: false,
            log_rows: None,
            had: Some(standing.hands),
            deleted: false,
        }));
        Ok(Salvage {
            sessions: all,
            log: people,
        })
    }

    /// Takes a session in, or what of it is not there yet.
    ///
    /// # Errors
    /// [`StoreError::Differs`] where the session went another way here, or why it cannot be stored.
    pub fn adopt(&mut self, stored: &Stored) -> Result<Adopted, StoreError> {
        self.account = None;
        let (id, rows) = (stored.session.id, stored.log.rows());
        self.with_people(|conn, people, schemes| {
            if sessions::find(conn, id)?.is_none() {
                // Everybody who was ever in it.
                let all = stored
                    .session
                    .participants
                    .iter()
                    .chain(stored.log.joined());
                people.enlist(conn, all, stored.session.started)?;
                commit::insert(conn, people, stored)?;
                return Ok(Adopted::New);
            }
            let there = rows::read_all(conn, id)?;
            let same = there.rows().len().min(rows.len());
            if there.rows()[..same] != rows[..same] {
                return Err(StoreError::Differs {
                    what: "session",
                    id: id.to_string(),
                });
            }
            if same == rows.len() {
                return Ok(Adopted::Known);
            }
            commit::extend(conn, schemes, people, None, id, &rows[same..], &stored.open)?;
            Ok(Adopted::Longer)
        })
    }
}

/// Puts a session together from what is left of it.
fn session(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
    rows: &[LogRow],
    hands: Option<usize>,
) -> Salvaged {
    let id = head.id;
    let kept = open_hands::read_one(conn, id).ok();
    let mut salvaged = Salvaged {
        id,
        title: head.title.clone(),
        started: Some(head.started),
        stored: None,
        hands_only: false,
        log_rows: kept.as_ref().map(|(log_rows, _)| *log_rows),
        had: hands,
        deleted: head.deleted.is_some(),
    };
    let Ok(beginning) = head.beginning(conn, schemes) else {
        return salvaged;
    };
    let mut log = Log::default();
    for row in rows {
        if log.push(row.clone()).is_err() {
            break;
        }
    }
    let n_rows = log.rows().len();
    let whole = replay::replay(&beginning, &log).ok();
    let whole = whole.filter(|_| n_rows == rows.len());
    salvaged.hands_only = whole.is_none();
    let Some(account) = whole.or_else(|| by_rows(&beginning, rows)) else {
        return salvaged;
    };
    salvaged.title.clone_from(&account.ledger.session().title);
    salvaged.stored = Some(Stored {
        session: account.ledger.session().clone(),
        log: account.log,
        // Taps answer questions of the hand that comes next, which may be another one now.
        open: match kept {
            Some((log_rows, open)) if log_rows == n_rows as u64 => open,
            _ => OpenHand::default(),
        },
    });
    salvaged
}

/// The account of the rows that are left, one after the other; those that cannot be without others are left out.
fn by_rows(beginning: &Session, rows: &[LogRow]) -> Option<Replay> {
    let mut account = Replay::new(beginning.clone()).ok()?;
    for row in rows {
        let mut row = row.clone();
        row.seq = account.log.next_seq();
        if let Act::Do(edit) = &mut row.act {
            fit(edit, account.ledger.session());
        }
        // What cannot follow changes nothing.
        let _ = account.follow(&row);
    }
    Some(account)
}

/// Lets an edit begin with what there is: rows before it may be lost, and with them hands.
fn fit(edit: &mut Edit, session: &Session) {
    let hand = |id| session.hands.iter().find(|hand| hand.id == id);
    match edit {
        Edit::AddHand { index, .. } => *index = (*index).min(session.hands.len()),
        Edit::RemoveHand { index, hand: gone } => {
            *index = session.hand_position(gone.id).unwrap_or(*index);
            *gone = hand(gone.id).unwrap_or(gone).clone();
        }
        Edit::ReplaceHand { before, .. } => *before = hand(before.id).unwrap_or(before).clone(),
        Edit::ReplaceHands { index, before, .. } => {
            let is_there = |one: &Hand| before.iter().any(|hand| hand.id == one.id);
            let first = session.hands.iter().position(is_there);
            *index = first.unwrap_or(*index).min(session.hands.len());
            let there = session.hands[*index..].iter();
            *before = there.take_while(|one| is_there(one)).cloned().collect();
        }
        Edit::Adjust {
            hand: id, before, ..
        } => {
            if let Some(hand) = hand(*id) {
                *before = hand.record.adjust.clone().unwrap_or_default();
            }
        }
        Edit::Retitle { before, .. } => before.clone_from(&session.title),
        Edit::Annotate { before, .. } => before.clone_from(&session.note),
        Edit::BeginWith { before, .. } => before.clone_from(&session.begun_with),
        Edit::Rename {
            participant,
            before,
            ..
        } => {
            if let Some(who) = session.participant(*participant) {
                before.clone_from(&who.name);
            }
        }
        Edit::Restake {
            from,
            before,
            after,
        } => {
            // From the end, for the next hand is always there.
            let stakes = session.hands.iter().map(|hand| hand.stake);
            let stakes: Vec<_> = stakes.chain([session.stake]).collect();
            let count = after.len().min(stakes.len());
            *from = stakes.len() - count;
            *before = stakes[*from..].to_vec();
            after.drain(..after.len() - count);
        }
        Edit::Reseat { before, .. } => before.clone_from(&session.seats),
        Edit::Settle { before, .. } => *before = session.terms,
        Edit::Join { .. } | Edit::Leave { .. } | Edit::Draw { .. } => {}
        Edit::End { .. } | Edit::Reopen { .. } => {}
    }
}

impl Salvaged {
    /// How many hands came back.
    pub fn hands(&self) -> usize {
        let stored = self.stored.as_ref();
        stored.map_or(0, |stored| stored.session.hands.len())
    }
}

/// A session out of its journal, as it would be stored; an error where its rows cannot be played.
impl TryFrom<crate::store::JournalSession> for Stored {
    type Error = StoreError;

    fn try_from(told: crate::store::JournalSession) -> Result<Self, StoreError> {
        let session = told.session()?;
        // The books say what else has to hold.
        Ledger::open(session.clone())?;
        Ok(Self {
            session,
            log: told.log,
            open: OpenHand::default(),
        })
    }
}
