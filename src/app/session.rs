//! Sessions: starting, finding, opening and changing them. Operations that are one [`Database`] call are called directly.

use super::{App, AppError, Clock, Result, recognise};
use crate::games::HandRecord;
use crate::ledger::{
    EditStamp, Ledger, LogRow, NameError, OpenHand, Participant, ParticipantId, PlayerId, Session,
    SessionEditor, SessionId, SessionSummary, Stored, Terms, clean_name, clean_text,
};
use crate::money::Stake;
use crate::scheme::keyword::keyword;
use crate::scheme::{Scheme, catalog};
use crate::settle::check_stake;
use crate::store::{Database, StoreError};

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
        /// It cannot be read.
        Damaged = "damaged",
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
pub fn state(db: &mut Database, row: &SessionSummary) -> State {
    let is_endless = |scheme: &Scheme| scheme.rules.contracts().is_some();
    match &row.standing {
        _ if row.damaged => State::Damaged,
        _ if row.deleted.is_some() => State::Deleted,
        standing if standing.ended.is_some() => State::Ended,
        standing if standing.hands == 0 => State::Playing,
        _ if catalog::find(&row.scheme.id).is_some_and(is_endless) => State::Playing,
        _ => editor(db, row.id).map_or(State::Damaged, |editor| State::of(editor.ledger())),
    }
}

/// The editor of a session, with its log and open hand.
///
/// # Errors
/// There is no such session, or it cannot be read.
pub fn editor(db: &mut Database, session: SessionId) -> Result<SessionEditor> {
    opened(db.load(session)?)
}

/// The editor of a session that was read.
pub(super) fn opened(stored: Stored) -> Result<SessionEditor> {
    let ledger = Ledger::open(stored.session)?;
    Ok(SessionEditor::new(ledger, stored.log, stored.open))
}

impl App {
    /// Finds a session by id, id prefix, or `last`.
    ///
    /// # Errors
    /// None or several match.
    pub fn find(&self, wanted: &str) -> Result<SessionId> {
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
    pub fn find_deleted(&self, wanted: &str) -> Result<Option<SessionId>> {
        only_match("sessions", wanted, || {
            let [_, deleted] = self.read(Database::all_sessions)?;
            Ok(deleted.iter().map(|row| row.id).collect())
        })
    }

    /// The editor of a session: [`editor`].
    ///
    /// # Errors
    /// Those of [`editor`].
    pub fn editor(&self, session: SessionId) -> Result<SessionEditor> {
        self.change(|db| editor(db, session))
    }
}

/// The only id that begins with `wanted`; `None` if there is none. Text that cannot begin an id gives `None` without
/// reading the ids.
pub(super) fn only_match<Id: Copy + ToString>(
    what: &'static str,
    wanted: &str,
    ids: impl FnOnce() -> Result<Vec<Id>>,
) -> Result<Option<Id>> {
    if wanted.is_empty() || !wanted.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let mut found = ids()?;
    let prefix = wanted.to_ascii_lowercase();
    found.retain(|id| id.to_string().starts_with(&prefix));
    match found[..] {
        [] => Ok(None),
        [one] => Ok(Some(one)),
        _ => Err(AppError::Ambiguous(found.len(), what, wanted.to_owned())),
    }
}

/// The parameters of a new session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The scheme, stored in the session.
    pub scheme: Scheme,
    /// The names of the players in seat order, clockwise.
    pub names: Vec<String>,
    /// The seat of the first dealer, counted from 0; `None` for the last seat.
    pub first_dealer: Option<usize>,
    /// The stake; `None` for no stake.
    pub stake: Option<Stake>,
    /// The settlement.
    pub terms: Terms,
    /// The session's title; may be empty.
    pub title: String,
}

impl NewSession {
    /// Builds the session without hands; its players are not yet matched to the roster.
    ///
    /// # Errors
    /// The names, first dealer, stake or title are invalid.
    pub fn draft(self, clock: &dyn Clock) -> Result<Session> {
        AppError::check_players(self.names.len(), self.scheme.at_table)?;
        if let Some(stake) = self.stake {
            check_stake(&self.scheme, &[], stake)?;
        }
        let participant = |name: &String| {
            Ok(Participant {
                id: ParticipantId(clock.id()),
                player: PlayerId(clock.id()),
                name: clean_name(name)?,
            })
        };
        let participants = self.names.iter().map(participant);
        let participants = participants.collect::<Result<Vec<_>, NameError>>()?;
        let first_dealer = self.first_dealer.unwrap_or(participants.len() - 1);
        let first_dealer = participants.get(first_dealer).map(|one| one.id);
        let session = Session {
            id: SessionId(clock.id()),
            title: clean_text(&self.title),
            note: String::new(),
            started: clock.now(),
            terms: self.terms,
            scheme: self.scheme,
            seats: participants.iter().map(|one| one.id).collect(),
            participants,
            first_dealer: first_dealer.ok_or(AppError::FirstDealer)?,
            stake: self.stake,
            begun_with: Vec::new(),
            hands: Vec::new(),
            ended: None,
        };
        // The ledger checks the remaining rules.
        Ledger::open(session.clone())?;
        Ok(session)
    }
}

/// How often a change is repeated at most while other processes write first. With two processes that write continuously,
/// about half of the tries fail.
const MOST_REPEATS: usize = 99;

/// Makes a change, and again so many times at most while it comes too late because of others.
pub(super) fn retry<R>(
    mut left: usize,
    is_late: impl Fn(&AppError) -> bool,
    mut change: impl FnMut() -> Result<R>,
) -> Result<R> {
    loop {
        match change() {
            Err(error) if left > 0 && is_late(&error) => left -= 1,
            done => return done,
        }
    }
}

/// Stores a new session with its first hand, both or neither.
///
/// # Errors
/// The hand is illegal, or it cannot be stored.
pub fn begin(
    db: &mut Database,
    mut session: Session,
    record: &HandRecord<ParticipantId>,
    stamp: EditStamp,
) -> Result<SessionEditor> {
    // Another process may have added a player of that name since.
    let is_late = |error: &AppError| matches!(error, AppError::Store(StoreError::NameTaken(_)));
    retry(MOST_REPEATS, is_late, || {
        session.participants = recognise(db, session.participants.clone())?;
        let mut editor = SessionEditor::begin(session.clone())?;
        let row = editor.record(record.clone(), stamp)?;
        db.create_session(&session, &OpenHand::default(), Some(&row))?;
        Ok(editor)
    })
}

/// Changes a session and stores the rows that this adds to its log; retries if another process wrote first. It is read
/// unless its state is `known`.
///
/// # Errors
/// Those of the step; the session cannot be read or stored.
pub fn change(
    db: &mut Database,
    session: SessionId,
    mut known: Option<SessionEditor>,
    mut step: impl FnMut(&mut Database, &mut SessionEditor) -> Result<Vec<LogRow>>,
) -> Result<SessionEditor> {
    let is_late = |error: &AppError| matches!(error, AppError::Store(StoreError::Stale));
    retry(MOST_REPEATS, is_late, || {
        let known = known.take().map_or_else(|| self::editor(db, session), Ok);
        let mut editor = known?;
        let rows = step(db, &mut editor)?;
        let before = editor.log().rows().len() - rows.len();
        db.commit(session, before as u64, &rows, editor.open())?;
        Ok(editor)
    })
}
