//! `log`: all changes of a session.

use crate::cli::args::SESSION;
use crate::cli::output::{Columns, Object, english, object, signed};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{Act, EditId, LogChange, SessionEditor};
use crate::view::history::history;
use clap::Args;
use serde_json::Value;
use std::collections::HashMap;

#[derive(Debug, Args)]
pub(in crate::cli) struct LogArgs {
    #[arg(help = SESSION)]
    session: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the log, oldest change first.
pub(in crate::cli) fn run(args: &LogArgs, caller: &mut Caller) -> Result {
    let editor = caller.app.editor(caller.app.find(&args.session)?)?;
    if args.json {
        return caller.json(rows(&editor)?);
    }
    let history = history(&editor, usize::MAX);
    if let Some(earlier) = &history.earlier {
        caller.say(english(earlier))?;
    }
    let rows = history.lines.iter().rev().map(|line| {
        let moved = line.moved.iter().filter(|moved| moved.points.n != 0);
        let points = moved.map(|moved| format!("{} {}", moved.name, signed(moved.points)));
        [
            line.number.to_string(),
            line.at.format("%Y-%m-%d %H:%M").to_string(),
            english(&line.what),
            points.collect::<Vec<_>>().join(", "),
            if line.undone { "undone" } else { "" }.to_owned(),
        ]
    });
    let table = Columns::new("RL", ["", "When", "Change", "Points", ""]).rows(rows);
    Ok(write!(caller.out, "{table}")?)
}

/// The rows of the log as JSON. A change has its values before and after, with players' names; undo and redo have the
/// number of the row they act on.
fn rows(editor: &SessionEditor) -> Result<Vec<Object>> {
    let everybody = editor.log().added_participants();
    let everybody = everybody.chain(&editor.ledger().session().participants);
    let names: HashMap<String, String> = everybody
        .map(|one| (one.id.to_string(), one.name.clone()))
        .collect();
    let rows = editor.log().rows().iter();
    let numbers: HashMap<EditId, u64> = rows.map(|row| (row.id, row.seq)).collect();
    let json = |LogChange { row, edit, undone }: LogChange| {
        let (act, target) = match &row.act {
            Act::Do(_) => ("do", None),
            Act::Undo(target) => ("undo", Some(target)),
            Act::Redo(target) => ("redo", Some(target)),
        };
        let done = target.is_none();
        let change = done.then(|| serde_json::to_value(edit)).transpose();
        Ok(object! {
            "seq": row.seq,
            "id": row.id,
            "at": row.at.to_rfc3339(),
            "act": act,
            "of?": target.and_then(|target| numbers.get(target).copied()),
            "change?": change.map_err(Failure::data)?.map(|change| named(change, &names)),
            "undone?": done.then_some(undone),
        })
    };
    editor.log().changes().map(json).collect()
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
