//! What is due after each hand, for tables that pay as they go.

use super::{Payment, fewest_payments, is_paid_as_played, payouts, payouts_by_hand};
use crate::ledger::{Edit, HandId, SessionEditor};
use crate::money::Money;
use std::collections::BTreeSet;

/// The payments that settle the last hand alone, or the corrections since, as far as rounding allows, with the hands
/// corrected; all that is owed once the table agrees to pay after every hand. If games or rubbers are paid, only a hand
/// that wins one has payments. `None` if nothing is settled by hand.
pub fn due_since_last_hand(editor: &SessionEditor) -> Option<(Vec<Payment>, Vec<HandId>)> {
    let since = since_last_hand(editor);
    let last = || payouts_by_hand(editor.ledger()).ok()??.pop();
    let (due, hands) = match corrected(editor, &since) {
        Some(due) => (due, corrected_hands(&since)),
        None => (last()?, Vec::new()),
    };
    Some((fewest_payments(&due), hands))
}

/// The edits in force since the last hand, oldest first.
fn since_last_hand(editor: &SessionEditor) -> Vec<&Edit> {
    let mut since: Vec<&Edit> = editor.log().in_force().map(|(_, edit)| edit).collect();
    let is_hand = |edit: &&Edit| matches!(edit, Edit::AddHand { .. });
    if let Some(hand) = since.iter().rposition(is_hand) {
        since.drain(..=hand);
    }
    since
}

/// The hands that these edits correct or adjust; none if they change more than that.
fn corrected_hands(since: &[&Edit]) -> Vec<HandId> {
    let mut hands = BTreeSet::new();
    for edit in since {
        match edit {
            Edit::ReplaceHand { after, .. } => hands.insert(after.id),
            Edit::Adjust { hand, .. } => hands.insert(*hand),
            Edit::End { .. } | Edit::Reopen { .. } | Edit::Annotate { .. } => false,
            _ => return Vec::new(),
        };
    }
    hands.into_iter().collect()
}

/// What corrections and changes of stakes or terms change in each payout; `None` if nothing.
fn corrected(editor: &SessionEditor, since: &[&Edit]) -> Option<Vec<Money>> {
    if since.is_empty() {
        return None;
    }
    let mut before = editor.ledger().clone();
    for edit in since.iter().rev() {
        before.apply(&edit.inverse()).ok()?;
    }
    let new = payouts(editor.ledger()).ok()??.rounded;
    // Nothing was paid before without a stake, or before the table paid after every hand.
    let old = if is_paid_as_played(&before) {
        payouts(&before).ok()?
    } else {
        None
    };
    let old = old.map(|old| old.rounded).unwrap_or_default();
    // Players who have joined since were paid nothing.
    let old = old.into_iter().chain(std::iter::repeat(Money(0)));
    let changes = new.into_iter().zip(old);
    let changes: Vec<Money> = changes
        .map(|(new, old)| new.checked_sub(old))
        .collect::<Option<_>>()?;
    changes.iter().any(|one| one.0 != 0).then_some(changes)
}
