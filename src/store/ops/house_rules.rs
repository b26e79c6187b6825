//! House rules: schemes that a table derived from others and saved.
//!
//! Sessions do not refer to them: each has its own frozen copy of its scheme.

use crate::ledger::{EditStamp, HouseRulesId};
use crate::scheme::{Scheme, catalog, document};
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::{Database, ImportedChange, StoreError};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Saved house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRules {
    /// Their id, which never changes.
    pub id: HouseRulesId,
    /// The scheme they were derived from; `None` if they were imported as a file.
    pub base: Option<BaseScheme>,
    /// When they were first saved.
    pub created: DateTime<FixedOffset>,
    /// When they were last changed; equal to `created` if they never were.
    pub changed: DateTime<FixedOffset>,
    /// The scheme.
    pub scheme: Scheme,
}

/// The scheme that house rules were derived from, under its name at that time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseScheme {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl BaseScheme {
    /// The base to record for house rules derived from this scheme.
    pub fn of(scheme: &Scheme) -> Self {
        Self {
            id: scheme.id.clone(),
            name: scheme.name.clone(),
        }
    }
}

impl Database {
    /// Saves new house rules. The id of house rules in the trash can be reused.
    ///
    /// # Errors
    /// [`StoreError::SchemeShips`] if a built-in scheme has their id, [`StoreError::SchemeTaken`] if other house
    /// rules have it.
    pub fn add_house_rules(
        &mut self,
        rules: HouseRulesId,
        scheme: &Scheme,
        base: Option<BaseScheme>,
        by: EditStamp,
    ) -> Result<HouseRules, StoreError> {
        self.with_people(|_, people| {
            people.check_rules_id(&scheme.id)?;
            if people.rules.contains_key(&rules) {
                return Err(StoreError::StaleRules(scheme.id.clone()));
            }
            let document = scheme.document.clone();
            let edit = AppEdit::AddHouseRules {
                rules,
                base,
                document,
            };
            people.append_edit(by, edit);
            people.read_rules(rules)
        })
    }

    /// Changes house rules; [`Database::undo_or_redo_house_rules`] restores the previous version.
    ///
    /// # Errors
    /// [`StoreError::StaleRules`] if their current document is not `before`, [`StoreError::OtherScheme`] if the
    /// new document has another id.
    pub fn change_house_rules(
        &mut self,
        rules: HouseRulesId,
        before: &str,
        after: &Scheme,
        by: EditStamp,
    ) -> Result<HouseRules, StoreError> {
        let edit = AppEdit::ChangeHouseRules {
            rules,
            before: before.to_owned(),
            after: after.document.clone(),
        };
        self.with_people(|conn, people| {
            if after.document == before {
                people.check_allowed(conn, &edit, true)?;
            } else {
                people.act(conn, by, edit)?;
            }
            people.read_rules(rules)
        })
    }

    /// Moves house rules to the trash; [`Database::undo_or_redo_app`] with the id of the row restores them.
    ///
    /// # Errors
    /// [`StoreError::NoHouseRules`] if no house rules have this id, [`StoreError::HouseRulesDeleted`] if they are in
    /// the trash already.
    pub fn delete_house_rules(
        &mut self,
        rules: HouseRulesId,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteHouseRules { rules };
        self.with_people(|conn, people| people.act(conn, by, edit))
    }

    /// Undoes the last change to house rules, including their deletion and their creation; or redoes the change that was
    /// undone last, unless they were changed since.
    ///
    /// # Errors
    /// [`StoreError::NoChangeOfRules`] if there is none.
    pub fn undo_or_redo_house_rules(
        &mut self,
        rules: HouseRulesId,
        forwards: bool,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        self.with_people(|conn, people| {
            let is_theirs = |edit: &AppEdit| edit.house_rules() == Some(rules);
            let mut all = people.undoable.iter();
            let newest = all.rfind(|done| is_theirs(&done.edit)).map(|done| done.seq);
            let last = people.last_change(forwards, is_theirs);
            let last = last.filter(|done| !forwards || Some(done.turn) > newest);
            let last = last.ok_or(StoreError::NoChangeOfRules(rules))?.id;
            people.undo_or_redo(conn, last, forwards, by)
        })
    }
}

impl People {
    /// All house rules outside the trash, oldest first, each read or refused separately. If documents from two logs
    /// have the same id, the later ones are left out.
    pub fn house_rules(&self) -> Vec<Result<HouseRules, StoreError>> {
        let live = self.rules.iter().filter(|(_, rules)| !rules.deleted);
        let (all, bad): (Vec<_>, Vec<_>) = live
            .map(|(id, _)| self.read_rules(*id))
            .partition(Result::is_ok);
        let mut all: Vec<HouseRules> = all.into_iter().flatten().collect();
        all.sort_by(|one, other| {
            (one.created, &one.scheme.id).cmp(&(other.created, &other.scheme.id))
        });
        let mut ids = BTreeSet::new();
        all.retain(|rules| ids.insert(rules.scheme.id.clone()));
        all.into_iter().map(Ok).chain(bad).collect()
    }

    /// The house rules whose document has this id, unless they are in the trash.
    pub fn find_house_rules(&self, scheme: &str) -> Option<HouseRules> {
        let mut all = self.house_rules().into_iter().flatten();
        all.find(|rules| rules.scheme.id == scheme)
    }

    /// House rules, in the trash or not.
    fn read_rules(&self, id: HouseRulesId) -> Result<HouseRules, StoreError> {
        let rules = self.rules.get(&id).ok_or(StoreError::NoHouseRules(id))?;
        Ok(HouseRules {
            id,
            base: rules.base.clone(),
            created: rules.created,
            changed: rules.changed,
            scheme: parse(&id.to_string(), &rules.document)?,
        })
    }

    /// Refuses the id of a built-in scheme and of other house rules outside the trash.
    fn check_rules_id(&self, scheme: &str) -> Result<(), StoreError> {
        let id = scheme.to_owned();
        if catalog::is_reserved(scheme) {
            return Err(StoreError::SchemeShips(id));
        }
        if self.find_house_rules(scheme).is_some() {
            return Err(StoreError::SchemeTaken(id));
        }
        Ok(())
    }

    /// Checks whether house rules can be moved into the trash or out of it.
    pub(super) fn check_rules_trash_move(
        &self,
        id: HouseRulesId,
        into_trash: bool,
    ) -> Result<(), StoreError> {
        let rules = self.rules.get(&id).ok_or(StoreError::NoHouseRules(id))?;
        match (rules.deleted, into_trash) {
            (true, true) => Err(StoreError::HouseRulesDeleted(id)),
            (true, false) => self.check_rules_id(&self.read_rules(id)?.scheme.id),
            (false, _) => Ok(()),
        }
    }

    /// Checks whether house rules can be changed.
    pub(super) fn check_rules_change(
        &self,
        id: HouseRulesId,
        before: &str,
        after: &str,
    ) -> Result<(), StoreError> {
        let rules = self.rules.get(&id).ok_or(StoreError::NoHouseRules(id))?;
        let wanted = parse(&id.to_string(), &rules.document)?.id;
        if rules.deleted {
            return Err(StoreError::HouseRulesDeleted(id));
        }
        if rules.document != before {
            return Err(StoreError::StaleRules(wanted));
        }
        let found = parse(&wanted, after)?.id;
        if found != wanted {
            return Err(StoreError::OtherScheme { wanted, found });
        }
        Ok(())
    }

    /// What an import does with house rules: the version changed last holds, unless they were deleted here.
    pub fn imported_rules(&self, rules: &HouseRules) -> ImportedChange {
        match self.rules.get(&rules.id) {
            Some(known) if known.deleted || rules.changed <= known.changed => ImportedChange::Older,
            Some(_) => ImportedChange::Replaced,
            None if self.check_rules_id(&rules.scheme.id).is_err() => ImportedChange::IdTaken,
            None => ImportedChange::Added,
        }
    }

    /// Adds imported house rules as [`Self::imported_rules`] says.
    ///
    /// # Errors
    /// [`StoreError::OtherScheme`] if the known ones have another id in their document; or these cannot be read.
    pub fn add_rules(&mut self, rules: &HouseRules) -> Result<(), StoreError> {
        let (id, document) = (rules.id, &rules.scheme.document);
        let edit = match (self.imported_rules(rules), self.rules.get(&id)) {
            (ImportedChange::Replaced, Some(known)) => {
                self.check_rules_change(id, &known.document, document)?;
                AppEdit::ChangeHouseRules {
                    rules: id,
                    before: known.document.clone(),
                    after: document.clone(),
                }
            }
            (ImportedChange::Added, _) => AppEdit::AddHouseRules {
                rules: id,
                base: rules.base.clone(),
                document: document.clone(),
            },
            _ => return Ok(()),
        };
        self.append_by_content(rules.changed, edit)
    }
}

fn parse(id: &str, text: &str) -> Result<Scheme, StoreError> {
    document::parse(text).map_err(|error| StoreError::BadRules {
        id: id.to_owned(),
        error,
    })
}
