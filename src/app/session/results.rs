//! Results of hands in the stored form, for other programs.

use crate::exchange::seat_rows;
use crate::ledger::Ledger;
use crate::store::ResultRow;

/// The results of a session's hands from this index on, counted from 0.
pub(in crate::app) fn results(ledger: &Ledger, from: usize) -> Vec<ResultRow> {
    let session = ledger.session();
    let hands = session.hands.iter().zip(ledger.played()).enumerate();
    let rows = hands.skip(from).flat_map(|(index, (hand, played))| {
        let seats = seat_rows(ledger, index).into_iter().zip(&hand.seats);
        let seats = seats.zip(played.outcome.points.as_slice()).enumerate();
        seats.filter_map(move |(place, ((seat, id), points))| {
            let position = session.position(*id)?;
            Some(ResultRow {
                hand: index + 1,
                place,
                player: session.participants.get(position)?.player,
                role: seat.role,
                bid: seat.bid,
                contract: seat.contract,
                tricks: seat.tricks,
                points: *points,
                total: played.totals.get(position).copied()?,
            })
        })
    });
    rows.collect()
}
