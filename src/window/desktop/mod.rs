//! The desktop around the window: its dialogs, its clipboard, and its screen saver.
//!
//! Behind a trait, so that tests run without a desktop, and a phone brings its own. It must not know which page asks, nor
//! what is in a file.

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

/// Whether no second window can be opened, as on a phone.
pub(super) const HAS_ONE_WINDOW: bool = cfg!(target_os = "android");

/// The desktop that the program runs on.
#[cfg(not(target_os = "android"))]
pub(super) fn here() -> Box<dyn Desktop> {
    #[cfg(target_os = "windows")]
    console::leave();
    Box::new(Native::new())
}

/// None: a phone is asked by the package that has its entry.
#[cfg(target_os = "android")]
pub(super) fn here() -> Box<dyn Desktop> {
    Box::<Bare>::default()
}

use crate::phones::addresses;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

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

    /// Shows a file, or the folder that it is in.
    ///
    /// # Errors
    /// What the desktop says.
    fn show(&self, file: &Path, what: Show) -> Result<(), String>;

    /// Whether [`Desktop::show`] can show anything at all.
    fn can_show(&self) -> bool;

    /// Puts a text on the clipboard.
    ///
    /// # Errors
    /// What the desktop says.
    fn copy(&self, text: &str) -> Result<(), String>;

    /// Keeps the screen awake from now on, or lets it sleep again. May be said again and again.
    fn keep_awake(&self, awake: bool);

    /// Where other devices in the same network find this one.
    fn addresses(&self) -> Vec<Ipv4Addr> {
        addresses()
    }
}

/// What is shown of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// What is in it.
    File,
    /// The folder that it is in.
    Folder,
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

/// No desktop at all: nobody is asked, and what is copied is remembered. For a bare screen, and for tests, which lay out
/// answers to dialogs.
#[derive(Default)]
pub struct Bare {
    /// What was copied last.
    pub copied: RefCell<String>,
    /// What was shown last.
    pub shown: RefCell<Option<(PathBuf, Show)>>,
    /// Whether the screen is kept awake.
    pub awake: Cell<bool>,
    /// Whether there are dialogs to be answered.
    pub dialogs: Cell<bool>,
    /// Where the next files are to be saved, each the answer to a dialog; nowhere once they are used up.
    pub saves: RefCell<VecDeque<PathBuf>>,
    /// Which files are to be opened next; none once they are used up.
    pub opens: RefCell<VecDeque<Vec<PathBuf>>>,
    /// Where other devices find it.
    pub addresses: RefCell<Vec<Ipv4Addr>>,
}

impl Desktop for Bare {
    fn save(&self, _name: &str, then: Then<Chosen>) {
        let answer = self.saves.borrow_mut().pop_front();
        then(match answer {
            Some(path) => Chosen::File(path),
            None if self.dialogs.get() => Chosen::Nowhere,
            None => Chosen::Unasked,
        });
    }

    fn open(&self, _endings: &[&str], then: Then<Vec<PathBuf>>) {
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

    fn addresses(&self) -> Vec<Ipv4Addr> {
        self.addresses.borrow().clone()
    }
}

/// A desktop that somebody else looks at too, as a test does.
impl<D: Desktop + ?Sized> Desktop for Rc<D> {
    fn save(&self, name: &str, then: Then<Chosen>) {
        (**self).save(name, then);
    }

    fn open(&self, endings: &[&str], then: Then<Vec<PathBuf>>) {
        (**self).open(endings, then);
    }

    fn can_open(&self) -> bool {
        (**self).can_open()
    }

    fn show(&self, file: &Path, what: Show) -> Result<(), String> {
        (**self).show(file, what)
    }

    fn can_show(&self) -> bool {
        (**self).can_show()
    }

    fn copy(&self, text: &str) -> Result<(), String> {
        (**self).copy(text)
    }

    fn keep_awake(&self, awake: bool) {
        (**self).keep_awake(awake);
    }

    fn addresses(&self) -> Vec<Ipv4Addr> {
        (**self).addresses()
    }
}
