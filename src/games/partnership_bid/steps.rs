//! Entry for kind `partnership-bid`: all bids, then the trick counts.

use super::{Side, bids, score, struck};
use crate::games::bids::{TrickEntry, bidders, tricks_of};
use crate::games::entry::{Answer, Answers, Ask, Choice, EntryContext, Step};
use crate::games::{Bid, HandError};
use crate::scheme::partnership_bid::{PartnershipBid, TRICKS};
use crate::seat::Seat;

impl EntryContext<'_, &PartnershipBid> {
    /// The questions, in order.
    pub(in crate::games) fn steps(&self) -> Vec<Step> {
        let Self {
            scheme,
            rules,
            carry,
            table,
            said,
            answers,
        } = *self;
        let wrong = self.entry_error();
        let order = bidders(scheme, table, said);
        let bids: Vec<Step> = order
            .iter()
            .enumerate()
            .map(|(at, seat)| bid_step(rules, answers, *seat, at == 0, wrong.as_ref()))
            .collect();
        if bids.first().and_then(|step| step.answer.as_ref()) == Some(&Answer::Pass) {
            return bids.into_iter().take(1).collect();
        }
        let counts = TrickEntry {
            cards: TRICKS,
            wrong: wrong.as_ref(),
            answers,
            order: &order,
            all_bid: bids.iter().all(|step| step.answer.is_some()),
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
            let bags = carry.sides.bags[Side::of(order[at]).index()];
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

/// A player's bid: nil and blind nil if played, and every number of tricks.
fn bid_step(
    rules: &PartnershipBid,
    answers: &Answers<'_>,
    seat: Seat,
    first: bool,
    wrong: Option<&HandError>,
) -> Step {
    let ask = Ask::Bid(seat);
    let said = answers.answer_to(ask);
    let choice = |(answer, worth, struck): (Answer, Option<i64>, Option<HandError>)| Choice {
        answer,
        worth,
        made: None,
        struck: wrong.cloned().or(struck),
    };
    let mut choices: Vec<Choice> = bids(rules)
        .map(|bid| match bid {
            Bid::Nil(nil) => (Answer::Nil(nil), rules.nil(nil).map(|nil| nil.made), None),
            Bid::Tricks(n) => (
                Answer::Bid(n),
                i64::from(n).checked_mul(rules.made),
                struck(rules, seat, bid),
            ),
        })
        .map(choice)
        .collect();
    // Passing out is not offered in this kind; only the correction of such a hand offers it.
    if first && said == Some(&Answer::Pass) {
        choices.push(choice((Answer::Pass, None, None)));
    }
    Step::new(ask, said, choices)
}
