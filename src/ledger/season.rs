//! Seasons: a choice of sessions saved under a name; new sessions that match are included.

use super::{PlayerId, SeasonId, name_order};
use chrono::{DateTime, FixedOffset, NaiveDate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Which sessions belong to a season.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonChoice {
    /// The group; everybody if empty. A session belongs to the season if most of its players are in the group, or all
    /// of the group played in it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub players: BTreeSet<PlayerId>,
    /// The id of the game; `None` for all games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The first date on which a session may have begun, in its local time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// The last date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<NaiveDate>,
}

impl SeasonChoice {
    /// The names of the group, sorted; once for players who are one person now.
    pub fn names(&self, name: impl Fn(PlayerId) -> String) -> Vec<String> {
        let mut names: Vec<String> = self.players.iter().map(|who| name(*who)).collect();
        names.sort_by_cached_key(|name| name_order(name));
        names.dedup();
        names
    }
}

/// A saved season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Its id.
    pub id: SeasonId,
    /// Its name.
    pub name: String,
    /// Which sessions belong to it.
    pub choice: SeasonChoice,
    /// When it was last saved.
    pub kept: DateTime<FixedOffset>,
}
