//! The entry dock: the hand so far, the question, and its cards.

mod bids;
mod chips;
pub(crate) mod sides;
mod texts;

use super::{Entered, slot_says};
use crate::games::entry::{self, Answer, Ask, Choice, Tap};
use crate::view::message::is_proposal;
pub use crate::view::page::{Chip, EntryView, Slot, Step, StepKind, TapAction};
use crate::view::{Message, brief};

impl Entered<'_> {
    /// The dock of the hand.
    pub(super) fn dock(&self) -> EntryView {
        let entry = self.entry;
        let current = entry.now.unwrap_or(0);
        let bids = self.scheme.rules.all_bid();
        let corrects = self.was.is_some();
        // If each player bids, the rows are the slots and one question is open at a time; in a hand under correction,
        // the bid and tricks of one player are open.
        let asked = entry.steps.get(current).map(|step| step.ask.player());
        let is_open = |(at, step): &(usize, &entry::Step)| {
            !bids || *at == current || (corrects && Some(step.ask.player()) == asked)
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
    /// The same hand with short names, for a question and a slot.
    fn in_brief(&self) -> Entered<'_> {
        Entered {
            names: brief(&self.names),
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

    fn slot(&self, at: usize, step: &entry::Step) -> Slot {
        let [label, full] = self.headings(step.ask);
        let value_of = |hand: &Entered| {
            let answer = step.answer.as_ref();
            answer.map(|answer| hand.face(step.ask, answer).text)
        };
        Slot {
            label,
            does: (step.answer.is_some()).then(|| TapAction::Says(vec![Tap::Reopen(step.ask)])),
            value: value_of(&self.in_brief()),
            now: self.entry.now == Some(at),
            says: slot_says(full, value_of(self)),
        }
    }

    fn step(&self, step: &entry::Step) -> Step {
        let [_, caption] = self.headings(step.ask);
        let (question, hint) = self.in_brief().question(step.ask);
        let kind = match step.choices.first().map(|choice| &choice.answer) {
            Some(Answer::Contract(_) | Answer::Pass) => StepKind::Contracts,
            Some(Answer::Player(_)) => StepKind::Players,
            Some(Answer::Made(_) | Answer::Mode(_) | Answer::Honours(_) | Answer::Trump(_)) => {
                StepKind::Choices
            }
            _ => StepKind::Numbers,
        };
        let chips = step.choices.iter().enumerate();
        let chips = chips.map(|(at, choice)| self.chip(step, at, choice));
        let mut chips: Vec<Chip> = chips.collect();
        // The contract mark precedes the first count that makes the contract, if every higher count makes it and no
        // lower one does. There is no mark if the bid has to be met exactly, even if it is all tricks.
        let made = |choice: &Choice| choice.made == Some(true);
        let first = step.choices.iter().position(made);
        if let (StepKind::Numbers, Some(first), None) = (kind, first, self.scheme.rules.exact_bid())
        {
            chips[first].target_before = first > 0 && step.choices[first..].iter().all(made);
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
}
