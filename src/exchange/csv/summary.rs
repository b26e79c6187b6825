//! The layout `summary`: one row per session and player, which cannot be imported.

use super::cells::of_session;
use super::column::Column;
use super::formula_escape::guard;
use super::write::amount;
use crate::exchange::ExportError;
use crate::ledger::{Ledger, ParticipantId, Session};
use crate::money::{Currency, Money};
use crate::settle;
use std::borrow::Cow;

/// A player's totals in a session.
pub(super) struct SummaryRow<'a> {
    session: &'a Session,
    currency: Option<Currency>,
    name: &'a str,
    seat: Option<usize>,
    hands: usize,
    points: i64,
    payout: Option<Money>,
    place: Option<usize>,
}

/// The rows of a session, in the order in which its participants came.
pub(in crate::exchange) fn rows(ledger: &Ledger) -> Result<Vec<SummaryRow<'_>>, ExportError> {
    let session = ledger.session();
    let payouts = settle::payouts(ledger).map_err(|error| ExportError::Settle {
        session: session.id,
        error,
    })?;
    let (totals, places) = (ledger.totals(), ledger.places());
    let rows = session
        .participants
        .iter()
        .enumerate()
        .map(|(position, one)| SummaryRow {
            session,
            currency: session.currency(),
            name: &one.name,
            seat: session.seats.iter().position(|id| *id == one.id),
            hands: hands(ledger, one.id),
            points: totals.get(position).copied().unwrap_or(0),
            payout: payouts
                .as_ref()
                .and_then(|payouts| payouts.rounded.get(position).copied()),
            place: places.get(position).copied().flatten(),
        });
    Ok(rows.collect())
}

/// The number of hands in which a player was dealt cards.
fn hands(ledger: &Ledger, id: ParticipantId) -> usize {
    let hands = ledger.session().hands.iter().zip(ledger.played());
    let dealt = hands.filter(|(hand, played)| {
        let place = hand.seats.iter().position(|other| *other == id);
        place.is_some_and(|place| played.outcome.out.as_slice().get(place) == Some(&false))
    });
    dealt.count()
}

impl<'a> SummaryRow<'a> {
    /// The cell of a column.
    pub(in crate::exchange) fn cell(&self, column: Column) -> Cow<'a, str> {
        let number = |number: Option<usize>| {
            number.map_or(Cow::Borrowed(""), |number| number.to_string().into())
        };
        match column {
            Column::Player => guard(self.name),
            Column::SeatNumber => number(self.seat.map(|seat| seat + 1)),
            Column::Hands => number(Some(self.hands)),
            Column::Points => self.session.scheme.points(self.points).to_string().into(),
            Column::Payout => amount(self.payout, self.currency),
            Column::Place => number(self.place),
            other => of_session(self.session, self.currency, other),
        }
    }
}
