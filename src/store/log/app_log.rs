//! The application's log: changes to whole sessions, house rules, payments and the roster, with their own undo.
//! own undo.
//!
//! It is a stream of the log like a session's, with the id 0. Each row carries its data, so that people, payments and
//! house rules follow from it ([`super::people`]).

use super::row_reader::RowReader;
use super::row_writer::{RowWriter, document, parts};
use super::rows::{self, PEOPLE, ReadAct};
use crate::ledger::{
    EditId, HouseRulesId, Paid, PlayerId, SeasonChoice, SeasonId, SessionId, TakeBack,
};
use crate::store::db::open::reading;
use crate::store::{Base, Database, Player, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One row of the application's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppRow {
    /// Its place, counted from 1 without a gap.
    pub seq: u64,
    /// Its id.
    pub id: EditId,
    /// When it was written, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// What was done.
    pub act: AppAct,
    /// What an undo or a redo takes back of what was paid, or of what took that back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<TakeBack>,
}

/// What a row of the application's log did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// Put somebody on the roster.
    AddPlayer {
        /// Who.
        player: Player,
    },
    /// Began a session.
    BeginSession {
        /// Which.
        session: SessionId,
        /// When it began.
        started: DateTime<FixedOffset>,
    },
    /// Learned of payments that were written down elsewhere, and of what took some back.
    Receive {
        /// The payments.
        paid: Vec<Paid>,
        /// What took back some.
        taken_back: Vec<TakeBack>,
    },
    /// Moved a session to the trash.
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
        /// The payments.
        paid: Vec<Paid>,
    },
    /// Took back what had been written down as paid.
    TakeBack {
        /// What takes back each of them.
        taken_back: Vec<TakeBack>,
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
    /// Moved house rules to the trash.
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
    /// Kept a season, in place of what was kept under its id.
    KeepSeason {
        /// Which.
        season: SeasonId,
        /// Its name.
        name: String,
        /// Which sessions belong to it.
        choice: SeasonChoice,
    },
    /// Forgot a season.
    ForgetSeason {
        /// Which.
        season: SeasonId,
    },
}

impl AppEdit {
    /// The house rules that it changed, where it changed some.
    pub fn house_rules(&self) -> Option<HouseRulesId> {
        match self {
            Self::AddHouseRules { rules, .. }
            | Self::ChangeHouseRules { rules, .. }
            | Self::DeleteHouseRules { rules } => Some(*rules),
            _ => None,
        }
    }

    /// The sessions that it moved into the trash or out of it.
    pub(in crate::store) fn sessions(&self) -> &[SessionId] {
        match self {
            Self::DeleteSession { session } => std::slice::from_ref(session),
            Self::Import { sessions } => sessions,
            _ => &[],
        }
    }

    /// Whether it is something that somebody did, which can be undone.
    pub(super) fn is_act(&self) -> bool {
        // A season is kept or forgotten again by another row.
        !matches!(
            self,
            Self::AddPlayer { .. }
                | Self::BeginSession { .. }
                | Self::Receive { .. }
                | Self::KeepSeason { .. }
                | Self::ForgetSeason { .. }
        )
    }
}

impl Database {
    /// The application's log, oldest row first.
    pub fn app_log(&mut self) -> Result<Vec<AppRow>, StoreError> {
        let tx = reading(&mut self.conn)?;
        // One that is lost at the end is missed there.
        self.people.catch_up(&tx)?;
        let mut all = Vec::new();
        each_from(&tx, 1, |row| all.push(row))?;
        Ok(all)
    }
}

/// Whether a row with this id is there.
pub(in crate::store) fn has(conn: &Connection, id: EditId) -> Result<bool, StoreError> {
    // Only this stream has an index of its ids.
    let sql = "SELECT 1 FROM log WHERE stream = x'00000000000000000000000000000000' AND id = ?1";
    Ok(conn.prepare_cached(sql)?.exists([id.0.to_be_bytes()])?)
}

/// The id of a row that follows from what it is about, so that what is learned twice is there once.
pub(super) fn learned(edit: &AppEdit, at: DateTime<FixedOffset>) -> Result<EditId, StoreError> {
    let digest = Sha256::new()
        .chain_update(document(edit)?)
        .chain_update(parts(at)?.0.to_be_bytes())
        .finalize();
    let mut first = [0; 16];
    first.copy_from_slice(&digest[..16]);
    Ok(EditId(u128::from_be_bytes(first)))
}

/// What the column `edit` holds of an undo or a redo.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Adds {
    taken_back: Vec<TakeBack>,
}

/// Adds a row, which has to be the next.
pub(in crate::store) fn write(conn: &Connection, row: &AppRow) -> Result<(), StoreError> {
    let sealing = rows::begin_row(PEOPLE, row.seq, row.id, row.at)?;
    let adds = Adds {
        taken_back: row.taken_back.clone(),
    };
    let adds = Some(&adds).filter(|adds| !adds.taken_back.is_empty());
    let sealing: RowWriter = match &row.act {
        AppAct::Do(edit) => rows::act(sealing, "do", None, Some(edit))?,
        AppAct::Undo(target) => rows::act(sealing, "undo", Some(*target), adds)?,
        AppAct::Redo(target) => rows::act(sealing, "redo", Some(*target), adds)?,
    };
    rows::insert(conn, sealing)
}

/// Hands out the rows from this number on, oldest first.
///
/// # Errors
/// [`StoreError::Damaged`] where one is not as it was written, or is missing.
pub(in crate::store) fn each_from(
    conn: &Connection,
    seq: u64,
    mut take: impl FnMut(AppRow),
) -> Result<(), StoreError> {
    let sql = concat!(
        "SELECT ",
        rows::columns!(),
        " FROM log WHERE stream = ?1 AND seq >= ?2 ORDER BY seq"
    );
    let mut statement = conn.prepare_cached(sql)?;
    let mut rows = statement.query((PEOPLE.0.to_be_bytes(), rows::number(seq)))?;
    let mut wanted = seq;
    while let Some(row) = rows.next()? {
        let row = read(row)?;
        if row.seq != wanted {
            return Err(StoreError::Damaged {
                table: rows::TABLE,
                row: format!("{PEOPLE} {wanted}"),
            });
        }
        wanted += 1;
        take(row);
    }
    Ok(())
}

/// Reads a row of this stream.
pub(in crate::store) fn read(row: &Row) -> Result<AppRow, StoreError> {
    let mut row = RowReader::new(rows::TABLE, row)?;
    let _stream = row.id()?;
    let (seq, id, at) = (row.int()?, EditId(row.id()?), row.instant()?);
    let mut taken_back = Vec::new();
    let act = match rows::read_act(&mut row)? {
        ReadAct::Do(edit) => AppAct::Do(edit),
        ReadAct::Undo(target, adds) => {
            taken_back = adds.map_or_else(Vec::new, |adds: Adds| adds.taken_back);
            AppAct::Undo(target)
        }
        ReadAct::Redo(target, adds) => {
            taken_back = adds.map_or_else(Vec::new, |adds: Adds| adds.taken_back);
            AppAct::Redo(target)
        }
    };
    Ok(AppRow {
        seq,
        id,
        at,
        act,
        taken_back,
    })
}
