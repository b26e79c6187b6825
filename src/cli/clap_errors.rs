//! Clap's errors on one line; shell completions.

use super::args::Arguments;
use super::error::Result;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

/// A command-line error as one line: clap's text up to the usage.
pub(super) fn line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "a command is missing; see `oddtrick --help`".to_owned();
    }
    let said = text.strip_prefix("error: ").unwrap_or(&text);
    let paragraphs = said
        .split("\n\n")
        .take_while(|paragraph| !paragraph.trim_start().starts_with("Usage:"));
    let mut line = Vec::new();
    for paragraph in paragraphs {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        if !words.is_empty() && words.first() != Some(&"For") {
            line.push(words.join(" "));
        }
    }
    format!("{}; see `oddtrick --help`", line.join("; "))
}

/// Prints completions for a shell.
pub(super) fn completions(shell: Shell, out: &mut dyn Write) -> Result {
    // The generator panics on write errors, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "oddtrick", &mut script);
    Ok(out.write_all(&script)?)
}
