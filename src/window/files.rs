//! The panel of files: tables and bundles out and in, and the whole database as a backup and back.
//!
//! Files are read and written on the store's thread, so that the window never waits for the disk. Where a desktop has no
//! dialogs, paths are typed.

use super::desk::Desk;
use super::models::fill;
use super::{going, made};
use crate::app::{self, AppError, Held, Preview, System, TakenIn};
use crate::exchange::{DecimalSign, ExportError, Form, Layout, Profile, Separator, Spreadsheet};
use crate::store::{Backup, Database, StoreError};
use crate::view::{Files, Message, Recovery};
use crate::words::Words;
use crate::work::{Task, Work};
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// What decimal signs and separators are offered for a spreadsheet.
const SIGNS: [(DecimalSign, Separator); 4] = [
    (DecimalSign::Point, Separator::Comma),
    (DecimalSign::Comma, Separator::Semicolon),
    (DecimalSign::Comma, Separator::Tab),
    (DecimalSign::Point, Separator::Tab),
];

/// What the panel has chosen and is about to do.
#[derive(Default)]
pub(super) struct State {
    layout: usize,
    spreadsheet: bool,
    /// Which of [`SIGNS`]; none for what the language writes.
    sign: Option<usize>,
    /// The files that are looked at.
    paths: Vec<PathBuf>,
    coming: Option<Preview>,
    backup: Option<(PathBuf, Held)>,
    here: Option<Held>,
    /// The backups that were made by themselves, newest first.
    made: Vec<Backup>,
    notice: Option<Message>,
    busy: bool,
}

/// Connects the panel's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::FilesAdapter>();
    adapter.on_close(desk.on(close));
    adapter.on_back(desk.on(|desk| {
        forget(desk, None);
        refresh(desk);
    }));
    adapter.on_choose_files(desk.on(|desk| {
        let weak = Rc::downgrade(desk);
        desk.desktop.open(
            &["csv", "bundle"],
            Box::new(move |paths| {
                if let Some(desk) = weak.upgrade().filter(|_| !paths.is_empty()) {
                    look(&desk, paths);
                }
            }),
        );
    }));
    adapter.on_look_at(desk.on_one(|desk, typed: SharedString| {
        if let Some(path) = typed_path(desk, &typed) {
            look(desk, vec![path]);
        }
    }));
    adapter.on_take_in(desk.on(take_in));
    adapter.on_layout_chosen(desk.on_one(|desk, index: i32| {
        desk.files.borrow_mut().layout = usize::try_from(index).unwrap_or(0);
        refresh(desk);
    }));
    adapter.on_profile_chosen(desk.on_one(|desk, index: i32| {
        desk.files.borrow_mut().spreadsheet = index == 1;
        refresh(desk);
    }));
    adapter.on_sign_chosen(desk.on_one(|desk, index: i32| {
        desk.files.borrow_mut().sign = usize::try_from(index).ok();
        refresh(desk);
    }));
    adapter.on_save_table(desk.on(save_table));
    adapter.on_save_bundle(desk.on(save_bundle));
    adapter.on_save_backup(desk.on(save_backup));
    adapter.on_choose_backup(desk.on(|desk| {
        let weak = Rc::downgrade(desk);
        desk.desktop.open(
            &["db"],
            Box::new(move |paths| {
                if let (Some(desk), Some(path)) = (weak.upgrade(), paths.into_iter().next()) {
                    look_at_backup(&desk, path);
                }
            }),
        );
    }));
    adapter.on_look_at_backup(desk.on_one(|desk, typed: SharedString| {
        if let Some(path) = typed_path(desk, &typed) {
            look_at_backup(desk, path);
        }
    }));
    adapter.on_made_chosen(desk.on_one(|desk, index: i32| {
        let made = usize::try_from(index).ok();
        let path = made.and_then(|at| Some(desk.files.borrow().made.get(at)?.path.clone()));
        if let Some(path) = path {
            look_at_backup(desk, path);
        }
    }));
    adapter.on_restore(desk.on(restore));
}

/// Opens the panel over whatever page is shown.
pub(super) fn open(desk: &Rc<Desk>) {
    forget(desk, None);
    let adapter = desk.window.global::<ui::FilesAdapter>();
    adapter.set_typed(SharedString::new());
    refresh(desk);
    adapter.set_open(true);
    made::list(desk, |desk, made| {
        desk.files.borrow_mut().made = made;
        refresh(desk);
    });
}

fn close(desk: &Rc<Desk>) {
    desk.window.global::<ui::FilesAdapter>().set_open(false);
}

/// Goes back to the first step, with something to be said or nothing.
fn forget(desk: &Desk, notice: Option<Message>) {
    let mut state = desk.files.borrow_mut();
    (state.coming, state.backup) = (None, None);
    state.paths.clear();
    state.busy = false;
    state.notice = notice;
}

fn fail(desk: &Rc<Desk>, error: &AppError) {
    let notice = if error.is_stop() {
        Recovery::Stopped.into()
    } else {
        let why = desk.say(&error.said()).to_string();
        Files::Failed { why }.into()
    };
    forget(desk, Some(notice));
    refresh(desk);
}

/// The path that was typed; where there is none, that is said.
fn typed_path(desk: &Rc<Desk>, typed: &str) -> Option<PathBuf> {
    let path = typed.trim();
    if path.is_empty() {
        desk.files.borrow_mut().notice = Some(Files::NoPath.into());
        refresh(desk);
        return None;
    }
    Some(PathBuf::from(path))
}

/// Whether work changes the database.
#[derive(Clone, Copy)]
enum Does {
    Read,
    Write,
}

/// Has long work done, with the panel waiting meanwhile: what changes nothing on a thread of its own, so that hands are kept
/// while it goes on.
fn work<R: Send + 'static>(
    desk: &Rc<Desk>,
    what: Does,
    job: impl FnOnce(&mut Database, &Work) -> Result<R, AppError> + Send + 'static,
    then: impl FnOnce(&Rc<Desk>, R) + Send + 'static,
) {
    {
        let mut state = desk.files.borrow_mut();
        state.busy = true;
        state.notice = None;
    }
    refresh(desk);
    let work = going::begin(desk);
    let job = move |db: &mut Database| job(db, &work);
    let then = |desk: &Rc<Desk>, came| {
        going::end(desk);
        match came {
            Ok(came) => {
                desk.files.borrow_mut().busy = false;
                then(desk, came);
                refresh(desk);
            }
            Err(error) => fail(desk, &error),
        }
    };
    match what {
        Does::Write if desk.app.is_read_only() => then(desk, Err(StoreError::ReadOnly.into())),
        Does::Read => desk.ask_aside(job, then),
        Does::Write => desk.ask(job, then),
    }
}

/// Says what files would bring.
fn look(desk: &Rc<Desk>, paths: Vec<PathBuf>) {
    let read = paths.clone();
    work(
        desk,
        Does::Read,
        move |db, work| app::look_into(db, &System, &read, work),
        move |desk, preview| {
            let mut state = desk.files.borrow_mut();
            state.paths = paths;
            state.coming = Some(preview);
        },
    );
}

/// Takes in what is new. The files are read again, and where something is wrong by now, that is shown.
fn take_in(desk: &Rc<Desk>) {
    let paths = desk.files.borrow().paths.clone();
    let database = match desk.app.database_file() {
        Ok(database) => database,
        Err(error) => return fail(desk, &error),
    };
    work(
        desk,
        Does::Write,
        move |db, work| app::take_in(db, &database, &System, &paths, work),
        |desk, taken: TakenIn| {
            if taken.preview.faults() > 0 {
                desk.files.borrow_mut().coming = Some(taken.preview);
                return;
            }
            let count = taken.preview.count;
            let sessions = n(count.new + count.longer);
            let hands = n(count.hands);
            let said = Files::TakenIn { sessions, hands }.into();
            let kept = taken.before.map(|path| {
                let path = path.display().to_string();
                Files::KeptBefore { path }.into()
            });
            forget(desk, Some(both(said, kept)));
            everything_changed(desk);
        },
    );
}

/// Two sentences, or the one that there is.
fn both(first: Message, second: Option<Message>) -> Message {
    match second {
        Some(second) => Message::Beside {
            first: first.part(),
            second: second.part(),
        },
        None => first,
    }
}

/// Another database may be behind the pages by now.
fn everything_changed(desk: &Rc<Desk>) {
    desk.tables.borrow_mut().forget_stored();
    super::offered::reload(desk, |_| ());
    match desk.page() {
        ui::Page::Settings => super::settings::recount(desk),
        _ => super::sessions::open(desk),
    }
}

fn save_table(desk: &Rc<Desk>) {
    let form = form(&desk.files.borrow(), &desk.words.borrow());
    save_all(desk, "csv", move |db, sessions, to, work| {
        app::write_table(db, sessions, form, to, work)
    });
}

fn save_bundle(desk: &Rc<Desk>) {
    save_all(desk, "bundle", |db, sessions, to, work| {
        app::write_bundle(db, sessions, to, work).map(drop)
    });
}

type Sessions<'a> = &'a [crate::ledger::SessionId];

/// Writes all sessions, the oldest first, into a file that somebody chooses.
fn save_all(
    desk: &Rc<Desk>,
    ending: &str,
    write: impl Fn(&mut Database, Sessions, &mut dyn Write, &Work) -> Result<(), AppError>
    + Send
    + 'static,
) {
    let name = format!("{}.{ending}", desk.say(&Files::AllSessions.into()));
    save(desk, &name, move |db, path, work| {
        let sessions = db.session_ids()?;
        app::replace(path, |to| match write(db, &sessions, to, work) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            done => done,
        })
    });
}

fn save_backup(desk: &Rc<Desk>) {
    let day = desk.app.surroundings().now().format("%Y-%m-%d");
    save(desk, &format!("oddtrick-{day}.db"), |db, path, work| {
        Ok(db.backup_while(path, Task::Copying, work)?)
    });
}

/// Asks where a file of this name goes, and has it written there.
fn save(
    desk: &Rc<Desk>,
    name: &str,
    write: impl FnOnce(&mut Database, &Path, &Work) -> Result<(), AppError> + Send + 'static,
) {
    desk.ask_where(name, |desk, path| {
        work(
            desk,
            Does::Read,
            move |db, work| {
                let path = path?;
                app::make_folder(&path)?;
                write(db, &path, work)?;
                Ok(path)
            },
            |desk, path| {
                let path = path.display().to_string();
                forget(desk, Some(Files::Saved { path }.into()));
            },
        );
    });
}

/// Says what a backup holds beside what is here, before anything is replaced.
fn look_at_backup(desk: &Rc<Desk>, path: PathBuf) {
    let read = path.clone();
    work(
        desk,
        Does::Read,
        move |db, work| Ok((app::look_at_backup(&read, work)?, Held::of(db)?)),
        move |desk, (held, here)| {
            let mut state = desk.files.borrow_mut();
            state.backup = Some((path, held));
            state.here = Some(here);
        },
    );
}

/// Puts the backup in the place of everything; what was there is kept.
fn restore(desk: &Rc<Desk>) {
    let chosen = desk.files.borrow().backup.clone();
    let Some((backup, _)) = chosen else { return };
    if !desk.tables.borrow_mut().forget_stored() {
        desk.files.borrow_mut().notice = Some(Files::WaitForHands.into());
        refresh(desk);
        return;
    }
    let database = match desk.app.database_file() {
        Ok(database) => database,
        Err(error) => return fail(desk, &error),
    };
    work(
        desk,
        Does::Write,
        move |db, work| app::replace_by_backup(db, &database, &System, &backup, work),
        |desk, before| {
            let path = before.display().to_string();
            let kept = Files::KeptBefore { path }.into();
            forget(desk, Some(both(Files::Restored.into(), Some(kept))));
            everything_changed(desk);
        },
    );
}

/// What is written, and for whom.
fn form(state: &State, words: &Words) -> Form {
    let (decimal, separator) = SIGNS[sign(state, words)];
    let profile = Spreadsheet::new(separator, decimal)
        .filter(|_| state.spreadsheet)
        .map_or(Profile::Machine, Profile::Spreadsheet);
    Form {
        layout: layout(state),
        profile,
    }
}

fn layout(state: &State) -> Layout {
    Layout::ALL
        .get(state.layout)
        .copied()
        .unwrap_or(Layout::Hands)
}

/// Which of [`SIGNS`] is chosen; as the language writes amounts where nobody has.
fn sign(state: &State, words: &Words) -> usize {
    let usual = usize::from(words.language().code != "en");
    let chosen = state.sign.unwrap_or(usual);
    chosen.min(SIGNS.len() - 1)
}

pub(super) fn n(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Shows the panel as it stands.
pub(super) fn refresh(desk: &Desk) {
    let state = desk.files.borrow();
    let words = desk.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = desk.window.global::<ui::FilesAdapter>();
    adapter.set_has_dialogs(desk.desktop.can_open());
    adapter.set_busy(state.busy);
    adapter.set_notice(state.notice.as_ref().map(say).unwrap_or_default());
    adapter.set_step(if state.coming.is_some() {
        ui::FilesStep::Coming
    } else if state.backup.is_some() {
        ui::FilesStep::Restore
    } else {
        ui::FilesStep::Menu
    });
    let choice = |text: Files, label: Files, chosen: bool| ui::Choice {
        text: say(&text.into()),
        label: say(&label.into()),
        chosen,
        ..ui::Choice::default()
    };
    let layouts = Layout::ALL.map(|one| {
        let (text, label) = match one {
            Layout::Hands => (Files::RowHand, Files::RowHandSays),
            Layout::Long => (Files::RowPlayer, Files::RowPlayerSays),
            Layout::Summary => (Files::RowResult, Files::RowResultSays),
        };
        choice(text, label, one == layout(&state))
    });
    adapter.set_layouts(fill(&adapter.get_layouts(), layouts.to_vec()));
    adapter.set_layout_note(say(&match layout(&state) {
        Layout::Summary => Files::StaysOut.into(),
        Layout::Hands | Layout::Long => Files::ComesBack.into(),
    }));
    let profiles = [false, true].map(|spreadsheet| {
        let text = if spreadsheet {
            Files::ForSpreadsheet
        } else {
            Files::ForPrograms
        };
        choice(text.clone(), text, spreadsheet == state.spreadsheet)
    });
    adapter.set_profiles(fill(&adapter.get_profiles(), profiles.to_vec()));
    adapter.set_spreadsheet(state.spreadsheet);
    let signs = [
        Files::SignPoint,
        Files::SignComma,
        Files::SignTab,
        Files::SignPointTab,
    ];
    let chosen = sign(&state, &words);
    let signs = signs.into_iter().enumerate();
    let signs = signs.map(|(at, text)| choice(text.clone(), text, at == chosen));
    adapter.set_signs(fill(&adapter.get_signs(), signs.collect()));
    if let Some(preview) = &state.coming {
        super::coming::show(&adapter, preview, &words);
    }
    let held = |held: &Held| {
        say(&Message::DatabaseHolds {
            sessions: n(held.sessions),
            hands: n(held.hands),
        })
    };
    adapter.set_here_now(state.here.as_ref().map(held).unwrap_or_default());
    let made = made::rows(desk, &state.made);
    adapter.set_made(fill(&adapter.get_made(), made));
    if let Some((path, backup)) = &state.backup {
        adapter.set_in_backup(held(backup));
        adapter.set_backup_file(path.display().to_string().into());
        adapter.set_backup_newest(say(&match backup.newest {
            Some(day) => Files::Newest { day }.into(),
            None => Files::NoSession.into(),
        }));
    }
}
