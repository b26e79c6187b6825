//! Scored hands as a text table.

use super::Scored;
use crate::cli::Result;
use crate::cli::output::{Columns, English, Print, describe};
use crate::settle::fewest_payments;
use crate::view::Message;
use crate::view::sheet::{bid_and_taken, seat_of};
use std::io::Write;

/// Writes the scheme, a row per hand, the totals, and the payments.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result {
    let scheme = &scored.ledger.session().scheme;
    let english = English::default();
    let table = table(scored, &english);
    write!(out, "{} ({})\n\n{table}", scheme.name, scheme.id)?;
    let pot = scored.ledger.carry().pot;
    if pot > 0 {
        writeln!(out, "\n{pot} left in the pot, shared equally")?;
    }
    let Some(payouts) = &scored.payouts else {
        return Ok(());
    };
    writeln!(out)?;
    let payments = fewest_payments(&payouts.rounded);
    for payment in &payments {
        let (from, to) = (&scored.names[payment.from], &scored.names[payment.to]);
        let money = (payment.amount, payouts.currency);
        out.say(english.say(&Message::payment_says(from, to, money)))?;
    }
    if payments.is_empty() {
        writeln!(out, "{}", english.say(&Message::NothingOwed))?;
    }
    Ok(())
}

fn table(scored: &Scored, english: &English) -> Columns {
    let (ledger, names) = (&scored.ledger, &scored.names);
    let session = ledger.session();
    let scheme = &session.scheme;
    let table = Columns::default().right(["Hand"]);
    let mut table = table.left(["Dealer", "Played"]).right(names);
    // Each change is followed by the total; totals are aligned.
    let longest = |place: usize| {
        let played = ledger.played().iter();
        let totals = played.filter_map(|hand| hand.totals.get(place).copied());
        let totals = totals.chain(ledger.begun_with().get(place).copied());
        let widths = totals.map(|total| scheme.points(total).to_string().len());
        widths.max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..names.len()).map(longest).collect();
    if !session.begun_with.is_empty() {
        let totals = ledger.begun_with().into_iter().zip(&widths);
        let totals = totals.map(|(total, wide)| {
            if total == 0 {
                return String::new();
            }
            let total = scheme.points(total);
            format!("{} {total:>wide$}", describe::signed(total))
        });
        let what = english.say(&Message::MoreBeginWith);
        let head = ["0".to_owned(), String::new(), what];
        table.row(head.into_iter().chain(totals));
    }
    let hands = session.hands.iter().zip(ledger.played());
    for (index, ((hand, played), scores)) in hands.zip(scored.hands()).enumerate() {
        let played_as = english.hand(ledger, index);
        let players = session.participants.iter().zip(&widths);
        let results = players.enumerate().map(|(place, (who, wide))| {
            // Players who came later have an empty cell.
            let Some(total) = scores.totals.get(place) else {
                return String::new();
            };
            let seat = seat_of(&hand.seats, who.id);
            let bid = seat.and_then(|seat| bid_and_taken(&hand.record, seat));
            let bid = bid.map_or_else(String::new, |(bid, taken)| format!("{bid}/{taken} "));
            let signed = |points| describe::signed(scheme.points(points));
            let points = seat.and_then(|seat| played.outcome.scored(seat));
            let points = points.map_or_else(|| "-".to_owned(), signed);
            format!("{bid}{points} {:>wide$}", scheme.points(*total))
        });
        let own = [(index + 1).to_string(), scores.dealer, played_as];
        table.row(own.into_iter().chain(results));
    }
    table.rule();
    let blank = || [String::new(), String::new()].into_iter();
    let totals = ledger.totals().into_iter();
    let totals = totals.map(|total| scheme.points(total).to_string());
    table.row(blank().chain(["Total".to_owned()]).chain(totals));
    if let Some(payouts) = &scored.payouts {
        let what = format!("Payout in {}", describe::unit(payouts.currency));
        let amounts = payouts.rounded.iter();
        let amounts = amounts.map(|money| money.decimal(payouts.currency));
        table.row(blank().chain([what]).chain(amounts));
    }
    table
}
