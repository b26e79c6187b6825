//! Scored hands as CSV: one row per hand with columns by player, so that tables of one size share a header.

use super::Scored;
use crate::cli::{Failure, Result};
use crate::exchange::{Profile, guard};
use crate::money::Money;
use crate::settle::payouts_by_hand;
use std::io::Write;

/// Writes a header and a row per hand. Payouts are per hand, so that a column can be summed.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result {
    let names = &scored.names;
    let currency = scored.payouts.as_ref().map(|payouts| payouts.currency);
    let payouts = match currency {
        Some(_) => payouts_by_hand(&scored.ledger).map_err(Failure::data)?,
        None => None,
    };
    let mut bytes = Vec::new();
    let mut table = Profile::Machine.writer(&mut bytes)?;

    let mut header = vec!["hand".to_owned(), "dealer".to_owned()];
    for number in 1..=names.len() {
        header.extend(["player", "points", "total"].map(|name| format!("{name}{number}")));
        header.extend(currency.map(|_| format!("payout{number}")));
    }
    header.extend(currency.map(|_| "currency".to_owned()));
    table.write_record(&header).map_err(Failure::data)?;

    let scheme = &scored.ledger.session().scheme;
    let number =
        |number: Option<i64>| number.map_or_else(String::new, |n| scheme.points(n).to_string());
    for (index, hand) in scored.hands().enumerate() {
        let mut row = vec![(index + 1).to_string(), guard(&hand.dealer).into_owned()];
        for (place, points) in hand.points.iter().enumerate() {
            row.extend([
                guard(&names[place]).into_owned(),
                number(*points),
                number(hand.totals.get(place).copied()),
            ]);
            let payout = payouts.as_ref().map_or(Money(0), |rows| rows[index][place]);
            row.extend(currency.map(|currency| payout.decimal(currency)));
        }
        row.extend(currency.map(|currency| currency.code().to_owned()));
        table.write_record(&row).map_err(Failure::data)?;
    }
    table.flush()?;
    drop(table);
    Ok(out.write_all(&bytes)?)
}
