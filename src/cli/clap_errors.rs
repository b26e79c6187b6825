//! What clap has to say, on one line where it is an error; completions for shells.

use super::args::Arguments;
use super::error::Failure;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

/// An error of the command line as one line: clap's own words up to where its usage begins.
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
pub(super) fn completions(shell: Shell, out: &mut dyn Write) -> Result<(), Failure> {
    // The generator panics where it cannot write, so that it is given what can always be written to.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "oddtrick", &mut script);
    Ok(out.write_all(&script)?)
}
