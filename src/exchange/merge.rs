//! What a session that is known already has to learn from an imported one.
//!
//! A file that holds no hand beyond the known ones has nothing to tell: it may well be the older of the two. One that
//! goes on where the known session stops is the newer, and what it says of the session itself holds too.

use super::{Fault, ImportError, Imported};
use crate::ledger::{Edit, Session};
use chrono::{DateTime, FixedOffset};

/// The edits that bring a known session to where the imported one is, each with its time, to be made in this order. None
/// where everything is known.
///
/// Names stay what they are here: who has been renamed since is found by id.
///
/// # Errors
/// Where a known hand says something else, with the line of that hand; where the session is another one.
pub fn merge(
    existing: &Session,
    imported: &Imported,
) -> Result<Vec<(Edit, DateTime<FixedOffset>)>, ImportError> {
    let file = imported.session();
    let same = existing.id == file.id
        && existing.started == file.started
        && existing.scheme.document == file.scheme.document
        && existing.first_dealer == file.first_dealer;
    if !same {
        return Err(Fault::OtherSession { session: file.id }.at(imported.line));
    }
    let known = existing.hands.iter().zip(&file.hands).zip(&imported.lines);
    for (index, ((here, there), line)) in known.enumerate() {
        if here != there {
            return Err(Fault::KnownHand { hand: index + 1 }.at(*line));
        }
    }
    let new = file.hands.get(existing.hands.len()..).unwrap_or_default();
    let Some(last) = new.last() else {
        return Ok(Vec::new());
    };
    Ok(edits(existing, file, last.at))
}

fn edits(
    existing: &Session,
    file: &Session,
    at: DateTime<FixedOffset>,
) -> Vec<(Edit, DateTime<FixedOffset>)> {
    let mut edits = Vec::new();
    let mut add = |changes: bool, edit: Edit| edits.extend(changes.then_some((edit, at)));
    if let Some(ended) = existing.ended {
        add(true, Edit::Reopen { at: ended });
    }
    for one in &file.participants {
        add(
            existing.participant(one.id).is_none(),
            Edit::Join {
                participant: one.clone(),
            },
        );
    }
    add(
        existing.title != file.title,
        Edit::Retitle {
            before: existing.title.clone(),
            after: file.title.clone(),
        },
    );
    edits.extend(Edit::annotate(existing, &file.note).map(|edit| (edit, at)));
    edits.extend(Edit::begin_with(existing, &file.begun_with).map(|edit| (edit, at)));
    let mut add = |changes: bool, edit: Edit| edits.extend(changes.then_some((edit, at)));
    add(
        existing.seats != file.seats,
        Edit::reseat(existing.seats.clone(), file.seats.clone()),
    );
    add(
        existing.terms != file.terms,
        Edit::Settle {
            before: existing.terms,
            after: file.terms,
        },
    );
    let known = existing.hands.len();
    add(
        existing.stake != file.stake,
        Edit::Restake {
            from: known,
            before: vec![existing.stake],
            after: vec![file.stake],
        },
    );
    let new = file.hands.iter().enumerate().skip(known);
    edits.extend(new.map(|(index, hand)| {
        (
            Edit::AddHand {
                index,
                hand: hand.clone(),
            },
            hand.at,
        )
    }));
    edits.extend(file.ended.map(|at| (Edit::End { at }, at)));
    edits
}
