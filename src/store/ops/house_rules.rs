//! House rules: schemes that a table made from others and keeps.
//!
//! No session looks here: what one was begun with is frozen in it.

use crate::ledger::{EditId, HouseRulesId};
use crate::scheme::{Scheme, catalog, document};
use crate::store::log::app_log::{AppAct, AppEdit};
use crate::store::log::people::{Done, People};
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// House rules as they are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRules {
    /// Their own id, which no change touches.
    pub id: HouseRulesId,
    /// What they were made from; none where they came as a file.
    pub base: Option<Base>,
    /// Since when they are kept.
    pub created: DateTime<FixedOffset>,
    /// When they were changed last, which is the same where they never were.
    pub changed: DateTime<FixedOffset>,
    /// What they say.
    pub scheme: Scheme,
}

/// The scheme that house rules were made from, as it was called then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl Base {
    /// What house rules that are made from this scheme say that they were made from.
    pub fn of(scheme: &Scheme) -> Self {
        Self {
            id: scheme.id.clone(),
            name: scheme.name.clone(),
        }
    }
}

impl Database {
    /// All house rules that are not deleted, the oldest first, each read or refused by itself.
    pub fn house_rules(&mut self) -> Result<Vec<Result<HouseRules, StoreError>>, StoreError> {
        Ok(self.people()?.house_rules())
    }

    /// The house rules whose document has this id, unless they are deleted.
    pub fn find_house_rules(&mut self, scheme: &str) -> Result<Option<HouseRules>, StoreError> {
        let mut all = self.people()?.house_rules().into_iter().flatten();
        Ok(all.find(|rules| rules.scheme.id == scheme))
    }

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
        self.with_people(|conn, people, _| {
            people.allow_id(&scheme.id)?;
            if people.rules.contains_key(&rules) {
                return Err(StoreError::StaleRules(scheme.id.clone()));
            }
            let document = scheme.document.clone();
            let edit = AppEdit::AddHouseRules {
                rules,
                base,
                document,
            };
            people.append(conn, id, at, AppAct::Do(edit), Vec::new())?;
            people.read_rules(rules)
        })
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
        let edit = AppEdit::ChangeHouseRules {
            rules,
            before: before.to_owned(),
            after: after.document.clone(),
        };
        self.with_people(|conn, people, _| {
            if after.document == before {
                people.allow(conn, &edit, true)?;
            } else {
                people.act(conn, id, at, edit)?;
            }
            people.read_rules(rules)
        })
    }

    /// Puts house rules into the bin, out of which [`Database::undelete_house_rules`] takes them.
    pub fn delete_house_rules(
        &mut self,
        rules: HouseRulesId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteHouseRules { rules };
        self.with_people(|conn, people, _| people.act(conn, id, at, edit))
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
        let edit = AppEdit::DeleteHouseRules { rules };
        self.undo_last(&edit, StoreError::HouseRulesNotDeleted(rules), id, at)
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
        self.with_people(|conn, people, _| {
            let in_force = people.changes(rules).filter(|done| done.undone.is_none());
            let last = in_force.max_by_key(|done| done.turn);
            let last = last.ok_or(StoreError::NoChangeOfRules(rules))?.id;
            people.turn(conn, last, false, id, at)
        })
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
        self.with_people(|conn, people, _| {
            let newest = people.changes(rules).map(|done| done.seq).max();
            let undone = people.changes(rules).filter(|done| done.undone.is_some());
            let last = undone.max_by_key(|done| done.turn);
            let last = last.filter(|done| Some(done.turn) > newest);
            let last = last.ok_or(StoreError::NoChangeOfRules(rules))?.id;
            people.turn(conn, last, true, id, at)
        })
    }
}

impl People {
    /// All house rules that are not in the bin, the oldest first, each read or refused by itself. Of two of one id, which rows
    /// of two logs may have brought together, the later are left out.
    pub(in crate::store) fn house_rules(&self) -> Vec<Result<HouseRules, StoreError>> {
        let live = self.rules.iter().filter(|(_, rules)| !rules.deleted);
        let (mut all, mut bad) = (Vec::new(), Vec::new());
        for (id, _) in live {
            match self.read_rules(*id) {
                Ok(rules) => all.push(rules),
                Err(error) => bad.push(Err(error)),
            }
        }
        all.sort_by(|one, other| {
            (one.created, &one.scheme.id).cmp(&(other.created, &other.scheme.id))
        });
        let mut ids = BTreeSet::new();
        all.retain(|rules| ids.insert(rules.scheme.id.clone()));
        all.into_iter().map(Ok).chain(bad).collect()
    }

    /// House rules, in the bin or not.
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

    /// Refuses the id of a scheme that ships, or of other house rules that are not in the bin.
    fn allow_id(&self, scheme: &str) -> Result<(), StoreError> {
        let id = scheme.to_owned();
        if catalog::is_reserved(scheme) {
            return Err(StoreError::SchemeShips { id });
        }
        let mut all = self.house_rules().into_iter().flatten();
        if all.any(|rules| rules.scheme.id == scheme) {
            return Err(StoreError::SchemeTaken { id });
        }
        Ok(())
    }

    /// Whether house rules can be put into the bin, or taken out.
    pub(super) fn allow_bin(&self, id: HouseRulesId, binned: bool) -> Result<(), StoreError> {
        let rules = self.rules.get(&id).ok_or(StoreError::NoHouseRules(id))?;
        match (rules.deleted, binned) {
            (true, true) => Err(StoreError::HouseRulesDeleted(id)),
            (false, false) => Err(StoreError::HouseRulesNotDeleted(id)),
            (false, true) => Ok(()),
            (true, false) => self.allow_id(&self.read_rules(id)?.scheme.id),
        }
    }

    /// Whether house rules can say something else.
    pub(super) fn allow_change(
        &self,
        id: HouseRulesId,
        before: &str,
        after: &str,
    ) -> Result<(), StoreError> {
        let kept = self.read_rules(id)?;
        if self.rules.get(&id).is_some_and(|rules| rules.deleted) {
            return Err(StoreError::HouseRulesDeleted(id));
        }
        if kept.scheme.document != before {
            return Err(StoreError::StaleRules(kept.scheme.id));
        }
        let found = parse(&kept.scheme.id, after)?.id;
        if found != kept.scheme.id {
            return Err(StoreError::OtherScheme {
                wanted: kept.scheme.id,
                found,
            });
        }
        Ok(())
    }

    /// Takes in house rules from elsewhere: new ones, and what known ones said later than here. What they said here before,
    /// or that they were deleted, stays as it is; so do others that have their id.
    pub(super) fn learn_rules(
        &mut self,
        conn: &Connection,
        rules: &HouseRules,
    ) -> Result<(), StoreError> {
        let (id, document) = (rules.id, &rules.scheme.document);
        let said = |done: &Done| match &done.edit {
            AppEdit::AddHouseRules { document: said, .. } => said == document,
            AppEdit::ChangeHouseRules { before, after, .. } => {
                before == document || after == document
            }
            _ => false,
        };
        let known = self.rules.get(&id);
        if known.is_some_and(|known| known.deleted || rules.changed <= known.changed)
            || self.changes(id).any(said)
        {
            return Ok(());
        }
        let edit = match known {
            Some(known) => {
                self.allow_change(id, &known.document, document)?;
                AppEdit::ChangeHouseRules {
                    rules: id,
                    before: known.document.clone(),
                    after: document.clone(),
                }
            }
            None if self.allow_id(&rules.scheme.id).is_err() => return Ok(()),
            None => AppEdit::AddHouseRules {
                rules: id,
                base: rules.base.clone(),
                document: document.clone(),
            },
        };
        self.learn(conn, rules.changed, edit)
    }

    /// What was ever done to house rules.
    fn changes(&self, rules: HouseRulesId) -> impl Iterator<Item = &Done> {
        let acts = self.acts.iter();
        acts.filter(move |done| done.edit.house_rules() == Some(rules))
    }
}

fn parse(id: &str, text: &str) -> Result<Scheme, StoreError> {
    document::parse(text).map_err(|error| StoreError::BadRules {
        id: id.to_owned(),
        error,
    })
}
