//! The manual, one page per command, and shell completions, from clap's data.

use super::args::Arguments;
use super::error::Result;
use crate::app::AppError;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The end of the first page, which `--help` does not have.
const ENVIRONMENT_AND_FILES: &str = r".SH ENVIRONMENT
.TP
\fBODDTRICK_DB\fR
the database to use instead of your own; \-\-db takes precedence
.TP
\fBODDTRICK_CONFIG\fR
the folder of the settings
.TP
\fBSLINT_BACKEND\fR
how the window is drawn, where more than one backend is compiled in
.SH FILES
.TP
\fB~/.local/share/oddtrick/oddtrick.db\fR
your own database; backups of it are in the folder oddtrick.db.d beside it
.TP
\fB~/.config/oddtrick/settings.toml\fR
your settings; with a database that you name, they are in the folder FILE.d beside it
";

/// Prints the first page, or writes all pages to a folder.
pub(super) fn run(folder: Option<&Path>, out: &mut dyn Write) -> Result {
    let mut program = Arguments::command().disable_help_subcommand(true);
    program.build();
    let Some(folder) = folder else {
        return Ok(out.write_all(&page(&program, true)?)?);
    };
    let written = fs::create_dir_all(folder).and_then(|()| write(&program, true, folder));
    Ok(written.map_err(AppError::writing(folder))?)
}

/// Writes the page of a command and of its subcommands.
fn write(command: &Command, first: bool, folder: &Path) -> io::Result<()> {
    let name = Man::new(command.clone()).get_filename();
    fs::write(folder.join(name), page(command, first)?)?;
    let mut below = command.get_subcommands().filter(|one| !one.is_hide_set());
    below.try_for_each(|one| write(one, false, folder))
}

fn page(command: &Command, first: bool) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone()).manual("Odd Trick");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    let mut rest = Roff::new();
    if let Some(text) = command.get_after_help() {
        verbatim(&mut rest, &text.to_string());
    }
    rest.to_writer(&mut page)?;
    if first {
        page.extend_from_slice(ENVIRONMENT_AND_FILES.as_bytes());
    }
    Ok(page)
}

/// Adds examples line by line; clap would join them.
fn verbatim(roff: &mut Roff, text: &str) {
    roff.control("SH", ["NOTES"]).control("nf", []);
    for line in text.lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
}

/// Prints completions for a shell.
pub(super) fn completions(shell: Shell, out: &mut dyn Write) -> Result {
    // The generator panics on write errors, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "oddtrick", &mut script);
    Ok(out.write_all(&script)?)
}
