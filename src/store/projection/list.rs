//! Lists of sessions, normally without replaying hands.
//!
//! Rows share strings: sessions have few distinct schemes and players.

use super::standings::{self, Standing};
use crate::ledger::{ParticipantId, PlayerId, SessionId};
use crate::points::Points;
use crate::seat::Direction;
use crate::store::db::open::reading;
use crate::store::log::app_log::AppEdit;
use crate::store::log::load;
use crate::store::log::schemes::{self, Label, Schemes};
use crate::store::log::sessions::{self, Head, SessionFilter};
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset, Utc};
use rusqlite::Connection;
use std::collections::HashSet;
use std::sync::Arc;

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: SessionId,
    /// The title; may be empty.
    pub title: String,
    /// The first line of its note; may be empty.
    pub note: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game.
    pub game: Arc<str>,
    /// The id of the scheme.
    pub scheme: Arc<str>,
    /// The name of the scheme, in the language of its author.
    pub scheme_name: Arc<str>,
    /// Number of decimals of its points.
    pub decimals: u8,
    /// The direction of its play.
    pub direction: Direction,
    /// All participants, in order of joining.
    pub players: Vec<SessionPlayer>,
    /// The players in the lead, or who have won, in order of joining; empty if all are tied.
    pub leaders: Vec<ParticipantId>,
    /// Whether the leaders are one side, rather than tied.
    pub together: bool,
    /// Number of hands.
    pub hands: usize,
    /// When its last hand was entered.
    pub last_hand: Option<DateTime<FixedOffset>>,
    /// When it ended, if it has.
    pub ended: Option<DateTime<FixedOffset>>,
    /// When it was deleted, if it was.
    pub deleted: Option<DateTime<Utc>>,
    /// Whether a row of it is damaged. All fields but the id may be empty then.
    pub damaged: bool,
}

impl SessionRow {
    /// Copies a standing into the row.
    pub(super) fn set_standing(&mut self, found: Standing) {
        self.title = found.title;
        self.note = found.note;
        self.ended = found.ended;
        self.hands = found.hands;
        self.last_hand = found.last_hand;
        self.leaders = found.leaders;
        self.together = found.together;
        self.players = found.players;
        self.damaged = false;
    }

    /// A player's points for display, with the scheme's decimals.
    pub fn points(&self, player: &SessionPlayer) -> Points {
        Points {
            n: player.points,
            decimals: self.decimals,
        }
    }
}

/// A participant of a session, with their total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionPlayer {
    /// Their id in the session.
    pub id: ParticipantId,
    /// Their id on the roster.
    pub player: PlayerId,
    /// Their name at the table.
    pub name: Arc<str>,
    /// Their total in the scheme's units (tenths if it has a decimal).
    pub points: i64,
    /// Number of hands in which they were dealt cards.
    pub hands: u64,
    /// Number of hands that they dealt.
    pub deals: u64,
    /// Their seat, counted from 0; `None` after they left.
    pub seat: Option<usize>,
}

impl Database {
    /// All sessions outside the trash, newest first. A damaged one is included and marked.
    pub fn sessions(&mut self) -> Result<Vec<SessionRow>, StoreError> {
        self.list(SessionFilter::Live)
    }

    /// All sessions in the trash, last deleted first.
    pub fn deleted_sessions(&mut self) -> Result<Vec<SessionRow>, StoreError> {
        self.list(SessionFilter::Trashed)
    }

    fn list(&mut self, filter: SessionFilter) -> Result<Vec<SessionRow>, StoreError> {
        rows(&*reading(&mut self.conn)?, &mut self.schemes, filter)
    }

    /// The ids of all sessions outside the trash, oldest first.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        sessions::live(&*reading(&mut self.conn)?)
    }

    /// The latest session: the last one created here, regardless of the clock, or an imported one that began later.
    /// `None` if there is none.
    pub fn latest(&mut self) -> Result<Option<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        self.people.catch_up(&tx)?;
        let mut imported: HashSet<SessionId> = HashSet::new();
        for done in &self.people.undoable {
            if let AppEdit::Import { sessions } = &done.edit {
                imported.extend(sessions.iter().copied());
            }
        }
        let all = sessions::begun(&tx)?;
        let (came, own): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(id, _)| imported.contains(id));
        let own = own.last().copied();
        let came = came.into_iter().max_by_key(|(_, started)| *started);
        let later = came.filter(|(_, started)| own.is_none_or(|(_, own)| own < *started));
        Ok(later.or(own).map(|(id, _)| id))
    }
}

/// The rows of a list. Replays a session whose projection is behind, damaged or lost.
pub(in crate::store) fn rows(
    conn: &Connection,
    schemes: &mut Schemes,
    filter: SessionFilter,
) -> Result<Vec<SessionRow>, StoreError> {
    let labels = schemes::labels(conn)?;
    let (mut rows, mut lost) = (Vec::new(), HashSet::new());
    sessions::each(conn, filter, |id, head| {
        let label = head.as_ref().ok().and_then(|head| labels.get(&head.scheme));
        rows.push(if let (Ok(head), Some(label)) = (&head, label) {
            begun(head, label, schemes.for_list(conn, head.scheme))
        } else {
            lost.insert(id);
            damaged(id)
        });
    })?;
    standings::complete(conn, filter, &mut rows)?;
    for row in &mut rows {
        if lost.contains(&row.id) {
            *row = damaged(row.id);
        } else if row.damaged {
            let ledger = sessions::find(conn, row.id)
                .ok()
                .flatten()
                .and_then(|head| load::ledger(conn, schemes, head).ok());
            match ledger {
                Some((ledger, _)) => row.set_standing(Standing::of(&ledger)),
                None => *row = damaged(row.id),
            }
        }
    }
    Ok(rows)
}

/// The row of a session as it began, marked as damaged until its standing is found.
fn begun(head: &Head, label: &Label, (decimals, direction): (u8, Direction)) -> SessionRow {
    SessionRow {
        started: head.started,
        game: Arc::clone(&label.game),
        scheme: Arc::clone(&label.id),
        scheme_name: Arc::clone(&label.name),
        decimals,
        direction,
        deleted: head.deleted.and_then(DateTime::from_timestamp_millis),
        ..damaged(head.id)
    }
}

fn damaged(id: SessionId) -> SessionRow {
    SessionRow {
        id,
        title: String::new(),
        note: String::new(),
        started: DateTime::UNIX_EPOCH.fixed_offset(),
        game: Arc::default(),
        scheme: Arc::default(),
        scheme_name: Arc::default(),
        decimals: 0,
        direction: Direction::default(),
        players: Vec::new(),
        leaders: Vec::new(),
        together: false,
        hands: 0,
        last_hand: None,
        ended: None,
        deleted: None,
        damaged: true,
    }
}
