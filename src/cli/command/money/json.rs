//! Debts and payments as JSON. Amounts are decimals with the currency's digits; players are names.

use crate::app::Finances;
use crate::cli::output::{Object, object};
use crate::ledger::{Paid, PlayerId};
use crate::money::{Currency, Money};
use crate::settle::{Account, Cause, Explained, Payment, Settlement};
use std::collections::BTreeMap;

/// The open payments of some sessions.
pub(super) fn settlement(
    finances: &Finances,
    settlement: &Settlement,
    stakes: &[Object],
    explained: Option<&[Explained]>,
) -> Object {
    object! {
        "sessions": settlement.sessions,
        "currency": settlement.currency.code(),
        "balances": by_name(finances, settlement.currency, settlement.balances()),
        "payments": payments(finances, settlement, explained),
        "odd": finances.names(&finances.odd_unit_players(settlement)),
        "paid": paid_for(finances, settlement),
        "stakes": stakes,
        "left_out?": finances.left_out,
    }
}

/// The balances over all sessions; `accounts` are their sources.
pub(super) fn all(
    finances: &Finances,
    settlement: &Settlement,
    accounts: &[Account],
    explained: Option<&[Explained]>,
) -> Object {
    let account = |account: &Account| {
        object! {
            "sessions": account.sessions,
            "settled": account.is_settled(),
            "open": by_name(finances, settlement.currency, account.open.iter().copied()),
        }
    };
    object! {
        "currency": settlement.currency.code(),
        "balances": by_name(finances, settlement.currency, settlement.balances()),
        "payments": payments(finances, settlement, explained),
        "sessions": accounts.iter().map(account).collect::<Vec<_>>(),
        "paid": paid_for(finances, settlement),
        "left_out?": finances.left_out,
    }
}

/// A past payment.
pub(super) fn paid(finances: &Finances, one: &Paid) -> Object {
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

fn paid_for(finances: &Finances, settlement: &Settlement) -> Vec<Object> {
    let found = settlement.paid.iter();
    let found = found.filter_map(|id| finances.payment(*id));
    found.map(|one| paid(finances, one)).collect()
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

fn payments(
    finances: &Finances,
    settlement: &Settlement,
    explained: Option<&[Explained]>,
) -> Vec<Object> {
    let names = finances.names(&settlement.people);
    let line = |(at, one): (usize, &Payment)| {
        let explained = explained.and_then(|all| all.get(at));
        object! {
            "from": &names[one.from],
            "to": &names[one.to],
            "amount": one.amount.decimal(settlement.currency),
            "currency": settlement.currency.code(),
            "explained?": explained.map(|one| sources(one, &names, settlement)),
        }
    };
    settlement.payments.iter().enumerate().map(line).collect()
}

/// The sources of a payment.
fn sources(explained: &Explained, names: &[String], settlement: &Settlement) -> Object {
    let lines = explained.lines.iter().map(|line| {
        let (session, hand, payment) = match line.cause {
            Cause::Begun { session } => (Some(session), Some(0), None),
            Cause::Hand { session, index } => (Some(session), Some(index + 1), None),
            Cause::Game { session } | Cause::Earlier { session } => (Some(session), None, None),
            Cause::Paid { payment } => (None, None, Some(payment)),
        };
        object! {
            "session?": session,
            "hand?": hand,
            "payment?": payment,
            "amount": line.amount.decimal(settlement.currency),
        }
    });
    object! {
        "of": explained.whose.iter().map(|who| &names[*who]).collect::<Vec<_>>(),
        "how": if explained.lost { "lost" } else { "won" },
        "lines": lines.collect::<Vec<_>>(),
    }
}
