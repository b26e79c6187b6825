//! Every key that a document may have, for whoever has to know all of them.

use super::{COMMON, REVOKE};
use crate::scheme::fields;
use std::collections::BTreeSet;

/// The keys of a document of this kind: the dotted way to each, a `*` standing for the id of a contract. None where
/// there is no such kind.
///
/// These are the lists that the reader itself goes by, so that a key which it learns is a key here.
pub fn known(kind: &str) -> BTreeSet<String> {
    let described = fields::of(kind);
    if described.is_empty() {
        return BTreeSet::new();
    }
    let common = COMMON.iter().map(|key| (*key).to_owned());
    let revoke = REVOKE.iter().map(|key| format!("revoke.{key}"));
    let described = described.iter().map(|entry| entry.path.clone());
    common.chain(revoke).chain(described).collect()
}
