//! The pot, into which a table pays beside the contracts: who puts in, who takes out, and what is left for the next hand.
//!
//! Points and pot together sum to zero as long as the table agrees on nothing else, so that what is in it at the end of
//! a session is owned by all in equal parts. Hoyle's *kitty* or *pool*; the sources say little of it, which is why a
//! table says how it plays.

use crate::games::{HandError, HandResult, Outcome, Role};
use crate::scheme::Contracts;
use crate::scheme::contracts::{PotFails, PotFilled};
use crate::seat::{PerSeat, Seat};

/// Has everybody put in, and the declaring side take out or put in more; `inside` is what is in it before, and what is in
/// it afterwards is given. Both are points.
pub(super) fn settle(
    rules: &Contracts,
    mut inside: i64,
    outcome: &mut Outcome,
) -> Result<i64, HandError> {
    let Some(pot) = &rules.pot else {
        return Ok(0);
    };
    let fills = match pot.filled {
        // A general misère is what some tables play where all pass.
        PotFilled::PassOut => matches!(
            outcome.result,
            HandResult::PassedOut | HandResult::GeneralMisere { .. }
        ),
        PotFilled::Empty => inside == 0,
    };
    if fills {
        for seat in playing(&outcome.roles) {
            give(&mut outcome.points, seat, -pot.ante)?;
            inside = inside
                .checked_add(pot.ante)
                .ok_or_else(|| HandError::Overflow)?;
        }
    }
    let side = |seat: Seat| matches!(outcome.roles.at(seat), Role::Declarer | Role::Partner);
    // Of several who play a contract at once, those who make it take the pot; where none does, all of them fail.
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
    // Two share it. A point that cannot be halved stays, or is not asked for.
    let each = i64::try_from(side.len())
        .ok()
        .and_then(|shares| inside.checked_div(shares))
        .unwrap_or(0);
    let each = if made { each } else { -each };
    for seat in side {
        give(&mut outcome.points, seat, each)?;
        inside = inside
            .checked_sub(each)
            .ok_or_else(|| HandError::Overflow)?;
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

fn give(points: &mut PerSeat<i64>, seat: Seat, more: i64) -> Result<(), HandError> {
    let sum = points.at(seat).checked_add(more);
    points.set(seat, sum.ok_or_else(|| HandError::Overflow)?);
    Ok(())
}
