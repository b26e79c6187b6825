//! `schemes`: what ships, one of them, a document of one's own, and how many cards are dealt.

use super::columns::{Align, Columns};
use super::error::Failure;
use super::options::{SchemesArgs, SchemesCommand, Settings};
use super::table::{find_scheme, read_scheme, shipped};
use crate::games;
use crate::scheme::{Scheme, catalog};
use serde::Serialize;
use std::io::Write;
use std::path::Path;

pub(super) fn run(args: SchemesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match args.command {
        None if args.json => json(out),
        None => list(out),
        Some(SchemesCommand::Show { id }) => Ok(out.write_all(shipped(&id)?.document.as_bytes())?),
        Some(SchemesCommand::Check { file }) => check(&file, out),
        Some(SchemesCommand::Hands {
            scheme,
            players,
            settings,
        }) => hands(&scheme, players, &settings, out),
    }
}

fn list(out: &mut dyn Write) -> Result<(), Failure> {
    let left = |head| (head, Align::Left);
    let mut table = Columns::new(["Scheme", "Game", "Players", "Name"].map(left));
    for scheme in catalog::all() {
        let players = seats(scheme);
        table.row([
            scheme.id.clone(),
            scheme.game.clone(),
            players,
            scheme.name.clone(),
        ]);
    }
    Ok(write!(out, "{table}")?)
}

/// How many can sit at the table.
fn seats(scheme: &Scheme) -> String {
    let (least, most) = (scheme.at_table.least, scheme.at_table.most);
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}

#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    game: &'a str,
    kind: &'a str,
    name: &'a str,
    source: &'a str,
    /// The fewest and the most who are dealt cards.
    players: [u8; 2],
    /// The fewest and the most who sit at the table.
    at_table: [u8; 2],
}

fn json(out: &mut dyn Write) -> Result<(), Failure> {
    let row = |scheme: &'static Scheme| Row {
        id: &scheme.id,
        game: &scheme.game,
        kind: scheme.rules.kind(),
        name: &scheme.name,
        source: &scheme.source,
        players: [scheme.players.least, scheme.players.most],
        at_table: [scheme.at_table.least, scheme.at_table.most],
    };
    let rows: Vec<Row> = catalog::all().map(row).collect();
    super::json::write_line(out, &rows)
}

/// Says that a document is good. An id that ships is nobody else's.
fn check(file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let scheme = read_scheme(file)?;
    if let Some(own) = catalog::find(&scheme.id)
        && own.document != scheme.document
    {
        let text = format!(
            "{}: `{}` is the id of a scheme that ships, choose another",
            file.display(),
            scheme.id
        );
        return Err(Failure::Data(text));
    }
    Ok(writeln!(out, "{}: good", scheme.id)?)
}

fn hands(
    wanted: &str,
    players: usize,
    settings: &Settings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let scheme = find_scheme(wanted, settings)?;
    if !scheme.at_table.contains(players) {
        return Err(Failure::Usage(format!(
            "{players} players, where {} can sit at the table",
            seats(&scheme)
        )));
    }
    let sizes = games::schedule(&scheme, players);
    if sizes.is_empty() {
        let error = games::HandError::NoSchedule { seats: players };
        return Err(Failure::Usage(error.to_string()));
    }
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    Ok(writeln!(out, "{}", sizes.join(" "))?)
}
