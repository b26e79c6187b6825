//! Tricks taken under a contract, and bids against tricks: counts for charts.

use super::super::Message;
use super::{count, target, task_inline};
use crate::ledger::PlayerId;
use crate::scheme::Target;
use crate::stats::{Record, SessionStats, Tallies, Task};

/// How often so many tricks were taken under a contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bars {
    /// Under which.
    pub title: Message,
    /// How many hands.
    pub note: Message,
    /// From 0 to all tricks.
    pub bars: Vec<Bar>,
    /// What had to be taken, and that in words; none where schemes differ.
    pub target: Option<(Target, Message)>,
    /// The whole as a sentence.
    pub says: Message,
}

/// The hands in which so many tricks were taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// How many tricks.
    pub tricks: u8,
    /// In how many hands that was enough.
    pub made: u64,
    /// In how many it was not.
    pub missed: u64,
}

/// The tasks of which the tricks can be shown, the most tried first.
pub(super) fn with_bars(record: &Record) -> Vec<&Task> {
    let tried = record.tasks.iter();
    let mut all: Vec<(&Task, u64)> = tried
        .filter(|(task, _)| matches!(task, Task::Contract(_) | Task::Hand))
        .map(|(task, tally)| (task, tally.tries().of))
        .collect();
    all.sort_by_key(|(_, of)| std::cmp::Reverse(*of));
    all.into_iter().map(|(task, _)| task).collect()
}

/// The tricks a player took under a contract; `None` if never played.
pub fn bars(record: &Record, task: &Task) -> Option<Bars> {
    let tally = record.tasks.get(task)?;
    let most = tally.iter().map(|(tricks, _)| tricks).max()?.max(13);
    let mut bars: Vec<Bar> = (0..=most)
        .map(|tricks| Bar {
            tricks,
            made: 0,
            missed: 0,
        })
        .collect();
    for (tricks, tries) in tally.iter() {
        if let Some(bar) = bars.get_mut(usize::from(tricks)) {
            (bar.made, bar.missed) = (tries.made, tries.missed());
        }
    }
    let title: Message = Message::PlayersTricksTaken {
        what: task_inline(record, task).nested(),
    };
    let wanted = record.goals.get(task).and_then(|goal| goal.target);
    let list = tally.iter().map(|(tricks, tries)| {
        let n = count(tries.of);
        let tricks = i64::from(tricks);
        Message::PlayersTricksIn { tricks, n }
    });
    let list = list.collect();
    let goal = wanted.map(|wanted| (wanted, target(wanted)));
    let note: Message = Message::PlayersTricksNote {
        n: count(tally.tries().of),
    };
    let said = goal
        .as_ref()
        .map_or_else(|| note.clone(), |(_, said)| said.clone());
    Some(Bars {
        says: Message::PlayersTricksSay {
            title: title.clone().nested(),
            target: said.nested(),
            list,
        },
        title,
        note,
        bars,
        target: goal,
    })
}

/// How often each number of tricks was taken under each bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How many bids were met, and how many fell short or went over.
    pub note: Message,
    /// The largest number on either side.
    pub last: u8,
    /// What was bid and taken at least once.
    pub cells: Vec<Cell>,
    /// The whole as a sentence.
    pub says: Message,
}

/// One bid with one number of tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Tricks that were bid.
    pub bid: u8,
    /// Tricks that were taken.
    pub took: u8,
    /// How often.
    pub n: u64,
}

/// Bids beside tricks taken; none where nobody bid.
pub fn grid(tasks: &Tallies) -> Option<Grid> {
    let mut cells = Vec::new();
    for (task, tally) in tasks.iter() {
        if let Task::Bid(bid) = task {
            let taken = tally.iter().map(|(took, tries)| Cell {
                bid: *bid,
                took,
                n: tries.of,
            });
            cells.extend(taken);
        }
    }
    let last = cells.iter().map(|cell| cell.bid.max(cell.took)).max()?;
    let sum = |wanted: fn(&&Cell) -> bool| {
        let counts = cells.iter().filter(wanted).map(|cell| cell.n);
        count(counts.fold(0, u64::saturating_add))
    };
    let note: Message = Message::PlayersMetNote {
        made: sum(|cell| cell.took == cell.bid),
        of: sum(|_| true),
        under: sum(|cell| cell.took < cell.bid),
        over: sum(|cell| cell.took > cell.bid),
    };
    let each = cells.iter().map(|cell| Message::PlayersGridCell {
        bid: i64::from(cell.bid),
        took: i64::from(cell.took),
        n: count(cell.n),
    });
    let says = Message::PlayersGridSays {
        note: note.clone().nested(),
        list: each.collect(),
    };
    Some(Grid {
        note,
        last,
        cells,
        says,
    })
}

/// Bids beside tricks of a session: of one player, or of the whole table.
pub fn session_grid(sitting: &SessionStats, who: Option<PlayerId>) -> Option<Grid> {
    match who {
        None => grid(&sitting.table),
        Some(who) => grid(&sitting.person(who)?.tasks),
    }
}

/// A record with only the names of a session's tasks.
pub(super) fn goals_of(sitting: &SessionStats) -> Record {
    Record::of_goals(&sitting.goals)
}
