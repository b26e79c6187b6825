//! The D-Bus session bus of Linux and BSD desktops: file dialogs and screen-saver inhibition.
//!
//! It runs on its own thread because a hanging service must not block the window.

use super::opener::is_installed;
use std::cell::Cell;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;

/// Timeout for a service.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Service, path and interface of the screen saver, as specified by [freedesktop.org][spec].
///
/// [spec]: https://specifications.freedesktop.org/idle-inhibit-spec/latest/
const SCREEN_SAVER: (&str, &str, &str) = (
    "org.freedesktop.ScreenSaver",
    "/org/freedesktop/ScreenSaver",
    "org.freedesktop.ScreenSaver",
);

/// The bus thread. Dropping this ends the thread and releases its screen-saver inhibition.
pub(super) struct Bus {
    /// Whether file dialogs are available; unset until known.
    dialogs: Arc<OnceLock<bool>>,
    awake: Sender<bool>,
    /// The last value requested.
    wanted: Cell<bool>,
}

impl Default for Bus {
    /// Connects to the session bus, if there is one.
    fn default() -> Self {
        let dialogs = Arc::default();
        let (awake, asked) = channel();
        let known = Arc::clone(&dialogs);
        thread::spawn(move || talk(&known, &asked));
        Self {
            dialogs,
            awake,
            wanted: Cell::new(false),
        }
    }
}

impl Bus {
    /// Whether file dialogs are available. Does not block; false until the answer arrives shortly after startup.
    pub(super) fn has_dialogs(&self) -> bool {
        self.dialogs.get().copied().unwrap_or(false)
    }

    /// Keeps the screen awake or lets it sleep.
    pub(super) fn keep_awake(&self, awake: bool) {
        if self.wanted.replace(awake) != awake {
            // Fails only when the thread has ended.
            let _ = self.awake.send(awake);
        }
    }
}

fn talk(dialogs: &OnceLock<bool>, asked: &Receiver<bool>) {
    let connected = Builder::session().and_then(|builder| builder.method_timeout(TIMEOUT).build());
    let Ok(bus) = connected else {
        return;
    };
    // Without the portal, dialogs are shown by `zenity`.
    let _ = dialogs.set(has_portal(&bus) || is_installed("zenity"));
    let mut cookie = None;
    // Each request differs from the last one, and the last of all is to let the screen sleep.
    for awake in asked.iter().chain([false]) {
        match cookie.take() {
            _ if awake => cookie = inhibit(&bus),
            Some(kept) => uninhibit(&bus, kept),
            None => {}
        }
    }
}

/// Whether the desktop portal implements file dialogs. A portal without them reports an unknown interface.
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

/// Inhibits the screen saver; returns the cookie that releases it, or `None` if the desktop has no screen saver.
fn inhibit(bus: &Connection) -> Option<u32> {
    let (service, path, interface) = SCREEN_SAVER;
    let why = ("Odd Trick", "A hand is open");
    let answer = bus.call_method(Some(service), path, Some(interface), "Inhibit", &why);
    answer.ok()?.body().deserialize().ok()
}

fn uninhibit(bus: &Connection, cookie: u32) {
    let (service, path, interface) = SCREEN_SAVER;
    // Fails only when the screen saver's service is gone.
    let _ = bus.call_method(Some(service), path, Some(interface), "UnInhibit", &cookie);
}
