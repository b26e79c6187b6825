//! `balances`: what is owed over all sessions, per currency.

use super::options::BalancesArgs;
use super::{json, name_left_out, text};
use crate::app::{Season, money};
use crate::cli::Caller;
use crate::cli::error::Failure;
use crate::cli::output::Print;
use crate::cli::output::columns::Columns;
use crate::cli::output::describe;
use crate::settle::Books;

/// Prints all balances.
pub(in crate::cli) fn run(args: &BalancesArgs, caller: &mut Caller) -> Result<(), Failure> {
    let season = caller.app.read(money::read)?;
    name_left_out(&season, caller);
    let mut lines = Vec::new();
    for books in &season.books {
        let settlement = books.settle_all().map_err(Failure::data)?;
        let explained = settlement
            .explain(&[], &season.moved, &season.paid)
            .map_err(Failure::data)?;
        if args.json {
            let explained = args.explain.then_some(explained.as_slice());
            lines.push(json::all(&season, &settlement, &books.accounts, explained));
            continue;
        }
        write!(caller.out, "{}", balances(&season, books))?;
        let causes = text::Causes::read(&[], caller)?;
        let explained = args.explain.then_some((explained.as_slice(), &causes));
        text::payments(&season, &settlement, explained, caller.out)?;
        if books.accounts.iter().any(|account| !account.is_settled()) {
            write!(caller.out, "{}", open(&season, books))?;
        }
    }
    if args.json {
        return caller.out.json(lines.into());
    }
    if season.books.is_empty() {
        writeln!(caller.out, "Nobody owes anything")?;
    }
    Ok(())
}

/// The balances of all players.
fn balances(season: &Season, books: &Books) -> Columns {
    let unit = describe::unit(books.currency);
    let mut table = Columns::default().left([unit]).right(["Balance"]);
    for (who, money) in books.people.iter().zip(&books.balances) {
        table.row([season.name(*who), money.decimal(books.currency)]);
    }
    table
}

/// The sessions not fully paid.
fn open(season: &Season, books: &Books) -> Columns {
    let table = Columns::default().left(["Open", "Day", "Title"]);
    let mut table = table.right(["Owed"]);
    for account in books.accounts.iter().filter(|one| !one.is_settled()) {
        let owed: i128 = account
            .open
            .iter()
            .map(|money| i128::from(money.0.max(0)))
            .sum();
        for (at, session) in account.sessions.iter().enumerate() {
            let owed = i64::try_from(owed).map_or_else(
                |_| owed.to_string(),
                |owed| crate::money::Money(owed).decimal(books.currency),
            );
            let owed = if at == 0 {
                owed
            } else {
                "with the above".to_owned()
            };
            let [id, day, title] = text::sitting(season, *session);
            table.row([id, day, title, owed]);
        }
    }
    table
}
