//! Everybody, with evenings and money, and the line that says that the books close.

use super::super::page::RosterRow;
use super::super::{Message, MoneyChange};
use super::count;
use crate::fold::Search;
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::stats::Brief;

/// Somebody on the roster, with what they came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// What they came to.
    pub brief: Brief,
}

/// The roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// Those who are found, who played most first.
    pub rows: Vec<RosterRow>,
    /// What their money is counted in; none where nobody ever played for any.
    pub currency: Option<Currency>,
    /// The others that somebody played for.
    pub others: Vec<Currency>,
    /// What the money of all of them sums to, which is 0, and that as a sentence.
    pub closing: Option<(Money, Message)>,
    /// Whether nobody is on it at all.
    pub empty: bool,
}

/// The roster as the page shows it: in the currency that is wanted, or else in the one that most played for, and of
/// those whose names have what was searched for.
pub fn roster(known: &[Known], wanted: Option<Currency>, search: &str) -> Roster {
    let currencies = currencies(known);
    let currency = wanted
        .filter(|wanted| currencies.contains(wanted))
        .or_else(|| currencies.first().copied());
    let search = Search::of(search);
    let mut found: Vec<&Known> = known
        .iter()
        .filter(|one| search.finds([one.name.as_str()]))
        .collect();
    // The order in which they came is that of their names.
    found.sort_by_key(|one| std::cmp::Reverse((one.brief.evenings, one.brief.hands)));
    let sum = known.iter().filter_map(|one| money(one, currency));
    let sum = sum.fold(0_i64, |sum, money| sum.saturating_add(money.0));
    Roster {
        rows: found.into_iter().map(|one| row(one, currency)).collect(),
        currency,
        others: currencies
            .into_iter()
            .filter(|one| Some(*one) != currency)
            .collect(),
        closing: currency.map(|currency| {
            let says = Message::PlayersClosingSays {
                money: (Money(sum), currency),
                currency: currency.code().to_owned(),
            };
            (Money(sum), says)
        }),
        empty: known.is_empty(),
    }
}

/// What was played for, the currency of the most people first, and of equals by code.
fn currencies(known: &[Known]) -> Vec<Currency> {
    let mut all: Vec<(usize, Currency)> = Vec::new();
    for (currency, _) in known.iter().flat_map(|one| &one.brief.money) {
        match all.iter_mut().find(|(_, own)| own == currency) {
            Some((times, _)) => *times += 1,
            None => all.push((1, *currency)),
        }
    }
    all.sort_by_key(|(times, currency)| (std::cmp::Reverse(*times), currency.code()));
    all.into_iter().map(|(_, currency)| currency).collect()
}

fn money(one: &Known, currency: Option<Currency>) -> Option<Money> {
    let currency = currency?;
    let played = one.brief.money.iter();
    played
        .filter(|(own, _)| *own == currency)
        .map(|(_, money)| *money)
        .next()
}

fn row(one: &Known, currency: Option<Currency>) -> RosterRow {
    let evenings: Message = match one.brief.evenings {
        0 => Message::PlayersNoEvening,
        n => Message::PlayersEvenings { n: count(n) },
    };
    let money = money(one, currency).zip(currency);
    let money = money.map(|(money, currency)| MoneyChange(money, currency));
    let (name, said) = (one.name.clone(), evenings.clone().nested());
    let says = match money {
        Some(money) => Message::PlayersRosterSays {
            name,
            evenings: said,
            money,
            currency: money.1.code().to_owned(),
        },
        None => Message::PlayersRosterSaysName {
            name,
            evenings: said,
        },
    };
    RosterRow {
        id: one.id,
        name: one.name.clone(),
        evenings,
        money,
        says,
        chosen: false,
    }
}
