//! The payments after each hand, for tables that pay as they go.

use crate::ledger::{Ledger, SessionEditor};
use crate::settle;
use crate::view::Message;

/// Whether the table pays after each hand, in money.
pub(super) fn are_shown(ledger: &Ledger) -> bool {
    settle::is_paid_as_played(ledger) && ledger.session().currency().is_some()
}

/// The payments that settle the last hand alone, as far as rounding allows. If games or rubbers are paid, only a hand
/// that wins one has payments. `None` if the session is settled as a whole.
pub(super) fn pays_now(editor: &SessionEditor) -> Option<Message> {
    let session = editor.ledger().session();
    if !are_shown(editor.ledger()) {
        return None;
    }
    let running = settle::payouts_by_hand(editor.ledger())
        .ok()
        .flatten()
        .unwrap_or_default();
    let (Some(last), Some(currency)) = (running.last(), session.currency()) else {
        return None;
    };
    let payments = settle::fewest_payments(last).into_iter();
    payments
        .map(|payment| Message::PaysNow {
            from: session.name_at(payment.from),
            to: session.name_at(payment.to),
            money: (payment.amount, currency),
        })
        .reduce(Message::beside)
}
