//! The roster: the players of all sessions.

use super::{App, AppError, Result};
use crate::ledger::{NameError, Participant, Session, clean_name, name_key};
use crate::store::{Database, Player, StoreError};
use std::collections::BTreeSet;

impl App {
    /// Finds the player whose name matches this one.
    ///
    /// # Errors
    /// There is none, or the name is invalid.
    pub fn find_player(&self, name: &str) -> Result<Player> {
        let clean = clean_name(name)?;
        let key = name_key(&clean);
        let found = self.read(|db| db.people().map(|people| people.player_by_key(&key)))?;
        found.ok_or_else(|| AppError::NoPlayer(name.to_owned()))
    }
}

/// The session with its players' current names, for starting another one.
///
/// # Errors
/// The database cannot be read.
pub fn called_now(db: &mut Database, mut session: Session) -> Result<Session, StoreError> {
    let names = db.player_names()?;
    for one in &mut session.participants {
        if let Some(name) = names.get(&one.player) {
            one.name.clone_from(name);
        }
    }
    Ok(session)
}

/// Replaces participants whose name matches a player of the roster by that player. New players are stored with the
/// session.
///
/// # Errors
/// The database cannot be read, or two participants match one player.
pub fn recognise(
    db: &mut Database,
    mut participants: Vec<Participant>,
) -> Result<Vec<Participant>, StoreError> {
    for participant in &mut participants {
        if let Some(player) = db.people()?.player_by_key(&name_key(&participant.name)) {
            participant.player = player.id;
        }
    }
    // One player cannot have two seats at a table.
    let mut seated = BTreeSet::new();
    match participants.iter().find(|one| !seated.insert(one.player)) {
        Some(one) => {
            let name = one.name.clone();
            Err(StoreError::Edit(NameError::Confusable { name }.into()))
        }
        None => Ok(participants),
    }
}
