//! The entry dock: the hand so far, the question, and its cards.

mod bids;
mod chips;
pub(crate) mod sides;
mod texts;

use chips::key;

use super::partners;
use super::payout_preview::PreviewChoice;
use super::{Entered, slot_says};
use crate::games::entry::{self, Answer, Ask, Choice, Tap};
use crate::scheme::odd_trick::HighLow;
use crate::view::message::{contract, is_proposal, trump};
pub use crate::view::page::{Chip, EntryView, Slot, Step, StepKind, TapAction};
use crate::view::{Change, Message, sign};

impl Entered<'_> {
    /// The dock of the hand.
    pub(super) fn dock(&self) -> EntryView {
        let entry = self.entry;
        let current = entry.now.unwrap_or(0);
        let bids = self.scheme.rules.all_bid();
        let corrects = self.was.is_some();
        // If each player bids, the rows are the slots and one question is open at a time; in a hand under correction,
        // the bid and tricks of one player are open.
        let asked = entry.steps.get(current).map(|step| step.ask);
        let is_open = |(at, step): &(usize, &entry::Step)| match asked {
            Some(Ask::Bid(one) | Ask::Taken(one) | Ask::Bonus(one)) if corrects => {
                [Ask::Bid(one), Ask::Taken(one), Ask::Bonus(one)].contains(&step.ask)
            }
            _ => !bids || *at == current,
        };
        let open = || entry.steps.iter().enumerate().filter(is_open);
        let (tally_filled, tally_of, tally_label) = self.tally().unwrap_or_default();
        EntryView {
            slots: open()
                .filter(|_| corrects || !bids)
                .map(|(at, step)| self.slot(at, step))
                .collect(),
            current_step: open().position(|(at, _)| at == current).unwrap_or(0),
            steps: open().map(|(_, step)| self.step(step)).collect(),
            most_steps: self.scheme.rules.contracts().map_or(0, |rules| {
                // A contract with a partner asks for the partner as well.
                3 + usize::from(rules.contracts.iter().any(|one| one.declarers == 2))
            }),
            tally_filled,
            tally_of,
            tally_label,
        }
    }
}

impl Step {
    /// A question with its cards.
    pub(in crate::view) fn of(
        kind: StepKind,
        caption: Message,
        question: Message,
        hint: Message,
        chips: Vec<Chip>,
    ) -> Self {
        let find = |wanted: fn(&Chip) -> bool| chips.iter().position(wanted);
        Self {
            caption,
            question,
            hint,
            kind,
            columns: match kind {
                StepKind::Contracts => 2,
                StepKind::Players if chips.len() > 4 => 3,
                // Two sides share the width, as four players do.
                StepKind::Players | StepKind::Choices => chips.len(),
                StepKind::Numbers => numbers_in_a_row(chips.len()),
            },
            focus: find(|chip| chip.chosen)
                .or_else(|| find(|chip| chip.target_before && !chip.struck))
                .or_else(|| find(|chip| !chip.struck)),
            signs: chips
                .iter()
                .any(|chip| chip.icon.is_some() || chip.suit.is_some()),
            chips,
        }
    }

    /// A dock of this step only. The first nine cards have their numbers as shortcut keys, unless they have others.
    pub(in crate::view) fn alone(mut self) -> EntryView {
        for (chip, key) in self.chips.iter_mut().zip('1'..='9') {
            chip.key.get_or_insert(key);
        }
        EntryView {
            steps: vec![self],
            ..EntryView::default()
        }
    }
}

/// How many of this many numbers are in a row.
fn numbers_in_a_row(count: usize) -> usize {
    match count {
        0..=5 | 9..=10 | 15 => 5,
        6 | 11..=12 => 6,
        8 => 4,
        _ => 7,
    }
}

impl Entered<'_> {
    /// The same hand with short names.
    fn in_brief(&self) -> Entered<'_> {
        Entered {
            names: self.brief,
            was: None,
            ..*self
        }
    }

    /// Whether the question is made or failed rather than tricks.
    fn made_or_failed(&self) -> bool {
        let contract = self.entry.record.contract.as_deref();
        self.scheme.is_made_or_failed(contract)
    }

    /// The name of the player who answers a question, once known.
    fn named(&self, ask: Ask) -> Option<String> {
        self.entry.player(ask).map(|seat| self.name(seat))
    }

    /// Whether the contract is a proposal, which the partner accepts.
    fn is_proposal(&self) -> bool {
        self.contract().is_some_and(is_proposal)
    }

    /// The heading of a question's slot.
    fn slot_label(&self, ask: Ask) -> Message {
        match ask {
            Ask::DeclarerResult(seat) => Message::typed(&self.name(seat)),
            Ask::Bid(_) => Message::HeadBid,
            Ask::Taken(_) => Message::HeadTook,
            ask => self.text_of_step(ask, "", None).unwrap_or_default(),
        }
    }

    fn slot(&self, at: usize, step: &entry::Step) -> Slot {
        let label = self.slot_label(step.ask);
        let value_of = |hand: &Entered| {
            let answer = step.answer.as_ref();
            answer.map(|answer| hand.text_of(step.ask, answer))
        };
        let (value, shown) = (value_of(self), value_of(&self.in_brief()));
        let slot = self.full_text(step.ask, label.clone());
        Slot {
            label,
            does: match step.answer {
                Some(_) => TapAction::Says(vec![Tap::Reopen(step.ask)]),
                None => TapAction::Nothing,
            },
            value: shown,
            now: self.entry.now == Some(at),
            says: slot_says(slot, value),
        }
    }

    fn step(&self, step: &entry::Step) -> Step {
        let caption = self.full_text(step.ask, self.slot_label(step.ask));
        let (question, hint) = self.in_brief().question(step.ask);
        let kind = match step.ask {
            Ask::Contract => StepKind::Contracts,
            Ask::Tricks | Ask::DeclarerResult(_) if self.made_or_failed() => StepKind::Choices,
            Ask::Tricks
            | Ask::DeclarerResult(_)
            | Ask::Bid(_)
            | Ask::Taken(_)
            | Ask::Bonus(_)
            | Ask::Level => StepKind::Numbers,
            Ask::Mode | Ask::Honours | Ask::Trump => StepKind::Choices,
            _ => StepKind::Players,
        };
        let chips = step.choices.iter().enumerate();
        let chips = chips.map(|(at, choice)| self.chip(step, at, choice));
        let mut chips: Vec<Chip> = chips.collect();
        // The contract mark precedes the first count that makes the contract, if every higher count makes it and no
        // lower one does. There is no mark if the bid has to be met exactly, even if it is all tricks.
        let made = |choice: &Choice| choice.made == Some(true);
        let made: Vec<bool> = step.choices.iter().map(made).collect();
        let first = made.iter().position(|made| *made);
        if let (StepKind::Numbers, Some(first), None) = (kind, first, self.scheme.rules.exact_bid())
        {
            chips[first].target_before = first > 0 && made[first..].iter().all(|made| *made);
        }
        chips.extend(Self::allow_hook(step));
        let shown = Step::of(kind, caption, question, hint, chips);
        match step.ask {
            Ask::Bid(_) | Ask::Taken(_) => Step {
                columns: numbers_in_a_row(self.max_number_chips()),
                ..shown
            },
            _ => shown,
        }
    }

    /// The text of an answer, on a card or in a slot; both partners if it is a side.
    fn text_of(&self, ask: Ask, answer: &Answer) -> Message {
        match (ask, answer) {
            (Ask::Side | Ask::HonoursSide, Answer::Player(seat)) => self.pair(*seat),
            _ => self.text(answer),
        }
    }

    /// The text of an answer that does not depend on the question.
    fn text(&self, answer: &Answer) -> Message {
        match answer {
            Answer::Pass => Message::EverybodyPasses,
            Answer::Low => sides::high_low_name(HighLow::Low),
            Answer::Contract(id) => match self.scheme.contract(id) {
                Some(found)
                    if found.is_general_misere() && !crate::games::can_pass_out(self.scheme) =>
                {
                    Message::EverybodyPasses
                }
                Some(found) => contract(found),
                None => Message::typed(id),
            },
            Answer::Player(seat) => Message::typed(&self.name(*seat)),
            Answer::Honours(0) => Message::HonoursNone,
            Answer::Tricks(n) | Answer::Bid(n) | Answer::Honours(n) => Message::number(*n),
            Answer::Bonus(n) => Message::points_alone(self.scheme.points(*n)),
            Answer::TricksAndBonus(_, n) => Message::change(Change(self.scheme.points(*n))),
            Answer::Nil(nil) => partners::nil(*nil, "-card"),
            Answer::Mode(mode) => sides::mode(*mode),
            Answer::Trump(suit) => trump(Some(*suit)),
            Answer::Another => Message::AnotherToo,
            Answer::Done => Message::NobodyElse,
            Answer::Made(true) => Message::MadeIt,
            Answer::Made(false) => Message::FailedIt,
        }
    }

    fn chip(&self, step: &entry::Step, at: usize, choice: &Choice) -> Chip {
        let out = matches!(
            choice.answer,
            Answer::Pass
                | Answer::Another
                | Answer::Done
                | Answer::Low
                | Answer::TricksAndBonus(..)
                | Answer::Nil(_)
        ) || matches!(&choice.answer, Answer::Contract(id) if id == crate::scheme::contracts::GENERAL_MISERE);
        let small = match &choice.struck {
            Some(reason) => self.struck(reason, &choice.answer),
            None => self.worth(choice),
        };
        let worth = choice.worth.filter(|_| choice.struck.is_none());
        let note = self.note(step.ask, &choice.answer);
        let description = match (&note, small.in_full()) {
            (Some(note), Message::Blank) => note.clone(),
            (note, full) => full.and(note.clone()),
        };
        let (icon, suit) = match choice.answer {
            Answer::Mode(mode) => (Some(mode), None),
            Answer::Trump(suit) => (None, Some(suit)),
            _ => (None, None),
        };
        Chip {
            text: self.text_of(step.ask, &choice.answer),
            small,
            worth_sign: worth.map_or(0, sign),
            chosen: step.answer.as_ref() == Some(&choice.answer),
            struck: choice.struck.is_some(),
            outlined: out,
            target_before: false,
            notch: note.is_some(),
            key: key(&choice.answer, at),
            label: self.label(step.ask, &choice.answer),
            description,
            icon,
            suit,
            does: match choice.struck {
                Some(_) => TapAction::Nothing,
                None => TapAction::Says(vec![Tap::Answer(step.ask, choice.answer.clone())]),
            },
            looks: match &choice.answer {
                Answer::Contract(id) => Some(PreviewChoice {
                    contract: Some(id.clone()),
                    ..PreviewChoice::default()
                }),
                Answer::Bid(bid) => Some(PreviewChoice {
                    bid: Some(*bid),
                    ..PreviewChoice::default()
                }),
                _ => None,
            },
        }
    }
}
