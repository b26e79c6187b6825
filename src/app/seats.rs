//! Who sits where in a session that is under way: people come and go, take each other's place, change places.

use super::{App, AppError};
use crate::ledger::{
    Book, EditError, Participant, ParticipantId, PlayerId, Reseating, SessionId, clean_name,
    name_key,
};

/// What changes about the seats of a session, all of it at once from the next hand on. People are named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatChanges {
    /// Who gets up, and who sits down in that place.
    pub replaced: Vec<(String, String)>,
    /// Who gets up.
    pub leaving: Vec<String>,
    /// Who sits down, and in which seat, counted from 1; without one in the last.
    pub coming: Vec<(String, Option<usize>)>,
    /// Who change places.
    pub swapped: Vec<(String, String)>,
}

impl SeatChanges {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl App {
    /// Changes who sits where from the next hand on, in the order in which [`SeatChanges`] has it.
    ///
    /// Somebody new is whoever the roster knows by that name, else a newcomer. One undo takes all of it back.
    ///
    /// # Errors
    /// Where somebody does not sit where they are said to, or so many cannot sit at the table.
    pub fn reseat(&self, session: SessionId, changes: &SeatChanges) -> Result<Book, AppError> {
        self.change(session, |book, stamp| {
            let session = book.ledger().session();
            let mut seats = Reseating::of(session);
            for (whom, by) in &changes.replaced {
                let (whom, by) = (sitting(&seats, whom)?, self.known_or_new(&seats, by)?);
                seats.replace(whom, &by)?;
            }
            for who in &changes.leaving {
                seats.leave(sitting(&seats, who)?)?;
            }
            for (who, place) in &changes.coming {
                let who = self.known_or_new(&seats, who)?;
                seats.sit(
                    &who,
                    place.map_or(usize::MAX, |place| place.saturating_sub(1)),
                )?;
            }
            for (one, other) in &changes.swapped {
                let (one, other) = (sitting(&seats, one)?, sitting(&seats, other)?);
                seats.swap(one, other)?;
            }
            let (found, wanted) = (seats.seats().len(), session.scheme.at_table);
            if !wanted.contains(found) {
                return Err(AppError::Players { found, wanted });
            }
            let edit = seats.edit().ok_or(AppError::SameSeats)?;
            Ok(book.edit(edit, stamp)?)
        })
    }

    /// Who is meant by a name: somebody of the session, of the roster, or nobody yet.
    fn known_or_new(&self, seats: &Reseating, name: &str) -> Result<Participant, AppError> {
        let name = clean_name(name)?;
        if let Some(known) = find(seats, &name) {
            return Ok(known.clone());
        }
        let mut new = [Participant {
            id: ParticipantId(self.surroundings().id()),
            player: PlayerId(self.surroundings().id()),
            name,
        }];
        self.recognise(&mut new)?;
        let [new] = new;
        Ok(new)
    }
}

fn find<'a>(seats: &'a Reseating, name: &str) -> Option<&'a Participant> {
    let key = name_key(name);
    seats.people().find(|one| name_key(&one.name) == key)
}

/// Who of the session has that name.
fn sitting(seats: &Reseating, name: &str) -> Result<ParticipantId, AppError> {
    let name = clean_name(name)?;
    match find(seats, &name) {
        Some(one) => Ok(one.id),
        None => Err(EditError::NoSeat { name }.into()),
    }
}
