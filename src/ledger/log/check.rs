//! Invariants of a session.

use crate::games::{HandError, Sides};
use crate::ledger::name::{is_clean_in_any_version, key_of_earlier_versions};
use crate::ledger::{
    EditError, Hand, HandId, NameError, ParticipantId, Session, Terms, clean_text, name_key,
};
use crate::scheme::keyword::Keyword;
use std::collections::BTreeSet;

/// The maximum length of a note in bytes.
const LONGEST_NOTE: usize = 16 * 1024;
/// The maximum length of a title or an adjustment's reason in bytes.
const LONGEST_TEXT: usize = 1024;

/// The maximum of points brought forward.
const MOST_BEGUN_WITH: u64 = 1_000_000_000_000;

/// Checks all invariants that involve no hand.
pub(in crate::ledger) fn check_session(session: &Session) -> Result<(), EditError> {
    let people: BTreeSet<ParticipantId> = session.participants.iter().map(|one| one.id).collect();
    let hands: BTreeSet<HandId> = session.hands.iter().map(|hand| hand.id).collect();
    if people.len() != session.participants.len() || hands.len() != session.hands.len() {
        return Err(EditError::SameId);
    }
    if !people.contains(&session.first_dealer) {
        return Err(EditError::NoFirstDealer);
    }
    check_names(session)?;
    check_text("title", &session.title)?;
    check_text("note", &session.note)?;
    check_begun_with(session, &session.begun_with)?;
    check_seats(session, &session.seats)?;
    check_terms(session, session.terms)?;
    check_currency(session)
}

/// Checks that the settlement applies to the scheme.
pub(super) fn check_terms(session: &Session, terms: Terms) -> Result<(), EditError> {
    match terms.settle.missing_award(&session.scheme.rules) {
        None => Ok(()),
        Some(thing) => Err(EditError::NothingToSettle {
            thing,
            mode: terms.settle.word(),
        }),
    }
}

/// Checks the points brought forward.
pub(super) fn check_begun_with(
    session: &Session,
    totals: &[(ParticipantId, i64)],
) -> Result<(), EditError> {
    if totals.is_empty() {
        return Ok(());
    }
    let places = totals.iter().map(|(who, _)| session.position(*who));
    let places: Option<Vec<usize>> = places.collect();
    let in_order = places.is_some_and(|places| places.windows(2).all(|two| two[0] < two[1]));
    if !in_order || totals.iter().all(|(_, points)| *points == 0) {
        return Err(EditError::BegunWith);
    }
    if totals
        .iter()
        .any(|(_, points)| points.unsigned_abs() > MOST_BEGUN_WITH)
    {
        return Err(EditError::Overflow);
    }
    let score = session.starting_points_by_side(totals)?;
    let standing = Sides {
        score,
        ..Sides::default()
    };
    let rules = &session.scheme.rules;
    let goal = rules.sides().filter(|_| rules.rubber().is_none());
    match goal.and_then(|goal| standing.game_winner(goal)) {
        Some(_) => Err(EditError::BegunWithWon),
        None => Ok(()),
    }
}

/// Checks the number of seats, and that each player has one.
pub(in crate::ledger) fn check_seats(
    session: &Session,
    seats: &[ParticipantId],
) -> Result<(), EditError> {
    let twice = seats
        .iter()
        .enumerate()
        .any(|(at, id)| seats[..at].contains(id));
    let unknown = seats.iter().any(|id| session.participant(*id).is_none());
    if twice || unknown || !session.scheme.at_table.contains(seats.len()) {
        return Err(EditError::BadSeats);
    }
    Ok(())
}

/// Checks that a participant's name is valid and unique.
pub(super) fn check_name(
    session: &Session,
    name: &str,
    own: Option<ParticipantId>,
) -> Result<(), EditError> {
    check_clean(name)?;
    let key = name_key(name);
    let twin = session
        .participants
        .iter()
        .any(|other| Some(other.id) != own && name_key(&other.name) == key);
    if twin {
        Err(NameError::Confusable {
            name: name.to_owned(),
        }
        .into())
    } else {
        Ok(())
    }
}

fn check_names(session: &Session) -> Result<(), EditError> {
    let mut keys = BTreeSet::new();
    for name in session.participants.iter().map(|one| &one.name) {
        check_clean(name)?;
        if !keys.insert(key_of_earlier_versions(name)) {
            return Err(NameError::Confusable { name: name.clone() }.into());
        }
    }
    Ok(())
}

fn check_clean(name: &str) -> Result<(), EditError> {
    if is_clean_in_any_version(name)? {
        Ok(())
    } else {
        Err(NameError::Unclean {
            name: name.to_owned(),
        }
        .into())
    }
}

/// Checks that a text is normalised, so that export and import preserve it.
pub(in crate::ledger) fn check_text(key: &'static str, text: &str) -> Result<(), EditError> {
    let most = if key == "note" {
        LONGEST_NOTE
    } else {
        LONGEST_TEXT
    };
    if text.len() > most {
        Err(EditError::TextTooLong { key, most })
    } else if clean_text(text) != text {
        Err(EditError::UncleanText { key })
    } else {
        Ok(())
    }
}

/// Checks that all stakes have one currency.
pub(super) fn check_currency(session: &Session) -> Result<(), EditError> {
    let Some(one) = session.currency() else {
        return Ok(());
    };
    let stakes = session
        .hands
        .iter()
        .map(|hand| hand.stake)
        .chain([session.stake]);
    match stakes.flatten().find(|stake| stake.currency() != one) {
        Some(stake) => Err(EditError::Currencies {
            one,
            other: stake.currency(),
        }),
        None => Ok(()),
    }
}

/// Checks that a hand has its dealer and cards, so that it does not depend on earlier hands, and no empty list of
/// adjustments.
pub(in crate::ledger) fn check_hand(hand: &Hand, number: usize) -> Result<(), EditError> {
    let record = &hand.record;
    let missing = |key| EditError::Hand {
        number,
        error: HandError::Missing { key },
    };
    record.dealer.ok_or(missing("dealer"))?;
    record.cards.ok_or(missing("cards"))?;
    if record.adjust.as_ref().is_some_and(Vec::is_empty) {
        return Err(missing("adjust"));
    }
    record
        .note
        .iter()
        .try_for_each(|note| check_text("note", note))?;
    record
        .adjust
        .iter()
        .flatten()
        .try_for_each(|one| check_text("reason", &one.reason))
}
