//! A stored session, and the states of a session by its log: earlier ones, the latest, and that of another log.

use super::apply::change;
use crate::ledger::{
    Act, Edit, EditError, EditId, EditStamp, Log, LogRow, OpenHand, Participant, PlayerId, Session,
    SessionEditor,
};

/// A session with its log and its open hand, as it is stored. A session of a bundle has no open hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its current state.
    pub session: Session,
    /// Every change ever made to it.
    pub log: Log,
    /// The taps of the hand being entered.
    pub open: OpenHand,
}

impl Stored {
    /// All participants, those of undone rows of the log too, possibly with repetitions.
    pub fn everybody(&self) -> impl Iterator<Item = &Participant> {
        let added = self.log.added_participants();
        self.session.participants.iter().chain(added)
    }

    /// The session with other player ids.
    #[must_use]
    pub fn with_players(mut self, of: impl Fn(PlayerId) -> PlayerId) -> Self {
        let change = |one: &mut Participant| one.player = of(one.player);
        self.session.participants.iter_mut().for_each(change);
        let rows = self.log.rows().iter().cloned().map(|mut row| {
            if let Act::Do(edit) = &mut row.act {
                edit.participants_mut().for_each(change);
            }
            row
        });
        // The rows come from a valid log in order.
        if let Ok(log) = Log::read(rows) {
            self.log = log;
        }
        self
    }
}

impl Session {
    /// The session after all edits in force in the log, starting from this one. Plays no hands.
    ///
    /// # Errors
    /// An edit is invalid in its place.
    pub fn after(mut self, log: &Log) -> Result<Self, EditError> {
        for (_, edit) in log.in_force() {
            match edit {
                // Duplicate hand ids are detected when hands are played: a search for each of ten thousand hands is
                // slow.
                Edit::AddHand { index, hand }
                    if *index == self.hands.len() && self.ended.is_none() =>
                {
                    self.hands.push(hand.clone());
                }
                edit => drop(change(&mut self, edit)?),
            }
        }
        Ok(self)
    }

    /// The session after only the first of the edits in force in its log. Plays no hands.
    ///
    /// # Errors
    /// An edit cannot be undone.
    pub fn after_first(&self, edits: usize, log: &Log) -> Result<Self, EditError> {
        let mut then = self.clone();
        let in_force: Vec<_> = log.in_force().skip(edits).collect();
        for (_, edit) in in_force.into_iter().rev() {
            change(&mut then, &edit.inverse())?;
        }
        Ok(then)
    }

    /// Whether the session was ever like this since that row of its log, counted from 0.
    pub fn was(&self, log: &Log, since: usize, like: impl Fn(&Self) -> bool) -> bool {
        let mut then = self.clone();
        // Walk backwards, undoing each row.
        let rows = log.rows().len().saturating_sub(since);
        for row in log.changes().rev().take(rows) {
            if like(&then) {
                return true;
            }
            if change(&mut then, &row.inverse()).is_err() {
                return false;
            }
        }
        like(&then)
    }

    /// Whether another session is a version of this one: what cannot be edited is the same.
    pub fn is_version_of(&self, other: &Self) -> bool {
        (self.id, self.started, self.first_dealer) == (other.id, other.started, other.first_dealer)
            && self.scheme.document == other.scheme.document
    }

    /// Whether another version of the session has the same content; names, and when it ended, may differ, and who joined
    /// and left again without a hand.
    pub fn is_like(&self, other: &Self) -> bool {
        let people = |one: &Self| -> Vec<_> {
            let people = one.participants.iter();
            let people = people.filter(|who| one.seats.contains(&who.id) || one.has_played(who.id));
            people.map(|one| (one.id, one.player)).collect()
        };
        self.hands == other.hands
            && (self.stake, self.terms) == (other.stake, other.terms)
            && self.ended.is_some() == other.ended.is_some()
            && (&self.title, &self.note) == (&other.title, &other.note)
            && (&self.seats, &self.begun_with) == (&other.seats, &other.begun_with)
            && people(self) == people(other)
    }

    /// The edits that give the session the title, seats and terms of another version, and the participants it lacks. The
    /// last participants leave if the other lacks them, they have no hand, and nobody else joins.
    pub fn edits_to(&self, other: &Self) -> Vec<Edit> {
        let new = other.participants.iter();
        let new = new.filter(|one| self.participant(one.id).is_none());
        let mut edits: Vec<Edit> = new
            .cloned()
            .map(|participant| Edit::Join { participant })
            .collect();
        let joins = !edits.is_empty();
        let mut add = |changes: bool, edit: Edit| edits.extend(changes.then_some(edit));
        let (before, after) = (self.title.clone(), other.title.clone());
        add(before != after, Edit::Retitle { before, after });
        let (before, after) = (self.seats.clone(), other.seats.clone());
        add(before != after, Edit::reseat(before, after));
        let (before, after) = (self.terms, other.terms);
        add(before != after, Edit::Settle { before, after });
        let (from, before, after) = (self.hands.len(), self.stake, other.stake);
        let (before, after) = (vec![before], vec![after]);
        let restakes = before != after;
        add(
            restakes,
            Edit::Restake {
                from,
                before,
                after,
            },
        );
        if !joins {
            let gone = self.removable(|id| other.participant(id).is_some());
            let gone = gone.iter().rev().cloned();
            edits.extend(gone.map(|participant| Edit::Leave { participant }));
        }
        edits
    }
}

impl SessionEditor {
    /// Brings the session to the state of another version: undoes the edits in force only in this one, and makes those
    /// in force only in the other, with their ids if these are free.
    ///
    /// # Errors
    /// An edit is invalid here. The editor must be discarded then.
    pub fn sync_to(
        &mut self,
        there: &Session,
        log: &Log,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Result<Vec<LogRow>, EditError> {
        let ids = |log: &Log| -> Vec<EditId> { log.in_force().map(|(row, _)| row.id).collect() };
        let (ours, theirs) = (ids(self.log()), ids(log));
        // A session from CSV has another initial state. An earlier sync may have edited it to match the initial state
        // of the other version.
        let (here, begun) = (self.ledger().session(), there.after_first(0, log)?);
        let first = ours.iter().position(|id| theirs.first() == Some(id));
        let begins = |at: &usize| {
            let then = here.after_first(*at, self.log());
            then.is_ok_and(|then| then.is_like(&begun))
        };
        let first = first.filter(begins);
        let from = first.unwrap_or_default();
        let both = ours[from..].iter().zip(&theirs);
        let same = first.map_or(0, |_| both.take_while(|(one, other)| one == other).count());
        let mut rows = Vec::new();
        for _ in from + same..ours.len() {
            let undone = self.by_edits(|editor| editor.undo(stamp()));
            rows.extend(undone.ok_or(EditError::Stale)?);
        }
        if first.is_none() {
            for edit in self.ledger().session().edits_to(&begun) {
                rows.push(self.edit(edit, stamp())?);
            }
        }
        for (row, edit) in log.in_force().skip(same) {
            let taken = self.log().rows().iter().any(|own| own.id == row.id);
            let own = stamp();
            let stamp = EditStamp {
                at: row.at,
                edit: if taken { own.edit } else { row.id },
                ..own
            };
            rows.push(self.edit(edit.clone(), stamp)?);
        }
        Ok(rows)
    }
}
