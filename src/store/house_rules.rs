//! House rules: schemes that a table made from others and keeps.
//!
//! No session looks here: what one was begun with is frozen in it. This module knows the rows; `changes` makes the
//! changes, each with its row of the application's log.

mod changes;

pub(super) use changes::learn;

use super::open::reading;
use super::opened::{Opened, lost, rows};
use super::sealing::{Sealing, parts};
use super::{Database, StoreError};
use crate::ledger::HouseRulesId;
use crate::scheme::{Scheme, document};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use serde::{Deserialize, Serialize};

const TABLE: &str = "house_rules";

macro_rules! columns {
    () => {
        "id, scheme, base_id, base_name, created, created_offset, changed, changed_offset, deleted, document, crc"
    };
}

/// House rules as they are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRules {
    /// Their own id, which no change touches.
    pub id: HouseRulesId,
    /// What they were made from; none where they came as a file.
    pub base: Option<Base>,
    /// Since when they are kept.
    pub created: DateTime<FixedOffset>,
    /// When they were changed last, which is the same where they never were.
    pub changed: DateTime<FixedOffset>,
    /// What they say.
    pub scheme: Scheme,
}

/// The scheme that house rules were made from, as it was called then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl Base {
    /// What house rules that are made from this scheme say that they were made from.
    pub fn of(scheme: &Scheme) -> Self {
        Self {
            id: scheme.id.clone(),
            name: scheme.name.clone(),
        }
    }
}

/// A row: house rules, in the bin or not.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) rules: HouseRules,
    /// Since when they lie in the bin, in milliseconds of UTC.
    pub(super) deleted: Option<i64>,
}

impl Database {
    /// All house rules that are not deleted, the oldest first, each read or refused by itself.
    pub fn house_rules(&mut self) -> Result<Vec<Result<HouseRules, StoreError>>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM house_rules WHERE deleted IS NULL ORDER BY created, scheme"
        );
        let all = rows(&*reading(&mut self.conn)?, sql, [], read)?;
        Ok(all.into_iter().map(|row| Ok(row?.rules)).collect())
    }

    /// The house rules whose document has this id, unless they are deleted.
    pub fn find_house_rules(&mut self, scheme: &str) -> Result<Option<HouseRules>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM house_rules WHERE scheme = ?1 AND deleted IS NULL"
        );
        let tx = reading(&mut self.conn)?;
        let found = tx
            .prepare_cached(sql)?
            .query_row([scheme], |row| Ok(read(row)))
            .optional()?;
        Ok(found.transpose()?.map(|kept| kept.rules))
    }
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(
        conn,
        concat!("SELECT ", columns!(), " FROM house_rules"),
        read,
    )
}

/// All of them, those in the bin too.
pub(super) fn everything(conn: &Connection) -> Result<Vec<Kept>, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM house_rules");
    rows(conn, sql, [], read)?.into_iter().collect()
}

/// Puts house rules into the bin or takes them out.
pub(super) fn mark(
    conn: &Connection,
    id: HouseRulesId,
    binned: bool,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let kept = find(conn, id)?.ok_or(StoreError::NoHouseRules(id))?;
    match (kept.deleted, binned) {
        (Some(_), true) => return Err(StoreError::HouseRulesDeleted(id)),
        (None, false) => return Err(StoreError::HouseRulesNotDeleted(id)),
        (None, true) => {}
        (Some(_), false) => need_free(conn, &kept.rules.scheme.id)?,
    }
    let deleted = binned.then(|| parts(at)).transpose()?;
    write(
        conn,
        &Kept {
            deleted: deleted.map(|(millis, _)| millis),
            ..kept
        },
    )
}

/// Replaces what house rules say, which has to be what is thought to be there.
pub(super) fn replace(
    conn: &Connection,
    id: HouseRulesId,
    before: &str,
    after: &str,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let kept = find(conn, id)?.ok_or(StoreError::NoHouseRules(id))?;
    if kept.deleted.is_some() {
        return Err(StoreError::HouseRulesDeleted(id));
    }
    if kept.rules.scheme.document != before {
        return Err(StoreError::StaleRules(kept.rules.scheme.id));
    }
    let scheme = document::parse(after).map_err(|error| StoreError::BadRules {
        id: kept.rules.scheme.id.clone(),
        error,
    })?;
    if scheme.id != kept.rules.scheme.id {
        return Err(StoreError::OtherScheme {
            wanted: kept.rules.scheme.id,
            found: scheme.id,
        });
    }
    let rules = HouseRules {
        changed: at,
        scheme,
        ..kept.rules
    };
    write(conn, &Kept { rules, ..kept })
}

/// The row of house rules, in the bin or not; none where there are no such rules.
fn find(conn: &Connection, id: HouseRulesId) -> Result<Option<Kept>, StoreError> {
    let mut statement = conn.prepare_cached(concat!(
        "SELECT ",
        columns!(),
        " FROM house_rules WHERE id = ?1"
    ))?;
    statement
        .query_row([id.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?
        .transpose()
}

/// Refuses an id that other house rules have which are not in the bin.
fn need_free(conn: &Connection, scheme: &str) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM house_rules WHERE scheme = ?1 AND deleted IS NULL";
    if conn.prepare_cached(sql)?.exists([scheme])? {
        return Err(StoreError::SchemeTaken {
            id: scheme.to_owned(),
        });
    }
    Ok(())
}

/// Writes the row of house rules that the log knows.
pub(super) fn write(conn: &Connection, kept: &Kept) -> Result<(), StoreError> {
    let HouseRules {
        id,
        base,
        created,
        changed,
        scheme,
    } = &kept.rules;
    let base = |of: fn(&Base) -> &String| base.as_ref().map(|base| of(base).clone());
    let row = Sealing::new(TABLE)
        .id(id.0)
        .text(&scheme.id)
        .maybe_text(base(|base| &base.id))
        .maybe_text(base(|base| &base.name))
        .instant(*created)?
        .instant(*changed)?
        .maybe_int(kept.deleted)
        .text(&scheme.document)
        .seal();
    conn.prepare_cached(concat!(
        "INSERT INTO house_rules (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
        ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, changed_offset = excluded.changed_offset,
            deleted = excluded.deleted, document = excluded.document, crc = excluded.crc"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
}

fn read(row: &Row) -> Result<Kept, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let (id, scheme) = (HouseRulesId(row.id()?), row.text()?);
    let base = match (row.maybe_text()?, row.maybe_text()?) {
        (Some(id), Some(name)) => Some(Base { id, name }),
        (None, None) => None,
        _ => return Err(row.damaged()),
    };
    let (created, changed, deleted) = (row.instant()?, row.instant()?, row.maybe_int()?);
    let read = document::parse(&row.text()?).map_err(|error| StoreError::BadRules {
        id: scheme.clone(),
        error,
    })?;
    if read.id != scheme {
        return Err(row.damaged());
    }
    Ok(Kept {
        rules: HouseRules {
            id,
            base,
            created,
            changed,
            scheme: read,
        },
        deleted,
    })
}
