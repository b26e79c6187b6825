//! Every key that a document may have, for whoever has to know all of them.

use super::{COMMON, REVOKE, odd_trick};
use crate::scheme::fields;
use std::collections::BTreeSet;

/// The keys of a document of this kind: the dotted way to each, a `*` standing for the id of a contract. None where
/// there is no such kind.
///
/// These are the lists that the reader itself goes by, so that a key which it learns is a key here.
pub fn known(kind: &str) -> BTreeSet<String> {
    let (top, below) = match kind {
        "contracts" | "exact-bid" => (&[][..], &[][..]),
        "odd-trick" => (odd_trick::KEYS, odd_trick::BELOW),
        _ => return BTreeSet::new(),
    };
    let top = COMMON.iter().chain(top).map(|key| (*key).to_owned());
    let below = below
        .iter()
        .chain(&[("revoke", REVOKE)])
        .flat_map(|(table, keys)| keys.iter().map(move |key| format!("{table}.{key}")));
    let described = fields::of(kind).iter().map(|entry| entry.path.clone());
    top.chain(below).chain(described).collect()
}
