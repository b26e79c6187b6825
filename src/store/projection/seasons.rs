//! Seasons: the saved ones, and the totals of their sessions.
//!
//! A saved season is a row of the application's log only. Its totals are queried from `standings` and `participants`,
//! so no hand is replayed.

use crate::ledger::{
    EditId, EditStamp, PlayerId, Season, SeasonChoice, SeasonId, SessionId, lowest_wins,
};
use crate::money::{Currency, Money};
use crate::stats::{PointScale, SeasonSession, Seat, Sessions};
use crate::store::db::open::reading;
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::people::People;
use crate::store::log::row_writer::{document, instant};
use crate::store::log::schemes::{self, Hash};
use crate::store::{Database, StoreError};
use chrono::{Days, NaiveDate, NaiveTime};
use rusqlite::{Connection, Row, params};
use std::collections::HashMap;

impl Database {
    /// The saved seasons, in the order of their ids.
    ///
    /// # Errors
    /// The log cannot be read.
    pub fn seasons(&mut self) -> Result<Vec<Season>, StoreError> {
        let known = self.people()?.seasons.values();
        Ok(known.filter_map(|(_, kept)| kept.clone()).collect())
    }

    /// Saves a season, replacing the one with its id.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep_season(&mut self, season: &Season, id: EditId) -> Result<(), StoreError> {
        let act = AppAct::Do(keeping(season));
        let row = AppRow::new(id, season.kept, act);
        self.with_people(|conn, people| people.append(conn, row))
    }

    /// Deletes a season. Its sessions stay.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn forget_season(&mut self, season: SeasonId, by: EditStamp) -> Result<(), StoreError> {
        let edit = AppEdit::ForgetSeason { season };
        self.with_people(|conn, people| people.append_edit(conn, by, edit))
    }

    /// The games of all sessions outside the trash, the most played first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn games(&mut self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT game FROM sessions JOIN frozen_schemes ON frozen_schemes.hash = scheme
            WHERE deleted IS NULL GROUP BY game ORDER BY count(*) DESC, game";
        let mut statement = self.conn.prepare_cached(sql)?;
        let games = statement.query_map([], |row| row.get(0))?;
        Ok(games.collect::<Result<_, _>>()?)
    }

    /// The totals of a season's sessions that are outside the trash and have hands. Projections that are behind are
    /// updated first, for at most `most` sessions; the others are left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn season(&mut self, choice: &SeasonChoice, most: usize) -> Result<Sessions, StoreError> {
        let now = self.people_now()?;
        // A read-only database keeps its current projections.
        let _: Result<usize, StoreError> = self.update_projections(most);
        let tx = reading(&mut self.conn)?;
        let left_out =
            "SELECT count(*) FROM sessions JOIN open_hands ON open_hands.session = sessions.id
            LEFT JOIN standings ON standings.session = sessions.id
            WHERE deleted IS NULL AND standings.log_rows IS NOT open_hands.log_rows";
        let left_out: i64 = tx.query_row(left_out, [], |row| row.get(0))?;
        let mut all = Sessions {
            left_out: usize::try_from(left_out).unwrap_or(0),
            ..Sessions::default()
        };
        let after = |day: Option<NaiveDate>| day.map(midnight);
        let to = choice.to.and_then(|day| day.checked_add_days(Days::new(1)));
        let mut statement = tx.prepare_cached(SEATS)?;
        let mut found = statement.query(params![
            document(&choice.players)?,
            choice.game,
            after(choice.from),
            after(to),
            document(&now)?
        ])?;
        let mut scales = HashMap::new();
        while let Some(row) = found.next()? {
            let id = SessionId(u128::from_be_bytes(row.get(0)?));
            if all.sessions.last().is_none_or(|last| last.id != id) {
                let hash: Hash = row.get(6)?;
                let scale = *scales.entry(hash).or_insert_with(|| {
                    let scheme = schemes::read(&tx, hash);
                    scheme.map_or_else(
                        |_| PointScale::default(),
                        |scheme| PointScale {
                            decimals: scheme.decimals(),
                            lowest_wins: lowest_wins(&scheme),
                        },
                    )
                });
                all.sessions.push(counted(row, id, scale)?);
            }
            let new = seat(row, all.sessions.len() - 1)?;
            let own = all.seats.iter_mut().rev();
            let mut own = own.take_while(|seat| seat.session == new.session);
            match own.find(|seat| seat.player == new.player) {
                // Merged players are counted as one.
                Some(seat) => seat.add(new),
                None => all.seats.push(new),
            }
        }
        Ok(all)
    }
}

/// The edit that saves a season.
fn keeping(season: &Season) -> AppEdit {
    AppEdit::KeepSeason {
        season: season.id,
        name: season.name.clone(),
        choice: season.choice.clone(),
    }
}

impl People {
    /// Imports a season, unless it was changed here later.
    pub(in crate::store) fn import_season(
        &mut self,
        conn: &Connection,
        season: &Season,
    ) -> Result<(), StoreError> {
        let here = self.seasons.get(&season.id).map(|(at, _)| *at);
        if here.is_some_and(|here| here >= season.kept) {
            return Ok(());
        }
        self.append_once(conn, season.kept, keeping(season))
    }
}

/// Midnight of a day in milliseconds of local time.
fn midnight(day: NaiveDate) -> i64 {
    day.and_time(NaiveTime::MIN).and_utc().timestamp_millis()
}

/// Everybody in the sessions of a season, the oldest session first. `?1`: the group, a list of player ids; `?2`: the
/// game; `?3`, `?4`: the start and the exclusive end in local time; `?5`: the current player for each merged id.
const SEATS: &str = "
    WITH turned (id, now) AS MATERIALIZED (SELECT unhex(key), unhex(value) FROM json_each(?5)),
    chosen (player) AS MATERIALIZED (
        SELECT DISTINCT ifnull(turned.now, unhex(wanted.value))
        FROM json_each(?1) AS wanted LEFT JOIN turned ON turned.id = unhex(wanted.value)
    ),
    evenings AS MATERIALIZED (
        SELECT sessions.id, number, started, started_offset, standings.title, standings.hands, game, scheme
        FROM sessions
        JOIN frozen_schemes ON frozen_schemes.hash = scheme
        JOIN standings ON standings.session = sessions.id
        JOIN open_hands ON open_hands.session = sessions.id AND open_hands.log_rows = standings.log_rows
        WHERE deleted IS NULL AND standings.hands > 0 AND (?2 IS NULL OR game = ?2)
            AND (?3 IS NULL OR started + started_offset * 60000 >= ?3)
            AND (?4 IS NULL OR started + started_offset * 60000 < ?4)
            AND (json_array_length(?1) = 0 OR (
                SELECT count(chosen.player) > 0 AND (2 * count(chosen.player) > count(*)
                    OR count(DISTINCT chosen.player) = (SELECT count(*) FROM chosen))
                FROM participants LEFT JOIN turned ON turned.id = participants.player
                LEFT JOIN chosen ON chosen.player = ifnull(turned.now, participants.player)
                WHERE participants.session = sessions.id AND rank IS NOT NULL
            ))
        ORDER BY started, number
    )
    SELECT evenings.id, evenings.title, started, started_offset, game, evenings.hands, scheme,
        ifnull(turned.now, participants.player), participants.hands, points, rank, ahead, money, currency
    FROM evenings
    CROSS JOIN participants ON participants.session = evenings.id
    LEFT JOIN turned ON turned.id = participants.player
    WHERE rank IS NOT NULL
    ORDER BY started, number, place";

fn counted(row: &Row, id: SessionId, scale: PointScale) -> Result<SeasonSession, StoreError> {
    let started = instant(row.get(2)?, row.get(3)?);
    Ok(SeasonSession {
        id,
        title: row.get(1)?,
        started: started.ok_or_else(|| StoreError::damaged("sessions", &id))?,
        game: row.get(4)?,
        scale,
        hands: row.get::<_, i64>(5)?.unsigned_abs(),
    })
}

fn seat(row: &Row, session: usize) -> Result<Seat, StoreError> {
    let player = PlayerId(u128::from_be_bytes(row.get(7)?));
    let (money, code): (Option<i64>, Option<String>) = (row.get(12)?, row.get(13)?);
    let currency: Option<Currency> = code
        .map(|code| code.parse())
        .transpose()
        .map_err(|_| StoreError::damaged("participants", &player))?;
    Ok(Seat {
        session,
        player,
        hands: row.get::<_, i64>(8)?.unsigned_abs(),
        points: row.get(9)?,
        place: row.get::<_, i64>(10)?.unsigned_abs(),
        won: row.get::<_, i64>(11)? == 1,
        money: currency.zip(money.map(Money)),
    })
}
