//! A scheme as a document that leaves nothing to be taken for granted.
//!
//! What the reader fills in is written down here, so that every number and every switch of a scheme stands where a
//! table can find it. What a scheme does not have at all stays out.

use crate::scheme::fields;
use crate::scheme::odd_trick::OddTrick;
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
        Rules::OddTrick(rules) => odd_trick(all, rules),
    }
    top
}

fn odd_trick(all: &mut Table, rules: &OddTrick) {
    put(all, "book", i64::from(rules.book));
    if let Some(target) = rules.target {
        put(all, "target", target);
    }
    if let Some(lost) = rules.lose_at {
        put(all, "lose-at", lost);
    }
    put(all, "made", rules.made.word());
    put(all, "set", rules.set.word());
    put(all, "set-clamp", rules.set_clamp.word());
    put(all, "opponents-on-set", rules.opponents_on_set);
    put(all, "no-trump", rules.no_trump);
    put(all, "boston", rules.boston);
    put(all, "boston-games", i64::from(rules.boston_games));
    if let Some(bids) = &rules.bids {
        let mut table = Table::new();
        put(&mut table, "min", i64::from(bids.min));
        put(&mut table, "max", i64::from(bids.max));
        put(&mut table, "modes", words(&bids.modes));
        put(&mut table, "dealer-forced", bids.dealer_forced);
        put(&mut table, "dealer-may-match", bids.dealer_may_match);
        put(all, "bids", table);
    }
    put(all, "kitty", rules.kitty);
    if let Some(values) = &rules.suit_values {
        let mut table = Table::new();
        put(&mut table, "hearts", values.hearts);
        put(&mut table, "diamonds", values.diamonds);
        put(&mut table, "spades", values.spades);
        put(&mut table, "clubs", values.clubs);
        put(all, "suit-values", table);
    }
    if let Some(honours) = &rules.honours {
        let mut table = Table::new();
        put(&mut table, "three", honours.three);
        put(&mut table, "four", honours.four);
        if let Some(bar) = honours.barred_at {
            put(&mut table, "barred-at", bar);
        }
        put(all, "honours", table);
    }
    if let Some(rubber) = &rules.rubber {
        let mut table = Table::new();
        put(&mut table, "games", i64::from(rubber.games));
        put(&mut table, "single", rubber.single);
        put(&mut table, "double", rubber.double);
        put(&mut table, "treble", rubber.treble);
        put(&mut table, "bonus", rubber.bonus);
        put(all, "rubber", table);
    }
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn range(range: Range) -> Vec<Value> {
    [range.least, range.most]
        .map(|n| Value::from(i64::from(n)))
        .to_vec()
}

fn words<T: Switch>(values: &[T]) -> Vec<Value> {
    values
        .iter()
        .map(|value| Value::from(value.word()))
        .collect()
}
