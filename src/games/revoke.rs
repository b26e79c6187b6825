//! What a table can do about a revoke, where cards were played that ought not to have been.
//!
//! A scheme may have a price for it. In whist the other side takes one of three penalties, as it likes: three of the
//! tricks, three points off the score of those who revoked, or three onto its own (Enquire Within upon Everything, on
//! whist). In Bid Whist a renege costs three books. A table may play for fewer, or for more. Everywhere else it is noted.

use super::{Adjustment, HandRecord, Side, Tricks};
use crate::scheme::odd_trick::TRICKS;
use crate::scheme::{Revoke, Rules, Scheme};
use crate::seat::{Direction, Seat};

/// One thing that can be done about a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// So many tricks go from the side that revoked to the other.
    Tricks(u8),
    /// So many points are taken off the score of the side that revoked.
    Off(i64),
    /// So many points are put onto the score of the other side.
    Onto(i64),
    /// What the scheme has for it.
    Scheme(Revoke),
    /// It is noted and costs nothing.
    Noted,
}

/// Why a penalty cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPenalty {
    /// No tricks were played for, or those who revoked took none that could go to the others.
    NoTricks,
    /// A revoke is noted on the hand already, this player's.
    Noted(Seat),
}

/// What can be done about a revoke under a scheme, at least one thing.
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

/// The hand with a revoke of `who` noted on it and its penalty taken; `reason` goes with points that are moved.
///
/// # Errors
/// Why the penalty cannot be taken. Whether the hand is legal is for [`super::play`] to say.
pub fn penalised(
    scheme: &Scheme,
    hand: &HandRecord<Seat>,
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Result<HandRecord<Seat>, NoPenalty> {
    let mut after = HandRecord {
        revoke: Some(who),
        ..hand.clone()
    };
    let mut moved = |player: Seat, points: i64| {
        let reason = reason.to_owned();
        after.adjust.get_or_insert_default().push(Adjustment {
            player,
            points,
            reason,
        });
    };
    match (penalty, hand.revoke) {
        // One hand has one such key, and a second name would take the first one's points back.
        (Penalty::Scheme(_) | Penalty::Noted, Some(other)) => return Err(NoPenalty::Noted(other)),
        (Penalty::Scheme(_) | Penalty::Noted, None) => {}
        (Penalty::Off(points), _) => moved(who, -points),
        // Where two sides play an adjustment is the side's, and a neighbour is on the other one.
        (Penalty::Onto(points), _) => moved(who.after(1, Direction::Clockwise, 4), points),
        (Penalty::Tricks(most), _) => {
            let tricks = transferred(scheme, hand, Side::of(who), most);
            after.tricks = Some(Tricks::Side(tricks.ok_or(NoPenalty::NoTricks)?));
        }
    }
    Ok(after)
}

/// The tricks of the side that the record names after the others have taken so many, or as many as there are, from
/// the side that revoked; none where there are none to be taken. A kitty is the bidder's, and stays it.
fn transferred(scheme: &Scheme, hand: &HandRecord<Seat>, revoked: Side, most: u8) -> Option<u8> {
    let rules = scheme.rules.odd_trick()?;
    let named = Side::of(hand.side.or(hand.bidder)?);
    let Some(Tricks::Side(tricks)) = hand.tricks else {
        return None;
    };
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
