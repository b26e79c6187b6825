//! Where the database and the settings are.

use super::AppError;
use directories::ProjectDirs;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What the caller says of where things are. What is left out is found in the platform's own folders, the database in the
/// one that Windows does not carry to other computers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The database in place of the user's own.
    pub db: Option<PathBuf>,
    /// The folder of the settings.
    pub config: Option<PathBuf>,
}

impl Options {
    /// What the environment says: `$ODDTRICK_DB` and `$ODDTRICK_CONFIG`.
    pub fn from_environment() -> Self {
        let path = |key| {
            env::var_os(key)
                .filter(|value: &OsString| !value.is_empty())
                .map(PathBuf::from)
        };
        Self {
            db: path("ODDTRICK_DB"),
            config: path("ODDTRICK_CONFIG"),
        }
    }

    /// The same with another database, where there is one.
    #[must_use]
    pub fn with_db(self, db: Option<PathBuf>) -> Self {
        Self {
            db: db.or(self.db),
            ..self
        }
    }
}

/// Where things are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// The file of the database.
    pub database: PathBuf,
    /// The file of the settings.
    pub settings: PathBuf,
    /// Whether the database is the user's own, whose folder is made on demand.
    pub own: bool,
}

impl Places {
    /// Finds the places. Nothing is made or opened.
    ///
    /// A database that was named is a world of its own: unless a folder is named for them, its settings stand beside it,
    /// so that nothing of the user's own is touched.
    ///
    /// # Errors
    /// Where a place is left out and the user has no home folder.
    pub fn find(options: &Options) -> Result<Self, AppError> {
        let database = match &options.db {
            Some(db) => db.clone(),
            None => folders()?.data_local_dir().join("oddtrick.db"),
        };
        let folder = match (&options.config, &options.db) {
            (Some(config), _) => config.clone(),
            (None, Some(db)) => beside(db),
            (None, None) => folders()?.config_dir().to_owned(),
        };
        Ok(Self {
            database,
            settings: folder.join("settings.toml"),
            own: options.db.is_none(),
        })
    }
}

/// The folder beside a database, `X.d` for `X`.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".d");
    PathBuf::from(name)
}

fn folders() -> Result<ProjectDirs, AppError> {
    ProjectDirs::from("", "", "Odd Trick").ok_or(AppError::NoHome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_database_leaves_the_users_own_alone() {
        let named = Options {
            db: Some("club/a.db".into()),
            config: None,
        };
        let places = Places::find(&named).unwrap();
        assert_eq!(places.database, Path::new("club/a.db"));
        assert_eq!(places.settings, Path::new("club/a.db.d/settings.toml"));
        assert!(!places.own);
        let both = Options {
            config: Some("there".into()),
            ..named
        };
        assert_eq!(
            Places::find(&both).unwrap().settings,
            Path::new("there/settings.toml")
        );
    }
}
