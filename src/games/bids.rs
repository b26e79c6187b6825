//! Shared by kinds in which each player bids: the lists of a record, and entry of all bids in speaking order and then
//! the trick counts.
//!
//! The total of tricks is known, so a count that follows from the others is filled in.

use super::entry::{Answer, Answers, Ask, Choice, Step, Tap};
use super::{Bid, Deal, HandError, HandRecord, Table, Tricks};
use crate::scheme::Scheme;
use crate::seat::Seat;

/// A list with a value for each player dealt cards and `None` for those who sit out, by seat.
pub(super) fn by_seat<'a, T>(
    deal: Deal,
    key: &'static str,
    list: Option<&'a [Option<T>]>,
) -> Result<&'a [Option<T>], HandError> {
    let list = list.ok_or(HandError::Missing { key })?;
    if list.len() != deal.seats() {
        return Err(HandError::Listed {
            key,
            found: list.len(),
            seats: deal.seats(),
        });
    }
    for (seat, value) in Seat::all(deal.seats()).zip(list) {
        match (deal.is_out(seat), value) {
            (true, Some(_)) => return Err(HandError::SitsOut(seat)),
            (false, None) => return Err(HandError::Blank { key, seat }),
            _ => {}
        }
    }
    Ok(list)
}

/// Each seat's tricks, if the record has a list that fits this deal.
pub(super) fn taken(deal: Deal, hand: &HandRecord<Seat>) -> Result<&[Option<u8>], HandError> {
    match &hand.tricks {
        Some(Tricks::Side(_)) => Err(HandError::TricksBySeat),
        Some(Tricks::Seats(tricks)) => by_seat(deal, "tricks", Some(tricks)),
        None => by_seat(deal, "tricks", None),
    }
}

/// The sum of a list.
pub(super) fn sum(list: &[Option<u8>]) -> u32 {
    list.iter().flatten().copied().map(u32::from).sum()
}

/// The answers of a hand as taps; trick counts that follow from earlier ones need none.
pub(super) fn answers(
    scheme: &Scheme,
    table: Table,
    hand: &HandRecord<Seat>,
    bonus: bool,
    taps: &mut Vec<Tap>,
) {
    let order = bidders(scheme, table, hand);
    if hand.passed == Some(true) {
        taps.extend(
            order
                .first()
                .map(|seat| Tap::Answer(Ask::Bid(*seat), Answer::Pass)),
        );
    }
    for seat in &order {
        let bid = hand.bid_at(*seat);
        taps.extend(bid.map(|bid| Tap::Answer(Ask::Bid(*seat), answer(bid))));
    }
    let mut left = hand.cards.unwrap_or(u8::MAX);
    for seat in order.iter().rev().skip(1).rev() {
        if left == 0 {
            break;
        }
        let tricks = hand.taken_at(*seat);
        left = left.saturating_sub(tricks.unwrap_or(0));
        taps.extend(tricks.map(|tricks| Tap::Answer(Ask::Taken(*seat), Answer::Tricks(tricks))));
    }
    if !bonus {
        return;
    }
    for seat in &order {
        let (bid, taken) = (hand.bid_at(*seat).map(Bid::tricks), hand.taken_at(*seat));
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

/// Replaces the taps of a player's tricks and bonus by one. The bonus for a bid of none, which the table does not ask for,
/// comes before the tricks.
pub(super) fn join_bonuses(taps: &mut Vec<Tap>) {
    for tap in std::mem::take(taps) {
        let Tap::Answer(Ask::Bonus(seat), Answer::Bonus(points)) = tap else {
            taps.push(tap);
            continue;
        };
        let own = taps.iter_mut().find_map(|one| match one {
            Tap::Answer(Ask::Taken(other), answer) if *other == seat => Some(answer),
            _ => None,
        });
        if let Some(answer) = own
            && let Answer::Tricks(n @ 1..) = *answer
        {
            if points != 0 {
                *answer = Answer::TricksAndBonus(n, points);
            }
            continue;
        }
        let no_bid = taps.contains(&Tap::Answer(Ask::Bid(seat), Answer::Bid(0)));
        let tricks = |one: &Tap| matches!(one, Tap::Answer(Ask::Taken(_), _));
        let at = taps.iter().position(tricks).filter(|_| no_bid);
        taps.insert(at.unwrap_or(taps.len()), tap);
    }
}

/// Those who bid, in order. At a table that cannot play, everyone is asked and all choices are struck out.
pub(super) fn bidders(scheme: &Scheme, table: Table, hand: &HandRecord<Seat>) -> Vec<Seat> {
    match super::deal(scheme, table, hand) {
        Ok(deal) => deal.bidding_order(scheme).collect(),
        Err(_) => (1..=table.seats)
            .map(|steps| table.dealer.after(steps, scheme.direction, table.seats))
            .collect(),
    }
}

/// The answer for a bid.
fn answer(bid: Bid) -> Answer {
    match bid {
        Bid::Tricks(tricks) => Answer::Bid(tricks),
        Bid::Nil(nil) => Answer::Nil(nil),
    }
}

/// The bids, each with the choices that `choices` gives from the earlier bids, the index in speaking order and the player.
///
/// Passing out is not offered in these kinds; only the correction of such a hand offers it, and nothing else is asked
/// then.
pub(super) fn bid_steps(
    order: &[Seat],
    answers: &Answers<'_>,
    wrong: Option<&HandError>,
    choices: impl Fn(&[Step], usize, Seat) -> Vec<Choice>,
) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(order.len());
    for (at, seat) in order.iter().enumerate() {
        let ask = Ask::Bid(*seat);
        let said = answers.answer_to(ask);
        let mut choices = choices(&steps, at, *seat);
        if at == 0 && said == Some(&Answer::Pass) {
            choices.push(Choice {
                struck: wrong.cloned(),
                ..Choice::of(Answer::Pass)
            });
        }
        steps.push(Step::new(ask, said, choices));
        if is_passed(&steps) {
            break;
        }
    }
    steps
}

/// Whether these bids pass the hand out.
fn is_passed(bids: &[Step]) -> bool {
    let first = bids.first().and_then(|step| step.answer.as_ref());
    first == Some(&Answer::Pass)
}

/// Entry of the trick counts.
pub(super) struct TrickEntry<'a> {
    /// Tricks in the hand.
    pub(super) cards: u8,
    /// Why no hand is possible.
    pub(super) wrong: Option<&'a HandError>,
    pub(super) answers: &'a Answers<'a>,
    /// The players dealt cards, in speaking order.
    pub(super) order: &'a [Seat],
    pub(super) bids: &'a [Step],
    /// Additional choices, given the index in speaking order and the counts.
    pub(super) beside: &'a dyn Fn(usize, &[Choice]) -> Vec<Choice>,
}

impl TrickEntry<'_> {
    /// The questions; none if the hand is passed out. `says` gives a count's score and whether it makes the bid, from the
    /// earlier questions, the index in speaking order and the count.
    pub(super) fn steps(
        &self,
        says: impl Fn(&[Step], usize, u8) -> (Option<i64>, Option<bool>),
    ) -> Vec<Step> {
        if is_passed(self.bids) {
            return Vec::new();
        }
        let corrected = |seat: &Seat| self.answers.is_original(Ask::Taken(*seat));
        if self.order.iter().any(corrected) {
            self.corrected(says)
        } else {
            self.in_order(says)
        }
    }

    /// In speaking order: a count that exceeds what is left is asked for again.
    fn in_order(
        &self,
        says: impl Fn(&[Step], usize, u8) -> (Option<i64>, Option<bool>),
    ) -> Vec<Step> {
        let mut left = self.cards;
        let mut steps: Vec<Step> = Vec::with_capacity(self.order.len());
        for (at, seat) in self.order.iter().enumerate() {
            let others_known = steps.iter().all(|step| step.answer.is_some());
            let is_rest = at + 1 == self.order.len() && others_known;
            let mut choices: Vec<Choice> = (0..=self.cards)
                .map(|tricks| self.choice(tricks, left, is_rest, says(&steps, at, tricks)))
                .collect();
            choices.extend((self.beside)(at, &choices));
            let step = Step::new(Ask::Taken(*seat), self.took(*seat).as_ref(), choices);
            left = left.saturating_sub(tricks_of(&step));
            steps.push(step);
        }
        // Nothing is filled in before all have bid; otherwise a hand entered player by player would complete itself.
        let all_bid = self.bids.iter().all(|step| step.answer.is_some());
        if all_bid && self.wrong.is_none() {
            let said =
                |ask: Ask| self.answers.answer_to(ask).is_some() || self.answers.reopened(ask);
            fill_in_the_rest(&mut steps, left, |ask| !said(ask));
        }
        steps
    }

    /// In a corrected hand, newly entered counts take precedence. The others stay if the sum is right; otherwise the
    /// players whose count can change are asked.
    fn corrected(
        &self,
        says: impl Fn(&[Step], usize, u8) -> (Option<i64>, Option<bool>),
    ) -> Vec<Step> {
        let count = |seat: &Seat| match self.took(*seat) {
            Some(Answer::Tricks(tricks)) => tricks,
            _ => 0,
        };
        let anew = |seat: &&Seat| !self.answers.is_original(Ask::Taken(**seat));
        let all: u8 = self.order.iter().map(count).fold(0, u8::saturating_add);
        let said = self.order.iter().filter(anew).map(count);
        let said = said.fold(0, u8::saturating_add);
        let mut steps: Vec<Step> = Vec::with_capacity(self.order.len());
        for (at, seat) in self.order.iter().enumerate() {
            let (ask, own) = (Ask::Taken(*seat), count(seat));
            let others = if anew(&seat) { said - own } else { said };
            let left = self.cards.saturating_sub(others);
            let choices = (0..=self.cards)
                .map(|tricks| self.choice(tricks, left, false, says(&steps, at, tricks)))
                .collect();
            let stands = anew(&seat) || all == self.cards || (all > self.cards && own == 0);
            let answer = self.took(*seat).filter(|_| stands);
            steps.push(Step::new(ask, answer.as_ref(), choices));
        }
        let known = steps.iter().map(tricks_of).fold(0, u8::saturating_add);
        fill_in_the_rest(&mut steps, self.cards.saturating_sub(known), |_| true);
        steps
    }

    /// The count entered for a player.
    fn took(&self, seat: Seat) -> Option<Answer> {
        match self.answers.answer_to(Ask::Taken(seat))? {
            Answer::TricksAndBonus(tricks, _) => Some(Answer::Tricks(*tricks)),
            said => Some(said.clone()),
        }
    }

    /// A trick count.
    fn choice(
        &self,
        tricks: u8,
        left: u8,
        is_rest: bool,
        (worth, made): (Option<i64>, Option<bool>),
    ) -> Choice {
        let fits = if is_rest {
            tricks == left
        } else {
            tricks <= left
        };
        let found = u32::from(self.cards) - u32::from(left) + u32::from(tricks);
        let cards = self.cards;
        Choice {
            answer: Answer::Tricks(tricks),
            worth,
            made,
            struck: self
                .wrong
                .cloned()
                .or_else(|| (!fits).then_some(HandError::TricksSum { found, cards })),
        }
    }
}

/// The tricks of an answer.
pub(super) fn tricks_of(step: &Step) -> u8 {
    match step.answer {
        Some(Answer::Tricks(tricks)) => tricks,
        _ => 0,
    }
}

/// Fills in what follows: the rest for the last question; 0 for all once no trick is left.
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
