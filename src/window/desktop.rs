//! The desktop around the window: its dialogs, its clipboard, and its screen saver.
//!
//! Behind a trait, so that tests run without a desktop. It must not know which page asks, nor what is in a file.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;

/// What is taken up once somebody has answered a dialog.
pub type Then<T> = Box<dyn FnOnce(T)>;

/// The desktop around the window.
pub trait Desktop {
    /// Asks where to save a file of this name.
    fn save(&self, name: &str, then: Then<Chosen>);

    /// Asks which files to open, of those with one of these endings.
    fn open(&self, endings: &[&str], then: Then<Vec<PathBuf>>);

    /// Whether [`Desktop::open`] can ask at all.
    fn can_open(&self) -> bool;

    /// Puts a text on the clipboard.
    ///
    /// # Errors
    /// What the desktop says.
    fn copy(&self, text: &str) -> Result<(), String>;

    /// Keeps the screen awake from now on, or lets it sleep again.
    fn keep_awake(&self, awake: bool);
}

/// Where somebody wants a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Here.
    File(PathBuf),
    /// Nowhere after all.
    Nowhere,
    /// Nobody could be asked, for this desktop has no dialogs; it goes where such files go.
    Unasked,
}

/// The desktop that the program runs on.
#[derive(Default)]
pub struct Native {
    /// A clipboard lets go of its text when it is dropped.
    clipboard: RefCell<Option<arboard::Clipboard>>,
    awake: RefCell<Option<keepawake::KeepAwake>>,
    /// Whether the desktop has refused to keep awake, so that it is asked once and not at every hand.
    refused: Cell<bool>,
}

impl Desktop for Native {
    fn save(&self, name: &str, then: Then<Chosen>) {
        if !has_dialogs() {
            return then(Chosen::Unasked);
        }
        let asked = rfd::AsyncFileDialog::new().set_file_name(name).save_file();
        let waiting = slint::spawn_local(async move {
            then(
                asked
                    .await
                    .map_or(Chosen::Nowhere, |file| Chosen::File(file.path().to_owned())),
            );
        });
        // Only where the event loop has gone, and the window with it.
        drop(waiting);
    }

    fn open(&self, endings: &[&str], then: Then<Vec<PathBuf>>) {
        let asked = rfd::AsyncFileDialog::new()
            .add_filter("Odd Trick", endings)
            .pick_files();
        let waiting = slint::spawn_local(async move {
            let files = asked.await.unwrap_or_default();
            then(files.iter().map(|file| file.path().to_owned()).collect());
        });
        drop(waiting);
    }

    fn can_open(&self) -> bool {
        has_dialogs()
    }

    fn copy(&self, text: &str) -> Result<(), String> {
        let mut kept = self.clipboard.borrow_mut();
        if kept.is_none() {
            *kept = Some(arboard::Clipboard::new().map_err(|error| error.to_string())?);
        }
        match kept.as_mut() {
            Some(clipboard) => clipboard
                .set_text(text.to_owned())
                .map_err(|error| error.to_string()),
            None => Ok(()),
        }
    }

    fn keep_awake(&self, awake: bool) {
        if !awake {
            self.awake.replace(None);
            return;
        }
        if self.awake.borrow().is_some() || self.refused.get() || !has_bus() {
            return;
        }
        let made = keepawake::Builder::default()
            .display(true)
            .reason("A hand is open")
            .app_name("Odd Trick")
            .app_reverse_domain("io.github.oddtrick.OddTrick")
            .create();
        match made {
            Ok(kept) => drop(self.awake.replace(Some(kept))),
            Err(_) => self.refused.set(true),
        }
    }
}

/// Whether there is somebody to ask for a dialog. Elsewhere than on a free desktop the system itself has them.
fn has_dialogs() -> bool {
    !cfg!(target_os = "linux") || has_bus()
}

/// Whether a session bus is there, which a free desktop's dialogs and its screen saver are asked through.
fn has_bus() -> bool {
    let named = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some_and(|bus| !bus.is_empty());
    let usual = std::env::var_os("XDG_RUNTIME_DIR")
        .is_some_and(|folder| PathBuf::from(folder).join("bus").exists());
    named || usual
}

/// No desktop at all: nobody is asked, and what is copied is remembered. For tests and for a bare screen.
#[derive(Default)]
pub struct Bare {
    /// What was copied last.
    pub copied: RefCell<String>,
    /// Whether the screen is kept awake.
    pub awake: Cell<bool>,
}

impl Desktop for Bare {
    fn save(&self, _name: &str, then: Then<Chosen>) {
        then(Chosen::Unasked);
    }

    fn open(&self, _endings: &[&str], then: Then<Vec<PathBuf>>) {
        then(Vec::new());
    }

    fn can_open(&self) -> bool {
        false
    }

    fn copy(&self, text: &str) -> Result<(), String> {
        text.clone_into(&mut self.copied.borrow_mut());
        Ok(())
    }

    fn keep_awake(&self, awake: bool) {
        self.awake.set(awake);
    }
}
