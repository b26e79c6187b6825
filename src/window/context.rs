//! What all pages share: the window, the words, the application, and the way to its store and back.
//!
//! The window never waits for the disk. A page asks, the store's thread answers, and the answer is taken up in the
//! window's own thread.

use super::desktop::{Chosen, Desktop};
use crate::app::{App, AppError, files};
use crate::store::Database;
use crate::words::Words;
use oddtrick_ui::{AppWindow, BoardWindow, Nav, Page, TableAdapter};
use slint::ComponentHandle;
use std::cell::{Cell, OnceCell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::spawn;

type Answer = Box<dyn FnOnce(&Rc<Context>) + Send>;

/// The state of the window.
pub struct Context {
    /// The window itself.
    pub(super) window: AppWindow,
    pub(super) app: App,
    pub(super) desktop: Box<dyn Desktop>,
    pub(super) words: RefCell<Words>,
    /// The big scoreboard's window, once it was asked for.
    pub(super) board: OnceCell<BoardWindow>,
    pub(super) tables: RefCell<super::table::Tables>,
    pub(super) payout_preview: RefCell<super::table::payout_preview::State>,
    pub(super) sessions: RefCell<super::sessions::State>,
    pub(super) setup: RefCell<super::new_session::new_session_form::Setup>,
    pub(super) seating: RefCell<super::table::seating::State>,
    pub(super) schemes: RefCell<super::schemes::State>,
    pub(super) players: RefCell<super::players::State>,
    pub(super) season: RefCell<super::season::State>,
    pub(super) result: RefCell<super::result::State>,
    /// Whose figures the result page shows, by their place in the session; none for everybody's.
    pub(super) pictured: Cell<Option<usize>>,
    /// The file that the strip of the result speaks of.
    pub(super) saved: RefCell<Option<PathBuf>>,
    pub(super) scheme_list: RefCell<crate::app::Schemes>,
    pub(super) drafts: RefCell<super::schemes::rule_editor::Drafts>,
    pub(super) settings: RefCell<super::settings::State>,
    pub(super) stakes: RefCell<super::table::stakes::State>,
    pub(super) begin_with: RefCell<Vec<super::table::begin_with::Line>>,
    pub(super) files: RefCell<super::files::State>,
    pub(super) recovery: RefCell<super::files::recovery::State>,
    pub(super) progress: RefCell<super::progress::State>,
    pub(super) money: RefCell<super::balances::payments::State>,
    pub(super) phones: RefCell<super::board::phones::State>,
    /// What the database said of its version when the window was last in front.
    pub(super) version: Cell<Option<i64>>,
    answers: Receiver<Answer>,
    answer: Sender<Answer>,
    asked: Cell<usize>,
}

impl Context {
    pub(super) fn new(
        window: AppWindow,
        app: App,
        words: Words,
        desktop: Box<dyn Desktop>,
    ) -> Rc<Self> {
        let (answer, answers) = channel();
        let ctx = Rc::new(Self {
            window,
            app,
            desktop,
            words: RefCell::new(words),
            board: OnceCell::new(),
            tables: RefCell::default(),
            payout_preview: RefCell::default(),
            sessions: RefCell::default(),
            setup: RefCell::default(),
            seating: RefCell::default(),
            schemes: RefCell::default(),
            players: RefCell::default(),
            season: RefCell::default(),
            result: RefCell::default(),
            pictured: Cell::default(),
            saved: RefCell::default(),
            scheme_list: RefCell::default(),
            drafts: RefCell::default(),
            settings: RefCell::default(),
            stakes: RefCell::default(),
            begin_with: RefCell::default(),
            files: RefCell::default(),
            recovery: RefCell::default(),
            progress: RefCell::default(),
            money: RefCell::default(),
            phones: RefCell::default(),
            version: Cell::default(),
            answers,
            answer,
            asked: Cell::new(0),
        });
        ctx.window.global::<Nav>().on_told(ctx.on(Self::take_up));
        ctx
    }

    /// The window.
    pub fn window(&self) -> &AppWindow {
        &self.window
    }

    /// The window of the big scoreboard, where it is open.
    pub fn board(&self) -> Option<&BoardWindow> {
        self.board.get().filter(|board| board.window().is_visible())
    }

    /// Has the store's thread do something and takes up what came of it here, later.
    pub(super) fn ask<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Database) -> R + Send + 'static,
        then: impl FnOnce(&Rc<Context>, R) + Send + 'static,
    ) {
        // It was opened before any page was that asks.
        let Ok(store) = self.app.store() else { return };
        let tell = self.answering(then);
        store.post(move |db| tell(job(db)));
    }

    /// Has a thread of its own look at the database as it is once the store has done what was asked of it before. Hands are
    /// kept meanwhile.
    pub(super) fn ask_aside<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Database) -> R + Send + 'static,
        then: impl FnOnce(&Rc<Context>, R) + Send + 'static,
    ) {
        let Ok(store) = self.app.store() else { return };
        let tell = self.answering(then);
        store.post(move |db| match db.another() {
            Some(mut other) => {
                spawn(move || {
                    let came = job(&mut other);
                    drop(other);
                    tell(came);
                });
            }
            // What has no file has nobody else who could open it.
            None => tell(job(db)),
        });
    }

    /// Keeps something unfinished in a file beside the settings; takes the file away where there is nothing.
    pub(super) fn keep_draft(&self, file: &str, text: Option<String>) {
        let path = self.app.places().settings.with_file_name(file);
        // It is no more than a convenience: where it cannot be written, the page works as well.
        self.ask(
            move |_| match text {
                Some(text) => drop(files::keep(&path, &text)),
                None => drop(std::fs::remove_file(&path)),
            },
            |_, ()| (),
        );
    }

    /// Reads what was kept so, where there is such a file and it is no longer than that.
    pub(super) fn read_draft(
        &self,
        file: &str,
        longest: usize,
        then: impl FnOnce(&Rc<Context>, String) + Send + 'static,
    ) {
        let path = self.app.places().settings.with_file_name(file);
        self.ask(
            move |_| files::read_text(&path, longest).ok(),
            |ctx, text| {
                if let Some(text) = text {
                    then(ctx, text);
                }
            },
        );
    }

    /// Has a thread of its own do something that needs no open database.
    pub(super) fn aside<R: Send + 'static>(
        &self,
        job: impl FnOnce() -> R + Send + 'static,
        then: impl FnOnce(&Rc<Context>, R) + Send + 'static,
    ) {
        let tell = self.answering(then);
        spawn(move || tell(job()));
    }

    /// What hands an answer over to the window's own thread.
    fn answering<R: Send + 'static>(
        &self,
        then: impl FnOnce(&Rc<Context>, R) + Send + 'static,
    ) -> impl FnOnce(R) + Send + 'static {
        self.asked.set(self.asked.get() + 1);
        let (answer, window) = (self.answer.clone(), self.window.as_weak());
        move |came| {
            // Where the window has gone there is nobody to tell.
            let _ = answer.send(Box::new(move |ctx| then(ctx, came)));
            let _ = window.upgrade_in_event_loop(|window| window.global::<Nav>().invoke_told());
        }
    }

    /// Takes up every answer that has come.
    fn take_up(self: &Rc<Self>) {
        while let Ok(answer) = self.answers.try_recv() {
            self.asked.set(self.asked.get() - 1);
            answer(self);
        }
    }

    /// Asks where a file of this name goes, and goes on with the path: where nobody can be asked it is in the folder for such
    /// files, or there is no such folder. Nothing follows where somebody wants the file nowhere after all.
    pub(super) fn ask_where(
        self: &Rc<Self>,
        name: &str,
        then: impl FnOnce(&Rc<Context>, Result<PathBuf, AppError>) + 'static,
    ) {
        let usual = self.app.shared_folder().map(|folder| folder.join(name));
        let weak = Rc::downgrade(self);
        self.desktop.save(
            name,
            Box::new(move |chosen| {
                let Some(ctx) = weak.upgrade() else { return };
                match chosen {
                    Chosen::File(path) => then(&ctx, Ok(path)),
                    Chosen::Unasked => then(&ctx, usual),
                    Chosen::Nowhere => (),
                }
            }),
        );
    }

    /// Waits until everything that was asked has been answered. For tests and for the end; the window never waits.
    pub fn settle(self: &Rc<Self>) {
        while self.asked.get() > 0 {
            let Ok(answer) = self.answers.recv() else {
                return;
            };
            self.asked.set(self.asked.get() - 1);
            answer(self);
        }
    }

    /// How often the view of the table page was made. For tests.
    pub fn tables_made(&self) -> usize {
        self.tables.borrow().made
    }

    /// A callback of the window that does this with the context, as long as there is one.
    pub(super) fn on(self: &Rc<Self>, act: fn(&Rc<Context>)) -> impl Fn() + 'static {
        let weak = Rc::downgrade(self);
        move || {
            if let Some(ctx) = weak.upgrade() {
                act(&ctx);
            }
        }
    }

    /// The same for a callback with one argument.
    pub(super) fn on_one<A: 'static>(
        self: &Rc<Self>,
        act: fn(&Rc<Context>, A),
    ) -> impl Fn(A) + 'static {
        let weak = Rc::downgrade(self);
        move |argument| {
            if let Some(ctx) = weak.upgrade() {
                act(&ctx, argument);
            }
        }
    }

    /// The same for a callback with two arguments.
    pub(super) fn on_two<A: 'static, B: 'static>(
        self: &Rc<Self>,
        act: fn(&Rc<Context>, A, B),
    ) -> impl Fn(A, B) + 'static {
        let weak = Rc::downgrade(self);
        move |first, second| {
            if let Some(ctx) = weak.upgrade() {
                act(&ctx, first, second);
            }
        }
    }

    /// Shows a page.
    pub(super) fn go(&self, page: Page) {
        self.window.global::<Nav>().set_page(page);
        super::board::phones::mind(self, page);
        self.mind_the_screen();
    }

    /// Keeps the screen awake as long as a hand is open on the table or the board stands for the room, and nobody has
    /// left it for another page.
    pub(super) fn mind_the_screen(&self) {
        let at_table = matches!(self.page(), Page::Table | Page::History | Page::Result);
        let on_page =
            self.page() == Page::Table && self.window.global::<TableAdapter>().get_board();
        let board = on_page || self.board().is_some();
        if let Ok(tables) = self.tables.try_borrow() {
            let open = tables.shown().is_some_and(|table| {
                let ended = table.book.ledger().session().ended.is_some();
                !ended && !table.book.open().taps.is_empty()
            });
            self.desktop.keep_awake(board || (at_table && open));
        }
    }

    /// The page that is shown.
    pub(super) fn page(&self) -> Page {
        self.window.global::<Nav>().get_page()
    }

    /// A sentence as text for the window.
    pub(super) fn say(&self, message: &crate::view::Message) -> slint::SharedString {
        self.words.borrow().say(message).into()
    }
}
