//! Seats of a running session: players join, leave, take over a seat, swap.

use super::session_ops::edit;
use crate::app::{AppError, Clock, Result};
use crate::ledger::{
    EditError, LogRow, Participant, ParticipantId, PlayerId, Reseating, SessionEditor, clean_name,
    name_key,
};
use crate::store::Database;

/// Changes of seats, all from the next hand on, by player name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatChanges {
    /// Who leaves, and who takes over the seat.
    pub replaced: Vec<(String, String)>,
    /// Who leaves.
    pub leaving: Vec<String>,
    /// Who joins, and in which seat, counted from 1; `None` for the last.
    pub coming: Vec<(String, Option<usize>)>,
    /// Who swap seats.
    pub swapped: Vec<(String, String)>,
}

impl SeatChanges {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Changes the seats from the next hand on, in the order of the fields of [`SeatChanges`].
///
/// A new player is matched to the roster by name. One undo reverts all changes.
///
/// # Errors
/// A player does not sit where stated, or the table cannot have this many players.
pub fn reseat(
    db: &mut Database,
    editor: &mut SessionEditor,
    changes: &SeatChanges,
    clock: &dyn Clock,
) -> Result<Vec<LogRow>> {
    let session = editor.ledger().session();
    let mut seats = Reseating::of(session);
    for (whom, by) in &changes.replaced {
        let (whom, by) = (sitting(&seats, whom)?, known_or_new(db, &seats, by, clock)?);
        seats.replace(whom, &by)?;
    }
    for who in &changes.leaving {
        seats.leave(sitting(&seats, who)?)?;
    }
    for (who, place) in &changes.coming {
        let who = known_or_new(db, &seats, who, clock)?;
        let place = place.map_or(usize::MAX, |place| place.saturating_sub(1));
        seats.sit(&who, place)?;
    }
    for (one, other) in &changes.swapped {
        let (one, other) = (sitting(&seats, one)?, sitting(&seats, other)?);
        seats.swap(one, other)?;
    }
    AppError::check_players(seats.seats().len(), session.scheme.at_table)?;
    let reseated = seats.edit().ok_or(AppError::SameSeats)?;
    edit(editor, Some(reseated), clock)
}

/// Finds a player by name: in the session, on the roster, or a new one.
fn known_or_new(
    db: &mut Database,
    seats: &Reseating,
    name: &str,
    clock: &dyn Clock,
) -> Result<Participant> {
    let name = clean_name(name)?;
    if let Some(known) = find(seats, &name) {
        return Ok(known.clone());
    }
    let (id, new) = (ParticipantId(clock.id()), PlayerId(clock.id()));
    let people = db.people()?;
    let known = people.player_by_key(&name_key(&name));
    let player = known.map_or(new, |known| known.id);
    // A player who has been merged may be in the session under another id.
    let now = people.current_players();
    let same = |one: &&Participant| now.get(&one.player) == Some(&player);
    let seated = seats.people().find(same).cloned();
    Ok(seated.unwrap_or(Participant { id, player, name }))
}

fn find<'a>(seats: &'a Reseating, name: &str) -> Option<&'a Participant> {
    let key = name_key(name);
    seats.people().find(|one| name_key(&one.name) == key)
}

/// The participant with that name.
fn sitting(seats: &Reseating, name: &str) -> Result<ParticipantId> {
    let name = clean_name(name)?;
    match find(seats, &name) {
        Some(one) => Ok(one.id),
        None => Err(EditError::NoSeat { name }.into()),
    }
}
