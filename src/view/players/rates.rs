//! Success rates in rows: successes, attempts, the rate and its confidence interval.

use super::super::chart::Ratio;
use super::super::page::{RateGroup, RateRow};
use super::super::{Message, MoneyChange};
use super::{count, task};
use crate::ledger::PlayerId;
use crate::money::Money;
use crate::stats::{Achievement, Attempts, PartnerRecord, Rate, Record, SessionStats, Tallies};
use std::collections::BTreeMap;

impl RateGroup {
    /// Whether a rate has few attempts, drawn as a hollow dot.
    pub fn has_few(&self) -> bool {
        self.rows.iter().any(|row| row.few)
    }
}

/// A player's rates, in groups.
pub fn rates(record: &Record, names: &BTreeMap<PlayerId, String>) -> Vec<RateGroup> {
    let mut groups = Vec::new();
    let contracts = contracts(record, &record.tasks);
    add(
        &mut groups,
        Message::PlayersContracts,
        Message::PlayersHeadMade,
        contracts,
    );
    for (together, _) in record.ranked(&record.tasks) {
        if matches!(together, Achievement::Contract(_)) {
            let what = task(record, together);
            let pairs = partners(record, names, |other| other == together);
            add(
                &mut groups,
                Message::players_by_partner(what),
                Message::PlayersHeadMade,
                pairs,
            );
        }
    }
    add(
        &mut groups,
        Message::PlayersBidsMet,
        Message::PlayersHeadMet,
        bids(record),
    );
    let levels = record
        .ranked(&record.tasks)
        .into_iter()
        .filter(|(task, _)| matches!(task, Achievement::Level(_)));
    let levels = levels.filter_map(|(level, tries)| row(task(record, level), tries));
    add(
        &mut groups,
        Message::PlayersWinningBids,
        Message::PlayersHeadMade,
        levels.collect(),
    );
    let pairs = partners(record, names, |other| {
        matches!(other, Achievement::Level(_))
    });
    add(
        &mut groups,
        Message::players_by_partner(Message::PlayersWinningBids),
        Message::PlayersHeadMade,
        pairs,
    );
    let pairs = partners(record, names, |other| *other == Achievement::Hand);
    add(
        &mut groups,
        Message::PlayersHandsWon,
        Message::PlayersHeadWon,
        pairs,
    );
    noted(groups)
}

/// The rates of a session's contracts: of one player, or of the whole table. `None` if none was played.
pub fn by_contract(session: &SessionStats, who: Option<PlayerId>) -> Option<RateGroup> {
    let tasks = super::charts::tasks_of(session, who)?;
    let record = super::charts::goals_of(session);
    let mut groups = Vec::new();
    let rows = contracts(&record, tasks);
    add(
        &mut groups,
        Message::PlayersSuccessByContract,
        Message::PlayersHeadMade,
        rows,
    );
    noted(groups).pop()
}

fn add(groups: &mut Vec<RateGroup>, title: Message, head: Message, rows: Vec<RateRow>) {
    if !rows.is_empty() {
        groups.push(RateGroup {
            title,
            note: None,
            head,
            few_note: None,
            rows,
        });
    }
}

/// Shows the legend and equal column heads once in consecutive groups.
fn noted(mut groups: Vec<RateGroup>) -> Vec<RateGroup> {
    let heads: Vec<Message> = groups.iter().map(|group| group.head.clone()).collect();
    let few = groups.iter().position(RateGroup::has_few);
    for (at, group) in groups.iter_mut().enumerate() {
        group.note = (at == 0).then_some(Message::PlayersRateNote);
        group.few_note = (few == Some(at)).then_some(Message::PlayersFewNote);
        if at > 0 && heads[at - 1] == group.head {
            group.head = Message::Blank;
        }
    }
    groups
}

fn contracts(record: &Record, tasks: &Tallies) -> Vec<RateRow> {
    let all = record.ranked(tasks).into_iter();
    all.filter(|(task, _)| matches!(task, Achievement::Contract(_)))
        .filter_map(|(contract, tries)| row(task(record, contract), tries))
        .collect()
}

/// Bids to be met exactly: all, then by size.
fn bids(record: &Record) -> Vec<RateRow> {
    let bids = record.tasks.iter().filter_map(|(task, tally)| match task {
        Achievement::Bid(_) => Some((task, tally.tries())),
        _ => None,
    });
    let bids: Vec<(&Achievement, Attempts)> = bids.collect();
    let all = bids.iter().map(|(_, tries)| *tries);
    let all = all.fold(Attempts::default(), Attempts::plus);
    let sizes = bids
        .into_iter()
        .map(|(bid, tries)| (task(record, bid), tries));
    std::iter::once((Message::PlayersAllBids, all))
        .chain(sizes)
        .filter_map(|(what, tries)| row(what, tries))
        .collect()
}

/// Tasks with a partner, one row per partner, most hands first.
fn partners(
    record: &Record,
    names: &BTreeMap<PlayerId, String>,
    wanted: impl Fn(&Achievement) -> bool,
) -> Vec<RateRow> {
    let mut all: BTreeMap<PlayerId, PartnerRecord> = BTreeMap::new();
    for ((task, who), together) in &record.partners {
        if wanted(task) {
            all.entry(*who).or_default().add(together);
        }
    }
    let currency = record.currency();
    let mut all: Vec<(PlayerId, PartnerRecord)> = all.into_iter().collect();
    all.sort_by_key(|(who, together)| (std::cmp::Reverse(together.tries.of), *who));
    let line = |(who, together): (PlayerId, PartnerRecord)| {
        let name = names.get(&who).cloned().unwrap_or_default();
        let mut row = row(Message::typed(&name), together.tries)?;
        row.brought = Some(match currency {
            Some(currency) => {
                let mut money = together.money.iter().filter(|(own, _)| *own == currency);
                let money = money.next().map_or(Money(0), |(_, money)| *money);
                Message::players_money_in(MoneyChange(money, currency))
            }
            None => Message::players_pair_points(together.points),
        });
        Some(row)
    };
    all.into_iter().filter_map(line).collect()
}

fn row(what: Message, tries: Attempts) -> Option<RateRow> {
    let rate = Rate::of(tries)?;
    let (low, high) = rate.bounds();
    let (made, of, low, high) = (
        count(tries.made),
        count(tries.of),
        i64::from(low),
        i64::from(high),
    );
    let named = what.clone().nested();
    let label = if rate.few {
        Message::PlayersFewSay {
            what: named,
            made,
            of,
            low,
            high,
        }
    } else {
        Message::PlayersRateSays {
            what: named,
            made,
            of,
            n: i64::from(rate.percent()),
            low,
            high,
        }
    };
    let part = |part: u16| Ratio(part.into(), 10_000);
    Some(RateRow {
        what,
        brought: None,
        made,
        rest: Message::players_of_rest(of),
        percent: if rate.few {
            Message::None
        } else {
            Message::percent(rate.percent())
        },
        seen: part(rate.seen),
        low: part(rate.low),
        high: part(rate.high),
        few: rate.few,
        label,
    })
}
