//! Locations of the database and the settings.

use super::{AppError, Result};
use crate::store::{follow_dangling, sidecar_folder};
use directories::ProjectDirs;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The locations given by the caller. Missing ones default to the platform's folders; the database defaults to the
/// non-roaming folder on Windows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The database.
    pub db: Option<PathBuf>,
    /// The settings folder.
    pub config: Option<PathBuf>,
}

impl Options {
    /// Reads `$ODDTRICK_DB` and `$ODDTRICK_CONFIG`.
    pub fn from_environment() -> Self {
        let is_set = |value: &OsString| !value.is_empty();
        let path = |key| env::var_os(key).filter(is_set).map(PathBuf::from);
        Self {
            db: path("ODDTRICK_DB"),
            config: path("ODDTRICK_CONFIG"),
        }
    }
}

/// The file locations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    /// The database file; where a link leads whose file is gone.
    pub database: PathBuf,
    /// The settings file.
    pub settings: PathBuf,
    /// Whether the database is the user's default one, whose folder is created on demand.
    pub is_default: bool,
}

impl Paths {
    /// Finds the locations. Creates and opens nothing.
    ///
    /// A database given by path is self-contained: its settings are beside it unless a settings folder is given, so
    /// that the user's own are not touched.
    ///
    /// # Errors
    /// A location is missing and the user has no home folder.
    pub fn find(options: &Options) -> Result<Self> {
        let database = match &options.db {
            Some(db) => db.clone(),
            None => folders()?.data_local_dir().join("oddtrick.db"),
        };
        let folder = match (&options.config, &options.db) {
            (Some(config), _) => config.clone(),
            (None, Some(db)) => sidecar_folder(db),
            (None, None) => folders()?.config_dir().to_owned(),
        };
        Ok(Self {
            database: follow_dangling(database),
            settings: folder.join("settings.toml"),
            is_default: options.db.is_none(),
        })
    }
}

fn folders() -> Result<ProjectDirs> {
    ProjectDirs::from("", "", "Odd Trick").ok_or(AppError::NoHome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_named_database_leaves_the_users_own_alone() {
        let named = Options {
            db: Some("club/a.db".into()),
            config: None,
        };
        let paths = Paths::find(&named).unwrap();
        assert_eq!(paths.database, Path::new("club/a.db"));
        assert_eq!(paths.settings, Path::new("club/a.db.d/settings.toml"));
        assert!(!paths.is_default);
        let both = Options {
            config: Some("there".into()),
            ..named
        };
        assert_eq!(
            Paths::find(&both).unwrap().settings,
            Path::new("there/settings.toml")
        );
    }

    /// Only looked up: a command without `--db` would create it.
    #[test]
    #[cfg(windows)]
    fn the_users_own_database_is_in_their_local_folder() {
        let paths = Paths::find(&Options::default()).unwrap();
        let local = std::env::var("LOCALAPPDATA").unwrap();
        let own = Path::new(&local).join(r"Odd Trick\data\oddtrick.db");
        assert_eq!((paths.database, paths.is_default), (own, true));
    }
}
