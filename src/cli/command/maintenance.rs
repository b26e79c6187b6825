//! `check`, `backup`, `restore` and `recover`: maintenance of the database.

use crate::app::{Recovered, back_up_to};
use crate::cli::output::{Object, describe, object};
use crate::cli::{Caller, Failure, RECOVERS, Result};
use crate::ledger::SessionId;
use crate::store::{Database, Finding, RecoveredSession};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(in crate::cli) struct CheckArgs {
    /// First rebuild everything that follows from the log: people, payments and totals
    #[arg(long)]
    rebuild: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct BackupArgs {
    /// The copy; an existing file is replaced
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct RestoreArgs {
    /// The backup
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct RecoverArgs {
    /// Write the recovered database to this file, and leave the damaged one as it is
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reports that the database is sound, or all its errors.
pub(in crate::cli) fn check(args: &CheckArgs, caller: &mut Caller) -> Result {
    if args.rebuild {
        caller.app.change(Database::rebuild_projections)?;
    }
    let findings = caller.work(|app, work| app.change(|db| db.check(work)))?;
    // Faults that cannot be printed are an error.
    caller.changed.set(args.rebuild && findings.is_empty());
    let hint = "; `oddtrick check --rebuild` corrects this";
    let found = findings.iter();
    let found = found.map(|one| format!("{one}{}", describe::when(one.is_derived(), hint)));
    let (found, sound) = (found.collect::<Vec<_>>(), findings.is_empty());
    let value = object! { "findings": found, "sound": sound };
    caller.print(args.json, value, found)?;
    let is_lost = |one: &Finding| !one.is_derived() && !matches!(one, Finding::Sidecar { .. });
    match findings.len() {
        0 if args.json => Ok(()),
        0 => caller.say("all is well"),
        n => {
            let said = format!("{} in the database", describe::count(n, "fault"));
            Err(Failure::data(if findings.iter().any(is_lost) {
                format!("{said}; {RECOVERS}")
            } else {
                said
            }))
        }
    }
}

/// Writes a backup.
pub(in crate::cli) fn backup(args: &BackupArgs, caller: &mut Caller) -> Result {
    caller.work(|app, work| {
        app.ensure_not_own_file(&args.file)?;
        app.change(|db| back_up_to(db, &args.file, work))
    })?;
    caller.changed.set(true);
    let file = args.file.display().to_string();
    let said = format!("the database is in {file}, checked");
    caller.print(args.json, object! { "file": file }, [said])
}

/// Restores a backup.
pub(in crate::cli) fn restore(args: &RestoreArgs, caller: &mut Caller) -> Result {
    let before = caller.work(|app, work| app.restore(&args.file, work))?;
    caller.changed.set(true);
    let file = args.file.display().to_string();
    let before = before.map(|before| before.display().to_string());
    let kept = before.as_ref().map(|before| {
        format!("; the previous database is {before}, and `oddtrick restore` brings it back")
    });
    let said = format!("{file} is in its place{}", kept.unwrap_or_default());
    let value = object! { "before": before, "file": file };
    caller.print(args.json, value, [said])
}

/// Recovers the database and reports the outcome for each session.
pub(in crate::cli) fn recover(args: &RecoverArgs, caller: &mut Caller) -> Result {
    let output = args.output.as_deref();
    let recovered = caller.work(|app, work| match output {
        Some(file) => app.recover_to(file, work).map(Some),
        None => app.recover(work),
    })?;
    caller.changed.set(recovered.is_some());
    let Some(recovered) = recovered else {
        let database = caller.app.database();
        let database = database.display();
        let said = format!("nothing is wrong with {database}, and it stays as it is");
        return caller.print(args.json, object! { "sound": true }, [said]);
    };
    let value = recovered_line(&recovered, output);
    caller.print(args.json, value, lines(&recovered, output))?;
    if recovered.lacks_something() {
        return Err(Failure::data(
            "something is missing; the rest was recovered",
        ));
    }
    Ok(())
}

/// The outcome as text.
fn lines(recovered: &Recovered, output: Option<&Path>) -> Vec<String> {
    let sessions = recovered.sessions.iter();
    let mut lines: Vec<String> = sessions.clone().map(session).collect();
    let there = sessions.filter(|(_, one)| !one.is_lost());
    lines.push(format!(
        "{} in all",
        describe::count(there.count(), "session")
    ));
    let backup = recovered.backup.iter();
    lines.extend(backup.map(|backup| format!("based on {}", backup.display())));
    if recovered.lost_payments > 0 {
        let lost = describe::count(recovered.lost_payments, "payment");
        lines.push(format!("{lost} could not be recovered"));
    }
    if let Some((session, missing)) = recovered.missing {
        let changes = describe::count(missing, "change");
        let whose = session.map_or_else(
            || "people, payments, house rules or an unknown session".to_owned(),
            |id| format!("session {id}"),
        );
        lines.push(format!(
            "at least {changes} to {whose} could not be recovered"
        ));
    }
    if let Some(kept) = &recovered.quarantine {
        let folder = kept.parent().unwrap_or(kept).display();
        lines.push(format!("the previous files are in {folder}"));
    }
    lines.extend(output.map(|file| format!("recovered to {} and verified", file.display())));
    lines
}

/// The outcome as JSON.
fn recovered_line(recovered: &Recovered, output: Option<&Path>) -> Object {
    let shown = |path: &Path| path.display().to_string();
    let session = |(id, one): &(SessionId, RecoveredSession)| {
        object! {
            "had": one.had,
            "hands": one.hands.unwrap_or(0),
            "log": !one.hands_only,
            "lost": one.hands.is_none(),
            "session": *id,
            "started": one.started.map(|at| at.to_rfc3339()),
            "title": &one.title,
        }
    };
    let missing = recovered.missing.map(|(session, changes)| {
        object! { "changes": changes, "session": session }
    });
    object! {
        "backup": recovered.backup.as_deref().map(shown),
        "before": recovered.quarantine.as_deref().map(shown),
        "file": output.map(shown),
        "lost_payments": recovered.lost_payments,
        "missing": missing,
        "sessions": recovered.sessions.iter().map(session).collect::<Vec<_>>(),
        "sound": false,
    }
}

/// The outcome for a session.
fn session((id, one): &(SessionId, RecoveredSession)) -> String {
    let date = one.started.map(|at| at.format(" %F").to_string());
    let title = Some(&one.title).filter(|title| !title.is_empty());
    let name = format!(
        "{}{}{}",
        describe::short(*id),
        date.unwrap_or_default(),
        title.map_or_else(String::new, |title| format!(" {title}"))
    );
    let what = match (one.hands.unwrap_or(0), one.had) {
        _ if one.is_lost() => "lost".to_owned(),
        (hands, had) if hands == had => describe::count(hands, "hand"),
        (hands, had) => format!("{hands} of {}", describe::count(had, "hand")),
    };
    let log = describe::when(one.hands_only, ", without its log");
    format!("{name}: {what}{log}")
}
