//! Finding sessions, as a rule without playing a hand.

use super::open::reading;
use super::opened::Each;
use super::schemes::{self, Hash, Label};
use super::sessions::{self, Head};
use super::standings::{self, Standing};
use super::{Database, StoreError, participants};
use crate::ledger::{Participant, ParticipantId, PlayerId, SessionId};
use chrono::{DateTime, FixedOffset};
use std::collections::HashMap;

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
    pub game: String,
    /// The id of the scheme that it was played under.
    pub scheme: String,
    /// The name of that scheme, in the language of whoever made it.
    pub scheme_name: String,
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
    pub name: String,
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
        let tx = reading(&mut self.conn)?;
        let mut parts = Parts {
            labels: schemes::labels(&tx)?,
            standings: sound(standings::all(&tx)?).collect(),
            participants: HashMap::new(),
        };
        for (session, who) in sound(participants::all(&tx)?) {
            parts.participants.entry(session).or_default().push(who);
        }
        let mut rows = Vec::new();
        for (id, head) in sessions::heads(&tx)? {
            let row = head.ok().and_then(|head| parts.row(head));
            rows.push(row.unwrap_or_else(|| damaged(id)));
        }
        Ok(rows)
    }

    /// The ids of all sessions that are not deleted, oldest first.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        sessions::live(&*reading(&mut self.conn)?)
    }

    /// The ids that begin with these hexadecimal digits in lower case, newest session first.
    pub fn find_sessions(&mut self, prefix: &str) -> Result<Vec<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let ids = sessions::heads(&tx)?.into_iter().map(|(id, _)| id);
        Ok(ids
            .filter(|id| id.to_string().starts_with(prefix))
            .collect())
    }

    /// The newest session; none where there is none.
    pub fn latest(&mut self) -> Result<Option<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        Ok(sessions::heads(&tx)?.first().map(|(id, _)| *id))
    }
}

/// What the rows of a list are put together from.
struct Parts {
    labels: HashMap<Hash, Label>,
    participants: HashMap<SessionId, Vec<Participant>>,
    standings: HashMap<SessionId, Standing>,
}

impl Parts {
    /// The row of a session; none where a part of it is missing.
    fn row(&mut self, head: Head) -> Option<SessionRow> {
        let label = self.labels.get(&head.scheme)?.clone();
        let standing = self.standings.remove(&head.id)?;
        let people = self.participants.remove(&head.id)?;
        // Somebody who is gone has no checksum to be wrong.
        (people.len() == standing.totals.len()).then_some(())?;
        let players = people.into_iter().zip(standing.totals);
        let players = players.map(|(who, total)| {
            (who.id == total.participant).then_some(SessionPlayer {
                id: who.id,
                player: who.player,
                name: who.name,
                points: total.points,
                hands: total.hands,
                deals: total.deals,
            })
        });
        let players: Vec<_> = players.collect::<Option<_>>()?;
        Some(SessionRow {
            id: head.id,
            title: head.title,
            started: head.started,
            game: label.game,
            scheme: label.id,
            scheme_name: label.name,
            players,
            leaders: standing.leaders,
            together: standing.together,
            hands: standing.hands,
            last_hand: standing.last_hand,
            ended: head.ended,
            damaged: false,
        })
    }
}

fn damaged(id: SessionId) -> SessionRow {
    SessionRow {
        id,
        title: String::new(),
        started: DateTime::UNIX_EPOCH.fixed_offset(),
        game: String::new(),
        scheme: String::new(),
        scheme_name: String::new(),
        players: Vec::new(),
        leaders: Vec::new(),
        together: false,
        hands: 0,
        last_hand: None,
        ended: None,
        damaged: true,
    }
}

/// The rows that are as they were written. A session that lacks one says so.
fn sound<T>(rows: Each<T>) -> impl Iterator<Item = T> {
    rows.into_iter().filter_map(Result::ok)
}
