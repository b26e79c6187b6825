//! Changes to house rules, each one transaction with its row of the application's log.

use super::{Base, HouseRules, Kept, find, need_free, write};
use crate::ledger::{EditId, HouseRulesId};
use crate::scheme::{Scheme, catalog};
use crate::store::app_log::{self, AppAct, AppEdit, AppRow};
use crate::store::open::{reading, writing};
use crate::store::{Database, StoreError, bin};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;

impl Database {
    /// Keeps house rules that are new. An id in the bin is free.
    ///
    /// # Errors
    /// [`StoreError::SchemeShips`] where their id is one that ships, [`StoreError::SchemeTaken`] where other house rules
    /// have it.
    pub fn add_house_rules(
        &mut self,
        rules: HouseRulesId,
        scheme: &Scheme,
        base: Option<Base>,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<HouseRules, StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        if catalog::is_reserved(&scheme.id) {
            return Err(StoreError::SchemeShips {
                id: scheme.id.clone(),
            });
        }
        need_free(&tx, &scheme.id)?;
        if find(&tx, rules)?.is_some() {
            return Err(StoreError::StaleRules(scheme.id.clone()));
        }
        let added = HouseRules {
            id: rules,
            base: base.clone(),
            created: at,
            changed: at,
            scheme: scheme.clone(),
        };
        let row = Kept {
            rules: added.clone(),
            deleted: None,
        };
        write(&tx, &row)?;
        let edit = AppEdit::AddHouseRules {
            rules,
            base,
            document: scheme.document.clone(),
        };
        bin::append(&tx, id, at, AppAct::Do(edit))?;
        tx.commit()?;
        Ok(added)
    }

    /// Lets house rules say something else; [`Database::undo_house_rules`] brings back what they said.
    ///
    /// # Errors
    /// [`StoreError::StaleRules`] where they do not say `before`, [`StoreError::OtherScheme`] where the id in the
    /// document is another.
    pub fn change_house_rules(
        &mut self,
        rules: HouseRulesId,
        before: &str,
        after: &Scheme,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<HouseRules, StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        super::replace(&tx, rules, before, &after.document, at)?;
        let changed = find(&tx, rules)?.ok_or(StoreError::NoHouseRules(rules))?;
        if after.document != before {
            let edit = AppEdit::ChangeHouseRules {
                rules,
                before: before.to_owned(),
                after: after.document.clone(),
            };
            bin::append(&tx, id, at, AppAct::Do(edit))?;
            tx.commit()?;
        }
        Ok(changed.rules)
    }

    /// Puts house rules into the bin, out of which [`Database::undelete_house_rules`] takes them.
    pub fn delete_house_rules(
        &mut self,
        rules: HouseRulesId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        super::mark(&tx, rules, true, at)?;
        let edit = AppEdit::DeleteHouseRules { rules };
        bin::append(&tx, id, at, AppAct::Do(edit))?;
        tx.commit()?;
        Ok(())
    }

    /// Takes house rules that were deleted out of the bin.
    ///
    /// # Errors
    /// [`StoreError::HouseRulesNotDeleted`] where they were not, [`StoreError::SchemeTaken`] where other house rules have
    /// their id by now.
    pub fn undelete_house_rules(
        &mut self,
        rules: HouseRulesId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let log = self.app_log()?;
        let deletion = AppAct::Do(AppEdit::DeleteHouseRules { rules });
        let last = log.iter().rev().find(|row| row.act == deletion);
        let last = last.ok_or(StoreError::HouseRulesNotDeleted(rules))?;
        self.undo_app(last.id, id, at).map_err(|error| match error {
            StoreError::NothingToUndo(_) => StoreError::HouseRulesNotDeleted(rules),
            error => error,
        })
    }

    /// Takes back the last change to house rules, be it their deletion or that they were kept at all.
    ///
    /// # Errors
    /// [`StoreError::NoChangeOfRules`] where there is none, or none is left.
    pub fn undo_house_rules(
        &mut self,
        rules: HouseRulesId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let done = changes(&*reading(&mut self.conn)?, rules)?.0;
        let last = done.last().ok_or(StoreError::NoChangeOfRules(rules))?;
        self.undo_app(*last, id, at)
    }

    /// Makes the change to house rules again that was taken back last, unless something else was done to them since.
    ///
    /// # Errors
    /// [`StoreError::NoChangeOfRules`] where there is none.
    pub fn redo_house_rules(
        &mut self,
        rules: HouseRulesId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let undone = changes(&*reading(&mut self.conn)?, rules)?.1;
        let last = undone.last().ok_or(StoreError::NoChangeOfRules(rules))?;
        self.redo_app(*last, id, at)
    }
}

/// Takes in house rules from elsewhere: new ones, and what known ones said later than here. What they said here before, or
/// that they were deleted, stays as it is; so do others that have their id.
pub(in crate::store) fn learn(conn: &Connection, rules: &HouseRules) -> Result<(), StoreError> {
    let (id, document) = (rules.id, &rules.scheme.document);
    let said = |edit: &AppEdit| match edit {
        AppEdit::AddHouseRules { document: said, .. } => said == document,
        AppEdit::ChangeHouseRules { before, after, .. } => before == document || after == document,
        _ => false,
    };
    let log = app_log::read_all(conn)?;
    let own = log.iter().filter_map(|row| match &row.act {
        AppAct::Do(edit) if edit.house_rules() == Some(id) => Some(edit),
        _ => None,
    });
    let known = find(conn, id)?;
    let edit = match &known {
        Some(kept) if kept.deleted.is_some() || rules.changed <= kept.rules.changed => {
            return Ok(());
        }
        _ if own.into_iter().any(said) => return Ok(()),
        Some(kept) => {
            super::replace(
                conn,
                id,
                &kept.rules.scheme.document,
                document,
                rules.changed,
            )?;
            AppEdit::ChangeHouseRules {
                rules: id,
                before: kept.rules.scheme.document.clone(),
                after: document.clone(),
            }
        }
        None => {
            if catalog::is_reserved(&rules.scheme.id) || need_free(conn, &rules.scheme.id).is_err()
            {
                return Ok(());
            }
            let new = HouseRules {
                created: rules.changed,
                ..rules.clone()
            };
            write(
                conn,
                &Kept {
                    rules: new,
                    deleted: None,
                },
            )?;
            AppEdit::AddHouseRules {
                rules: id,
                base: rules.base.clone(),
                document: document.clone(),
            }
        }
    };
    app_log::learn(conn, rules.changed, edit)
}

/// The changes to house rules that are in force, oldest first, and those that can be made again, the next one last.
fn changes(
    conn: &Connection,
    rules: HouseRulesId,
) -> Result<(Vec<EditId>, Vec<EditId>), StoreError> {
    let (mut done, mut undone): (Vec<EditId>, Vec<EditId>) = (Vec::new(), Vec::new());
    for AppRow { id, act, .. } in app_log::read_all(conn)? {
        match act {
            AppAct::Do(edit) if edit.house_rules() == Some(rules) => {
                done.push(id);
                undone.clear();
            }
            AppAct::Do(_) => {}
            AppAct::Undo(target) => shift(&mut done, &mut undone, target),
            AppAct::Redo(target) => shift(&mut undone, &mut done, target),
        }
    }
    Ok((done, undone))
}

/// Moves an id from one list to the end of the other, where it is there.
fn shift(from: &mut Vec<EditId>, to: &mut Vec<EditId>, id: EditId) {
    if let Some(place) = from.iter().rposition(|other| *other == id) {
        to.push(from.remove(place));
    }
}
