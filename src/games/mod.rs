//! The scoring engines: legality, scores, and entry of hands.
//!
//! One module per kind behind one pure function, [`play`], the only place where legality is decided. The engines use no
//! clock, files, environment, randomness, SQL, CSV or window, and no text except error messages.

#![expect(
    clippy::unnecessary_lazy_evaluations,
    reason = "an error that is made in vain has to be dropped, a dozen times a hand"
)]

mod bids;
mod contracts;
mod deal;
pub mod entry;
mod error;
mod exact_bid;
mod odd_trick;
mod partnership_bid;
mod record;
pub mod revoke;
pub mod trump;

pub use contracts::price as contract_price;
pub use error::HandError;
pub use exact_bid::{BidAndTricks, BidRule, PointsCalculation, points_calculation};
pub use odd_trick::{Side, SideResult, Sides, Won, just_made_or_set};
pub use partnership_bid::allowed_bids as allowed_partnership_bids;
use record::Keys;
pub use record::{Adjustment, Bid, HandRecord, Honours, KEYS, Override, Tricks};

use crate::cards::Trump;
use crate::scheme::partnership_bid::TRICKS;
use crate::scheme::{ExactBid, Rules, Scheme};
use crate::seat::{PerSeat, Seat};
use deal::{Deal, deal};

/// The table of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The number of seats, including players who sit out.
    pub seats: usize,
    /// The dealer, unless given in the record.
    pub dealer: Seat,
}

/// The state carried from hand to hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carry {
    /// Hands recorded so far, including passed-out ones.
    pub hands: u32,
    /// Pass-outs for which the next hand is doubled.
    pub doublings: u32,
    /// Whether the next hand is dealt from the unshuffled pack.
    pub goulash: bool,
    /// The pot in points; 0 without one.
    pub pot: i64,
    /// The scores of two sides.
    pub sides: Sides,
    /// All totals before the hand, by seat. Maintained only if [`counts_totals`] is true for the scheme; callers
    /// reorder it when seats change.
    pub totals: PerSeat<i64>,
    /// Whether a player has reached the target.
    pub reached: bool,
}

impl Carry {
    /// How many times the next hand counts, for earlier pass-outs: a power of two; `None` if it overflows.
    pub fn times(&self) -> Option<i64> {
        2_i64.checked_pow(self.doublings)
    }
}

/// The outcome of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The dealer.
    pub dealer: Seat,
    /// Who sat out.
    pub out: PerSeat<bool>,
    /// Each seat's points, including penalties and adjustments.
    pub points: PerSeat<i64>,
    /// Each seat's role.
    pub roles: PerSeat<Role>,
    /// Who leads to the first trick, if the hand was played.
    pub leader: Option<Seat>,
    /// What was played and whether it was made.
    pub result: HandResult,
    /// The dealer of the next hand.
    pub next_dealer: Seat,
}

impl Outcome {
    /// A seat's points as a score sheet shows them: `None` for a player who sat out without gaining or losing any.
    pub fn scored(&self, seat: Seat) -> Option<i64> {
        let points = self.points.at(seat);
        (!self.out.at(seat) || points != 0).then_some(points)
    }
}

/// A player's role in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Plays against the contract, or any player if there is none.
    #[default]
    Opponent,
    /// Plays the contract, alone or first named, or stands for the side whose tricks are counted.
    Declarer,
    /// The declarer's partner.
    Partner,
    /// Pays in a general misère.
    Payer,
    /// Is paid in a general misère.
    Receiver,
    /// Sits out.
    Out,
}

/// What was played and whether it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// All passed.
    PassedOut,
    /// A contract with a target, as named in the record.
    Contract {
        /// Tricks of the declaring side.
        tricks: u8,
        /// Whether the contract was made.
        made: bool,
        /// Overtricks (above 0) or undertricks (below 0).
        margin: i16,
        /// The multiplier for earlier pass-outs.
        doubled: i64,
    },
    /// A contract with several declarers.
    Joint {
        /// Whether each declarer made it; `None` for all others.
        made: PerSeat<Option<bool>>,
        /// The multiplier for earlier pass-outs.
        doubled: i64,
    },
    /// A general misère.
    GeneralMisere {
        /// The multiplier for earlier pass-outs.
        doubled: i64,
    },
    /// Each player bid.
    Bids {
        /// Cards dealt to each.
        cards: u8,
        /// Whether each seat made its bid, alone or with a partner; `None` for those who sat out.
        made: PerSeat<Option<bool>>,
        /// What each side lost for its bags; 0 in other games.
        bag_penalty: [i64; 2],
    },
    /// Two sides shared the tricks.
    Shared(SideResult),
}

/// Plays a hand: its score and the carry to the next.
///
/// # Errors
/// The hand is illegal under this scheme; nothing has changed then.
pub fn play(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    hand: &HandRecord<Seat>,
) -> Result<(Outcome, Carry), HandError> {
    let deal = deal(scheme, table, hand)?;
    let hands = carry
        .hands
        .checked_add(1)
        .ok_or_else(|| HandError::Overflow)?;
    // Both are large, so the kinds write into them in place.
    let (mut outcome, mut after) = (Outcome::of(deal, scheme), Carry { hands, ..*carry });
    match &scheme.rules {
        Rules::Contracts(rules) => {
            contracts::play(scheme, rules, deal, hand, &mut outcome, &mut after)?;
            penalise(scheme, deal, &mut outcome, hand)?;
        }
        Rules::ExactBid(rules) => {
            exact_bid::play(scheme, rules, carry, deal, hand, &mut outcome)?;
            penalise(scheme, deal, &mut outcome, hand)?;
            if rules.counts_totals() {
                add_up(rules, &mut after, &outcome)?;
            }
        }
        // In this kind adjustments belong to the side, and can win the game before the hand is counted.
        Rules::OddTrick(rules) => {
            odd_trick::play(scheme, rules, deal, hand, &mut outcome, &mut after.sides)?;
        }
        Rules::PartnershipBid(rules) => {
            partnership_bid::play(scheme, rules, deal, hand, &mut outcome, &mut after.sides)?;
        }
    }
    Ok((outcome, after))
}

impl Outcome {
    /// The outcome of a passed-out hand with this deal, which scores nothing.
    fn of(deal: Deal, scheme: &Scheme) -> Self {
        let seats = deal.seats();
        let mut outcome = Self {
            dealer: deal.dealer,
            out: PerSeat::new(seats),
            points: PerSeat::new(seats),
            roles: PerSeat::new(seats),
            leader: None,
            result: HandResult::PassedOut,
            next_dealer: deal.dealer.after(1, scheme.direction, seats),
        };
        // Sets single seats: usually nobody sits out, and copying whole lists is slow.
        for seat in Seat::all(seats).filter(|seat| deal.is_out(*seat)) {
            outcome.out.set(seat, true);
            outcome.roles.set(seat, Role::Out);
        }
        outcome
    }
}

/// Whether a hand can depend on totals before it, so that callers must maintain [`Carry::totals`].
pub fn counts_totals(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::ExactBid(rules) => rules.counts_totals(),
        // Sides are the same from hand to hand and carry their own score.
        Rules::Contracts(_) | Rules::OddTrick(_) | Rules::PartnershipBid(_) => false,
    }
}

/// Adds a hand's points to the totals, and checks the target.
fn add_up(rules: &ExactBid, carry: &mut Carry, outcome: &Outcome) -> Result<(), HandError> {
    let mut totals = PerSeat::new(outcome.points.seats());
    for (seat, points) in outcome.points.iter() {
        totals.set(seat, add(carry.totals.at(seat), points)?);
    }
    let reached = |total: &i64| rules.target.is_some_and(|target| *total >= target);
    carry.reached |= totals.as_slice().iter().any(reached);
    carry.totals = totals;
    Ok(())
}

/// Applies a revoke penalty, then the adjustments.
fn penalise(
    scheme: &Scheme,
    deal: Deal,
    outcome: &mut Outcome,
    hand: &HandRecord<Seat>,
) -> Result<(), HandError> {
    if let Some(seat) = hand.revoke {
        let seat = deal.plays(seat)?;
        if let Some(revoke) = scheme.revoke {
            if revoke.replaces {
                outcome.points.set(seat, 0);
            }
            give(&mut outcome.points, seat, revoke.points)?;
        }
    }
    for adjustment in hand.adjust.iter().flatten() {
        let seat = deal.sits(adjustment.player)?;
        give(&mut outcome.points, seat, adjustment.points)?;
    }
    Ok(())
}

/// The sum of two counts of points.
fn add(sum: i64, more: i64) -> Result<i64, HandError> {
    sum.checked_add(more).ok_or_else(|| HandError::Overflow)
}

/// Adds points to a seat's.
fn give(points: &mut PerSeat<i64>, seat: Seat, more: i64) -> Result<(), HandError> {
    points.set(seat, add(points.at(seat), more)?);
    Ok(())
}

/// What is known of the next hand before the bidding. The dealer, cards and trump noted in `hand` take precedence.
///
/// # Errors
/// The dealer or a player sitting out has no seat, a player sits out twice, or such a table cannot play the scheme.
pub fn next_deal(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    hand: &HandRecord<Seat>,
) -> Result<NextDeal, HandError> {
    let deal = deal(scheme, table, hand)?;
    let cards = hand
        .cards
        .unwrap_or_else(|| cards(scheme, carry, table.seats));
    let trump = hand.trump.or_else(|| match &scheme.rules {
        Rules::Contracts(rules) => contracts::trump(rules, carry),
        Rules::ExactBid(rules) => exact_bid::trump(scheme, rules, carry, deal, cards),
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => None,
    });
    Ok(NextDeal {
        dealer: deal.dealer,
        eldest: deal.eldest(scheme),
        out: deal.out(),
        trump,
        cards,
    })
}

/// What is known of a hand before the bidding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextDeal {
    /// The dealer.
    pub dealer: Seat,
    /// The first to speak.
    pub eldest: Seat,
    /// Who sits out.
    pub out: PerSeat<bool>,
    /// The trump, if noted or fixed by the scheme.
    pub trump: Option<Trump>,
    /// Cards dealt to each.
    pub cards: u8,
}

fn cards(scheme: &Scheme, carry: &Carry, seats: usize) -> u8 {
    match &scheme.rules {
        Rules::Contracts(rules) => rules.cards,
        Rules::ExactBid(rules) => exact_bid::Hand::new(scheme, rules, carry, seats).cards,
        Rules::OddTrick(rules) => rules.cards(),
        Rules::PartnershipBid(_) => TRICKS,
    }
}

/// The sizes of all hands for this many seats, before they repeat; a single one if all hands are equal and their number
/// is unlimited.
pub fn schedule(scheme: &Scheme, seats: usize) -> Vec<u8> {
    match &scheme.rules {
        Rules::Contracts(rules) => vec![rules.cards],
        Rules::ExactBid(rules) => exact_bid::schedule(scheme, rules, seats),
        Rules::OddTrick(rules) => vec![rules.cards()],
        Rules::PartnershipBid(_) => vec![TRICKS],
    }
}

/// The number of hands of a game for this many seats; `None` if it ends by score or at will.
pub fn length(scheme: &Scheme, seats: usize) -> Option<usize> {
    let rules = scheme.rules.exact_bid()?;
    (!rules.repeats()).then(|| exact_bid::schedule(scheme, rules, seats).len())
}

/// Whether the game is over after the hands so far, so that a table of this many seats must confirm further play.
pub fn is_over(scheme: &Scheme, carry: &Carry, seats: usize) -> bool {
    match &scheme.rules {
        // A game of contracts has no end.
        Rules::Contracts(_) => false,
        Rules::ExactBid(rules) => exact_bid::Hand::new(scheme, rules, carry, seats).is_over(),
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => carry.sides.over,
    }
}

/// Whether a hand can be recorded as passed out.
pub fn can_pass_out(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::Contracts(rules) => rules.can_pass_out(),
        Rules::ExactBid(_) | Rules::PartnershipBid(_) => true,
        Rules::OddTrick(rules) => odd_trick::can_pass_out(rules),
    }
}
