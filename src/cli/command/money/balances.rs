//! `balances`: what is owed over all sessions, per currency.

use super::{json, name_left_out, text};
use crate::app::{Finances, money};
use crate::cli::output::{Columns, English, describe};
use crate::cli::{Caller, Failure, Result, none_damaged};
use crate::money::Money;
use crate::settle::{Account, Accounts};
use crate::view::Message;
use crate::view::money::debts::{debts, open_payments};
use clap::Args;
use std::iter::{once, repeat};

#[derive(Debug, Args)]
#[command(after_help = BALANCES_EXAMPLES)]
pub(in crate::cli) struct BalancesArgs {
    /// Show the sessions and payments behind each payment
    #[arg(long)]
    explain: bool,
    /// Print JSON, an array with an object for each currency
    #[arg(long)]
    json: bool,
}

const BALANCES_EXAMPLES: &str = "Examples:
  oddtrick balances
  oddtrick balances --json

What is unpaid carries over from session to session. Each currency is settled separately, and its balances sum to \
zero. Sessions still running count too; those that are paid after every hand leave nothing unpaid.";

/// Prints all balances.
pub(in crate::cli) fn run(args: &BalancesArgs, caller: &mut Caller) -> Result {
    let finances = caller.app.read(money::read_sums)?;
    let damaged = finances.sessions.iter().filter(|one| one.damaged);
    none_damaged(&damaged.map(|one| one.id).collect::<Vec<_>>())?;
    name_left_out(&finances.left_out, caller);
    let mut lines = Vec::new();
    for accounts in &finances.accounts {
        let settlement = accounts.settle_all().map_err(Failure::data)?;
        if args.json {
            let explain = || settlement.explain(&[], &finances.payouts, &finances.paid);
            let explained = args.explain.then(explain).transpose();
            let explained = explained.map_err(Failure::data)?;
            lines.push(json::all(
                &finances,
                &settlement,
                &accounts.accounts,
                explained.as_deref(),
            ));
            continue;
        }
        write!(caller.out, "{}", balances(&finances, accounts))?;
        let facts = finances.facts(&[]);
        let rows = if args.explain {
            debts(&settlement, &facts).map_err(Failure::data)?.rows
        } else {
            open_payments(&settlement, &facts)
        };
        text::payments(&rows, false, args.explain, caller.out)?;
        if !accounts.accounts.iter().all(Account::is_settled) {
            write!(caller.out, "{}", open(&finances, accounts))?;
        }
    }
    if args.json {
        return caller.json(lines);
    }
    if finances.accounts.is_empty() {
        let line = English::default().say(&Message::NothingOwed);
        writeln!(caller.out, "{line}")?;
    }
    Ok(())
}

/// The balances of all players.
fn balances(finances: &Finances, accounts: &Accounts) -> Columns {
    let unit = describe::unit(accounts.currency);
    let mut table = Columns::default().left([unit]).right(["Balance"]);
    for (who, money) in &accounts.balances {
        table.row([finances.name(*who), money.decimal(accounts.currency)]);
    }
    table
}

/// The sessions not fully paid.
fn open(finances: &Finances, accounts: &Accounts) -> Columns {
    let table = Columns::default().left(["Open", "Day", "Title"]);
    let mut table = table.right(["Owed"]);
    for account in accounts.accounts.iter().filter(|one| !one.is_settled()) {
        let open = account.open.iter();
        let owed: i128 = open.map(|(_, money)| i128::from(money.0.max(0))).sum();
        let shown = |owed: i64| Money(owed).decimal(accounts.currency);
        let owed = i64::try_from(owed).map_or_else(|_| owed.to_string(), shown);
        let owed = once(owed).chain(repeat("with the above".to_owned()));
        for (session, owed) in account.sessions.iter().zip(owed) {
            let [id, day, title] = text::session_line(finances, *session);
            table.row([id, day, title, owed]);
        }
    }
    table
}
