//! The application's log: what was done to whole sessions, to house rules, to what was paid and to the roster, with its
//! own undo.

use super::log::{self, ReadAct, number};
use super::open::reading;
use super::opened::{Opened, lost, rows};
use super::sealing::Sealing;
use super::{Base, Database, StoreError};
use crate::ledger::{EditId, HouseRulesId, PaymentId, PlayerId, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row, params_from_iter};
use serde::{Deserialize, Serialize};

const TABLE: &str = "app_log";

/// The newest format of an edit that is read, and the one that is written.
const FORMAT: i64 = 1;

macro_rules! columns {
    () => {
        "seq, id, at, at_offset, act, target, edit, format, crc"
    };
}

/// One row of the application's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppRow {
    /// Its place, counted from 1 without a gap.
    pub seq: u64,
    /// Its id.
    pub id: EditId,
    /// When it was written, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// What was done.
    pub act: AppAct,
}

/// What a row of the application's log did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppAct {
    /// Made a change.
    Do(AppEdit),
    /// Took back the change of that row.
    Undo(EditId),
    /// Made the change of that row again.
    Redo(EditId),
}

/// A change to whole sessions, to house rules, to what was paid or to the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AppEdit {
    /// Put a session into the bin.
    DeleteSession {
        /// Which.
        session: SessionId,
    },
    /// Put down sessions that came from a file.
    Import {
        /// Which.
        sessions: Vec<SessionId>,
    },
    /// Wrote down what was paid.
    Pay {
        /// Which payments.
        payments: Vec<PaymentId>,
    },
    /// Took back what had been written down as paid.
    TakeBack {
        /// Which payments.
        payments: Vec<PaymentId>,
    },
    /// Kept house rules that were new.
    AddHouseRules {
        /// Which.
        rules: HouseRulesId,
        /// What they were made from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        base: Option<Base>,
        /// What they said.
        document: String,
    },
    /// Let house rules say something else.
    ChangeHouseRules {
        /// Which.
        rules: HouseRulesId,
        /// What they said before.
        before: String,
        /// What they said then.
        after: String,
    },
    /// Put house rules into the bin.
    DeleteHouseRules {
        /// Which.
        rules: HouseRulesId,
    },
    /// Let somebody count as somebody else.
    MergePlayers {
        /// Who.
        player: PlayerId,
        /// As whom.
        into: PlayerId,
    },
    /// Called somebody on the roster something else.
    RenamePlayer {
        /// Whom.
        player: PlayerId,
        /// What they were called.
        before: String,
        /// What they were called then.
        after: String,
    },
}

impl AppEdit {
    /// The house rules that it changed, where it changed some.
    pub fn house_rules(&self) -> Option<HouseRulesId> {
        match self {
            Self::AddHouseRules { rules, .. }
            | Self::ChangeHouseRules { rules, .. }
            | Self::DeleteHouseRules { rules } => Some(*rules),
            Self::DeleteSession { .. }
            | Self::Import { .. }
            | Self::Pay { .. }
            | Self::TakeBack { .. }
            | Self::MergePlayers { .. }
            | Self::RenamePlayer { .. } => None,
        }
    }
}

impl Database {
    /// The application's log, oldest row first.
    pub fn app_log(&mut self) -> Result<Vec<AppRow>, StoreError> {
        read_all(&*reading(&mut self.conn)?)
    }
}

/// The number that the next row will have.
pub(super) fn next_seq(conn: &Connection) -> Result<u64, StoreError> {
    let last: i64 = conn.query_row("SELECT ifnull(max(seq), 0) FROM app_log", [], |row| {
        row.get(0)
    })?;
    Ok(last.unsigned_abs() + 1)
}

/// Adds a row.
pub(super) fn append(conn: &Connection, row: &AppRow) -> Result<(), StoreError> {
    let sealing = Sealing::new(TABLE)
        .int(number(row.seq))
        .id(row.id.0)
        .instant(row.at)?;
    let sealing = match &row.act {
        AppAct::Do(edit) => log::act(sealing, "do", None, Some(edit))?,
        AppAct::Undo(target) => log::act::<()>(sealing, "undo", Some(*target), None)?,
        AppAct::Redo(target) => log::act::<()>(sealing, "redo", Some(*target), None)?,
    };
    conn.prepare_cached(concat!(
        "INSERT INTO app_log (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
    ))?
    .execute(params_from_iter(sealing.int(FORMAT).seal()))?;
    Ok(())
}

/// All rows, oldest first.
pub(super) fn read_all(conn: &Connection) -> Result<Vec<AppRow>, StoreError> {
    rows(
        conn,
        concat!("SELECT ", columns!(), " FROM app_log ORDER BY seq"),
        [],
        read,
    )?
    .into_iter()
    .collect()
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, concat!("SELECT ", columns!(), " FROM app_log"), read)
}

fn read(row: &Row) -> Result<AppRow, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let (seq, id, at) = (row.int()?, EditId(row.id()?), row.instant()?);
    let act = match log::read_act(&mut row, FORMAT)? {
        ReadAct::Do(edit) => AppAct::Do(edit),
        ReadAct::Undo(target) => AppAct::Undo(target),
        ReadAct::Redo(target) => AppAct::Redo(target),
    };
    Ok(AppRow { seq, id, at, act })
}
