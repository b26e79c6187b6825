//! Migration of sessions from older versions, which stored their state next to the log.
//!
//! Up to schema 15 the tables of sessions, participants and hands held the current state, and the log held the changes.
//! The initial state is what remains when all changes in force are undone.

use crate::ledger::{Edit, Ledger, Log, Participant, Session, SessionId};
use crate::store::StoreError;
use crate::store::log::row_reader::{self, RowReader};
use crate::store::log::sessions::Head;
use crate::store::log::{open_hands, replay, rows, sessions};
use rusqlite::{Connection, Row};

const COLUMNS: &str = "id, title, started, started_offset, scheme, first_dealer, seats, stake_minor, stake_points, currency,
    settle, paid_each_hand, sits_out_counts, ended, ended_offset, deleted, crc";

/// The rows of sessions in this table in order of creation, each read or refused separately. They have the end and no
/// participants.
pub(in crate::store) fn heads(
    conn: &Connection,
    table: &str,
) -> Result<Vec<Result<Head, StoreError>>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM {table} ORDER BY number");
    row_reader::rows(conn, &sql, [], |row| Ok(read(row)))
}

fn read(row: &Row) -> Result<Head, StoreError> {
    let mut row = RowReader::new("sessions", row)?;
    let mut head = Head::read(&mut row)?;
    head.session.ended = row.maybe_instant()?;
    head.deleted = row.get()?;
    Ok(head)
}

/// Recomputes the checksum of every hand after the column for sitting out was added. A damaged row stays damaged.
pub(in crate::store) fn reseal(conn: &Connection) -> rusqlite::Result<()> {
    let columns = COLUMNS.trim_end_matches(", crc");
    let before = columns.replace("sits_out_counts, ", "");
    let sql = format!(
        "UPDATE sessions SET crc = row_crc('sessions', {columns}) WHERE crc = row_crc('sessions', {before})"
    );
    conn.execute(&sql, []).map(drop)
}

/// Writes the initial state of every session in order of creation. Where its log is damaged, which a check reports, the
/// final seats and stake are used, so that the readable hands of its log can be replayed.
pub(in crate::store) fn carry_over(conn: &Connection) -> Result<(), StoreError> {
    conn.execute_batch(CARRY_OPEN_HANDS)?;
    let sql = "SELECT number FROM temp.old_sessions ORDER BY number";
    let numbers: Vec<i64> = row_reader::rows(conn, sql, [], |row| Ok(row.get(0)?))?;
    for (number, head) in numbers.into_iter().zip(heads(conn, "temp.old_sessions")?) {
        let old = head.and_then(|head| Ok((head.deleted, old_session(conn, head)?)));
        if let Ok((deleted, old)) = old {
            let beginning = explained(conn, &old).unwrap_or(Session { ended: None, ..old });
            sessions::insert(conn, &beginning, deleted)?;
            continue;
        }
        // A damaged row stays damaged: its checksum covered other columns.
        let sql = "INSERT INTO sessions SELECT NULL, id, title, started, started_offset, scheme, first_dealer, seats,
            stake_minor, stake_points, currency, settle, paid_each_hand, sits_out_counts, '[]', deleted, crc
            FROM temp.old_sessions WHERE number = ?1";
        conn.execute(sql, [number])?;
    }
    for table in ["sessions", "participants", "open_hands", "standings"] {
        conn.execute_batch(&format!("DROP TABLE temp.old_{table}"))?;
    }
    Ok(())
}

/// The initial state of a session whose log leads to its current state.
fn explained(conn: &Connection, old: &Session) -> Result<Session, StoreError> {
    let log = rows::read_all(conn, old.id)?;
    let (log_rows, _) = open_hands::read_one(conn, old.id)?;
    open_hands::need_rows(old.id, log.rows().len() as u64, log_rows)?;
    let beginning = beginning(old, &log)?;
    let replay = replay::replay(&beginning, log.rows())?;
    let found = replay.ledger.session();
    let same = Session {
        hands: found.hands.clone(),
        ..old.clone()
    };
    if same == *found {
        Ok(beginning)
    } else {
        Err(StoreError::Unexplained(old.id))
    }
}

/// The state of a session without its hands. An error if a participant is damaged.
fn old_session(conn: &Connection, mut old: Head) -> Result<Session, StoreError> {
    let sql = "SELECT session, id, place, player, name, crc FROM temp.old_participants WHERE session = ?1 ORDER BY place";
    old.session.participants = row_reader::rows(conn, sql, [old.session.id], |row| {
        let mut row = RowReader::new("participants", row)?;
        let (_session, id, _place) = (row.get::<SessionId>()?, row.get()?, row.int::<i64>()?);
        let (player, name) = (row.get()?, row.get()?);
        Ok(Participant { id, player, name })
    })?;
    old.beginning(conn)
}

/// Writes the open hands with the number of rows of each log. A damaged one stays damaged.
const CARRY_OPEN_HANDS: &str = "
    INSERT INTO open_hands
    SELECT session, log_rows, document, format, row_crc('open_hands', session, log_rows, document, format) FROM (
        SELECT taps.session, taps.document, taps.format,
            coalesce(old.log_rows, (SELECT max(seq) FROM log WHERE stream = taps.session), 0) AS log_rows
        FROM temp.old_open_hands AS taps LEFT JOIN temp.old_standings AS old ON old.session = taps.session
            AND old.crc = row_crc('standings', old.session, participants, hands, log_rows, last_hand, last_hand_offset,
                leaders, together, totals)
        WHERE taps.crc = row_crc('open_hands', taps.session, taps.document, taps.format)
    );
    INSERT OR IGNORE INTO open_hands SELECT session, 0, document, format, crc FROM temp.old_open_hands;";

/// A session as it was before the first row of its log, which is undone except for the hands, which are not there.
fn beginning(session: &Session, log: &Log) -> Result<Session, StoreError> {
    let mut ledger = Ledger::open(session.clone())?;
    let in_force: Vec<_> = log.in_force().collect();
    for (_, edit) in in_force.into_iter().rev() {
        let mut back = edit.inverse();
        match &back {
            Edit::AddHand { .. }
            | Edit::RemoveHand { .. }
            | Edit::ReplaceHand { .. }
            | Edit::ReplaceHands { .. }
            | Edit::Adjust { .. } => continue,
            _ => back.fit(ledger.session()),
        }
        ledger.apply(&back)?;
    }
    Ok(ledger.session().clone())
}
