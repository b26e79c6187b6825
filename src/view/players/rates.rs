//! Success rates in rows: successes, attempts, the rate and its confidence interval; and counts for charts: tricks taken
//! under a contract, and bids against tricks.

use super::{count, target, task, task_in};
use crate::ledger::{Ledger, PlayerId};
use crate::scheme::Target;
use crate::stats::{Achievement, Attempts, PartnerRecord, Rate, Record, SessionStats, Tallies};
use crate::view::chart::Ratio;
use crate::view::page::{
    BarItem, Bars, BidsTaken, Choice, GridItem, RateGroup, RateRow, SessionCharts,
};
use crate::view::{Message, MoneyChange};
use std::collections::BTreeMap;

/// A player's rates, in groups.
pub fn rates(record: &Record, names: &BTreeMap<PlayerId, String>) -> Vec<RateGroup> {
    let (made, bid) = (|| Message::PlayersHeadMade, || Message::PlayersWinningBids);
    let level = |task: &Achievement| matches!(task, Achievement::Level(_));
    let pairs = |wanted: &dyn Fn(&Achievement) -> bool| partners(record, names, wanted);
    let contracts = rows(record, is_contract);
    let mut groups = vec![(Message::PlayersContracts, made(), contracts)];
    for (together, _) in record.ranked() {
        if is_contract(together) {
            let title = Message::players_by_partner(task(record, together));
            groups.push((title, made(), pairs(&|other| other == together)));
        }
    }
    let levels = rows(record, level);
    let by_partner = Message::players_by_partner(bid());
    let (met, hands) = (bids(record), pairs(&|other| *other == Achievement::Hand));
    groups.extend([
        (Message::PlayersBidsMet, Message::PlayersHeadMet, met),
        (bid(), made(), levels),
        (by_partner, made(), pairs(&level)),
        (Message::PlayersHandsWon, Message::PlayersHeadWon, hands),
    ]);
    noted(groups)
}

/// The charts of a session: success by contract and bids against tricks, of one player or of the whole table.
pub fn session_charts(ledger: &Ledger, who: Option<PlayerId>) -> SessionCharts {
    let Ok(stats) = SessionStats::of(ledger) else {
        return SessionCharts::default();
    };
    let charts = |tasks: &Tallies| {
        let record = Record {
            tasks: tasks.clone(),
            goals: stats.goals.clone(),
            ..Record::default()
        };
        let rows = rows(&record, is_contract);
        let (title, head) = (Message::PlayersSuccessByContract, Message::PlayersHeadMade);
        (noted(vec![(title, head, rows)]), grid(tasks))
    };
    let choice = |name, says, whose| Choice::of(name, who == whose, whose).says(says);
    let known = ledger.session().participants.iter();
    let known = known.filter(|one| stats.person(one.player).is_some());
    let each = known.map(|one| {
        let says = Message::players_figures_of(&one.name);
        choice(Message::typed(&one.name), says, Some(one.player))
    });
    let (all, says) = (Message::PlayersEverybody, Message::PlayersFiguresOfAll);
    let people = std::iter::once(choice(all, says, None)).chain(each);
    let of_all = charts(&stats.table);
    // A player without data can still be chosen if another player has data.
    let any = !of_all.0.is_empty() || of_all.1.is_some();
    let (rates, grid) = match who.map(|who| stats.person(who)) {
        None => of_all,
        Some(person) => person.map(|one| charts(&one.tasks)).unwrap_or_default(),
    };
    SessionCharts {
        people: people.filter(|_| any).collect(),
        rates,
        grid,
    }
}

/// The groups with a row, each of a title, a head and rows. The legend is shown once, and equal heads of consecutive
/// groups.
fn noted(groups: Vec<(Message, Message, Vec<RateRow>)>) -> Vec<RateGroup> {
    let (mut last, mut few) = (Message::Blank, false);
    let there = groups.into_iter().filter(|(.., rows)| !rows.is_empty());
    let noted = there.enumerate().map(|(at, (title, head, rows))| {
        let first_few = !few && rows.iter().any(|row| row.few);
        few |= first_few;
        let same = std::mem::replace(&mut last, head.clone()) == head;
        RateGroup {
            title,
            note: (at == 0).then_some(Message::PlayersRateNote),
            head: if same { Message::Blank } else { head },
            few_note: first_few.then_some(Message::PlayersFewNote),
            rows,
        }
    });
    noted.collect()
}

fn is_contract(task: &Achievement) -> bool {
    matches!(task, Achievement::Contract(_))
}

fn rows(record: &Record, wanted: impl Fn(&Achievement) -> bool) -> Vec<RateRow> {
    let ranked = record.ranked().into_iter();
    let ranked = ranked.filter(|(task, _)| wanted(task));
    let rows = ranked.filter_map(|(own, tries)| row(task(record, own), tries));
    rows.collect()
}

/// Bids to be met exactly: all, then by size.
fn bids(record: &Record) -> Vec<RateRow> {
    let is_bid = |task: &Achievement| matches!(task, Achievement::Bid(_));
    let bids = record.tasks.iter().filter(|(task, _)| is_bid(task));
    let all = bids
        .map(|(_, tally)| tally.tries())
        .fold(Attempts::default(), Attempts::plus);
    let all = row(Message::PlayersAllBids, all).into_iter();
    all.chain(rows(record, is_bid)).collect()
}

/// Tasks with a partner, one row per partner, most hands first.
fn partners(
    record: &Record,
    names: &BTreeMap<PlayerId, String>,
    wanted: impl Fn(&Achievement) -> bool,
) -> Vec<RateRow> {
    let line = |(who, together): (PlayerId, PartnerRecord)| {
        let name = names.get(&who).cloned().unwrap_or_default();
        let mut row = row(Message::typed(&name), together.tries)?;
        let money = together.money.iter();
        let money = money.map(|(currency, money)| MoneyChange(*money, *currency));
        let money = money.map(Message::players_money_in);
        let points = || Message::points_counted(together.points.into());
        row.brought = Some(money.reduce(Message::listed).unwrap_or_else(points));
        Some(row)
    };
    let all = record.by_partner(wanted).into_iter();
    all.filter_map(line).collect()
}

fn row(what: Message, tries: Attempts) -> Option<RateRow> {
    let rate = Rate::of(tries)?;
    let (low, high) = rate.bounds();
    let (made, of, named) = (count(tries.made), count(tries.of), what.clone());
    let n = rate.percent();
    let (label, percent) = if rate.few {
        let says = Message::players_few_say(named, made, of, low, high);
        (says, Message::None)
    } else {
        let says = Message::players_rate_says(named, made, of, n, low, high);
        (says, Message::percent(n))
    };
    let part = |part: u16| Ratio(part.into(), 10_000);
    Some(RateRow {
        what,
        brought: None,
        made,
        rest: Message::players_of_rest(of),
        percent,
        seen: part(rate.seen),
        low: part(rate.low),
        high: part(rate.high),
        few: rate.few,
        label,
    })
}

/// The tasks with a trick chart, most frequent first.
pub(super) fn with_bars(record: &Record) -> Vec<&Achievement> {
    let drawn = |task: &Achievement| matches!(task, Achievement::Contract(_) | Achievement::Hand);
    let all = record.tasks.iter().filter(|(task, _)| drawn(task));
    let mut all: Vec<_> = all.map(|(task, tally)| (task, tally.tries().of)).collect();
    all.sort_by_key(|(_, of)| std::cmp::Reverse(*of));
    all.into_iter().map(|(task, _)| task).collect()
}

/// The tricks a player took under a contract; `None` if never played.
pub fn bars(record: &Record, task: &Achievement) -> Option<Bars> {
    let tally = record.tasks.get(task)?;
    let most = tally.iter().map(|(tricks, _)| tricks).max()?.max(13);
    let bar = |tricks: u8| {
        let mut tries = tally.iter().filter(|(own, _)| *own == tricks);
        let tries = tries.next().map(|(_, tries)| tries).unwrap_or_default();
        BarItem {
            made: Ratio::whole(count(tries.made)),
            missed: Ratio::whole(count(tries.missed())),
            text: (tries.of > 0).then(|| count(tries.of)),
            name: tricks.into(),
        }
    };
    let most_hands = tally.iter().map(|(_, tries)| count(tries.of)).max();
    let title = Message::players_tricks_taken(task_in(record, task, "in"));
    let wanted = record.goals.get(task).and_then(|goal| goal.target);
    let list = tally.iter();
    let list = list.map(|(tricks, tries)| Message::players_tricks_in(tricks, tries.of));
    let list = list.collect();
    let note = Message::players_tricks_note(tally.tries().of);
    let said = wanted.map(target);
    let enough = wanted.map_or(0, |wanted| match wanted {
        Target::AtLeast(n) | Target::Exactly(n) => n.into(),
        Target::AtMost(n) => i64::from(n) + 1,
    });
    Some(Bars {
        label: Message::players_tricks_say(
            title.clone(),
            said.clone().unwrap_or_else(|| note.clone()),
            list,
        ),
        title,
        note,
        bars: (0..=most).map(bar).collect(),
        high: Ratio::whole(most_hands.unwrap_or(1)),
        mark_text: said.unwrap_or_default(),
        mark_at: Ratio::whole(enough),
    })
}

/// Bids against tricks; `None` if there were no bids.
pub fn grid(tasks: &Tallies) -> Option<BidsTaken> {
    let mut cells: Vec<(u8, u8, u64)> = Vec::new();
    let mut all = Attempts::default();
    for (task, tally) in tasks {
        if let Achievement::Bid(bid) = task {
            let taken = tally.iter().map(|(took, tries)| (*bid, took, tries.of));
            cells.extend(taken);
            all = all.plus(tally.tries());
        }
    }
    let last = cells.iter().map(|(bid, took, _)| *bid.max(took)).max()?;
    let most = cells.iter().map(|(_, _, n)| *n).max()?.max(1);
    let sum = |wanted: fn(u8, u8) -> bool| {
        let counts = cells.iter().filter(|(bid, took, _)| wanted(*bid, *took));
        let counts = counts.map(|(_, _, n)| *n);
        count(counts.fold(0, u64::saturating_add))
    };
    let (under, over) = (sum(|bid, took| took < bid), sum(|bid, took| took > bid));
    let note = Message::players_met_note(all.made, all.of, under, over);
    let each = cells.iter();
    let each = each.map(|(bid, took, n)| Message::players_grid_cell(*bid, *took, *n));
    let label = Message::labelled(note.clone(), each.collect::<Vec<_>>());
    let item = |(bid, took, n): &(u8, u8, u64)| GridItem {
        bid: i32::from(*bid),
        took: i32::from(*took),
        text: count(*n),
        share: Ratio(count(*n), count(most)),
    };
    Some(BidsTaken {
        note,
        label,
        cells: cells.iter().map(item).collect(),
        names: (0..=last).map(i64::from).collect(),
    })
}
