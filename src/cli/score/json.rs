//! What was scored, as JSON.

use super::Scored;
use crate::app::State;
use crate::cli::error::Failure;
use crate::cli::json::{ByName, some_decimals, write_line};
use crate::money::Money;
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

/// Writes one object a hand, and a last one for the session.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result<(), Failure> {
    let Scored {
        ledger,
        names,
        payouts,
        payments,
    } = scored;
    let by_name = |values: Vec<i64>| ByName { names, values };
    let decimals = some_decimals(ledger.session().scheme.decimals());
    for (index, played) in ledger.played().iter().enumerate() {
        let line = HandLine {
            hand: index + 1,
            dealer: &names[played.outcome.dealer.index()],
            points: by_name(played.outcome.points.as_slice().to_vec()),
            totals: by_name(played.totals.clone()),
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
            totals: by_name(ledger.totals()),
            decimals,
            payouts: payouts.as_ref().map(|all| ByName {
                names,
                values: all.rounded.iter().map(|money| amount(*money)).collect(),
            }),
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
