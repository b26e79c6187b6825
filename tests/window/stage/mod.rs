//! A window with recorded sessions, for tests of all pages: its players, sessions and scenes. Nothing is found by an
//! English label, so that scenes are the same in every language.
#![allow(clippy::float_arithmetic, reason = "px on a screen, no points")]
#![allow(
    dead_code,
    reason = "the gallery needs what the tests do not, and the other way round"
)]

mod cast;
mod evenings;
mod scenes;

#[allow(
    unused_imports,
    reason = "the gallery has no use for the longest names"
)]
pub(crate) use cast::{Cast, ENGLISH, LONG, PERSIAN};
pub(crate) use scenes::scenes;

use chrono::{DateTime, FixedOffset, TimeDelta};
use i_slint_backend_testing::{
    AccessibleRole, ElementQuery, TestingBackend, TestingBackendOptions,
};
use oddtrick::app::{App, Clock, Options};
use oddtrick::window::Context;
use oddtrick::window::desktop::Desktop;
use oddtrick::words::Words;
use oddtrick_ui as ui;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, LogicalSize, Model, PhysicalSize};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A clock that advances a minute per reading, with sequential ids, so that images are reproducible.
#[derive(Clone)]
pub(crate) struct StageClock {
    start: DateTime<FixedOffset>,
    minutes: Arc<AtomicI64>,
    ids: Arc<AtomicU64>,
}

impl StageClock {
    /// A clock with another start and the same ids.
    fn at(&self, start: &str) -> Self {
        Self {
            start: DateTime::parse_from_rfc3339(start).unwrap(),
            minutes: Arc::default(),
            ids: Arc::clone(&self.ids),
        }
    }
}

impl Default for StageClock {
    fn default() -> Self {
        Self {
            start: DateTime::parse_from_rfc3339("2025-11-14T21:40:00+01:00").unwrap(),
            minutes: Arc::default(),
            ids: Arc::default(),
        }
    }
}

impl Clock for StageClock {
    fn now(&self) -> DateTime<FixedOffset> {
        self.start + TimeDelta::minutes(self.minutes.fetch_add(1, Ordering::Relaxed))
    }

    fn id(&self) -> u128 {
        // Spread over all bits like random ids: the list is sorted by id if times are equal.
        let at = u128::from(self.ids.fetch_add(1, Ordering::Relaxed) + 1);
        at.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835) | 1
    }
}

/// Installs the software renderer, once per thread.
pub(crate) fn platform() {
    slint::platform::set_platform(Box::new(TestingBackend::new(TestingBackendOptions {
        mock_time: true,
        threading: false,
        renderer_name: Some("software".into()),
    })))
    .unwrap();
}

/// A desktop without services.
struct NoServices;

impl Desktop for NoServices {}

/// A window with its data.
pub(crate) struct Stage {
    /// The window's context.
    pub(crate) ctx: Context,
    /// The players.
    pub(crate) cast: &'static Cast,
    /// The language.
    pub(crate) words: Words,
    folder: tempfile::TempDir,
}

impl Stage {
    /// A window in a language, with all sessions of these players; without a cast, empty.
    pub(crate) fn new(language: &str, theme: &str, cast: Option<&'static Cast>) -> Self {
        Self::at(tempfile::tempdir().unwrap(), language, theme, cast)
    }

    /// The same with its database and settings in a folder, whose path some pages show.
    pub(crate) fn at(
        folder: tempfile::TempDir,
        language: &str,
        theme: &str,
        cast: Option<&'static Cast>,
    ) -> Self {
        let clock = StageClock::default();
        let db = folder.path().join("evenings.db");
        if let Some(cast) = cast {
            evenings::record(&db, &clock, cast);
        }
        let config = folder.path().join("settings");
        std::fs::create_dir_all(&config).unwrap();
        let settings = format!(
            "language = \"{language}\"\ntheme = \"{theme}\"\ncurrency = \"PLN\"\nmotion = \"reduced\"\n"
        );
        std::fs::write(config.join("settings.toml"), settings).unwrap();
        let options = Options {
            db: Some(db),
            config: Some(config),
        };
        let app = App::new(
            &options,
            Box::new(clock.at(cast.map_or("2025-11-14T22:07:00+01:00", |cast| cast.now))),
        )
        .unwrap();
        let ctx = oddtrick::window::open(app, Rc::new(NoServices)).unwrap();
        let stage = Self {
            ctx,
            cast: cast.unwrap_or(&ENGLISH),
            words: Words::of(language),
            folder,
        };
        stage.size((360, 740));
        stage.ctx.window().show().unwrap();
        stage.wait();
        stage
    }

    /// Opens what a failed disk has left of the database: its first page and its sidecar files.
    pub(crate) fn open_spoilt(&self) {
        let [db, spoilt] = ["evenings.db", "spoilt.db"].map(|name| self.folder.path().join(name));
        let mut bytes = std::fs::read(&db).unwrap();
        bytes[4096..].fill(0);
        std::fs::write(&spoilt, bytes).unwrap();
        for kept in ["journal", "backups"] {
            let (from, to) = (
                db.with_extension("db.d").join(kept),
                spoilt.with_extension("db.d").join(kept),
            );
            std::fs::create_dir_all(&to).unwrap();
            for file in std::fs::read_dir(from).into_iter().flatten().flatten() {
                std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
            }
        }
        let page = self.global::<ui::RecoveryAdapter>();
        page.set_typed(spoilt.display().to_string().into());
        page.invoke_act(ui::RecoveryAction::OpenOther);
        self.wait();
    }

    /// Resizes the window.
    pub(crate) fn size(&self, size: (u32, u32)) {
        self.ctx
            .window()
            .window()
            .set_size(PhysicalSize::new(size.0, size.1));
        self.tick();
    }

    /// Resizes the window, with this many pixels per logical pixel.
    pub(crate) fn size_at(&self, size: (u32, u32), factor: f32) {
        let window = self.ctx.window().window();
        let whole = |n: u32| (f64::from(n) * f64::from(factor)).round();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let physical = PhysicalSize::new(whole(size.0) as u32, whole(size.1) as u32);
        window.set_size(physical);
        window.dispatch_event(WindowEvent::ScaleFactorChanged {
            scale_factor: factor,
        });
        #[allow(clippy::cast_precision_loss)]
        let size = LogicalSize::new(size.0 as f32, size.1 as f32);
        window.dispatch_event(WindowEvent::Resized { size });
        self.tick();
    }

    /// Sets the text size.
    pub(crate) fn scale(&self, scale: f32) {
        self.global::<ui::Look>().set_text_scale(scale);
        self.tick();
    }

    /// One of the window's globals.
    pub(crate) fn global<'a, G: slint::Global<'a, ui::AppWindow>>(&'a self) -> G {
        self.ctx.window().global::<G>()
    }

    /// Waits until all requests are answered and shown.
    pub(crate) fn wait(&self) {
        self.ctx.wait_for_answers();
        self.tick();
    }

    /// Advances time, so that new elements exist and animations have ended.
    #[allow(
        clippy::unused_self,
        reason = "there is one clock for all windows of a thread"
    )]
    pub(crate) fn tick(&self) {
        // The first step creates new elements, the second those that depend on them.
        for _ in 0..2 {
            i_slint_backend_testing::mock_elapsed_time(Duration::from_secs(1));
        }
    }

    /// Draws the window and handles what follows.
    pub(crate) fn draw(&self) {
        let _ = self.ctx.window().window().take_snapshot();
        self.tick();
    }

    /// Presses Escape.
    pub(crate) fn escape(&self) {
        self.key(Key::Escape.into());
    }

    /// Presses a key.
    pub(crate) fn key(&self, text: slint::SharedString) {
        let window = self.ctx.window().window();
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        window.dispatch_event(WindowEvent::KeyReleased { text });
        self.wait();
    }

    /// Opens a page of the navigation.
    pub(crate) fn go(&self, page: ui::Page) {
        self.global::<ui::Nav>().invoke_go(page);
        self.wait();
    }

    /// Opens a session by its title.
    pub(crate) fn open(&self, title: &str) {
        self.go(ui::Page::Sessions);
        let sessions = self.global::<ui::SessionsAdapter>();
        let running = self.global::<ui::SessionsView>().get_open();
        let at = if running.iter().any(|one| one.title == title) {
            -1
        } else {
            let rows = sessions.get_rows();
            let at = rows.iter().position(|row| row.title == title);
            let at = at.and_then(|at| i32::try_from(at).ok());
            at.unwrap_or_else(|| panic!("no session {title:?}"))
        };
        sessions.invoke_opened(at);
        self.wait();
        // An ended session opens on its result.
        self.go(ui::Page::Table);
    }

    /// Taps cards of consecutive questions, by index.
    pub(crate) fn chips(&self, chips: &[i32]) {
        let table = self.global::<ui::TableAdapter>();
        for chip in chips {
            let step = self.global::<ui::TableView>().get_current_step();
            table.invoke_tap(step, *chip);
            self.wait();
        }
    }

    /// Undoes this many taps.
    pub(crate) fn undo(&self, times: usize) {
        for _ in 0..times {
            self.global::<ui::TableAdapter>()
                .invoke_act(ui::TableAction::Undo);
            self.wait();
        }
    }

    /// Changes the scoreboard's view.
    pub(crate) fn shows(&self, what: ui::BoardShows) {
        self.global::<ui::BoardView>().set_shows(what);
        self.tick();
    }

    /// Presses a button of the bar below the cards: Undo, Redo, Sheet, More.
    pub(crate) fn tool(&self, index: usize) {
        let all = ElementQuery::from_root(self.ctx.window())
            .match_inherits("ToolBar")
            .match_descendants()
            .match_accessible_role(AccessibleRole::Button)
            .find_all();
        all[index].invoke_accessible_default_action();
        self.wait();
    }
}

/// The output of a command on a database at that time.
pub(crate) fn command(
    db: &Path,
    clock: impl Clock + 'static,
    args: &[&str],
    stdin: &str,
) -> String {
    use oddtrick::cli::{Environment, run};
    let environment = Environment {
        options: Options {
            db: Some(db.to_owned()),
            config: None,
        },
        clock: Box::new(clock),
        progress: oddtrick::cli::ProgressDisplay::default(),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run(
        ["oddtrick"].into_iter().chain(args.iter().copied()),
        environment,
        &mut stdin.as_bytes(),
        &mut out,
        &mut err,
    );
    assert_eq!(code, 0, "{args:?}: {}", String::from_utf8_lossy(&err));
    String::from_utf8(out).unwrap()
}
