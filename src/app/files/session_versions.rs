//! Which of two versions of a session is newer.

use crate::exchange::bundle::BundleSession;
use crate::exchange::rows_from_csv;
use crate::ledger::{Act, Edit, LogRow, Session};

/// The newer of two versions of a session.
pub(super) enum Newer {
    Known,
    File,
    /// The file's, whose log continues the known one.
    Longer,
}

/// The newer of two versions of a session; `None` if they diverged.
///
/// A log made from CSV passes through states that the session may never have had.
pub(super) fn newer(known: &BundleSession, file: &BundleSession) -> Option<Newer> {
    let (rows, file_rows) = (known.log.rows(), file.log.rows());
    let both = rows.iter().zip(file_rows);
    let both = both.take_while(|(one, other)| one == other).count();
    // A session from CSV has a log of its own, and begins with the terms of its export.
    let begins_alike = || {
        let begun = |one: &BundleSession| one.session.after_first(0, &one.log).ok();
        begun(known).is_some_and(|one| begun(file).is_some_and(|other| one.is_like(&other)))
    };
    if both == rows.len() && both < file_rows.len() && begins_alike() {
        return Some(Newer::Longer);
    }
    if known.session.is_like(&file.session) {
        return Some(Newer::Known);
    }
    let both = if begins_alike() { both } else { 0 };
    let [known_csv, file_csv] = [known, file].map(|one| rows_from_csv(&one.session, &one.log));
    let (known_has, file_has) = (has_last(rows, file_rows), has_last(file_rows, rows));
    // If the versions share hands beyond their common rows, one log comes from CSV and lacks earlier titles and terms.
    // A CSV has no changes after the last hand. An end counts as one, since the session may be continued elsewhere.
    let hands = &file.session.hands;
    let common = file.session.after_first(both, &file.log);
    let common = common.map_or(0, |then| then.hands.len());
    let last = file_rows.last().map(|row| &row.act);
    let from_csv = (common + 1..known.session.hands.len()).contains(&hands.len())
        && matches!(last, Some(Act::Do(Edit::AddHand { .. })));
    let had = |then: &Session| then.is_like(&file.session) || from_csv && then.hands == *hands;
    let is_here = |then: &Session| then.is_like(&known.session);
    let is_older = |since: usize| known.session.was(&known.log, both.max(since), had);
    let is_newer = |since: usize| file.session.was(&file.log, both.max(since), is_here);
    // A device that changed the session since it came from CSV is behind only if the other has that change.
    let plain = |csv: usize, rows: &[LogRow]| csv == 0 || csv == rows.len();
    let older = (plain(file_csv, file_rows) || known_has) && is_older(0);
    let newer = (plain(known_csv, rows) || file_has) && is_newer(0);
    let (older, newer) = match (older, newer) {
        (true, true) if known_has != file_has => (known_has, file_has),
        (true, true) => (is_older(known_csv), is_newer(file_csv)),
        one => one,
    };
    match (older, newer) {
        (true, false) => Some(Newer::Known),
        (false, true) => Some(Newer::File),
        _ => None,
    }
}

/// Whether a log has the last change of another: the same row or act, or another that adds the same hand.
fn has_last(rows: &[LogRow], of: &[LogRow]) -> bool {
    let Some(last) = of.last() else { return true };
    let added = |row: &LogRow| match &row.act {
        Act::Do(Edit::AddHand { hand, .. }) => Some(hand.id),
        _ => None,
    };
    rows.iter().any(|row| {
        row.id == last.id
            || row.act == last.act
            || added(row).is_some_and(|hand| added(last) == Some(hand))
    })
}
