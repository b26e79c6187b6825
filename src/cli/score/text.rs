//! What was scored, as a table for a person.

use super::Scored;
use crate::cli::columns::{Align, Columns};
use crate::cli::error::Failure;
use crate::cli::words;
use std::io::Write;

/// Writes the scheme, a row for each hand, the totals, and who pays whom.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result<(), Failure> {
    let scheme = &scored.ledger.session().scheme;
    write!(out, "{} ({})\n\n{}", scheme.name, scheme.id, table(scored))?;
    let pot = scored.ledger.carry().pot;
    if pot > 0 {
        writeln!(out, "\n{pot} left in the pot, to all alike")?;
    }
    let Some(payouts) = &scored.payouts else {
        return Ok(());
    };
    writeln!(out)?;
    for payment in &scored.payments {
        let (from, to) = (&scored.names[payment.from], &scored.names[payment.to]);
        writeln!(
            out,
            "{from} pays {to} {} {}",
            payment.amount.decimal(payouts.currency),
            words::unit(payouts.currency)
        )?;
    }
    if scored.payments.is_empty() {
        writeln!(out, "Nobody pays anything")?;
    }
    Ok(())
}

fn table(scored: &Scored) -> Columns {
    let Scored {
        ledger,
        names,
        payouts,
        ..
    } = scored;
    let session = ledger.session();
    let scheme = &session.scheme;
    let words = [
        ("Hand", Align::Right),
        ("Dealer", Align::Left),
        ("Played", Align::Left),
    ];
    let players = names.iter().map(|name| (name.as_str(), Align::Right));
    let mut table = Columns::new(words.into_iter().chain(players));
    // Beside each change stands the total, the totals one below the other.
    let longest = |place: usize| {
        let totals = ledger
            .played()
            .iter()
            .filter_map(|hand| hand.totals.get(place));
        totals
            .map(|total| scheme.points(*total).to_string().len())
            .max()
    };
    let widths: Vec<usize> = (0..names.len())
        .map(|place| longest(place).unwrap_or(1))
        .collect();
    let hands = session.hands.iter().zip(ledger.played());
    for (index, ((hand, played), scores)) in hands.zip(scored.hands()).enumerate() {
        let played_as = words::hand(session, &hand.record, &played.outcome);
        let results = scores.points.iter().zip(&widths).enumerate();
        let results = results.map(|(place, (points, wide))| {
            // Nothing stands below who came later.
            let total = scores.totals.get(place);
            total.map_or_else(String::new, |total| {
                let signed = |points| words::signed(scheme.points(points));
                let points = points.map_or_else(|| "-".to_owned(), signed);
                format!("{points} {:>wide$}", scheme.points(*total))
            })
        });
        table.row(
            [(index + 1).to_string(), scores.dealer.to_owned(), played_as]
                .into_iter()
                .chain(results),
        );
    }
    table.rule();
    let mut last = |what: String, values: Vec<String>| {
        table.row(
            [String::new(), String::new(), what]
                .into_iter()
                .chain(values),
        );
    };
    last(
        "Total".to_owned(),
        ledger
            .totals()
            .iter()
            .map(|total| scheme.points(*total).to_string())
            .collect(),
    );
    if let Some(payouts) = payouts {
        let amounts = payouts
            .rounded
            .iter()
            .map(|money| money.decimal(payouts.currency))
            .collect();
        last(
            format!("Payout in {}", words::unit(payouts.currency)),
            amounts,
        );
    }
    table
}
