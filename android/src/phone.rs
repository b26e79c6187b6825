//! The entry point on Android, and the platform functions of a phone.

use oddtrick::app::Options;
use oddtrick::window::desktop::{Desktop, Show};
use slint::android::AndroidApp;
use slint::android::android_activity::WindowManagerFlags;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The entry point. Database and settings are in the app's private folder.
#[expect(unsafe_code, reason = "Android finds the entry by its name")]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    let Some(folder) = app.internal_data_path() else {
        return eprintln!("Android has named no folder for the database");
    };
    if let Err(error) = slint::android::init(app.clone()) {
        return eprintln!("no window: {error}");
    }
    let options = Options {
        db: Some(folder.join("oddtrick.db")),
        config: Some(folder),
    };
    if let Err(error) = oddtrick::window::run_on(&options, Rc::new(Phone { app })) {
        eprintln!("{error}");
    }
}

/// The platform functions of a phone.
struct Phone {
    app: AndroidApp,
}

impl Desktop for Phone {
    /// The app's external folder, which file managers can read.
    fn folder(&self) -> Option<PathBuf> {
        self.app.external_data_path()
    }

    fn show(&self, _file: &Path, _what: Show) -> Result<(), String> {
        Err("no program of this phone is asked to show a file".to_owned())
    }

    fn can_show(&self) -> bool {
        false
    }

    fn copy(&self, _text: &str) -> Result<(), String> {
        Err("this phone's clipboard is out of reach; save a picture or CSV instead".to_owned())
    }

    fn keep_awake(&self, awake: bool) {
        let (none, on) = (
            WindowManagerFlags::empty(),
            WindowManagerFlags::KEEP_SCREEN_ON,
        );
        let (add, remove) = if awake { (on, none) } else { (none, on) };
        self.app.set_window_flags(add, remove);
    }
}
