//! `log`: all changes of a session.

use crate::cli::Caller;
use crate::cli::error::Failure;
use crate::cli::output::Print;
use crate::cli::output::columns::Columns;
use crate::cli::output::describe::{English, signed};
use crate::cli::output::json::{Node, object};
use crate::ledger::{Act, Book, Edit, EditId, LogRow};
use crate::view::history::{HistoryLine, history};
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// Prints the log, oldest change first.
pub(in crate::cli) fn run(wanted: &str, json: bool, caller: &mut Caller) -> Result<(), Failure> {
    let book = caller.app.book(caller.app.find(wanted)?)?;
    let shown = Shown::of(&book);
    if json {
        let rows = book.log().rows().iter().map(|row| shown.row(row));
        return caller.out.json(rows.collect::<Result<Node, _>>()?);
    }
    let table = Columns::default().right([""]);
    let mut table = table.left(["When", "Change", "Points", ""]);
    let english = English::default();
    let told = history(&book, usize::MAX).lines;
    let told: HashMap<i64, HistoryLine> = told.into_iter().map(|row| (row.number, row)).collect();
    for row in book.log().rows() {
        let undone = if shown.is_undone(row) == Some(true) {
            "undone"
        } else {
            ""
        };
        let told = i64::try_from(row.seq).ok().and_then(|seq| told.get(&seq));
        let what = told.map(|told| english.say(&told.what)).unwrap_or_default();
        let moved = told.into_iter().flat_map(|told| &told.moved);
        let points: Vec<String> = moved
            .filter(|moved| moved.points().n != 0)
            .map(|moved| format!("{} {}", moved.name, signed(moved.points())))
            .collect();
        table.row([
            row.seq.to_string(),
            row.at.format("%Y-%m-%d %H:%M").to_string(),
            what,
            points.join(", "),
            undone.to_owned(),
        ]);
    }
    Ok(write!(caller.out, "{table}")?)
}

/// The data needed to print a log.
struct Shown {
    in_force: HashSet<EditId>,
    numbers: HashMap<EditId, u64>,
    /// The names of all participants by id.
    names: HashMap<String, String>,
}

impl Shown {
    fn of(book: &Book) -> Self {
        let joined = book.log().rows().iter().flat_map(|row| match &row.act {
            Act::Do(Edit::Join { participant }) => std::slice::from_ref(participant),
            Act::Do(Edit::Reseat { joins, .. }) => joins.as_slice(),
            _ => &[],
        });
        let everybody = joined.chain(&book.ledger().session().participants);
        Self {
            in_force: book.log().in_force().map(|(row, _)| row.id).collect(),
            numbers: book
                .log()
                .rows()
                .iter()
                .map(|row| (row.id, row.seq))
                .collect(),
            names: everybody
                .map(|one| (one.id.to_string(), one.name.clone()))
                .collect(),
        }
    }

    /// A row of the log as JSON. A change has its values before and after, with players' names.
    fn row(&self, row: &LogRow) -> Result<Node, Failure> {
        let (act, change) = match &row.act {
            Act::Do(edit) => (
                "do",
                Some(serde_json::to_value(edit).map_err(Failure::data)?),
            ),
            Act::Undo(_) => ("undo", None),
            Act::Redo(_) => ("redo", None),
        };
        Ok(object! {
            "seq": row.seq,
            "id": row.id,
            "at": row.at,
            "act": act,
            "of"?: self.target(row),
            "change"?: change.map(|change| named(change, &self.names)),
            "undone"?: self.is_undone(row),
        })
    }

    /// The number of the row that an undo or redo acts on.
    fn target(&self, row: &LogRow) -> Option<u64> {
        let (Act::Undo(target) | Act::Redo(target)) = &row.act else {
            return None;
        };
        self.numbers.get(target).copied()
    }

    /// Whether a change is undone.
    fn is_undone(&self, row: &LogRow) -> Option<bool> {
        match &row.act {
            Act::Do(edit) => Some(edit.is_undoable() && !self.in_force.contains(&row.id)),
            Act::Undo(_) | Act::Redo(_) => None,
        }
    }
}

/// The value with names in place of participants' ids.
fn named(value: Value, names: &HashMap<String, String>) -> Value {
    match value {
        Value::String(text) => Value::String(names.get(&text).cloned().unwrap_or(text)),
        Value::Array(items) => items.into_iter().map(|item| named(item, names)).collect(),
        Value::Object(entries) => entries
            .into_iter()
            .map(|(key, value)| (key, named(value, names)))
            .collect(),
        other => other,
    }
}
