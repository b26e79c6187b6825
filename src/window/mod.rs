//! The window: one file a page, each connecting its callbacks to the application and its view to the page.
//!
//! No callback scores, formats money or writes SQL, and no page talks to another but to open it. What a page shows is
//! made by [`crate::view`] and put into words by [`crate::words`].

mod adjust;
mod aside;
mod chart;
mod desk;
pub mod desktop;
mod history;
mod house_rules;
mod models;
mod more;
mod new_session;
mod offered;
mod result;
mod schemes;
mod seating;
mod sessions;
mod settings;
mod setup;
mod share;
mod show_pairs;
mod show_table;
mod switches;
mod table;

pub use desk::Desk;

use crate::app::{App, AppError, Options, System};
use crate::words::Words;
use desktop::Desktop;
use oddtrick_ui::{AppWindow, Nav, Page};
use slint::{CloseRequestResponse, ComponentHandle};
use std::rc::Rc;
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
    /// The database cannot be opened.
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

/// Shows the window until it is closed.
///
/// # Errors
/// Where there is no display, or the database cannot be opened.
pub fn run(options: &Options) -> Result<(), WindowError> {
    // On Wayland the icon and the window are brought together by this; it is the name of the desktop file.
    let _ = slint::set_xdg_app_id("io.github.oddtrick.OddTrick");
    let desk = open(
        App::new(options, Box::new(System))?,
        Box::new(desktop::Native::default()),
    )?;
    desk.window().show()?;
    slint::run_event_loop()?;
    desk.window().hide()?;
    desk.settle();
    Ok(())
}

/// The window with everything connected, not yet shown.
///
/// # Errors
/// Where there is no display, or the database cannot be opened.
pub fn open(app: App, desktop: Box<dyn Desktop>) -> Result<Rc<Desk>, WindowError> {
    // Where there is no display, no database is made either.
    let window = AppWindow::new()?;
    app.store()?;
    let words = Words::of(&settings::language(&app.settings()));
    let desk = Desk::new(window, app, words, desktop);
    settings::apply(&desk);
    settings::size_window(&desk);
    connect(&desk);
    // What a table can play by is known before anybody can ask for it.
    offered::reload(&desk, |_| ());
    sessions::open(&desk);
    // What was deleted long ago is gone for good by now; nobody waits for that.
    let now = desk.app.surroundings().now().to_utc();
    desk.ask(move |db| db.purge(now), |_, _| ());
    Ok(desk)
}

fn connect(desk: &Rc<Desk>) {
    sessions::connect(desk);
    new_session::connect(desk);
    table::connect(desk);
    seating::connect(desk);
    result::connect(desk);
    history::connect(desk);
    schemes::connect(desk);
    house_rules::connect(desk);
    settings::connect(desk);
    let nav = desk.window().global::<Nav>();
    nav.on_go(desk.on_one(|desk, page| match page {
        Page::Sessions => sessions::open(desk),
        Page::Schemes => schemes::open(desk),
        Page::Settings => settings::open(desk),
        Page::NewSession => new_session::open(desk),
        Page::History => history::open(desk),
        Page::HouseRules | Page::Table | Page::Result => desk.go(page),
    }));
    nav.on_back(desk.on(sessions::open));
    let weak = Rc::downgrade(desk);
    desk.window().window().on_close_requested(move || {
        if let Some(desk) = weak.upgrade() {
            settings::remember_window(&desk);
        }
        CloseRequestResponse::HideWindow
    });
}
