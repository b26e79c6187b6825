//! The cache of what follows from the facts, so that a list of sessions plays no hand.

use super::account::Account;
use super::log::number;
use super::opened::{Each, Opened, rows};
use super::sealing::Sealing;
use super::{StoreError, leaders};
use crate::ledger::{Ledger, Log, ParticipantId, Session, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

const TOTALS: &str = "totals";
const SUMMARIES: &str = "summaries";

macro_rules! total_columns {
    () => {
        "session, participant, points, hands, deals, crc"
    };
}

macro_rules! summary_columns {
    () => {
        "session, participants, hands, log_rows, last_hand, last_hand_offset, crc"
    };
}

/// What a participant has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Total {
    pub(super) participant: ParticipantId,
    pub(super) points: i64,
    /// Hands in which they were dealt cards.
    pub(super) hands: u64,
    /// Hands that they dealt.
    pub(super) deals: u64,
}

/// What a session has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Summary {
    pub(super) participants: usize,
    pub(super) hands: usize,
    pub(super) log_rows: usize,
    pub(super) last_hand: Option<DateTime<FixedOffset>>,
}

/// Everybody's total, in the order in which they came.
pub(super) fn fold(ledger: &Ledger) -> Vec<Total> {
    let session = ledger.session();
    let points = ledger.totals();
    let blank = |(participant, points): (&crate::ledger::Participant, i64)| Total {
        participant: participant.id,
        points,
        hands: 0,
        deals: 0,
    };
    let mut totals: Vec<Total> = session.participants.iter().zip(points).map(blank).collect();
    for (hand, played) in session.hands.iter().zip(ledger.played()) {
        for (seat, out) in played.outcome.out.iter() {
            let who = hand.seats.get(seat.index());
            if let Some(total) = totals
                .iter_mut()
                .find(|total| Some(&total.participant) == who)
            {
                total.hands += u64::from(!out);
                total.deals += u64::from(seat == played.outcome.dealer);
            }
        }
    }
    totals
}

/// What a session has come to.
pub(super) fn summary(session: &Session, log: &Log) -> Summary {
    Summary {
        participants: session.participants.len(),
        hands: session.hands.len(),
        log_rows: log.rows().len(),
        last_hand: session.hands.last().map(|hand| hand.at),
    }
}

/// Writes what a session has come to, and who is ahead, in place of what stood there.
pub(super) fn write(conn: &Connection, account: &Account) -> Result<(), StoreError> {
    let ledger = &account.ledger;
    let session = ledger.session().id;
    leaders::write(conn, ledger)?;
    let mut statement = conn.prepare_cached(concat!(
        "INSERT OR REPLACE INTO totals (",
        total_columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    ))?;
    for total in fold(ledger) {
        let row = Sealing::new(TOTALS)
            .id(session.0)
            .id(total.participant.0)
            .int(total.points);
        statement.execute(params_from_iter(
            row.int(number(total.hands)).int(number(total.deals)).seal(),
        ))?;
    }
    let summary = summary(ledger.session(), &account.log);
    let row = Sealing::new(SUMMARIES)
        .id(session.0)
        .count(summary.participants)
        .count(summary.hands);
    conn.prepare_cached(concat!(
        "INSERT OR REPLACE INTO summaries (",
        summary_columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
    ))?
    .execute(params_from_iter(
        row.count(summary.log_rows)
            .maybe_instant(summary.last_hand)?
            .seal(),
    ))?;
    Ok(())
}

/// The totals of all sessions, each under its session.
pub(super) fn all_totals(conn: &Connection) -> Result<Each<(SessionId, Total)>, StoreError> {
    rows(
        conn,
        concat!("SELECT ", total_columns!(), " FROM totals"),
        [],
        read_total,
    )
}

/// What all sessions have come to.
pub(super) fn all_summaries(conn: &Connection) -> Result<Each<(SessionId, Summary)>, StoreError> {
    rows(
        conn,
        concat!("SELECT ", summary_columns!(), " FROM summaries"),
        [],
        read_summary,
    )
}

/// The totals of a session as they are kept, in no order.
pub(super) fn read_totals(conn: &Connection, session: SessionId) -> Result<Vec<Total>, StoreError> {
    let sql = concat!(
        "SELECT ",
        total_columns!(),
        " FROM totals WHERE session = ?1"
    );
    let all = rows(conn, sql, [session.0.to_be_bytes()], read_total)?;
    all.into_iter()
        .map(|total| total.map(|(_, total)| total))
        .collect()
}

/// What a session has come to, as it is kept.
pub(super) fn read_summary_of(
    conn: &Connection,
    session: SessionId,
) -> Result<Summary, StoreError> {
    let sql = concat!(
        "SELECT ",
        summary_columns!(),
        " FROM summaries WHERE session = ?1"
    );
    let mut statement = conn.prepare_cached(sql)?;
    let found = statement
        .query_row([session.0.to_be_bytes()], |row| Ok(read_summary(row)))
        .optional()?;
    let missing = || {
        Err(StoreError::Damaged {
            table: SUMMARIES,
            row: session.to_string(),
        })
    };
    found.unwrap_or_else(missing).map(|(_, summary)| summary)
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let totals = all_totals(conn)?.into_iter().filter_map(Result::err);
    Ok(totals
        .chain(all_summaries(conn)?.into_iter().filter_map(Result::err))
        .collect())
}

fn read_total(row: &Row) -> Result<(SessionId, Total), StoreError> {
    let mut row = Opened::new(TOTALS, row)?;
    let (session, participant) = (SessionId(row.id()?), ParticipantId(row.id()?));
    let points = row.maybe_int()?.ok_or_else(|| row.damaged())?;
    Ok((
        session,
        Total {
            participant,
            points,
            hands: row.int()?,
            deals: row.int()?,
        },
    ))
}

fn read_summary(row: &Row) -> Result<(SessionId, Summary), StoreError> {
    let mut row = Opened::new(SUMMARIES, row)?;
    let session = SessionId(row.id()?);
    let (participants, hands, log_rows) = (row.int()?, row.int()?, row.int()?);
    Ok((
        session,
        Summary {
            participants,
            hands,
            log_rows,
            last_hand: row.maybe_instant()?,
        },
    ))
}
