//! House rules: schemes that a table made from others. They are made, kept, changed, deleted, brought in and given away.
//!
//! Each command is a function over the database, so that a window can have it done on the store's thread, and a method
//! of [`App`] that waits for it. This module must not know how house rules are edited.

use super::{App, AppError, Surroundings, files};
use crate::ledger::{EditId, HouseRulesId, clean_name};
use crate::scheme::{Scheme, catalog, document, house};
use crate::store::{Base, Database, HouseRules, StoreError};
use chrono::{DateTime, FixedOffset};
use std::path::{Path, PathBuf};

/// Rules that a table has made and wants to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHouseRules {
    /// Their name, as it was typed.
    pub name: String,
    /// What they say. Its own id and name are replaced.
    pub document: String,
    /// What they were made from.
    pub base: Base,
}

/// What came of importing house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Import {
    /// They are new.
    New,
    /// They were there to the letter, and nothing has changed.
    Known,
    /// They have taken the place of what was there.
    Replaced,
}

/// When something is done to house rules, and the ids that it may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseStamp {
    /// When.
    pub at: DateTime<FixedOffset>,
    /// The id of its row in the log.
    pub edit: EditId,
    /// The id of house rules that are new.
    pub rules: HouseRulesId,
}

impl HouseStamp {
    /// A stamp of this moment.
    pub fn now(surroundings: &dyn Surroundings) -> Self {
        Self {
            at: surroundings.now(),
            edit: EditId(surroundings.id()),
            rules: HouseRulesId(surroundings.id()),
        }
    }
}

/// Keeps new house rules, under an id that is made from their name and that nothing else has.
///
/// # Errors
/// Where the name is no name, the document no scheme, or they cannot be kept.
pub fn keep(
    db: &mut Database,
    new: &NewHouseRules,
    stamp: HouseStamp,
) -> Result<HouseRules, AppError> {
    for scheme in drafts(new)? {
        let base = Some(new.base.clone());
        match db.add_house_rules(stamp.rules, &scheme?, base, stamp.edit, stamp.at) {
            Err(StoreError::SchemeTaken { .. }) => {}
            done => return Ok(done?),
        }
    }
    // There is always one more id.
    Err(StoreError::SchemeTaken {
        id: new.name.clone(),
    }
    .into())
}

/// New house rules under one id after the other that they may have, the best first.
fn drafts(
    new: &NewHouseRules,
) -> Result<impl Iterator<Item = Result<Scheme, AppError>> + '_, AppError> {
    let name = clean_name(&new.name)?;
    let game = document::parse(&new.document)?.game;
    let ids = house::ids(&name, &game);
    Ok(ids.map(move |id| {
        let base = (new.base.id.as_str(), new.base.name.as_str());
        let document = house::entitle(&new.document, &id, &name, Some(base))?;
        Ok(document::parse(&document)?)
    }))
}

/// Lets house rules say something else, where they still say what the change was made for. What they said before comes
/// back by [`undo`].
///
/// # Errors
/// Where the document is no scheme or has another id, or somebody else has changed or deleted them since.
pub fn save(
    db: &mut Database,
    rules: &HouseRules,
    document: &str,
    stamp: HouseStamp,
) -> Result<HouseRules, AppError> {
    let after = document::parse(document)?;
    let before = &rules.scheme.document;
    Ok(db.change_house_rules(rules.id, before, &after, stamp.edit, stamp.at)?)
}

/// Deletes house rules. They are kept for a while, and [`undelete`] brings them back; sessions that play by them go on
/// as they began.
///
/// # Errors
/// Where there are none of that id.
pub fn delete(db: &mut Database, rules: HouseRulesId, stamp: HouseStamp) -> Result<(), StoreError> {
    db.delete_house_rules(rules, stamp.edit, stamp.at)
}

/// Brings house rules back that were deleted.
///
/// # Errors
/// Where they were not deleted or are gone for good, or others have their id by now.
pub fn undelete(
    db: &mut Database,
    rules: HouseRulesId,
    stamp: HouseStamp,
) -> Result<(), StoreError> {
    db.undelete_house_rules(rules, stamp.edit, stamp.at)
}

/// Takes back the last change to house rules: what they said before holds again, those that were deleted are back, and
/// those that were new are gone.
///
/// # Errors
/// Where there is nothing to take back.
pub fn undo(db: &mut Database, rules: HouseRulesId, stamp: HouseStamp) -> Result<(), StoreError> {
    db.undo_house_rules(rules, stamp.edit, stamp.at)
}

/// Makes the change to house rules again that was taken back last.
///
/// # Errors
/// Where there is none.
pub fn redo(db: &mut Database, rules: HouseRulesId, stamp: HouseStamp) -> Result<(), StoreError> {
    db.redo_house_rules(rules, stamp.edit, stamp.at)
}

/// Keeps a document that came from elsewhere, to the letter. House rules that have its id and say something else are
/// replaced only where that is wanted.
///
/// # Errors
/// Where it is no scheme, its id is one that ships, or other house rules have it.
pub fn import(
    db: &mut Database,
    text: &str,
    replace: bool,
    stamp: HouseStamp,
) -> Result<(HouseRules, Import), AppError> {
    let scheme = document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(text))?;
    let known = db.find_house_rules(&scheme.id)?;
    match known.filter(|_| !catalog::is_reserved(&scheme.id)) {
        None => {
            let added = db.add_house_rules(stamp.rules, &scheme, None, stamp.edit, stamp.at)?;
            Ok((added, Import::New))
        }
        Some(known) if known.scheme.document == scheme.document => Ok((known, Import::Known)),
        Some(known) if replace => {
            let replaced = save(db, &known, &scheme.document, stamp)?;
            Ok((replaced, Import::Replaced))
        }
        Some(_) => Err(StoreError::SchemeTaken { id: scheme.id }.into()),
    }
}

/// Saves a scheme's document in a folder, which is made where there is none; gives the file, which has the scheme's id
/// for a name.
///
/// # Errors
/// Where the folder or the file cannot be written.
pub fn save_toml(scheme: &Scheme, folder: &Path) -> Result<PathBuf, AppError> {
    std::fs::create_dir_all(folder).map_err(|error| AppError::writing(folder, error))?;
    let path = folder.join(format!("{}.toml", scheme.id));
    files::replace(&path, |to| {
        to.write_all(scheme.document.as_bytes())
            .map_err(|error| AppError::writing(&path, error))
    })?;
    Ok(path)
}

impl App {
    /// Keeps new house rules: [`keep`].
    ///
    /// # Errors
    /// The same.
    pub fn keep_house_rules(&self, new: NewHouseRules) -> Result<HouseRules, AppError> {
        // What is no good leaves no trace, not even a database.
        drafts(&new)?.next().transpose()?;
        let stamp = self.house_stamp();
        self.store()?.call(move |db| keep(db, &new, stamp))
    }

    /// Lets house rules say something else: [`save`].
    ///
    /// # Errors
    /// The same.
    pub fn save_house_rules(
        &self,
        rules: HouseRules,
        document: String,
    ) -> Result<HouseRules, AppError> {
        let stamp = self.house_stamp();
        self.store()?
            .call(move |db| save(db, &rules, &document, stamp))
    }

    /// Keeps a document that came from elsewhere: [`import`].
    ///
    /// # Errors
    /// The same.
    pub fn import_house_rules(
        &self,
        text: String,
        replace: bool,
    ) -> Result<(HouseRules, Import), AppError> {
        let stamp = self.house_stamp();
        // Nor does a document at fault.
        let id = document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(&text))?.id;
        if catalog::is_reserved(&id) {
            return Err(StoreError::SchemeShips { id }.into());
        }
        self.store()?
            .call(move |db| import(db, &text, replace, stamp))
    }

    /// Deletes house rules: [`delete`].
    ///
    /// # Errors
    /// The same.
    pub fn delete_house_rules(&self, rules: HouseRulesId) -> Result<(), AppError> {
        self.change_rules(rules, delete)
    }

    /// Brings house rules back that were deleted: [`undelete`].
    ///
    /// # Errors
    /// The same.
    pub fn undelete_house_rules(&self, rules: HouseRulesId) -> Result<(), AppError> {
        self.change_rules(rules, undelete)
    }

    /// Takes back the last change to house rules: [`undo`].
    ///
    /// # Errors
    /// The same.
    pub fn undo_house_rules(&self, rules: HouseRulesId) -> Result<(), AppError> {
        self.change_rules(rules, undo)
    }

    /// Makes the change to house rules again that was taken back last: [`redo`].
    ///
    /// # Errors
    /// The same.
    pub fn redo_house_rules(&self, rules: HouseRulesId) -> Result<(), AppError> {
        self.change_rules(rules, redo)
    }

    fn change_rules(
        &self,
        rules: HouseRulesId,
        change: fn(&mut Database, HouseRulesId, HouseStamp) -> Result<(), StoreError>,
    ) -> Result<(), AppError> {
        let stamp = self.house_stamp();
        Ok(self.needed()?.call(move |db| change(db, rules, stamp))?)
    }

    fn house_stamp(&self) -> HouseStamp {
        HouseStamp::now(self.surroundings())
    }
}
