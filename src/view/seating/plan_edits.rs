//! Turns a change of seats into edits and a report.

use super::{Change, StartingPoints};
use crate::ledger::{
    Edit, EditError, Ledger, Participant, ParticipantId, Reseating, Session, SessionEditor,
    lowest_wins, name_key,
};
use crate::seat::Seat;
use crate::view::Message;
use crate::view::table::adjust::give;
use std::collections::BTreeSet;

/// Turns a change into edits, in order, and a report. `reason` is stored with the starting points of a player new to the
/// session.
///
/// # Errors
/// A joining player is already seated, or a leaving one is not.
pub fn made(
    editor: &SessionEditor,
    change: &Change,
    begins: StartingPoints,
    reason: &str,
) -> Result<(Vec<Edit>, Message), EditError> {
    // Without the starting points of somebody who gets up before playing.
    let mut ledger = editor.ledger().clone();
    let back = gets_up(change).and_then(|who| starting_points(ledger.session(), who));
    let back = back.map(|(_, edit)| edit);
    back.iter().try_for_each(|edit| ledger.apply(edit))?;
    let session = ledger.session();
    let called = |id: ParticipantId| session.name(id);
    let mut seats = Reseating::of(session);
    let (comer, mut says) = match change {
        Change::Leave(who) => {
            seats.leave(*who)?;
            (None, Message::seating_has_left(called(*who)))
        }
        Change::Sit(who, place) => {
            let names = session.names(&session.seats);
            let beside = |place: usize| names[place % names.len()].as_str();
            let (left, right) = (beside(place + names.len() - 1), beside(*place));
            let says = Message::seating_has_come(&who.name, left, right);
            seats.sit(who, *place)?;
            (Some(who), says)
        }
        Change::Replace(whom, who) => {
            seats.replace(*whom, who)?;
            let says = Message::seating_has_replaced(&who.name, called(*whom));
            (Some(who), says)
        }
        Change::Swap(one, other) => {
            seats.swap(*one, *other)?;
            let says = Message::seating_have_swapped(called(*one), called(*other));
            (None, says)
        }
    };
    let now = editor.ledger().carry().sides;
    let in_a_game = !now.over && (now.score != [0, 0] || now.games != [0, 0]);
    let side = |seats: &[ParticipantId], first: usize| -> BTreeSet<ParticipantId> {
        seats.iter().skip(first).step_by(2).copied().collect()
    };
    let keeps = |at: usize| side(&session.seats, at) == side(seats.seats(), at);
    let sides_change = !(keeps(0) && keeps(1));
    let mut edits: Vec<Edit> = back.into_iter().chain(seats.edit()).collect();
    if in_a_game && sides_change {
        says = Message::seating_sides_keep_scores(says);
        if !ranks_sides(editor.ledger(), &edits) {
            says = Message::seating_players_keep_points(says);
        }
    }
    let new = comer.filter(|who| session.participant(who.id).is_none());
    if let (Some(who), Some(last)) = (new, session.hands.last()) {
        edits.extend(give(last, [(who.id, begins_with(editor, begins))], reason));
    }
    Ok((edits, says))
}

/// Who leaves the table.
fn gets_up(change: &Change) -> Option<ParticipantId> {
    match change {
        Change::Leave(who) | Change::Replace(who, _) => Some(*who),
        Change::Sit(..) | Change::Swap(..) => None,
    }
}

/// The starting points of a late player who has not played yet, and the edit that takes them back.
fn starting_points(session: &Session, who: ParticipantId) -> Option<(i64, Edit)> {
    let hand = session.hands.last()?;
    let before = hand.record.adjust.clone().unwrap_or_default();
    let points = before.iter().find(|one| one.player == who)?.points;
    let mut after = before.clone();
    after.retain(|one| one.player != who);
    let edit = Edit::Adjust {
        hand: hand.id,
        before,
        after,
    };
    let has_played = session.hands.iter().any(|hand| hand.seats.contains(&who));
    (!has_played).then_some((points, edit))
}

/// Whether sides are ranked, not players, after a change of seats.
fn ranks_sides(ledger: &Ledger, edits: &[Edit]) -> bool {
    let mut next = ledger.clone();
    edits.iter().all(|edit| next.apply(edit).is_ok()) && next.has_sides()
}

/// Players who can join: former players of the session first, then the rest of the roster.
pub fn comers(editor: &SessionEditor, roster: &[Participant]) -> Vec<Participant> {
    let session = editor.ledger().session();
    let away = session.participants.iter();
    let away = away.filter(|one| !session.seats.contains(&one.id));
    let others = roster.iter().filter(|who| {
        let twin = |one: &Participant| {
            one.player == who.player || name_key(&one.name) == name_key(&who.name)
        };
        !session.participants.iter().any(twin)
    });
    away.chain(others).cloned().collect()
}

/// The caption of a late player who has not played yet: the starting points.
pub fn began(editor: &SessionEditor, seat: Seat) -> Message {
    let session = editor.ledger().session();
    let who = session.seats.get(seat.index());
    let begun = who.and_then(|who| starting_points(session, *who));
    let points = begun.map(|(n, _)| session.scheme.points(n));
    points.map_or(Message::Blank, Message::seating_begins_with)
}

/// The starting points as a number, from the totals at the table.
pub(super) fn begins_with(editor: &SessionEditor, begins: StartingPoints) -> i64 {
    let session = editor.ledger().session();
    let totals = editor.ledger().totals();
    let total = |id: &ParticipantId| totals.get(session.position(*id)?).copied();
    let totals: Vec<i64> = session.seats.iter().filter_map(total).collect();
    let last = if lowest_wins(&session.scheme) {
        totals.iter().max()
    } else {
        totals.iter().min()
    };
    match begins {
        StartingPoints::Zero => 0,
        StartingPoints::Last => last.copied().unwrap_or(0),
        StartingPoints::Mean => {
            let sum: i128 = totals.iter().copied().map(i128::from).sum();
            let n = i128::try_from(totals.len().max(1)).unwrap_or(1);
            let mean = (2 * sum + n).div_euclid(2 * n);
            i64::try_from(mean).unwrap_or(0)
        }
    }
}
