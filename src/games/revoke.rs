//! Penalties for a revoke, playing a card against the rules.
//!
//! A scheme may define a price. In whist the other side chooses one of three penalties: three tricks, three points off
//! the offenders' score, or three onto its own (Enquire Within upon Everything, on whist). In Bid Whist a renege costs
//! three books. Tables may use other numbers. In other games it is only noted.

use super::{Adjustment, HandRecord, Side, Tricks};
use crate::scheme::odd_trick::TRICKS;
use crate::scheme::{Revoke, Rules, Scheme};
use crate::seat::{Direction, Seat};

/// A penalty for a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// Moves this many tricks from the offending side to the other.
    Tricks(u8),
    /// Takes this many points off the offending side's score.
    Off(i64),
    /// Adds this many points to the other side's score.
    Onto(i64),
    /// The scheme's penalty.
    Scheme(Revoke),
    /// It is noted without a penalty.
    Noted,
}

/// Why a penalty cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPenalty<P> {
    /// The hand has no tricks, or the offending side took none.
    NoTricks,
    /// A revoke of this player is already noted on the hand.
    Noted(P),
}

/// The penalties under a scheme, at least one.
pub fn penalties(scheme: &Scheme) -> Vec<Penalty> {
    match (&scheme.rules, scheme.revoke) {
        (_, Some(revoke)) => vec![Penalty::Scheme(revoke)],
        (Rules::OddTrick(rules), None) => {
            let (tricks, points) = (rules.revoke_costs, rules.revoke_costs.into());
            let mut all = vec![Penalty::Tricks(tricks)];
            if rules.bids.is_none() {
                all.extend([Penalty::Off(points), Penalty::Onto(points)]);
            }
            all
        }
        (Rules::Contracts(_) | Rules::ExactBid(_) | Rules::PartnershipBid(_), None) => {
            vec![Penalty::Noted]
        }
    }
}

/// Notes a revoke of the player in seat `who` on a hand of these players, by seat, and applies its penalty; `reason` is
/// stored with moved points.
///
/// # Errors
/// The penalty cannot be applied. Legality of the hand is checked by [`super::play`].
pub fn penalise<P: Copy + PartialEq>(
    scheme: &Scheme,
    hand: &mut HandRecord<P>,
    players: &[P],
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Result<(), NoPenalty<P>> {
    let mut moved = |seat: Seat, points: i64| {
        hand.adjust.get_or_insert_default().push(Adjustment {
            player: players[seat.index()],
            points,
            reason: reason.to_owned(),
        });
    };
    match (penalty, hand.revoke) {
        // A hand has one key for a revoke; a second player there would revert the first one's points.
        (Penalty::Scheme(_) | Penalty::Noted, Some(other)) => return Err(NoPenalty::Noted(other)),
        (Penalty::Scheme(_) | Penalty::Noted, None) => {}
        (Penalty::Off(points), _) => moved(who, -points),
        // Between two sides an adjustment belongs to the side, and a neighbour is on the other side.
        (Penalty::Onto(points), _) => moved(who.after(1, Direction::Clockwise, 4), points),
        (Penalty::Tricks(most), _) => {
            let tricks = transferred(scheme, hand, players, Side::of(who), most);
            hand.tricks = Some(Tricks::Side(tricks.ok_or(NoPenalty::NoTricks)?));
        }
    }
    hand.revoke = Some(players[who.index()]);
    Ok(())
}

/// The tricks of the named side after the others take this many, or all there are, from the offending side; `None` if
/// it has none. The kitty stays with the bidder.
fn transferred<P: PartialEq>(
    scheme: &Scheme,
    hand: &HandRecord<P>,
    players: &[P],
    revoked: Side,
    most: u8,
) -> Option<u8> {
    let rules = scheme.rules.odd_trick()?;
    let named = hand.side.as_ref().or(hand.bidder.as_ref())?;
    let named = players.iter().position(|player| player == named)?;
    let named = Side::of(Seat::new(named)?);
    let tricks = hand.side_tricks()?;
    let (taken, kept) = if named == revoked {
        (tricks, u8::from(rules.kitty))
    } else {
        (TRICKS.checked_sub(tricks)?, 0)
    };
    let moved = taken.checked_sub(kept)?.min(most);
    match moved {
        0 => None,
        moved if named == revoked => Some(tricks - moved),
        moved => Some(tricks + moved),
    }
}
