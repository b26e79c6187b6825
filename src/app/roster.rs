//! The roster: who is known through all sessions.

use super::{App, AppError};
use crate::ledger::{Participant, PlayerId, clean_name, name_key};
use crate::store::{Database, Player, StoreError};

impl App {
    /// Everybody on the roster, by name.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn players(&self) -> Result<Vec<Player>, AppError> {
        let Some(store) = self.existing()? else {
            return Ok(Vec::new());
        };
        Ok(store.call(Database::players)?)
    }

    /// Puts somebody on the roster.
    ///
    /// # Errors
    /// Where the name cannot be used, or another has one that nobody could tell from it.
    pub fn add_player(&self, name: &str) -> Result<Player, AppError> {
        let name = clean_name(name)?;
        let player = Player {
            id: PlayerId(self.surroundings().id()),
            name,
            created: self.surroundings().now(),
        };
        let added = player.clone();
        self.store()?.call(move |db| db.add_player(&added))?;
        Ok(player)
    }

    /// Lets those be themselves who are on the roster already.
    pub(super) fn recognise(&self, participants: &mut [Participant]) -> Result<(), AppError> {
        let named = participants.to_vec();
        let known = self.store()?.call(move |db| recognise(db, named))?;
        participants.clone_from_slice(&known);
        Ok(())
    }
}

/// Lets those be themselves who are on the roster already, by what their names look like. The others are put there
/// together with the session.
///
/// # Errors
/// Where the database cannot be read.
pub fn recognise(
    db: &mut Database,
    mut participants: Vec<Participant>,
) -> Result<Vec<Participant>, StoreError> {
    for participant in &mut participants {
        if let Some(player) = db.player_by_key(&name_key(&participant.name))? {
            participant.player = player.id;
        }
    }
    Ok(participants)
}
