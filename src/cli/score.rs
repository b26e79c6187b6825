//! `score`: what hands come to, without keeping them.

mod csv;
mod json;
mod text;

use super::Caller;
use super::error::{Failure, edit_error};
use super::hands::{names_of, next_hand, open};
use super::lines::Lines;
use super::options::{Format, ScoreArgs};
use super::table;
use crate::ledger::Ledger;
use crate::settle::{Payment, Payouts, fewest_payments, payouts};

/// A session that was scored, with what it is shown by.
struct Scored {
    ledger: Ledger,
    /// The players in seat order.
    names: Vec<String>,
    /// What everybody wins or loses; none where nothing is played for.
    payouts: Option<Payouts>,
    payments: Vec<Payment>,
}

/// Scores, and prints nothing unless every hand is good.
pub(super) fn run(args: &ScoreArgs, caller: &mut Caller) -> Result<(), Failure> {
    let new = table::new_session(&args.scheme, &args.players, &args.table, &caller.app)?;
    let session = new
        .draft(caller.app.surroundings())
        .map_err(Failure::usage)?;
    let names = names_of(&session);
    let mut book = open(session)?;
    let mut lines = Lines::open(args.hands.as_deref(), caller.stdin).map_err(Failure::data)?;
    while let Some((number, record)) = next_hand(&mut lines, &book)? {
        let recorded = book.record(record, caller.app.surroundings().stamp());
        recorded.map_err(|error| {
            Failure::at_hand(number, lines.number(), edit_error(&error, &names))
        })?;
    }
    let scored = settled(book.ledger().clone(), names)?;
    match args.format {
        Format::Text => text::write(&scored, caller.stdout),
        Format::Json => json::write(&scored, caller.stdout),
        Format::Csv => csv::write(&scored, caller.stdout),
    }
}

fn settled(ledger: Ledger, names: Vec<String>) -> Result<Scored, Failure> {
    let payouts = payouts(&ledger).map_err(Failure::data)?;
    let payments = payouts
        .as_ref()
        .map(|payouts| fewest_payments(&payouts.rounded))
        .unwrap_or_default();
    Ok(Scored {
        ledger,
        names,
        payouts,
        payments,
    })
}
