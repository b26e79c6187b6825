//! The session bus of a free desktop: whether it has file dialogs, and that the screen stays awake.
//!
//! On a thread of its own, since a service that hangs must not hold up the window. It must not know what a hand is.

use std::cell::Cell;
use std::env;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;

/// How long a service is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// Service, path and interface of the screen saver, in [the words of freedesktop.org][spec].
///
/// [spec]: https://specifications.freedesktop.org/idle-inhibit-spec/latest/
const SAVER: (&str, &str, &str) = (
    "org.freedesktop.ScreenSaver",
    "/org/freedesktop/ScreenSaver",
    "org.freedesktop.ScreenSaver",
);

/// The thread that talks to the bus. It ends, and with it whatever it asked for, when this is dropped.
pub(super) struct Bus {
    /// Whether there are dialogs, once that is known.
    dialogs: Arc<OnceLock<bool>>,
    awake: Sender<bool>,
    /// What was asked for last.
    wanted: Cell<bool>,
}

impl Bus {
    /// The session's bus, if there is one.
    pub(super) fn find() -> Option<Self> {
        if !is_there() {
            return None;
        }
        let dialogs = Arc::new(OnceLock::new());
        let (awake, asked) = channel();
        let known = Arc::clone(&dialogs);
        thread::Builder::new()
            .name("desktop".to_owned())
            .spawn(move || talk(&known, &asked))
            .ok()?;
        Some(Self {
            dialogs,
            awake,
            wanted: Cell::new(false),
        })
    }

    /// Whether a dialog would open. Nobody waits until that is known; a moment after the start it is.
    pub(super) fn has_dialogs(&self) -> bool {
        self.dialogs.get().copied().unwrap_or(false)
    }

    /// Keeps the screen awake, or lets it sleep.
    pub(super) fn keep_awake(&self, awake: bool) {
        if self.wanted.replace(awake) != awake {
            // Where the thread has gone, so has the bus.
            let _ = self.awake.send(awake);
        }
    }
}

/// Whether the session has a bus at all.
fn is_there() -> bool {
    let named = env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some_and(|bus| !bus.is_empty());
    let usual = env::var_os("XDG_RUNTIME_DIR")
        .is_some_and(|folder| PathBuf::from(folder).join("bus").exists());
    named || usual
}

fn talk(dialogs: &OnceLock<bool>, asked: &Receiver<bool>) {
    let connected = Builder::session().and_then(|builder| builder.method_timeout(PATIENCE).build());
    let Ok(bus) = connected else {
        return;
    };
    let _ = dialogs.set(has_portal(&bus) || has_zenity());
    let mut cookie = None;
    while let Ok(awake) = asked.recv() {
        match (awake, cookie.take()) {
            (true, None) => cookie = inhibit(&bus),
            (true, kept) => cookie = kept,
            (false, Some(kept)) => uninhibit(&bus, kept),
            (false, None) => {}
        }
    }
    if let Some(kept) = cookie {
        uninhibit(&bus, kept);
    }
}

/// Whether the desktop's portal has file dialogs. A portal that has none to show answers that it does not know the word.
fn has_portal(bus: &Connection) -> bool {
    bus.call_method(
        Some("org.freedesktop.portal.Desktop"),
        "/org/freedesktop/portal/desktop",
        Some("org.freedesktop.DBus.Properties"),
        "Get",
        &("org.freedesktop.portal.FileChooser", "version"),
    )
    .is_ok()
}

/// Whether there is the program that dialogs fall back to where there is no portal.
fn has_zenity() -> bool {
    env::var_os("PATH")
        .is_some_and(|path| env::split_paths(&path).any(|folder| folder.join("zenity").is_file()))
}

/// Asks for the screen to stay awake; what it gives back undoes that. A desktop without a screen saver has nothing to stop.
fn inhibit(bus: &Connection) -> Option<u32> {
    let (service, path, interface) = SAVER;
    let why = ("Odd Trick", "A hand is open");
    let answer = bus.call_method(Some(service), path, Some(interface), "Inhibit", &why);
    answer.ok()?.body().deserialize().ok()
}

fn uninhibit(bus: &Connection, cookie: u32) {
    let (service, path, interface) = SAVER;
    // A screen saver that has gone since keeps nobody awake.
    let _ = bus.call_method(Some(service), path, Some(interface), "UnInhibit", &cookie);
}
