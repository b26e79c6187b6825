//! Who counts as whom: people on the roster who turned out to be one, and what is done to the roster by name.
//!
//! Facts keep the ids that they were written with. Whoever shows people asks here who they are now.

use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::open::{reading, writing};
use super::opened::{Each, Opened, rows};
use super::schemes::Schemes;
use super::sealing::Sealing;
use super::sessions::Of;
use super::{Database, Player, StoreError, bin, list, players};
use crate::ledger::{EditId, PlayerId};
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
        Ok(())
    }

    /// Who everybody is now of whom facts speak by another id.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn people_now(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        everybody_now(&*reading(&mut self.conn)?)
    }

    /// Who sat at a table with each other, each pair both ways, as they are counted now.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn company(&mut self) -> Result<BTreeMap<PlayerId, BTreeSet<PlayerId>>, StoreError> {
        company(&*reading(&mut self.conn)?)
    }

    /// Who counts as whom.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn merges(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
        read_all(&*reading(&mut self.conn)?)
    }

    /// The row of the application's log by which somebody counts as somebody else; none where it is not in force.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn merge_edit(
        &mut self,
        player: PlayerId,
        into: PlayerId,
    ) -> Result<Option<EditId>, StoreError> {
        if self.merges()?.get(&player) != Some(&into) {
            return Ok(None);
        }
        let log = self.app_log()?;
        let row = log
            .iter()
            .rev()
            .find(|row| is_merge_of(&row.act, player, into));
        Ok(row.map(|row| row.id))
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

/// Merges somebody into somebody else as a file has it, unless the log knows of these two: who was parted stays so.
pub(super) fn learn(
    conn: &Connection,
    player: PlayerId,
    into: PlayerId,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let known = |row: &AppRow| is_merge_of(&row.act, player, into);
    if app_log::read_all(conn)?.iter().any(known) {
        return Ok(());
    }
    match set(conn, player, into, true) {
        Ok(()) => app_log::learn(conn, at, AppEdit::MergePlayers { player, into }),
        Err(StoreError::NoPlayer(_) | StoreError::SamePlayer | StoreError::SatTogether) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Whether this merged these two, either into the other.
fn is_merge_of(act: &AppAct, one: PlayerId, other: PlayerId) -> bool {
    matches!(act, AppAct::Do(AppEdit::MergePlayers { player, into })
        if (*player, *into) == (one, other) || (*player, *into) == (other, one))
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
    let mut now = id;
    // Nobody is merged into somebody who counts as him, so that this ends; and where a file says so, it does too.
    for _ in 0..=merges.len() {
        match merges.get(&now) {
            Some(next) => now = *next,
            None => break,
        }
    }
    now
}

/// Who everybody is now who counts as somebody else.
pub(super) fn everybody_now(conn: &Connection) -> Result<Merges, StoreError> {
    let merges = read_all(conn)?;
    Ok(merges.keys().map(|id| (*id, now(&merges, *id))).collect())
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
    let merges = read_all(conn)?;
    let mut all: BTreeMap<PlayerId, BTreeSet<PlayerId>> = BTreeMap::new();
    for of in [Of::Kept, Of::Bin] {
        for session in list::rows(conn, &mut Schemes::default(), of)? {
            let players = session.players.iter();
            let table: BTreeSet<_> = players.map(|one| now(&merges, one.player)).collect();
            for who in &table {
                let others = table.iter().filter(|other| *other != who);
                all.entry(*who).or_default().extend(others);
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_and_a_circle_have_an_end() {
        let merges = |pairs: &[(u128, u128)]| -> Merges {
            let pair = |(id, into): &(u128, u128)| (PlayerId(*id), PlayerId(*into));
            pairs.iter().map(pair).collect()
        };
        let chain = merges(&[(3, 5), (9, 5), (8, 7), (6, 9)]);
        for (id, wanted) in [(3, 5), (9, 5), (6, 5), (8, 7), (5, 5), (1, 1)] {
            assert_eq!(now(&chain, PlayerId(id)), PlayerId(wanted), "{id}");
        }
        assert!([1, 2].contains(&now(&merges(&[(1, 2), (2, 1)]), PlayerId(1)).0));
    }
}
