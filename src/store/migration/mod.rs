//! Migration of data that older versions stored outside the log, into rows of the log.
//!
//! Up to schema 11 the application's log was a separate table and referred to payments by id only; the roster and
//! imported data were in no log. Their sessions are migrated in [`early_sessions`].

pub(super) mod early_sessions;

use super::log::app_log::{self, AppAct, AppEdit, AppRow};
use super::log::people::People;
use super::log::row_reader::{self, RowReader};
use super::log::rows::{self, PEOPLE};
use super::ops::payment_ops::{received, take_back_id};
use super::{Player, StoreError};
use crate::ledger::{Act, Merges, Paid, PaymentId, PlayerId, PlayerMerge, SessionId, TakeBack};
use crate::money::Money;
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The table's old name, which its checksums include.
const TABLE: &str = "app_log";

/// Writes the rows of the log that older versions stored elsewhere: first people and payments, then the application's
/// log. A damaged row becomes a damaged row of the log, which a check reports.
pub(super) fn carry_over(conn: &Connection) -> Result<(), StoreError> {
    let mut damaged = 0;
    let bad = &mut damaged;
    let players = "SELECT id, name, name_key, created, created_offset, crc FROM players";
    let mut players = sound_rows(conn, "players", players, bad, |row| {
        let (id, name, _key) = (row.get()?, row.get()?, row.text()?);
        let created = row.instant()?;
        Ok(Player { id, name, created })
    })?;
    players.sort_by_key(|one| (one.created, one.id));
    // Ids from imported files, each with the player it belongs to.
    let same = "SELECT id, player, crc FROM temp.old_player_ids ORDER BY id";
    let same = sound_rows(conn, "player_ids", same, bad, pair)?;
    let merges = "SELECT player, becomes, crc FROM merges";
    let merges = sound_rows(conn, "merges", merges, bad, pair)?;
    let merges: Merges = merges.into_iter().collect();
    // Payments and take-backs, until a row of the application's log carries them.
    let paid = "SELECT id, at, at_offset, payer, payee, amount, currency, note, sessions, crc FROM payments";
    let paid = sound_rows(conn, "payments", paid, bad, paid_row)?.into_iter();
    let mut paid: BTreeMap<PaymentId, Paid> = paid.map(|one| (one.id, one)).collect();
    let back = "SELECT id, at, at_offset, target, crc FROM taken_back";
    let mut taken_back = sound_rows(conn, "taken_back", back, bad, |row| {
        let (id, at) = (row.get()?, row.instant()?);
        let of = row.get()?;
        Ok(TakeBack { id, at, of })
    })?;
    let sql = "SELECT seq, id, at, at_offset, act, target, edit, format, crc FROM temp.old_app_log ORDER BY seq";
    let carried = row_reader::rows(conn, sql, [], |row| {
        Ok(old_row(row, &mut paid, &mut taken_back).ok())
    })?;
    let first = carried.iter().flatten().next();
    let at = first.map_or_else(|| DateTime::UNIX_EPOCH.fixed_offset(), |row| row.at);
    let mut people = People::default();
    for player in players {
        people.ensure_player(player)?;
    }
    for (id, into) in same {
        add_imported_id(&mut people, &merges, id, into, at)?;
    }
    for head in early_sessions::heads(conn, "sessions")?
        .into_iter()
        .flatten()
    {
        let (session, started) = (head.session.id, head.session.started);
        let edit = AppEdit::BeginSession { session, started };
        people.append_by_content(at, edit)?;
    }
    // Those in no row of the log were imported.
    let paid: Vec<Paid> = paid.into_values().collect();
    for edit in received(&paid, &taken_back) {
        people.append_by_content(at, edit)?;
    }
    people.save(conn)?;
    let damaged = (0..damaged).map(|_| None);
    for row in carried.into_iter().chain(damaged) {
        let seq = rows::last(conn, PEOPLE)?.map_or(1, |(last, _)| last + 1);
        match row {
            Some(row) => app_log::write(conn, &AppRow { seq, ..row })?,
            None => write_damaged(conn, seq)?,
        }
    }
    conn.execute_batch("DROP TABLE temp.old_app_log; DROP TABLE temp.old_player_ids")?;
    Ok(())
}

/// Adds a player for an imported id, merged into the player that it belongs to.
fn add_imported_id(
    people: &mut People,
    merges: &Merges,
    id: PlayerId,
    into: PlayerId,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let Some(known) = people.player(into).cloned() else {
        return Ok(());
    };
    people.ensure_player(Player { id, ..known })?;
    let is_merged = |one| merges.contains_key(one) || people.merged_into(*one).is_some();
    // A player with that id cannot have played: sessions have the other id.
    if id == into || [id, into].iter().any(is_merged) {
        return Ok(());
    }
    let twins = PlayerMerge::by_hand([id, into]);
    people.append_by_content(at, AppEdit::MergePlayers(twins))
}

/// A row of the old table, with the payments and take-backs that it refers to.
fn old_row(
    row: &Row,
    paid: &mut BTreeMap<PaymentId, Paid>,
    taken_back: &mut Vec<TakeBack>,
) -> Result<AppRow, StoreError> {
    let mut row = RowReader::new(TABLE, row)?;
    let AppRow { id, at, act, .. } = rows::read_columns::<Value>(&mut row)?;
    // The ids of take-backs are derived from the act.
    let mut own = || -> Vec<TakeBack> {
        let own = taken_back.extract_if(.., |row| row.id == take_back_id(id, row.of));
        own.collect()
    };
    let act = match act {
        // The formats of these two have changed since.
        Act::Do(document) => AppAct::Do(match document.get("edit").and_then(Value::as_str) {
            Some("pay") => {
                let all = document.get("payments").map(Vec::<PaymentId>::deserialize);
                let all = all.and_then(Result::ok).ok_or_else(|| row.damaged())?;
                let paid = all.iter().filter_map(|id| paid.remove(id));
                AppEdit::Pay {
                    paid: paid.collect(),
                }
            }
            Some("take-back") => AppEdit::TakeBack { taken_back: own() },
            _ => AppEdit::deserialize(&document).map_err(|_| row.damaged())?,
        }),
        Act::Undo(target) => AppAct::Undo(target),
        Act::Redo(target) => AppAct::Redo(target),
    };
    let taken_back = match act {
        AppAct::Do(_) => Vec::new(),
        AppAct::Undo(_) | AppAct::Redo(_) => own(),
    };
    Ok(AppRow {
        taken_back,
        ..AppRow::new(id, at, act)
    })
}

/// The sound rows of a query, with the name of the table that their checksums have; the others are counted in `damaged`.
fn sound_rows<T>(
    conn: &Connection,
    table: &'static str,
    sql: &str,
    damaged: &mut usize,
    read: impl Fn(&mut RowReader) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let all = row_reader::rows(conn, sql, [], |row| {
        Ok(RowReader::new(table, row)
            .and_then(|mut row| read(&mut row))
            .ok())
    })?;
    *damaged += all.iter().filter(|row| row.is_none()).count();
    Ok(all.into_iter().flatten().collect())
}

fn pair(row: &mut RowReader) -> Result<(PlayerId, PlayerId), StoreError> {
    Ok((row.get()?, row.get()?))
}

fn paid_row(row: &mut RowReader) -> Result<Paid, StoreError> {
    let paid = Paid {
        id: row.get()?,
        at: row.instant()?,
        from: row.get()?,
        to: row.get()?,
        amount: Money(row.get()?),
        currency: row.get::<String>()?.parse().map_err(|_| row.damaged())?,
        note: row.get()?,
        sessions: row.seats()?.into_iter().map(|id| SessionId(id.0)).collect(),
    };
    paid.check().map_err(|_| row.damaged())?;
    Ok(paid)
}

/// Writes a row that is as damaged as the one in its place.
fn write_damaged(conn: &Connection, seq: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO log (stream, seq, id, at, at_offset, act, edit, format, crc)
        VALUES (zeroblob(16), ?1, ?2, 0, 0, 'do', '{}', 1, 0)";
    conn.execute(sql, (rows::number(seq), u128::from(seq).to_be_bytes()))?;
    Ok(())
}
