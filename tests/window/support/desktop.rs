//! A desktop that records what it is asked, and gives queued answers.

use oddtrick::window::desktop::{Desktop, OnChosen, Show};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

/// The desktop of a test.
#[derive(Default)]
pub(crate) struct FakeDesktop {
    /// The text last copied.
    pub(crate) copied: RefCell<String>,
    /// The file last shown.
    pub(crate) shown: RefCell<Option<(PathBuf, Show)>>,
    /// Whether the screen is kept awake.
    pub(crate) awake: Cell<bool>,
    /// Whether dialogs are available.
    pub(crate) dialogs: Cell<bool>,
    /// Queued answers to save dialogs; cancelled when empty.
    pub(crate) saves: RefCell<VecDeque<PathBuf>>,
    /// Queued answers to open dialogs; cancelled when empty.
    pub(crate) opens: RefCell<VecDeque<Vec<PathBuf>>>,
    /// The addresses to report.
    pub(crate) addresses: RefCell<Vec<Ipv4Addr>>,
    /// Why the addresses cannot be listed.
    pub(crate) no_addresses: Cell<Option<io::ErrorKind>>,
}

impl Desktop for FakeDesktop {
    fn has_dialogs(&self) -> bool {
        self.dialogs.get()
    }

    fn save(&self, _name: &str, then: OnChosen<Option<PathBuf>>) {
        let answer = self.saves.borrow_mut().pop_front();
        then(answer);
    }

    fn open(&self, _endings: &[&str], then: OnChosen<Vec<PathBuf>>) {
        let answer = self.opens.borrow_mut().pop_front();
        then(answer.unwrap_or_default());
    }

    fn show(&self, file: &Path, what: Show) -> Result<(), String> {
        self.shown.replace(Some((file.to_owned(), what)));
        Ok(())
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
