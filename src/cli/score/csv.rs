//! What was scored, as CSV: one row a hand, by seat, so that one header serves every table of a size.

use super::Scored;
use crate::cli::error::Failure;
use crate::exchange::guard;
use crate::money::Money;
use crate::settle::running;
use std::io::Write;

/// Writes a header and a row for each hand. Payouts are this hand's part, so that a column adds up.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result<(), Failure> {
    let Scored { ledger, names, .. } = scored;
    let payouts = running(ledger).map_err(Failure::data)?;
    let currency = scored.payouts.as_ref().map(|payouts| payouts.currency);
    let mut table = ::csv::WriterBuilder::new()
        .terminator(::csv::Terminator::CRLF)
        .from_writer(out);

    let mut header = vec!["hand".to_owned(), "dealer".to_owned()];
    for seat in 1..=names.len() {
        header.extend([
            format!("player{seat}"),
            format!("points{seat}"),
            format!("total{seat}"),
        ]);
        header.extend(currency.map(|_| format!("payout{seat}")));
    }
    header.extend(currency.map(|_| "currency".to_owned()));
    table.write_record(&header).map_err(failed)?;

    let scheme = &ledger.session().scheme;
    for (index, played) in ledger.played().iter().enumerate() {
        let dealer = guard(&names[played.outcome.dealer.index()]).into_owned();
        let mut row = vec![(index + 1).to_string(), dealer];
        for (seat, points) in played.outcome.points.iter() {
            let place = seat.index();
            row.extend([
                guard(&names[place]).into_owned(),
                scheme.points(points).to_string(),
                scheme.points(played.totals[place]).to_string(),
            ]);
            let payout = payouts.as_ref().map_or(Money(0), |rows| rows[index][place]);
            row.extend(currency.map(|currency| payout.decimal(currency)));
        }
        row.extend(currency.map(|currency| currency.code().to_owned()));
        table.write_record(&row).map_err(failed)?;
    }
    Ok(table.flush()?)
}

fn failed(error: ::csv::Error) -> Failure {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => error.into(),
        other => Failure::Data(format!("{other:?}")),
    }
}
