//! All keys of a kind as a list: path, allowed values, and keys replaced.

use super::{
    Bounds, Field, Hint, Limits, Shape, ValueKind, common, contracts, exact_bid, odd_trick,
    partnership_bid,
};
use crate::scheme::exact_bid::Term;
use crate::scheme::keyword::Keyword;
use crate::scheme::{Rules, Scheme};
use std::borrow::Cow;
use std::sync::LazyLock;
use toml::Table;

/// A key, independent of the rules type.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its dotted path.
    pub path: String,
    /// The allowed values.
    pub form: Form,
    /// Data for editors.
    pub hint: Hint,
}

/// The allowed values of a key.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A whole number.
    Number(Bounds),
    /// A boolean.
    Truth,
    /// One of these words.
    Word(fn() -> Vec<&'static str>),
    /// A table of terms.
    Formula,
    /// A list of suits.
    Suits,
    /// A list of distinct words.
    Words(fn() -> Vec<&'static str>),
    /// A table with keys of its own.
    Group,
    /// Another form.
    Custom,
}

/// All keys of each kind, including the common ones.
static KINDS: LazyLock<[(&str, Vec<Entry>); 4]> = LazyLock::new(|| {
    [
        ("contracts", entries(contracts::FIELDS)),
        ("exact-bid", entries(exact_bid::FIELDS)),
        ("odd-trick", entries(odd_trick::FIELDS)),
        ("partnership-bid", entries(partnership_bid::FIELDS)),
    ]
});

/// All keys of a kind, then the common ones, with `*` for the id of a contract; empty for an unknown kind.
pub fn of(kind: &str) -> &'static [Entry] {
    let found = KINDS.iter().find(|(known, _)| *known == kind);
    found.map_or(&[], |(_, entries)| entries)
}

/// The key at a path of a kind; `None` if there is none.
pub fn find(kind: &str, path: &str) -> Option<&'static Entry> {
    let path = general(path);
    of(kind).iter().find(|entry| entry.path == path)
}

/// A scheme of a kind with defaults, or the initial values of a group.
pub fn initial(kind: &str, group: Option<&str>, limits: Limits) -> Table {
    let blank = common::blank(
        match kind {
            "contracts" => Rules::Contracts(contracts::usual(limits)),
            "exact-bid" => Rules::ExactBid(exact_bid::usual(limits)),
            "odd-trick" => Rules::OddTrick(odd_trick::usual(limits)),
            _ => Rules::PartnershipBid(partnership_bid::usual()),
        },
        limits.players,
    );
    match (group, blank.rules) {
        (None, rules) => common::table(&Scheme { rules, ..blank }),
        (Some("revoke"), rules) => {
            begin(common::FIELDS, Scheme { rules, ..blank }, "revoke", limits)
        }
        (Some(group), Rules::Contracts(rules)) => begin(contracts::FIELDS, rules, group, limits),
        (Some(group), Rules::ExactBid(rules)) => begin(exact_bid::FIELDS, rules, group, limits),
        (Some(group), Rules::OddTrick(rules)) => begin(odd_trick::FIELDS, rules, group, limits),
        (Some(group), Rules::PartnershipBid(rules)) => {
            begin(partnership_bid::FIELDS, rules, group, limits)
        }
    }
}

fn begin<R>(fields: &[Field<R>], rules: R, group: &str, limits: Limits) -> Table {
    let found = fields.iter().find(|field| field.key == group);
    found.map_or_else(Table::new, |field| field.initial(rules, limits))
}

/// Whether `off` removes this key of a kind.
pub fn is_optional(kind: &str, path: &str) -> bool {
    find(kind, path).is_some_and(|entry| entry.hint.optional)
}

/// The sibling keys that setting this one removes.
pub(in crate::scheme) fn keys_removed_by(path: &str) -> &'static [&'static str] {
    let path = general(path);
    let found = described().find(|entry| entry.path == path && !entry.hint.removes_keys.is_empty());
    found.map_or(&[], |entry| entry.hint.removes_keys)
}

fn described() -> impl Iterator<Item = &'static Entry> {
    KINDS.iter().flat_map(|(_, entries)| entries)
}

/// The path of a key with `*` for the id of a contract.
fn general(path: &str) -> Cow<'_, str> {
    match of_contract(path) {
        Some((_, key)) => format!("contracts.*.{key}").into(),
        None => path.into(),
    }
}

/// The id and the key of a contract's path; `None` for another path.
pub fn of_contract(path: &str) -> Option<(&str, &str)> {
    path.strip_prefix("contracts.")?.split_once('.')
}

impl Entry {
    /// A key with only its form.
    pub(super) fn of(path: String, form: Form) -> Self {
        Self {
            path,
            form,
            hint: Hint::of(ValueKind::Amount),
        }
    }
}

fn entries<R>(fields: &'static [Field<R>]) -> Vec<Entry> {
    let mut all = Vec::new();
    collect(fields, "", &mut all);
    collect(common::FIELDS, "", &mut all);
    all
}

pub(super) fn collect<R>(fields: &[Field<R>], above: &str, all: &mut Vec<Entry>) {
    for field in fields {
        let path = format!("{above}{}", field.key);
        let below = format!("{path}.");
        all.push(Entry {
            path,
            form: match &field.shape {
                Shape::Whole(bounds, _) | Shape::Small(bounds, _) => Form::Number(*bounds),
                Shape::Truth(_) => Form::Truth,
                Shape::Word(words, _) => Form::Word(*words),
                Shape::Formula(_) => Form::Formula,
                Shape::Suits(_) => Form::Suits,
                Shape::Words(_, words, _) => Form::Words(*words),
                Shape::Group(..) => Form::Group,
                Shape::Id(_) | Shape::Name(_) | Shape::Numbers(..) | Shape::Custom(..) => {
                    Form::Custom
                }
            },
            hint: field.hint,
        });
        match &field.shape {
            Shape::Group(fields, _) => collect(fields, &below, all),
            Shape::Custom(_, _, keys) => keys(&below, all),
            Shape::Formula(_) => all.extend(Term::ALL.iter().map(|(key, _)| {
                let bounds = Form::Number(|_| exact_bid::POINTS.into_inner());
                Entry::of(format!("{below}{key}"), bounds)
            })),
            _ => {}
        }
    }
}
