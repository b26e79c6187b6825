//! The pot that goes from hand to hand: what is in it, and what was agreed on it.

use crate::games::Carry;
use crate::scheme::Scheme;
use crate::scheme::contracts::{Contracts, PotFilled};
use crate::view::Message;

/// What is in the pot before a hand, or who fills it; none where there is nothing to say.
pub(in crate::view) fn inside(scheme: &Scheme, carry: &Carry) -> Option<Message> {
    let pot = scheme.rules.contracts()?.pot?;
    match (carry.pot, pot.filled) {
        (0, PotFilled::Empty) => Some(Message::PotFilling { n: pot.ante }),
        (0, PotFilled::PassOut) => None,
        (n, _) => Some(Message::PotInside { n }),
    }
}

/// What everybody pays into the pot when all pass; none where they pay nothing then.
pub(in crate::view) fn paid_by_passing(rules: &Contracts) -> Option<Message> {
    let pot = rules.pot.filter(|pot| pot.filled == PotFilled::PassOut)?;
    Some(Message::PotPassPays { n: pot.ante })
}

/// What the points come to where the pot alone keeps them from adding up to nothing.
pub(in crate::view) fn left(carry: &Carry, points: i64) -> Option<Message> {
    (carry.pot > 0 && points == -carry.pot).then_some(Message::PotLeft { n: carry.pot })
}
