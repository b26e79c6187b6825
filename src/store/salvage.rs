//! What can be read of a damaged database, and taking that into a sound one.
//!
//! A row is kept where its checksum holds. Tables are read from the front to where SQLite stops and then from the back,
//! session by session, so that one bad page costs what is on it. A session is whole where its log can be played; where
//! only its hands are left, it comes back with these and a log of their own.

use super::account::{self, Account};
use super::open::{connect, writing};
use super::schemes::Schemes;
use super::sessions::Head;
use super::standings::Standing;
use super::{
    AppRow, Database, OpenError, StoreError, Stored, app_log, commit, hands, log, open_hands,
    participants, players, schema, sessions, standings,
};
use crate::ledger::{
    Act, Edit, EditId, Ledger, Log, LogRow, OpenHand, Participant, Session, SessionId,
};
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
    /// Whether its log is lost, so that it has one of its own.
    pub hands_only: bool,
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
        let mut known: BTreeMap<SessionId, Standing> =
            standings::salvage(&conn).into_iter().collect();
        let mut all = Vec::new();
        for head in sessions::salvage(&conn) {
            let standing = known.remove(&head.id);
            all.push(session(&conn, &mut schemes, head, standing.as_ref()));
        }
        // Of these there is no more than that they were.
        all.extend(known.into_iter().map(|(id, standing)| Salvaged {
            id,
            title: String::new(),
            started: standing.last_hand,
            stored: None,
            hands_only: false,
            had: Some(standing.hands),
            deleted: false,
        }));
        Ok(Salvage {
            sessions: all,
            log: app_log::salvage(&conn),
        })
    }

    /// Takes a session in, or what of it is not there yet.
    ///
    /// # Errors
    /// [`StoreError::Differs`] where the session went another way here, or why it cannot be stored.
    pub fn adopt(&mut self, stored: &Stored) -> Result<Adopted, StoreError> {
        self.in_place()?;
        self.account = None;
        let tx = writing(&mut self.conn)?;
        let (id, rows) = (stored.session.id, stored.log.rows());
        let adopted = if sessions::find(&tx, id)?.is_some() {
            let there = log::read_all(&tx, id)?;
            let same = there.rows().len().min(rows.len());
            if there.rows()[..same] != rows[..same] {
                return Err(StoreError::Differs {
                    what: "session",
                    id: id.to_string(),
                });
            }
            if same == rows.len() {
                Adopted::Known
            } else {
                commit::extend(
                    &tx,
                    &mut self.schemes,
                    None,
                    id,
                    &rows[same..],
                    &stored.open,
                )?;
                Adopted::Longer
            }
        } else {
            enlist(&tx, stored)?;
            commit::insert(&tx, stored)?;
            Adopted::New
        };
        tx.commit()?;
        Ok(adopted)
    }
}

/// Sees to it that everybody who was ever in a session is on the roster.
fn enlist(conn: &Connection, stored: &Stored) -> Result<(), StoreError> {
    for who in stored
        .session
        .participants
        .iter()
        .chain(stored.log.joined())
    {
        players::enlist(conn, who, stored.session.started)?;
    }
    Ok(())
}

/// Puts a session together from what is left of it.
fn session(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
    standing: Option<&Standing>,
) -> Salvaged {
    let id = head.id;
    let mut salvaged = Salvaged {
        id,
        title: head.title.clone(),
        started: Some(head.started),
        stored: None,
        hands_only: false,
        had: standing.map(|standing| standing.hands),
        deleted: head.deleted.is_some(),
    };
    let Ok(scheme) = schemes.read(conn, head.scheme) else {
        return salvaged;
    };
    let facts = Session {
        id,
        title: head.title,
        started: head.started,
        scheme,
        participants: participants::salvage(conn, id),
        seats: head.seats,
        first_dealer: head.first_dealer,
        stake: head.stake,
        terms: head.terms,
        hands: hands::salvage(conn, id),
        ended: head.ended,
    };
    let mut rows = Log::default();
    for row in log::salvage(conn, id) {
        if rows.push(row).is_err() {
            break;
        }
    }
    let open = open_hands::read_one(conn, id).unwrap_or_default();
    let by_hands = by_hands(&facts);
    let whole = account::explain(&facts, &rows)
        .ok()
        .or_else(|| by_log(&facts, &rows));
    let n_hands = |account: &Account| account.ledger.session().hands.len();
    let (account, hands_only) = match (whole, by_hands) {
        (Some(whole), Some(hands)) if n_hands(&hands) > n_hands(&whole) => (hands, true),
        (Some(whole), _) => (whole, false),
        (None, Some(hands)) => (hands, true),
        (None, None) => return salvaged,
    };
    salvaged.hands_only = hands_only;
    salvaged.stored = Some(Stored {
        session: account.ledger.session().clone(),
        log: account.log,
        // Taps answer questions of the hand that comes next, which may be another one now.
        open: if hands_only {
            OpenHand::default()
        } else {
            open
        },
    });
    salvaged
}

/// The books that a log comes to by itself: the hands are played anew from the session as it began.
fn by_log(facts: &Session, log: &Log) -> Option<Account> {
    let mut beginning = Session {
        hands: Vec::new(),
        ..facts.clone()
    };
    let in_force: Vec<_> = log.in_force().map(|(_, edit)| edit).collect();
    for edit in in_force.into_iter().rev() {
        take_back(&mut beginning, edit);
    }
    beginning.ended = None;
    let account = account::replay(&beginning, log).ok()?;
    let found = account.ledger.session();
    // All but the hands has to come out as it stands.
    let same = Session {
        hands: found.hands.clone(),
        ..facts.clone()
    };
    (same == *found && !log.rows().is_empty()).then_some(account)
}

/// What a session was before a change, its hands left aside.
fn take_back(session: &mut Session, edit: &Edit) {
    let goes = |session: &mut Session, who: &Participant| {
        session.participants.retain(|one| one.id != who.id);
    };
    match edit {
        Edit::AddHand { .. }
        | Edit::RemoveHand { .. }
        | Edit::ReplaceHand { .. }
        | Edit::ReplaceHands { .. }
        | Edit::Adjust { .. } => {}
        Edit::Retitle { before, .. } => session.title.clone_from(before),
        Edit::Rename {
            participant,
            before,
            ..
        } => {
            let named = session.participants.iter_mut();
            for one in named.filter(|one| one.id == *participant) {
                one.name.clone_from(before);
            }
        }
        Edit::Restake { before, .. } => session.stake = before.last().copied().flatten(),
        Edit::Join { participant } => goes(session, participant),
        Edit::Leave { participant } => session.participants.push(participant.clone()),
        Edit::Reseat {
            before,
            joins,
            leaves,
            ..
        } => {
            session.participants.extend(leaves.iter().cloned());
            for one in joins {
                goes(session, one);
            }
            session.seats.clone_from(before);
        }
        Edit::Settle { before, .. } => session.terms = *before,
        Edit::End { .. } => session.ended = None,
        Edit::Reopen { at } => session.ended = Some(*at),
    }
}

/// The books of the hands that are left, one after the other; those that cannot be played without others are left out.
fn by_hands(facts: &Session) -> Option<Account> {
    let beginning = Session {
        hands: Vec::new(),
        ended: None,
        ..facts.clone()
    };
    let mut account = Account::open(beginning, Log::default()).ok()?;
    for hand in &facts.hands {
        let index = account.ledger.session().hands.len();
        let hand = hand.clone();
        let (id, at) = (EditId(!hand.id.0), hand.at);
        let _ = add(&mut account, Edit::AddHand { index, hand }, id, at);
    }
    if let Some(at) = facts.ended {
        let _ = add(&mut account, Edit::End { at }, EditId(!facts.id.0), at);
    }
    (!account.ledger.session().hands.is_empty() || facts.hands.is_empty()).then_some(account)
}

/// Makes a change, or leaves the books as they are.
fn add(
    account: &mut Account,
    edit: Edit,
    id: EditId,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let seq = account.log.next_seq();
    let mut tried = account.ledger.clone();
    tried.apply(&edit)?;
    account.follow(&LogRow {
        seq,
        id,
        at,
        act: Act::Do(edit),
    })?;
    Ok(())
}

impl Salvaged {
    /// How many hands came back.
    pub fn hands(&self) -> usize {
        let stored = self.stored.as_ref();
        stored.map_or(0, |stored| stored.session.hands.len())
    }
}

/// A session out of its journal, as it would be stored; an error where its rows cannot be played.
impl TryFrom<super::Told> for Stored {
    type Error = StoreError;

    fn try_from(told: super::Told) -> Result<Self, StoreError> {
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
