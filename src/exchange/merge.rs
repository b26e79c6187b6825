//! Merging an imported session into a known one.
//!
//! A file without hands beyond the known ones changes nothing, since it may be older. A file that continues the known
//! session is newer, so its title, terms and other values of the session apply too.

use super::{Fault, ImportError, Imported};
use crate::ledger::{Edit, Session};
use chrono::{DateTime, FixedOffset};

/// The edits that bring a known session to the imported state, each with its time, in order. Empty if everything is
/// known.
///
/// Names stay as they are here: renamed players are matched by id.
///
/// # Errors
/// A known hand has other content, with its line; or it is another session.
pub fn merge(
    existing: &Session,
    imported: &Imported,
) -> Result<Vec<(Edit, DateTime<FixedOffset>)>, ImportError> {
    let file = imported.session();
    if !existing.is_version_of(file) {
        return Err(Fault::OtherSession(file.id).at(imported.line));
    }
    let known = existing.hands.iter().zip(&file.hands).zip(&imported.lines);
    for (index, ((here, there), line)) in known.enumerate() {
        if here != there {
            return Err(Fault::KnownHand(index + 1).at(*line));
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
    let all = existing.ended.map(|at| Edit::Reopen { at }).into_iter();
    let all = all.chain(existing.edits_to(file));
    let all = all.chain(Edit::annotate(existing, &file.note));
    let mut edits: Vec<_> = all.map(|edit| (edit, at)).collect();
    let new = file.hands.iter().enumerate().skip(existing.hands.len());
    let mut new = new.map(|(index, hand)| {
        let (at, hand) = (hand.at, hand.clone());
        (Edit::AddHand { index, hand }, at)
    });
    // Points brought forward fit the seats of the first hand; those of the next hand may be others.
    edits.extend(new.by_ref().take(1));
    let (before, mut after) = (existing.begun_with.clone(), file.begun_with.clone());
    after.sort_by_key(|(who, _)| existing.position(*who).unwrap_or(usize::MAX));
    edits.extend((before != after).then_some((Edit::BeginWith { before, after }, at)));
    edits.extend(new);
    edits.extend(file.ended.map(|at| (Edit::End { at }, at)));
    edits
}
