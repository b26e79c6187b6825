//! The pot carried from hand to hand: its content and terms.

use crate::games::Carry;
use crate::scheme::Scheme;
use crate::scheme::contracts::{Contracts, PotFilled};
use crate::view::Message;

/// The pot before a hand, or who fills it; `None` if there is none.
pub(in crate::view) fn pot_line(scheme: &Scheme, carry: &Carry) -> Option<Message> {
    let pot = scheme.rules.contracts()?.pot?;
    match (carry.pot, pot.filled) {
        (0, PotFilled::Empty) => Some(Message::pot_filling(pot.ante)),
        (0, PotFilled::PassOut) => None,
        (n, _) => Some(Message::pot_inside(n)),
    }
}

/// What everybody pays into the pot when all pass; `None` if nothing.
pub(in crate::view) fn paid_by_passing(rules: &Contracts) -> Option<Message> {
    let pot = rules.pot.filter(|pot| pot.filled == PotFilled::PassOut)?;
    Some(Message::pot_pass_pays(pot.ante))
}

/// What is left in the pot, if that alone is why the points do not add up to 0.
pub(in crate::view) fn left_in_pot(carry: &Carry, points: i64) -> Option<Message> {
    (carry.pot > 0 && points == -carry.pot).then_some(Message::pot_left(carry.pot))
}
