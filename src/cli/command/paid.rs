//! `paid`: recording payments and undoing them.

use super::settle::{name_left_out, paid_json, paid_line};
use crate::app::{AppError, money};
use crate::cli::args::SESSIONS;
use crate::cli::input::{currency, table};
use crate::cli::output::{describe, object};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{NewPayment, PlayerId, SessionId, clean_name, name_key};
use crate::money::{Currency, Money};
use crate::settle::Finances;
use crate::view::money::debts::{DebtRow, Debts};
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime};
use clap::Args;
use std::collections::BTreeSet;

#[derive(Debug, Args)]
#[command(after_help = r"Examples:
  oddtrick paid last --from Bob --to Ann
      Bob has paid Ann everything owed for the last session
  oddtrick paid last --from Bob --to Ann --amount 2.50 --note 'the rest next week'
      part of it
  oddtrick paid 3f2a 81c0 --all
      every payment that settles two sessions together
  oddtrick paid --undo last
      undo the last payment

A payment stays as it was made. If a hand of its session is corrected later, the difference is owed.")]
pub(in crate::cli) struct PaidArgs {
    #[arg(value_name = "SESSION", help = SESSIONS)]
    #[arg(required_unless_present = "undo", conflicts_with = "undo")]
    sessions: Vec<String>,
    /// Who paid
    #[arg(long, allow_hyphen_values = true, value_name = "NAME", requires = "to")]
    from: Option<String>,
    /// Who was paid
    #[arg(long, value_name = "NAME", requires = "from")]
    #[arg(allow_hyphen_values = true)]
    to: Option<String>,
    /// How much (default: what `settle` shows between the two)
    #[arg(long, requires = "from", conflicts_with = "all")]
    #[arg(allow_negative_numbers = true)]
    amount: Option<String>,
    /// The currency as three letters, if the sessions have several
    #[arg(long, value_name = "CODE", conflicts_with = "undo", value_parser = currency)]
    currency: Option<Currency>,
    /// Record every payment that `settle` shows
    #[arg(long, conflicts_with_all = ["from", "undo"])]
    all: bool,
    /// A note
    #[arg(long, value_name = "TEXT", conflicts_with = "undo")]
    #[arg(allow_hyphen_values = true)]
    note: Option<String>,
    /// When it was paid, as 2026-01-31 or an RFC 3339 instant (default: now)
    #[arg(long, conflicts_with = "undo")]
    date: Option<String>,
    /// Undo a payment: its id, the beginning of its id, or `last`
    #[arg(long, value_name = "PAYMENT")]
    undo: Option<String>,
    /// Print JSON, one object for each payment
    #[arg(long)]
    json: bool,
}

/// Records payments, or undoes one.
pub(in crate::cli) fn run(args: &PaidArgs, caller: &mut Caller) -> Result {
    if let Some(wanted) = &args.undo {
        return undo(wanted, args.json, caller);
    }
    if args.from.is_none() && !args.all {
        return Err(Failure::usage(
            "who paid whom? give --from and --to, or --all for every open payment",
        ));
    }
    let sessions = caller.find_all(&args.sessions)?;
    let (finances, mut settled, _) = caller.app.read(|db| money::settle(db, &sessions))?;
    let currency = args.currency;
    name_left_out(&finances.left_out, caller);
    settled.retain(|one| currency.is_none_or(|currency| currency == one.settlement.currency));
    if settled.is_empty() {
        let unit = currency.map(|currency| format!(" in {}", describe::unit(currency)));
        let unit = unit.unwrap_or_default();
        return Err(Failure::data(format!("nothing was played for{unit} there")));
    }
    let at = args.date.as_deref().map(|date| instant(date, caller));
    let at = at.transpose()?;
    let note = args.note.as_deref().unwrap_or_default();
    let new = wanted(args, &finances, &sessions, &settled)?;
    let clock = caller.app.clock();
    let stamp = clock.stamp();
    let (paid, known) = money::new_payments(&finances, &new, at, note, stamp, &*clock)?;
    caller.change(|db, _| db.pay(&paid, &known, stamp))?;
    for one in &paid {
        let (id, line) = (one.id, paid_line(&finances, one));
        let said = format!("{line}; `oddtrick paid --undo {id}` undoes it");
        caller.print(args.json, paid_json(&finances, one), [said])?;
    }
    Ok(())
}

/// The payments selected by the options.
fn wanted(
    args: &PaidArgs,
    finances: &Finances,
    sessions: &[SessionId],
    settled: &[Debts],
) -> Result<Vec<NewPayment>> {
    let person = |name: Option<&String>| {
        let found = name.map(|name| person(name, finances, sessions));
        found.transpose()
    };
    let pair = person(args.from.as_ref())?.zip(person(args.to.as_ref())?);
    let (Some((from, to)), Some(amount)) = (pair, &args.amount) else {
        let rows = settled.iter().flat_map(|one| &one.rows);
        let all = rows.filter_map(DebtRow::open);
        let is_asked = |one: &&NewPayment| pair.is_none_or(|pair| pair == (one.from, one.to));
        let all: Vec<NewPayment> = all.filter(is_asked).cloned().collect();
        return match pair {
            _ if !all.is_empty() => Ok(all),
            None => Err(Failure::data("everything is paid")),
            Some((from, to)) => Err(Failure::data(format!(
                "no payment from {} to {} is open; give the amount paid with --amount",
                finances.name(from),
                finances.name(to)
            ))),
        };
    };
    let [one] = settled else {
        return Err(Failure::usage(
            "the sessions are played for more than one currency; give the one paid with --currency",
        ));
    };
    let currency = one.settlement.currency;
    Ok(vec![NewPayment {
        from,
        to,
        amount: Money::parse(amount, currency).map_err(Failure::usage)?,
        currency,
        sessions: one.sessions.clone(),
    }])
}

/// The player of these sessions whose name `settle` prints like this; else the player who had this name in one of the
/// sessions.
fn person(name: &str, finances: &Finances, sessions: &[SessionId]) -> Result<PlayerId> {
    let key = name_key(&clean_name(name).map_err(Failure::usage)?);
    let mut found = finances.called(&key, sessions);
    if found.len() > 1 {
        return Err(Failure::usage(format!(
            "several players were called {name} in these sessions; give the name that `oddtrick settle` prints"
        )));
    }
    found.pop_first().ok_or_else(|| {
        let seated = finances.seated_in(sessions);
        let mut names: Vec<String> = seated.map(|one| finances.name(one.player)).collect();
        let mut seen = BTreeSet::new();
        names.retain(|name| seen.insert(name.clone()));
        Failure::usage(table::unknown_name_error(name, &names))
    })
}

/// A date, meaning local noon, or an instant.
fn instant(text: &str, caller: &Caller) -> Result<DateTime<FixedOffset>> {
    if let Ok(at) = DateTime::parse_from_rfc3339(text) {
        return Ok(at);
    }
    let offset = *caller.app.clock().now().offset();
    let noon = NaiveTime::from_hms_opt(12, 0, 0);
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
    day.zip(noon)
        .and_then(|(day, noon)| day.and_time(noon).and_local_timezone(offset).single())
        .ok_or_else(|| {
            Failure::usage(format!(
                "`{text}` is neither a day such as 2026-01-31 nor an instant such as 2026-01-31T22:15:00+01:00"
            ))
        })
}

/// Undoes a payment.
fn undo(wanted: &str, as_json: bool, caller: &mut Caller) -> Result {
    let found = caller.app.read(|db| money::find_payment(db, wanted))?;
    let payment = found.ok_or_else(|| match wanted {
        "last" => Failure::data("there is no payment to undo"),
        id => AppError::NoPayment(id.to_owned()).into(),
    })?;
    let finances = caller.app.read(money::read_sums)?;
    let before = finances.payment(payment).cloned();
    caller.change(|db, clock| db.take_back(&[payment], clock.stamp()))?;
    let what = match before {
        Some(one) => format!("undone: {}", paid_line(&finances, &one)),
        None => format!("payment {payment} is undone"),
    };
    let value = object! { "payment": payment, "undone": true };
    caller.print(as_json, value, [what])
}
