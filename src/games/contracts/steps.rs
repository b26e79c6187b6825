//! Entry for kind `contracts`: contract, declarer, partner if any, tricks.

use crate::games::entry::{Answer, Ask, Choice, EntryContext, Step, Tap};
use crate::games::{HandError, HandRecord, Tricks, can_pass_out, next_deal, play};
use crate::scheme::{Contract, Contracts, contracts::GENERAL_MISERE};
use crate::seat::Seat;

/// The answers of a hand as taps; `playing` is the number of players dealt cards.
pub(in crate::games) fn answers(
    rules: &Contracts,
    hand: &HandRecord<Seat>,
    playing: usize,
    taps: &mut Vec<Tap>,
) {
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
    let joint = hand.each_declarer().next().is_some();
    let second = if joint {
        Ask::FurtherDeclarer(0)
    } else {
        Ask::Partner
    };
    let asks = [Ask::Declarer, second]
        .into_iter()
        .chain((1..).map(Ask::FurtherDeclarer));
    let declarers = || hand.declarers.iter().flatten();
    for (ask, seat) in asks.zip(declarers()) {
        if ask == Ask::FurtherDeclarer(0) {
            push(Ask::Tricks, Answer::Another);
        }
        push(ask, Answer::Player(*seat));
    }
    let contract = hand.contract.as_deref().and_then(|id| rules.contract(id));
    let answer = |tricks: u8| match contract {
        Some(contract) if rules.is_made_or_failed(contract) => {
            Answer::Made(contract.target.made(tricks))
        }
        _ => Answer::Tricks(tricks),
    };
    if let Some(tricks) = hand.side_tricks() {
        push(Ask::Tricks, answer(tricks));
    }
    // Nobody is asked for once all are declarers.
    if joint && declarers().count() < playing {
        let last = u8::try_from(declarers().count().saturating_sub(1)).unwrap_or(u8::MAX);
        push(Ask::FurtherDeclarer(last), Answer::Done);
    }
    for (seat, tricks) in hand.each_declarer() {
        push(Ask::DeclarerResult(*seat), answer(tricks));
    }
}

/// The player named in an answer that is possible.
fn named(step: &Step) -> Option<Seat> {
    match step.answer {
        Some(Answer::Player(seat)) => Some(seat),
        _ => None,
    }
}

/// The tricks of an answer.
fn taken(contract: &Contract, answer: &Answer) -> Option<u8> {
    match answer {
        Answer::Tricks(tricks) => Some(*tricks),
        Answer::Made(made) => Some(contract.target.recorded_as(*made)),
        _ => None,
    }
}

impl EntryContext<'_, &Contracts> {
    /// The questions, in order.
    pub(in crate::games) fn steps(&self) -> Vec<Step> {
        let mut steps = vec![self.contract_step()];
        match (steps[0].answer.as_ref(), self.contract()) {
            (Some(Answer::Pass), _) => {}
            (_, Some(contract)) if contract.is_general_misere() => {
                let receives = self.rules.general_misere.has_payee()
                    || self.answers.answer_to(Ask::Receiver).is_some();
                steps
                    .push(self.player_step(if receives { Ask::Receiver } else { Ask::Payer }, &[]));
            }
            (_, contract) => {
                let declarer = self.player_step(Ask::Declarer, &[]);
                let named = named(&declarer);
                steps.push(declarer);
                if let Some(contract) = contract.filter(|one| one.joint && self.is_joint()) {
                    steps.extend(self.joint_steps(contract, named.into_iter().collect()));
                    return steps;
                }
                if contract.is_some_and(|contract| contract.declarers == 2) {
                    let taken: Vec<Seat> = self.answers.player(Ask::Declarer).into_iter().collect();
                    steps.push(self.player_step(Ask::Partner, &taken));
                }
                steps.push(self.tricks_step());
            }
        }
        steps
    }

    fn contract(&self) -> Option<&Contract> {
        match self.answers.answer_to(Ask::Contract)? {
            Answer::Contract(id) => self.rules.contract(id),
            _ => None,
        }
    }

    fn contract_step(&self) -> Step {
        let mut choices: Vec<Choice> = self
            .rules
            .biddable()
            .map(|contract| Choice::of(Answer::Contract(contract.id.clone())))
            .collect();
        let answer = self.answers.answer_to(Ask::Contract);
        let misere = Answer::Contract(GENERAL_MISERE.to_owned());
        if can_pass_out(self.scheme) {
            choices.push(Choice::of(Answer::Pass));
        }
        // If a hand is played when all pass, that is the general misère; passing out is offered only in the correction
        // of such a hand.
        if !can_pass_out(self.scheme) || answer == Some(&misere) {
            choices.push(Choice::of(misere));
        }
        Step::new(Ask::Contract, answer, choices)
    }

    /// Whether there is a further declarer.
    fn is_joint(&self) -> bool {
        self.answers.answer_to(Ask::Tricks) == Some(&Answer::Another)
            || self.answers.player(Ask::FurtherDeclarer(0)).is_some()
    }

    /// The further declarers, one by one, then the tricks of each.
    fn joint_steps(&self, contract: &Contract, mut declarers: Vec<Seat>) -> Vec<Step> {
        let mut steps = Vec::new();
        for nth in 0..u8::MAX {
            let mut step = self.player_step(Ask::FurtherDeclarer(nth), &declarers);
            if nth > 0 {
                let done = Choice::of(Answer::Done);
                let said = self.answers.answer_to(Ask::FurtherDeclarer(nth)) == Some(&done.answer);
                step.answer = step.answer.or_else(|| said.then(|| done.answer.clone()));
                step.choices.push(done);
            }
            // Nobody is left to name once all are declarers.
            if step
                .choices
                .iter()
                .all(|one| one.struck.is_some() || one.answer == Answer::Done)
            {
                break;
            }
            let also = named(&step);
            steps.push(step);
            match also {
                Some(seat) => declarers.push(seat),
                None => break,
            }
        }
        steps.extend(
            declarers
                .iter()
                .map(|seat| self.declarer_result_step(contract, *seat, &declarers)),
        );
        steps
    }

    /// The tricks of one of several declarers: at most what the others leave.
    fn declarer_result_step(&self, contract: &Contract, seat: Seat, named: &[Seat]) -> Step {
        let known = |other: &Seat| {
            let answer = self.answers.answer_to(Ask::DeclarerResult(*other))?;
            taken(contract, answer)
        };
        let others = named.iter().filter(|other| **other != seat);
        let others = others.filter_map(known).fold(0, u8::saturating_add);
        // A declarer's score depends on the results of the others.
        let mut choices = self.trick_choices(contract, named, Some(seat), |tricks| {
            let each = named.iter().map(|other| {
                if *other == seat {
                    Some(Some(tricks))
                } else {
                    known(other).map(Some)
                }
            });
            each.collect::<Option<_>>().map(Tricks::Seats)
        });
        for choice in &mut choices {
            let found = taken(contract, &choice.answer)
                .unwrap_or(0)
                .saturating_add(others);
            let cards = self.rules.cards;
            if found > cards {
                choice.struck = Some(HandError::TooManyTricks { found, cards });
            }
        }
        let ask = Ask::DeclarerResult(seat);
        Step::new(ask, self.answers.answer_to(ask), choices)
    }

    fn player_step(&self, ask: Ask, taken: &[Seat]) -> Step {
        let out = next_deal(self.scheme, self.carry, self.table, self.said).map(|deal| deal.out);
        let choices: Vec<Choice> = Seat::all(self.table.seats)
            .map(|seat| {
                let struck = match &out {
                    Err(error) => Some(error.clone()),
                    Ok(out) if out.at(seat) => Some(HandError::SitsOut(seat)),
                    Ok(_) if taken.contains(&seat) => Some(HandError::Twice {
                        key: "declarers",
                        seat,
                    }),
                    Ok(_) => None,
                };
                Choice {
                    struck,
                    ..Choice::of(Answer::Player(seat))
                }
            })
            .collect();
        Step::new(ask, self.answers.answer_to(ask), choices)
    }

    fn tricks_step(&self) -> Step {
        let choices = match self.contract() {
            Some(contract) => {
                let first = self.answers.player(Ask::Declarer).into_iter();
                let mut side: Vec<Seat> = first.chain(self.answers.player(Ask::Partner)).collect();
                side.truncate(usize::from(contract.declarers));
                let of = side.first().copied();
                let mut choices =
                    self.trick_choices(contract, &side, of, |tricks| Some(Tricks::Side(tricks)));
                choices.extend(contract.joint.then(|| Choice::of(Answer::Another)));
                choices
            }
            None => (0..=self.rules.cards)
                .map(|tricks| Choice::of(Answer::Tricks(tricks)))
                .collect(),
        };
        let said = self.answers.answer_to(Ask::Tricks);
        Step::new(Ask::Tricks, said.filter(|_| self.tricks_stand()), choices)
    }

    /// Whether the trick count is one of this contract: that of a player who played alone is not that of a pair, nor
    /// the other way round.
    fn tricks_stand(&self) -> bool {
        let pair = self.contract().is_some_and(|one| one.declarers == 2);
        !self.answers.is_original(Ask::Tricks) || self.answers.was_answered(Ask::Partner) == pair
    }

    /// Every trick count with the score of the player `of`, computed by the engine from what `all` makes of the count;
    /// without a score if that is not known yet.
    fn trick_choices(
        &self,
        contract: &Contract,
        declarers: &[Seat],
        of: Option<Seat>,
        all: impl Fn(u8) -> Option<Tricks>,
    ) -> Vec<Choice> {
        let mut hand = HandRecord {
            contract: Some(contract.id.clone()),
            declarers: Some(declarers.to_vec()),
            dealer: self.said.dealer,
            out: self.said.out.clone(),
            ..HandRecord::blank()
        };
        let mut choice = |answer: Answer, tricks: u8| {
            hand.tricks = all(tricks);
            let played = hand
                .tricks
                .is_some()
                .then(|| play(self.scheme, self.carry, self.table, &hand));
            let (outcome, error) = match played.transpose() {
                Ok(played) => (played.map(|(outcome, _)| outcome), None),
                Err(error) => (None, Some(error)),
            };
            let worth = outcome
                .zip(of)
                .map(|(outcome, seat)| outcome.points.at(seat));
            Choice {
                worth,
                made: Some(contract.target.made(tricks)),
                // Not all players can make it; other errors may be due to earlier answers.
                struck: error.filter(|error| matches!(error, HandError::TricksSum { .. })),
                ..Choice::of(answer)
            }
        };
        if self.rules.is_made_or_failed(contract) {
            [true, false]
                .map(|made| choice(Answer::Made(made), contract.target.recorded_as(made)))
                .into()
        } else {
            (0..=self.rules.cards)
                .map(|tricks| choice(Answer::Tricks(tricks), tricks))
                .collect()
        }
    }
}
