//! The recovery page, for a database that is damaged or cannot be opened: the error, what was backed up, and the
//! options.
//!
//! It deletes nothing, and reads and writes files on separate threads.

use super::backup_row;
use crate::app::{self, AppError, ClosedDatabase, DatabaseSummary, Recovered, Sources};
use crate::store::{Database, OpenError, OpenFault, RecoveredSession, StoreError};
use crate::task::Work;
use crate::view::page::{BackupRow, RecoveryPage, TextRow};
use crate::view::{Message, Minute};
use crate::window::context::Context;
use crate::window::models::row;
use crate::window::progress;
use crate::window::to_ui::ToUi;
use oddtrick_ui::{self as ui, RecoveryAction};
use std::path::PathBuf;
use std::time::Duration;

/// Delay after startup before the database is checked, so that the session list is shown first.
pub(in crate::window) const CHECK_DELAY: Duration = Duration::from_millis(500);

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::RecoveryAdapter>();
    adapter.on_act(ctx.on_with(|ctx, action| match action {
        RecoveryAction::Rebuild => rebuild(ctx),
        RecoveryAction::ChooseBackup => choose(ctx, restore),
        RecoveryAction::Look => look(ctx),
        RecoveryAction::OpenOther => choose(ctx, open_other),
        RecoveryAction::SaveCopy => save_copy(ctx),
        RecoveryAction::TryAgain => try_again(ctx),
        RecoveryAction::GoOn => crate::window::start(ctx),
    }));
    adapter.on_restored(ctx.on_row(
        |page: &RecoveryPage, index| Some(row(&page.backups, index)?.path.clone()),
        restore,
    ));
}

/// Shows the page because the database cannot be opened.
pub(in crate::window) fn open(ctx: &Context, error: &AppError) {
    show_wrong(ctx, page(error));
}

fn show_wrong(ctx: &Context, wrong: RecoveryPage) {
    // Another program writes: recovery cannot read the database.
    let is_busy = wrong.title == Message::RecoveryBusy;
    *ctx.recovery.borrow_mut() = wrong;
    ctx.tables.borrow_mut().forget_stored();
    let open = ctx.app.take_store();
    banner(ctx);
    ctx.navigate(ui::Page::Recovery);
    if is_busy {
        drop(open);
        return refresh(ctx);
    }
    work(
        ctx,
        move |closed, work| {
            // Wait for the store's thread before its files are read.
            drop(open);
            closed.sources(work)
        },
        |ctx, sources| show_sources(ctx, &sources),
    );
}

/// The page for an error with this title, which the message in full explains.
fn titled(title: Message, detail: String, replaceable: bool) -> RecoveryPage {
    RecoveryPage {
        line: title.in_full(),
        title,
        detail,
        replaceable,
        ..RecoveryPage::default()
    }
}

fn page(error: &AppError) -> RecoveryPage {
    let fault = match error {
        AppError::Open(OpenError { fault, .. }) => Some(fault),
        _ => None,
    };
    let title = match (error, fault) {
        (AppError::Lost(..), _) => Message::RecoveryGone,
        (AppError::Store(StoreError::Behind { missing, .. }), _) => {
            Message::recovery_behind(*missing)
        }
        (_, Some(OpenFault::Newer(_))) => Message::RecoveryNewer,
        (_, Some(OpenFault::Busy)) => Message::RecoveryBusy,
        (_, Some(OpenFault::ManyNames(_))) => Message::RecoveryManyNames,
        (
            _,
            Some(
                OpenFault::NotADatabase
                | OpenFault::Foreign(_)
                | OpenFault::Folder
                | OpenFault::NotAFile,
            ),
        ) => Message::RecoveryNoDatabase,
        _ if error.can_be_recovered() => Message::RecoveryDamaged,
        _ => Message::RecoveryNotOpened,
    };
    titled(title, error.to_string(), error.can_be_recovered())
}

/// Runs a job on the closed database on its own thread.
fn work<R: Send + 'static>(
    ctx: &Context,
    job: impl FnOnce(&ClosedDatabase, &Work) -> Result<R, AppError> + Send + 'static,
    then: impl FnOnce(&Context, R) + Send + 'static,
) {
    let (closed, work) = (ctx.app.closed_database(), progress::begin(ctx));
    ctx.change(&ctx.recovery, refresh, |page| page.notice = None);
    ctx.run_in_background(
        move || job(&closed?, &work),
        move |ctx, result| {
            progress::end(ctx);
            match result {
                Ok(result) => then(ctx, result),
                Err(error) => return fail(ctx, &error),
            }
            refresh(ctx);
        },
    );
}

fn fail(ctx: &Context, error: &AppError) {
    ctx.recovery.borrow_mut().notice = Some(ctx.failure(error));
    refresh(ctx);
}

fn rebuild(ctx: &Context) {
    work(ctx, ClosedDatabase::recover, |ctx, recovered: Recovered| {
        brought_back(ctx, missing(&recovered));
    });
}

fn restore(ctx: &Context, backup: PathBuf) {
    work(
        ctx,
        move |closed, work| closed.restore(&backup, work),
        |ctx, _| brought_back(ctx, Vec::new()),
    );
}

/// Shows what the recovered database holds and what is missing.
fn brought_back(ctx: &Context, missing: Vec<TextRow>) {
    match ctx.app.store() {
        Err(error) => open(ctx, &error),
        Ok(_) => ctx.ask(
            DatabaseSummary::of,
            move |ctx, held: Result<DatabaseSummary, AppError>| match held {
                Ok(held) => {
                    let line = match missing.len() {
                        0 => Message::RecoveryBackLine,
                        _ => Message::RecoveryBackInPart,
                    };
                    let held = part(Message::RecoveryEverything, holds(&held));
                    let page = RecoveryPage {
                        title: Message::RecoveryBack,
                        line,
                        kept: std::iter::once(held).chain(missing).collect(),
                        done: true,
                        ..RecoveryPage::default()
                    };
                    ctx.change(&ctx.recovery, refresh, |shown| *shown = page);
                }
                Err(error) => fail(ctx, &error),
            },
        ),
    }
}

/// The items that were not recovered completely, by name.
fn missing(recovered: &Recovered) -> Vec<TextRow> {
    let name = |one: &RecoveredSession| match (&one.title, one.started) {
        (title, _) if !title.is_empty() => Message::typed(title),
        (_, Some(started)) => Message::value(Minute(started)),
        _ => Message::RecoveryUnnamed,
    };
    let of = |one: &RecoveredSession| {
        let hands: Message = Message::recovery_hands_of(one.hands.unwrap_or(0), one.had);
        let line = match one.hands_only {
            _ if one.is_lost() => Message::RecoveryLostSession,
            true => Message::recovery_hands_only(hands),
            false => hands,
        };
        part(name(one), line)
    };
    let sessions = recovered.sessions.iter().map(|(_, one)| one);
    let lacks = |one: &&RecoveredSession| one.lacks_something() || one.hands_only;
    let mut missing: Vec<_> = sessions.filter(lacks).map(of).collect();
    if recovered.lost_payments > 0 {
        let lost = Message::recovery_lost_payments(recovered.lost_payments);
        missing.push(part(Message::Blank, lost));
    }
    if let Some((session, changes)) = recovered.missing {
        let mut all = recovered.sessions.iter();
        let whose = all.find(|(id, _)| Some(*id) == session);
        let whose = whose.map_or(Message::Blank, |(_, one)| name(one));
        missing.push(part(whose, Message::recovery_lost_changes(changes)));
    }
    missing
}

/// Opens the recoverable data read-only.
fn look(ctx: &Context) {
    work(ctx, ClosedDatabase::open_recoverable, |ctx, store| {
        ctx.app.show_recovery_view(store);
        crate::window::start(ctx);
    });
}

/// Shows the read-only banner over every page.
pub(in crate::window) fn banner(ctx: &Context) {
    let shown = match (ctx.app.is_recovery_view(), ctx.app.is_read_only()) {
        (true, _) => Some((Message::RecoveryOnlyLooking, Message::RecoveryToRecovery)),
        (_, true) => Some((Message::RecoveryOnlyRead, Message::RecoveryTryAgain)),
        _ => None,
    };
    let (text, action) = shown.unzip();
    let (banner, words) = (ctx.global::<ui::Banner>(), ctx.words.borrow());
    banner.set_text(text.to_ui(&words));
    banner.set_action(action.to_ui(&words));
}

/// Leaves the read-only view: reopens the database, or shows the page again.
pub(in crate::window) fn leave_looking(ctx: &Context) {
    ctx.tables.borrow_mut().forget_stored();
    if !ctx.app.is_recovery_view() {
        return try_again(ctx);
    }
    let before = ctx.recovery.take();
    show_wrong(ctx, titled(before.title, before.detail, before.replaceable));
}

fn try_again(ctx: &Context) {
    drop(ctx.app.take_store());
    match ctx.app.store() {
        Ok(_) => crate::window::start(ctx),
        Err(error) => open(ctx, &error),
    }
}

/// Opens another database until the window closes.
fn open_other(ctx: &Context, path: PathBuf) {
    let before = ctx.app.database();
    ctx.app.switch_to(path);
    match ctx.app.existing() {
        Ok(Some(_)) => crate::window::start(ctx),
        Ok(None) => {
            let error = OpenFault::Missing.at(&ctx.app.database());
            ctx.app.switch_to(before);
            fail(ctx, &error.into());
        }
        Err(error) => open(ctx, &error),
    }
}

/// Asks for a file, or uses the typed path if there are no dialogs.
fn choose(ctx: &Context, then: fn(&Context, PathBuf)) {
    let typed = ctx.global::<ui::RecoveryAdapter>().get_typed();
    let then = move |ctx: &_, mut files: Vec<_>| then(ctx, files.swap_remove(0));
    let wrong = ctx.ask_files_or_typed(&["db"], &typed, then);
    if wrong.is_some() {
        ctx.change(&ctx.recovery, refresh, |page| page.notice = wrong);
    }
}

/// Saves a copy of the damaged file for analysis.
fn save_copy(ctx: &Context) {
    ctx.ask_where("oddtrick-damaged.db", |ctx, path| {
        work(
            ctx,
            move |closed, _| {
                let path = path?;
                app::make_folder(&path)?;
                closed.copy_to(&path)?;
                Ok(path)
            },
            |ctx, path| {
                let saved = Message::files_saved(path.display());
                ctx.recovery.borrow_mut().notice = Some(saved);
            },
        );
    });
}

fn part(title: Message, line: Message) -> TextRow {
    TextRow {
        title,
        line,
        ..TextRow::default()
    }
}

/// The number of sessions and hands, and the date of the newest.
fn holds(held: &DatabaseSummary) -> Message {
    let numbers = Message::database_holds(held.sessions, held.hands);
    match held.newest {
        Some(day) => Message::recovery_holds(numbers, day),
        None => numbers,
    }
}

/// Shows what there is to recover from.
fn show_sources(ctx: &Context, sources: &Sources) {
    let some = |held| Some(held).filter(|held: &&DatabaseSummary| held.sessions > 0);
    let of = |held| some(held).map_or(Message::RecoveryNothingInIt, holds);
    let number = match sources.backups.len() {
        0 => Message::RecoveryNoBackups,
        backups => Message::recovery_backups(backups),
    };
    let backups = sources.backups.iter().map(|(backup, held)| {
        let row = backup_row(ctx, backup, Message::recovery_bring_back);
        let inside = held.as_ref().map_or(Message::RecoveryBackupBad, holds);
        BackupRow {
            line: Message::beside(inside, row.line),
            good: held.is_some(),
            ..row
        }
    });
    let together = some(&sources.together);
    let mut page = ctx.recovery.borrow_mut();
    *page = RecoveryPage {
        kept: vec![
            part(Message::RecoveryInFile, of(&sources.file)),
            part(Message::RecoveryInJournal, of(&sources.journal)),
            part(Message::RecoveryInBackups, number),
        ],
        backups: backups.collect(),
        can_rebuild: together.is_some() && page.replaceable,
        rebuild_line: together.map(|held| Message::recovery_brings(holds(held))),
        ..std::mem::take(&mut page)
    };
}

/// Refreshes the page.
fn refresh(ctx: &Context) {
    let (page, file) = (ctx.recovery.borrow(), ctx.app.database());
    ctx.show(RecoveryPage {
        can_save: !page.done && file.is_file(),
        file: file.display().to_string(),
        ..page.clone()
    });
}

/// Checks every row and shows the recovery page if the database is damaged.
pub(in crate::window) fn check(ctx: &Context) {
    ctx.ask_in_background(Database::quick_check, |ctx, found| {
        let findings = found.unwrap_or_default();
        if let Some(lost) = findings.iter().find(|finding| !finding.is_derived()) {
            let damaged = titled(Message::RecoveryDamaged, lost.to_string(), true);
            show_wrong(ctx, damaged);
        } else if !findings.is_empty() {
            ctx.ask(Database::clear_projections, |_, _| {});
        }
    });
}
