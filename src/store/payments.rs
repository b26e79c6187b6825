//! What was paid between people, and what took it back: rows that are only ever added.

use super::StoreError;
use super::opened::{Each, Opened, rows};
use super::sealing::Sealing;
use crate::ledger::{Paid, PaymentId, PlayerId, SessionId, TakeBack, in_force};
use crate::money::{Currency, Money};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

const PAYMENTS: &str = "payments";
const TAKEN_BACK: &str = "taken_back";
const COUNTS: &str = "money_counts";

macro_rules! columns {
    () => {
        "id, at, at_offset, payer, payee, amount, currency, note, sessions, crc"
    };
}

macro_rules! taken_back_columns {
    () => {
        "id, at, at_offset, target, crc"
    };
}

/// Everything that was ever paid, and ever taken back, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payments {
    /// What was paid, between people by the ids that it was written with.
    pub paid: Vec<Paid>,
    /// What took it back, and what took that back.
    pub taken_back: Vec<TakeBack>,
}

impl Payments {
    /// What was paid and not taken back, the oldest first.
    pub fn in_force(&self) -> Vec<Paid> {
        let standing = in_force(&self.paid, &self.taken_back);
        let paid = self.paid.iter().filter(|one| standing.contains(&one.id));
        let mut paid: Vec<Paid> = paid.cloned().collect();
        paid.sort_by_key(|one| (one.at, one.id));
        paid
    }
}

/// Writes a payment.
pub(super) fn add(conn: &Connection, paid: &Paid) -> Result<(), StoreError> {
    paid.check().map_err(StoreError::Paid)?;
    let sessions: Vec<u8> = paid
        .sessions
        .iter()
        .flat_map(|session| session.0.to_be_bytes())
        .collect();
    let row = Sealing::new(PAYMENTS)
        .id(paid.id.0)
        .instant(paid.at)?
        .id(paid.from.0)
        .id(paid.to.0)
        .int(paid.amount.0)
        .text(paid.currency.code())
        .text(&paid.note)
        .bytes(&sessions);
    conn.prepare_cached(concat!(
        "INSERT INTO payments (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?
    .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Writes a row that takes back another, which is there.
pub(super) fn add_take_back(conn: &Connection, row: TakeBack) -> Result<(), StoreError> {
    let sealing = Sealing::new(TAKEN_BACK)
        .id(row.id.0)
        .instant(row.at)?
        .id(row.of.0);
    conn.prepare_cached(concat!(
        "INSERT INTO taken_back (",
        taken_back_columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5)"
    ))?
    .execute(params_from_iter(sealing.seal()))?;
    Ok(())
}

/// Takes back those of these payments that are in force, or puts those in force that are not; `by` is the row of the
/// application's log that does it. Gives the rows that do so, for that one to carry.
pub(super) fn set(
    conn: &Connection,
    payments: &[PaymentId],
    stand: bool,
    by: u128,
    at: DateTime<FixedOffset>,
) -> Result<Vec<TakeBack>, StoreError> {
    let mut added = Vec::new();
    let all = read_all(conn)?;
    let standing = in_force(&all.paid, &all.taken_back);
    for payment in payments {
        if standing.contains(payment) == stand {
            continue;
        }
        let against = |row: &&TakeBack| row.of == *payment && standing.contains(&row.id);
        let targets: Vec<PaymentId> = if stand {
            let rows = all.taken_back.iter().filter(against);
            rows.map(|row| row.id).collect()
        } else {
            vec![*payment]
        };
        for of in targets {
            let id = take_back_id(by, of);
            let row = TakeBack { id, at, of };
            add_take_back(conn, row)?;
            added.push(row);
        }
    }
    count(conn)?;
    Ok(added)
}

/// The id of the row by which an act takes back another: it follows from both, for one act can take back many.
pub(super) fn take_back_id(by: u128, of: PaymentId) -> PaymentId {
    let digest = Sha256::new()
        .chain_update("take back")
        .chain_update(by.to_be_bytes())
        .chain_update(of.0.to_be_bytes())
        .finalize();
    let mut first = [0; 16];
    first.copy_from_slice(&digest[..16]);
    PaymentId(u128::from_be_bytes(first))
}

/// Everything that was ever paid and taken back.
///
/// # Errors
/// [`StoreError::Damaged`] where a row is not as it was written, or one is missing.
pub(super) fn read_all(conn: &Connection) -> Result<Payments, StoreError> {
    let (paid, taken_back) = each(conn)?;
    let paid: Vec<Paid> = paid.into_iter().collect::<Result<_, _>>()?;
    let taken_back: Vec<TakeBack> = taken_back.into_iter().collect::<Result<_, _>>()?;
    for (table, found, kept) in counts(conn, [paid.len(), taken_back.len()])? {
        if found != kept {
            return Err(StoreError::Damaged {
                table,
                row: format!("{found} rows of {kept}"),
            });
        }
    }
    Ok(Payments { paid, taken_back })
}

/// Every payment and every row that takes something back, each read or refused by itself.
pub(super) fn each(conn: &Connection) -> Result<(Each<Paid>, Each<TakeBack>), StoreError> {
    let paid = concat!("SELECT ", columns!(), " FROM payments ORDER BY id");
    let back = concat!(
        "SELECT ",
        taken_back_columns!(),
        " FROM taken_back ORDER BY id"
    );
    Ok((
        rows(conn, paid, [], read)?,
        rows(conn, back, [], read_take_back)?,
    ))
}

/// Every row that is damaged, and every one that takes back what is not there.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let (paid, back) = each(conn)?;
    let mut ids = BTreeSet::new();
    ids.extend(paid.iter().flatten().map(|one| one.id));
    ids.extend(back.iter().flatten().map(|row| row.id));
    let lost = back.iter().flatten().filter(|row| !ids.contains(&row.of));
    let mut found: Vec<StoreError> = lost
        .map(|row| StoreError::Damaged {
            table: PAYMENTS,
            row: row.of.to_string(),
        })
        .collect();
    found.extend(paid.into_iter().filter_map(Result::err));
    found.extend(back.into_iter().filter_map(Result::err));
    if found.is_empty() {
        found.extend(read_all(conn).err());
    }
    Ok(found)
}

/// Notes how many rows there are now.
pub(super) fn count(conn: &Connection) -> Result<(), StoreError> {
    let mut row = Sealing::new(COUNTS).int(1);
    for sql in [
        "SELECT count(*) FROM payments",
        "SELECT count(*) FROM taken_back",
    ] {
        row = row.int(conn.query_row(sql, [], |row| row.get::<_, i64>(0))?);
    }
    conn.prepare_cached(
        "INSERT OR REPLACE INTO money_counts (one, payments, taken_back, crc) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params_from_iter(row.seal()))?;
    show(conn)
}

/// Writes which payments are in force for other programs to read.
fn show(conn: &Connection) -> Result<(), StoreError> {
    conn.execute("DELETE FROM payments_in_force", [])?;
    let (paid, taken_back) = each(conn)?;
    // What cannot be read is said elsewhere.
    let all = Payments {
        paid: paid.into_iter().flatten().collect(),
        taken_back: taken_back.into_iter().flatten().collect(),
    };
    let mut insert = conn.prepare_cached("INSERT INTO payments_in_force VALUES (?1, ?2, ?3)")?;
    for one in all.in_force() {
        let sessions: Vec<String> = one.sessions.iter().map(ToString::to_string).collect();
        let amount = one.amount.decimal(one.currency);
        insert.execute((one.id.0.to_be_bytes(), sessions.join(" "), amount))?;
    }
    Ok(())
}

/// How many rows of each table were found, beside how many there should be.
fn counts(
    conn: &Connection,
    found: [usize; 2],
) -> Result<[(&'static str, usize, usize); 2], StoreError> {
    let sql = "SELECT one, payments, taken_back, crc FROM money_counts";
    let kept = conn
        .prepare_cached(sql)?
        .query_row([], |row| Ok(read_counts(row)))
        .optional()?
        .transpose()?
        .unwrap_or_default();
    Ok([
        (PAYMENTS, found[0], kept[0]),
        (TAKEN_BACK, found[1], kept[1]),
    ])
}

fn read_counts(row: &Row) -> Result<[usize; 2], StoreError> {
    let mut row = Opened::new(COUNTS, row)?;
    let _one = row.int::<i64>()?;
    Ok([row.int()?, row.int()?])
}

fn read(row: &Row) -> Result<Paid, StoreError> {
    let mut row = Opened::new(PAYMENTS, row)?;
    let paid = Paid {
        id: PaymentId(row.id()?),
        at: row.instant()?,
        from: PlayerId(row.id()?),
        to: PlayerId(row.id()?),
        amount: Money(row.int()?),
        currency: row.text()?.parse::<Currency>().map_err(|_| row.damaged())?,
        note: row.text()?,
        sessions: row.seats()?.into_iter().map(|id| SessionId(id.0)).collect(),
    };
    match paid.check() {
        Ok(()) => Ok(paid),
        Err(_) => Err(row.damaged()),
    }
}

fn read_take_back(row: &Row) -> Result<TakeBack, StoreError> {
    let mut row = Opened::new(TAKEN_BACK, row)?;
    Ok(TakeBack {
        id: PaymentId(row.id()?),
        at: row.instant()?,
        of: PaymentId(row.id()?),
    })
}
