//! The engines: what is legal, what it scores, what can still be entered.
//!
//! One file a kind behind one pure function, [`play`]. Legality is decided here, once. The engines know no clock,
//! file, environment, randomness, SQL, CSV or window, and no text but their error messages.

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

pub use error::HandError;
pub use exact_bid::{BidRule, Played, Reckoning, reckon};
pub use odd_trick::{Shared, Side, Sides, Won, just_made_or_set};
pub use record::{Adjustment, Bid, HandRecord, Honours, Keys, Override, Tricks};

use crate::cards::Trump;
use crate::scheme::partnership_bid::TRICKS;
use crate::scheme::{ExactBid, Rules, Scheme};
use crate::seat::{PerSeat, Seat};
use deal::{Deal, deal};

/// The table that a hand was dealt at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// How many sit there, whether they are dealt cards or not.
    pub seats: usize,
    /// Who deals unless the record says otherwise.
    pub dealer: Seat,
}

/// The little that a kind brings from hand to hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carry {
    /// Hands recorded so far, those that were passed out among them.
    pub hands: u32,
    /// Pass-outs that the next hand played will be doubled for.
    pub doublings: u32,
    /// Whether the next hand is dealt from the unshuffled pack.
    pub goulash: bool,
    /// What is in the pot, in points; 0 where the table has none.
    pub pot: i64,
    /// Where two sides stand in their game.
    pub sides: Sides,
    /// What everybody at the table stood at before the hand. Kept only where [`counts_totals`], and then by person:
    /// whoever changes the seating puts it in order.
    pub totals: PerSeat<i64>,
    /// Whether somebody has reached the total that the game goes to.
    pub reached: bool,
}

/// What a hand came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who dealt.
    pub dealer: Seat,
    /// Who sat out.
    pub out: PerSeat<bool>,
    /// Each seat's points, revoke and adjustments counted.
    pub points: PerSeat<i64>,
    /// Each seat's part in it.
    pub roles: PerSeat<Role>,
    /// Who leads to the first trick, where the hand was played.
    pub leader: Option<Seat>,
    /// What was played and whether it was made.
    pub result: HandResult,
    /// Who deals the next hand.
    pub next_dealer: Seat,
}

/// A player's part in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// One of those who play against the contract, or everybody's part where there is none.
    #[default]
    Opponent,
    /// Plays the contract, alone or first named, or stands for the side whose tricks are counted.
    Declarer,
    /// Plays it with the declarer, or on that side.
    Partner,
    /// Pays in a general misère.
    Payer,
    /// Is paid in a general misère.
    Receiver,
    /// Was dealt no cards.
    Out,
}

/// What was played and whether it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// Everybody passed.
    PassedOut,
    /// A contract with a target, the one that the record names.
    Contract {
        /// Tricks of the declaring side.
        tricks: u8,
        /// Whether that made it.
        made: bool,
        /// Tricks over (above 0) or short of (below 0) the target.
        margin: i16,
        /// What the hand was multiplied by for pass-outs before it.
        doubled: i64,
    },
    /// A contract that several played at once.
    Joint {
        /// Whether each declarer made it; none for everybody else.
        made: PerSeat<Option<bool>>,
        /// What the hand was multiplied by for pass-outs before it.
        doubled: i64,
    },
    /// A general misère.
    GeneralMisere {
        /// What the hand was multiplied by for pass-outs before it.
        doubled: i64,
    },
    /// Everybody bid for himself.
    Bids {
        /// Cards dealt to each.
        cards: u8,
        /// Who made his bid, alone or with his partner; none for who sat out.
        made: PerSeat<Option<bool>>,
    },
    /// Two sides shared the tricks.
    Shared(Shared),
}

/// Plays one hand: what it scores, and what it leaves to the next.
///
/// # Errors
/// Why the hand is illegal under this scheme; nothing has changed then.
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
    // Both are large, and stay where they are while a kind writes into them.
    let (mut outcome, mut after) = (Outcome::of(deal, scheme), Carry { hands, ..*carry });
    match &scheme.rules {
        Rules::Contracts(rules) => {
            contracts::play(scheme, rules, deal, hand, &mut outcome, &mut after)?;
            penalise(scheme, &mut outcome, hand)?;
        }
        Rules::ExactBid(rules) => {
            exact_bid::play(scheme, rules, carry, deal, hand, &mut outcome)?;
            penalise(scheme, &mut outcome, hand)?;
            if rules.counts_totals() {
                add_up(rules, &mut after, &outcome)?;
            }
        }
        // What the table gives or takes is the side's there, and can win the game before the hand is counted.
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
    /// What a hand comes to of which nothing is known but the deal: it was passed out, and scores nothing.
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
        // Hardly ever anybody, and a list that is still being written is slow to copy.
        for seat in Seat::all(seats).filter(|seat| deal.is_out(*seat)) {
            outcome.out.set(seat, true);
            outcome.roles.set(seat, Role::Out);
        }
        outcome
    }
}

/// Whether a hand can depend on where everybody stood before it, so that whoever keeps the books has to say that in
/// [`Carry::totals`].
pub fn counts_totals(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::ExactBid(rules) => rules.counts_totals(),
        // Sides are the same two from hand to hand and bring their own score.
        Rules::Contracts(_) | Rules::OddTrick(_) | Rules::PartnershipBid(_) => false,
    }
}

/// Adds what a hand scored to where everybody stood, and sees whether that is as far as the game goes.
fn add_up(rules: &ExactBid, carry: &mut Carry, outcome: &Outcome) -> Result<(), HandError> {
    let mut totals = PerSeat::new(outcome.points.seats());
    for (seat, points) in outcome.points.iter() {
        let total = carry.totals.at(seat).checked_add(points);
        totals.set(seat, total.ok_or_else(|| HandError::Overflow)?);
    }
    let reached = |total: &i64| rules.target.is_some_and(|target| *total >= target);
    carry.reached |= totals.as_slice().iter().any(reached);
    carry.totals = totals;
    Ok(())
}

/// Counts a revoke, then the table's adjustments.
fn penalise(
    scheme: &Scheme,
    outcome: &mut Outcome,
    hand: &HandRecord<Seat>,
) -> Result<(), HandError> {
    let seats = outcome.points.seats();
    let known = |seat: Seat| {
        if seat.index() < seats {
            Ok(seat)
        } else {
            Err(HandError::NoSuchSeat { seats })
        }
    };
    if let Some(seat) = hand.revoke {
        let seat = known(seat)?;
        if outcome.out.at(seat) {
            return Err(HandError::SitsOut(seat));
        }
        if let Some(revoke) = scheme.revoke {
            let before = if revoke.replaces {
                0
            } else {
                outcome.points.at(seat)
            };
            outcome.points.set(
                seat,
                before
                    .checked_add(revoke.points)
                    .ok_or_else(|| HandError::Overflow)?,
            );
        }
    }
    for adjustment in hand.adjust.iter().flatten() {
        let seat = known(adjustment.player)?;
        let points = outcome
            .points
            .at(seat)
            .checked_add(adjustment.points)
            .ok_or_else(|| HandError::Overflow)?;
        outcome.points.set(seat, points);
    }
    Ok(())
}

/// Who speaks and leads first in a hand that is not yet entered, who sits out of it, and its trump where the scheme
/// fixes it.
///
/// # Errors
/// Where such a table cannot play this scheme.
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

/// What is known of a hand before anything was bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextDeal {
    /// Who deals.
    pub dealer: Seat,
    /// Who speaks first.
    pub eldest: Seat,
    /// Who sits out.
    pub out: PerSeat<bool>,
    /// The trump, where it was noted or the scheme fixes it.
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

/// The sizes of all hands at a table of so many seats, before they begin again where they do; one
/// where every hand is dealt the same, for as long as the table likes.
pub fn schedule(scheme: &Scheme, seats: usize) -> Vec<u8> {
    match &scheme.rules {
        Rules::Contracts(rules) => vec![rules.cards],
        Rules::ExactBid(rules) => exact_bid::schedule(scheme, rules, seats),
        Rules::OddTrick(rules) => vec![rules.cards()],
        Rules::PartnershipBid(_) => vec![TRICKS],
    }
}

/// How many hands a game has at a table of so many seats; none where it is over when somebody has won, or when the
/// table likes.
pub fn length(scheme: &Scheme, seats: usize) -> Option<usize> {
    let rules = scheme.rules.exact_bid()?;
    (!rules.begins_again()).then(|| exact_bid::schedule(scheme, rules, seats).len())
}

/// Whether the game is over after the hands so far, so that a table of so many seats has to say that it plays on.
pub fn is_over(scheme: &Scheme, carry: &Carry, seats: usize) -> bool {
    match &scheme.rules {
        // A game of contracts never is: the table stops when it likes.
        Rules::Contracts(_) => false,
        Rules::ExactBid(rules) => exact_bid::Hand::new(scheme, rules, carry, seats).is_over(),
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => carry.sides.over,
    }
}

/// Whether a hand that everybody passes can be recorded as such.
pub fn can_pass_out(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::Contracts(rules) => rules.can_pass_out(),
        Rules::ExactBid(_) | Rules::PartnershipBid(_) => true,
        Rules::OddTrick(rules) => odd_trick::can_pass_out(rules),
    }
}
