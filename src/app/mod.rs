//! The commands that both the window and the command line call.
//!
//! The only module that asks for the time, the time zone and random ids. It must not know a window, a command line or
//! SQL: what is shown goes through `view` and `words`, what is stored through [`crate::store`].
//!
//! * [`App`]: the settings, the database, and the commands, a file for each theme;
//! * [`Options`], [`Places`]: where things are;
//! * [`Settings`]: what the user has chosen;
//! * [`Clock`]: the clock and chance;
//! * [`Schemes`]: what can be played by, house rules among it; [`house_rules`]: what is done with those;
//! * [`session`]: what is done to one session, each a function on an open database;
//! * [`Season`]: what all sessions came to and what was paid; [`money`]: how it is read; `session::season`: choices of sessions that are
//!   kept under a name;
//! * [`NewSession`]: what a session is begun with; [`State`]: where it has got to.

mod clock;
mod error;
pub mod files;
pub mod house_rules;
mod maintenance;
pub mod money;
mod paths;
mod roster;
mod schemes;
pub mod session;
mod settings;

pub use clock::{Clock, System, system_language};
pub use error::AppError;
pub use files::bundle::{Bundled, write_bundle};
pub use files::csv_export::{LeftOut, write_table};
pub use files::import::{ImportCount, ImportReport, import_files, preview_files};
pub use files::preview::{
    Divergence, ImportOutcome, Preview, PreviewItem, PreviewKind, PreviewedSession,
};
pub use files::replace;
pub use files::share::{
    file_called, file_name, language, make_folder, usual_paper, with_shared, write, write_csv,
};
pub use house_rules::{HouseStamp, NewHouseRules};
pub use maintenance::recovery::{Recovered, RecoveredSession, Sources};
pub use maintenance::restore::{Rescue, Restored};
pub use maintenance::{DatabaseSummary, back_up_to, look_at_backup, replace_by_backup};
pub use money::{NewPayment, Owed, Season, Settled, SettledSession};
pub use paths::{Options, Places};
pub use roster::{called_now, change_people_edit, recognise};
pub use schemes::{Offered, Schemes, schemes};
pub use session::list::{State, book, games_played, known, state};
pub use session::new_session::NewSession;
pub use session::seats::SeatChanges;
pub use settings::{BoardView, Motion, Settings, SettingsNote, Side, Theme, WindowSize};

use crate::store::{Access, Database, OpenError, Store, StoreError, create_private_folder};
use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// The application: settings, a database, a clock.
///
/// It lives on one thread. The database is opened when it is first asked for, so that what needs none leaves none
/// behind.
pub struct App {
    places: RefCell<Places>,
    settings: RefCell<Settings>,
    notes: Vec<SettingsNote>,
    clock: Arc<dyn Clock>,
    store: RefCell<Option<Rc<Store>>>,
    opening: Cell<Option<JoinHandle<Result<Opened, AppError>>>>,
    read_only: Cell<bool>,
    looking: Cell<bool>,
}

/// A database that was opened.
struct Opened {
    store: Store,
    /// It stands where nothing can be written.
    only_to_read: bool,
}

impl Opened {
    fn of(path: &Path, access: Access, folder: PathBuf) -> Result<Self, AppError> {
        // A new database in place of one that is gone would hide that it is.
        if !path.exists() && maintenance::recovery::was_there(path) {
            return Err(AppError::Lost {
                path: path.to_owned(),
                folder: maintenance::with_end(path, ".d"),
            });
        }
        let opened = match Store::open_beside(path, access, &folder) {
            Err(OpenError::DiskFull { .. }) if crate::store::give_room(&folder) => {
                Store::open_beside(path, access, &folder)
            }
            opened => opened,
        };
        match opened {
            // All of it can be seen, which is better than nothing.
            Err(OpenError::ReadOnly { .. } | OpenError::DiskFull { .. }) => Ok(Self {
                store: Store::peek(path)?,
                only_to_read: true,
            }),
            Err(error) => Err(error.into()),
            Ok(store) => match store.call(move |db| {
                db.show_results(session::results::results);
                db.keep_beside(&folder)
            }) {
                Err(error @ StoreError::Behind { .. }) => Err(error.into()),
                _ => Ok(Self {
                    store,
                    only_to_read: false,
                }),
            },
        }
    }
}

impl App {
    /// The application with its settings read and its database not yet opened.
    ///
    /// # Errors
    /// Where there is no place for them.
    pub fn new(options: &Options, clock: Box<dyn Clock>) -> Result<Self, AppError> {
        let places = Places::find(options)?;
        let (settings, notes) = Settings::load(&places.settings);
        Ok(Self {
            places: RefCell::new(places),
            settings: RefCell::new(settings),
            notes,
            clock: Arc::from(clock),
            store: RefCell::default(),
            opening: Cell::default(),
            read_only: Cell::new(false),
            looking: Cell::new(false),
        })
    }

    /// The application with its database open, which is made where there is none. What the window begins with.
    ///
    /// # Errors
    /// Where the database cannot be opened or made.
    pub fn open(options: &Options) -> Result<Self, AppError> {
        let app = Self::new(options, Box::new(System))?;
        app.store()?;
        Ok(app)
    }

    /// Where things are.
    pub fn places(&self) -> Places {
        self.places.borrow().clone()
    }

    /// What the user has chosen.
    pub fn settings(&self) -> Settings {
        self.settings.borrow().clone()
    }

    /// What in the settings made no sense when they were read.
    pub fn settings_notes(&self) -> &[SettingsNote] {
        &self.notes
    }

    /// Changes the settings, and keeps them.
    ///
    /// # Errors
    /// Where they cannot be kept; they hold until the end of the program then.
    pub fn change_settings(&self, change: impl FnOnce(&mut Settings)) -> Result<(), AppError> {
        let mut settings = self.settings.borrow_mut();
        change(&mut settings);
        settings.save(&self.places.borrow().settings)
    }

    /// The clock and the source of ids.
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock)
    }

    /// Begins to open the database on a thread of its own, if there is one, while the caller does something else. Whoever
    /// asks for it then waits until it is open.
    pub fn begin_to_open(&self) {
        let path = self.database();
        let Ok(folder) = self.folder_beside() else {
            return;
        };
        if self.open_already().is_none() && path.exists() {
            let opening = move || Opened::of(&path, Access::MustExist, folder);
            self.opening.set(Some(thread::spawn(opening)));
        }
    }

    /// The database, made where there is none.
    ///
    /// # Errors
    /// Where it cannot be opened or made.
    pub fn store(&self) -> Result<Rc<Store>, AppError> {
        if let Some(store) = self.open_already() {
            return Ok(store);
        }
        self.make_own_folder()?;
        Ok(self.keep(self.open_store(Access::Create)?))
    }

    /// The database, if there is one: whoever only wants to look makes none.
    ///
    /// # Errors
    /// Where there is one and it cannot be opened.
    pub fn existing(&self) -> Result<Option<Rc<Store>>, AppError> {
        if let Some(store) = self.open_already() {
            return Ok(Some(store));
        }
        match self.open_store(Access::MustExist) {
            Ok(store) => Ok(Some(self.keep(store))),
            Err(AppError::Open(OpenError::Missing { .. })) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The database, where it is open.
    fn open_already(&self) -> Option<Rc<Store>> {
        self.store.borrow().clone()
    }

    fn keep(&self, store: Store) -> Rc<Store> {
        let store = Rc::new(store);
        *self.store.borrow_mut() = Some(Rc::clone(&store));
        store
    }

    /// Whether what is open can be looked at and not added to: the database stands where nothing can be written, or
    /// somebody only wants to look.
    pub fn is_read_only(&self) -> bool {
        self.read_only.get()
    }

    /// Whether somebody only wants to look, and what is open is no file at all.
    pub fn is_looking(&self) -> bool {
        self.looking.get()
    }

    /// Has only this looked at from now on, in place of the database.
    pub fn look_at(&self, store: Store) {
        self.read_only.set(true);
        self.looking.set(true);
        self.keep(store);
    }

    /// Turns to another database, for as long as the program runs. What was open is closed.
    pub fn turn_to(&self, database: PathBuf) {
        drop(self.release());
        let mut places = self.places.borrow_mut();
        places.database = database;
        places.own = false;
    }

    /// What was open, for whoever closes it where nobody waits. The next to ask for the database opens it anew.
    pub fn release(&self) -> Option<Store> {
        if let Some(opening) = self.opening.take() {
            drop(opening.join());
        }
        self.read_only.set(false);
        self.looking.set(false);
        Rc::into_inner(self.store.take()?)
    }

    fn open_store(&self, access: Access) -> Result<Store, AppError> {
        let begun = self.opening.take().map(|opening| {
            opening
                .join()
                .unwrap_or_else(|_| unreachable!("a panic has ended the program"))
        });
        let opened = match begun {
            // It may have gone meanwhile.
            None | Some(Err(AppError::Open(OpenError::Missing { .. }))) => {
                Opened::of(&self.database(), access, self.folder_beside()?)?
            }
            Some(opened) => opened?,
        };
        if opened.only_to_read {
            self.read_only.set(true);
        }
        Ok(opened.store)
    }

    /// Makes the folder of the user's own database where there is none. Where a database was named, a folder that is not
    /// there is a slip of the pen.
    fn make_own_folder(&self) -> Result<(), AppError> {
        let places = self.places.borrow();
        match places.database.parent() {
            Some(folder) if places.own => {
                create_private_folder(folder).map_err(|error| AppError::writing(folder, error))
            }
            _ => Ok(()),
        }
    }

    /// Has an operation done on the database, which is made where there is none, and waits for what comes of it.
    ///
    /// # Errors
    /// What the operation gives, or where the database cannot be opened or made.
    pub fn run<R: Send + 'static, E: Into<AppError> + Send + 'static>(
        &self,
        operation: impl FnOnce(&mut Database) -> Result<R, E> + Send + 'static,
    ) -> Result<R, AppError> {
        self.store()?.call(operation).map_err(Into::into)
    }

    /// The same on a database that has to be there.
    ///
    /// # Errors
    /// What the operation gives, or where there is no database or it cannot be opened.
    pub fn change<R: Send + 'static, E: Into<AppError> + Send + 'static>(
        &self,
        operation: impl FnOnce(&mut Database) -> Result<R, E> + Send + 'static,
    ) -> Result<R, AppError> {
        let path = self.database();
        let store = self.existing()?.ok_or(OpenError::Missing { path })?;
        store.call(operation).map_err(Into::into)
    }

    /// Reads something of the database; where there is none, nothing is there to be read.
    ///
    /// # Errors
    /// What the operation gives, or where there is a database and it cannot be opened.
    pub fn read<R: Default + Send + 'static, E: Into<AppError> + Send + 'static>(
        &self,
        operation: impl FnOnce(&mut Database) -> Result<R, E> + Send + 'static,
    ) -> Result<R, AppError> {
        match self.existing()? {
            Some(store) => store.call(operation).map_err(Into::into),
            None => Ok(R::default()),
        }
    }

    /// Closes the database to a single file, and says whether that went well.
    ///
    /// # Errors
    /// Where it did not; what was committed is safe in either case.
    pub fn close(&self) -> Result<(), AppError> {
        match self.release() {
            Some(store) => Ok(store.close()?),
            None => Ok(()),
        }
    }

    /// The path of the database.
    pub fn database(&self) -> PathBuf {
        self.places.borrow().database.clone()
    }
}
