//! Seasons: the saved ones, and the totals of their sessions.
//!
//! A saved season is a row of the application's log only. Its totals come from the rows that a list reads, so normally
//! no hand is replayed.

use crate::ledger::{EditStamp, Season, SeasonChoice, SeasonId};
use crate::stats::Sessions;
use crate::store::log::app_log::AppEdit;
use crate::store::log::open_hands;
use crate::store::log::people::People;
use crate::store::log::row_reader;
use crate::store::{Database, ImportedChange, StoreError};

impl Database {
    /// Saves a season, replacing the one with its id, as of the time of the stamp.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn save_season(&mut self, season: &Season, by: EditStamp) -> Result<(), StoreError> {
        self.with_people(|conn, people| people.act(conn, by, save_edit(season)))
    }

    /// Deletes a season. Its sessions stay.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn delete_season(&mut self, season: SeasonId, by: EditStamp) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteSeason { season };
        self.with_people(|conn, people| people.act(conn, by, edit))
    }

    /// The ids of the games of all sessions outside the trash that have hands, the most played first. A session of which
    /// that is not known yet counts.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn games(&mut self) -> Result<Vec<String>, StoreError> {
        let current = open_hands::CURRENT;
        let without = format!("SELECT session FROM standings {current} AND hands = 0");
        self.games_by(&format!("sessions.id NOT IN ({without})"), "count(*)")
    }

    /// The ids of the games of all sessions outside the trash, the most recently begun first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn recent_games(&mut self) -> Result<Vec<String>, StoreError> {
        self.games_by("TRUE", "max(started)")
    }

    fn games_by(&mut self, which: &str, first: &str) -> Result<Vec<String>, StoreError> {
        let sql = format!(
            "SELECT game FROM sessions JOIN frozen_schemes ON frozen_schemes.hash = scheme
            WHERE deleted IS NULL AND {which} GROUP BY game ORDER BY {first} DESC, game"
        );
        row_reader::rows(&self.conn, &sql, [], |row| Ok(row.get(0)?))
    }

    /// The totals of a season's sessions that are outside the trash and have hands.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn season(&mut self, choice: &SeasonChoice) -> Result<Sessions, StoreError> {
        let (live, names) = (self.sessions()?, self.player_names()?);
        let people = self.people()?;
        let now = |id| people.current_player(id);
        let all = Sessions::of(choice, live.into_iter().rev(), now);
        Ok(Sessions { names, ..all })
    }
}

/// The edit that saves a season.
fn save_edit(season: &Season) -> AppEdit {
    AppEdit::SaveSeason {
        season: season.id,
        name: season.name.clone(),
        choice: season.choice.clone(),
    }
}

impl People {
    /// The saved seasons, in the order of their first rows here.
    pub fn seasons(&self) -> Vec<Season> {
        let ids = self.season_order.iter();
        ids.filter_map(|id| self.seasons.get(id)?.1.clone())
            .collect()
    }

    /// What an import does with a season: the version changed last holds, even if it is a deletion.
    pub fn imported_season(&self, season: &Season) -> ImportedChange {
        match self.seasons.get(&season.id) {
            None => ImportedChange::Added,
            Some((changed, _)) if season.kept <= *changed => ImportedChange::Older,
            Some(_) => ImportedChange::Replaced,
        }
    }

    /// Adds an imported season, unless it is older.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn add_season(&mut self, season: &Season) -> Result<(), StoreError> {
        match self.imported_season(season) {
            ImportedChange::Older => Ok(()),
            _ => self.append_by_content(season.kept, save_edit(season)),
        }
    }
}
