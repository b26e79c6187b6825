//! The manual, one page per command, from clap's data.

use super::args::Arguments;
use super::error::Failure;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Entries of the first page that `--help` does not have: section, name and description.
const PLACES: [(&str, &str, &str); 5] = [
    (
        "ENVIRONMENT",
        "ODDTRICK_DB",
        "the database to use instead of your own; --db takes precedence",
    ),
    (
        "ENVIRONMENT",
        "ODDTRICK_CONFIG",
        "the folder of the settings",
    ),
    (
        "ENVIRONMENT",
        "SLINT_BACKEND",
        "how the window is drawn, where more than one backend is compiled in",
    ),
    (
        "FILES",
        "~/.local/share/oddtrick/oddtrick.db",
        "your own database; backups of it are in the folder oddtrick.db.d beside it",
    ),
    (
        "FILES",
        "~/.config/oddtrick/settings.toml",
        "your settings; with a database that you name, they are in the folder FILE.d beside it",
    ),
];

/// Prints the first page, or writes all pages to a folder.
pub(super) fn run(folder: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut program = Arguments::command().disable_help_subcommand(true);
    program.build();
    let Some(folder) = folder else {
        return Ok(out.write_all(&page(&program, true)?)?);
    };
    let at_fault = |error: io::Error| Failure::data(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(at_fault)?;
    write(&program, true, folder).map_err(at_fault)
}

/// Writes the page of a command and of its subcommands.
fn write(command: &Command, first: bool, folder: &Path) -> io::Result<()> {
    let name = Man::new(command.clone()).get_filename();
    fs::write(folder.join(name), page(command, first)?)?;
    let below = command.get_subcommands().filter(|one| !one.is_hide_set());
    below
        .into_iter()
        .try_for_each(|one| write(one, false, folder))
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
    if first {
        places(&mut rest);
    }
    rest.to_writer(&mut page)?;
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

fn places(roff: &mut Roff) {
    let mut under = "";
    for (head, name, what) in PLACES {
        if under != head {
            roff.control("SH", [head]);
            under = head;
        }
        roff.control("TP", [])
            .text([bold(name)])
            .text([roman(what)]);
    }
}
