//! Under which ids people on the roster were known elsewhere.
//!
//! Two devices that have never met give one person two ids. Facts keep the ids that they were written with, and whoever
//! reads them asks here who that is now. Outside, a person is known by the smallest of his ids, so that two databases
//! which know the same of him say the same.

use super::StoreError;
use super::app_log::{self, AppEdit};
use super::opened::{Each, Opened, rows};
use super::sealing::Sealing;
use crate::ledger::PlayerId;
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row, params_from_iter};
use std::collections::BTreeMap;

pub(super) const TABLE: &str = "player_ids";

/// Notes that somebody on the roster was known under another id, and says so in the log; nothing happens where that is
/// known.
pub(super) fn add(
    conn: &Connection,
    id: PlayerId,
    player: PlayerId,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    if insert(conn, id, player)? {
        app_log::learn(conn, at, AppEdit::SamePlayer { id, player })?;
    }
    Ok(())
}

/// Writes the row of an id that the log knows; false where it is there.
pub(super) fn insert(
    conn: &Connection,
    id: PlayerId,
    player: PlayerId,
) -> Result<bool, StoreError> {
    let row = Sealing::new(TABLE).id(id.0).id(player.0);
    conn.prepare_cached(
        "INSERT INTO player_ids (id, player, crc) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO NOTHING",
    )?
    .execute(params_from_iter(row.seal()))
    .map(|added| added > 0)
    .map_err(StoreError::from)
}

/// Every id under which somebody was known elsewhere, with who that is on the roster.
pub(super) fn read_all(conn: &Connection) -> Result<BTreeMap<PlayerId, PlayerId>, StoreError> {
    each(conn)?.into_iter().collect()
}

/// Who somebody is on the roster.
pub(super) fn now(known: &BTreeMap<PlayerId, PlayerId>, id: PlayerId) -> PlayerId {
    let mut now = id;
    // Nobody is noted under an id of the roster's own, so that this ends; and where somebody did so, it does too.
    for _ in 0..=known.len() {
        match known.get(&now) {
            Some(next) => now = *next,
            None => break,
        }
    }
    now
}

/// By which id each of those is known outside whose smallest id is not the one on the roster.
pub(super) fn outside(known: &BTreeMap<PlayerId, PlayerId>) -> BTreeMap<PlayerId, PlayerId> {
    let mut smallest: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
    for id in known.keys() {
        let player = now(known, *id);
        let least = smallest.entry(player).or_insert(player);
        *least = (*least).min(*id);
    }
    smallest.retain(|player, least| player != least);
    smallest
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    Ok(each(conn)?.into_iter().filter_map(Result::err).collect())
}

/// All of them, each read or refused by itself.
pub(super) fn each(conn: &Connection) -> Result<Each<(PlayerId, PlayerId)>, StoreError> {
    let sql = "SELECT id, player, crc FROM player_ids ORDER BY id";
    rows(conn, sql, [], read)
}

fn read(row: &Row) -> Result<(PlayerId, PlayerId), StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    Ok((PlayerId(row.id()?), PlayerId(row.id()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(pairs: &[(u128, u128)]) -> BTreeMap<PlayerId, PlayerId> {
        let pair = |(id, player): &(u128, u128)| (PlayerId(*id), PlayerId(*player));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn somebody_is_known_outside_by_the_smallest_id() {
        let known = known(&[(3, 5), (9, 5), (8, 7), (6, 9)]);
        for (id, wanted) in [(3, 5), (9, 5), (6, 5), (8, 7), (5, 5), (1, 1)] {
            assert_eq!(now(&known, PlayerId(id)), PlayerId(wanted), "{id}");
        }
        assert_eq!(
            outside(&known),
            BTreeMap::from([(PlayerId(5), PlayerId(3))])
        );
    }

    #[test]
    fn a_circle_has_an_end() {
        let known = known(&[(1, 2), (2, 1)]);
        assert!([1, 2].contains(&now(&known, PlayerId(1)).0));
        outside(&known);
    }
}
