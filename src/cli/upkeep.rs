//! `check`, `backup` and `restore`: looking after the database.

use super::Caller;
use super::error::{Failure, one_line};
use super::words;
use std::path::Path;

/// Says that all is well, or everything that is not.
pub(super) fn check(caller: &mut Caller) -> Result<(), Failure> {
    let findings = caller.app.check()?;
    for finding in &findings {
        writeln!(caller.stdout, "{}", one_line(&finding.to_string()))?;
    }
    if findings.is_empty() {
        return Ok(writeln!(caller.stdout, "all is well")?);
    }
    Err(Failure::Data(format!(
        "{} in the database",
        words::count(findings.len(), "fault")
    )))
}

/// Writes a copy.
pub(super) fn backup(file: &Path, caller: &mut Caller) -> Result<(), Failure> {
    caller.app.backup(file)?;
    Ok(writeln!(
        caller.stdout,
        "{}",
        one_line(&format!("the database is in {}, checked", file.display()))
    )?)
}

/// Puts a copy in the place of the database.
pub(super) fn restore(file: &Path, caller: &mut Caller) -> Result<(), Failure> {
    let restored = caller.app.restore(file)?;
    let kept = restored.before.map_or_else(String::new, |before| {
        format!(
            "; what was there before is {}, and `oddtrick restore` brings it back",
            before.display()
        )
    });
    Ok(writeln!(
        caller.stdout,
        "{}",
        one_line(&format!("{} is in its place{kept}", file.display()))
    )?)
}
