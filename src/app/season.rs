//! Saved seasons, and the results of their sessions.

use super::{AppError, Result};
use crate::ledger::{
    EditStamp, Season, SeasonChoice, SeasonId, clean_name, free_name, name_key, name_order,
};
use crate::stats::Sessions;
use crate::store::{Database, StoreError};
use std::collections::BTreeSet;

/// The saved seasons, sorted by name. If two have the same name because they come from two devices, the one that came
/// here later has a number.
///
/// # Errors
/// The database cannot be read.
pub fn kept(db: &mut Database) -> Result<Vec<Season>, StoreError> {
    let mut all = db.people()?.seasons();
    let mut taken = BTreeSet::new();
    for one in &mut all {
        one.name = free_name(&one.name, |key| !taken.insert(key.to_owned()));
    }
    all.sort_by_cached_key(|one| name_order(&one.name));
    Ok(all)
}

/// Finds the season whose name matches this one.
///
/// # Errors
/// There is none.
pub fn find(db: &mut Database, name: &str) -> Result<Season> {
    let key = name_key(&clean_name(name)?);
    let found = kept(db)?.into_iter().find(|one| name_key(&one.name) == key);
    found.ok_or_else(|| AppError::NoSeason(name.to_owned()))
}

/// Saves a choice of sessions under a name, replacing the season with that name; returns it as stored.
///
/// # Errors
/// The name is invalid, the last day is before the first, or nothing can be written.
pub fn keep(
    db: &mut Database,
    name: &str,
    choice: SeasonChoice,
    stamp: EditStamp,
) -> Result<Season> {
    let name = clean_name(name)?;
    check(&choice)?;
    let mut all = kept(db)?.into_iter();
    let known = all.find(|one| name_key(&one.name) == name_key(&name));
    // If two seasons have one name, the list adds a number to one of them, which is not stored.
    let stored = db.people()?.seasons().into_iter().find(|stored| {
        let listed = known.as_ref().filter(|known| known.id == stored.id);
        listed.is_some_and(|listed| listed.name != stored.name)
    });
    let season = Season {
        // The row's id is random, so no season has it yet.
        id: known.map_or(SeasonId(stamp.edit.0), |known| known.id),
        name: stored.map_or(name, |stored| stored.name),
        choice,
        kept: stamp.at,
    };
    db.save_season(&season, stamp)?;
    Ok(season)
}

/// The sessions of a season.
///
/// # Errors
/// The last day is before the first, or the database cannot be read.
pub fn sessions(db: &mut Database, choice: &SeasonChoice) -> Result<Sessions> {
    check(choice)?;
    Ok(db.season(choice)?)
}

fn check(choice: &SeasonChoice) -> Result<()> {
    match (choice.from, choice.to) {
        (Some(from), Some(to)) if to < from => Err(AppError::DaysReversed { from, to }),
        _ => Ok(()),
    }
}
