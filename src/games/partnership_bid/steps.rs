//! Entry for kind `partnership-bid`: all bids, then the trick counts.

use super::{Side, bids, score, struck};
use crate::games::bids::{TrickEntry, bid_steps, bidders, tricks_of};
use crate::games::entry::{Answer, Ask, Choice, EntryContext, Step};
use crate::games::{Bid, HandError};
use crate::scheme::partnership_bid::{PartnershipBid, TRICKS};
use crate::seat::Seat;

impl EntryContext<'_, &PartnershipBid> {
    /// The questions, in order.
    pub(in crate::games) fn steps(&self) -> Vec<Step> {
        let (rules, wrong) = (self.rules, self.entry_error());
        let order = bidders(self.scheme, self.table, self.said);
        let bids = bid_steps(&order, self.answers, wrong.as_ref(), |_, _, seat| {
            let taken = self.answers.answer_to(Ask::Taken(seat)).is_some();
            let choice = |bid| {
                let choice = bid_choice(rules, seat, bid, wrong.as_ref());
                Choice {
                    // With the tricks known, as in a hand under correction, the bid alone says no score.
                    worth: choice.worth.filter(|_| !taken),
                    ..choice
                }
            };
            bids(rules).map(choice).collect()
        });
        let counts = TrickEntry {
            cards: TRICKS,
            wrong: wrong.as_ref(),
            answers: self.answers,
            order: &order,
            bids: &bids,
            beside: &|_, _| Vec::new(),
        };
        let tricks = counts.steps(|before, at, tricks| {
            let partner = |one: Seat| one != order[at] && Side::of(one) == Side::of(order[at]);
            let other = order.iter().position(|one| partner(*one));
            let said = |at: usize| bids.get(at)?.answer.as_ref()?.bid();
            let taken = other
                .and_then(|at| before.get(at))
                .filter(|step| step.answer.is_some())
                .map(tricks_of);
            let own = said(at);
            let bags = self.carry.sides.bags[Side::of(order[at]).index()];
            let scored = own
                .zip(other.and_then(said).zip(taken))
                .and_then(|(own, other)| score::score(rules, [(own, tricks), other], bags));
            // A nil is independent of the partner's tricks.
            let nil = own.filter(|own| own.nil().is_some());
            let nil = nil.map(|own| score::is_made(own, tricks, false));
            let made = nil.or(scored.as_ref().map(|scored| scored.made));
            (scored.map(|scored| scored.points), made)
        });
        bids.into_iter().chain(tricks).collect()
    }
}

/// A bid: nil or blind nil, if played, or a number of tricks.
fn bid_choice(rules: &PartnershipBid, seat: Seat, bid: Bid, wrong: Option<&HandError>) -> Choice {
    let (answer, worth) = match bid {
        Bid::Nil(nil) => (Answer::Nil(nil), rules.nil(nil).map(|nil| nil.made)),
        Bid::Tricks(n) => (Answer::Bid(n), i64::from(n).checked_mul(rules.made)),
    };
    Choice {
        answer,
        worth,
        made: None,
        struck: wrong.cloned().or_else(|| struck(rules, seat, bid)),
    }
}
