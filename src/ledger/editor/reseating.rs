//! Changes of seats, collected step by step and made as one edit.
//!
//! The number of players is checked when the edit is made, because it may be invalid between steps.

use crate::ledger::{Edit, EditError, Participant, ParticipantId, Session};

/// Pending changes of seats.
#[derive(Clone, Debug)]
pub struct Reseating<'a> {
    session: &'a Session,
    seats: Vec<ParticipantId>,
    joins: Vec<Participant>,
}

impl<'a> Reseating<'a> {
    /// The current seats.
    pub fn of(session: &'a Session) -> Self {
        Self {
            session,
            seats: session.seats.clone(),
            joins: Vec::new(),
        }
    }

    /// The new seats, clockwise.
    pub fn seats(&self) -> &[ParticipantId] {
        &self.seats
    }

    /// All participants, including those who join now.
    pub fn people(&self) -> impl Iterator<Item = &Participant> {
        self.session.participants.iter().chain(&self.joins)
    }

    /// A player leaves; those behind move up.
    ///
    /// # Errors
    /// The player is not at the table.
    pub fn leave(&mut self, who: ParticipantId) -> Result<(), EditError> {
        let seat = self.seat_of(who)?;
        self.seats.remove(seat);
        Ok(())
    }

    /// A player joins at this place, counted clockwise from 0, and those behind move on; places beyond the end mean the
    /// last. A former participant keeps their id.
    ///
    /// # Errors
    /// The player is already at the table.
    pub fn sit(&mut self, who: &Participant, place: usize) -> Result<(), EditError> {
        let id = self.enter(who)?;
        self.seats.insert(place.min(self.seats.len()), id);
        Ok(())
    }

    /// A player leaves and another takes the seat.
    ///
    /// # Errors
    /// The first is not at the table, or the second is.
    pub fn replace(&mut self, whom: ParticipantId, by: &Participant) -> Result<(), EditError> {
        let seat = self.seat_of(whom)?;
        self.seats[seat] = self.enter(by)?;
        Ok(())
    }

    /// Two players swap seats.
    ///
    /// # Errors
    /// One of them is not at the table.
    pub fn swap(&mut self, one: ParticipantId, other: ParticipantId) -> Result<(), EditError> {
        let (one, other) = (self.seat_of(one)?, self.seat_of(other)?);
        self.seats.swap(one, other);
        Ok(())
    }

    /// All changes as one edit; `None` if nothing changes. The last participants are removed if they get up without
    /// having played and nobody new joins.
    pub fn edit(mut self) -> Option<Edit> {
        // Players who joined and left again are dropped.
        let (session, seats) = (self.session, self.seats);
        self.joins.retain(|one| seats.contains(&one.id));
        let leaves = if self.joins.is_empty() {
            session.removable(|id| seats.contains(&id)).to_vec()
        } else {
            Vec::new()
        };
        (seats != session.seats).then(|| Edit::Reseat {
            before: session.seats.clone(),
            after: seats,
            joins: self.joins,
            leaves,
        })
    }

    /// The participant for a player, added to the session if new.
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
