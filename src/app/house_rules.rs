//! House rules: schemes that a table made from others. They are made, kept, changed, deleted, brought in and given away.
//!
//! Each command is a function on an open database; what is one call of it is there and not here. This module must not know how house rules are edited.

use super::{AppError, Clock};
use crate::ledger::{EditId, HouseRulesId, clean_name};
use crate::scheme::{Scheme, catalog, derive, document};
use crate::store::{Base, Database, HouseRules, StoreError};
use chrono::{DateTime, FixedOffset};

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
    pub fn now(clock: &dyn Clock) -> Self {
        Self {
            at: clock.now(),
            edit: EditId(clock.id()),
            rules: HouseRulesId(clock.id()),
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

impl NewHouseRules {
    /// Whether they can be kept.
    ///
    /// # Errors
    /// Where the name is no name, or the document no scheme.
    pub fn check(&self) -> Result<(), AppError> {
        drafts(self)?.next().transpose().map(drop)
    }
}

/// New house rules under one id after the other that they may have, the best first.
fn drafts(
    new: &NewHouseRules,
) -> Result<impl Iterator<Item = Result<Scheme, AppError>> + '_, AppError> {
    let name = clean_name(&new.name)?;
    let game = document::parse(&new.document)?.game;
    let ids = derive::ids(&name, &game);
    Ok(ids.map(move |id| {
        let base = (new.base.id.as_str(), new.base.name.as_str());
        let document = derive::entitle(&new.document, &id, &name, Some(base))?;
        Ok(document::parse(&document)?)
    }))
}

/// Lets house rules say something else, where they still say what the change was made for. What they said before comes
/// back by [`Database::undo_house_rules`].
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

/// A document that may be kept.
///
/// # Errors
/// Where it is no scheme, or its id is one that ships.
pub fn importable(text: &str) -> Result<Scheme, AppError> {
    let scheme = document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(text))?;
    if catalog::is_reserved(&scheme.id) {
        return Err(StoreError::SchemeShips { id: scheme.id }.into());
    }
    Ok(scheme)
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
    let scheme = importable(text)?;
    let known = db.find_house_rules(&scheme.id)?;
    match known {
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
