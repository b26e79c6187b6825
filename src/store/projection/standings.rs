//! The current standing of every session, so that a list of sessions replays no hand.
//!
//! Projected from the log outside the transaction of a change, so it may be behind. A row that is behind, damaged or
//! lost is recomputed on read.

use crate::ledger::{Ledger, PlayerStanding, SessionId, Standing};
use crate::money::{Currency, Money};
use crate::seat::Seat;
use crate::store::StoreError;
use crate::store::log::row_reader::{self, RowReader, for_each};
use crate::store::log::row_writer::{RowWriter, Table};
use crate::store::log::{open_hands, rows};
use rusqlite::{Connection, Params, Row};
use std::collections::HashSet;
use std::str::FromStr;
use std::sync::Arc;

pub(in crate::store) const TABLE: Table = Table {
    name: "standings",
    columns: "session, log_rows, title, ended, ended_offset, stake, currency, participants, hands, last_hand, \
         last_hand_offset, together, note, owed, crc",
};
pub(in crate::store) const PEOPLE: Table = Table {
    name: "participants",
    columns: "session, place, id, player, name, points, hands, deals, ahead, rank, money, currency, seat, odd, crc",
};

/// Writes the standing of a session, replacing the previous one.
pub(in crate::store) fn write(
    conn: &Connection,
    ledger: &Ledger,
    log_rows: u64,
) -> Result<(), StoreError> {
    let session = ledger.session();
    let standing = Standing::of(ledger);
    let id = session.id;
    let stake = session.stake;
    let row = RowWriter::default()
        .put(session.id)
        .put(rows::number(log_rows))
        .put(standing.title.clone())
        .maybe_instant(standing.ended)?
        .put(stake.map(|stake| stake.to_string()))
        .put(stake.map(|stake| stake.currency().code().to_owned()))
        .count(standing.players.len())
        .count(standing.hands)
        .maybe_instant(standing.last_hand)?
        .put(standing.together)
        .put(standing.note.clone())
        .put(standing.owed);
    TABLE.insert(conn, "INSERT OR REPLACE", row)?;
    conn.prepare_cached("DELETE FROM participants WHERE session = ?1")?
        .execute([id])?;
    for (place, one) in standing.players.iter().enumerate() {
        let row = RowWriter::default()
            .put(id)
            .count(place)
            .put(one.id)
            .put(one.player)
            .put(one.name.to_string())
            .put(one.points)
            .put(one.hands)
            .put(one.deals)
            .put(one.leads)
            .put(one.rank.map(|rank| rows::number(rank as u64)))
            .put(one.money.map(|(_, money)| money.0))
            .put(one.money.map(|(currency, _)| currency.code().to_owned()))
            .put(one.seat.map(|seat| rows::number(seat.index() as u64)))
            .put(one.odd);
        PEOPLE.insert(conn, "INSERT", row)?;
    }
    Ok(())
}

/// Passes on the stored standings of these sessions in the order of their ids, except those that are behind, damaged or
/// lost. `which` is a condition.
pub(in crate::store) fn each_current(
    conn: &Connection,
    which: &str,
    params: impl Params + Copy,
    mut take: impl FnMut(SessionId, Standing),
) -> Result<(), StoreError> {
    let mut names = HashSet::new();
    let sql = PEOPLE.select(&format!("WHERE {which} ORDER BY session, place"));
    let mut statement = conn.prepare_cached(&sql)?;
    let mut people = statement.query(params)?;
    let mut next_player = || -> Result<_, StoreError> {
        while let Some(row) = people.next()? {
            if let Ok(found) = read_player(row, &mut names) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    };
    let mut next = next_player()?;
    let sql = format!("{} AND {which} ORDER BY session", open_hands::CURRENT);
    for_each(conn, &TABLE.select(&sql), params, |row| {
        let Ok((session, mut one, players)) = read(row) else {
            return Ok(());
        };
        while let Some((of, place, player)) = next.take_if(|(of, ..)| *of <= session) {
            // They are sorted by index; after a lost row the others are invalid.
            if of == session && place == one.players.len() {
                one.players.push(player);
            }
            next = next_player()?;
        }
        if one.players.len() == players {
            take(session, one);
        }
        Ok(())
    })
}

/// A name, allocated once.
fn shared(names: &mut HashSet<Arc<str>>, name: &str) -> Arc<str> {
    let known = names.get(name).cloned();
    known.unwrap_or_else(|| {
        let name: Arc<str> = name.into();
        names.insert(Arc::clone(&name));
        name
    })
}

/// The readable rows of standings, without participants.
pub(in crate::store) fn salvage(conn: &Connection) -> Vec<(SessionId, Standing)> {
    let all = row_reader::salvage(conn, &TABLE.select(""), "session", read);
    let all = all.into_iter();
    all.map(|(session, one, _)| (session, one)).collect()
}

/// A standing without its participants, and their number.
fn read(row: &Row) -> Result<(SessionId, Standing, usize), StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let (session, _log_rows) = (row.get()?, row.int::<i64>()?);
    let (title, ended) = (row.get()?, row.maybe_instant()?);
    let (_stake, _currency) = (row.text()?, row.text()?);
    let (players, hands) = (row.int()?, row.int()?);
    let standing = Standing {
        title,
        ended,
        hands,
        last_hand: row.maybe_instant()?,
        together: row.get()?,
        note: row.get()?,
        owed: row.get()?,
        players: Vec::new(),
    };
    Ok((session, standing, players))
}

/// A participant, and their index.
fn read_player(
    row: &Row,
    names: &mut HashSet<Arc<str>>,
) -> Result<(SessionId, usize, PlayerStanding), StoreError> {
    let mut row = RowReader::new(PEOPLE.name, row)?;
    let (session, place) = (row.get()?, row.int()?);
    let player = PlayerStanding {
        id: row.get()?,
        player: row.get()?,
        name: shared(names, row.text()?.ok_or_else(|| row.damaged())?),
        points: row.get()?,
        hands: row.int()?,
        deals: row.int()?,
        leads: row.get()?,
        rank: row.maybe_int()?,
        money: match (row.get()?, row.text()?.map(Currency::from_str)) {
            (Some(money), Some(Ok(currency))) => Some((currency, Money(money))),
            (None, None) => None,
            _ => return Err(row.damaged()),
        },
        seat: match row.maybe_int()?.map(Seat::new) {
            Some(None) => return Err(row.damaged()),
            seat => seat.flatten(),
        },
        odd: row.get()?,
    };
    Ok((session, place, player))
}
