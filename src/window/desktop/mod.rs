//! Desktop services: dialogs, clipboard and screen saver.
//!
//! They are behind a trait so that tests run without a desktop and Android supplies its own.

#[cfg(target_os = "linux")]
mod bus;
#[cfg(target_os = "windows")]
mod console;
#[cfg(not(target_os = "android"))]
mod native;
#[cfg(not(target_os = "android"))]
mod opener;

#[cfg(not(target_os = "android"))]
pub use native::Native;

/// Whether the platform has only one window, as on Android.
pub(super) const HAS_ONE_WINDOW: bool = cfg!(target_os = "android");

/// The desktop of this platform.
#[cfg(not(target_os = "android"))]
pub(super) fn here() -> Rc<dyn Desktop> {
    #[cfg(target_os = "windows")]
    console::leave();
    Rc::new(Native::new())
}

/// A desktop without services: the Android package supplies its own.
#[cfg(target_os = "android")]
pub(super) fn here() -> Rc<dyn Desktop> {
    Rc::<NoDesktop>::default()
}

use crate::phones::addresses;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Receives the answer of a dialog.
pub type OnChosen<T> = Box<dyn FnOnce(T)>;

/// Desktop services.
pub trait Desktop {
    /// Asks where to save a file of this name.
    fn save(&self, name: &str, then: OnChosen<Chosen>);

    /// Asks which files to open, filtered by these extensions.
    fn open(&self, endings: &[&str], then: OnChosen<Vec<PathBuf>>);

    /// Whether [`Desktop::open`] is available.
    fn can_open(&self) -> bool;

    /// Opens a file, or the folder that contains it.
    ///
    /// # Errors
    /// The platform's error message.
    fn show(&self, file: &Path, what: Show) -> Result<(), String>;

    /// Whether [`Desktop::show`] is available.
    fn can_show(&self) -> bool;

    /// Copies text to the clipboard.
    ///
    /// # Errors
    /// The platform's error message.
    fn copy(&self, text: &str) -> Result<(), String>;

    /// Keeps the screen awake, or lets it sleep. Idempotent.
    fn keep_awake(&self, awake: bool);

    /// The addresses of this device in its local networks.
    ///
    /// # Errors
    /// The system cannot list them.
    fn addresses(&self) -> io::Result<Vec<Ipv4Addr>> {
        addresses()
    }
}

/// What to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The file.
    File,
    /// The folder that contains it.
    Folder,
}

/// The answer to a save dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The path chosen.
    File(PathBuf),
    /// The dialog was cancelled.
    Nowhere,
    /// The desktop has no dialogs; the file goes to the default folder.
    Unasked,
}

/// A desktop without services that records what it is asked. For platforms without a desktop, and for tests, which
/// queue answers to dialogs.
#[derive(Default)]
pub struct NoDesktop {
    /// The text last copied.
    pub copied: RefCell<String>,
    /// The file last shown.
    pub shown: RefCell<Option<(PathBuf, Show)>>,
    /// Whether the screen is kept awake.
    pub awake: Cell<bool>,
    /// Whether dialogs are available.
    pub dialogs: Cell<bool>,
    /// Queued answers to save dialogs; cancelled when empty.
    pub saves: RefCell<VecDeque<PathBuf>>,
    /// Queued answers to open dialogs; cancelled when empty.
    pub opens: RefCell<VecDeque<Vec<PathBuf>>>,
    /// The addresses to report.
    pub addresses: RefCell<Vec<Ipv4Addr>>,
    /// Why the addresses cannot be listed.
    pub no_addresses: Cell<Option<io::ErrorKind>>,
}

impl Desktop for NoDesktop {
    fn save(&self, _name: &str, then: OnChosen<Chosen>) {
        let answer = self.saves.borrow_mut().pop_front();
        then(match answer {
            Some(path) => Chosen::File(path),
            None if self.dialogs.get() => Chosen::Nowhere,
            None => Chosen::Unasked,
        });
    }

    fn open(&self, _endings: &[&str], then: OnChosen<Vec<PathBuf>>) {
        let answer = self.opens.borrow_mut().pop_front();
        then(answer.unwrap_or_default());
    }

    fn can_open(&self) -> bool {
        self.dialogs.get()
    }

    fn show(&self, file: &Path, what: Show) -> Result<(), String> {
        self.shown.replace(Some((file.to_owned(), what)));
        Ok(())
    }

    fn can_show(&self) -> bool {
        true
    }

    fn copy(&self, text: &str) -> Result<(), String> {
        text.clone_into(&mut self.copied.borrow_mut());
        Ok(())
    }

    fn keep_awake(&self, awake: bool) {
        self.awake.set(awake);
    }

    fn addresses(&self) -> io::Result<Vec<Ipv4Addr>> {
        match self.no_addresses.get() {
            Some(why) => Err(why.into()),
            None => Ok(self.addresses.borrow().clone()),
        }
    }
}
