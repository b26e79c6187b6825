//! The layout `summary`: one row per session and player, which cannot be imported.

use super::cells::{amount, number, of_session};
use super::column::Column;
use super::formula_escape::guard;
use crate::exchange::ExportError;
use crate::ledger::{Ledger, Standing};
use crate::settle;
use std::borrow::Cow;

/// The cells of each row of a session by column: a row per participant in order of joining.
pub(in crate::exchange) fn rows<'c>(
    ledger: &'c Ledger,
) -> Result<impl Iterator<Item = impl Fn(Column) -> Cow<'c, str>>, ExportError> {
    let session = ledger.session();
    let currency = session.currency();
    let payouts = settle::payouts(ledger);
    let players = Standing::with(ledger, &payouts).players.into_iter();
    // A standing does not say that a sum overflows.
    payouts.map_err(|_| ExportError::Settle(session.id))?;
    Ok(players.map(move |player| {
        move |column| match column {
            Column::Player => guard(&player.name).into_owned().into(),
            Column::SeatNumber => number(player.seat.map(|seat| seat.index() + 1)),
            Column::Hands => number(Some(player.hands)),
            Column::Points => number(Some(session.scheme.points(player.points))),
            Column::Payout => amount(player.money.map(|(_, money)| money), currency),
            Column::Place => number(player.rank),
            other => of_session(session, currency, other),
        }
    }))
}
