//! Entering a hand of kind `contracts`: contract, declarer, partner where there is one, tricks.

use crate::games::entry::{Answer, Answers, Ask, Choice, Step, Tap};
use crate::games::{
    Carry, HandError, HandRecord, HandResult, Table, Tricks, can_pass_out, next_deal, play,
};
use crate::scheme::{Contract, Contracts, Scheme, Target, contracts::GENERAL_MISERE};
use crate::seat::Seat;

/// The questions of a hand, in the order in which they are asked.
pub(in crate::games) fn steps(
    scheme: &Scheme,
    rules: &Contracts,
    carry: &Carry,
    table: Table,
    said: &HandRecord<Seat>,
    answers: &Answers<'_>,
) -> Vec<Step> {
    let hand = Hand {
        scheme,
        rules,
        carry,
        table,
        said,
        answers,
    };
    let mut steps = vec![hand.contract_step()];
    match (steps[0].answer.as_ref(), hand.contract()) {
        (Some(Answer::Pass), _) => {}
        (_, Some(contract)) if contract.is_general_misere() => {
            let receives =
                rules.general_misere.has_receiver() || answers.to(Ask::Receiver).is_some();
            steps.push(hand.player_step(if receives { Ask::Receiver } else { Ask::Payer }, None));
        }
        (_, contract) => {
            steps.push(hand.player_step(Ask::Declarer, None));
            if contract.is_some_and(|contract| contract.declarers == 2) {
                steps.push(hand.player_step(Ask::Partner, answers.player(Ask::Declarer)));
            }
            steps.push(hand.tricks_step());
        }
    }
    steps
}

/// The hand that the answers make, once there is one to every question.
pub(in crate::games) fn record(
    rules: &Contracts,
    said: &HandRecord<Seat>,
    steps: &[Step],
) -> HandRecord<Seat> {
    let mut hand = said.clone();
    for step in steps {
        let Some(answer) = &step.answer else { continue };
        match (step.ask, answer) {
            (_, Answer::Pass) => {
                hand.passed = Some(true);
                // A trump was turned up for nothing.
                hand.trump = None;
            }
            (_, Answer::Contract(id)) => hand.contract = Some(id.clone()),
            (Ask::Payer, Answer::Player(seat)) => hand.payer = Some(*seat),
            (Ask::Receiver, Answer::Player(seat)) => hand.receiver = Some(*seat),
            (_, Answer::Player(seat)) => hand.declarers.get_or_insert_default().push(*seat),
            (_, Answer::Tricks(tricks)) => hand.tricks = Some(Tricks::Side(*tricks)),
            (
                _,
                Answer::Bid(_)
                | Answer::Bonus(_)
                | Answer::Mode(_)
                | Answer::Honours(_)
                | Answer::Trump(_),
            ) => {}
            (_, Answer::Made(made)) => {
                let target = hand
                    .contract
                    .as_deref()
                    .and_then(|id| rules.contract(id))
                    .map(|contract| contract.target);
                hand.tricks = target.map(|target| Tricks::Side(stands_for(target, *made)));
            }
        }
    }
    hand
}

/// The answers in a hand, as taps.
pub(in crate::games) fn answers(rules: &Contracts, hand: &HandRecord<Seat>, taps: &mut Vec<Tap>) {
    let mut push = |ask, answer| taps.push(Tap::Answer(ask, answer));
    if hand.passed == Some(true) {
        push(Ask::Contract, Answer::Pass);
    }
    if let Some(id) = &hand.contract {
        push(Ask::Contract, Answer::Contract(id.clone()));
    }
    if let Some(seat) = hand.payer {
        push(Ask::Payer, Answer::Player(seat));
    }
    if let Some(seat) = hand.receiver {
        push(Ask::Receiver, Answer::Player(seat));
    }
    for (ask, seat) in [Ask::Declarer, Ask::Partner]
        .into_iter()
        .zip(hand.declarers.iter().flatten())
    {
        push(ask, Answer::Player(*seat));
    }
    if let Some(Tricks::Side(tricks)) = hand.tricks {
        let contract = hand.contract.as_deref().and_then(|id| rules.contract(id));
        push(
            Ask::Tricks,
            match contract {
                Some(contract) if made_or_failed(rules, contract) => {
                    Answer::Made(contract.target.made(tricks))
                }
                _ => Answer::Tricks(tricks),
            },
        );
    }
}

/// Whether a contract is entered as made or failed: one of no trick or of every trick, by how many of which it was missed
/// makes no difference.
pub(in crate::games) fn made_or_failed(rules: &Contracts, contract: &Contract) -> bool {
    let tricks = contract.target.tricks();
    (tricks == 0 || tricks == rules.cards) && contract.over == 0 && contract.under == 0
}

/// The trick count that is recorded for `made` or `failed`: the target, or the next to it, which misses it.
fn stands_for(target: Target, made: bool) -> u8 {
    match (target.tricks(), made) {
        (tricks, true) => tricks,
        (0, false) => 1,
        (tricks, false) => tricks - 1,
    }
}

struct Hand<'a> {
    scheme: &'a Scheme,
    rules: &'a Contracts,
    carry: &'a Carry,
    table: Table,
    said: &'a HandRecord<Seat>,
    answers: &'a Answers<'a>,
}

impl Hand<'_> {
    fn contract(&self) -> Option<&Contract> {
        match self.answers.to(Ask::Contract)? {
            Answer::Contract(id) => self.rules.contract(id),
            _ => None,
        }
    }

    fn contract_step(&self) -> Step {
        let mut choices: Vec<Choice> = self
            .rules
            .biddable()
            .map(|contract| plain(Answer::Contract(contract.id.clone())))
            .collect();
        let answer = self.answers.to(Ask::Contract).cloned();
        let misere = Answer::Contract(GENERAL_MISERE.to_owned());
        if can_pass_out(self.scheme) {
            choices.push(plain(Answer::Pass));
        }
        // Where a hand that all pass is played, all pass is the general misère; elsewhere it is offered only where
        // such a hand is being corrected.
        if !can_pass_out(self.scheme) || answer.as_ref() == Some(&misere) {
            choices.push(plain(misere));
        }
        Step {
            ask: Ask::Contract,
            answer: offered(answer, &choices),
            choices,
        }
    }

    fn player_step(&self, ask: Ask, taken: Option<Seat>) -> Step {
        let out = next_deal(self.scheme, self.carry, self.table, self.said).map(|deal| deal.out);
        let choices: Vec<Choice> = Seat::all(self.table.seats)
            .map(|seat| {
                let struck = match &out {
                    Err(error) => Some(error.clone()),
                    Ok(out) if out.at(seat) => Some(HandError::SitsOut(seat)),
                    Ok(_) if taken == Some(seat) => Some(HandError::Twice {
                        key: "declarers",
                        seat,
                    }),
                    Ok(_) => None,
                };
                Choice {
                    struck,
                    ..plain(Answer::Player(seat))
                }
            })
            .collect();
        Step {
            ask,
            answer: offered(self.answers.to(ask).cloned(), &choices),
            choices,
        }
    }

    fn tricks_step(&self) -> Step {
        let choices = match self.contract() {
            Some(contract) => self.trick_choices(contract),
            None => (0..=self.rules.cards)
                .map(|tricks| plain(Answer::Tricks(tricks)))
                .collect(),
        };
        Step {
            ask: Ask::Tricks,
            answer: offered(self.answers.to(Ask::Tricks).cloned(), &choices),
            choices,
        }
    }

    /// Every trick count with what it would score, which is asked of the engine itself.
    fn trick_choices(&self, contract: &Contract) -> Vec<Choice> {
        let declarer = self.answers.player(Ask::Declarer);
        let mut declarers: Vec<Seat> = declarer
            .into_iter()
            .chain(self.answers.player(Ask::Partner))
            .collect();
        declarers.truncate(usize::from(contract.declarers));
        let mut hand = HandRecord {
            contract: Some(contract.id.clone()),
            declarers: Some(declarers),
            dealer: self.said.dealer,
            out: self.said.out.clone(),
            ..HandRecord::blank()
        };
        let mut choice = |answer: Answer, tricks: u8| {
            hand.tricks = Some(Tricks::Side(tricks));
            let worth = play(self.scheme, self.carry, self.table, &hand)
                .ok()
                .and_then(|(outcome, _)| {
                    debug_assert!(matches!(outcome.result, HandResult::Contract { .. }));
                    declarer.map(|seat| outcome.points.at(seat))
                });
            Choice {
                worth,
                made: Some(contract.target.made(tricks)),
                ..plain(answer)
            }
        };
        if made_or_failed(self.rules, contract) {
            [true, false]
                .map(|made| choice(Answer::Made(made), stands_for(contract.target, made)))
                .into()
        } else {
            (0..=self.rules.cards)
                .map(|tricks| choice(Answer::Tricks(tricks), tricks))
                .collect()
        }
    }
}

fn plain(answer: Answer) -> Choice {
    Choice {
        answer,
        worth: None,
        made: None,
        struck: None,
    }
}

/// The answer, where it is one of those that are possible.
fn offered(answer: Option<Answer>, choices: &[Choice]) -> Option<Answer> {
    answer.filter(|answer| {
        choices
            .iter()
            .any(|choice| choice.answer == *answer && choice.struck.is_none())
    })
}
