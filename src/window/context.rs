//! State that all pages share: the window, the language, the application and access to its store.
//!
//! The window never waits for the disk. A page sends a request, the store's thread answers, and the answer is handled
//! in the window's thread.

use super::desktop::Desktop;
use crate::app::{self, App, AppError, files};
use crate::ledger::{PlayerId, SessionEditor};
use crate::store::Database;
use crate::view::Message;
use crate::view::table::payout_preview::PreviewChoice;
use crate::words::Words;
use oddtrick_ui::{AppWindow, BoardWindow, Nav, Page, PaymentAdapter, TableAdapter};
use slint::{ComponentHandle, Global, SharedString, Timer};
use std::any::{Any, TypeId};
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::fmt::Display;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::spawn;
use std::time::{Duration, Instant};

type Answer = Box<dyn FnOnce(&Context) + Send>;

/// What all pages share. A clone is the same context.
#[derive(Clone)]
pub struct Context(Rc<Shared>);

/// The content of a context.
pub struct Shared {
    /// The main window.
    pub(super) window: AppWindow,
    pub(super) app: App,
    pub(super) desktop: Rc<dyn Desktop>,
    pub(super) words: RefCell<Words>,
    answers: Receiver<Answer>,
    answer: Sender<Answer>,
    state: State,
}

/// The state of the window, of its pages and panels.
#[derive(Default)]
pub struct State {
    /// The content that pages show, by its type.
    pub(super) shown: RefCell<HashMap<TypeId, Rc<dyn Any>>>,
    /// The scoreboard window, once created.
    pub(super) board: OnceCell<BoardWindow>,
    pub(super) tables: RefCell<super::table::Tables>,
    /// What the payout preview is for; `None` while it is closed.
    pub(super) payout_preview: RefCell<Option<PreviewChoice>>,
    pub(super) sessions: RefCell<super::sessions::State>,
    pub(super) setup: RefCell<super::new_session::new_session_form::Setup>,
    pub(super) seating: RefCell<super::table::seating::State>,
    /// The id of the scheme shown in detail; `None` for the first.
    pub(super) scheme: RefCell<Option<String>>,
    pub(super) players: RefCell<super::players::State>,
    pub(super) season: RefCell<super::season::State>,
    /// The player whose charts the result page shows; `None` for all players.
    pub(super) charted: Cell<Option<PlayerId>>,
    /// What the button of the notice does.
    pub(super) notice: RefCell<Option<super::notice::Action>>,
    pub(super) scheme_list: RefCell<crate::app::Schemes>,
    pub(super) drafts: RefCell<super::schemes::rule_editor::Drafts>,
    /// The number of sessions and hands in the database.
    pub(super) counted: Cell<Option<(usize, usize)>>,
    pub(super) double_tap: super::double_tap::State,
    pub(super) stakes: RefCell<super::table::stakes::State>,
    pub(super) files: RefCell<super::files::State>,
    pub(super) recovery: RefCell<crate::view::page::RecoveryPage>,
    pub(super) progress: RefCell<super::progress::State>,
    pub(super) money: RefCell<super::balances::payments::State>,
    pub(super) phones: RefCell<super::board::phones::State>,
    /// The database version when the window last looked for changes of another program.
    pub(super) version: Cell<Option<i64>>,
    pub(super) poll: Timer,
    /// The drafts saved last, by their files.
    kept: RefCell<HashMap<&'static str, Option<String>>>,
    asked: Cell<usize>,
}

impl Deref for Context {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Deref for Shared {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Context {
    pub(super) fn new(window: AppWindow, app: App, words: Words, desktop: Rc<dyn Desktop>) -> Self {
        let (answer, answers) = channel();
        let ctx = Self(Rc::new(Shared {
            window,
            app,
            desktop,
            words: RefCell::new(words),
            answers,
            answer,
            state: State::default(),
        }));
        ctx.global::<Nav>().on_answered(ctx.on(Self::take_up));
        ctx
    }

    /// The context while it exists, for a callback that it holds.
    pub(super) fn weak(&self) -> impl Fn() -> Option<Self> + 'static {
        let weak = Rc::downgrade(&self.0);
        move || weak.upgrade().map(Self)
    }

    /// A global of the main window.
    pub(super) fn global<'a, G: Global<'a, AppWindow>>(&'a self) -> G {
        self.window.global()
    }

    /// The main window.
    pub fn window(&self) -> &AppWindow {
        &self.window
    }

    /// The scoreboard window, if open.
    pub fn board(&self) -> Option<&BoardWindow> {
        self.board.get().filter(|board| board.window().is_visible())
    }

    /// Runs a job on the store's thread and passes its result to `then` in the window's thread.
    pub(super) fn ask<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Database) -> R + Send + 'static,
        then: impl FnOnce(&Context, R) + Send + 'static,
    ) {
        // The store is open before any page sends a request.
        let Ok(store) = self.app.store() else { return };
        let tell = self.answering(then);
        store.post(move |db| tell(job(db)));
    }

    /// Runs a job on its own thread with a read-only copy of the database as of the store's previous request. The store
    /// accepts hands meanwhile.
    pub(super) fn ask_in_background<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Database) -> R + Send + 'static,
        then: impl FnOnce(&Context, R) + Send + 'static,
    ) {
        let Ok(store) = self.app.store() else { return };
        let tell = self.answering(then);
        store.post(move |db| match db.second_connection() {
            Some(mut other) => {
                spawn(move || {
                    let result = job(&mut other);
                    drop(other);
                    tell(result);
                });
            }
            // A database in memory cannot be opened a second time.
            None => tell(job(db)),
        });
    }

    /// Saves a draft in a file beside the settings, unless it is unchanged; `None` deletes the file.
    pub(super) fn keep_draft(&self, file: &'static str, text: Option<String>) {
        let before = self.kept.borrow_mut().insert(file, text.clone());
        if before.as_ref() == Some(&text) {
            return;
        }
        let path = self.app.paths().settings.with_file_name(file);
        // Best effort: the page works without the draft.
        self.ask(
            move |_| match text {
                Some(text) => drop(files::save_text(&path, &text)),
                None => drop(std::fs::remove_file(&path)),
            },
            |_, ()| (),
        );
    }

    /// Reads a draft if the file exists and is no longer than the limit.
    pub(super) fn read_draft(
        &self,
        file: &str,
        longest: usize,
        then: impl FnOnce(&Context, String) + Send + 'static,
    ) {
        let path = self.app.paths().settings.with_file_name(file);
        self.ask(
            move |_| files::read_text(&path, longest).ok(),
            |ctx, text| {
                if let Some(text) = text {
                    then(ctx, text);
                }
            },
        );
    }

    /// Runs a job that needs no open database on its own thread.
    pub(super) fn run_in_background<R: Send + 'static>(
        &self,
        job: impl FnOnce() -> R + Send + 'static,
        then: impl FnOnce(&Context, R) + Send + 'static,
    ) {
        let tell = self.answering(then);
        spawn(move || tell(job()));
    }

    /// Returns a function that passes an answer to the window's thread.
    pub(super) fn answering<R: Send + 'static>(
        &self,
        then: impl FnOnce(&Context, R) + Send + 'static,
    ) -> impl FnOnce(R) + Send + 'static {
        self.asked.set(self.asked.get() + 1);
        let (answer, window) = (self.answer.clone(), self.window.as_weak());
        move |result| {
            // Fails only when the window is gone.
            let _ = answer.send(Box::new(move |ctx| then(ctx, result)));
            let _ = window.upgrade_in_event_loop(|window| window.global::<Nav>().invoke_answered());
        }
    }

    /// Handles all answers received.
    fn take_up(&self) {
        self.answers
            .try_iter()
            .for_each(|answer| self.handle(answer));
    }

    fn handle(&self, answer: Answer) {
        self.asked.set(self.asked.get() - 1);
        answer(self);
    }

    /// Asks where to save a file of this name, and calls `then` with the path, which is none of the database's own.
    /// Without dialogs it is in the default folder, if there is one. `then` is not called if the user cancels.
    pub(super) fn ask_where(
        &self,
        name: &str,
        then: impl FnOnce(&Context, Result<PathBuf, AppError>) + 'static,
    ) {
        let then = move |ctx: &Self, path: Result<PathBuf, AppError>| {
            let allowed = |path: PathBuf| ctx.app.ensure_not_own_file(&path).map(|()| path);
            then(ctx, path.and_then(allowed));
        };
        if !self.desktop.has_dialogs() {
            let folder = self.desktop.folder();
            let folder = folder.map_or_else(|| self.app.shared_folder(), Ok);
            return then(self, folder.map(|folder| folder.join(name)));
        }
        let weak = self.weak();
        let chosen = move |path| {
            if let Some((ctx, path)) = weak().zip(path) {
                then(&ctx, Ok(path));
            }
        };
        self.desktop.save(name, Box::new(chosen));
    }

    /// Asks where to save a file of this name, writes it on the store's thread and reports it in a notice.
    pub(super) fn save_file(
        &self,
        name: &str,
        write: impl FnOnce(&mut Database, &Path) -> Result<(), AppError> + Send + 'static,
    ) {
        self.ask_where(name, move |ctx, path| {
            ctx.ask(
                move |db| -> Result<PathBuf, AppError> {
                    let path = path?;
                    write(db, &path)?;
                    Ok(path)
                },
                move |ctx, result| match result {
                    Ok(path) => ctx.notify_saved(path),
                    Err(error) => ctx.notify(ctx.failure(&error)),
                },
            );
        });
    }

    /// Like [`Self::save_file`], with the content of the file; if there is none, says why.
    pub(super) fn save_bytes<E: Display>(&self, name: &str, made: Result<Vec<u8>, E>) {
        match made {
            Ok(bytes) => self.save_file(name, move |_, path| app::write(path, &bytes)),
            Err(error) => self.notify(Message::files_failed(error)),
        }
    }

    /// Asks which files to open, and calls `then` with them unless the user cancels.
    pub(super) fn ask_files(
        &self,
        endings: &[&str],
        then: impl FnOnce(&Self, Vec<PathBuf>) + 'static,
    ) {
        let weak = self.weak();
        let chosen = move |files: Vec<PathBuf>| {
            if let Some(ctx) = weak().filter(|_| !files.is_empty()) {
                then(&ctx, files);
            }
        };
        self.desktop.open(endings, Box::new(chosen));
    }

    /// Like [`Self::ask_files`], but takes the path typed if there is one, as there are no dialogs then; returns why
    /// there is no file.
    pub(super) fn ask_files_or_typed(
        &self,
        endings: &[&str],
        typed: &str,
        then: impl FnOnce(&Self, Vec<PathBuf>) + 'static,
    ) -> Option<Message> {
        match typed.trim() {
            "" if self.desktop.has_dialogs() => self.ask_files(endings, then),
            "" => return Some(Message::FilesNoPath),
            path => then(self, vec![path.into()]),
        }
        None
    }

    /// Copies a text to the clipboard; returns the report.
    pub(super) fn copy(&self, text: &str) -> Message {
        match self.desktop.copy(text) {
            Ok(()) => Message::FilesCopied,
            Err(why) => Message::files_copy_failed(why),
        }
    }

    /// The report of work that failed or was stopped.
    pub(super) fn failure(&self, error: &AppError) -> Message {
        if error.is_stop() {
            return Message::WorkStopped;
        }
        Message::files_failed(self.say(&error.window_message()))
    }

    /// Reads something from the session at the table.
    pub(super) fn read_editor<T>(
        &self,
        read: impl FnOnce(&SessionEditor) -> Option<T>,
    ) -> Option<T> {
        read(&self.tables.borrow().shown()?.editor)
    }

    /// Waits until all requests are answered. For tests and shutdown only.
    pub fn wait_for_answers(&self) {
        while self.asked.get() > 0 {
            self.wait_at_most(Duration::MAX);
        }
    }

    /// Waits until the requests made so far are answered or this time is over.
    pub(super) fn wait_at_most(&self, longest: Duration) {
        let began = Instant::now();
        for _ in 0..self.asked.get() {
            let left = longest.saturating_sub(began.elapsed());
            let Ok(answer) = self.answers.recv_timeout(left) else {
                return;
            };
            self.handle(answer);
        }
    }

    /// How often the table view was built. For tests.
    pub fn table_views_built(&self) -> usize {
        self.tables.borrow().made.get()
    }

    /// Changes the state of a page or panel, and shows it.
    pub(super) fn change<S>(
        &self,
        state: &RefCell<S>,
        show: impl FnOnce(&Self),
        act: impl FnOnce(&mut S),
    ) {
        act(&mut state.borrow_mut());
        show(self);
    }

    /// A window callback that calls `act` while the context exists.
    pub(super) fn on<R: Default + 'static>(
        &self,
        act: impl Fn(&Self) -> R + 'static,
    ) -> impl Fn() -> R + 'static {
        let on = self.on_with(move |ctx, ()| act(ctx));
        move || on(())
    }

    /// Like [`Self::on`], with one argument.
    pub(super) fn on_with<A: 'static, R: Default + 'static>(
        &self,
        act: impl Fn(&Self, A) -> R + 'static,
    ) -> impl Fn(A) -> R + 'static {
        let weak = self.weak();
        move |argument| weak().map(|ctx| act(&ctx, argument)).unwrap_or_default()
    }

    /// Like [`Self::on`], with a typed text.
    pub(super) fn on_text(
        &self,
        act: impl Fn(&Self, &str) + 'static,
    ) -> impl Fn(SharedString) + 'static {
        self.on_with(move |ctx, text: SharedString| act(ctx, &text))
    }

    /// Shows a page, without the notice and the payment of the last one.
    pub(super) fn navigate(&self, page: Page) {
        self.clear_notice();
        if page != self.page() {
            self.moved();
        }
        self.global::<PaymentAdapter>().set_open(false);
        let nav = self.global::<Nav>();
        nav.set_from(Page::Sessions);
        nav.set_page(page);
        super::board::phones::stop_elsewhere(self, page);
        self.keep_screen_awake();
    }

    /// Keeps the screen awake while a page shows an open hand or the scoreboard.
    pub(super) fn keep_screen_awake(&self) {
        let at_table = matches!(self.page(), Page::Table | Page::History | Page::Result);
        let on_page = self.page() == Page::Table && self.global::<TableAdapter>().get_board();
        let board = on_page || self.board().is_some();
        if let Ok(tables) = self.tables.try_borrow() {
            let open = tables.shown().is_some_and(|table| {
                let ended = table.editor.ledger().session().ended.is_some();
                !ended && !table.editor.open().taps.is_empty()
            });
            self.desktop.keep_awake(board || (at_table && open));
        }
    }

    /// The page shown.
    pub(super) fn page(&self) -> Page {
        self.global::<Nav>().get_page()
    }

    /// The text of a message in the window's language.
    pub(super) fn say(&self, message: &Message) -> SharedString {
        self.words.borrow().say(message).into()
    }
}
