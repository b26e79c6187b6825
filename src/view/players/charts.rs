//! Tricks taken under a contract, and bids against tricks: counts for charts.

use super::super::Message;
use super::super::chart::Ratio;
use super::super::page::{BarItem, Bars, BidsTaken, GridItem};
use super::{count, target, task_inline};
use crate::ledger::PlayerId;
use crate::scheme::Target;
use crate::stats::{Achievement, Attempts, Record, SessionStats, Tallies};

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
    let title = Message::players_tricks_taken(task_inline(record, task));
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
    for (task, tally) in tasks.iter() {
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
    let label = Message::players_grid_says(note.clone(), each.collect());
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

/// Bids against tricks in a session: of one player, or of the whole table.
pub fn session_grid(session: &SessionStats, who: Option<PlayerId>) -> Option<BidsTaken> {
    grid(tasks_of(session, who)?)
}

/// The tasks in a session of one player, or of the whole table.
pub(super) fn tasks_of(session: &SessionStats, who: Option<PlayerId>) -> Option<&Tallies> {
    match who {
        None => Some(&session.table),
        Some(who) => Some(&session.person(who)?.tasks),
    }
}
