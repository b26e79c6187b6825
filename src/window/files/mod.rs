//! The files panel: CSV and bundle export and import, backup and restore.
//!
//! Files are read and written off the window's thread. Without dialogs, the user types paths.

mod form;
mod import_preview;
pub(super) mod recovery;

pub(super) use form::usual_profile;

use super::context::Context;
use super::desktop::Show;
use super::models::row;
use super::progress;
use super::to_ui::ToUi;
use crate::app::{self, AppError, DatabaseSummary, ImportFiles, Preview, VersionToKeep};
use crate::store::{Backup, Database, StoreError};
use crate::task::Work;
use crate::view::page::{AutoBackups, BackupRow, FilesMenu, ImportPreview};
use crate::view::{Message, Minute};
use form::Written;
use oddtrick_ui::{self as ui, FilesAction};
use slint::SharedString;
use std::path::{Path, PathBuf};

/// The panel's choices and its pending action.
#[derive(Default)]
pub(super) struct State {
    /// The CSV form chosen.
    written: Written,
    step: Step,
    notice: Option<Message>,
    /// The part of the panel that the notice belongs to.
    about: ui::FilesPart,
    /// The file saved last, while the notice names it.
    saved: Option<PathBuf>,
}

/// The step of the panel.
#[derive(Default)]
enum Step {
    #[default]
    Menu,
    /// The files to import, and what they hold.
    Preview(ImportFiles, Preview),
    /// The backup to restore, what it holds, and what the database holds now.
    Restore(PathBuf, DatabaseSummary, DatabaseSummary),
}

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::FilesAdapter>();
    adapter.on_act(ctx.on_with(|ctx, action| match action {
        FilesAction::Open => open(ctx),
        FilesAction::Back => forget(ctx, None),
        FilesAction::OpenSaved => show_saved(ctx, Show::File),
        FilesAction::OpenFolder => show_saved(ctx, Show::Folder),
        FilesAction::ChooseFiles => choose_files(ctx),
        FilesAction::ImportFiles => import_files(ctx),
        FilesAction::SaveTable => save_table(ctx),
        FilesAction::SaveBundle => save_bundle(ctx),
        FilesAction::SaveBackup => save_backup(ctx),
        FilesAction::ChooseBackup => choose_backup(ctx),
        FilesAction::Restore => restore(ctx),
    }));
    adapter.on_way_chosen(ctx.on_choice(
        |preview: &ImportPreview<VersionToKeep>| &preview.ways,
        |ctx, way| {
            if let Some(files) = previewed(ctx) {
                look(ctx, files.paths, way);
            }
        },
    ));
    let choose = |ctx: &Context, written| {
        ctx.change(&ctx.files, refresh, |state| state.written = written);
    };
    adapter.on_layout_chosen(ctx.on_choice(|form: &FilesMenu<_>| &form.layouts, choose));
    adapter.on_profile_chosen(ctx.on_choice(|form: &FilesMenu<_>| &form.profiles, choose));
    adapter.on_sign_chosen(ctx.on_choice(|form: &FilesMenu<_>| &form.signs, choose));
    adapter.on_auto_backup_chosen(ctx.on_row(
        |found: &AutoBackups, index| Some(row(&found.auto_backups, index)?.path.clone()),
        look_at_backup,
    ));
}

/// Asks which files to import, or takes the path typed.
fn choose_files(ctx: &Context) {
    let typed = ctx.global::<ui::FilesAdapter>().get_typed();
    let look = |ctx: &_, files| look(ctx, files, VersionToKeep::Leave);
    let why = ctx.ask_files_or_typed(&["csv", "bundle"], &typed, look);
    refuse(ctx, why);
}

/// Asks which backup to restore, or takes the path typed.
fn choose_backup(ctx: &Context) {
    let typed = ctx.global::<ui::FilesAdapter>().get_typed_backup();
    let look = |ctx: &_, mut files: Vec<_>| look_at_backup(ctx, files.swap_remove(0));
    refuse(ctx, ctx.ask_files_or_typed(&["db"], &typed, look));
}

/// Opens the panel over the current page.
fn open(ctx: &Context) {
    forget(ctx, None);
    let adapter = ctx.global::<ui::FilesAdapter>();
    adapter.set_typed(SharedString::new());
    adapter.set_typed_backup(SharedString::new());
    let saves = ctx.app.shared_folder().unwrap_or_default();
    adapter.set_saves(saves.display().to_string().into());
    adapter.set_open(true);
    let Ok(closed) = ctx.app.closed_database() else {
        return;
    };
    ctx.run_in_background(
        move || closed.backups().unwrap_or_default(),
        |ctx, backups| {
            let row = |backup| backup_row(ctx, backup, Message::recovery_show_backup);
            let auto_backups = backups.iter().map(row).collect();
            ctx.show(AutoBackups { auto_backups });
        },
    );
}

/// Returns to the first step, with an optional notice.
fn forget(ctx: &Context, notice: Option<Message>) {
    let asked = ctx.global::<ui::FilesAdapter>().get_asked();
    ctx.change(&ctx.files, refresh, |state| {
        // The outcome of a step belongs to no single part of the panel.
        state.about = match std::mem::take(&mut state.step) {
            Step::Menu => asked,
            _ => ui::FilesPart::Whole,
        };
        (state.notice, state.saved) = (notice, None);
    });
}

/// Asks the desktop to show the file saved last.
fn show_saved(ctx: &Context, what: Show) {
    let saved = ctx.files.borrow().saved.clone();
    let shown = saved.map(|path| ctx.desktop.show(&path, what));
    if let Some(Err(why)) = shown {
        forget(ctx, Some(Message::files_failed(why)));
    }
}

fn fail(ctx: &Context, error: &AppError) {
    forget(ctx, Some(ctx.failure(error)));
}

/// Shows why an action is not done, if so.
fn refuse(ctx: &Context, why: Option<Message>) {
    if why.is_some() {
        let asked = ctx.global::<ui::FilesAdapter>().get_asked();
        ctx.change(&ctx.files, refresh, |state| {
            (state.notice, state.about) = (why, asked);
        });
    }
}

/// Whether a job changes the database.
#[derive(Clone, Copy)]
enum Does {
    Read,
    Write,
}

/// Runs a long job while the panel shows it is busy. A job that changes nothing runs on its own thread, so that hands
/// are stored meanwhile.
fn work<R: Send + 'static>(
    ctx: &Context,
    what: Does,
    job: impl FnOnce(&mut Database, &Work) -> Result<R, AppError> + Send + 'static,
    then: impl FnOnce(&Context, R) + Send + 'static,
) {
    let work = progress::begin(ctx);
    ctx.change(&ctx.files, refresh, |state| {
        (state.notice, state.saved) = (None, None);
    });
    let job = move |db: &mut Database| job(db, &work);
    let then = |ctx: &Context, result| {
        progress::end(ctx);
        match result {
            Ok(result) => {
                then(ctx, result);
                refresh(ctx);
            }
            Err(error) => fail(ctx, &error),
        }
    };
    match what {
        Does::Write if ctx.app.is_read_only() => then(ctx, Err(StoreError::ReadOnly.into())),
        Does::Read => ctx.ask_in_background(job, then),
        Does::Write => ctx.ask(job, then),
    }
}

/// Previews the import of files with this choice for diverged sessions.
fn look(ctx: &Context, paths: Vec<PathBuf>, version_to_keep: VersionToKeep) {
    let clock = ctx.app.clock();
    let files = ImportFiles {
        paths,
        version_to_keep,
        clock,
    };
    let read = files.clone();
    work(
        ctx,
        Does::Read,
        move |db, work| read.read(db, work),
        move |ctx, (preview, _)| ctx.files.borrow_mut().step = Step::Preview(files, preview),
    );
}

/// The files previewed.
fn previewed(ctx: &Context) -> Option<ImportFiles> {
    match &ctx.files.borrow().step {
        Step::Preview(files, _) => Some(files.clone()),
        _ => None,
    }
}

/// Imports the new sessions. The files are read again; if they now have errors, those are shown.
fn import_files(ctx: &Context) {
    let Some(files) = previewed(ctx) else {
        return;
    };
    let read = files.clone();
    work(
        ctx,
        Does::Write,
        move |db, work| read.import(db, work),
        move |ctx, taken: Preview| {
            if taken.faults() > 0 {
                ctx.files.borrow_mut().step = Step::Preview(files, taken);
                return;
            }
            let said = Message::files_taken_in(import_preview::sum(&taken));
            let before = taken.before.iter();
            let kept = before.map(|path| Message::files_kept_before(path.display()));
            forget(ctx, Some(kept.fold(said, Message::beside)));
            everything_changed(ctx);
        },
    );
}

/// Reloads all pages because the database may be another one.
fn everything_changed(ctx: &Context) {
    ctx.tables.borrow_mut().forget_stored();
    super::schemes::scheme_list::reload(ctx, |_| ());
    match ctx.page() {
        ui::Page::Settings => super::settings::reload_counts(ctx),
        _ => super::sessions::open(ctx),
    }
}

fn save_table(ctx: &Context) {
    let form = ctx.files.borrow().written.form(&ctx.words.borrow());
    let name = |ctx: &_| all_sessions(ctx, "csv");
    save(ctx, name, move |db, path, work| {
        let all = db.session_ids()?;
        app::replace(path, |to| {
            Ok(app::write_table(db, &all, form, to, work)?.len())
        })
    });
}

fn save_bundle(ctx: &Context) {
    let name = |ctx: &_| all_sessions(ctx, "bundle");
    save(ctx, name, |db, path, work| {
        let all = db.session_ids()?;
        app::replace(path, |to| app::write_bundle(db, &all, to, work).map(|_| 0))
    });
}

/// The name of a file with all sessions.
fn all_sessions(ctx: &Context, ending: &str) -> String {
    format!("{}.{ending}", ctx.say(&Message::SeasonAll))
}

fn save_backup(ctx: &Context) {
    save(ctx, backup_name, |db, path, work| {
        app::back_up_to(db, path, work)?;
        Ok(0)
    });
}

/// A name for a backup. An earlier backup of the day stays.
fn backup_name(ctx: &Context) -> String {
    let folder = ctx.app.shared_folder().unwrap_or_default();
    let day = ctx.app.clock().now().format("%Y-%m-%d");
    let numbered = (2..).map(|number| format!("oddtrick-{day}-{number}.db"));
    let mut names = std::iter::once(format!("oddtrick-{day}.db")).chain(numbered);
    let free = names.find(|name| !folder.join(name).exists());
    free.unwrap_or_default()
}

/// Saves the export folder if the user typed another; an empty line selects the default.
fn keep_folder(ctx: &Context) -> Result<(), AppError> {
    let typed = ctx.global::<ui::FilesAdapter>().get_saves();
    let typed = typed.trim();
    let now = ctx.app.shared_folder();
    if now.is_ok_and(|now| now.display().to_string() == typed) {
        return Ok(());
    }
    // A relative path would depend on the working directory.
    let folder = std::path::absolute(typed).ok();
    ctx.app.change_settings(|settings| settings.saves = folder)
}

/// Asks where to save a file and writes it. It is named once the folder typed is known; `write` returns how many sessions
/// it left out.
fn save(
    ctx: &Context,
    name: impl FnOnce(&Context) -> String,
    write: impl FnOnce(&mut Database, &Path, &Work) -> Result<usize, AppError> + Send + 'static,
) {
    if let Err(error) = keep_folder(ctx) {
        return fail(ctx, &error);
    }
    ctx.ask_where(&name(ctx), |ctx, path| {
        work(
            ctx,
            Does::Read,
            move |db, work| {
                let path = path?;
                app::make_folder(&path)?;
                let left_out = write(db, &path, work)?;
                Ok((path, left_out))
            },
            |ctx, (path, left_out)| {
                let saved = path.display().to_string();
                let saved = Message::files_saved(saved);
                let left_out = (left_out > 0).then(|| Message::files_left_out(left_out));
                forget(ctx, Some(left_out.into_iter().fold(saved, Message::beside)));
                ctx.files.borrow_mut().saved = Some(path);
            },
        );
    });
}

/// Compares a backup with the current database before a restore.
fn look_at_backup(ctx: &Context, path: PathBuf) {
    let read = path.clone();
    work(
        ctx,
        Does::Read,
        move |db, work| Ok((app::look_at_backup(&read, work)?, DatabaseSummary::of(db)?)),
        move |ctx, (held, here)| ctx.files.borrow_mut().step = Step::Restore(path, held, here),
    );
}

/// Restores the backup; the current database is kept as a file.
fn restore(ctx: &Context) {
    let backup = match &ctx.files.borrow().step {
        Step::Restore(backup, ..) => backup.clone(),
        _ => return,
    };
    if !ctx.tables.borrow_mut().forget_stored() {
        return refuse(ctx, Some(Message::FilesWaitForHands));
    }
    let clock = ctx.app.clock();
    work(
        ctx,
        Does::Write,
        move |db, work| app::replace_by_backup(db, &*clock, &backup, work),
        |ctx, before| {
            let kept = Message::files_kept_before(before.display());
            forget(ctx, Some(Message::beside(Message::FilesRestored, kept)));
            everything_changed(ctx);
        },
    );
}

/// Refreshes the panel.
pub(super) fn refresh(ctx: &Context) {
    let state = ctx.files.borrow();
    let words = ctx.words.borrow();
    let adapter = ctx.global::<ui::FilesAdapter>();
    adapter.set_notice(state.notice.to_ui(&words));
    adapter.set_about(state.about);
    adapter.set_saved(state.saved.is_some());
    adapter.set_can_show(ctx.desktop.can_show());
    ctx.show(form::view(state.written, &words));
    adapter.set_step(match &state.step {
        Step::Menu => ui::FilesStep::Menu,
        Step::Preview(files, preview) => {
            ctx.show(import_preview::view(preview, files.version_to_keep, &words));
            ui::FilesStep::Preview
        }
        Step::Restore(path, held, here) => {
            let holds = |held: &DatabaseSummary| {
                Message::database_holds(held.sessions, held.hands).to_ui(&words)
            };
            adapter.set_here_now(holds(here));
            adapter.set_in_backup(holds(held));
            adapter.set_backup_file(path.display().to_string().into());
            let newest = held.newest.map(Message::files_newest);
            adapter.set_backup_newest(newest.unwrap_or(Message::FilesNoSession).to_ui(&words));
            ui::FilesStep::Restore
        }
    });
}

/// A backup as a row, with the label of its button. Its time is in the window's time zone.
fn backup_row(ctx: &Context, backup: &Backup, label: fn(Minute) -> Message) -> BackupRow {
    let here = *ctx.app.clock().now().offset();
    let at = Minute(backup.at.with_timezone(&here));
    BackupRow {
        title: Message::value(at),
        line: file_size(backup.bytes),
        label: label(at),
        good: true,
        path: backup.path.clone(),
    }
}

/// A file size: in kilobytes below 10,000 kB, else in megabytes.
fn file_size(bytes: u64) -> Message {
    if bytes < 10_000_000 {
        Message::recovery_kilobytes(bytes.div_ceil(1000))
    } else {
        Message::recovery_megabytes(bytes.div_ceil(1_000_000))
    }
}
