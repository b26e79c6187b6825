//! A scheme as a document that leaves nothing to be taken for granted.
//!
//! What the reader fills in is written down here, so that every number and every switch of a scheme stands where a
//! table can find it. What a scheme does not have at all stays out.

use crate::scheme::fields;
use crate::scheme::switch::Switch;
use crate::scheme::{FORMAT, Range, Rules, Scheme};
use toml::{Table, Value};

/// The whole document of a scheme.
pub(super) fn table(scheme: &Scheme) -> Table {
    let mut top = Table::new();
    let all = &mut top;
    put(all, "format", FORMAT);
    put(all, "id", scheme.id.as_str());
    put(all, "game", scheme.game.as_str());
    put(all, "name", scheme.name.as_str());
    if !scheme.names.is_empty() {
        let names = scheme.names.iter();
        let names: Table = names
            .map(|(language, name)| (language.clone(), Value::from(name.as_str())))
            .collect();
        put(all, "names", names);
    }
    put(all, "source", scheme.source.as_str());
    put(all, "kind", scheme.rules.kind());
    put(all, "players", range(scheme.players));
    // Left out it follows the number of those who are dealt cards.
    if scheme.at_table != scheme.players {
        put(all, "at-table", range(scheme.at_table));
    }
    put(all, "direction", scheme.direction.word());
    put(all, "deck", i64::from(scheme.deck));
    put(all, "settle", scheme.settle.word());
    if let Some(revoke) = scheme.revoke {
        let mut table = Table::new();
        put(&mut table, "points", revoke.points);
        put(&mut table, "replaces", revoke.replaces);
        put(all, "revoke", table);
    }
    match &scheme.rules {
        Rules::Contracts(rules) => all.extend(fields::write(fields::contracts::FIELDS, rules)),
        Rules::ExactBid(rules) => all.extend(fields::write(fields::exact_bid::FIELDS, rules)),
        Rules::OddTrick(rules) => all.extend(fields::write(fields::odd_trick::FIELDS, rules)),
        Rules::PartnershipBid(rules) => {
            all.extend(fields::write(fields::partnership_bid::FIELDS, rules));
        }
    }
    top
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn range(range: Range) -> Vec<Value> {
    [range.least, range.most]
        .map(|n| Value::from(i64::from(n)))
        .to_vec()
}
