//! The native desktop.

#[cfg(target_os = "linux")]
use super::bus::Bus;
use super::{Desktop, OnChosen, Show, opener};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// The native desktop; by default it is connected to its services.
#[derive(Default)]
pub struct Native {
    /// The clipboard loses its text when this is dropped.
    clipboard: RefCell<Option<arboard::Clipboard>>,
    /// File dialogs and screen saver on Linux and BSD.
    #[cfg(target_os = "linux")]
    bus: Bus,
    #[cfg(not(target_os = "linux"))]
    awake: RefCell<Option<keepawake::KeepAwake>>,
}

impl Desktop for Native {
    fn save(&self, name: &str, then: OnChosen<Option<PathBuf>>) {
        let asked = rfd::AsyncFileDialog::new().set_file_name(name).save_file();
        let waiting = slint::spawn_local(async move {
            then(asked.await.map(|file| file.path().to_owned()));
        });
        // Fails only when the event loop has ended.
        drop(waiting);
    }

    fn open(&self, endings: &[&str], then: OnChosen<Vec<PathBuf>>) {
        let asked = rfd::AsyncFileDialog::new()
            .add_filter("Odd Trick", endings)
            .pick_files();
        let waiting = slint::spawn_local(async move {
            let files = asked.await.unwrap_or_default();
            then(files.iter().map(|file| file.path().to_owned()).collect());
        });
        drop(waiting);
    }

    #[cfg(target_os = "linux")]
    fn has_dialogs(&self) -> bool {
        self.bus.has_dialogs()
    }

    /// The platform has native dialogs.
    #[cfg(not(target_os = "linux"))]
    fn has_dialogs(&self) -> bool {
        true
    }

    fn show(&self, file: &Path, what: Show) -> Result<(), String> {
        opener::show(file, what)
    }

    fn can_show(&self) -> bool {
        opener::can_show()
    }

    fn copy(&self, text: &str) -> Result<(), String> {
        let mut kept = self.clipboard.borrow_mut();
        let clipboard = match kept.take() {
            Some(clipboard) => Ok(clipboard),
            None => arboard::Clipboard::new(),
        };
        let copied = clipboard.and_then(|new| kept.insert(new).set_text(text.to_owned()));
        copied.map_err(|error| error.to_string())
    }

    #[cfg(target_os = "linux")]
    fn keep_awake(&self, awake: bool) {
        self.bus.keep_awake(awake);
    }

    #[cfg(not(target_os = "linux"))]
    fn keep_awake(&self, awake: bool) {
        let mut kept = self.awake.borrow_mut();
        if !awake {
            *kept = None;
        } else if kept.is_none() {
            // If inhibition fails, the screen sleeps as usual.
            *kept = keepawake::Builder::default()
                .display(true)
                .reason("A hand is open")
                .app_name("Odd Trick")
                .app_reverse_domain("io.github.oddtrick.OddTrick")
                .create()
                .ok();
        }
    }
}
