//! Seasons: the saved ones, and the totals of their sessions.
//!
//! A saved season is a row of the application's log only. Its totals come from the rows that a list reads, so normally
//! no hand is replayed.

use crate::ledger::{EditId, EditStamp, PlayerId, Season, SeasonChoice, SeasonId, SessionSummary};
use crate::stats::Sessions;
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::open_hands;
use crate::store::log::people::People;
use crate::store::{Database, ImportedChange, Merge, StoreError};
use std::collections::BTreeSet;

impl Database {
    /// Saves a season, replacing the one with its id.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn save_season(&mut self, season: &Season, id: EditId) -> Result<(), StoreError> {
        let edit = save_edit(season);
        self.with_people(|conn, people| {
            let at = people.later_than_last(&edit, season.kept);
            people.append(conn, AppRow::new(id, at, AppAct::Do(edit)))
        })
    }

    /// Deletes a season. Its sessions stay.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn delete_season(&mut self, season: SeasonId, by: EditStamp) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteSeason { season };
        self.with_people(|conn, people| people.append_edit(conn, by, edit))
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
        let mut statement = self.conn.prepare_cached(&sql)?;
        let games = statement.query_map([], |row| row.get(0))?;
        Ok(games.collect::<Result<_, _>>()?)
    }

    /// The totals of a season's sessions that are outside the trash and have hands.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn season(&mut self, choice: &SeasonChoice) -> Result<Sessions, StoreError> {
        let now = self.people()?.current_players();
        let who = |id: PlayerId| now.get(&id).copied().unwrap_or(id);
        let mut all = Sessions {
            group: choice.players.iter().map(|id| who(*id)).collect(),
            ..Sessions::default()
        };
        let [live, _] = self.all_sessions()?;
        for mut one in live.into_iter().rev() {
            if one.damaged {
                all.left_out.push(one.id);
                continue;
            }
            one.merge_players(who);
            if fits(choice, &one) && met(&all.group, &one) {
                all.sessions.push(one);
            }
        }
        Ok(all)
    }
}

/// Whether a session has hands, and is of the game and within the days chosen.
fn fits(choice: &SeasonChoice, row: &SessionSummary) -> bool {
    let day = row.started.date_naive();
    row.standing.hands > 0
        && choice
            .game
            .as_deref()
            .is_none_or(|game| game == &*row.scheme.game)
        && choice.from.is_none_or(|from| from <= day)
        && choice.to.is_none_or(|to| day <= to)
}

/// Whether the whole group played, or most players belong to it.
fn met(group: &BTreeSet<PlayerId>, one: &SessionSummary) -> bool {
    let players = &one.standing.players;
    let own = players.iter().filter(|one| group.contains(&one.player));
    let own = own.count();
    group.is_empty() || own > 0 && (2 * own > players.len() || own == group.len())
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
}

impl Merge {
    /// Adds a season, unless it is older.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn add_season(&mut self, season: &Season) -> Result<(), StoreError> {
        match self.people().imported_season(season) {
            ImportedChange::Older => Ok(()),
            _ => self.add(season.kept, save_edit(season)),
        }
    }
}
