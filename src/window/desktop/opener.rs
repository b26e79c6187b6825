//! Files and folders, shown by the program that the desktop has for them.

use super::Show;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a desktop opens files and folders with.
#[cfg(target_os = "linux")]
const OPENER: &str = "xdg-open";
#[cfg(target_os = "macos")]
const OPENER: &str = "open";
#[cfg(target_os = "windows")]
const OPENER: &str = "explorer";
#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "windows")))]
const OPENER: &str = "";

/// Whether there is such a program.
pub(super) fn can_show() -> bool {
    let named = |folder: std::path::PathBuf| {
        let path = folder.join(OPENER);
        path.is_file() || path.with_extension("exe").is_file()
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    !OPENER.is_empty() && std::env::split_paths(&path).any(named)
}

/// Shows a file, or the folder that it is in.
///
/// # Errors
/// Where the program cannot be started. What it makes of the file is not waited for.
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
    // Only so that no ended program is left behind.
    std::thread::spawn(move || child.wait());
    Ok(())
}
