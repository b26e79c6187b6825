//! Who is ahead in a session or has won it, kept so that a list of sessions plays no hand.

use super::StoreError;
use super::opened::{Each, Opened, rows};
use super::sealing::Sealing;
use crate::ledger::{Ledger, ParticipantId, SessionId};
use rusqlite::{Connection, Row, params_from_iter};

const TABLE: &str = "leaders";
const ALL: &str = "SELECT session, leaders, together, crc FROM leaders";
const ONE: &str = "SELECT session, leaders, together, crc FROM leaders WHERE session = ?1";

/// Who is ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Leaders {
    /// Those in the first place, in the order in which they came; nobody where all stand alike.
    pub(super) who: Vec<ParticipantId>,
    /// Whether they are ahead together, as a side, rather than tied.
    pub(super) together: bool,
}

/// Who is ahead in a session that was played.
pub(super) fn fold(ledger: &Ledger) -> Leaders {
    let session = ledger.session();
    let ahead = ledger.ahead().into_iter();
    Leaders {
        who: ahead
            .filter_map(|at| session.participants.get(at))
            .map(|one| one.id)
            .collect(),
        together: session.scheme.rules.odd_trick().is_some(),
    }
}

/// Writes who is ahead, in place of what stood there.
pub(super) fn write(conn: &Connection, ledger: &Ledger) -> Result<(), StoreError> {
    let leaders = fold(ledger);
    let row = Sealing::new(TABLE)
        .id(ledger.session().id.0)
        .seats(&leaders.who)
        .int(leaders.together);
    conn.prepare_cached(
        "INSERT OR REPLACE INTO leaders (session, leaders, together, crc) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Who is ahead in every session of which it is known.
pub(super) fn all(conn: &Connection) -> Result<Each<(SessionId, Leaders)>, StoreError> {
    rows(conn, ALL, [], read)
}

/// Who is ahead in a session, as it is kept; none where it is not.
pub(super) fn read_one(
    conn: &Connection,
    session: SessionId,
) -> Result<Option<Leaders>, StoreError> {
    let found = rows(conn, ONE, [session.0.to_be_bytes()], read)?;
    let found = found.into_iter().next().transpose()?;
    Ok(found.map(|(_, leaders)| leaders))
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    Ok(all(conn)?.into_iter().filter_map(Result::err).collect())
}

fn read(row: &Row) -> Result<(SessionId, Leaders), StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let session = SessionId(row.id()?);
    let who = row.seats()?;
    let together: u8 = row.int()?;
    Ok((
        session,
        Leaders {
            who,
            together: together == 1,
        },
    ))
}
