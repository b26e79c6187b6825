//! A box in a sentence: its question, its value, its choices, and their changes to the document.
//!
//! A choice is in force if making it would change nothing. This needs no parsing of values, and the same test on the
//! base scheme gives the position of the notch.

use super::rule::Context;
use crate::points::Points;
use crate::scheme::draft::{Change, Draft, Value};
use crate::scheme::fields::ValueKind;
use crate::text;
use crate::view::message::Message;

/// A box in a sentence, or a `+` after one.
#[derive(Clone, Debug)]
pub(super) struct Control {
    /// Its unique key, which is also where its value is in the document.
    pub(super) key: String,
    /// Its question.
    pub(super) ask: Message,
    /// The text of its box.
    pub(super) value: Message,
    /// Whether it is a rank that differs from the base scheme's; `None` if it is no rank.
    pub(super) moved: Option<bool>,
    /// What can be typed into it.
    pub(super) typed: Typed,
    /// Its choices other than numbers.
    choices: Vec<Choice>,
}

#[derive(Clone, Debug)]
pub(super) enum Typed {
    Nothing,
    /// A number.
    Number(Number),
    /// A list of hand sizes.
    Sizes,
}

/// A number within bounds.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) least: i64,
    pub(super) most: i64,
    pub(super) sort: ValueKind,
    /// The number of decimals shown.
    pub(super) decimals: u8,
    /// The number in the document, and in the base scheme.
    pub(super) now: [Option<i64>; 2],
    /// The text for 0, if it has one.
    pub(super) zero: Option<Message>,
    /// Changes that must precede the number.
    pub(super) first: Vec<Change>,
    /// Whether it is a term of a formula: 0 removes the term, but its table stays.
    pub(super) term: bool,
}

impl Control {
    fn of(key: &str, ask: Message, value: Message, typed: Typed, choices: Vec<Choice>) -> Self {
        Self {
            key: key.to_owned(),
            ask,
            value,
            moved: None,
            typed,
            choices,
        }
    }

    /// A number at a key.
    pub(super) fn number(key: &str, ask: Message, number: Number) -> Self {
        let value = number.says(number.now[0].unwrap_or(0));
        Self::of(key, ask, value, Typed::Number(number), Vec::new())
    }

    /// A choice.
    pub(super) fn choice(at: &Context, key: &str, ask: Message, choices: Vec<Choice>) -> Self {
        let held = choices.iter().find(|choice| choice.holds(at.draft));
        let value = held.map(|choice| choice.text.clone()).unwrap_or_default();
        Self::of(key, ask, value, Typed::Nothing, choices)
    }

    /// Hand sizes at a key: those of the document and of the base scheme, each also reversed.
    pub(super) fn sizes(at: &Context, key: &str, ask: Message) -> Self {
        let mut lists: Vec<Vec<i64>> = Vec::new();
        for list in [at.draft, at.base].map(|draft| draft.numbers(key)) {
            let turned = list.iter().rev().copied().collect();
            for list in [list, turned] {
                if !list.is_empty() && !lists.contains(&list) {
                    lists.push(list);
                }
            }
        }
        let value = sizes(&at.draft.numbers(key));
        let choices = lists.into_iter();
        let choices = choices.map(|list| Choice::set(sizes(&list), key, list));
        Self::of(key, ask, value, Typed::Sizes, choices.collect())
    }

    /// Whether its choices are shown.
    pub(super) fn is_open(&self, at: &Context) -> bool {
        at.open == Some(self.key.as_str())
    }

    /// Adds a choice in place of a number.
    pub(super) fn or(mut self, choice: Choice) -> Self {
        self.choices.push(choice);
        self
    }

    /// The ratio to the base scheme's amount, if so large that it may be a slip.
    pub(super) fn times(&self) -> Option<i64> {
        /// The ratio from which a slip is likelier than intent.
        const MANY: i64 = 20;
        let Typed::Number(number) = &self.typed else {
            return None;
        };
        let [now, there] = number.now;
        let times = now?.abs() / there?.abs().max(1);
        (number.sort == ValueKind::Amount && times >= MANY).then_some(times)
    }

    /// All choices: numbers around its own value and the base scheme's, and its words.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let numbers = match &self.typed {
            Typed::Number(number) => {
                let steps = number.steps().into_iter();
                let choice = |n| Choice::change(number.says(n), number.put(&self.key, n));
                steps.map(choice).collect()
            }
            Typed::Nothing | Typed::Sizes => Vec::new(),
        };
        [numbers, self.choices.clone()].concat()
    }

    /// What was typed as a choice, or what is wrong with it.
    pub(super) fn read(&self, text: &str) -> Result<Choice, Message> {
        match &self.typed {
            Typed::Number(number) => {
                let n = text::number(text, number.decimals).ok_or(if number.decimals > 0 {
                    Message::HouseTypedNoPoints
                } else {
                    Message::HouseTypedNoNumber
                })?;
                if (number.least..=number.most).contains(&n) {
                    Ok(Choice::change(number.shown(n), number.put(&self.key, n)))
                } else {
                    Err(number.bounds())
                }
            }
            Typed::Nothing => Err(Message::HouseTypedNoNumber),
            Typed::Sizes => {
                let sizes = text::numbers(text).ok_or(Message::HouseTypedNoList)?;
                Ok(Choice::set(Message::typed(text), &self.key, sizes))
            }
        }
    }

    /// Whether values other than the choices can be typed.
    pub(super) fn can_type(&self) -> bool {
        match &self.typed {
            Typed::Number(number) => !number.sort.offers_all(number.least, number.most),
            Typed::Nothing => false,
            Typed::Sizes => true,
        }
    }
}

impl Number {
    fn steps(&self) -> Vec<i64> {
        let one = Points::one(self.decimals);
        self.sort.numbers(self.least, self.most, one, &self.now)
    }

    /// The changes that put a number at a key.
    fn put(&self, key: &str, n: i64) -> Vec<Change> {
        let mut changes = self.first.clone();
        changes.push(if self.term && n == 0 {
            Change::Clear(key.to_owned())
        } else {
            Change::Set(key.to_owned(), Value::Integer(n))
        });
        changes
    }

    /// The text of one of its values.
    fn says(&self, n: i64) -> Message {
        let zero = self.zero.clone().filter(|_| n == 0);
        zero.unwrap_or_else(|| self.shown(n))
    }

    /// One of its values as a number.
    fn shown(&self, n: i64) -> Message {
        Message::points_alone(self.points(n))
    }

    /// The message that a value must be within the bounds.
    pub(super) fn bounds(&self) -> Message {
        let [least, most] = [self.least, self.most].map(|n| self.points(n));
        Message::house_fault_bounds(least, most)
    }

    fn points(&self, n: i64) -> Points {
        let decimals = self.decimals;
        Points { n, decimals }
    }
}

/// How many sizes are shown before an ellipsis.
const SHOWN: usize = 8;

/// Hand sizes in sequence.
fn sizes(sizes: &[i64]) -> Message {
    let shown = sizes.iter().take(SHOWN).map(|n| Message::number(*n));
    let row = shown.reduce(Message::spaced).unwrap_or_default();
    if sizes.len() > SHOWN {
        Message::house_and_so_on(row)
    } else {
        row
    }
}

/// A choice of a control.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
    pub(super) text: Message,
    /// What it changes in the document.
    pub(super) changes: Vec<Change>,
    /// The control it opens next, if another.
    pub(super) then: Option<String>,
    /// The key whose presence puts the choice in force; if `None`, the choice is in force once its changes are made.
    present: Option<String>,
}

impl Choice {
    /// A choice that changes the document.
    pub(super) fn change(text: impl Into<Message>, changes: Vec<Change>) -> Self {
        Self {
            text: text.into(),
            changes,
            ..Self::default()
        }
    }

    /// A choice that sets a key.
    pub(super) fn set(text: impl Into<Message>, key: &str, value: impl Into<Value>) -> Self {
        Self::change(text, vec![Change::Set(key.to_owned(), value.into())])
    }

    /// A choice that removes a key.
    pub(super) fn clear(text: impl Into<Message>, key: &str) -> Self {
        Self::change(text, vec![Change::Clear(key.to_owned())])
    }

    /// The same choice, which then opens another control.
    pub(super) fn then_open(mut self, key: String) -> Self {
        self.then = Some(key);
        self
    }

    /// The same choice, in force whenever the document has a key.
    pub(super) fn if_has(mut self, key: &str) -> Self {
        self.present = Some(key.to_owned());
        self
    }

    /// Whether it is in force in a draft.
    pub(super) fn holds(&self, draft: &Draft) -> bool {
        match &self.present {
            Some(key) => draft.has(key),
            None => self.changes.iter().all(|change| draft.has_made(change)),
        }
    }
}
