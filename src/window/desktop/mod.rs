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
    Rc::new(Native::default())
}

/// A desktop without services: the Android package supplies its own.
#[cfg(target_os = "android")]
pub(super) fn here() -> Rc<dyn Desktop> {
    struct NoServices;
    impl Desktop for NoServices {}
    Rc::new(NoServices)
}

use crate::phones::addresses;
use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Receives the answer of a dialog.
pub type OnChosen<T> = Box<dyn FnOnce(T)>;

/// Desktop services; by default there are none.
pub trait Desktop {
    /// Whether there are file dialogs: [`Desktop::save`] and [`Desktop::open`].
    fn has_dialogs(&self) -> bool {
        false
    }

    /// Asks where to save a file of this name; `None` if the dialog was cancelled.
    fn save(&self, _name: &str, then: OnChosen<Option<PathBuf>>) {
        then(None);
    }

    /// Asks which files to open, filtered by these extensions; none if the dialog was cancelled.
    fn open(&self, _endings: &[&str], then: OnChosen<Vec<PathBuf>>) {
        then(Vec::new());
    }

    /// The folder for files saved without a dialog; `None` for the one in the settings.
    fn folder(&self) -> Option<PathBuf> {
        None
    }

    /// Opens a file, or the folder that contains it.
    ///
    /// # Errors
    /// The platform's error message.
    fn show(&self, _file: &Path, _what: Show) -> Result<(), String> {
        Ok(())
    }

    /// Whether [`Desktop::show`] is available.
    fn can_show(&self) -> bool {
        true
    }

    /// Copies text to the clipboard.
    ///
    /// # Errors
    /// The platform's error message.
    fn copy(&self, _text: &str) -> Result<(), String> {
        Ok(())
    }

    /// Keeps the screen awake, or lets it sleep. Idempotent.
    fn keep_awake(&self, _awake: bool) {}

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
