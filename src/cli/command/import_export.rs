//! `export`, `bundle` and `import`.

use super::money::name_left_out;
use super::paper::{self, ExportFormat, PageArgs};
use crate::app::{
    AppError, ImportFiles, ImportOutcome, PaymentChange, Preview, PreviewItem, PreviewKind,
    PreviewedMerge, SessionChange, VersionToKeep, replace, write_bundle, write_table,
};
use crate::cli::args::{SESSION, SESSIONS};
use crate::cli::input::words;
use crate::cli::output::{Object, describe, object};
use crate::cli::{Caller, Failure, Result};
use crate::exchange::{CsvFormat, DecimalSign, Layout, Profile, Separator};
use crate::scheme::keyword::Keyword;
use crate::store::Database;
use crate::task::Work;
use crate::view::result::versions;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = r"Examples:
  oddtrick export last
  oddtrick export --all --layout summary -o evenings.csv
  oddtrick export --all --layout long --profile spreadsheet --decimal comma -o evenings.csv
      for a spreadsheet that writes 0,05
  oddtrick export last --format pdf -o evening.pdf
      the score sheet and who pays whom, to be printed
  oddtrick export last --format pdf --blank --paper letter -o blank.pdf

Text that a spreadsheet would run as a formula is escaped in both CSV profiles. Both can be imported.")]
pub(in crate::cli) struct ExportArgs {
    #[arg(help = SESSION, required_unless_present = "all", conflicts_with = "all")]
    pub(in crate::cli) session: Option<String>,
    /// Every session
    #[arg(long)]
    pub(in crate::cli) all: bool,
    /// What a row is: a hand; a player in a hand; or a player in a session, which cannot be imported
    #[arg(long, default_value = "hands", value_parser = words::<Layout>())]
    pub(in crate::cli) layout: Layout,
    /// The dialect: `machine` is lossless and the same everywhere; `spreadsheet` has a byte order mark and the
    /// separator and decimal sign that you choose
    #[arg(long, value_enum, default_value_t = ProfileName::Machine)]
    pub(in crate::cli) profile: ProfileName,
    /// The separator for a spreadsheet (default: a semicolon if the decimal sign is a comma, else a comma)
    #[arg(long, value_name = "comma|semicolon|tab", value_parser = words::<Separator>())]
    pub(in crate::cli) separator: Option<Separator>,
    /// The decimal sign for a spreadsheet
    #[arg(long, value_name = "point|comma", value_parser = words::<DecimalSign>())]
    pub(in crate::cli) decimal: Option<DecimalSign>,
    /// The output format (default: pdf for a file whose name ends in .pdf, else csv)
    #[arg(long, value_enum)]
    pub(in crate::cli) format: Option<ExportFormat>,
    #[command(flatten)]
    pub(in crate::cli) page: PageArgs,
    /// A PDF of an empty sheet for the same table, on one page, to be filled in by hand
    #[arg(long)]
    pub(in crate::cli) blank: bool,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
}

/// The dialect of a CSV file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ProfileName {
    /// A program
    Machine,
    /// A spreadsheet
    Spreadsheet,
}

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

#[derive(Debug, Args)]
#[command(after_help = r"Examples:
  oddtrick bundle --all -o evenings.bundle
  oddtrick bundle last -o saturday.bundle
  oddtrick import saturday.bundle
      on another device; sessions that are there already are not doubled

Sessions that were settled together are bundled together.")]
pub(in crate::cli) struct BundleArgs {
    #[arg(value_name = "SESSION", help = SESSIONS)]
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    sessions: Vec<String>,
    /// Every session
    #[arg(long)]
    all: bool,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print JSON about the written file
    #[arg(long, requires = "output")]
    json: bool,
}

/// Writes sessions as one CSV file, oldest first, or one session as PDF.
pub(in crate::cli) fn export(args: &ExportArgs, caller: &mut Caller) -> Result {
    if paper::is_pdf(args)? {
        return paper::export(args, caller);
    }
    let form = CsvFormat {
        layout: args.layout,
        profile: profile(args)?,
    };
    let sessions = match &args.session {
        Some(wanted) => vec![caller.app.find(wanted)?],
        None => caller.app.read(Database::session_ids)?,
    };
    let left_out = write(args.output.as_deref(), caller, |db, to, work| {
        write_table(db, &sessions, form, to, work)
    })?;
    name_left_out(&left_out, caller);
    Ok(())
}

/// Writes data to the given file, or to standard output.
pub(in crate::cli) fn write<R>(
    output: Option<&Path>,
    caller: &mut Caller,
    write: impl FnOnce(&mut Database, &mut dyn Write, &Work) -> Result<R, AppError>,
) -> Result<R> {
    let (app, out, file) = (&caller.app, &mut *caller.out, named(output));
    Ok(caller.progress.with_progress(file.is_none(), |work| {
        let Some(path) = file else {
            return app.read(|db| write(db, out, work));
        };
        app.ensure_not_own_file(path)?;
        let saved = app.read(|db| replace(path, |to| write(db, to, work)))?;
        caller.changed.set(true);
        Ok(saved)
    })?)
}

/// The given file, unless it is standard output.
fn named(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

/// The CSV dialect.
fn profile(args: &ExportArgs) -> Result<Profile> {
    if args.profile == ProfileName::Machine {
        return match (args.separator, args.decimal) {
            (None, None) => Ok(Profile::MACHINE),
            _ => Err(Failure::usage(
                "--separator and --decimal are for --profile spreadsheet",
            )),
        };
    }
    let decimal = args.decimal.unwrap_or_default();
    let separator = args.separator.unwrap_or(match decimal {
        DecimalSign::Point => Separator::Comma,
        DecimalSign::Comma => Separator::Semicolon,
    });
    Profile::spreadsheet(separator, decimal)
        .ok_or_else(|| Failure::usage("a comma cannot be both the separator and the decimal sign"))
}

/// Writes whole sessions.
pub(in crate::cli) fn bundle(args: &BundleArgs, caller: &mut Caller) -> Result {
    let sessions = if args.all {
        caller.app.read(Database::session_ids)?
    } else {
        caller.find_all(&args.sessions)?
    };
    let file = named(args.output.as_deref());
    if args.json && file.is_none() {
        return Err(Failure::usage(
            "--json describes the file that was written; name it with -o",
        ));
    }
    let bundled = write(file, caller, |db, to, work| {
        write_bundle(db, &sessions, to, work)
    })?;
    match file.filter(|_| args.json) {
        None => Ok(()),
        Some(path) => caller.json(object! {
            "file": path.display().to_string(),
            "hands": bundled.hands,
            "payments": bundled.payments,
            "sessions": bundled.sessions,
        }),
    }
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
    if args.json {
        caller.json(json(&preview))?;
    } else if args.dry_run {
        for item in &preview.items {
            caller.say(line(item))?;
        }
        writeln!(caller.out, "{}", sum(&preview))?;
    } else if preview.diverged == 0 || preview.brings_something {
        writeln!(caller.out, "{}", sum(&preview))?;
        for item in &preview.items {
            // The counts say enough of other sessions.
            if !matches!(&item.what, PreviewKind::Session(session) if session.changes.is_empty()) {
                caller.say(line(item))?;
            }
        }
    }
    match preview.faults() {
        0 => report_diverged(&preview),
        faults => Err(Failure::Data(format!(
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
    Err(Failure::Data(format!(
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

/// An item of a file, as text.
fn line(item: &PreviewItem) -> String {
    match &item.what {
        // A file's error begins with its name and line.
        PreviewKind::Wrong(error @ (AppError::Import(..) | AppError::Reading(..))) => {
            format!("wrong: {error}")
        }
        PreviewKind::Wrong(error) => format!("wrong: {}: {error}", place(item)),
        PreviewKind::SameName(name, merge) => {
            let undo = separates(merge);
            format!("{name} is taken to be the {name} who is known here{undo}")
        }
        PreviewKind::Merged([name, into], merge) => {
            let undo = separates(merge);
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
            let name = match session.title.as_str() {
                "" => &session.scheme.name,
                title => title,
            };
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
fn separates(merge: &PreviewedMerge) -> String {
    let undo = merge
        .edit
        .map(|edit| format!("; `oddtrick undo {edit}` separates them"));
    undo.unwrap_or_default()
}

fn place(item: &PreviewItem) -> String {
    let path = item.path.display();
    item.line
        .map_or_else(|| path.to_string(), |line| format!("{path}: line {line}"))
}

/// The outcome of an import, as JSON, with the backup of the database before it.
fn json(preview: &Preview) -> Object {
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
        "items": preview.items.iter().map(item_json).collect::<Vec<_>>(),
    }
}

fn item_json(item: &PreviewItem) -> Object {
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
        // `oddtrick undo` with this number undoes the match.
        PreviewKind::SameName(name, merge) => {
            object! { "what": "same-name", "name": name, "undo?": merge.edit }
        }
        PreviewKind::Separated(names) => two("separated", ["name", "other"], names),
        PreviewKind::Merged(names, merge) => {
            two("merged", ["name", "into"], names).and(object! { "undo?": merge.edit })
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
