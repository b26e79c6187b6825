//! Who sits where from the next hand on, changed step by step and made in one edit.
//!
//! Whether so many can sit at the table is for the books to say when the edit is made: on the way there one may get up
//! before another sits down.

use crate::ledger::{Edit, EditError, Participant, ParticipantId, Session};

/// The seats of a session in the course of being changed.
#[derive(Clone, Debug)]
pub struct Reseating<'a> {
    session: &'a Session,
    seats: Vec<ParticipantId>,
    joins: Vec<Participant>,
}

impl<'a> Reseating<'a> {
    /// The seats as they are.
    pub fn of(session: &'a Session) -> Self {
        Self {
            session,
            seats: session.seats.clone(),
            joins: Vec::new(),
        }
    }

    /// Who sits where by now, clockwise.
    pub fn seats(&self) -> &[ParticipantId] {
        &self.seats
    }

    /// Everybody who ever sat in the session, and who has come by now.
    pub fn people(&self) -> impl Iterator<Item = &Participant> {
        self.session.participants.iter().chain(&self.joins)
    }

    /// Somebody gets up, and those behind move up.
    ///
    /// # Errors
    /// Where they do not sit at the table.
    pub fn leave(&mut self, who: ParticipantId) -> Result<(), EditError> {
        let seat = self.seat_of(who)?;
        self.seats.remove(seat);
        Ok(())
    }

    /// Somebody sits down at this place, counted clockwise from 0, and those behind move on; a place beyond the last
    /// one is the last one. Who played in the session before is who they were.
    ///
    /// # Errors
    /// Where they sit at the table already.
    pub fn sit(&mut self, who: &Participant, place: usize) -> Result<(), EditError> {
        let id = self.enter(who)?;
        self.seats.insert(place.min(self.seats.len()), id);
        Ok(())
    }

    /// Somebody gets up, and another sits down in their place.
    ///
    /// # Errors
    /// Where the one does not sit at the table, or the other does.
    pub fn replace(&mut self, whom: ParticipantId, by: &Participant) -> Result<(), EditError> {
        let seat = self.seat_of(whom)?;
        self.seats[seat] = self.enter(by)?;
        Ok(())
    }

    /// Two change places.
    ///
    /// # Errors
    /// Where one of them does not sit at the table.
    pub fn swap(&mut self, one: ParticipantId, other: ParticipantId) -> Result<(), EditError> {
        let (one, other) = (self.seat_of(one)?, self.seat_of(other)?);
        self.seats.swap(one, other);
        Ok(())
    }

    /// All of it as one edit; none where everybody sits as before.
    pub fn edit(mut self) -> Option<Edit> {
        // Who came and went again in one go never was there.
        let seats = self.seats;
        self.joins.retain(|one| seats.contains(&one.id));
        (seats != self.session.seats).then(|| Edit::Reseat {
            before: self.session.seats.clone(),
            after: seats,
            joins: self.joins,
            leaves: Vec::new(),
        })
    }

    /// Who somebody is in this session, whom it may have to learn of first.
    fn enter(&mut self, who: &Participant) -> Result<ParticipantId, EditError> {
        let known = self
            .people()
            .find(|one| one.player == who.player || one.id == who.id)
            .map(|one| one.id);
        let id = known.unwrap_or(who.id);
        if self.seats.contains(&id) {
            return Err(EditError::HasSeat {
                name: self.name(id).unwrap_or_else(|| who.name.clone()),
            });
        }
        if known.is_none() {
            self.joins.push(who.clone());
        }
        Ok(id)
    }

    fn seat_of(&self, who: ParticipantId) -> Result<usize, EditError> {
        let seat = self.seats.iter().position(|id| *id == who);
        seat.ok_or_else(|| EditError::NoSeat {
            name: self.name(who).unwrap_or_else(|| who.to_string()),
        })
    }

    fn name(&self, who: ParticipantId) -> Option<String> {
        self.people()
            .find(|one| one.id == who)
            .map(|one| one.name.clone())
    }
}
