//! Entering a hand of kind `exact-bid`: every bid in speaking order, then the trick counts.
//!
//! The tricks of a hand are known, so that a count which follows from the others is filled in.

use super::{Hand, Played, dealt, hooked, least_bid, points};
use crate::games::entry::{Answer, Answers, Ask, Choice, Step, Tap};
use crate::games::{Carry, HandError, HandRecord, Override, Table, Tricks};
use crate::scheme::{ExactBid, Scheme};
use crate::seat::{PerSeat, Seat};

/// The questions of a hand, in the order in which they are asked.
pub(in crate::games) fn steps(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    table: Table,
    said: &HandRecord<Seat>,
    answers: &Answers<'_>,
) -> Vec<Step> {
    let here = Hand::new(scheme, rules, carry, table.seats);
    let deal = crate::games::deal(scheme, table, said);
    let dealt = deal
        .as_ref()
        .map_err(Clone::clone)
        .and_then(|deal| dealt(scheme, &here, *deal, said));
    let order: Vec<Seat> = match &deal {
        Ok(deal) => deal.speaking(scheme).collect(),
        // At a table that cannot play, everybody is asked and nobody can answer.
        Err(_) => everybody(scheme, table),
    };
    let asking = Asking {
        rules,
        here,
        cards: dealt.as_ref().map_or(0, |cards| *cards),
        wrong: dealt.err(),
        overrides: said.overrides,
        totals: carry.totals,
        answers,
        order,
    };
    let bids = asking.bids();
    if bids.first().and_then(|step| step.answer.as_ref()) == Some(&Answer::Pass) {
        return bids.into_iter().take(1).collect();
    }
    let tricks = asking.tricks(&bids);
    let bonuses = asking.bonuses(&bids, &tricks);
    bids.into_iter().chain(tricks).chain(bonuses).collect()
}

/// The hand that the answers make, once there is one to every question.
pub(in crate::games) fn record(
    table: Table,
    said: &HandRecord<Seat>,
    steps: &[Step],
) -> HandRecord<Seat> {
    let mut hand = said.clone();
    let blank = || vec![None; table.seats];
    let mut bonus = vec![0; table.seats];
    for step in steps {
        match (step.ask, &step.answer) {
            (_, Some(Answer::Pass)) => {
                hand.passed = Some(true);
                // A trump was turned up for nothing.
                hand.trump = None;
            }
            (Ask::Bid(seat), Some(Answer::Bid(bid))) => {
                let bids = hand.bids.get_or_insert_with(blank);
                bids[seat.index()] = Some(*bid);
            }
            (Ask::Taken(seat), Some(Answer::Tricks(tricks))) => {
                let all = hand.tricks.get_or_insert_with(|| Tricks::Seats(blank()));
                if let Tricks::Seats(all) = all {
                    all[seat.index()] = Some(*tricks);
                }
            }
            (Ask::Bonus(seat), Some(Answer::Bonus(points))) => bonus[seat.index()] = *points,
            _ => {}
        }
    }
    if bonus.iter().any(|points| *points != 0) {
        let bids = hand.bids.iter().flatten();
        let bonus = bids.zip(bonus).map(|(bid, points)| bid.map(|_| points));
        hand.bonus = Some(bonus.collect());
    }
    hand
}

/// The answers in a hand, as taps; trick counts that follow from those before them need none.
pub(in crate::games) fn answers(
    scheme: &Scheme,
    rules: &ExactBid,
    table: Table,
    hand: &HandRecord<Seat>,
    taps: &mut Vec<Tap>,
) {
    let order: Vec<Seat> = match crate::games::deal(scheme, table, hand) {
        Ok(deal) => deal.speaking(scheme).collect(),
        Err(_) => everybody(scheme, table),
    };
    if hand.passed == Some(true) {
        taps.extend(
            order
                .first()
                .map(|seat| Tap::Answer(Ask::Bid(*seat), Answer::Pass)),
        );
    }
    let at = |list: Option<&Vec<Option<u8>>>, seat: Seat| {
        list.and_then(|all| all.get(seat.index()).copied().flatten())
    };
    for seat in &order {
        let bid = at(hand.bids.as_ref(), *seat);
        taps.extend(bid.map(|bid| Tap::Answer(Ask::Bid(*seat), Answer::Bid(bid))));
    }
    let tricks = match &hand.tricks {
        Some(Tricks::Seats(tricks)) => Some(tricks),
        Some(Tricks::Side(_)) | None => None,
    };
    let mut left = hand.cards.unwrap_or(u8::MAX);
    for seat in order.iter().rev().skip(1).rev() {
        if left == 0 {
            break;
        }
        let tricks = at(tricks, *seat);
        left = left.saturating_sub(tricks.unwrap_or(0));
        taps.extend(tricks.map(|tricks| Tap::Answer(Ask::Taken(*seat), Answer::Tricks(tricks))));
    }
    if rules.bonus == 0 {
        return;
    }
    for seat in &order {
        let (bid, taken) = (at(hand.bids.as_ref(), *seat), at(tricks, *seat));
        let bonus = hand
            .bonus
            .as_ref()
            .and_then(|all| all.get(seat.index()).copied().flatten());
        let points = bonus.unwrap_or(0);
        if bid.is_some() && bid == taken && (taken > Some(0) || points != 0) {
            taps.push(Tap::Answer(Ask::Bonus(*seat), Answer::Bonus(points)));
        }
    }
}

/// All seats of a table from the dealer's neighbour on.
fn everybody(scheme: &Scheme, table: Table) -> Vec<Seat> {
    (1..=table.seats)
        .map(|steps| table.dealer.after(steps, scheme.direction, table.seats))
        .collect()
}

/// A hand in the course of being entered.
struct Asking<'a> {
    rules: &'a ExactBid,
    here: Hand,
    /// Cards dealt to each, where the hand can be dealt.
    cards: u8,
    /// Why it cannot.
    wrong: Option<HandError>,
    overrides: Option<Override>,
    /// Where everybody stood before it, as far as that counts.
    totals: PerSeat<i64>,
    answers: &'a Answers<'a>,
    /// Those who are dealt cards, in speaking order.
    order: Vec<Seat>,
}

impl Asking<'_> {
    /// What everybody bids. Nobody is bound by those who speak after him, so that a bid which is changed may leave the
    /// last one to be asked for again.
    fn bids(&self) -> Vec<Step> {
        let mut sum = Some(0_u32);
        let mut steps = Vec::with_capacity(self.order.len());
        for (at, seat) in self.order.iter().enumerate() {
            let ask = Ask::Bid(*seat);
            let last = at + 1 == self.order.len();
            let hooked = sum
                .filter(|_| last)
                .and_then(|sum| hooked(self.rules, &self.here, self.cards, self.overrides, sum));
            let mut choices: Vec<Choice> = (0..=self.cards)
                .map(|bid| Choice {
                    answer: Answer::Bid(bid),
                    worth: self.worth(
                        *seat,
                        bid,
                        bid,
                        sum.filter(|_| last).map(|sum| sum + u32::from(bid)),
                    ),
                    made: None,
                    struck: self
                        .wrong
                        .clone()
                        .or_else(|| self.struck(*seat, bid, hooked)),
                })
                .collect();
            let said = self.answers.to(ask);
            // Nobody passes a hand out in a game where everybody bids; it is asked only where one is being corrected.
            if at == 0 && said == Some(&Answer::Pass) {
                choices.push(Choice {
                    answer: Answer::Pass,
                    worth: None,
                    made: None,
                    struck: self.wrong.clone(),
                });
            }
            let step = answered(ask, said, choices);
            sum = match (sum, &step.answer) {
                (Some(sum), Some(Answer::Bid(bid))) => Some(sum + u32::from(*bid)),
                _ => None,
            };
            steps.push(step);
        }
        steps
    }

    /// Why a bid cannot be made, where it cannot.
    fn struck(&self, seat: Seat, bid: u8, hooked: Option<u8>) -> Option<HandError> {
        let (cards, least) = (self.cards, least_bid(self.rules, self.cards));
        if bid < least {
            Some(HandError::BidTooLow { seat, bid, least })
        } else {
            (hooked == Some(bid)).then_some(HandError::Hooked { seat, bid, cards })
        }
    }

    /// What a bid scores by what was taken. Before all bids are known, none where they make a difference.
    fn worth(&self, seat: Seat, bid: u8, tricks: u8, bids: Option<u32>) -> Option<i64> {
        let open = bid == 0 && self.rules.zero_bid.overbid.is_some();
        let played = Played {
            bid,
            tricks,
            cards: self.cards,
            bids: bids.or((!open).then_some(0))?,
            total: self.totals.at(seat),
        };
        points(self.rules, played)
    }

    /// What everybody takes.
    fn tricks(&self, bids: &[Step]) -> Vec<Step> {
        let corrected = |seat: &Seat| self.answers.kept(Ask::Taken(*seat));
        if self.order.iter().any(corrected) {
            self.tricks_corrected(bids)
        } else {
            self.tricks_in_turn(bids)
        }
    }

    /// A count that the ones before it leave no room for is asked for again.
    fn tricks_in_turn(&self, bids: &[Step]) -> Vec<Step> {
        let mut left = self.cards;
        let mut steps: Vec<Step> = Vec::with_capacity(self.order.len());
        for (at, seat) in self.order.iter().enumerate() {
            let others_known = steps.iter().all(|step| step.answer.is_some());
            let is_rest = at + 1 == self.order.len() && others_known;
            let choices = (0..=self.cards)
                .map(|tricks| self.taken(bids, at, tricks, left, is_rest))
                .collect();
            let ask = Ask::Taken(*seat);
            let step = answered(ask, self.answers.to(ask), choices);
            left = left.saturating_sub(tricks_of(&step));
            steps.push(step);
        }
        // Before the bids are known nothing follows from anything: a hand of one player at a time would close by itself.
        if bids.iter().all(|step| step.answer.is_some()) && self.wrong.is_none() {
            let said = |ask: Ask| self.answers.to(ask).is_some() || self.answers.reopened(ask);
            fill_in_the_rest(&mut steps, left, |ask| !said(ask));
        }
        steps
    }

    /// Of a hand that is corrected, the counts that are said anew bind all others. Those stand as long as all tricks
    /// together are right; else whoever can have taken more, or fewer, is asked.
    fn tricks_corrected(&self, bids: &[Step]) -> Vec<Step> {
        let count = |seat: &Seat| match self.answers.to(Ask::Taken(*seat)) {
            Some(Answer::Tricks(tricks)) => *tricks,
            _ => 0,
        };
        let anew = |seat: &&Seat| !self.answers.kept(Ask::Taken(**seat));
        let all: u8 = self.order.iter().map(count).fold(0, u8::saturating_add);
        let said = self.order.iter().filter(anew).map(count);
        let said = said.fold(0, u8::saturating_add);
        let mut steps: Vec<Step> = Vec::with_capacity(self.order.len());
        for (at, seat) in self.order.iter().enumerate() {
            let (ask, own) = (Ask::Taken(*seat), count(seat));
            let others = if anew(&seat) { said - own } else { said };
            let left = self.cards.saturating_sub(others);
            let choices = (0..=self.cards)
                .map(|tricks| self.taken(bids, at, tricks, left, false))
                .collect();
            let stands = anew(&seat) || all == self.cards || (all > self.cards && own == 0);
            let answer = self.answers.to(ask).filter(|_| stands);
            steps.push(answered(ask, answer, choices));
        }
        let known = steps.iter().map(tricks_of).fold(0, u8::saturating_add);
        fill_in_the_rest(&mut steps, self.cards.saturating_sub(known), |_| true);
        steps
    }

    /// One trick count, with what it would score.
    fn taken(&self, bids: &[Step], at: usize, tricks: u8, left: u8, is_rest: bool) -> Choice {
        let seat = self.order[at];
        let bid = bids.get(at).and_then(bid_of);
        let together = bids.iter().map(|step| bid_of(step).map(u32::from)).sum();
        let fits = if is_rest {
            tricks == left
        } else {
            tricks <= left
        };
        let found = u32::from(self.cards) - u32::from(left) + u32::from(tricks);
        Choice {
            answer: Answer::Tricks(tricks),
            worth: bid.and_then(|bid| self.worth(seat, bid, tricks, together)),
            made: bid.map(|bid| bid == tricks),
            struck: self.wrong.clone().or_else(|| {
                (!fits).then_some(HandError::TricksSum {
                    found,
                    cards: self.cards,
                })
            }),
        }
    }
}

impl Asking<'_> {
    /// The bonus of everybody who made his bid, once all tricks are known. Who took none has captured nothing, and is
    /// asked only where a bonus has been said.
    fn bonuses(&self, bids: &[Step], tricks: &[Step]) -> Vec<Step> {
        if self.rules.bonus == 0 || tricks.iter().any(|step| step.answer.is_none()) {
            return Vec::new();
        }
        let together = bids.iter().map(|step| bid_of(step).map(u32::from)).sum();
        let made = self.order.iter().zip(bids).zip(tricks);
        let made = made.filter_map(|((seat, bid), step)| {
            let (bid, ask) = (bid_of(bid)?, Ask::Bonus(*seat));
            let said = self.answers.to(ask);
            let asked = bid == tricks_of(step) && (bid > 0 || said.is_some());
            let worth = self.worth(*seat, bid, bid, together);
            asked.then(|| self.bonus(ask, said, worth))
        });
        made.collect()
    }

    /// One bonus: steps of what the scheme has, and what was said.
    fn bonus(&self, ask: Ask, said: Option<&Answer>, worth: Option<i64>) -> Step {
        /// So many steps are offered.
        const STEPS: i64 = 10;
        let offered = (0..=STEPS).map(|n| n.saturating_mul(self.rules.bonus));
        let mut offered: Vec<i64> = offered.collect();
        if let Some(Answer::Bonus(points)) = said
            && !offered.contains(points)
        {
            offered.push(*points);
        }
        let choices = offered.into_iter().map(|points| Choice {
            answer: Answer::Bonus(points),
            worth: worth.and_then(|worth| worth.checked_add(points)),
            made: None,
            struck: self.wrong.clone(),
        });
        answered(ask, said, choices.collect())
    }
}

/// The bid that was answered.
fn bid_of(step: &Step) -> Option<u8> {
    match step.answer {
        Some(Answer::Bid(bid)) => Some(bid),
        _ => None,
    }
}

/// So many tricks as were answered.
fn tricks_of(step: &Step) -> u8 {
    match step.answer {
        Some(Answer::Tricks(tricks)) => tricks,
        _ => 0,
    }
}

/// Fills in what follows: where one question is left, the rest; where no trick is left, nothing for everybody.
fn fill_in_the_rest(steps: &mut [Step], left: u8, follows: impl Fn(Ask) -> bool) {
    let open = || |step: &&mut Step| step.answer.is_none();
    if left > 0 && steps.iter_mut().filter(open()).count() > 1 {
        return;
    }
    for step in steps.iter_mut().filter(open()) {
        if follows(step.ask) {
            step.answer = Some(Answer::Tricks(left));
        }
    }
}

/// A question with its answer, where that is one of those which are possible.
fn answered(ask: Ask, said: Option<&Answer>, choices: Vec<Choice>) -> Step {
    let possible = |answer: &&Answer| {
        choices
            .iter()
            .any(|choice| choice.answer == **answer && choice.struck.is_none())
    };
    Step {
        ask,
        answer: said.filter(possible).cloned(),
        choices,
    }
}
