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
        ledger
            .played()
            .iter()
            .map(move |hand| scheme.points(hand.totals[place]).to_string().len())
            .max()
    };
    let widths: Vec<usize> = (0..names.len())
        .map(|place| longest(place).unwrap_or(1))
        .collect();
    for (index, (hand, played)) in session.hands.iter().zip(ledger.played()).enumerate() {
        let dealer = names[played.outcome.dealer.index()].clone();
        let played_as = words::hand(session, &hand.record, &played.outcome);
        let results = played.outcome.points.iter().map(|(seat, points)| {
            let wide = widths[seat.index()];
            format!(
                "{} {:>wide$}",
                words::signed(scheme.points(points)),
                scheme.points(played.totals[seat.index()])
            )
        });
        table.row(
            [(index + 1).to_string(), dealer, played_as]
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
