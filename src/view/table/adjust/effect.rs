//! The effect of an adjustment on points and money, computed on a copy of the ledger.

use super::{Adjusting, edit, moved};
use crate::ledger::{Ledger, SessionEditor};
use crate::money::Money;
use crate::settle;
use crate::view::MoneyChange;
use crate::view::message::Message;

/// Each player's change in points, and in money if there is a stake; `None` if it cannot be made.
pub(super) fn of(editor: &SessionEditor, adjusting: Adjusting) -> Option<Message> {
    let before = editor.ledger();
    let mut after = before.clone();
    after.apply(&edit(editor, adjusting, "")?).ok()?;
    let session = before.session();
    let hand = session.hands.last()?;
    let points = adjusting.moves(hand.seats.len()).into_iter();
    let points = points.map(|(seat, points)| {
        let id = hand.seats[seat.index()];
        moved(&session.scheme, session.name(id), points)
    });
    let points = points.collect();
    let money = money(before, &after)?;
    Some(if money.is_empty() {
        Message::adjust_effect(points)
    } else {
        Message::AdjustEffectMoney { points, money }
    })
}

/// Each player's change in money; empty without a stake, `None` if it cannot be settled.
fn money(before: &Ledger, after: &Ledger) -> Option<Vec<Message>> {
    let rounded = |ledger| {
        let payouts = settle::payouts(ledger).ok()?;
        Some(payouts.map(|payouts| (payouts.currency, payouts.rounded)))
    };
    let (Some((currency, old)), Some((_, new))) = (rounded(before)?, rounded(after)?) else {
        return Some(Vec::new());
    };
    let people = before.session().participants.iter();
    let changes = people.zip(old.into_iter().zip(new));
    changes
        .filter(|(_, (old, new))| old != new)
        .map(|(one, (old, new))| {
            let money = MoneyChange(Money(new.0.checked_sub(old.0)?), currency);
            Some(Message::adjust_moved_money(&one.name, money))
        })
        .collect()
}
