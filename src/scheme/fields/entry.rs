//! Every key of a kind in a list: the way to it, its bounds, and what setting it takes out.

use super::{Bounds, Field, Limits, Shape, contracts, exact_bid, odd_trick, partnership_bid};
use crate::scheme::exact_bid::Term;
use std::borrow::Cow;
use std::sync::LazyLock;

/// What is known of one key without its rules.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The dotted way to it.
    pub path: String,
    /// Whether the word `off` takes it out.
    pub optional: bool,
    /// Keys beside it that setting it takes out.
    pub displaces: &'static [&'static str],
    /// The bounds of a number.
    pub bounds: Option<Bounds>,
}

/// Every key of kind `contracts`.
static CONTRACTS: LazyLock<Vec<Entry>> = LazyLock::new(|| entries(contracts::FIELDS));

/// Every key of kind `exact-bid`.
static EXACT_BID: LazyLock<Vec<Entry>> = LazyLock::new(|| entries(exact_bid::FIELDS));

/// Every key of kind `odd-trick`.
static ODD_TRICK: LazyLock<Vec<Entry>> = LazyLock::new(|| entries(odd_trick::FIELDS));

/// Every key of kind `partnership-bid`.
static PARTNERSHIP_BID: LazyLock<Vec<Entry>> = LazyLock::new(|| entries(partnership_bid::FIELDS));

/// Every key of a kind that has a table, a `*` standing for the id of a contract.
pub fn of(kind: &str) -> &'static [Entry] {
    match kind {
        "contracts" => &CONTRACTS,
        "exact-bid" => &EXACT_BID,
        "odd-trick" => &ODD_TRICK,
        "partnership-bid" => &PARTNERSHIP_BID,
        _ => &[],
    }
}

/// The least and the most of the number at a key of a kind; none where there is no number.
pub fn bounds(kind: &str, path: &str, limits: Limits) -> Option<(i64, i64)> {
    let path = general(path);
    let found = of(kind).iter().find(|entry| entry.path == path)?;
    found.bounds.map(|bounds| bounds(limits))
}

/// Whether some kind has a key that `off` takes out.
pub(in crate::scheme) fn is_optional(path: &str) -> bool {
    let path = general(path);
    described().any(|entry| entry.optional && entry.path == path)
}

/// The keys beside this one that setting it takes out.
pub(in crate::scheme) fn displaced(path: &str) -> &'static [&'static str] {
    let path = general(path);
    let found = described().find(|entry| entry.path == path && !entry.displaces.is_empty());
    found.map_or(&[], |entry| entry.displaces)
}

fn described() -> impl Iterator<Item = &'static Entry> {
    CONTRACTS
        .iter()
        .chain(EXACT_BID.iter())
        .chain(ODD_TRICK.iter())
        .chain(PARTNERSHIP_BID.iter())
}

/// The way to a key with a `*` for the id of a contract.
fn general(path: &str) -> Cow<'_, str> {
    let below = path.strip_prefix("contracts.");
    match below.and_then(|below| below.split_once('.')) {
        Some((_, key)) => format!("contracts.*.{key}").into(),
        None => path.into(),
    }
}

impl Entry {
    /// A key of which nothing but its name is known.
    pub(super) fn of(path: String) -> Self {
        Self {
            path,
            optional: false,
            displaces: &[],
            bounds: None,
        }
    }
}

fn entries<R>(fields: &'static [Field<R>]) -> Vec<Entry> {
    let mut all = Vec::new();
    collect(fields, "", &mut all);
    all
}

pub(super) fn collect<R>(fields: &[Field<R>], above: &str, all: &mut Vec<Entry>) {
    for field in fields {
        let path = format!("{above}{}", field.key);
        let below = format!("{path}.");
        let bounds = match &field.shape {
            Shape::Whole(bounds, _) | Shape::Small(bounds, _) => Some(*bounds),
            _ => None,
        };
        all.push(Entry {
            path,
            optional: field.optional,
            displaces: field.displaces,
            bounds,
        });
        match &field.shape {
            Shape::Group(fields, _) => collect(fields, &below, all),
            Shape::Own(own) => (own.below)(&below, all),
            Shape::Formula(_) => all.extend(Term::ALL.map(|term| Entry {
                bounds: Some(|_| exact_bid::POINTS.into_inner()),
                ..Entry::of(format!("{below}{}", term.key()))
            })),
            _ => {}
        }
    }
}
