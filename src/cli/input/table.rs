//! Builds a new session from the table options.

use crate::app::{App, NewSession, Schemes, files};
use crate::cli::output::describe;
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{SessionEditor, Terms, clean_name, name_key};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use crate::scheme::document::{LONGEST, nearest};
use crate::scheme::keyword::Keyword;
use crate::scheme::{Scheme, catalog, document, set};
use crate::store::Database;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::{Path, is_separator};

#[derive(Debug, Args)]
pub(in crate::cli) struct Settings {
    /// Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable
    ///
    /// `off` switches an optional rule off: `slam=off`, `honours=off`, `rubber=off`.
    #[arg(long, value_name = "KEY=VALUE", value_parser = set::parse_setting)]
    pub(in crate::cli) set: Vec<(String, String)>,
}

/// The options of a new session.
#[derive(Debug, Args)]
pub(in crate::cli) struct TableArgs {
    #[command(flatten)]
    pub(in crate::cli) settings: Settings,
    /// Who deals the first hand (default: the last player)
    #[arg(long, allow_hyphen_values = true, value_name = "NAME")]
    pub(in crate::cli) dealer: Option<String>,
    /// The stake: `0.05` a point, or `1/10` for 1 per 10 points
    #[arg(long, value_name = "AMOUNT[/POINTS]")]
    pub(in crate::cli) stake: Option<String>,
    /// The currency of the stake as three letters, XXX for chips (default: as in your settings)
    #[arg(long, value_name = "CODE", requires = "stake", value_parser = currency)]
    pub(in crate::cli) currency: Option<Currency>,
    /// The settlement (default: that of the scheme)
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    pub(in crate::cli) settle: Option<SettleMode>,
}

pub(in crate::cli) fn settle_modes() -> impl TypedValueParser<Value = SettleMode> {
    let values = SettleMode::ALL.iter().map(|(word, mode)| {
        PossibleValue::new(*word).help(match mode {
            SettleMode::PerPoint => "a stake per point, against the table's mean; in partnerships, per point of difference between the sides",
            SettleMode::Difference => "each pair settles the difference of their points",
            SettleMode::PerGame => "a stake per game won",
            SettleMode::PerRubber => "a stake per rubber won",
            SettleMode::WinnerTakesPot => "everyone puts in a stake; the winner takes all",
            SettleMode::ByPlace => "a stake to everyone placed higher",
            SettleMode::None => "no stake",
        })
    });
    PossibleValuesParser::new(values).map(|word| SettleMode::from_word(&word).unwrap_or_default())
}

/// A parser for values that are named by fixed words.
pub(in crate::cli) fn words<T: Keyword + Send + Sync>() -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(T::ALL.iter().map(|(word, _)| *word))
        .try_map(|word| T::from_word(&word).ok_or("unknown"))
}

/// A new session with this scheme, these players and the options of its table.
pub(in crate::cli) fn new_session(
    scheme: &str,
    names: &Names,
    table: &TableArgs,
    title: Option<&str>,
    app: &App,
) -> Result<SessionEditor> {
    let scheme = with_settings(&find_scheme(scheme, app)?, &table.settings)?;
    let dealer = table.dealer.as_deref();
    let first_dealer = dealer.map(|dealer| dealer_seat(dealer, names));
    let currency = table.currency.or(app.settings().currency);
    let stake = table.stake.as_deref();
    let stake = stake.map(|text| read_stake(text, currency));
    let new = NewSession {
        names: names.clone(),
        first_dealer: first_dealer.transpose()?,
        stake: stake.transpose()?,
        terms: Terms {
            settle: table.settle.unwrap_or(scheme.settle),
            paid_each_hand: false,
            sits_out_counts: false,
        },
        title: title.unwrap_or_default().to_owned(),
        scheme,
    };
    let session = new.draft(&*app.clock()).map_err(Failure::usage)?;
    Ok(SessionEditor::begin(session)?)
}

/// A scheme with changed settings.
pub(in crate::cli) fn with_settings(scheme: &Scheme, settings: &Settings) -> Result<Scheme> {
    set::apply(scheme, &settings.set).map_err(Failure::usage)
}

/// Finds a scheme: a shipped one by id, else house rules, else a file.
pub(in crate::cli) fn find_scheme(wanted: &str, app: &App) -> Result<Scheme> {
    let path = Path::new(wanted);
    let toml = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("toml"));
    // Such an argument can only be a path, existing or not.
    if toml || wanted.contains(is_separator) {
        return read_scheme(path);
    }
    match scheme_of(wanted, app) {
        Err(_) if path.exists() => read_scheme(path),
        found => found,
    }
}

/// Finds a scheme by id: a shipped one, else house rules. Shipped schemes need no database.
pub(in crate::cli) fn scheme_of(id: &str, app: &App) -> Result<Scheme> {
    if let Some(scheme) = catalog::find(id) {
        return Ok(scheme.clone());
    }
    let schemes = app.schemes()?;
    match schemes.find(id) {
        Some(found) => Ok(found.scheme.clone()),
        None => Err(unknown_scheme(id, &schemes)),
    }
}

/// Reads a scheme from a file.
pub(in crate::cli) fn read_scheme(path: &Path) -> Result<Scheme> {
    let fail =
        |why: &dyn ToString| Failure::data(format!("{}: {}", path.display(), why.to_string()));
    let text = files::read_beyond(path, LONGEST);
    let text = text.map_err(|error| fail(&files::reason(&error)))?;
    document::parse(text.strip_prefix('\u{FEFF}').unwrap_or(&text)).map_err(|error| fail(&error))
}

/// Names given in one argument. clap takes a field of type `Vec` for an argument that may be repeated.
pub(in crate::cli) type Names = Vec<String>;

/// The names of a list, which is one CSV record.
pub(in crate::cli) fn names(list: &str) -> Result<Names> {
    let mut reader = csv::ReaderBuilder::new();
    let mut reader = reader.has_headers(false).from_reader(list.as_bytes());
    let records: Vec<_> = reader.records().collect();
    let [Ok(record)] = records.as_slice() else {
        return Err(Failure::usage(format!(
            "`{list}` is not a list of players such as Ann,Bob,\"Smith, Cy\",Dee"
        )));
    };
    let clean = |name| clean_name(name).map_err(Failure::usage);
    record.iter().map(clean).collect()
}

fn dealer_seat(dealer: &str, names: &[String]) -> Result<usize> {
    let clean = clean_name(dealer).map_err(Failure::usage)?;
    let found = names.iter().position(|name| *name == clean);
    found.ok_or_else(|| Failure::usage(format!("the dealer {}", unknown_name_error(dealer, names))))
}

/// The error for an unknown name, with the most similar one.
pub(in crate::cli) fn unknown_name_error(name: &str, names: &[String]) -> String {
    let key = name_key(name);
    let same = names.iter().find(|other| name_key(other) == key).cloned();
    match same.or_else(|| nearest(name, names.iter().map(String::as_str))) {
        Some(near) => format!("`{name}` is not at the table, did you mean `{near}`?"),
        None => format!(
            "`{name}` is not at the table; the players are {}",
            names.join(", ")
        ),
    }
}

/// The currency of a code.
pub(in crate::cli) fn currency(code: &str) -> Result<Currency> {
    code.parse().map_err(Failure::usage)
}

/// A stake in this currency.
pub(in crate::cli) fn read_stake(text: &str, currency: Option<Currency>) -> Result<Stake> {
    let currency = currency.ok_or_else(|| {
        Failure::usage(
            "a stake needs a currency: --currency with three letters such as GBP, or XXX for chips",
        )
    })?;
    Stake::parse(text, currency).map_err(Failure::usage)
}

/// The error for an unknown scheme, with the most similar one.
pub(in crate::cli) fn unknown_scheme(wanted: &str, schemes: &Schemes) -> Failure {
    // The requested rules may be among the unreadable ones.
    if schemes.damaged > 0 {
        return damaged(schemes);
    }
    unknown("scheme", wanted, schemes.all().map(|one| &*one.scheme.id))
}

/// Fails for a game without a scheme and without a stored session.
pub(in crate::cli) fn check_game(wanted: &str, caller: &Caller) -> Result {
    let schemes = caller.app.schemes()?;
    let mut known: Vec<_> = schemes.all().map(|one| one.scheme.game.clone()).collect();
    known.extend(caller.app.read(Database::games)?);
    if known.iter().any(|game| game == wanted) {
        return Ok(());
    }
    Err(unknown("game", wanted, known.iter().map(String::as_str)))
}

/// The error for an unknown word, with the most similar one.
fn unknown<'a>(what: &str, wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Failure {
    let near = nearest(wanted, known);
    let hint = near.map_or(";".to_owned(), |near| format!(", did you mean `{near}`?"));
    Failure::usage(format!(
        "there is no {what} `{wanted}`{hint} `oddtrick schemes` lists them"
    ))
}

/// The error for unreadable house rules.
pub(in crate::cli) fn damaged(schemes: &Schemes) -> Failure {
    let which = describe::count(schemes.damaged, "scheme");
    Failure::data(format!(
        "{which} of your house rules cannot be read; `oddtrick check` says why"
    ))
}
