//! Listing, finding, opening, deleting and restoring sessions.

use crate::app::{App, AppError};
use crate::ledger::{Ledger, SessionEditor, SessionId};
use crate::scheme::catalog;
use crate::scheme::keyword::keyword;
use crate::seat::Direction;
use crate::store::{Database, SessionPlayer, SessionRow, StoreError};
use crate::view::sessions::{GameAndScheme, Known, game};
use crate::view::{Message, SchemeName};
use crate::words::Words;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

keyword! {
    /// Session state, with its word in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum State {
        /// Hands can be entered.
        Playing = "playing",
        /// The game is won or its schedule is complete, but the session is open.
        Over = "over",
        /// The session was ended.
        Ended = "ended",
        /// It is deleted and can be restored.
        Deleted = "deleted",
    }
}

impl State {
    /// The state of a session.
    pub fn of(ledger: &Ledger) -> Self {
        match (ledger.session().ended, ledger.is_over()) {
            (Some(_), _) => Self::Ended,
            (None, true) => Self::Over,
            (None, false) => Self::Playing,
        }
    }
}

/// The state of a listed session.
///
/// Whether a game is over is not stored, so its hands are replayed. Ended sessions and games without an end need no
/// replay.
pub fn state(db: &mut Database, row: &SessionRow) -> State {
    if row.deleted.is_some() {
        return State::Deleted;
    }
    if row.ended.is_some() {
        return State::Ended;
    }
    let endless = catalog::find(&row.scheme).is_some_and(|one| one.rules.contracts().is_some());
    if endless || row.hands == 0 || row.damaged {
        return State::Playing;
    }
    editor(db, row.id).map_or(State::Playing, |editor| State::of(editor.ledger()))
}

/// The editor of a session, with its log and open hand.
///
/// # Errors
/// There is no such session, or it cannot be read.
pub fn editor(db: &mut Database, session: SessionId) -> Result<SessionEditor, AppError> {
    let stored = db.load(session)?;
    let ledger = Ledger::open(stored.session)?;
    Ok(SessionEditor::new(ledger, stored.log, stored.open))
}

impl App {
    /// Finds a session by id, id prefix, or `last`.
    ///
    /// # Errors
    /// None or several match.
    pub fn find(&self, wanted: &str) -> Result<SessionId, AppError> {
        if wanted == "last" {
            return self.read(Database::latest)?.ok_or(AppError::NoSessions);
        }
        let ids = || self.read(Database::session_ids);
        only_match("sessions", wanted, ids)?.ok_or_else(|| AppError::NoSession(wanted.to_owned()))
    }

    /// Finds a deleted session by id or id prefix.
    ///
    /// # Errors
    /// Several match.
    pub fn find_deleted(&self, wanted: &str) -> Result<Option<SessionId>, AppError> {
        only_match("sessions", wanted, || {
            let rows = self.read(Database::deleted_sessions)?.into_iter();
            Ok(rows.map(|row| row.id).collect())
        })
    }

    /// The editor of a session: [`editor`].
    ///
    /// # Errors
    /// Those of [`editor`].
    pub fn editor(&self, session: SessionId) -> Result<SessionEditor, AppError> {
        self.change(move |db| editor(db, session))
    }
}

/// Games and schemes by the ids of game and scheme and the scheme's name.
type GamesAndSchemes = HashMap<[Arc<str>; 3], Rc<GameAndScheme>>;

/// The summaries of these sessions; equal games and schemes are shared.
pub fn known(rows: Vec<SessionRow>, words: &Words) -> Vec<Known> {
    let mut all = HashMap::new();
    let rows = rows.into_iter();
    rows.map(|row| known_one(row, &mut all, words)).collect()
}

fn known_one(row: SessionRow, all: &mut GamesAndSchemes, words: &Words) -> Known {
    // Those seated in the order of play, then those who left.
    let mut order: Vec<&SessionPlayer> = row.players.iter().collect();
    let seats = order.iter().filter(|one| one.seat.is_some()).count();
    order.sort_by_key(|one| match (one.seat, row.direction) {
        (None, _) => seats,
        (Some(seat), Direction::Clockwise) => seat,
        (Some(seat), Direction::Anticlockwise) => (seats - seat) % seats,
    });
    let players = order.iter();
    let players = players.map(|player| (Arc::clone(&player.name), row.points(player)));
    let players = players.collect();
    let played = all
        .entry([row.game, row.scheme, row.scheme_name])
        .or_insert_with_key(|[of, scheme, name]| {
            Rc::new(GameAndScheme {
                game: of.to_string(),
                scheme: SchemeName {
                    id: scheme.to_string(),
                    name: name.to_string(),
                },
                called: [
                    words.say(&game(of)),
                    words.say(&Message::scheme_called(scheme, name)),
                ],
            })
        });
    Known {
        id: row.id,
        title: row.title,
        note: row.note,
        started: row.started,
        played: Rc::clone(played),
        leaders: order
            .iter()
            .enumerate()
            .filter(|(_, player)| row.leaders.contains(&player.id))
            .map(|(at, _)| at)
            .collect(),
        together: row.together,
        players,
        hands: row.hands,
        ended: row.ended.is_some(),
        deleted: row.deleted.map(|at| at.with_timezone(row.started.offset())),
    }
}

/// The ids of the games of stored sessions, most recent first.
///
/// # Errors
/// The database cannot be read.
pub fn games_played(db: &mut Database) -> Result<Vec<String>, StoreError> {
    let mut games: Vec<String> = Vec::new();
    for row in db.sessions()? {
        if !games.iter().any(|game| **game == *row.game) {
            games.push(row.game.to_string());
        }
    }
    Ok(games)
}

/// The only id that begins with `wanted`; `None` if there is none. Text that cannot begin an id gives `None` without
/// reading the ids.
pub(in crate::app) fn only_match<Id: Copy + ToString>(
    what: &'static str,
    wanted: &str,
    ids: impl FnOnce() -> Result<Vec<Id>, AppError>,
) -> Result<Option<Id>, AppError> {
    if wanted.is_empty() || !wanted.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let mut found = ids()?;
    let prefix = wanted.to_ascii_lowercase();
    found.retain(|id| id.to_string().starts_with(&prefix));
    match found[..] {
        [] => Ok(None),
        [one] => Ok(Some(one)),
        _ => Err(AppError::Ambiguous {
            what,
            wanted: wanted.to_owned(),
            found: found.len(),
        }),
    }
}
