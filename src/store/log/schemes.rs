//! Schemes as sessions were started with them; equal documents are stored once.

use super::row_reader::{self, RowReader, for_each, hex, lost};
use crate::ledger::SchemeLabel;
use crate::scheme::Scheme;
use crate::scheme::catalog;
use crate::scheme::document::{parse, parse_cached};
use crate::store::StoreError;
use rusqlite::{Connection, Row};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::Arc;

const TABLE: &str = "frozen_schemes";
const LABELS: &str = "SELECT hash, id, game, name, crc FROM frozen_schemes";

/// The hash of a document, its key.
pub(in crate::store) type Hash = [u8; 32];

/// The scheme with this hash.
pub(in crate::store) fn read(conn: &Connection, hash: Hash) -> Result<Scheme, StoreError> {
    parse_cached(&text(conn, hash)?).map_err(StoreError::Scheme)
}

/// Stores a scheme's document, unless it is there already; returns its hash.
pub(super) fn store_document(conn: &Connection, scheme: &Scheme) -> Result<Hash, StoreError> {
    let hash: Hash = Sha256::digest(&scheme.document).into();
    conn.prepare_cached(
        "INSERT INTO frozen_schemes (hash, id, game, name, crc, document)
         VALUES (?1, ?2, ?3, ?4, row_crc('frozen_schemes', ?1, ?2, ?3, ?4), ?5) ON CONFLICT (hash) DO NOTHING",
    )?
    .execute((hash, &scheme.id, &scheme.game, &scheme.name, &scheme.document))?;
    Ok(hash)
}

/// The labels of all stored schemes.
pub(in crate::store) fn labels(
    conn: &Connection,
) -> Result<HashMap<Hash, Arc<SchemeLabel>>, StoreError> {
    let mut all = HashMap::new();
    for_each(conn, LABELS, [], |row| {
        // Damaged schemes are absent; their sessions report it.
        let sound = read_hash(row).and_then(|hash| Ok((hash, read(conn, hash)?)));
        all.extend(sound.map(|(hash, scheme)| (hash, Arc::new(SchemeLabel::of(&scheme)))));
        Ok(())
    })?;
    Ok(all)
}

/// Deletes documents that no session uses any more.
pub(in crate::store) fn delete_unused(conn: &Connection) -> Result<(), StoreError> {
    conn.execute(
        "DELETE FROM frozen_schemes WHERE hash NOT IN (SELECT scheme FROM sessions)",
        [],
    )?;
    Ok(())
}

/// Hides a damaged table behind a temporary one with the readable schemes and the shipped ones: no session can be read
/// without its scheme.
pub(in crate::store) fn salvage(conn: &Connection) -> Result<(), StoreError> {
    let table =
        "CREATE TEMP TABLE frozen_schemes (hash BLOB PRIMARY KEY, id, game, name, crc, document)";
    conn.execute_batch(table)?;
    // In order of insertion, so that the index need not be sound.
    let select = "SELECT document FROM main.frozen_schemes NOT INDEXED";
    let found = row_reader::salvage(conn, select, "rowid", |row| Ok(row.get::<_, String>(0)?));
    let found: Vec<_> = found.iter().filter_map(|text| parse(text).ok()).collect();
    for scheme in catalog::all() {
        store_document(conn, scheme)?;
    }
    for scheme in &found {
        store_document(conn, scheme)?;
    }
    Ok(())
}

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, LABELS, |row| text(conn, read_hash(row)?))
}

/// The hash in a row whose checksum is right.
fn read_hash(row: &Row) -> Result<Hash, StoreError> {
    RowReader::new(TABLE, row)?.get()
}

/// The document with this hash, which is verified against it.
fn text(conn: &Connection, hash: Hash) -> Result<String, StoreError> {
    let sql = "SELECT document FROM frozen_schemes WHERE hash = ?1";
    let read = |row: &Row| {
        let text = row.get_ref(0)?.as_bytes();
        Ok(text.map_err(rusqlite::Error::from)?.to_vec())
    };
    let text = row_reader::rows(conn, sql, [hash], read)?.pop();
    let text = text
        .filter(|text| Sha256::digest(text).as_slice() == hash)
        .and_then(|text| String::from_utf8(text).ok());
    text.ok_or_else(|| StoreError::damaged(TABLE, &hex(&hash)))
}
