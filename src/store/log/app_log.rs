//! The application's log: changes to whole sessions, house rules, payments and the roster, with their own undo.
//!
//! It is a stream of the log like a session's, with the id 0. Each row carries its data, so that people, payments and
//! house rules follow from it ([`super::people`]).

use super::row_reader;
use super::rows::{self, PEOPLE};
use crate::ledger::{
    Act, EditId, HouseRulesId, Paid, PlayerId, PlayerMerge, SeasonChoice, SeasonId, SessionId,
    TakeBack,
};
use crate::store::db::open::reading;
use crate::store::{BaseScheme, Database, Player, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

/// A row of the application's log; `E` is the type of edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppRow<E = AppEdit> {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// Its id.
    pub id: EditId,
    /// When it was written, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The change, undo or redo.
    pub act: Act<E>,
    /// The take-backs that an undo or redo adds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<TakeBack>,
}

/// What a row of the application's log does.
pub type AppAct = Act<AppEdit>;

/// A change to whole sessions, house rules, payments, seasons or the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AppEdit {
    /// Adds a player to the roster.
    AddPlayer {
        /// The new player.
        player: Player,
    },
    /// Begins a session.
    BeginSession {
        /// The new session's id.
        session: SessionId,
        /// When it began.
        started: DateTime<FixedOffset>,
    },
    /// Adds payments recorded on another device, and their take-backs.
    Receive {
        /// The payments.
        paid: Vec<Paid>,
        /// Take-backs of payments.
        taken_back: Vec<TakeBack>,
    },
    /// Moves a session to the trash.
    DeleteSession {
        /// The session's id.
        session: SessionId,
    },
    /// Imports sessions from a file.
    Import {
        /// The sessions' ids.
        sessions: Vec<SessionId>,
    },
    /// Records payments.
    Pay {
        /// The payments.
        paid: Vec<Paid>,
    },
    /// Takes back payments.
    TakeBack {
        /// A take-back for each payment.
        taken_back: Vec<TakeBack>,
    },
    /// Saves new house rules.
    AddHouseRules {
        /// Their id.
        rules: HouseRulesId,
        /// The scheme they are based on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        base: Option<BaseScheme>,
        /// Their document.
        document: String,
    },
    /// Changes house rules.
    ChangeHouseRules {
        /// Their id.
        rules: HouseRulesId,
        /// The old document.
        before: String,
        /// The new document.
        after: String,
    },
    /// Moves house rules to the trash.
    DeleteHouseRules {
        /// Their id.
        rules: HouseRulesId,
    },
    /// Merges a player into another.
    MergePlayers(PlayerMerge),
    /// Renames a player.
    RenamePlayer {
        /// The player's id.
        player: PlayerId,
        /// The old name.
        before: String,
        /// The new name.
        after: String,
    },
    /// Saves a season, and replaces an existing one with its id.
    #[serde(rename = "keep-season")]
    SaveSeason {
        /// Its id.
        season: SeasonId,
        /// Its name.
        name: String,
        /// The sessions that belong to it.
        choice: SeasonChoice,
    },
    /// Deletes a season.
    #[serde(rename = "forget-season")]
    DeleteSeason {
        /// Its id.
        season: SeasonId,
    },
}

impl AppRow {
    /// A row that takes back no payments, without its number.
    pub(in crate::store) fn new(id: EditId, at: DateTime<FixedOffset>, act: AppAct) -> Self {
        Self {
            seq: 0,
            id,
            at,
            act,
            taken_back: Vec::new(),
        }
    }
}

impl AppEdit {
    /// The house rules that it changes, if any.
    pub fn house_rules(&self) -> Option<HouseRulesId> {
        match self {
            Self::AddHouseRules { rules, .. }
            | Self::ChangeHouseRules { rules, .. }
            | Self::DeleteHouseRules { rules } => Some(*rules),
            _ => None,
        }
    }

    /// The sessions that it moves into the trash or out of it.
    pub(in crate::store) fn sessions(&self) -> &[SessionId] {
        match self {
            Self::DeleteSession { session } => std::slice::from_ref(session),
            Self::Import { sessions } => sessions,
            _ => &[],
        }
    }

    /// Whether it can be undone.
    pub(super) fn is_undoable(&self) -> bool {
        // A season is saved or deleted again by another row.
        !matches!(
            self,
            Self::AddPlayer { .. }
                | Self::BeginSession { .. }
                | Self::Receive { .. }
                | Self::SaveSeason { .. }
                | Self::DeleteSeason { .. }
        )
    }
}

impl Database {
    /// The application's log, oldest row first.
    ///
    /// # Errors
    /// The log cannot be read, or lacks rows.
    pub fn app_log(&mut self) -> Result<Vec<AppRow>, StoreError> {
        let tx = reading(&mut self.conn)?;
        // Fails if rows are missing at the end.
        self.people.catch_up(&tx)?;
        let mut all = Vec::new();
        each_from(&tx, 1, |row| all.push(row))?;
        Ok(all)
    }
}

/// Whether a row with this id exists.
pub(in crate::store) fn has(conn: &Connection, id: EditId) -> Result<bool, StoreError> {
    // Only this stream has an index of its ids.
    let sql = "SELECT 1 FROM log WHERE stream = x'00000000000000000000000000000000' AND id = ?1";
    Ok(conn.prepare_cached(sql)?.exists([id])?)
}

/// Appends a row, which must have the next number.
pub(in crate::store) fn write(conn: &Connection, row: &AppRow) -> Result<(), StoreError> {
    rows::insert(
        conn,
        PEOPLE,
        (row.seq, row.id, row.at),
        &row.act,
        &row.taken_back,
    )
}

/// Passes on the rows from this number on, oldest first.
///
/// # Errors
/// [`StoreError::Damaged`] if a row fails its checksum or is missing, at the end too.
pub(in crate::store) fn each_from(
    conn: &Connection,
    seq: u64,
    mut take: impl FnMut(AppRow),
) -> Result<(), StoreError> {
    let sql = rows::TABLE.select("WHERE stream = ?1 AND seq >= ?2 ORDER BY seq");
    let from = (PEOPLE, rows::number(seq));
    let mut wanted = seq;
    let missing = |seq| StoreError::damaged(rows::TABLE.name, &format!("{PEOPLE} {seq}"));
    row_reader::for_each(conn, &sql, from, |row| {
        let row: AppRow = rows::read_row(row)?;
        if row.seq != wanted {
            return Err(missing(wanted));
        }
        wanted += 1;
        take(row);
        Ok(())
    })?;
    // The rows are read by an index, and a wrong entry in it ends the scan.
    match rows::last(conn, PEOPLE)? {
        Some((last, _)) if last >= wanted => Err(missing(wanted)),
        _ => Ok(()),
    }
}
