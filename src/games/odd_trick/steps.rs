//! Entry for kind `odd-trick`: side, honours if played, tricks; or bidder, level, mode, tricks; or high with bidder and
//! tricks, or low with side and tricks.

use super::{HandResult, Side, can_pass_out};
use crate::cards::Trump;
use crate::games::entry::{Answer, Ask, Choice, EntryContext, Step, Tap, record};
use crate::games::{HandError, HandRecord, Override, play};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{Bids, Mode, OddTrick, TRICKS};
use crate::seat::Seat;

/// The answers of a hand as taps.
pub(in crate::games) fn answers(rules: &OddTrick, hand: &HandRecord<Seat>, taps: &mut Vec<Tap>) {
    let mut push = |ask, answer| taps.push(Tap::Answer(ask, answer));
    let first = first_ask(rules);
    if hand.passed == Some(true) {
        push(first, Answer::Pass);
        return;
    }
    match (hand.bidder, hand.side) {
        (None, Some(side)) if first == Ask::Bidder => {
            push(first, Answer::Low);
            push(Ask::Side, Answer::Player(side));
        }
        (Some(seat), _) | (None, Some(seat)) => push(first, Answer::Player(seat)),
        (None, None) => {}
    }
    if let Some(level) = hand.bid {
        push(Ask::Level, Answer::Bid(level));
    }
    if let Some(mode) = mode_of(rules, hand) {
        push(Ask::Mode, Answer::Mode(mode));
    }
    if rules.honours.is_some() {
        let held = hand.honours.as_ref();
        push(
            Ask::Honours,
            Answer::Honours(held.map_or(0, |held| held.count)),
        );
        if let Some(held) = held {
            push(Ask::HonoursSide, Answer::Player(held.side));
        }
    }
    if let Some(tricks) = hand.side_tricks() {
        push(Ask::Tricks, Answer::Tricks(tricks));
    }
}

fn first_ask(rules: &OddTrick) -> Ask {
    if rules.bids.is_some() || rules.high.is_some() {
        Ask::Bidder
    } else {
        Ask::Side
    }
}

/// The mode of a bid, the first if none is named.
fn mode_of(rules: &OddTrick, hand: &HandRecord<Seat>) -> Option<Mode> {
    let usual = rules.bids.as_ref()?.modes.first().copied();
    hand.mode.as_deref().map_or(usual, Mode::from_word)
}

/// Drops a suit or ranking that was noted before the mode and does not fit it.
pub(in crate::games) fn drop_what_does_not_fit(rules: &OddTrick, hand: &mut HandRecord<Seat>) {
    let no_trump = mode_of(rules, hand) == Some(Mode::NoTrump);
    if hand.passed == Some(true) || rules.high.is_some() {
        hand.trump = None;
        hand.rank = None;
    }
    hand.trump = hand
        .trump
        .filter(|trump| (*trump == Trump::None) == no_trump);
    let same = hand.rank.is_some() && hand.rank == hand.mode;
    hand.rank = hand.rank.take().filter(|_| no_trump || same);
}

impl EntryContext<'_, &OddTrick> {
    /// The questions, in order.
    pub(in crate::games) fn steps(&self) -> Vec<Step> {
        let mut steps = vec![self.first_step()];
        if steps[0].answer == Some(Answer::Pass) {
            return steps;
        }
        if steps[0].answer == Some(Answer::Low) {
            steps.push(self.step(Ask::Side, self.sides(Ask::Side), |_| None));
        }
        if let Some(bids) = &self.rules.bids {
            steps.push(self.level_step(bids));
            if !bids.modes.is_empty() {
                steps.push(self.mode_step(bids));
            }
        }
        if self.rules.values_suits() {
            steps.push(self.trump_step());
        }
        if self.rules.honours.is_some() {
            steps.push(self.honours_step());
            if self.honours().is_some() {
                steps.push(self.honours_side_step());
            }
        }
        steps.push(self.tricks_step());
        steps
    }

    /// The first question: the side with the odd trick, or the bidder.
    fn first_step(&self) -> Step {
        let ask = first_ask(self.rules);
        let mut choices = if ask == Ask::Bidder {
            Seat::all(self.table.seats).map(Answer::Player).collect()
        } else {
            self.sides(ask)
        };
        // Plain whist has no bidding: passing out is offered only in the correction of such a hand.
        if self.rules.high.is_some() {
            choices.push(Answer::Low);
        }
        let pass =
            self.answers.answer_to(ask) == Some(&Answer::Pass) && !self.rules.dealer_must_bid();
        if can_pass_out(self.rules) || pass {
            choices.push(Answer::Pass);
        }
        let error = self.entry_error();
        self.step(ask, choices, |_| error.clone())
    }

    /// The two sides, each represented by the player named for it, or else by its first player.
    fn sides(&self, ask: Ask) -> Vec<Answer> {
        let named = self.answers.player(ask);
        Seat::all(self.table.seats)
            .take(2)
            .map(|seat| {
                let by = named.filter(|named| Side::of(*named) == Side::of(seat));
                Answer::Player(by.unwrap_or(seat))
            })
            .collect()
    }

    /// The question that names the side whose tricks are counted.
    fn counted(&self) -> Ask {
        let first = first_ask(self.rules);
        if self.answers.answer_to(first) == Some(&Answer::Low) {
            Ask::Side
        } else {
            first
        }
    }

    fn level_step(&self, bids: &Bids) -> Step {
        let levels = 1..=TRICKS - self.rules.book;
        self.step(Ask::Level, levels.map(Answer::Bid).collect(), |answer| {
            let Answer::Bid(found) = *answer else {
                return None;
            };
            let (min, max) = (bids.min, bids.max);
            (!(min..=max).contains(&found)).then_some(HandError::Level { found, min, max })
        })
    }

    fn mode_step(&self, bids: &Bids) -> Step {
        let modes = bids.modes.iter().copied().map(Answer::Mode).collect();
        self.step(Ask::Mode, modes, |_| None)
    }

    /// The trump suit, which may have been noted before.
    fn trump_step(&self) -> Step {
        let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
        let mut step = self.step(Ask::Trump, suits.map(Answer::Trump).to_vec(), |_| None);
        let noted = self.said.trump.filter(|trump| suits.contains(trump));
        step.answer = noted.map(Answer::Trump);
        step
    }

    fn honours_step(&self) -> Step {
        self.step(
            Ask::Honours,
            [0, 3, 4].map(Answer::Honours).to_vec(),
            |_| None,
        )
    }

    /// The number of honours of a side, if enough.
    fn honours(&self) -> Option<u8> {
        match self.answers.answer_to(Ask::Honours) {
            Some(Answer::Honours(count)) => Some(*count).filter(|count| *count > 0),
            _ => None,
        }
    }

    /// The side that held them, with their value, 0 if barred.
    fn honours_side_step(&self) -> Step {
        let mut step = self.step(Ask::HonoursSide, self.sides(Ask::HonoursSide), |_| None);
        for choice in &mut step.choices {
            let (Answer::Player(seat), Some(played)) = (&choice.answer, &self.rules.honours) else {
                continue;
            };
            let standing = self.carry.sides.score[Side::of(*seat).index()];
            choice.worth = self
                .honours()
                .and_then(|count| played.worth(count, standing));
        }
        step
    }

    fn tricks_step(&self) -> Step {
        let least = match self.answers.answer_to(Ask::Tricks) {
            // Entry asks for the side with the odd trick, but a record may name the other side.
            _ if first_ask(self.rules) == Ask::Bidder => 0,
            Some(Answer::Tricks(found)) if *found <= TRICKS / 2 => 0,
            _ => TRICKS / 2 + 1,
        };
        let mut step = self.step(
            Ask::Tricks,
            (least..=TRICKS).map(Answer::Tricks).collect(),
            |answer| {
                let none = self.rules.kitty && *answer == Answer::Tricks(0);
                none.then_some(HandError::KittyTrick)
            },
        );
        for choice in &mut step.choices {
            (choice.worth, choice.made) = self.worth(&choice.answer);
        }
        step
    }

    /// The score of these tricks for the named side, and whether its bid is made, computed by the engine.
    fn worth(&self, tricks: &Answer) -> (Option<i64>, Option<bool>) {
        // The dealer does not affect the score.
        let nothing = HandRecord {
            trump: self.said.trump,
            overrides: Some(Override::End),
            ..HandRecord::blank()
        };
        let asks = [
            first_ask(self.rules),
            self.counted(),
            Ask::Level,
            Ask::Mode,
            Ask::Honours,
            Ask::HonoursSide,
        ];
        let answered = asks.map(|ask| (ask, self.answers.answer_to(ask)));
        let answered = answered.into_iter().chain([(Ask::Tricks, Some(tricks))]);
        let steps = answered.map(|(ask, answer)| Step {
            ask,
            answer: answer.cloned(),
            choices: Vec::new(),
        });
        let steps: Vec<Step> = steps.collect();
        let hand = record(self.scheme, self.table, &nothing, &steps);
        let Some((named, (outcome, _))) = self
            .answers
            .player(self.counted())
            .zip(play(self.scheme, self.carry, self.table, &hand).ok())
        else {
            return (None, None);
        };
        let made = match outcome.result {
            HandResult::Shared(shared) => shared.made,
            _ => None,
        };
        (Some(outcome.points.at(named)), made)
    }

    /// A question with its choices, impossible ones struck out.
    fn step(
        &self,
        ask: Ask,
        answers: Vec<Answer>,
        struck: impl Fn(&Answer) -> Option<HandError>,
    ) -> Step {
        let choice = |answer: Answer| Choice {
            struck: struck(&answer),
            ..Choice::of(answer)
        };
        let choices = answers.into_iter().map(choice).collect();
        Step::new(ask, self.answers.answer_to(ask), choices)
    }
}
