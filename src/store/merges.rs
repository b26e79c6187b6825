//! Who counts as whom: people on the roster who turned out to be one, and what is done to the roster by name.
//!
//! Facts keep the ids that they were written with. Whoever shows people asks here who they are now.

use super::app_log::{AppAct, AppEdit};
use super::open::{reading, writing};
use super::opened::{Each, Opened, rows};
use super::sealing::Sealing;
use super::{Database, Player, StoreError, bin, participants, player_ids, players};
use crate::ledger::{EditId, PlayerId, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row, params_from_iter};
use std::collections::{BTreeMap, BTreeSet};

const TABLE: &str = "merges";

/// Who counts as whom.
pub(super) type Merges = BTreeMap<PlayerId, PlayerId>;

impl Database {
    /// Lets somebody count as somebody else from now on; [`Database::undo_app`] of `id` parts them again. No session
    /// changes.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] where one of them is not on the roster or counts as somebody else already,
    /// [`StoreError::SamePlayer`] where they are one, [`StoreError::SatTogether`] where they shared a table and so are
    /// two.
    pub fn merge_players(
        &mut self,
        player: PlayerId,
        into: PlayerId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        set(&tx, player, into, true)?;
        let edit = AppEdit::MergePlayers { player, into };
        bin::append(&tx, id, at, AppAct::Do(edit))?;
        tx.commit()?;
        self.note_people();
        Ok(())
    }

    /// Calls somebody on the roster something else; [`Database::undo_app`] of `id` takes it back. Sessions keep what
    /// their tables called them.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] where there is nobody of that id, [`StoreError::NameTaken`] where somebody else is called
    /// that.
    pub fn rename_player(
        &mut self,
        player: PlayerId,
        name: &str,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let before = players::find(&tx, player)?.ok_or(StoreError::NoPlayer(player))?;
        if before.name == name {
            return Ok(());
        }
        players::rename(&tx, player, &before.name, name)?;
        let edit = AppEdit::RenamePlayer {
            player,
            before: before.name,
            after: name.to_owned(),
        };
        bin::append(&tx, id, at, AppAct::Do(edit))?;
        tx.commit()?;
        self.note_people();
        Ok(())
    }

    /// Who everybody is now of whom facts may speak by another id: one from elsewhere, or one that was merged.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn people_now(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let (known, merges) = (player_ids::read_all(&tx)?, read_all(&tx)?);
        let ids = known.keys().chain(merges.keys());
        Ok(ids
            .map(|id| (*id, now(&merges, player_ids::now(&known, *id))))
            .collect())
    }

    /// Who sat at a table with each other, each pair both ways, as they are counted now.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn company(&mut self) -> Result<BTreeMap<PlayerId, BTreeSet<PlayerId>>, StoreError> {
        company(&*reading(&mut self.conn)?)
    }

    /// The row of the application's log that merged or renamed somebody; none where that id is something else's.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn people_edit(&mut self, id: EditId) -> Result<Option<AppEdit>, StoreError> {
        let found = self.app_log()?.into_iter().find(|row| row.id == id);
        Ok(found.and_then(|row| match row.act {
            AppAct::Do(edit @ (AppEdit::MergePlayers { .. } | AppEdit::RenamePlayer { .. })) => {
                Some(edit)
            }
            _ => None,
        }))
    }
}

/// Merges somebody into somebody else, or backwards parts them.
pub(super) fn set(
    conn: &Connection,
    player: PlayerId,
    into: PlayerId,
    forwards: bool,
) -> Result<(), StoreError> {
    let merges = read_all(conn)?;
    if !forwards {
        if merges.get(&player) != Some(&into) {
            return Err(StoreError::NoPlayer(player));
        }
        conn.execute(
            "DELETE FROM merges WHERE player = ?1",
            [player.0.to_be_bytes()],
        )?;
        return Ok(());
    }
    for who in [player, into] {
        if players::find(conn, who)?.is_none() || merges.contains_key(&who) {
            return Err(StoreError::NoPlayer(who));
        }
    }
    if player == into {
        return Err(StoreError::SamePlayer);
    }
    let together = company(conn)?;
    if together.get(&player).is_some_and(|all| all.contains(&into)) {
        return Err(StoreError::SatTogether);
    }
    insert(conn, player, into)
}

/// Writes the row of a merge that the log knows.
pub(super) fn insert(
    conn: &Connection,
    player: PlayerId,
    into: PlayerId,
) -> Result<(), StoreError> {
    let row = Sealing::new(TABLE).id(player.0).id(into.0);
    conn.prepare_cached("INSERT INTO merges (player, becomes, crc) VALUES (?1, ?2, ?3)")?
        .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Who counts as whom.
pub(super) fn read_all(conn: &Connection) -> Result<Merges, StoreError> {
    all(conn)?.into_iter().collect()
}

/// Who somebody is now.
pub(super) fn now(merges: &Merges, id: PlayerId) -> PlayerId {
    // A chain of merges has the shape of a chain of ids.
    player_ids::now(merges, id)
}

/// The person on the roster who somebody counts as.
pub(super) fn present(conn: &Connection, player: Player) -> Result<Player, StoreError> {
    let merges = read_all(conn)?;
    let id = now(&merges, player.id);
    if id == player.id {
        return Ok(player);
    }
    players::find(conn, id)?.ok_or(StoreError::NoPlayer(id))
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    Ok(all(conn)?.into_iter().filter_map(Result::err).collect())
}

/// Who sat at a table with whom, as they are counted now. Sessions in the bin count, for they can come back.
fn company(conn: &Connection) -> Result<BTreeMap<PlayerId, BTreeSet<PlayerId>>, StoreError> {
    let (known, merges) = (player_ids::read_all(conn)?, read_all(conn)?);
    let mut tables: BTreeMap<SessionId, BTreeSet<PlayerId>> = BTreeMap::new();
    participants::each(conn, |session, _, who| {
        let who = now(&merges, player_ids::now(&known, who.player));
        tables.entry(session).or_default().insert(who);
    })?;
    let mut all: BTreeMap<PlayerId, BTreeSet<PlayerId>> = BTreeMap::new();
    for table in tables.values() {
        for who in table {
            let others = table.iter().filter(|other| *other != who);
            all.entry(*who).or_default().extend(others);
        }
    }
    Ok(all)
}

fn all(conn: &Connection) -> Result<Each<(PlayerId, PlayerId)>, StoreError> {
    let sql = "SELECT player, becomes, crc FROM merges ORDER BY player";
    rows(conn, sql, [], read)
}

fn read(row: &Row) -> Result<(PlayerId, PlayerId), StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    Ok((PlayerId(row.id()?), PlayerId(row.id()?)))
}
