//! The cache of what follows from the facts, one row a session, so that a list of sessions plays no hand.

use super::StoreError;
use super::account::Account;
use super::opened::{self, Opened};
use super::sealing::Sealing;
use crate::ledger::{Ledger, ParticipantId, Session, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

const TABLE: &str = "standings";

/// How long a participant's part of the column `totals` is: an id and three numbers.
const EACH: usize = 16 + 3 * 8;

macro_rules! columns {
    () => {
        "session, participants, hands, log_rows, last_hand, last_hand_offset, leaders, together, totals, crc"
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) participants: usize,
    pub(super) hands: usize,
    pub(super) log_rows: usize,
    pub(super) last_hand: Option<DateTime<FixedOffset>>,
    /// Those in the first place, in the order in which they came; nobody where all stand alike.
    pub(super) leaders: Vec<ParticipantId>,
    /// Whether they are ahead together, as a side, rather than tied.
    pub(super) together: bool,
    /// Everybody's total, in the order in which they came.
    pub(super) totals: Vec<Total>,
}

/// How often everybody has been dealt cards and has dealt, in the order in which they came. Counting goes on where it
/// stopped, so that the thousandth hand of an evening costs no more than the first.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// How many hands were counted.
    hands: usize,
    each: Vec<(u64, u64)>,
}

impl Counts {
    /// Counts the hands that have come since.
    fn go_on(&mut self, ledger: &Ledger) {
        let session = ledger.session();
        self.each.resize(session.participants.len(), (0, 0));
        let played = session.hands.iter().zip(ledger.played());
        for (hand, played) in played.skip(self.hands) {
            for (seat, out) in played.outcome.out.iter() {
                let place = hand.seats.get(seat.index());
                if let Some(place) = place.and_then(|id| session.position(*id)) {
                    let (hands, deals) = &mut self.each[place];
                    *hands += u64::from(!out);
                    *deals += u64::from(seat == played.outcome.dealer);
                }
            }
        }
        self.hands = session.hands.len();
    }
}

/// What a session has come to.
pub(super) fn fold(account: &mut Account) -> Standing {
    account.counts.go_on(&account.ledger);
    let (ledger, session) = (&account.ledger, account.ledger.session());
    let people = session.participants.iter().zip(ledger.totals());
    let totals = people
        .zip(&account.counts.each)
        .map(|((who, points), (hands, deals))| Total {
            participant: who.id,
            points,
            hands: *hands,
            deals: *deals,
        });
    let ahead = ledger.ahead().into_iter();
    let leaders = ahead.filter_map(|at| session.participants.get(at));
    Standing {
        participants: session.participants.len(),
        hands: session.hands.len(),
        log_rows: account.log.rows().len(),
        last_hand: session.hands.last().map(|hand| hand.at),
        leaders: leaders.map(|one| one.id).collect(),
        together: session.scheme.rules.odd_trick().is_some(),
        totals: totals.collect(),
    }
}

/// How many rows a session has elsewhere, each number with its table, beside what was kept of it.
pub(super) fn rows_of(
    session: &Session,
    log_rows: usize,
    kept: &Standing,
) -> [(&'static str, usize, usize); 3] {
    [
        (
            "participants",
            session.participants.len(),
            kept.participants,
        ),
        ("hands", session.hands.len(), kept.hands),
        ("log", log_rows, kept.log_rows),
    ]
}

/// Writes what a session has come to in place of what stood there.
pub(super) fn write(conn: &Connection, account: &mut Account) -> Result<(), StoreError> {
    let standing = fold(account);
    let mut totals = Vec::with_capacity(standing.totals.len() * EACH);
    for total in &standing.totals {
        totals.extend(total.participant.0.to_be_bytes());
        totals.extend(total.points.to_be_bytes());
        totals.extend(total.hands.to_be_bytes());
        totals.extend(total.deals.to_be_bytes());
    }
    let row = Sealing::new(TABLE)
        .id(account.ledger.session().id.0)
        .count(standing.participants)
        .count(standing.hands)
        .count(standing.log_rows)
        .maybe_instant(standing.last_hand)?
        .seats(&standing.leaders)
        .int(standing.together)
        .bytes(&totals)
        .seal();
    conn.prepare_cached(concat!(
        "INSERT OR REPLACE INTO standings (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
}

/// Every row, in any order.
const ALL: &str = concat!("SELECT ", columns!(), " FROM standings");

/// What every session has come to, in any order. One of which that is lost is left out.
pub(super) fn each(
    conn: &Connection,
    mut take: impl FnMut(SessionId, Standing),
) -> Result<(), StoreError> {
    opened::each(conn, ALL, [], read, |row| {
        if let Ok((session, standing)) = row {
            take(session, standing);
        }
    })
}

/// What a session has come to, as it is kept.
///
/// # Errors
/// [`StoreError::Damaged`] where that is lost.
pub(super) fn read_one(conn: &Connection, session: SessionId) -> Result<Standing, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM standings WHERE session = ?1");
    let mut statement = conn.prepare_cached(sql)?;
    let found = statement
        .query_row([session.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?;
    let missing = || {
        Err(StoreError::Damaged {
            table: TABLE,
            row: session.to_string(),
        })
    };
    found.unwrap_or_else(missing).map(|(_, standing)| standing)
}

/// What can still be read of what sessions have come to.
pub(super) fn salvage(conn: &Connection) -> Vec<(SessionId, Standing)> {
    opened::salvage(conn, ALL, &["session"], [], read)
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    opened::lost(conn, ALL, read)
}

fn read(row: &Row) -> Result<(SessionId, Standing), StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let session = SessionId(row.id()?);
    let (participants, hands, log_rows) = (row.int()?, row.int()?, row.int()?);
    let last_hand = row.maybe_instant()?;
    let leaders = row.seats()?;
    let together = row.int::<u8>()? == 1;
    let bytes = row.bytes()?;
    let totals = bytes.chunks(EACH).map(total);
    let standing = Standing {
        participants,
        hands,
        log_rows,
        last_hand,
        leaders,
        together,
        totals: totals.collect::<Option<_>>().ok_or_else(|| row.damaged())?,
    };
    Ok((session, standing))
}

/// A participant's part of the column; none where it is cut short.
fn total(bytes: &[u8]) -> Option<Total> {
    let (id, rest) = bytes.split_first_chunk::<16>()?;
    let (points, rest) = rest.split_first_chunk::<8>()?;
    let (hands, rest) = rest.split_first_chunk::<8>()?;
    let (deals, rest) = rest.split_first_chunk::<8>()?;
    rest.is_empty().then_some(Total {
        participant: ParticipantId(u128::from_be_bytes(*id)),
        points: i64::from_be_bytes(*points),
        hands: u64::from_be_bytes(*hands),
        deals: u64::from_be_bytes(*deals),
    })
}
