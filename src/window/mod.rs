//! The window: one file a page, each connecting its callbacks to the application and its view to the page.
//!
//! No callback scores, formats money or writes SQL, and no page talks to another but to open it. What a page shows is
//! made by [`crate::view`] and put into words by [`crate::words`].

mod balances;
mod board;
mod context;
pub mod desktop;
mod files;
mod keyboard;
mod models;
mod new_session;
mod players;
mod progress;
mod result;
mod schemes;
mod season;
mod sessions;
mod settings;
mod shown;
mod table;
mod what_if;

pub use board::phones::code;
pub use context::Desk;

use crate::app::{App, AppError, Options, System};
use crate::scheme::catalog;
use crate::store::Database;
use crate::words::Words;
use desktop::Desktop;
use oddtrick_ui::{AppWindow, Names, Nav, Page};
use slint::{CloseRequestResponse, ComponentHandle, SharedString};
use std::rc::Rc;
use std::thread;
use thiserror::Error;

/// Why there is no window.
#[derive(Debug, Error)]
pub enum WindowError {
    /// No display, or none that can be drawn on.
    #[error("no window can be opened here ({why}); `oddtrick --help` names what works without one")]
    NoDisplay {
        /// What the platform says.
        why: String,
    },
    /// There is no place for the database and the settings.
    #[error(transparent)]
    App(Box<AppError>),
}

impl From<AppError> for WindowError {
    fn from(error: AppError) -> Self {
        Self::App(Box::new(error))
    }
}

impl From<slint::PlatformError> for WindowError {
    fn from(error: slint::PlatformError) -> Self {
        // One clause, whatever the platform has to say: the last says most, those before it where in whose code.
        let text = error.to_string();
        let last = text
            .lines()
            .next()
            .and_then(|line| line.rsplit(": ").next());
        let why = last
            .unwrap_or_default()
            .trim_end_matches(['.', ')', ']'])
            .to_owned();
        Self::NoDisplay { why }
    }
}

/// Shows the window until it is closed, on the desktop that the program runs on.
///
/// # Errors
/// Where there is no display, or no place for the database.
pub fn run(options: &Options) -> Result<(), WindowError> {
    run_on(options, desktop::here())
}

/// The same on another desktop, a phone's for one.
///
/// # Errors
/// Where there is no display, or no place for the database.
pub fn run_on(options: &Options, desktop: Box<dyn Desktop>) -> Result<(), WindowError> {
    let desk = open(App::new(options, Box::new(System))?, desktop)?;
    // It is the name of the desktop file, by which a desktop finds the icon. It can be said to a platform only, which the
    // window has just brought, and before the window is shown.
    slint::set_xdg_app_id("io.github.oddtrick.OddTrick")?;
    desk.window().show()?;
    slint::run_event_loop()?;
    desk.window().hide()?;
    desk.settle();
    Ok(())
}

/// The window with everything connected, not yet shown. Where the database cannot be opened it says so, and what can be
/// done about it.
///
/// # Errors
/// Where there is no display.
pub fn open(app: App, desktop: Box<dyn Desktop>) -> Result<Rc<Desk>, WindowError> {
    // The window is made while the database is opened, and what has to be read before it can be filled is read.
    app.begin_to_open();
    let language = crate::app::language(&app.settings());
    let words = thread::spawn(move || {
        let _ = catalog::all();
        Words::of(&language)
    });
    // Where there is no display, no database is made either.
    let window = AppWindow::new().inspect_err(|_| drop(app.release()))?;
    let opened = app.store().map(drop);
    let words = words
        .join()
        .unwrap_or_else(|_| unreachable!("a panic has ended the program"));
    let desk = Desk::new(window, app, words, desktop);
    settings::apply(&desk);
    settings::size_window(&desk);
    connect(&desk);
    match opened {
        Ok(()) => start(&desk),
        Err(error) => files::recovery::open(&desk, &error),
    }
    Ok(desk)
}

/// Begins with the list of sessions, the database being open.
fn start(desk: &Rc<Desk>) {
    desk.tables.borrow_mut().forget_stored();
    files::recovery::banner(desk);
    // What a table can play by is known before anybody can ask for it.
    schemes::scheme_list::reload(desk, |_| ());
    new_session::load(desk);
    schemes::rule_editor::load(desk);
    sessions::open(desk);
    came_back(desk);
    if desk.app.is_read_only() {
        return;
    }
    files::recovery::check_soon(desk);
    // What was deleted long ago is gone for good by now; nobody waits for that.
    let now = desk.app.surroundings().now().to_utc();
    desk.ask(move |db| db.purge(now), |_, _| ());
}

/// The window is in front: what another program has written since it last was is shown.
fn came_back(desk: &Desk) {
    let version = |db: &mut Database| db.data_version().ok();
    desk.ask(version, |desk, version| {
        let before = desk.version.replace(version);
        if before.is_none() || before == version {
            return;
        }
        match desk.page() {
            Page::Sessions => sessions::read(desk),
            Page::Players => players::read(desk),
            Page::Balances => balances::payments::read_all(desk),
            _ => {}
        }
    });
}

fn connect(desk: &Rc<Desk>) {
    keyboard::connect(desk.window(), desk.on(|desk| came_back(desk)));
    sessions::connect(desk);
    new_session::connect(desk);
    table::connect(desk);
    table::answer::connect(desk);
    table::correcting::connect(desk);
    table::sheet_bind::connect(desk);
    table::payout_preview::connect(desk);
    table::seating::connect(desk);
    table::stakes::connect(desk);
    table::note::connect(desk);
    table::begin_with::connect(desk);
    files::connect(desk);
    result::connect(desk);
    balances::payments::connect(desk);
    board::phones::connect(desk);
    balances::connect(desk);
    result::session_charts::connect(desk);
    players::connect(desk);
    season::connect(desk);
    table::history::connect(desk);
    schemes::connect(desk);
    schemes::rule_editor::connect(desk);
    settings::connect(desk);
    files::recovery::connect(desk);
    progress::connect(desk);
    let names = desk.window().global::<Names>();
    names.on_half(|name: SharedString, second| shown::half(&name, second));
    let nav = desk.window().global::<Nav>();
    nav.on_go(desk.on_one(|desk, page| match page {
        Page::NewSession if desk.app.is_read_only() => {}
        Page::Sessions => sessions::open(desk),
        Page::Players => players::open(desk),
        Page::Season => season::open(desk),
        Page::Schemes => schemes::open(desk),
        Page::Settings => settings::open(desk),
        Page::Balances => balances::open(desk),
        Page::NewSession => new_session::open(desk),
        Page::History => table::history::open(desk),
        Page::HouseRules | Page::Table | Page::Result | Page::Recovery => desk.go(page),
    }));
    nav.on_back(desk.on(sessions::open));
    let weak = Rc::downgrade(desk);
    desk.window().window().on_close_requested(move || {
        if let Some(desk) = weak.upgrade() {
            settings::remember_window(&desk);
            progress::stop(&desk);
            board::phones::stop(&desk);
            board::close(&desk);
            desk.desktop.keep_awake(false);
        }
        CloseRequestResponse::HideWindow
    });
}
