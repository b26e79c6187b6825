//! The roster: who is known through all sessions.

use super::{App, AppError};
use crate::ledger::{
    EditError, EditId, NameError, Participant, PlayerId, Session, clean_name, name_key,
};
use crate::store::{AppEdit, Database, Figures, Player, StoreError};

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

    /// Whoever has a name that nobody could tell from this one.
    ///
    /// # Errors
    /// Where there is nobody, or the name is no name.
    pub fn find_player(&self, name: &str) -> Result<Player, AppError> {
        let clean = clean_name(name)?;
        let found = match self.existing()? {
            Some(store) => store.call(move |db| db.player_by_key(&name_key(&clean)))?,
            None => None,
        };
        found.ok_or_else(|| AppError::NoPlayer {
            name: name.to_owned(),
        })
    }

    /// What all sessions came to in figures, each of them counted.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn figures(&self) -> Result<Figures, AppError> {
        match self.existing()? {
            Some(store) => Ok(store.call(|db| db.figures(usize::MAX))?),
            None => Ok(Figures::default()),
        }
    }

    /// Lets somebody count as somebody else from now on; gives what parts them again. No session changes.
    ///
    /// # Errors
    /// Where they are one already, or shared a table and so are two.
    pub fn merge_players(&self, player: PlayerId, into: PlayerId) -> Result<EditId, AppError> {
        let stamp = self.surroundings().stamp();
        self.needed()?
            .call(move |db| db.merge_players(player, into, stamp.edit, stamp.at))?;
        Ok(stamp.edit)
    }

    /// Calls somebody on the roster something else; gives what takes it back. Sessions keep what their tables called
    /// them.
    ///
    /// # Errors
    /// Where the name cannot be used, or somebody else has it.
    pub fn rename_player(&self, player: PlayerId, name: &str) -> Result<EditId, AppError> {
        let (stamp, name) = (self.surroundings().stamp(), clean_name(name)?);
        self.needed()?
            .call(move |db| db.rename_player(player, &name, stamp.edit, stamp.at))?;
        Ok(stamp.edit)
    }

    /// Takes back a merge or a new name, or makes it again; gives which it was, none where that id is something else's.
    ///
    /// # Errors
    /// Where it was taken back before, or cannot be any more.
    pub fn change_people_edit(&self, id: EditId, undo: bool) -> Result<Option<AppEdit>, AppError> {
        let Some(store) = self.existing()? else {
            return Ok(None);
        };
        let stamp = self.surroundings().stamp();
        Ok(store.call(move |db| -> Result<_, StoreError> {
            let Some(edit) = db.people_edit(id)? else {
                return Ok(None);
            };
            if undo {
                db.undo_app(id, stamp.edit, stamp.at)?;
            } else {
                db.redo_app(id, stamp.edit, stamp.at)?;
            }
            Ok(Some(edit))
        })?)
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
