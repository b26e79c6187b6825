//! The pot, a fund beside the contracts: who pays in, who takes it, and what remains.
//!
//! Points and pot together sum to zero unless the table makes adjustments, so the pot at the end of a session is shared
//! equally. It is Hoyle's *kitty* or *pool*; the sources say little about it, so its rules are configurable.

use crate::games::{HandError, HandResult, Outcome, Role, add, give};
use crate::scheme::Contracts;
use crate::scheme::contracts::{PotFails, PotFilled};
use crate::seat::{PerSeat, Seat};

/// Makes all players pay in, and the declaring side take the pot or pay in. `inside` is the pot before the hand and the
/// result the pot after it, in points.
pub(super) fn settle(
    rules: &Contracts,
    mut inside: i64,
    outcome: &mut Outcome,
) -> Result<i64, HandError> {
    let Some(pot) = &rules.pot else {
        return Ok(0);
    };
    let fills = match pot.filled {
        // Some tables play a general misère when all pass.
        PotFilled::PassOut => matches!(
            outcome.result,
            HandResult::PassedOut | HandResult::GeneralMisere { .. }
        ),
        PotFilled::Empty => inside == 0,
    };
    if fills {
        for seat in playing(&outcome.roles) {
            give(&mut outcome.points, seat, -pot.ante)?;
            inside = add(inside, pot.ante)?;
        }
    }
    let side = |seat: Seat| matches!(outcome.roles.at(seat), Role::Declarer | Role::Partner);
    // With several declarers, those who make the contract take the pot; if none does, all fail.
    let (made, side): (bool, Vec<Seat>) = match &outcome.result {
        HandResult::Contract { made, .. } => (*made, seats_where(&outcome.roles, side)),
        HandResult::Joint { made, .. } => {
            let makers = seats_where(&outcome.roles, |seat| made.at(seat) == Some(true));
            if makers.is_empty() {
                (false, seats_where(&outcome.roles, side))
            } else {
                (true, makers)
            }
        }
        _ => return Ok(inside),
    };
    if !made && pot.fails == PotFails::Stays {
        return Ok(inside);
    }
    // Two declarers share it. An odd point stays, or is not charged.
    let each = i64::try_from(side.len())
        .ok()
        .and_then(|shares| inside.checked_div(shares))
        .unwrap_or(0);
    let each = if made { each } else { -each };
    for seat in side {
        give(&mut outcome.points, seat, each)?;
        inside = add(inside, -each)?;
    }
    Ok(inside)
}

fn playing(roles: &PerSeat<Role>) -> Vec<Seat> {
    roles
        .iter()
        .filter(|(_, role)| *role != Role::Out)
        .map(|(seat, _)| seat)
        .collect()
}

fn seats_where(roles: &PerSeat<Role>, which: impl Fn(Seat) -> bool) -> Vec<Seat> {
    let mut seats = playing(roles);
    seats.retain(|seat| which(*seat));
    seats
}
