//! Finding sessions, as a rule without playing a hand.
//!
//! Thousands of rows share what they are called: few schemes are played, by few people.

use super::app_log::{self, AppAct, AppEdit};
use super::open::reading;
use super::schemes::{self, Hash, Label};
use super::sessions::{self, Head, Of};
use super::standings::{self, Standing};
use super::{Database, StoreError, participants};
use crate::ledger::{Participant, ParticipantId, PlayerId, SessionId};
use chrono::{DateTime, FixedOffset, Utc};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: Arc<str>,
    /// The id of the scheme that it was played under.
    pub scheme: Arc<str>,
    /// The name of that scheme, in the language of whoever made it.
    pub scheme_name: Arc<str>,
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

/// Somebody in a session, with what they have come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionPlayer {
    /// Their id in the session.
    pub id: ParticipantId,
    /// Who they are on the roster.
    pub player: PlayerId,
    /// What the table calls them.
    pub name: Arc<str>,
    /// Their total.
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
        let tx = reading(&mut self.conn)?;
        let labels = schemes::labels(&tx)?;
        let mut list = List::default();
        sessions::each(&tx, of, |id, head| list.begin(id, head.ok(), &labels))?;
        standings::each(&tx, |session, standing| list.score(session, standing))?;
        participants::each(&tx, |session, place, who| list.name(session, place, who))?;
        Ok(list.finish())
    }

    /// The ids of all sessions that are not deleted, oldest first.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        sessions::live(&*reading(&mut self.conn)?)
    }

    /// The ids that begin with these hexadecimal digits in lower case, newest session first.
    pub fn find_sessions(&mut self, prefix: &str) -> Result<Vec<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let ids = sessions::newest(&tx)?.into_iter();
        Ok(ids
            .filter(|id| id.to_string().starts_with(prefix))
            .collect())
    }

    /// The session that was begun here last, in the order in which they were put down, which no clock turns round; or one
    /// that came in a file, where that began later. None where there is none.
    pub fn latest(&mut self) -> Result<Option<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let mut imported = HashSet::new();
        for row in app_log::read_all(&tx)? {
            if let AppAct::Do(AppEdit::Import { sessions }) = row.act {
                imported.extend(sessions);
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

/// The rows of a list while their parts come in, a table after the other as it lies in the file: nothing but the list itself
/// is kept.
#[derive(Default)]
struct List {
    rows: Vec<SessionRow>,
    /// How many parts each still lacks; none where one of them is not as it was written.
    lacks: Vec<Option<usize>>,
    at: HashMap<SessionId, usize>,
    names: HashSet<Arc<str>>,
}

impl List {
    /// A session, which has no standing yet.
    fn begin(&mut self, id: SessionId, head: Option<Head>, labels: &HashMap<Hash, Label>) {
        let found = head.and_then(|head| Some((labels.get(&head.scheme)?, head)));
        self.at.insert(id, self.rows.len());
        self.lacks.push(found.is_some().then_some(1));
        self.rows.push(found.map_or_else(
            || damaged(id),
            |(label, head)| SessionRow {
                title: head.title,
                started: head.started,
                game: Arc::clone(&label.game),
                scheme: Arc::clone(&label.id),
                scheme_name: Arc::clone(&label.name),
                ended: head.ended,
                deleted: head.deleted.and_then(DateTime::from_timestamp_millis),
                damaged: false,
                ..damaged(id)
            },
        ));
    }

    /// What a session has come to, whose players have no names yet.
    fn score(&mut self, session: SessionId, standing: Standing) {
        let Some(at) = self.at.get(&session) else {
            return;
        };
        let (row, lacks) = (&mut self.rows[*at], &mut self.lacks[*at]);
        if lacks.is_some() {
            *lacks = Some(standing.totals.len());
        }
        let nameless = standing.totals.into_iter().map(|total| SessionPlayer {
            id: total.participant,
            player: PlayerId(0),
            name: Arc::default(),
            points: total.points,
            hands: total.hands,
            deals: total.deals,
        });
        row.players = nameless.collect();
        row.leaders = standing.leaders;
        row.together = standing.together;
        row.hands = standing.hands;
        row.last_hand = standing.last_hand;
    }

    /// Somebody in a session. Whoever is gone has no checksum to be wrong, so that each has to be where the standing has them.
    fn name(&mut self, session: SessionId, place: usize, who: Participant) {
        let Some(at) = self.at.get(&session) else {
            return;
        };
        let players = &mut self.rows[*at].players;
        let found = players.get_mut(place).filter(|one| one.id == who.id);
        let lacks = self.lacks[*at].filter(|_| found.is_some());
        self.lacks[*at] = lacks.and_then(|lacks| lacks.checked_sub(1));
        if let Some(player) = found {
            player.player = who.player;
            player.name = shared(&mut self.names, who.name);
        }
    }

    /// All of them. One that lacks something says so.
    fn finish(self) -> Vec<SessionRow> {
        let rows = self.rows.into_iter().zip(self.lacks);
        rows.map(|(row, lacks)| match lacks {
            Some(0) => row,
            _ => damaged(row.id),
        })
        .collect()
    }
}

/// A name that is kept once.
fn shared(names: &mut HashSet<Arc<str>>, name: String) -> Arc<str> {
    if let Some(known) = names.get(name.as_str()) {
        return Arc::clone(known);
    }
    let name: Arc<str> = name.into();
    names.insert(Arc::clone(&name));
    name
}

fn damaged(id: SessionId) -> SessionRow {
    SessionRow {
        id,
        title: String::new(),
        started: DateTime::UNIX_EPOCH.fixed_offset(),
        game: Arc::default(),
        scheme: Arc::default(),
        scheme_name: Arc::default(),
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
