//! The commands shared by the window and the command line.
//!
//! The only module that reads the time and the time zone, and makes the ids of stored data. It does not know windows, the
//! command line or SQL: output goes through `view` and `words`, storage through [`crate::store`].
//!
//! * [`App`]: the settings, the database, and the commands, one file per topic;
//! * [`Options`], [`Paths`]: file locations;
//! * [`Settings`]: the user's settings;
//! * [`Clock`]: time and randomness;
//! * [`Schemes`]: the available schemes, including house rules; [`house_rules`]: operations on those;
//! * [`session`]: operations on one session, each a function on an open database;
//! * [`money`]: reading the results and payments of all sessions; [`season`]: saved seasons;
//! * [`NewSession`]: the parameters of a new session; [`State`]: a session's state.

mod clock;
mod error;
pub mod files;
pub mod house_rules;
mod maintenance;
pub mod money;
mod paths;
mod roster;
mod schemes;
pub mod season;
pub mod session;
mod settings;

pub use clock::{Clock, System, system_language};
pub use error::{AppError, Result};
pub use files::export::{Bundled, write_bundle, write_table};
pub use files::import::ImportFiles;
pub use files::preview::{
    ImportOutcome, PaymentChange, Preview, PreviewItem, PreviewKind, PreviewedSession,
    SessionChange, VersionToKeep,
};
pub use files::replace;
pub use files::share::{
    file_called, file_name, language, make_folder, share_content, usual_paper, write,
};
pub use maintenance::recovery::{Recovered, Sources};
pub use maintenance::restore::ClosedDatabase;
pub use maintenance::{DatabaseSummary, back_up_to, look_at_backup, replace_by_backup};
pub use paths::{Options, Paths};
pub use roster::{called_now, recognise};
pub use schemes::{Offered, Schemes, schemes};
pub use session::{NewSession, State, editor, state};
pub use settings::{DockSide, Motion, Settings, TextSize, Theme, WindowSize};

use crate::store::{
    Access, Database, OpenError, OpenFault, Store, StoreError, create_private_folder, folder_of,
    shows_database, sidecar_folder,
};
use maintenance::resolved;
use std::cell::{Cell, RefCell};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// The application: settings, a database, a clock.
///
/// It belongs to one thread. The database is opened on first use, so that commands that need none create none.
pub struct App {
    paths: RefCell<Paths>,
    settings: RefCell<Settings>,
    clock: Arc<dyn Clock>,
    store: RefCell<Option<Rc<Store>>>,
    opening: Cell<Option<JoinHandle<Opened>>>,
    read_only: Cell<bool>,
    recovery_view: Cell<bool>,
}

/// An open database, and whether it is read-only: its folder cannot be written.
type Opened = Result<(Store, bool)>;

fn open(path: &Path, access: Access) -> Opened {
    let folder = &sidecar_folder(&resolved(path)?);
    // Creating a database in place of a missing one would hide the loss.
    if !path.exists() && shows_database(folder) {
        return Err(AppError::Lost(path.to_owned()));
    }
    let open = || Database::open(path, access);
    let mut opened = open();
    let is_full = matches!(&opened, Err(error) if error.fault == OpenFault::DiskFull);
    if is_full && crate::store::free_reserved_space(folder) {
        opened = open();
    }
    let read_only =
        |error: &OpenError| matches!(error.fault, OpenFault::ReadOnly | OpenFault::DiskFull);
    let (mut db, read_only) = match opened {
        Err(error) if read_only(&error) && path.exists() => (Database::open_copy(path)?, true),
        opened => (opened?, false),
    };
    let newest = if read_only {
        db.require_newest(folder)
    } else {
        db.use_sidecar(folder)
    };
    match newest {
        Err(error @ StoreError::Behind { .. }) => Err(error.into()),
        _ => Ok((Store::start(db)?, read_only)),
    }
}

impl App {
    /// Reads the settings; does not open the database.
    ///
    /// # Errors
    /// There is no path for them.
    pub fn new(options: &Options, clock: Box<dyn Clock>) -> Result<Self> {
        let paths = Paths::find(options)?;
        let settings = Settings::load(&paths.settings);
        Ok(Self {
            paths: RefCell::new(paths),
            settings: RefCell::new(settings),
            clock: Arc::from(clock),
            store: RefCell::default(),
            opening: Cell::default(),
            read_only: Cell::new(false),
            recovery_view: Cell::new(false),
        })
    }

    /// The file locations.
    pub fn paths(&self) -> Paths {
        self.paths.borrow().clone()
    }

    /// The user's settings.
    pub fn settings(&self) -> Settings {
        self.settings.borrow().clone()
    }

    /// Changes and saves the settings.
    ///
    /// # Errors
    /// They cannot be saved; they then apply until the program ends.
    pub fn change_settings(&self, change: impl FnOnce(&mut Settings)) -> Result<()> {
        let mut settings = self.settings.borrow_mut();
        change(&mut settings);
        settings.save(&self.paths.borrow().settings)
    }

    /// The clock and source of ids.
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock)
    }

    /// Starts opening the database, if it exists, on its own thread, and then runs a first job. The next access waits
    /// until it is open, not for the job. Without a database the job is dropped.
    pub fn begin_to_open(&self, first: impl FnOnce(&mut Database) + Send + 'static) {
        let path = self.database();
        if self.open_already().is_none() && path.exists() {
            let opening = move || {
                let (store, read_only) = open(&path, Access::MustExist)?;
                store.post(first);
                Ok((store, read_only))
            };
            self.opening.set(Some(thread::spawn(opening)));
        }
    }

    /// The database, created if missing.
    ///
    /// # Errors
    /// It cannot be opened or created.
    pub fn store(&self) -> Result<Rc<Store>> {
        self.open_store(Access::Create)
    }

    /// The database, if it exists, for commands that only read.
    ///
    /// # Errors
    /// It exists but cannot be opened.
    pub fn existing(&self) -> Result<Option<Rc<Store>>> {
        match self.open_store(Access::MustExist) {
            Ok(store) => Ok(Some(store)),
            Err(error) if error.is_missing() => {
                self.ensure_folder(Access::MustExist).map(|()| None)
            }
            Err(error) => Err(error),
        }
    }

    /// The database, if open.
    fn open_already(&self) -> Option<Rc<Store>> {
        self.store.borrow().clone()
    }

    /// Whether the open database is read-only: its folder cannot be written, or it is a recovery view.
    pub fn is_read_only(&self) -> bool {
        self.read_only.get()
    }

    /// Whether the open database is a recovery view, held in memory.
    pub fn is_recovery_view(&self) -> bool {
        self.recovery_view.get()
    }

    /// Shows this recovery view in place of the database.
    pub fn show_recovery_view(&self, store: Store) {
        self.read_only.set(true);
        self.recovery_view.set(true);
        self.store.replace(Some(Rc::new(store)));
    }

    /// Switches to another database until the program ends. Closes the current one.
    pub fn switch_to(&self, database: PathBuf) {
        drop(self.take_store());
        let mut paths = self.paths.borrow_mut();
        paths.database = database;
        paths.is_default = false;
    }

    /// Takes the open database, so that another thread can close it. The next access reopens it.
    pub fn take_store(&self) -> Option<Store> {
        if let Some(opening) = self.opening.take() {
            drop(opening.join());
        }
        self.read_only.set(false);
        self.recovery_view.set(false);
        Rc::into_inner(self.store.take()?)
    }

    fn open_store(&self, access: Access) -> Result<Rc<Store>> {
        if let Some(store) = self.open_already() {
            return Ok(store);
        }
        if access == Access::Create {
            self.ensure_folder(access)?;
        }
        let begun = self.opening.take().map(|opening| {
            opening
                .join()
                .unwrap_or_else(|_| unreachable!("a panic has ended the program"))
        });
        let (store, read_only) = match begun {
            Some(Ok(opened)) => opened,
            Some(Err(error)) if !error.is_missing() => return Err(error),
            // It may have disappeared meanwhile.
            None | Some(Err(_)) => open(&self.database(), access)?,
        };
        self.read_only.set(read_only || self.read_only.get());
        let store = Rc::new(store);
        self.store.replace(Some(Rc::clone(&store)));
        Ok(store)
    }

    /// Creates the folder of the default database before the database. Fails if the folder of one given by path is
    /// missing: a typo, or a disk that is not mounted.
    fn ensure_folder(&self, access: Access) -> Result<()> {
        let paths = self.paths.borrow();
        let folder = folder_of(&paths.database);
        match access {
            _ if !paths.is_default => {
                let found = fs::metadata(folder).map(drop);
                found.map_err(AppError::reading(folder))
            }
            Access::Create => create_private_folder(folder).map_err(AppError::writing(folder)),
            Access::MustExist => Ok(()),
        }
    }

    /// Runs an operation on the database, created if missing, and waits for its result. Without one it runs on an empty one
    /// in memory first, so that an operation that fails creates none.
    ///
    /// # Errors
    /// Those of the operation; the database cannot be opened or created.
    pub fn run<R, E: Into<AppError>>(
        &self,
        mut operation: impl FnMut(&mut Database) -> Result<R, E>,
    ) -> Result<R> {
        if self.existing()?.is_none() {
            self.read(&mut operation)?;
        }
        self.store()?.call(operation).map_err(Into::into)
    }

    /// Like [`Self::run`], for an existing database.
    ///
    /// # Errors
    /// Those of the operation; the database is missing or cannot be opened.
    pub fn change<R, E: Into<AppError>>(
        &self,
        operation: impl FnOnce(&mut Database) -> Result<R, E>,
    ) -> Result<R> {
        let missing = || OpenFault::Missing.at(&self.database());
        let store = self.existing()?.ok_or_else(missing)?;
        store.call(operation).map_err(Into::into)
    }

    /// Reads from the database; without one from an empty one.
    ///
    /// # Errors
    /// Those of the operation; the database exists but cannot be opened.
    pub fn read<R, E: Into<AppError>>(
        &self,
        operation: impl FnOnce(&mut Database) -> Result<R, E>,
    ) -> Result<R> {
        let store = match self.existing()? {
            Some(store) => store,
            None => Rc::new(Database::open_in_memory().and_then(Store::start)?),
        };
        store.call(operation).map_err(Into::into)
    }

    /// Closes the database, leaving a single file.
    ///
    /// # Errors
    /// It could not be closed cleanly; committed data is safe in any case.
    pub fn close(&self) -> Result<()> {
        Ok(self.take_store().map_or(Ok(()), Store::close)?)
    }

    /// The path of the database.
    pub fn database(&self) -> PathBuf {
        self.paths.borrow().database.clone()
    }
}
