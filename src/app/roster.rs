//! The roster: who is known through all sessions.

use super::{App, AppError};
use crate::ledger::{
    EditError, EditId, NameError, Participant, Session, Stamp, clean_name, name_key,
};
use crate::store::{AppEdit, Database, Player, StoreError};

impl App {
    /// Whoever has a name that nobody could tell from this one.
    ///
    /// # Errors
    /// Where there is nobody, or the name is no name.
    pub fn find_player(&self, name: &str) -> Result<Player, AppError> {
        let clean = clean_name(name)?;
        let found = self.read(move |db| db.player_by_key(&name_key(&clean)))?;
        found.ok_or_else(|| AppError::NoPlayer {
            name: name.to_owned(),
        })
    }
}

/// Takes back a merge or a new name, or makes it again; gives which it was, none where that id is something else's.
///
/// # Errors
/// Where it was taken back before, or cannot be any more.
pub fn change_people_edit(
    db: &mut Database,
    id: EditId,
    undo: bool,
    stamp: Stamp,
) -> Result<Option<AppEdit>, StoreError> {
    let Some(edit) = db.people_edit(id)? else {
        return Ok(None);
    };
    if undo {
        db.undo_app(id, stamp.edit, stamp.at)?;
    } else {
        db.redo_app(id, stamp.edit, stamp.at)?;
    }
    Ok(Some(edit))
}

/// The same session with everybody in it called as the roster calls them now: another one begins with those names.
///
/// # Errors
/// Where the database cannot be read.
pub fn called_now(db: &mut Database, mut session: Session) -> Result<Session, StoreError> {
    let (now, roster) = (db.people_now()?, db.players()?);
    for one in &mut session.participants {
        let id = now.get(&one.player).copied().unwrap_or(one.player);
        if let Some(player) = roster.iter().find(|player| player.id == id) {
            one.name.clone_from(&player.name);
        }
    }
    Ok(session)
}

/// Lets those be themselves who are on the roster already, by what their names look like. The others are put there
/// together with the session.
///
/// # Errors
/// Where the database cannot be read, or two of them are one by now.
pub fn recognise(
    db: &mut Database,
    mut participants: Vec<Participant>,
) -> Result<Vec<Participant>, StoreError> {
    for participant in &mut participants {
        if let Some(player) = db.player_by_key(&name_key(&participant.name))? {
            participant.player = player.id;
        }
    }
    // Two names that are one person's by now cannot sit at one table.
    for (at, one) in participants.iter().enumerate() {
        if participants[..at]
            .iter()
            .any(|other| other.player == one.player)
        {
            let name = one.name.clone();
            return Err(StoreError::Edit(EditError::from(NameError::Twin { name })));
        }
    }
    Ok(participants)
}
