//! The payments after each hand, for tables that pay as they go.

use crate::ledger::{Ledger, SessionEditor};
use crate::settle;
use crate::view::Message;

/// Whether the table pays after each hand, in money.
pub(super) fn are_shown(ledger: &Ledger) -> bool {
    settle::is_paid_as_played(ledger) && ledger.session().currency().is_some()
}

/// The payments due since the last hand; `None` if the session is settled as a whole.
pub(super) fn pays_now(editor: &SessionEditor) -> Option<Message> {
    let session = editor.ledger().session();
    let shown = are_shown(editor.ledger());
    let currency = session.currency().filter(|_| shown)?;
    let (payments, hands) = settle::due_since_last_hand(editor)?;
    let payments = payments.into_iter().map(|payment| {
        let (from, to) = (payment.from, payment.to);
        let money = (payment.amount, currency);
        Message::pays_now(session.name_at(from), session.name_at(to), money)
    });
    let payments = payments.reduce(Message::beside)?;
    Some(match hands[..] {
        [] => payments,
        [hand] => {
            let at = session.hand_position(hand)?;
            Message::labelled(Message::history_details(at + 1), payments)
        }
        _ => Message::corrections_pay(payments),
    })
}
