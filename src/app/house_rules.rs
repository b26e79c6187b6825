//! House rules: schemes users derive from others. Creating, changing, deleting, importing and exporting them.
//!
//! Each command is a function on an open database; operations that are one [`Database`] call are called directly. This
//! module does not know how house rules are edited.

use super::Result;
use crate::ledger::{EditStamp, HouseRulesId, clean_name, free_name, name_key};
use crate::scheme::draft::Draft;
use crate::scheme::{Scheme, catalog, derive, document};
use crate::store::{BaseScheme, Database, HouseRules, StoreError};
use std::collections::BTreeSet;

/// Saves house rules based on a scheme as new ones with this name, under a free id made from it. The name has a number
/// if another scheme of the game has it.
///
/// # Errors
/// The name is invalid, or they cannot be stored.
pub fn keep(
    db: &mut Database,
    rules: &Scheme,
    name: &str,
    base: &Scheme,
    stamp: EditStamp,
) -> Result<HouseRules> {
    let name = unused_name(db, &clean_name(name)?, &rules.game)?;
    for id in derive::ids(&name, &rules.game) {
        let scheme = derive::with_id_and_name(rules, &id, &name, base)?;
        match db.add_house_rules(id_of(stamp), &scheme, Some(BaseScheme::of(base)), stamp) {
            Err(StoreError::SchemeTaken(_)) => {}
            done => return Ok(done?),
        }
    }
    // The iterator of ids is infinite.
    Err(StoreError::SchemeTaken(name).into())
}

/// Changes saved house rules. A new name has a number if another scheme of the game has it.
///
/// # Errors
/// They cannot be stored, or were changed since.
pub fn change(
    db: &mut Database,
    saved: &HouseRules,
    mut rules: Scheme,
    stamp: EditStamp,
) -> Result<HouseRules> {
    if name_key(&rules.name) != name_key(&saved.scheme.name) {
        rules.name = unused_name(db, &rules.name, &rules.game)?;
        rules = Draft::of(&rules).read()?;
    }
    Ok(db.change_house_rules(saved.id, &saved.scheme.document, &rules, stamp)?)
}

/// This name, or this name with a number if another scheme of the game has it.
fn unused_name(db: &mut Database, name: &str, game: &str) -> Result<String> {
    let house = db.people()?.house_rules();
    let key = |one: &Scheme| (one.game == game).then(|| name_key(&one.name));
    let shipped = catalog::all().filter_map(key);
    let house = house.iter().flatten();
    let house = house.filter_map(|rules| key(&rules.scheme));
    let taken: BTreeSet<String> = shipped.chain(house).collect();
    Ok(free_name(name, |key| taken.contains(key)))
}

/// The id of new house rules: the second random id of the stamp; the first is the id of the log row.
fn id_of(stamp: EditStamp) -> HouseRulesId {
    HouseRulesId(stamp.hand.0)
}

/// Imports a document verbatim. House rules with the same id and another document are replaced only on request. Returns
/// them, and those that were known before.
///
/// # Errors
/// It is invalid, its id is a shipped scheme's, or other house rules have the id.
pub fn import(
    db: &mut Database,
    text: &str,
    replace: bool,
    stamp: EditStamp,
) -> Result<(HouseRules, Option<HouseRules>)> {
    let scheme = document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(text))?;
    let known = db.people()?.find_house_rules(&scheme.id);
    let now = match &known {
        None => db.add_house_rules(id_of(stamp), &scheme, None, stamp)?,
        Some(known) if known.scheme.document == scheme.document => known.clone(),
        Some(known) if replace => {
            let before = &known.scheme.document;
            db.change_house_rules(known.id, before, &scheme, stamp)?
        }
        Some(_) => return Err(StoreError::SchemeTaken(scheme.id).into()),
    };
    Ok((now, known))
}
