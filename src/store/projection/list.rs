//! Finding sessions, as a rule without playing a hand.
//!
//! Thousands of rows share what they are called: few schemes are played, by few people.

use super::standings::{self, Standing};
use crate::ledger::{ParticipantId, PlayerId, SessionId};
use crate::points::Points;
use crate::store::db::open::reading;
use crate::store::log::app_log::AppEdit;
use crate::store::log::load;
use crate::store::log::schemes::{self, Label, Schemes};
use crate::store::log::sessions::{self, Head, Of};
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
    /// What the table calls it; may be empty.
    pub title: String,
    /// The first line of the note on it; may be empty.
    pub note: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: Arc<str>,
    /// The id of the scheme that it was played under.
    pub scheme: Arc<str>,
    /// The name of that scheme, in the language of whoever made it.
    pub scheme_name: Arc<str>,
    /// How many decimals its points are shown with.
    pub decimals: u8,
    /// Everybody in it, in the order in which they came.
    pub players: Vec<SessionPlayer>,
    /// Those who have won or are ahead, in the order in which they came; nobody where all stand alike.
    pub leaders: Vec<ParticipantId>,
    /// Whether they are a side, rather than tied.
    pub together: bool,
    /// How many hands it has.
    pub hands: usize,
    /// When its last hand was entered.
    pub last_hand: Option<DateTime<FixedOffset>>,
    /// When it ended, where it has.
    pub ended: Option<DateTime<FixedOffset>>,
    /// When it was deleted, where it was.
    pub deleted: Option<DateTime<Utc>>,
    /// Whether something about it is not as it was written. All but the id may be blank then.
    pub damaged: bool,
}

impl SessionRow {
    /// What somebody in it has come to, as a person reads it.
    pub fn points(&self, player: &SessionPlayer) -> Points {
        Points {
            n: player.points,
            decimals: self.decimals,
        }
    }
}

/// Somebody in a session, with what they have come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionPlayer {
    /// Their id in the session.
    pub id: ParticipantId,
    /// Who they are on the roster.
    pub player: PlayerId,
    /// What the table calls them.
    pub name: Arc<str>,
    /// Their total, as the scheme counts it.
    pub points: i64,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Hands that they dealt.
    pub deals: u64,
}

impl Database {
    /// All sessions that are not deleted, newest first. A damaged one is there and says so.
    pub fn sessions(&mut self) -> Result<Vec<SessionRow>, StoreError> {
        self.list(Of::Kept)
    }

    /// All sessions that were deleted and can be brought back, what was deleted last first.
    pub fn deleted_sessions(&mut self) -> Result<Vec<SessionRow>, StoreError> {
        self.list(Of::Bin)
    }

    fn list(&mut self, of: Of) -> Result<Vec<SessionRow>, StoreError> {
        rows(&*reading(&mut self.conn)?, &mut self.schemes, of)
    }

    /// The ids of all sessions that are not deleted, oldest first.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        sessions::live(&*reading(&mut self.conn)?)
    }

    /// The ids that begin with these hexadecimal digits in lower case, newest session first.
    pub fn find_sessions(&mut self, prefix: &str) -> Result<Vec<SessionId>, StoreError> {
        let ids = sessions::live(&*reading(&mut self.conn)?)?.into_iter();
        Ok(ids
            .rev()
            .filter(|id| id.to_string().starts_with(prefix))
            .collect())
    }

    /// The session that was begun here last, in the order in which they were put down, which no clock turns round; or one
    /// that came in a file, where that began later. None where there is none.
    pub fn latest(&mut self) -> Result<Option<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        self.people.catch_up(&tx)?;
        let mut imported: HashSet<SessionId> = HashSet::new();
        for done in &self.people.acts {
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

/// The rows of a list. A session of which what is kept is behind, damaged or lost is played for it.
pub(in crate::store) fn rows(
    conn: &Connection,
    schemes: &mut Schemes,
    of: Of,
) -> Result<Vec<SessionRow>, StoreError> {
    let labels = schemes::labels(conn)?;
    let mut current = standings::current(conn)?;
    let mut rows = Vec::new();
    sessions::each(conn, of, |id, head| {
        let Ok(head) = head else {
            return rows.push(damaged(id));
        };
        let standing = current.remove(&id).or_else(|| {
            let (ledger, _) = load::ledger(conn, schemes, head.clone()).ok()?;
            Some(Standing::of(&ledger))
        });
        let found = labels.get(&head.scheme).zip(standing);
        rows.push(found.map_or_else(
            || damaged(id),
            |(label, found)| SessionRow {
                decimals: schemes.decimals(conn, head.scheme),
                ..row(&head, label, found)
            },
        ));
    })?;
    Ok(rows)
}

fn row(head: &Head, label: &Label, found: Standing) -> SessionRow {
    SessionRow {
        id: head.id,
        title: found.title,
        note: found.note,
        started: head.started,
        game: Arc::clone(&label.game),
        scheme: Arc::clone(&label.id),
        scheme_name: Arc::clone(&label.name),
        decimals: 0,
        players: found.players,
        leaders: found.leaders,
        together: found.together,
        hands: found.hands,
        last_hand: found.last_hand,
        ended: found.ended,
        deleted: head.deleted.and_then(DateTime::from_timestamp_millis),
        damaged: false,
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
