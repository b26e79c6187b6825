//! `schemes`: listing, showing and checking schemes, the cards dealt, and house rules.
//!
//! Commands that only read create no database and change none.

use crate::app::{App, AppError, Offered, Schemes, house_rules};
use crate::cli::input::{
    Settings, damaged, find_scheme, read_scheme, scheme_of, unknown_scheme, with_settings,
};
use crate::cli::output::{Columns, Object, comments, object};
use crate::cli::{Caller, Failure, Result};
use crate::games::{HandError, schedule};
use crate::ledger::NameError;
use crate::scheme::catalog;
use crate::store::StoreError;
use clap::{Args, Subcommand};
use std::path::Path;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(in crate::cli) struct SchemesArgs {
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<SchemesCommand>,
}

#[derive(Debug, Subcommand)]
enum SchemesCommand {
    /// Prints a scheme's document, to be saved and edited
    ///
    /// Control characters and direction marks in comments are printed as escapes such as \u{9b}.
    Show {
        /// The id of a scheme or of house rules
        id: String,
    },
    /// Checks a scheme document
    Check {
        /// The document
        file: PathBuf,
    },
    /// Prints the number of cards dealt in each hand
    ///
    /// A scheme that always deals the same prints one number.
    Hands(HandsArgs),
    /// Makes house rules from a scheme and saves them
    ///
    /// Their id is derived from the name and printed.
    #[command(after_help = r"Examples:
  oddtrick schemes make 'Friday night' --from oh-hell --set made.constant=5 --set hook=off
  oddtrick record new --scheme friday-night --players Ann,Bob,Cy,Dee hands.jsonl")]
    Make(MakeArgs),
    /// Saves a scheme document as house rules
    ///
    /// The same document again changes nothing. Another document with the id of existing house rules needs --replace; the
    /// id of a built-in scheme is refused.
    Add {
        /// The document, as `oddtrick schemes show` prints one
        file: PathBuf,
        /// Replace the house rules of the same id
        #[arg(long)]
        replace: bool,
    },
    /// Removes house rules; sessions that use them keep their rules
    ///
    /// For 30 days `oddtrick undo` with the printed number restores them.
    Remove {
        /// Their id
        id: String,
    },
}

#[derive(Debug, Args)]
struct HandsArgs {
    /// The scheme: its id, or a file
    #[arg(value_name = "ID")]
    scheme: String,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    players: usize,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Debug, Args)]
struct MakeArgs {
    /// Their name
    #[arg(value_name = "NEW-NAME")]
    name: String,
    /// The base scheme: its id, or a file
    #[arg(long, value_name = "ID")]
    from: String,
    #[command(flatten)]
    settings: Settings,
}

/// Runs a command.
pub(in crate::cli) fn run(args: &SchemesArgs, caller: &mut Caller) -> Result {
    let Some(command) = &args.command else {
        return list(args.json, caller);
    };
    let app = &caller.app;
    let said = match command {
        SchemesCommand::Show { id } => {
            let document = scheme_of(id, app)?.document;
            return Ok(caller
                .out
                .write_all(comments::plain(&document).as_bytes())?);
        }
        SchemesCommand::Check { file } => return check(file, caller),
        SchemesCommand::Hands(args) => return hands(args, caller),
        SchemesCommand::Make(args) => make(args, app)?,
        SchemesCommand::Add { file, replace } => add(file, *replace, app)?,
        SchemesCommand::Remove { id } => remove(id, app)?,
    };
    caller.changed.set(true);
    caller.say(said)
}

/// Lists the schemes. If some house rules cannot be read, lists the others and then fails.
fn list(as_json: bool, caller: &mut Caller) -> Result {
    let (schemes, failure) = match caller.app.schemes() {
        Ok(schemes) => {
            let failure = (schemes.damaged > 0).then(|| damaged(&schemes));
            (schemes, failure)
        }
        Err(error) => (Schemes::default(), Some(error.into())),
    };
    let all: Vec<Offered> = schemes.all().collect();
    caller.list(as_json, &all, json, table, "")?;
    failure.map_or(Ok(()), Err)
}

fn table(schemes: &[Offered]) -> Columns {
    let row = |one: &Offered| {
        let scheme = one.scheme;
        [
            scheme.id.clone(),
            scheme.game.clone(),
            scheme.at_table.to_string(),
            scheme.name.clone(),
            house(one),
        ]
    };
    let heads = ["Scheme", "Game", "Players", "Name", ""];
    Columns::new("L", heads).rows(schemes.iter().map(row))
}

/// The mark of house rules.
fn house(one: &Offered) -> String {
    match one.house.map(|rules| &rules.base) {
        Some(Some(base)) => format!("house rules, made from {}", base.id),
        Some(None) => "house rules".to_owned(),
        None => String::new(),
    }
}

/// A scheme as JSON. `players` is the minimum and maximum number of players dealt cards, `at_table` of seats.
fn json(one: &Offered) -> Object {
    let scheme = one.scheme;
    let base = one.house.and_then(|rules| rules.base.as_ref());
    object! {
        "id": &scheme.id,
        "game": &scheme.game,
        "kind": scheme.rules.kind(),
        "name": &scheme.name,
        "source": &scheme.source,
        "players": [scheme.players.least, scheme.players.most],
        "at_table": [scheme.at_table.least, scheme.at_table.most],
        "house": one.house.is_some(),
        "made_from?": base.map(|base| object! { "id": &base.id, "name": &base.name }),
    }
}

/// Checks a document. Ids of shipped schemes are rejected.
fn check(file: &Path, caller: &mut Caller) -> Result {
    let scheme = read_scheme(file)?;
    if let Some(own) = catalog::find(&scheme.id)
        && !own.document.lines().eq(scheme.document.lines())
    {
        let error = StoreError::SchemeShips(scheme.id);
        return Err(Failure::data(format!("{}: {error}", file.display())));
    }
    caller.say(format!("{}: good", scheme.id))
}

fn hands(args: &HandsArgs, caller: &mut Caller) -> Result {
    let scheme = with_settings(&find_scheme(&args.scheme, &caller.app)?, &args.settings)?;
    let seats = args.players;
    AppError::check_players(seats, scheme.at_table)?;
    let sizes = schedule(&scheme, seats);
    if sizes.is_empty() {
        return Err(Failure::usage(HandError::NoSchedule { seats }));
    }
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    Ok(writeln!(caller.out, "{}", sizes.join(" "))?)
}

/// Creates house rules and saves them.
fn make(args: &MakeArgs, app: &App) -> Result<String> {
    let base = find_scheme(&args.from, app)?;
    if args.settings.set.iter().any(|(key, _)| key == "name") {
        return Err(Failure::usage("`name` cannot be set here: it is NEW-NAME"));
    }
    let rules = with_settings(&base, &args.settings)?;
    let stamp = app.clock().stamp();
    let kept = app.run(|db| house_rules::keep(db, &rules, &args.name, &base, stamp));
    let kept = kept.map_err(|error| match error {
        AppError::Name(NameError::Empty | NameError::TooLong { .. }) => Failure::usage(error),
        error => error.into(),
    })?;
    Ok(format!("{}: kept, made from {}", kept.scheme.id, base.id))
}

/// Saves a document verbatim.
fn add(file: &Path, replace: bool, app: &App) -> Result<String> {
    let scheme = read_scheme(file)?;
    let stamp = app.clock().stamp();
    let added = app.run(|db| house_rules::import(db, &scheme.document, replace, stamp));
    let (rules, before) = added.map_err(|error| {
        let hint = match &error {
            AppError::Store(StoreError::SchemeTaken(_)) => "; --replace puts this in their place",
            AppError::Store(StoreError::SchemeShips(_)) => "",
            _ => return error.into(),
        };
        Failure::data(format!("{}: {error}{hint}", file.display()))
    })?;
    let said = match before {
        None => "kept".to_owned(),
        Some(before) if before == rules => "known already".to_owned(),
        Some(_) => format!(
            "replaced; `oddtrick undo {}` brings back what was there",
            rules.id
        ),
    };
    Ok(format!("{}: {said}", rules.scheme.id))
}

/// Deletes house rules.
fn remove(id: &str, app: &App) -> Result<String> {
    let schemes = app.schemes()?;
    let Some(rules) = schemes.house.iter().find(|one| one.scheme.id == id) else {
        return Err(if catalog::is_reserved(id) {
            Failure::usage(format!(
                "`{id}` ships with the program and cannot be removed"
            ))
        } else {
            unknown_scheme(id, &schemes)
        });
    };
    let (id, stamp) = (rules.id, app.clock().stamp());
    app.change(|db| db.delete_house_rules(id, stamp))?;
    Ok(format!(
        "{}: removed; `oddtrick undo {}` brings it back",
        rules.scheme.id, rules.id
    ))
}
