//! Opens files and folders with the desktop's default program.

use super::Show;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program that opens files and folders.
#[cfg(target_os = "linux")]
const OPENER: &str = "xdg-open";
#[cfg(target_os = "macos")]
const OPENER: &str = "open";
#[cfg(target_os = "windows")]
const OPENER: &str = "explorer";
#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "windows")))]
const OPENER: &str = "";

/// Whether the opener is installed.
pub(super) fn can_show() -> bool {
    !OPENER.is_empty() && is_installed(OPENER)
}

/// Whether a program is in one of the folders of `PATH`.
pub(super) fn is_installed(program: &str) -> bool {
    let named = |folder: PathBuf| {
        let path = folder.join(program);
        path.is_file() || path.with_extension("exe").is_file()
    };
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(named)
}

/// Opens a file, or the folder that contains it.
///
/// # Errors
/// The opener cannot be started. Does not wait for its result.
pub(super) fn show(file: &Path, what: Show) -> Result<(), String> {
    let shown = match what {
        Show::File => file,
        Show::Folder => file.parent().unwrap_or(file),
    };
    let mut child = Command::new(OPENER)
        .arg(shown)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    // Reaps the child process.
    std::thread::spawn(move || child.wait());
    Ok(())
}
