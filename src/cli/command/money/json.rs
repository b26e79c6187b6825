//! Debts and payments as JSON. Amounts are decimals with the currency's digits; players are names.

use super::stake::StakeLine;
use crate::app::Season;
use crate::ledger::Paid;
use crate::money::{Currency, Money};
use crate::settle::{Account, Cause, Explained, Payment, Settlement};
use serde::Serialize;
use std::collections::BTreeMap;

/// The open payments of some sessions.
#[derive(Serialize)]
pub(super) struct SettlementLine {
    sessions: Vec<String>,
    currency: &'static str,
    /// Each player's balance; below 0 the player owes.
    balances: BTreeMap<String, String>,
    payments: Vec<PaymentLine>,
    /// Who got an odd minor unit.
    odd: Vec<String>,
    paid: Vec<PaidLine>,
    /// The stakes.
    stakes: Vec<StakeLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
}

/// An open payment.
#[derive(Serialize)]
pub(super) struct PaymentLine {
    from: String,
    to: String,
    amount: String,
    currency: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    explained: Option<ExplainedLine>,
}

/// The sources of a payment.
#[derive(Serialize)]
struct ExplainedLine {
    /// Whose results it consists of, and whether they lost or won.
    of: Vec<String>,
    how: &'static str,
    lines: Vec<CauseLine>,
}

/// A source of a payment.
#[derive(Serialize)]
struct CauseLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    session: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payment: Option<String>,
    amount: String,
}

/// A past payment.
#[derive(Serialize)]
pub(super) struct PaidLine {
    payment: String,
    at: String,
    from: String,
    to: String,
    amount: String,
    currency: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    sessions: Vec<String>,
}

/// The balances in one currency.
#[derive(Serialize)]
pub(super) struct BalancesLine {
    currency: &'static str,
    balances: BTreeMap<String, String>,
    payments: Vec<PaymentLine>,
    sessions: Vec<AccountLine>,
    paid: Vec<PaidLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
}

/// The sessions whose result cannot be computed.
fn left_out(season: &Season) -> Vec<String> {
    let ids = season.left_out.iter().map(|one| one.session.to_string());
    ids.collect()
}

/// The open amount of a session, or of sessions settled together.
#[derive(Serialize)]
struct AccountLine {
    sessions: Vec<String>,
    settled: bool,
    open: BTreeMap<String, String>,
}

/// The open payments of some sessions.
pub(super) fn settlement(
    season: &Season,
    settlement: &Settlement,
    stakes: Vec<StakeLine>,
    explained: Option<&[Explained]>,
) -> SettlementLine {
    SettlementLine {
        sessions: settlement
            .sessions
            .iter()
            .map(ToString::to_string)
            .collect(),
        currency: settlement.currency.code(),
        balances: balances(season, settlement),
        payments: payments(season, settlement, explained),
        odd: season.names(&season.odd(settlement)),
        paid: paid_for(season, settlement),
        stakes,
        left_out: left_out(season),
    }
}

/// The balances over all sessions; `accounts` are their sources.
pub(super) fn all(
    season: &Season,
    settlement: &Settlement,
    accounts: &[Account],
    explained: Option<&[Explained]>,
) -> BalancesLine {
    let account = |account: &Account| AccountLine {
        sessions: account.sessions.iter().map(ToString::to_string).collect(),
        settled: account.is_settled(),
        open: by_name(
            &season.names(&account.people),
            &account.open,
            settlement.currency,
        ),
    };
    BalancesLine {
        currency: settlement.currency.code(),
        balances: balances(season, settlement),
        payments: payments(season, settlement, explained),
        sessions: accounts.iter().map(account).collect(),
        paid: paid_for(season, settlement),
        left_out: left_out(season),
    }
}

/// A past payment.
pub(super) fn paid(season: &Season, one: &Paid) -> PaidLine {
    PaidLine {
        payment: one.id.to_string(),
        at: one.at.to_rfc3339(),
        from: season.name(one.from),
        to: season.name(one.to),
        amount: one.amount.decimal(one.currency),
        currency: one.currency.code(),
        note: one.note.clone(),
        sessions: one.sessions.iter().map(ToString::to_string).collect(),
    }
}

fn paid_for(season: &Season, settlement: &Settlement) -> Vec<PaidLine> {
    let found = settlement.paid.iter().filter_map(|id| season.payment(*id));
    found.map(|one| paid(season, one)).collect()
}

fn balances(season: &Season, settlement: &Settlement) -> BTreeMap<String, String> {
    let names = season.names(&settlement.people);
    by_name(&names, &settlement.open, settlement.currency)
}

fn by_name(names: &[String], money: &[Money], currency: Currency) -> BTreeMap<String, String> {
    let amounts = money.iter().map(|money| money.decimal(currency));
    names.iter().cloned().zip(amounts).collect()
}

fn payments(
    season: &Season,
    settlement: &Settlement,
    explained: Option<&[Explained]>,
) -> Vec<PaymentLine> {
    let names = season.names(&settlement.people);
    let currency = settlement.currency;
    let line = |(at, one): (usize, &Payment)| PaymentLine {
        from: names[one.from].clone(),
        to: names[one.to].clone(),
        amount: one.amount.decimal(currency),
        currency: currency.code(),
        explained: explained
            .and_then(|all| all.get(at))
            .map(|all| explained_line(all, &names, currency)),
    };
    settlement.payments.iter().enumerate().map(line).collect()
}

fn explained_line(explained: &Explained, names: &[String], currency: Currency) -> ExplainedLine {
    let lines = explained.lines.iter().map(|line| {
        let (session, hand, payment) = match line.cause {
            Cause::Begun { session } => (Some(session), Some(0), None),
            Cause::Hand { session, index } => (Some(session), Some(index + 1), None),
            Cause::Game { session } | Cause::Earlier { session } => (Some(session), None, None),
            Cause::Paid { payment } => (None, None, Some(payment)),
        };
        CauseLine {
            session: session.map(|id| id.to_string()),
            hand,
            payment: payment.map(|id| id.to_string()),
            amount: line.amount.decimal(currency),
        }
    });
    ExplainedLine {
        of: explained
            .whose
            .iter()
            .map(|who| names[*who].clone())
            .collect(),
        how: if explained.lost { "lost" } else { "won" },
        lines: lines.collect(),
    }
}
