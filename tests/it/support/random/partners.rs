//! Partnership bidding hands.

use super::Rng;
use oddtrick::games::{Bid, Carry, HandRecord, Override, Tricks};
use oddtrick::scheme::partnership_bid::{Nil, PartnershipBid};
use oddtrick::seat::Seat;

/// Four bids, some of them nil if played, and tricks. Plays on after the end.
pub(super) fn hand(
    rng: &mut Rng,
    rules: &PartnershipBid,
    carry: &Carry,
    record: &mut HandRecord<Seat>,
) {
    record.overrides = Some(Override::End).filter(|_| carry.sides.over);
    if rng.one_in(12) {
        record.passed = Some(true);
        return;
    }
    let numbers = usize::from(14 - rules.least_bid);
    let bids = (0..4).map(|_| match rng.below(8) {
        0 if rules.nil.is_some() => Bid::Nil(Nil::Seen),
        1 if rules.blind_nil.is_some() => Bid::Nil(Nil::Blind),
        _ => Bid::Tricks(rules.least_bid + u8::try_from(rng.below(numbers.min(6))).unwrap()),
    });
    record.bids = Some(bids.map(Some).collect());
    let mut tricks = vec![Some(0); 4];
    for _ in 0..13 {
        *tricks[rng.below(4)].as_mut().unwrap() += 1;
    }
    record.tricks = Some(Tricks::Seats(tricks));
    if rng.one_in(8) {
        record.cards = Some(13);
    }
}
