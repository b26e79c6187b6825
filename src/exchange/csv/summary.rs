//! The layout `summary`: one row per session and player, which cannot be imported.

use super::cells::of_session;
use super::column::Column;
use super::formula_escape::guard;
use super::write::amount;
use crate::exchange::ExportError;
use crate::ledger::{Ledger, PlayerStanding, Session, Standing};
use crate::money::{Currency, Money};
use crate::settle;
use std::borrow::Cow;

/// A player's totals in a session.
pub(super) struct SummaryRow<'a> {
    session: &'a Session,
    currency: Option<Currency>,
    standing: PlayerStanding,
    payout: Option<Money>,
    place: Option<usize>,
}

/// The rows of a session, one per participant in order of joining.
pub(in crate::exchange) fn rows(ledger: &Ledger) -> Result<Vec<SummaryRow<'_>>, ExportError> {
    let session = ledger.session();
    let payouts = settle::payouts(ledger).map_err(|error| ExportError::Settle {
        session: session.id,
        error,
    })?;
    let places = ledger.places();
    let players = Standing::of(ledger).players.into_iter().enumerate();
    let rows = players.map(|(position, standing)| SummaryRow {
        session,
        currency: session.currency(),
        standing,
        payout: payouts
            .as_ref()
            .and_then(|payouts| payouts.rounded.get(position).copied()),
        place: places.get(position).copied().flatten(),
    });
    Ok(rows.collect())
}

impl SummaryRow<'_> {
    /// The cell of a column.
    pub(in crate::exchange) fn cell(&self, column: Column) -> Cow<'_, str> {
        let number = |number: Option<usize>| {
            number.map_or(Cow::Borrowed(""), |number| number.to_string().into())
        };
        match column {
            Column::Player => guard(&self.standing.name),
            Column::SeatNumber => number(self.standing.seat.map(|seat| seat.index() + 1)),
            Column::Hands => self.standing.hands.to_string().into(),
            Column::Points => {
                let points = self.session.scheme.points(self.standing.points);
                points.to_string().into()
            }
            Column::Payout => amount(self.payout, self.currency),
            Column::Place => number(self.place),
            other => of_session(self.session, self.currency, other),
        }
    }
}
