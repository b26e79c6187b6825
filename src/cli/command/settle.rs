//! `settle` and `balances`: the fewest payments that settle some sessions or all, and their sources.
//!
//! In JSON, amounts are decimals with the currency's digits, and players are names.

use super::stake;
use crate::app::{AppError, money};
use crate::cli::args::SESSIONS;
use crate::cli::output::{Columns, Object, describe, english, object};
use crate::cli::{Caller, Result};
use crate::ledger::{Ledger, Paid, PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::settle::{Account, Accounts, Cause, Finances, SettleError, Settlement};
use crate::text;
use crate::view::Message;
use crate::view::money::debts::{debts, open_payments};
use crate::view::page::{DebtMore, DebtRow};
use clap::Args;
use std::collections::BTreeMap;
use std::iter::{once, repeat};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick settle last
      what remains to be paid for the last session
  oddtrick settle last --explain
      the same, with the hands behind each payment
  oddtrick settle 3f2a 81c0 d9
      three sessions together

The payments are as few as possible; among equally few, the largest is as small as possible. Recorded payments are \
subtracted, and sessions that were settled together stay together. Where an amount does not divide evenly, the spare \
minor units go to those who lost most by rounding, who are named.")]
pub(in crate::cli) struct SettleArgs {
    #[arg(required = true, value_name = "SESSION", help = SESSIONS)]
    sessions: Vec<String>,
    /// Show the hands and earlier debts behind each payment
    #[arg(long)]
    explain: bool,
    /// Print JSON, one object for each currency
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick balances
  oddtrick balances --json

What is unpaid carries over from session to session. Each currency is settled separately, and its balances sum to \
zero. Sessions still running count too, while in the window they count once they end or are ticked; those that are \
paid after every hand leave nothing unpaid.")]
pub(in crate::cli) struct BalancesArgs {
    /// Show the sessions and payments behind each payment
    #[arg(long)]
    explain: bool,
    /// Print JSON, an array with an object for each currency
    #[arg(long)]
    json: bool,
}

/// Prints the payments.
pub(in crate::cli) fn settle(args: &SettleArgs, caller: &mut Caller) -> Result {
    let sessions = caller.find_all(&args.sessions)?;
    let (finances, settled, by_hand) = caller.app.read(|db| money::settle(db, &sessions))?;
    name_left_out(&finances.left_out, caller);
    if args.json {
        for one in &settled {
            let settlement = &one.settlement;
            let mut stakes = Vec::new();
            for id in &one.sessions {
                let editor = caller.app.editor(*id)?;
                stakes.extend(stake::stake_ranges(editor.ledger().session()));
            }
            caller.json(object! {
                "sessions": settlement.sessions,
                "currency": settlement.currency.code(),
                "balances": by_name(&finances, settlement.currency, settlement.balances()),
                "payments": payments_json(&one.rows, args.explain),
                "odd": finances.names(&finances.odd_unit_players(settlement)),
                "paid": past_json(&finances, settlement),
                "stakes": stakes,
                "left_out?": finances.left_out,
            })?;
        }
        if settled.is_empty() {
            // Without a stake there is no currency.
            let none: [(); 0] = [];
            caller.json(object! {
                "sessions": sessions,
                "balances": Object::default(),
                "payments": none,
                "odd": none,
                "paid": none,
                "stakes": none,
            })?;
        }
        return Ok(());
    }
    if settled.is_empty() {
        let mut asked = by_hand.iter().map(Ledger::session);
        let staked = asked.any(|session| session.currency().is_some());
        let owed = staked.then_some(Message::NothingOwed);
        return caller.say(english(&owed.unwrap_or(Message::NoStake)));
    }
    for one in &settled {
        let several = one.settlement.sessions.len() > 1;
        let (rows, nothing) = (&one.rows, &Message::NothingOwed);
        write_payments(rows, several, args.explain, nothing, caller)?;
        print_notes(&finances, &one.settlement, sessions.len(), caller)?;
    }
    for session in by_hand.iter().map(Ledger::session) {
        let stakes = stake::lines(session);
        // Only if they changed during play.
        if stakes.len() > 1 {
            let of = session_line(&finances, session.id).join(" ");
            let of = Some(format!(" in {of}")).filter(|_| sessions.len() > 1);
            let (of, stakes) = (of.unwrap_or_default(), stakes.join(", "));
            caller.say(format!("Played for{of}: {stakes}"))?;
        }
    }
    Ok(())
}

/// Prints notes: payments made, sessions settled together, and who got the odd unit.
fn print_notes(
    finances: &Finances,
    settlement: &Settlement,
    asked: usize,
    caller: &mut Caller,
) -> Result {
    for one in finances.paid_for(settlement) {
        caller.say(format!("{} ({})", paid_line(finances, one), one.id))?;
    }
    if settlement.sessions.len() > asked {
        let ids = settlement.sessions.iter().map(ToString::to_string);
        let ids = ids.collect::<Vec<_>>().join(" ");
        writeln!(caller.out, "Settled together: {ids}")?;
    }
    let odd = finances.names(&finances.odd_unit_players(settlement));
    if !odd.is_empty() {
        caller.say(format!("Got an odd minor unit: {}", odd.join(", ")))?;
    }
    Ok(())
}

/// Prints all balances.
pub(in crate::cli) fn balances(args: &BalancesArgs, caller: &mut Caller) -> Result {
    let finances = caller.app.read(money::read_sums)?;
    let damaged = finances.sessions.iter().filter(|one| one.damaged);
    AppError::none_damaged(damaged.map(|one| one.id).collect())?;
    name_left_out(&finances.left_out, caller);
    let nothing = if finances.left_out.is_empty() {
        Message::NothingOwed
    } else {
        Message::MoneyNobodyElseOwes
    };
    let mut lines = Vec::new();
    for accounts in &finances.accounts {
        let settlement = accounts.settle_all()?;
        let rows = if args.explain {
            debts(settlement.clone(), &finances, &[])?.rows
        } else {
            open_payments(&settlement, &[], &finances.names(&settlement.people))
        };
        if args.json {
            let account = |one: &Account| {
                object! {
                    "sessions": one.sessions,
                    "settled": one.is_settled(),
                    "open": by_name(&finances, accounts.currency, one.open.iter().copied()),
                }
            };
            lines.push(object! {
                "currency": accounts.currency.code(),
                "balances": by_name(&finances, accounts.currency, settlement.balances()),
                "payments": payments_json(&rows, args.explain),
                "sessions": accounts.accounts.iter().map(account).collect::<Vec<_>>(),
                "paid": past_json(&finances, &settlement),
                "left_out?": finances.left_out,
            });
            continue;
        }
        write!(caller.out, "{}", all_balances(&finances, accounts))?;
        write_payments(&rows, true, args.explain, &nothing, caller)?;
        if !accounts.accounts.iter().all(Account::is_settled) {
            write!(caller.out, "{}", open(&finances, accounts))?;
        }
    }
    if args.json {
        return caller.json(lines);
    }
    if finances.accounts.is_empty() {
        writeln!(caller.out, "{}", english(&nothing))?;
    }
    Ok(())
}

/// The balances of all players.
fn all_balances(finances: &Finances, accounts: &Accounts) -> Columns {
    let unit = describe::unit(accounts.currency);
    let balances = accounts.balances.iter();
    let rows = balances.map(|(who, money)| [finances.name(*who), money.decimal(accounts.currency)]);
    Columns::new("LR", [unit, "Balance"]).rows(rows)
}

/// The sessions not fully paid, and which of them are running.
fn open(finances: &Finances, accounts: &Accounts) -> Columns {
    let mut table = Columns::new("LLLRL", ["Open", "Day", "Title", "Owed", ""]);
    for account in accounts.accounts.iter().filter(|one| !one.is_settled()) {
        let open = account.open.iter();
        let owed: i128 = open.map(|(_, money)| i128::from(money.0.max(0))).sum();
        let shown = |owed: i64| Money(owed).decimal(accounts.currency);
        let owed = i64::try_from(owed).map_or_else(|_| owed.to_string(), shown);
        let owed = once(owed).chain(repeat("with the above".to_owned()));
        for (session, owed) in account.sessions.iter().zip(owed) {
            let known = finances.session(*session);
            let running = known.is_some_and(|one| one.standing.ended.is_none());
            let state = if running { "running" } else { "" };
            let line = session_line(finances, *session).into_iter();
            table.row(line.chain([owed, state.to_owned()]));
        }
    }
    table
}

/// Names the sessions whose result cannot be computed.
pub(super) fn name_left_out(left_out: &[SessionId], caller: &mut Caller) {
    let error = SettleError::Overflow;
    let named = left_out.iter();
    let named = named.map(|session| format!("session {session} is left out: {error}"));
    caller.notes.extend(named);
}

/// Prints the open payments, of `several` sessions or one, with their sources if requested; without payments `nothing`.
fn write_payments(
    rows: &[DebtRow],
    several: bool,
    explain: bool,
    nothing: &Message,
    caller: &mut Caller,
) -> Result {
    let open = || rows.iter().filter(|row| !row.paid);
    for row in open() {
        caller.say(english(&row.says))?;
        if explain {
            let head = format!("  {}", english(&row.more.whose));
            let mut table = Columns::new("LR", [head, String::new()]);
            for part in &row.more.parts {
                let (amount, currency) = part.amount;
                let session = match part.source {
                    Cause::Hand { session, .. } | Cause::Earlier { session }
                        if several && part.opens_label.is_some() =>
                    {
                        format!("{} ", describe::short(session))
                    }
                    _ => String::new(),
                };
                let cause = format!("  {session}{}", english(&part.cause));
                table.row([cause, amount.decimal(currency)]);
            }
            write!(caller.out, "{table}")?;
        }
    }
    if open().next().is_none() {
        caller.say(english(nothing))?;
    }
    Ok(())
}

/// A past payment as a line.
pub(super) fn paid_line(finances: &Finances, one: &Paid) -> String {
    let comma = describe::when(!one.note.is_empty(), ", ");
    let (from, to) = (finances.name(one.from), finances.name(one.to));
    let paid = describe::paid(&from, &to, one);
    format!("{paid}{comma}{}", one.note)
}

/// The prefix of a session's id, its date and its title.
fn session_line(finances: &Finances, id: SessionId) -> [String; 3] {
    let short = describe::short(id);
    match finances.session(id) {
        Some(one) => {
            let title = text::or(&one.standing.title, &one.scheme.name);
            let day = one.started.date_naive().to_string();
            [short, day, title.to_owned()]
        }
        None => [short, String::new(), "deleted".to_owned()],
    }
}

/// The past payments of a settlement.
fn past_json(finances: &Finances, settlement: &Settlement) -> Vec<Object> {
    let paid = finances.paid_for(settlement);
    paid.map(|one| paid_json(finances, one)).collect()
}

/// A past payment.
pub(super) fn paid_json(finances: &Finances, one: &Paid) -> Object {
    object! {
        "payment": one.id,
        "at": one.at.to_rfc3339(),
        "from": finances.name(one.from),
        "to": finances.name(one.to),
        "amount": one.amount.decimal(one.currency),
        "currency": one.currency.code(),
        "note?": one.note,
        "sessions": one.sessions,
    }
}

/// Amounts by player, sorted by name.
fn by_name(
    finances: &Finances,
    currency: Currency,
    amounts: impl Iterator<Item = (PlayerId, Money)>,
) -> BTreeMap<String, String> {
    amounts
        .map(|(who, money)| (finances.name(who), money.decimal(currency)))
        .collect()
}

/// The open payments, with their sources if requested.
fn payments_json(rows: &[DebtRow], explain: bool) -> Vec<Object> {
    let open = rows.iter().filter(|row| !row.paid);
    let line = |row: &DebtRow| {
        let (amount, currency) = row.amount;
        object! {
            "from": row.from,
            "to": row.to,
            "amount": amount.decimal(currency),
            "currency": currency.code(),
            "explained?": explain.then(|| sources(&row.more)),
        }
    };
    open.map(line).collect()
}

/// The sources of a payment.
fn sources(more: &DebtMore) -> Object {
    let lines = more.parts.iter().map(|part| {
        let (session, hand, payment) = match part.source {
            Cause::Begun { session } => (Some(session), Some(0), None),
            Cause::Hand { session, index } => (Some(session), Some(index + 1), None),
            Cause::Game { session } | Cause::Earlier { session } => (Some(session), None, None),
            Cause::Paid { payment } => (None, None, Some(payment)),
        };
        let (amount, currency) = part.amount;
        object! {
            "session?": session,
            "hand?": hand,
            "payment?": payment,
            "amount": amount.decimal(currency),
        }
    });
    object! {
        "of": more.people,
        "how": if more.lost { "lost" } else { "won" },
        "lines": lines.collect::<Vec<_>>(),
    }
}
