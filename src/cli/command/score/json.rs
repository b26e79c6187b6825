//! Scored hands as JSON.

use super::Scored;
use crate::app::State;
use crate::cli::error::Failure;
use crate::cli::output::json::{ByName, some_decimals, write_line};
use crate::money::Money;
use crate::scheme::switch::Switch;
use crate::settle::Payment;
use serde::Serialize;
use std::io::Write;

#[derive(Serialize)]
struct HandLine<'a> {
    hand: usize,
    dealer: &'a str,
    points: ByName<'a, i64>,
    totals: ByName<'a, i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
}

#[derive(Serialize)]
struct LastLine<'a> {
    totals: ByName<'a, i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payouts: Option<ByName<'a, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payments: Option<Vec<PaymentLine<'a>>>,
    state: &'static str,
    winners: Vec<&'a str>,
}

#[derive(Serialize)]
struct PaymentLine<'a> {
    from: &'a str,
    to: &'a str,
    amount: String,
}

/// Writes one object per hand, and a last one for the session.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result<(), Failure> {
    let Scored {
        ledger,
        names,
        payouts,
        payments,
    } = scored;
    let decimals = some_decimals(ledger.session().scheme.decimals());
    for (index, hand) in scored.hands().enumerate() {
        let line = HandLine {
            hand: index + 1,
            dealer: hand.dealer,
            points: ByName::some(names, hand.points),
            totals: ByName::all(names, hand.totals.iter().copied()),
            decimals,
        };
        write_line(out, &line)?;
    }
    let amount = |money: Money| {
        payouts
            .as_ref()
            .map_or_else(String::new, |all| money.decimal(all.currency))
    };
    let payment = |one: &Payment| PaymentLine {
        from: &names[one.from],
        to: &names[one.to],
        amount: amount(one.amount),
    };
    write_line(
        out,
        &LastLine {
            totals: ByName::all(names, ledger.totals()),
            decimals,
            payouts: payouts
                .as_ref()
                .map(|all| ByName::all(names, all.rounded.iter().map(|money| amount(*money)))),
            payments: payouts
                .as_ref()
                .map(|_| payments.iter().map(payment).collect()),
            state: State::of(ledger).word(),
            winners: ledger
                .leaders()
                .into_iter()
                .map(|place| names[place].as_str())
                .collect(),
        },
    )
}
