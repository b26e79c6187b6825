//! Seasons: a choice of sessions that is kept under a name, so that the standing over them grows by itself.

use super::{PlayerId, SeasonId};
use chrono::{DateTime, FixedOffset, NaiveDate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Which sessions belong to a season.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonChoice {
    /// The group; without one, everybody. A session belongs to the season where most of those who sat in it are of the group,
    /// or all of the group sat in it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub players: BTreeSet<PlayerId>,
    /// The id of the game; none for all games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The first day on which a session may have begun, by the clock of its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// The last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<NaiveDate>,
}

/// A season that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Its id.
    pub id: SeasonId,
    /// Its name.
    pub name: String,
    /// Which sessions belong to it.
    pub choice: SeasonChoice,
    /// Since when it is kept as it is.
    pub kept: DateTime<FixedOffset>,
}
