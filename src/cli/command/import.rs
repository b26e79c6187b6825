//! `import`: bundles and CSV files.

use crate::app::{
    AppError, ImportFiles, ImportOutcome, PaymentChange, Preview, PreviewItem, PreviewKind,
    SessionChange, VersionToKeep,
};
use crate::cli::output::{Object, describe, object};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::PlayerId;
use crate::scheme::keyword::Keyword;
use crate::store::People;
use crate::text;
use crate::view::result::versions;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick import --dry-run evenings.csv saturday.bundle
      show what they contain
  oddtrick import evenings.csv saturday.bundle

If one file has a fault, nothing is imported; in CSV a known hand that differs is a fault. A session of a bundle that \
diverged stays as it is and is named; the rest is imported. The database is backed up first.")]
pub(in crate::cli) struct ImportArgs {
    /// Bundles or CSV files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show what is new, known or wrong, line by line, and import nothing
    #[arg(long, visible_alias = "preview")]
    dry_run: bool,
    /// Which version to keep of a session that diverged on two devices
    #[arg(long, value_name = "WAY", value_enum, conflicts_with = "dry_run")]
    two_ways: Option<VersionToKeep>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Imports files, all or none; or only describes them.
pub(in crate::cli) fn import(args: &ImportArgs, caller: &mut Caller) -> Result {
    let files = ImportFiles {
        paths: args.files.clone(),
        version_to_keep: args.two_ways.unwrap_or_default(),
        clock: caller.app.clock(),
    };
    let preview = caller.work(|app, work| {
        if args.dry_run {
            Ok(app.read(|db| files.read(db, work))?.0)
        } else {
            app.import(&files, work)
        }
    })?;
    caller.changed.set(!args.dry_run);
    let people = &caller.app.read(|db| db.people().cloned())?;
    if args.json {
        caller.json(json(&preview, people))?;
    } else if args.dry_run {
        for item in &preview.items {
            caller.say(line(item, people))?;
        }
        writeln!(caller.out, "{}", sum(&preview))?;
    } else if preview.diverged == 0 || preview.brings_something {
        writeln!(caller.out, "{}", sum(&preview))?;
        for item in &preview.items {
            // The counts say enough of other sessions.
            if !matches!(&item.what, PreviewKind::Session(session) if session.changes.is_empty()) {
                caller.say(line(item, people))?;
            }
        }
    }
    match preview.faults() {
        0 => report_diverged(&preview),
        faults => Err(Failure::data(format!(
            "{}: nothing would be imported",
            describe::count(faults, "fault")
        ))),
    }
}

/// Fails if a session has diverged here, and names the first one.
fn report_diverged(preview: &Preview) -> Result {
    let diverged = preview.items.iter().find_map(|item| match &item.what {
        PreviewKind::Session(session) if session.arrival == ImportOutcome::Diverged => {
            Some((place(item), session.id))
        }
        _ => None,
    });
    let Some((place, id)) = diverged else {
        return Ok(());
    };
    let others = match preview.diverged {
        1 => String::new(),
        all => format!(", and so did {}", describe::count(all - 1, "other session")),
    };
    Err(Failure::data(format!(
        "{place}: session {id} continued differently here{others}; `--two-ways here`, `file` or `both` says which to keep"
    )))
}

/// The counts of an import.
fn sum(preview: &Preview) -> String {
    let new = describe::count(preview.new, "new session");
    let mut parts = vec![format!(
        "{new} with {}",
        describe::count(preview.hands, "new hand")
    )];
    let others = [
        (preview.longer, "session", " longer than before"),
        (preview.known, "session", " known already"),
        (preview.payments, "new payment", ""),
        (preview.deleted, "session", " deleted here and left deleted"),
        (
            preview.diverged,
            "session",
            " continued differently here and left unchanged",
        ),
    ];
    let others = others.into_iter().filter(|(n, ..)| *n > 0);
    parts.extend(others.map(|(n, thing, more)| describe::count(n, thing) + more));
    parts.join(", ")
}

/// An item of a file, as text, with these people after the import.
fn line(item: &PreviewItem, people: &People) -> String {
    match &item.what {
        // A file's error begins with its name and line.
        PreviewKind::Wrong(error @ (AppError::Import(..) | AppError::Reading(..))) => {
            format!("wrong: {error}")
        }
        PreviewKind::Wrong(error) => format!("wrong: {}: {error}", place(item)),
        PreviewKind::SameName(name, merge) => {
            let undo = separates(*merge, people);
            format!("{name} is taken to be the {name} who is known here{undo}")
        }
        PreviewKind::Merged([name, into], merge) => {
            let undo = separates(*merge, people);
            format!("{name} merged into {into}, as in the file{undo}")
        }
        PreviewKind::Separated([one, other]) => format!(
            "{one} and {other} sat at one table, so they are two people and no longer merged here"
        ),
        PreviewKind::Renamed([was, now]) => format!("{was} renamed to {now}, as in the file"),
        PreviewKind::NotMerged([one, other]) => {
            format!("{one} and {other} are one player in the file and two players here")
        }
        PreviewKind::Payment([from, to], paid, change) => {
            let paid = describe::paid(from, to, paid);
            let how = match change {
                PaymentChange::Undone => "is undone, as in the file",
                PaymentChange::Restored => "counts again, as in the file",
                PaymentChange::Twice => "is in the file and recorded here too, and both count",
            };
            format!("{paid}: {how}")
        }
        PreviewKind::NewRules(name) => format!("new house rules: {name}"),
        PreviewKind::NewSeason(name) => format!("new season: {name}"),
        PreviewKind::Replaced(name) => format!("{name} is replaced by the one in the file"),
        PreviewKind::OtherRules([id, name]) => {
            format!("other house rules here have the id `{id}`, and stay; `{name}` is left out")
        }
        PreviewKind::Session(session) => {
            let name = text::or(&session.title, &session.scheme.name);
            let more = match (session.arrival, session.new) {
                (ImportOutcome::Diverged, _) => {
                    let both = session.versions.as_deref().map(versions);
                    let both = both.map(|both| format!(": {}", describe::english(&both)));
                    format!(", continued differently here{}", both.unwrap_or_default())
                }
                (_, new) if new > 0 && new < session.hands => format!(", {new} of them new"),
                _ => String::new(),
            };
            let changes = session.changes.iter().map(|change| match change {
                SessionChange::Hands => ", recorded hands or their stake changed",
                SessionChange::Settlement => ", settlement changed",
                SessionChange::BegunWith => ", points brought forward changed",
                SessionChange::Seats => ", change of seats replaced",
                SessionChange::Note => ", note replaced",
            });
            let more = more + &changes.collect::<String>();
            format!(
                "{}: {}: {} {} {name}, {}{more}",
                session.arrival.word(),
                place(item),
                session.id,
                session.started.format("%Y-%m-%d"),
                describe::count(session.hands, "hand")
            )
        }
    }
}

/// How to undo a merge that was imported.
fn separates([player, into]: [PlayerId; 2], people: &People) -> String {
    let edit = people.merge_edit(player, into);
    let undo = edit.map(|edit| format!("; `oddtrick undo {edit}` separates them"));
    undo.unwrap_or_default()
}

fn place(item: &PreviewItem) -> String {
    let path = item.path.display();
    item.line
        .map_or_else(|| path.to_string(), |line| format!("{path}: line {line}"))
}

/// The outcome of an import, as JSON, with the backup of the database before it.
fn json(preview: &Preview, people: &People) -> Object {
    let items = preview.items.iter();
    let items: Vec<Object> = items.map(|item| item_json(item, people)).collect();
    object! {
        "new": preview.new,
        "longer": preview.longer,
        "known": preview.known,
        "deleted": preview.deleted,
        "two_ways": preview.diverged,
        "hands": preview.hands,
        "payments": preview.payments,
        "wrong": preview.faults(),
        "before?": preview.before.as_deref().map(|path| path.display().to_string()),
        "items": items,
    }
}

fn item_json(item: &PreviewItem, people: &People) -> Object {
    // `oddtrick undo` with this number undoes a match or a merge.
    let undo = |[player, into]: &[PlayerId; 2]| people.merge_edit(*player, *into);
    let place = object! { "file": item.path.display().to_string(), "line?": item.line };
    let two = |what: &str, keys: [&str; 2], names: &[String; 2]| {
        object! { "what": what }.and(Object::map(keys.into_iter().zip(names)))
    };
    let what = match &item.what {
        PreviewKind::Wrong(error) => object! { "what": "wrong", "error": error.to_string() },
        PreviewKind::Session(session) => {
            let changes = session.changes.iter().map(|change| change.word());
            object! {
                "what": session.arrival.word(),
                "session": session.id,
                "title": session.title,
                "started": session.started.to_rfc3339(),
                "scheme": session.scheme.id,
                "hands": session.hands,
                "new_hands": session.new,
                "changes?": changes.collect::<Vec<_>>(),
            }
        }
        PreviewKind::SameName(name, merge) => {
            object! { "what": "same-name", "name": name, "undo?": undo(merge) }
        }
        PreviewKind::Separated(names) => two("separated", ["name", "other"], names),
        PreviewKind::Merged(names, merge) => {
            two("merged", ["name", "into"], names).and(object! { "undo?": undo(merge) })
        }
        PreviewKind::Renamed(names) => two("renamed", ["name", "now"], names),
        PreviewKind::NotMerged(names) => two("not-merged", ["name", "other"], names),
        PreviewKind::Payment([from, to], paid, change) => object! {
            "what": change.word(),
            "payment": paid.id,
            "from": from,
            "to": to,
            "amount": paid.amount.decimal(paid.currency),
            "currency": paid.currency.code(),
        },
        PreviewKind::NewRules(name) => object! { "what": "new-rules", "name": name },
        PreviewKind::NewSeason(name) => object! { "what": "new-season", "name": name },
        PreviewKind::Replaced(name) => object! { "what": "replaced", "name": name },
        PreviewKind::OtherRules(names) => two("other-rules", ["id", "name"], names),
    };
    place.and(what)
}
