//! Opens files and folders with the desktop's default program.

use super::Show;
use std::path::Path;
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
    let named = |folder: std::path::PathBuf| {
        let path = folder.join(OPENER);
        path.is_file() || path.with_extension("exe").is_file()
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    !OPENER.is_empty() && std::env::split_paths(&path).any(named)
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
