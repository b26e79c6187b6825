//! The current standing of every session, so that a list of sessions replays no hand.
//!
//! Projected from the log outside the transaction of a change, so it may be behind. A row that is behind, damaged or
//! lost is recomputed on read.

use crate::ledger::{Ledger, PlayerStanding, SessionId, Standing};
use crate::money::{Currency, Money};
use crate::seat::Seat;
use crate::settle::{is_paid_as_played, payouts};
use crate::store::StoreError;
use crate::store::log::row_reader::{self, RowReader, for_each};
use crate::store::log::row_writer::{RowWriter, Table};
use crate::store::log::{open_hands, rows};
use rusqlite::{Connection, Params, Row};
use std::collections::HashSet;
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

/// A participant's rank and money in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct RankAndMoney {
    /// The rank, counted from 1; `None` for someone who never played.
    pub(super) rank: Option<usize>,
    /// The money won, negative if lost; `None` if no money is at stake or the sum overflows.
    pub(super) money: Option<(Currency, Money)>,
    /// Whether they got an odd minor unit.
    pub(super) odd: bool,
}

/// A standing with everyone's rank and money.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::store) struct RankedStanding {
    pub(in crate::store) standing: Standing,
    /// In order of joining.
    pub(super) ranks_and_money: Vec<RankAndMoney>,
    /// Whether the result is owed: there is a stake, and the table did not pay after every hand.
    pub(super) owed: bool,
}

/// Computes the standing of a session.
pub(in crate::store) fn of(ledger: &Ledger) -> RankedStanding {
    let all = payouts(ledger);
    let owed = !matches!(all, Ok(None)) && !is_paid_as_played(ledger);
    let all = all.ok().flatten();
    let places = ledger.places().into_iter().enumerate();
    let gain = |(at, rank): (usize, Option<usize>)| RankAndMoney {
        rank,
        money: all
            .as_ref()
            .and_then(|all| Some((all.currency, *all.rounded.get(at)?))),
        odd: all.as_ref().is_some_and(|all| all.odd.contains(&at)),
    };
    RankedStanding {
        standing: Standing::of(ledger),
        ranks_and_money: places.map(gain).collect(),
        owed,
    }
}

/// Writes the standing of a session, replacing the previous one.
pub(in crate::store) fn write(
    conn: &Connection,
    ledger: &Ledger,
    log_rows: u64,
) -> Result<(), StoreError> {
    let session = ledger.session();
    let RankedStanding {
        standing,
        ranks_and_money,
        owed,
    } = of(ledger);
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
        .put(owed);
    TABLE.insert(conn, "INSERT OR REPLACE", row)?;
    conn.prepare_cached("DELETE FROM participants WHERE session = ?1")?
        .execute([id])?;
    let players = standing.players.iter().zip(&ranks_and_money);
    for (place, (one, gain)) in players.enumerate() {
        let rank = gain.rank.and_then(|rank| i64::try_from(rank).ok());
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
            .put(rank)
            .put(gain.money.map(|(_, money)| money.0))
            .put(gain.money.map(|(currency, _)| currency.code().to_owned()))
            .put(one.seat.and_then(|seat| i64::try_from(seat.index()).ok()))
            .put(gain.odd);
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
    mut take: impl FnMut(SessionId, RankedStanding),
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
        while let Some((of, place, player, won)) = next.take_if(|(of, ..)| *of <= session) {
            // They are sorted by index; after a lost row the others are invalid.
            if of == session && place == one.standing.players.len() {
                one.standing.players.push(player);
                one.ranks_and_money.push(won);
            }
            next = next_player()?;
        }
        if one.standing.players.len() == players {
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
    let standing = all.into_iter();
    standing
        .map(|(session, one, _)| (session, one.standing))
        .collect()
}

/// A standing without its participants, and their number.
fn read(row: &Row) -> Result<(SessionId, RankedStanding, usize), StoreError> {
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
        players: Vec::new(),
    };
    let one = RankedStanding {
        standing,
        ranks_and_money: Vec::new(),
        owed: row.get()?,
    };
    Ok((session, one, players))
}

/// A participant with their index, rank and money.
fn read_player(
    row: &Row,
    names: &mut HashSet<Arc<str>>,
) -> Result<(SessionId, usize, PlayerStanding, RankAndMoney), StoreError> {
    let mut row = RowReader::new(PEOPLE.name, row)?;
    let (session, place) = (row.get()?, row.int()?);
    let mut player = PlayerStanding {
        id: row.get()?,
        player: row.get()?,
        name: shared(names, row.text()?.ok_or_else(|| row.damaged())?),
        points: row.get()?,
        hands: row.int()?,
        deals: row.int()?,
        leads: row.get()?,
        seat: None,
    };
    let rank = row.get::<Option<i64>>()?.map(usize::try_from).transpose();
    let rank = rank.map_err(|_| row.damaged())?;
    let money = match (row.get()?, row.text()?) {
        (Some(money), Some(code)) => {
            let currency: Currency = code.parse().map_err(|_| row.damaged())?;
            Some((currency, Money(money)))
        }
        _ => None,
    };
    if let Some(seat) = row.get::<Option<i64>>()? {
        let seat = usize::try_from(seat).ok().and_then(Seat::new);
        player.seat = Some(seat.ok_or_else(|| row.damaged())?);
    }
    let odd = row.get()?;
    Ok((session, place, player, RankAndMoney { rank, money, odd }))
}
