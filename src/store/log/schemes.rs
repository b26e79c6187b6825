//! Schemes as sessions were started with them; equal documents are stored once.

use super::row_reader::{RowReader, hex, lost, rows};
use super::row_writer::RowWriter;
use crate::scheme::{Scheme, document};
use crate::seat::Direction;
use crate::store::StoreError;
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::Arc;

const TABLE: &str = "frozen_schemes";
const LABELS: &str = "SELECT hash, id, game, name, crc FROM frozen_schemes";

/// The hash of a document, its key.
pub(in crate::store) type Hash = [u8; 32];

/// Cache of parsed schemes, which many sessions share.
#[derive(Debug, Default)]
pub(in crate::store) struct Schemes(HashMap<Hash, Scheme>);

/// The columns of a scheme that a list of sessions needs.
#[derive(Clone, Debug)]
pub(in crate::store) struct Label {
    pub(in crate::store) id: Arc<str>,
    pub(in crate::store) game: Arc<str>,
    pub(in crate::store) name: Arc<str>,
}

impl Schemes {
    /// The scheme with this hash, parsed once.
    pub(in crate::store) fn read(
        &mut self,
        conn: &Connection,
        hash: Hash,
    ) -> Result<Scheme, StoreError> {
        if let Some(known) = self.0.get(&hash) {
            return Ok(known.clone());
        }
        let scheme = document::parse(&text(conn, hash)?).map_err(StoreError::Scheme)?;
        self.0.insert(hash, scheme.clone());
        Ok(scheme)
    }

    /// The number of decimals of the scheme's points and its direction; the defaults if it cannot be read.
    pub(in crate::store) fn for_list(&mut self, conn: &Connection, hash: Hash) -> (u8, Direction) {
        let of = |scheme: &Scheme| (scheme.decimals(), scheme.direction);
        match self.0.get(&hash) {
            Some(known) => of(known),
            None => self
                .read(conn, hash)
                .as_ref()
                .map_or_else(|_| <_>::default(), of),
        }
    }
}

/// Stores a scheme's document, unless it is there already; returns its hash.
pub(super) fn store_document(conn: &Connection, scheme: &Scheme) -> Result<Hash, StoreError> {
    let hash: Hash = Sha256::digest(&scheme.document).into();
    let row = RowWriter::new(TABLE)
        .put(hash.to_vec())
        .put(scheme.id.clone())
        .put(scheme.game.clone())
        .put(scheme.name.clone())
        .seal();
    conn.prepare_cached(
        "INSERT INTO frozen_schemes (hash, id, game, name, crc, document) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (hash) DO NOTHING",
    )?
    .execute(params_from_iter(row.into_iter().chain([Value::Text(scheme.document.clone())])))?;
    Ok(hash)
}

/// The labels of all stored schemes.
pub(in crate::store) fn labels(conn: &Connection) -> Result<HashMap<Hash, Label>, StoreError> {
    // Damaged schemes are absent; their sessions report it.
    Ok(rows(conn, LABELS, [], read_label)?
        .into_iter()
        .filter_map(Result::ok)
        .collect())
}

/// Deletes documents that no session uses any more.
pub(in crate::store) fn delete_unused(conn: &Connection) -> Result<(), StoreError> {
    conn.execute(
        "DELETE FROM frozen_schemes WHERE hash NOT IN (SELECT scheme FROM sessions)",
        [],
    )?;
    Ok(())
}

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, LABELS, |row| text(conn, read_label(row)?.0))
}

fn read_label(row: &Row) -> Result<(Hash, Label), StoreError> {
    let mut row = RowReader::new(TABLE, row)?;
    Ok((
        row.get()?,
        Label {
            id: row.get()?,
            game: row.get()?,
            name: row.get()?,
        },
    ))
}

/// The document with this hash, which is verified against it.
fn text(conn: &Connection, hash: Hash) -> Result<String, StoreError> {
    let mut statement =
        conn.prepare_cached("SELECT document FROM frozen_schemes WHERE hash = ?1")?;
    let text = statement
        .query_row([hash], |row| Ok(row.get_ref(0)?.as_bytes()?.to_vec()))
        .optional()?;
    let text = text
        .filter(|text| Sha256::digest(text).as_slice() == hash)
        .and_then(|text| String::from_utf8(text).ok());
    text.ok_or_else(|| StoreError::damaged(TABLE, &hex(&hash)))
}
