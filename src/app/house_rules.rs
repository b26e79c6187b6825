//! House rules: schemes users derive from others. Creating, changing, deleting, importing and exporting them.
//!
//! Each command is a function on an open database; operations that are one [`Database`] call are called directly. This
//! module does not know how house rules are edited.

use super::Result;
use crate::ledger::{EditStamp, HouseRulesId, clean_name};
use crate::scheme::{Scheme, catalog, derive, document};
use crate::store::{BaseScheme, Database, HouseRules, StoreError};

/// House rules to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHouseRules {
    /// Their name, as typed.
    pub name: String,
    /// Their document. Its id and name are replaced.
    pub document: String,
    /// The scheme they are based on.
    pub base: BaseScheme,
}

/// The outcome of importing house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesImport {
    /// They are new.
    New,
    /// They are known with the same text; nothing has changed.
    Known,
    /// They replaced the known ones.
    Replaced,
}

/// Saves new house rules under a free id made from their name.
///
/// # Errors
/// The name or document is invalid, or they cannot be stored.
pub fn keep(db: &mut Database, new: &NewHouseRules, stamp: EditStamp) -> Result<HouseRules> {
    for scheme in drafts(new)? {
        let base = Some(new.base.clone());
        match db.add_house_rules(id_of(stamp), &scheme?, base, stamp) {
            Err(StoreError::SchemeTaken(_)) => {}
            done => return Ok(done?),
        }
    }
    // The iterator of ids is infinite.
    Err(StoreError::SchemeTaken(new.name.clone()).into())
}

/// The id of new house rules: the second random id of the stamp; the first is the id of the log row.
fn id_of(stamp: EditStamp) -> HouseRulesId {
    HouseRulesId(stamp.hand.0)
}

/// New house rules with each possible id, the best first.
fn drafts(new: &NewHouseRules) -> Result<impl Iterator<Item = Result<Scheme>> + '_> {
    let name = clean_name(&new.name)?;
    let game = document::parse(&new.document)?.game;
    let ids = derive::ids(&name, &game);
    Ok(ids.map(move |id| {
        let base = (new.base.id.as_str(), new.base.name.as_str());
        let document = derive::with_id_and_name(&new.document, &id, &name, Some(base))?;
        Ok(document::parse(&document)?)
    }))
}

/// Changes the document of house rules, if it is still the one the change was based on. [`Database::undo_or_redo_house_rules`]
/// restores the old one.
///
/// # Errors
/// The document is invalid or has another id, or the rules were changed or deleted since.
pub fn save(
    db: &mut Database,
    rules: &HouseRules,
    document: &str,
    stamp: EditStamp,
) -> Result<HouseRules> {
    let after = document::parse(document)?;
    let before = &rules.scheme.document;
    Ok(db.change_house_rules(rules.id, before, &after, stamp)?)
}

/// Imports a document verbatim. House rules with the same id and another document are replaced only on request.
///
/// # Errors
/// It is invalid, its id is a shipped scheme's, or other house rules have the id.
pub fn import(
    db: &mut Database,
    text: &str,
    replace: bool,
    stamp: EditStamp,
) -> Result<(HouseRules, RulesImport)> {
    let scheme = document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(text))?;
    if catalog::is_reserved(&scheme.id) {
        return Err(StoreError::SchemeShips(scheme.id).into());
    }
    let known = db.people()?.find_house_rules(&scheme.id);
    match known {
        None => {
            let added = db.add_house_rules(id_of(stamp), &scheme, None, stamp)?;
            Ok((added, RulesImport::New))
        }
        Some(known) if known.scheme.document == scheme.document => Ok((known, RulesImport::Known)),
        Some(known) if replace => {
            let replaced = save(db, &known, &scheme.document, stamp)?;
            Ok((replaced, RulesImport::Replaced))
        }
        Some(_) => Err(StoreError::SchemeTaken(scheme.id).into()),
    }
}
