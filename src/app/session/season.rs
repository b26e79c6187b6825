//! Seasons: which are kept, and what their sessions came to.

use crate::app::AppError;
use crate::ledger::{
    PlayerId, Season, SeasonChoice, SeasonId, Stamp, clean_name, free_name, name_key, name_order,
};
use crate::stats::Sessions;
use crate::store::{Database, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// The sessions of a season, with what people are called.
#[derive(Clone, Debug, Default)]
pub struct SeasonSessions {
    /// The sessions.
    pub all: Sessions,
    /// The group, as they are counted now; nobody where everybody is ranked.
    pub group: BTreeSet<PlayerId>,
    names: BTreeMap<PlayerId, String>,
}

impl SeasonSessions {
    /// What somebody is called on the roster.
    pub fn name(&self, who: PlayerId) -> String {
        self.names.get(&who).cloned().unwrap_or_default()
    }
}

/// The seasons that are kept, by name as people sort them. Of two that have one name, for they came from two devices, the one
/// that was kept later has a number behind it.
///
/// # Errors
/// Where the database cannot be read.
pub fn kept(db: &mut Database) -> Result<Vec<Season>, StoreError> {
    let mut all = db.seasons()?;
    all.sort_by_key(|one| (one.kept, one.id));
    let mut taken = BTreeSet::new();
    for one in &mut all {
        one.name = free_name(&one.name, |key| !taken.insert(key.to_owned()));
    }
    all.sort_by_cached_key(|one| name_order(&one.name));
    Ok(all)
}

/// The season that is kept under a name that nobody could tell from this one.
///
/// # Errors
/// Where there is none.
pub fn find(db: &mut Database, name: &str) -> Result<Season, AppError> {
    let key = name_key(&clean_name(name)?);
    let found = kept(db)?.into_iter().find(|one| name_key(&one.name) == key);
    found.ok_or_else(|| AppError::NoSeason {
        name: name.to_owned(),
    })
}

/// Keeps a choice of sessions under a name, in place of what was kept under it; gives it as it is kept.
///
/// # Errors
/// Where the name is none, the last day comes before the first, or nothing can be written.
pub fn keep(
    db: &mut Database,
    name: &str,
    choice: SeasonChoice,
    stamp: Stamp,
) -> Result<Season, AppError> {
    let name = clean_name(name)?;
    check(&choice)?;
    let known = kept(db)?
        .into_iter()
        .find(|one| name_key(&one.name) == name_key(&name));
    let season = Season {
        // The id of the row is drawn at random, and no season has it yet.
        id: known.map_or(SeasonId(stamp.edit.0), |known| known.id),
        name,
        choice,
        kept: stamp.at,
    };
    db.keep_season(&season, stamp.edit)?;
    Ok(season)
}

/// The sessions of a season. So many that are behind their logs are brought up to date for it.
///
/// # Errors
/// Where the last day comes before the first, or the database cannot be read.
pub fn sessions(
    db: &mut Database,
    choice: &SeasonChoice,
    most: usize,
) -> Result<SeasonSessions, AppError> {
    check(choice)?;
    let all = db.season(choice, most)?;
    let now = db.people_now()?;
    let players = choice.players.iter();
    Ok(SeasonSessions {
        all,
        group: players
            .map(|who| now.get(who).copied().unwrap_or(*who))
            .collect(),
        names: db
            .players()?
            .into_iter()
            .map(|one| (one.id, one.name))
            .collect(),
    })
}

fn check(choice: &SeasonChoice) -> Result<(), AppError> {
    match (choice.from, choice.to) {
        (Some(from), Some(to)) if to < from => Err(AppError::DaysTurned { from, to }),
        _ => Ok(()),
    }
}
