//! Applying an edit, completely or not at all.

use super::check::{
    check_begun_with, check_currency, check_name, check_seats, check_terms, check_text,
};
use crate::ledger::{Edit, EditError, Hand, HandId, Ledger, Participant, ParticipantId, Session};
use crate::money::Stake;
use std::collections::BTreeSet;

impl Ledger {
    /// Applies an edit.
    ///
    /// # Errors
    /// It is invalid; the ledger is unchanged then.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), EditError> {
        let from = change(self.session_mut(), edit)?;
        let fits = currency_fits(self.session(), edit);
        let Err(error) = fits.and_then(|()| self.replay(from)) else {
            return Ok(());
        };
        // The state before was valid, so it can be restored and replayed.
        change(self.session_mut(), &edit.inverse())?;
        self.replay(from)?;
        Err(error)
    }
}

impl Edit {
    /// Adapts it to a state of the session: the values before it become those that are there, and hands and stakes that
    /// it is about are found again.
    pub(crate) fn fit(&mut self, session: &Session) {
        let hand = |id| session.hands.iter().find(|hand| hand.id == id);
        match self {
            Self::AddHand { index, .. } => *index = (*index).min(session.hands.len()),
            Self::RemoveHand { index, hand: gone } => {
                *index = session.hand_position(gone.id).unwrap_or(*index);
                *gone = hand(gone.id).unwrap_or(gone).clone();
            }
            Self::ReplaceHand { before, .. } => *before = hand(before.id).unwrap_or(before).clone(),
            Self::ReplaceHands { index, before, .. } => {
                let is_there = |one: &Hand| before.iter().any(|hand| hand.id == one.id);
                let first = session.hands.iter().position(is_there);
                *index = first.unwrap_or(*index).min(session.hands.len());
                let there = session.hands[*index..].iter();
                *before = there.take_while(|one| is_there(one)).cloned().collect();
            }
            Self::Adjust {
                hand: id, before, ..
            } => {
                if let Some(hand) = hand(*id) {
                    *before = hand.record.adjust.clone().unwrap_or_default();
                }
            }
            Self::Retitle { before, .. } => before.clone_from(&session.title),
            Self::Annotate { before, .. } => before.clone_from(&session.note),
            Self::BeginWith { before, .. } => before.clone_from(&session.begun_with),
            Self::Rename {
                participant,
                before,
                ..
            } => {
                if let Some(who) = session.participant(*participant) {
                    before.clone_from(&who.name);
                }
            }
            Self::Restake {
                from,
                before,
                after,
            } => {
                // Match them from the end, because the next hand always has a stake entry.
                let hands = session.hands.len();
                after.drain(..after.len().saturating_sub(hands + 1));
                *from = hands + 1 - after.len();
                *before = session.stakes_from(*from).unwrap_or_default();
            }
            Self::Reseat {
                before,
                joins,
                leaves,
                ..
            } => {
                before.clone_from(&session.seats);
                leaves.retain(|one| session.participants.contains(one) || joins.contains(one));
            }
            Self::Settle { before, .. } => *before = session.terms,
            Self::Join { .. } | Self::Leave { .. } | Self::Draw { .. } => {}
            Self::End { .. } | Self::Reopen { .. } => {}
        }
    }
}

/// Checks that all stakes have one currency. Only edits with stakes are checked, which keeps long sessions fast.
fn currency_fits(session: &Session, edit: &Edit) -> Result<(), EditError> {
    let hand = match edit {
        Edit::AddHand { hand, .. } | Edit::ReplaceHand { after: hand, .. } => hand,
        Edit::Restake { .. } | Edit::ReplaceHands { .. } => return check_currency(session),
        _ => return Ok(()),
    };
    let Some(stake) = hand.stake else {
        return Ok(());
    };
    let others = session.hands.iter().filter(|one| one.id != hand.id);
    let mut stakes = others.map(|one| one.stake).chain([session.stake]).flatten();
    // All others have one currency, so one comparison suffices.
    match stakes.next().map(Stake::currency) {
        Some(one) if one != stake.currency() => check_currency(session),
        _ => Ok(()),
    }
}

/// Changes the facts, or nothing; returns the first hand to replay.
pub(in crate::ledger) fn change(session: &mut Session, edit: &Edit) -> Result<usize, EditError> {
    if session.ended.is_some() && goes_on(edit) {
        return Err(EditError::Ended);
    }
    if let Some((index, before, after)) = edit.hands(session) {
        replace_hands(session, index, &before, &after)?;
        return Ok(index);
    }
    let mut fresh = edit.clone();
    fresh.fit(session);
    stale_unless(fresh == *edit)?;
    match edit {
        Edit::AddHand { .. }
        | Edit::RemoveHand { .. }
        | Edit::ReplaceHand { .. }
        | Edit::ReplaceHands { .. }
        | Edit::Adjust { .. } => return Err(EditError::Stale),
        Edit::Retitle { after, .. } => {
            check_text("title", after)?;
            session.title.clone_from(after);
        }
        Edit::Annotate { after, .. } => {
            check_text("note", after)?;
            session.note.clone_from(after);
        }
        Edit::Rename {
            participant, after, ..
        } => {
            let index = session.position(*participant).ok_or(EditError::Stale)?;
            check_name(session, after, Some(*participant))?;
            session.participants[index].name.clone_from(after);
        }
        Edit::Restake { from, after, .. } => restake(session, *from, after)?,
        Edit::Join { participant } => join(session, participant)?,
        Edit::Leave { participant } => leave(session, participant)?,
        Edit::Reseat {
            after,
            joins,
            leaves,
            ..
        } => reseat(session, after, joins, leaves)?,
        Edit::Settle { after, .. } => {
            check_terms(session, *after)?;
            session.terms = *after;
        }
        Edit::BeginWith { after, .. } => {
            check_begun_with(session, after)?;
            session.begun_with.clone_from(after);
            return Ok(0);
        }
        Edit::Draw { draw } => {
            let known = |id: &ParticipantId| session.participant(*id).is_some();
            stale_unless(draw.people().iter().all(known))?;
        }
        Edit::End { at } => session.ended = Some(*at),
        Edit::Reopen { at } => {
            stale_unless(session.ended.ok_or(EditError::StillOpen)? == *at)?;
            session.ended = None;
        }
    }
    // Points depend on hands only, so no other edit needs a replay.
    Ok(session.hands.len())
}

/// Whether an edit requires an open session. The same for an edit and its inverse, so that edits made after the end can
/// be undone.
fn goes_on(edit: &Edit) -> bool {
    match edit {
        Edit::AddHand { .. } | Edit::RemoveHand { .. } | Edit::End { .. } => true,
        Edit::Join { .. } | Edit::Leave { .. } | Edit::Reseat { .. } => true,
        Edit::ReplaceHands { before, after, .. } => before.len() != after.len(),
        // Corrections and terms can be changed after the end.
        Edit::ReplaceHand { .. }
        | Edit::Adjust { .. }
        | Edit::Restake { .. }
        | Edit::Settle { .. } => false,
        Edit::Retitle { .. } | Edit::Annotate { .. } | Edit::Draw { .. } => false,
        Edit::BeginWith { .. } => false,
        Edit::Rename { .. } | Edit::Reopen { .. } => false,
    }
}

fn replace_hands(
    session: &mut Session,
    index: usize,
    before: &[Hand],
    after: &[Hand],
) -> Result<(), EditError> {
    let range = index..index.saturating_add(before.len());
    stale_unless(session.hands.get(range.clone()) == Some(before))?;
    let ids: BTreeSet<HandId> = after.iter().map(|hand| hand.id).collect();
    let (first, rest) = session.hands.split_at(index);
    let mut others = first.iter().chain(&rest[before.len()..]);
    stale_unless(ids.len() == after.len() && !others.any(|hand| ids.contains(&hand.id)))?;
    session.hands.splice(range, after.iter().cloned());
    Ok(())
}

fn restake(session: &mut Session, from: usize, after: &[Option<Stake>]) -> Result<(), EditError> {
    let (next, hands) = after.split_last().ok_or(EditError::Stale)?;
    for (hand, stake) in session.hands[from..].iter_mut().zip(hands) {
        hand.stake = *stake;
    }
    session.stake = *next;
    Ok(())
}

fn join(session: &mut Session, participant: &Participant) -> Result<(), EditError> {
    stale_unless(session.position(participant.id).is_none())?;
    check_name(session, &participant.name, None)?;
    session.participants.push(participant.clone());
    Ok(())
}

/// Adds participants, changes the seats, and removes participants, all or nothing.
fn reseat(
    session: &mut Session,
    after: &[ParticipantId],
    joins: &[Participant],
    leaves: &[Participant],
) -> Result<(), EditError> {
    let (people, seats) = (session.participants.clone(), session.seats.clone());
    let done = joins
        .iter()
        .try_for_each(|one| join(session, one))
        .and_then(|()| check_seats(session, after))
        .and_then(|()| {
            session.seats = after.to_vec();
            leaves.iter().rev().try_for_each(|one| leave(session, one))
        })
        .and_then(|()| check_begun_with(session, &session.begun_with));
    if done.is_err() {
        session.participants = people;
        session.seats = seats;
    }
    done
}

/// Only the last participant can be removed, because others would change their index.
fn leave(session: &mut Session, participant: &Participant) -> Result<(), EditError> {
    stale_unless(session.participants.last() == Some(participant))?;
    let (id, name) = (participant.id, participant.name.clone());
    if session.seats.contains(&id) || session.has_played(id) {
        return Err(EditError::HasPlayed { name });
    }
    if session.first_dealer == id {
        return Err(EditError::DealsFirst { name });
    }
    session.participants.pop();
    Ok(())
}

fn stale_unless(fresh: bool) -> Result<(), EditError> {
    if fresh { Ok(()) } else { Err(EditError::Stale) }
}
