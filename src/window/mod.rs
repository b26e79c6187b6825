//! The window: one module per page; each connects callbacks to the application and shows a view.
//!
//! Callbacks do not score, format money or write SQL, and pages only open each other. [`crate::view`] builds the
//! content and [`crate::words`] translates it.

mod balances;
mod board;
mod context;
pub mod desktop;
mod double_tap;
mod files;
mod keyboard;
mod models;
mod new_session;
mod notice;
mod players;
mod progress;
mod result;
mod schemes;
mod season;
mod sessions;
mod settings;
mod shown;
mod table;
mod to_ui;

pub use board::phones::code;
pub use context::Context;

use crate::app::{App, AppError, Options, System};
use crate::scheme::catalog;
use crate::words::Words;
use desktop::Desktop;
use i_slint_core::textlayout::sharedparley::fontique::GenericFamily;
use i_slint_core::window::WindowInner;
use oddtrick_ui::{AppWindow, Nav, Page};
use slint::platform::WindowEvent;
use slint::{CloseRequestResponse, ComponentHandle, Timer, TimerMode};
use std::rc::Rc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

impl From<slint::PlatformError> for AppError {
    fn from(error: slint::PlatformError) -> Self {
        // Only the last clause of the platform's error helps the user; those before it name source code.
        let text = error.to_string();
        let line = text.lines().next().unwrap_or_default();
        let (_, last) = line.rsplit_once(": ").unwrap_or(("", line));
        Self::NoDisplay(last.trim_end_matches(['.', ')', ']']).to_owned())
    }
}

/// Shows the window until it is closed.
///
/// # Errors
/// No display, or no location for the database.
pub fn run(options: &Options) -> Result<(), AppError> {
    run_on(options, desktop::here())
}

/// Like [`run`], with another desktop, as on Android.
///
/// # Errors
/// No display, or no location for the database.
pub fn run_on(options: &Options, desktop: Rc<dyn Desktop>) -> Result<(), AppError> {
    let ctx = open(App::new(options, Box::new(System))?, desktop)?;
    // The name of the desktop file, which provides the icon. It must be set after the platform exists and before the
    // window shows.
    slint::set_xdg_app_id("io.github.oddtrick.OddTrick")?;
    ctx.window().show()?;
    // Otherwise the first frame would lack the list, and X11 would show the next one 16 ms later.
    ctx.wait_at_most(FIRST_FRAME);
    slint::run_event_loop()?;
    ctx.window().hide()?;
    ctx.wait_for_answers();
    Ok(())
}

/// Appends the Persian font to the fallback fonts. Without it, a Persian name would be blank in the other languages if
/// no font of the system has its letters.
fn add_fallback_font(window: &AppWindow) {
    let inner = WindowInner::from_pub(window.window());
    let mut fonts = inner.context().font_context().borrow_mut();
    let persian = fonts.collection.family_id("Vazirmatn");
    let last = GenericFamily::SystemUi;
    fonts
        .collection
        .append_generic_families(last, persian.into_iter());
}

/// Creates the window with all callbacks connected, not yet shown. If the database cannot be opened, it shows the
/// recovery page.
///
/// # Errors
/// No display.
pub fn open(app: App, desktop: Rc<dyn Desktop>) -> Result<Context, AppError> {
    // Opens the database and reads the first page's data while the window is created.
    let (read, first) = channel();
    app.begin_to_open(move |db| drop(read.send(db.first_sessions())));
    let language = crate::app::language(&app.settings());
    let words = thread::spawn(move || Words::of(&language));
    // Without a display, no database is created.
    let window = AppWindow::new().inspect_err(|_| drop(app.take_store()))?;
    add_fallback_font(&window);
    let opened = app.store().map(drop);
    let words = words
        .join()
        .unwrap_or_else(|_| unreachable!("a panic has ended the program"));
    let ctx = Context::new(window, app, words, desktop);
    settings::apply(&ctx);
    settings::resize(ctx.window.window(), ctx.app.settings().window);
    connect(&ctx);
    match opened {
        Ok(()) => {
            ctx.sessions.borrow_mut().first = Some(first);
            start(&ctx);
        }
        Err(error) => files::recovery::open(&ctx, &error),
    }
    Ok(ctx)
}

/// Shows the session list; the database is open.
fn start(ctx: &Context) {
    ctx.tables.borrow_mut().forget_stored();
    files::recovery::banner(ctx);
    // Load the schemes before any page needs them.
    schemes::scheme_list::reload(ctx, |_| ());
    new_session::load(ctx);
    schemes::rule_editor::load(ctx);
    table::load_last(ctx);
    sessions::open(ctx);
    ctx.poll
        .start(TimerMode::Repeated, CATCH_UP, ctx.on(catch_up));
    catch_up(ctx);
    if ctx.app.is_read_only() {
        return;
    }
    Timer::single_shot(files::recovery::CHECK_DELAY, ctx.on(maintain));
}

/// Checks the database and empties the trash of old sessions, in the background, and parses the shipped schemes before a
/// page needs them.
fn maintain(ctx: &Context) {
    thread::spawn(|| catalog::all().count());
    // The user may have closed the database meanwhile.
    if ctx.page() != Page::Recovery {
        files::recovery::check(ctx);
        let now = ctx.app.clock().now().to_utc();
        ctx.ask(move |db| db.purge(now), |_, _| ());
    }
}

/// How long the first frame may wait for the list of sessions.
const FIRST_FRAME: Duration = Duration::from_millis(100);

/// How often the window looks for what another program has written.
const CATCH_UP: Duration = Duration::from_millis(500);

/// Reloads what another program has written since the last call.
fn catch_up(ctx: &Context) {
    // On that page the database is closed, and a request would open it.
    if ctx.page() == Page::Recovery {
        return;
    }
    let Ok(store) = ctx.app.store() else { return };
    let tell = ctx.answering(|ctx, version: Option<i64>| {
        let before = ctx.version.replace(version);
        if before.is_none() || before == version {
            return;
        }
        match ctx.page() {
            Page::Sessions => sessions::read(ctx),
            Page::Players => players::read(ctx),
            Page::Balances => balances::payments::read(ctx, None),
            _ => table::catch_up(ctx),
        }
    });
    store.post(move |db| tell(db.data_version().ok()));
}

fn connect(ctx: &Context) {
    let weak = ctx.weak();
    let handled = move |event: &WindowEvent| {
        let Some(ctx) = weak() else { return };
        double_tap::handled(&ctx, event);
        if let WindowEvent::WindowActiveChanged(true) = event {
            catch_up(&ctx);
        }
    };
    keyboard::connect(ctx.window(), handled, ctx.on(Context::moved));
    sessions::connect(ctx);
    new_session::connect(ctx);
    table::connect(ctx);
    table::correcting::connect(ctx);
    table::table_bind::connect(ctx);
    table::payout_preview::connect(ctx);
    table::seating::connect(ctx);
    table::stakes::connect(ctx);
    files::connect(ctx);
    result::connect(ctx);
    notice::connect(ctx);
    balances::payments::connect(ctx);
    board::phones::connect(ctx);
    balances::connect(ctx);
    players::connect(ctx);
    season::connect(ctx);
    schemes::connect(ctx);
    schemes::rule_editor::connect(ctx);
    settings::connect(ctx);
    files::recovery::connect(ctx);
    progress::connect(ctx);
    to_ui::connect_texts(ctx.window());
    let nav = ctx.global::<Nav>();
    nav.on_go(ctx.on_with(|ctx, page| match page {
        Page::NewSession if ctx.app.is_read_only() => {}
        Page::Sessions => sessions::open(ctx),
        Page::Players => players::open(ctx),
        Page::Season => season::open(ctx),
        Page::Schemes => schemes::open(ctx),
        Page::Settings => settings::open(ctx),
        Page::Balances => balances::open(ctx),
        Page::NewSession => new_session::open(ctx),
        Page::History => table::menu::open_history(ctx),
        Page::Result => result::open(ctx),
        Page::HouseRules | Page::Table | Page::Recovery => ctx.navigate(page),
    }));
    nav.on_back(ctx.on(|ctx| {
        let shown = match ctx.global::<Nav>().get_from() {
            Page::Result => Some(table::Shown::Result),
            Page::Table => Some(table::Shown::Table),
            _ => None,
        };
        match shown.zip(result::session(ctx)) {
            Some((shown, id)) => table::open(ctx, id, shown),
            None => sessions::open(ctx),
        }
    }));
    ctx.window().window().on_close_requested(ctx.on(|ctx| {
        settings::keep_size(ctx, ctx.window.window(), |settings| &mut settings.window);
        progress::stop(ctx);
        board::phones::stop(ctx);
        board::close(ctx);
        ctx.desktop.keep_awake(false);
        CloseRequestResponse::HideWindow
    }));
}
