//! Migration of data that older versions stored outside the log, into rows of the log.
//!
//! Up to schema 11 the application's log was a separate table and referred to payments by id only; the roster and
//! imported data were in no log. Their sessions are migrated in [`early_sessions`].

pub(super) mod early_sessions;

use super::log::app_log::{self, AppAct, AppEdit, AppRow};
use super::log::people::People;
use super::log::row_reader::{Each, RowReader, rows};
use super::log::rows::{self, PEOPLE};
use super::ops::payment_ops::{received, take_back_id};
use super::ops::player_merges::Merges;
use super::{Player, StoreError};
use crate::ledger::{EditId, Paid, PaymentId, PlayerId, SessionId, TakeBack};
use crate::money::Money;
use chrono::{DateTime, FixedOffset};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, params};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The table's old name, which its checksums include.
const TABLE: &str = "app_log";

/// The newest format of an edit in that table.
const FORMAT: i64 = 1;

/// The edits whose format has changed since. All others are read unchanged.
#[derive(Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
enum OldEdit {
    Pay {
        payments: Vec<PaymentId>,
    },
    TakeBack {
        #[serde(rename = "payments")]
        _payments: Vec<PaymentId>,
    },
}

/// Writes the rows of the log that older versions stored elsewhere: first people and payments, then the application's
/// log. Damaged log rows stay damaged, which a check reports; damaged rows of other tables are left out.
pub(super) fn carry_over(conn: &Connection) -> Result<(), StoreError> {
    let mut facts = Facts::read(conn)?;
    let carried = facts.old_rows(conn)?;
    let first = carried.iter().flatten().next();
    let at = first.map_or_else(|| DateTime::UNIX_EPOCH.fixed_offset(), |row| row.at);
    let mut people = People::default();
    for player in &facts.players {
        people.ensure_player(conn, player)?;
    }
    for (id, into) in &facts.same {
        facts.part_twin(conn, &mut people, *id, *into, at)?;
    }
    for head in early_sessions::heads(conn, "sessions")?
        .into_iter()
        .flatten()
    {
        let (session, started) = (head.head.id, head.head.started);
        let edit = AppEdit::BeginSession { session, started };
        people.append_once(conn, at, edit)?;
    }
    let (paid, back) = facts.left();
    for edit in received(&paid, &back) {
        people.append_once(conn, at, edit)?;
    }
    for row in carried {
        let seq = rows::last(conn, PEOPLE)?.map_or(1, |(last, _)| last + 1);
        match row {
            Ok(row) => app_log::write(conn, &AppRow { seq, ..row })?,
            Err(damaged) => damaged.write(conn, seq)?,
        }
    }
    conn.execute_batch("DROP TABLE temp.old_app_log; DROP TABLE temp.old_player_ids")?;
    Ok(())
}

/// The readable contents of the tables of people and payments.
struct Facts {
    players: Vec<Player>,
    /// Ids from imported files, each with the player it belongs to.
    same: BTreeMap<PlayerId, PlayerId>,
    merges: Merges,
    paid: BTreeMap<PaymentId, Paid>,
    taken_back: BTreeMap<PaymentId, TakeBack>,
    /// Payments that a row of the application's log carries.
    carried: BTreeSet<PaymentId>,
}

impl Facts {
    fn read(conn: &Connection) -> Result<Self, StoreError> {
        let players = "SELECT id, name, name_key, created, created_offset, crc FROM players";
        let mut players = sound_rows(conn, players, player)?;
        players.sort_by_key(|one: &Player| (one.created, one.id));
        let same = "SELECT id, player, crc FROM temp.old_player_ids";
        let merges = "SELECT player, becomes, crc FROM merges";
        let paid = "SELECT id, at, at_offset, payer, payee, amount, currency, note, sessions, crc
            FROM payments";
        let back = "SELECT id, at, at_offset, target, crc FROM taken_back";
        let (paid, back) = (
            sound_rows(conn, paid, paid_row)?,
            sound_rows(conn, back, take_back)?,
        );
        Ok(Self {
            players,
            same: sound_rows(conn, same, |row| pair("player_ids", row))?
                .into_iter()
                .collect(),
            merges: sound_rows(conn, merges, |row| pair("merges", row))?
                .into_iter()
                .collect(),
            paid: paid.into_iter().map(|one| (one.id, one)).collect(),
            taken_back: back.into_iter().map(|row| (row.id, row)).collect(),
            carried: BTreeSet::new(),
        })
    }

    /// Adds a player for an imported id, merged into the player that it belongs to.
    fn part_twin(
        &self,
        conn: &Connection,
        people: &mut People,
        id: PlayerId,
        into: PlayerId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let Some(known) = people.players.get(&into).cloned() else {
            return Ok(());
        };
        people.ensure_player(conn, &Player { id, ..known })?;
        let merged = |one| self.merges.contains_key(one) || people.merges().contains_key(one);
        // A player with that id cannot have played: sessions have the other id.
        if id == into || [id, into].iter().any(merged) {
            return Ok(());
        }
        people.append_once(conn, at, AppEdit::MergePlayers { player: id, into })
    }

    /// Every row of the old table, oldest first, each with its data, or what is left of it.
    fn old_rows(&mut self, conn: &Connection) -> Result<Vec<Result<AppRow, Damaged>>, StoreError> {
        let sql = "SELECT seq, id, at, at_offset, act, target, edit, format, crc FROM temp.old_app_log ORDER BY seq";
        let all: Each<Result<AppRow, Damaged>> = rows(conn, sql, [], |row| {
            self.old_row(row).map(Ok).or_else(|_| damaged(row).map(Err))
        })?;
        all.into_iter().collect()
    }

    fn old_row(&mut self, row: &Row) -> Result<AppRow, StoreError> {
        let mut row = RowReader::new(TABLE, row)?;
        let _seq = row.int::<i64>()?;
        let (id, at) = (EditId(row.id()?), row.instant()?);
        let (word, target) = (row.get::<String>()?, row.maybe_id()?.map(EditId));
        let act = match (word.as_str(), target) {
            ("do", None) => {
                let document: Option<serde_json::Value> = row.document(FORMAT)?;
                let document = document.ok_or_else(|| row.damaged())?;
                AppAct::Do(match OldEdit::deserialize(&document) {
                    Ok(OldEdit::Pay { payments }) => {
                        let paid = payments.iter().filter_map(|id| self.paid.get(id)).cloned();
                        let paid: Vec<Paid> = paid.collect();
                        self.carried.extend(paid.iter().map(|one| one.id));
                        AppEdit::Pay { paid }
                    }
                    Ok(OldEdit::TakeBack { .. }) => AppEdit::TakeBack {
                        taken_back: self.taken_back_by(id),
                    },
                    Err(_) => AppEdit::deserialize(&document).map_err(|_| row.damaged())?,
                })
            }
            ("undo", Some(target)) => AppAct::Undo(target),
            ("redo", Some(target)) => AppAct::Redo(target),
            _ => return Err(row.damaged()),
        };
        let taken_back = match act {
            AppAct::Do(_) => Vec::new(),
            AppAct::Undo(_) | AppAct::Redo(_) => self.taken_back_by(id),
        };
        Ok(AppRow {
            taken_back,
            ..AppRow::new(id, at, act)
        })
    }

    /// The take-backs of an act, with ids derived from it.
    fn taken_back_by(&mut self, act: EditId) -> Vec<TakeBack> {
        let rows = self.taken_back.values();
        let own: Vec<TakeBack> = rows
            .filter(|row| row.id == take_back_id(act, row.of))
            .copied()
            .collect();
        self.carried.extend(own.iter().map(|row| row.id));
        own
    }

    /// Payments in no row of the log: they were imported.
    fn left(&self) -> (Vec<Paid>, Vec<TakeBack>) {
        let (mut paid, mut taken_back) = (self.paid.clone(), self.taken_back.clone());
        paid.retain(|id, _| !self.carried.contains(id));
        taken_back.retain(|id, _| !self.carried.contains(id));
        (
            paid.into_values().collect(),
            taken_back.into_values().collect(),
        )
    }
}

/// The sound rows of a query.
fn sound_rows<T>(
    conn: &Connection,
    sql: &str,
    read: impl FnMut(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    Ok(rows(conn, sql, [], read)?.into_iter().flatten().collect())
}

fn pair(table: &'static str, row: &Row) -> Result<(PlayerId, PlayerId), StoreError> {
    let mut row = RowReader::new(table, row)?;
    Ok((PlayerId(row.id()?), PlayerId(row.id()?)))
}

fn player(row: &Row) -> Result<Player, StoreError> {
    let mut row = RowReader::new("players", row)?;
    let (id, name, _key) = (PlayerId(row.id()?), row.get()?, row.get::<String>()?);
    let created = row.instant()?;
    Ok(Player { id, name, created })
}

fn paid_row(row: &Row) -> Result<Paid, StoreError> {
    let mut row = RowReader::new("payments", row)?;
    let paid = Paid {
        id: PaymentId(row.id()?),
        at: row.instant()?,
        from: PlayerId(row.id()?),
        to: PlayerId(row.id()?),
        amount: Money(row.get()?),
        currency: row.get::<String>()?.parse().map_err(|_| row.damaged())?,
        note: row.get()?,
        sessions: row.seats()?.into_iter().map(|id| SessionId(id.0)).collect(),
    };
    paid.check().map_err(|_| row.damaged())?;
    Ok(paid)
}

fn take_back(row: &Row) -> Result<TakeBack, StoreError> {
    let mut row = RowReader::new("taken_back", row)?;
    Ok(TakeBack {
        id: PaymentId(row.id()?),
        at: row.instant()?,
        of: PaymentId(row.id()?),
    })
}

/// A damaged row. It is copied unchanged, with its wrong checksum.
struct Damaged {
    id: Vec<u8>,
    crc: i64,
}

impl Damaged {
    fn write(&self, conn: &Connection, seq: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO log (stream, seq, id, at, at_offset, act, edit, format, crc)
            VALUES (zeroblob(16), ?1, ?2, 0, 0, 'do', '{}', 1, ?3)";
        conn.execute(
            sql,
            params![rows::number(seq), self.id, self.crc & 0xffff_ffff],
        )?;
        Ok(())
    }
}

fn damaged(row: &Row) -> Result<Damaged, StoreError> {
    let id = match row.get_ref(1)? {
        ValueRef::Blob(id) if id.len() == 16 => id.to_vec(),
        _ => row
            .get_ref(0)?
            .as_i64()
            .map_or(vec![0; 16], |seq| i128::from(seq).to_be_bytes().to_vec()),
    };
    Ok(Damaged {
        id,
        crc: row.get_ref(8)?.as_i64().unwrap_or(0),
    })
}
