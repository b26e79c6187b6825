//! Whether the application's log leads to the house rules that are there.

use super::{Base, Kept};
use crate::ledger::{EditId, HouseRulesId};
use crate::store::StoreError;
use crate::store::app_log::{self, AppAct, AppEdit, AppRow};
use rusqlite::Connection;
use std::collections::BTreeMap;

/// What the log has made of house rules.
#[derive(Clone, Copy)]
struct Told<'a> {
    base: Option<&'a Base>,
    document: &'a str,
    /// Whether they lie in the bin, or are gone from it.
    deleted: bool,
}

/// The house rules that are missing or other than what the log has made of them.
///
/// Nothing is said where the log itself cannot be read, which a check of its rows says.
pub(super) fn unexplained(
    conn: &Connection,
    kept: &[Kept],
) -> Result<Vec<HouseRulesId>, StoreError> {
    let log = match app_log::read_all(conn) {
        Ok(log) => log,
        Err(StoreError::Damaged { .. } | StoreError::NewerDocument { .. }) => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut told = tell(&log);
    let found = kept.iter().filter(|kept| {
        let wanted = told.remove(&kept.rules.id);
        !wanted.is_some_and(|wanted| is_so(&wanted, kept))
    });
    let mut wrong: Vec<HouseRulesId> = found.map(|kept| kept.rules.id).collect();
    // Those in the bin are purged in the end.
    let missing = told.into_iter().filter(|(_, wanted)| !wanted.deleted);
    wrong.extend(missing.map(|(id, _)| id));
    Ok(wrong)
}

fn is_so(wanted: &Told, kept: &Kept) -> bool {
    wanted.document == kept.rules.scheme.document
        && wanted.base == kept.rules.base.as_ref()
        && wanted.deleted == kept.deleted.is_some()
}

/// What the log has made of each house rules.
fn tell(log: &[AppRow]) -> BTreeMap<HouseRulesId, Told<'_>> {
    let mut told = BTreeMap::new();
    let mut edits: BTreeMap<EditId, &AppEdit> = BTreeMap::new();
    for row in log {
        match &row.act {
            AppAct::Do(edit) => {
                edits.insert(row.id, edit);
                follow(&mut told, edit, true);
            }
            AppAct::Undo(target) | AppAct::Redo(target) => {
                if let Some(edit) = edits.get(target) {
                    follow(&mut told, edit, matches!(row.act, AppAct::Redo(_)));
                }
            }
        }
    }
    told
}

/// Makes one change, forwards or backwards.
fn follow<'a>(told: &mut BTreeMap<HouseRulesId, Told<'a>>, edit: &'a AppEdit, forwards: bool) {
    match edit {
        AppEdit::AddHouseRules {
            rules,
            base,
            document,
        } => {
            let new = Told {
                base: base.as_ref(),
                document,
                deleted: false,
            };
            told.entry(*rules).or_insert(new).deleted = !forwards;
        }
        AppEdit::ChangeHouseRules {
            rules,
            before,
            after,
        } => {
            if let Some(told) = told.get_mut(rules) {
                told.document = if forwards { after } else { before };
            }
        }
        AppEdit::DeleteHouseRules { rules } => {
            if let Some(told) = told.get_mut(rules) {
                told.deleted = forwards;
            }
        }
        AppEdit::DeleteSession { .. }
        | AppEdit::Import { .. }
        | AppEdit::Pay { .. }
        | AppEdit::TakeBack { .. }
        | AppEdit::MergePlayers { .. }
        | AppEdit::RenamePlayer { .. } => {}
    }
}
