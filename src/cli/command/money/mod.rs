//! `stake`, `settle`, `paid` and `balances`: stakes, open payments, past payments, and balances over all sessions.
//!
//! In JSON, amounts are decimals with the currency's digits, and players are names.

pub(in crate::cli) mod paid;
pub(in crate::cli) mod settle;
pub(in crate::cli) mod stake;

use crate::cli::output::{Columns, Object, describe, english, object};
use crate::cli::{Caller, Result};
use crate::ledger::{Paid, PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::settle::{Cause, Finances, SettleError, Settlement};
use crate::text;
use crate::view::Message;
use crate::view::page::{DebtMore, DebtRow};
use std::collections::BTreeMap;

/// Names the sessions whose result cannot be computed.
pub(in crate::cli) fn name_left_out(left_out: &[SessionId], caller: &mut Caller) {
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
fn paid_line(finances: &Finances, one: &Paid) -> String {
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
fn paid_json(finances: &Finances, one: &Paid) -> Object {
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
