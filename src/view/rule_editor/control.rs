//! A box in a sentence: its question and choices.

use super::choice::{Change, Choice, below, ranked};
use super::presets;
use crate::points::Points;
use crate::scheme::draft::{Draft, Value};
use crate::scheme::fields::Sort;
use crate::view::message::Message;
use crate::view::message::rule_names::Key;
use toml::Table;

/// A box in a sentence, or a `+` after one.
#[derive(Clone, Debug)]
pub(super) struct Control {
    /// Its unique key, which is also where its value is in the document.
    pub(super) key: String,
    /// Its question.
    pub(super) ask: Message,
    /// The kind of its value.
    pub(super) offer: Offer,
}

#[derive(Clone, Debug)]
pub(super) enum Offer {
    /// A number.
    Number(Number),
    /// A choice.
    Choice(Vec<Choice>),
    /// A list of hand sizes.
    Sizes,
    /// The rank of a contract among the others, with their names.
    Rank(String, Vec<(String, Message)>),
}

/// A number within bounds.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) least: i64,
    pub(super) most: i64,
    sort: Sort,
    /// The number of decimals shown.
    pub(super) decimals: u8,
    put: Put,
    /// The text for 0, if it has one.
    zero: Option<Message>,
    /// Changes that must precede the number.
    first: Vec<Change>,
    /// Choices in place of a number.
    beside: Vec<Choice>,
}

/// Where a number is stored.
#[derive(Clone, Debug)]
enum Put {
    /// At the control's own key.
    Key,
    /// At the control's own key; 0 removes the key.
    Term,
    /// At an index of a list.
    Item(String, usize),
}

impl Control {
    /// A number at a key.
    pub(super) fn number(
        key: impl Into<String>,
        ask: impl Into<Message>,
        bounds: (i64, i64),
        sort: Sort,
    ) -> Self {
        let (least, most) = bounds;
        Self {
            key: key.into(),
            ask: ask.into(),
            offer: Offer::Number(Number {
                least,
                most,
                sort,
                decimals: 0,
                put: Put::Key,
                zero: None,
                first: Vec::new(),
                beside: Vec::new(),
            }),
        }
    }

    /// A choice.
    pub(super) fn choice(
        key: impl Into<String>,
        ask: impl Into<Message>,
        choices: Vec<Choice>,
    ) -> Self {
        Self {
            key: key.into(),
            ask: ask.into(),
            offer: Offer::Choice(choices),
        }
    }

    /// Hand sizes at a key.
    pub(super) fn sizes(key: &str, ask: impl Into<Message>) -> Self {
        Self {
            key: key.to_owned(),
            ask: ask.into(),
            offer: Offer::Sizes,
        }
    }

    /// The number is a term: 0 removes it, but its table stays.
    pub(super) fn term(self) -> Self {
        self.with(|number| number.put = Put::Term)
    }

    /// The number is an item of a list.
    pub(super) fn item(self, list: &str, index: usize) -> Self {
        self.with(|number| number.put = Put::Item(list.to_owned(), index))
    }

    /// The rank of a contract; the others have these names.
    pub(super) fn rank(id: &str, ask: impl Into<Message>, names: Vec<(String, Message)>) -> Self {
        Self {
            key: format!("contracts.{id}.rank"),
            ask: ask.into(),
            offer: Offer::Rank(id.to_owned(), names),
        }
    }

    /// The number counts points with this many decimals.
    pub(super) fn of_points(self, decimals: u8) -> Self {
        self.with(|number| number.decimals = decimals)
    }

    /// Sets the text for 0.
    pub(super) fn zero(self, text: impl Into<Message>) -> Self {
        let text = text.into();
        self.with(|number| number.zero = Some(text))
    }

    /// Sets the changes that must precede the number.
    pub(super) fn first(self, changes: Vec<Change>) -> Self {
        self.with(|number| number.first = changes)
    }

    /// Adds a choice in place of a number.
    pub(super) fn or(self, choice: Choice) -> Self {
        self.with(|number| number.beside.push(choice))
    }

    fn with(mut self, change: impl FnOnce(&mut Number)) -> Self {
        if let Offer::Number(number) = &mut self.offer {
            change(number);
        }
        self
    }

    /// The text of its box.
    pub(super) fn value(&self, draft: &Draft, base: &Draft) -> Message {
        match &self.offer {
            Offer::Number(number) => number.says(self.now(draft).unwrap_or(0)),
            Offer::Choice(choices) => choices
                .iter()
                .find(|choice| choice.holds(draft, base))
                .map_or(Message::Blank, |choice| choice.text.clone()),
            Offer::Sizes => sizes(&draft.numbers(&self.key)),
            Offer::Rank(id, names) => above(below(draft, id), names),
        }
    }

    /// Whether a contract's rank differs between two drafts in which it can be bid.
    pub(super) fn is_moved(&self, draft: &Draft, base: &Draft) -> bool {
        let Offer::Rank(id, _) = &self.offer else {
            return false;
        };
        let both = |one: &Draft, other: &Draft| -> Vec<String> {
            let known: Vec<&str> = ranked(other).collect();
            let shared = ranked(one).take_while(|other| other != id);
            let shared = shared.filter(|one| known.contains(one));
            shared.map(str::to_owned).collect()
        };
        ranked(base).any(|other| other == id)
            && both(draft, base).last() != both(base, draft).last()
    }

    /// Whether its value in one draft differs from that of another control in another draft.
    pub(super) fn differs(&self, draft: &Draft, there: &Self, base: &Draft) -> bool {
        match &self.offer {
            Offer::Rank(..) => self.is_moved(draft, base),
            _ => self.value(draft, base) != there.value(base, base),
        }
    }

    /// The number it shows.
    fn now(&self, draft: &Draft) -> Option<i64> {
        match &self.offer {
            Offer::Number(number) => match &number.put {
                Put::Key | Put::Term => draft.number(&self.key),
                Put::Item(list, index) => draft.numbers(list).get(*index).copied(),
            },
            Offer::Choice(_) | Offer::Sizes | Offer::Rank(..) => None,
        }
    }

    /// The ratio to the base scheme's amount, if so large that it may be a slip.
    pub(super) fn times(&self, draft: &Draft, base: &Draft) -> Option<i64> {
        /// The ratio from which a slip is likelier than intent.
        const MANY: i64 = 20;
        let Offer::Number(Number {
            sort: Sort::Amount, ..
        }) = &self.offer
        else {
            return None;
        };
        let there = self.now(base)?.abs().max(1);
        let times = self.now(draft)?.abs() / there;
        (times >= MANY).then_some(times)
    }

    /// All choices: numbers around its own value and the base scheme's, or its words.
    pub(super) fn choices(&self, draft: &Draft, base: &Draft) -> Vec<Choice> {
        match &self.offer {
            Offer::Number(number) => {
                let marks = [self.now(draft), self.now(base)];
                let (least, most) = (number.least, number.most);
                let one = Points::one(number.decimals);
                let steps = presets::steps(number.sort, least, most, one, &marks);
                let numbers = steps
                    .into_iter()
                    .map(|n| Choice::change(number.says(n), self.typed(n)));
                numbers.chain(number.beside.iter().cloned()).collect()
            }
            Offer::Choice(choices) => choices.clone(),
            Offer::Sizes => {
                let mut lists: Vec<Vec<i64>> = Vec::new();
                for list in [draft, base].map(|draft| draft.numbers(&self.key)) {
                    let turned = list.iter().rev().copied().collect();
                    for list in [list, turned] {
                        if !list.is_empty() && !lists.contains(&list) {
                            lists.push(list);
                        }
                    }
                }
                let choice = |list: &Vec<i64>| Choice::change(sizes(list), self.listed(list));
                lists.iter().map(choice).collect()
            }
            Offer::Rank(id, names) => {
                let others = ranked(draft).filter(|other| other != id).map(Some);
                let places = std::iter::once(None).chain(others);
                let choice = |behind: Option<&str>| {
                    let change = Change::Rank(id.clone(), behind.map(str::to_owned));
                    Choice::change(above(behind, names), vec![change])
                };
                places.map(choice).collect()
            }
        }
    }

    /// The changes for a number chosen or typed.
    pub(super) fn typed(&self, n: i64) -> Vec<Change> {
        let Offer::Number(number) = &self.offer else {
            return Vec::new();
        };
        let mut changes = number.first.clone();
        let key = || self.key.clone();
        match &number.put {
            Put::Term if n == 0 => {
                let table = self.key.rsplit_once('.').map_or("", |(table, _)| table);
                changes.push(Change::Default(
                    table.to_owned(),
                    Value::Table(Table::new()),
                ));
                changes.push(Change::Clear(key()));
            }
            Put::Key | Put::Term => changes.push(Change::Set(key(), Value::Integer(n))),
            Put::Item(list, index) => {
                changes.push(Change::Item(list.clone(), *index, Value::Integer(n)));
            }
        }
        changes
    }

    /// The changes for a list of sizes chosen or typed.
    pub(super) fn listed(&self, sizes: &[i64]) -> Vec<Change> {
        let list = sizes.iter().copied().map(Value::Integer).collect();
        vec![Change::Set(self.key.clone(), Value::Array(list))]
    }

    /// Whether values other than the choices can be typed.
    pub(super) fn can_type(&self) -> bool {
        match &self.offer {
            Offer::Number(number) => !presets::is_whole(number.sort, number.least, number.most),
            Offer::Choice(_) | Offer::Rank(..) => false,
            Offer::Sizes => true,
        }
    }
}

/// The contract above which another ranks.
fn above(below: Option<&str>, names: &[(String, Message)]) -> Message {
    let name = |id: &str| names.iter().find(|(other, _)| other == id);
    let key = Key::new("contracts", "contracts.*.above");
    match below {
        None => key.must("-none"),
        Some(id) => {
            let name = name(id).map_or_else(|| Message::typed(id), |(_, name)| name.clone());
            let says = key.say("-value", |_| name.clone().into());
            says.unwrap_or(name)
        }
    }
}

impl Number {
    /// The text of one of its values.
    pub(super) fn says(&self, n: i64) -> Message {
        match &self.zero {
            Some(zero) if n == 0 => zero.clone(),
            _ => self.shown(n),
        }
    }

    /// One of its values as a number.
    pub(super) fn shown(&self, n: i64) -> Message {
        if self.decimals > 0 {
            Message::PointsAlone { n: self.points(n) }
        } else {
            Message::Number { n }
        }
    }

    pub(super) fn points(&self, n: i64) -> Points {
        let decimals = self.decimals;
        Points { n, decimals }
    }
}

/// How many sizes are shown before an ellipsis.
const SHOWN: usize = 8;

/// Hand sizes in sequence.
fn sizes(sizes: &[i64]) -> Message {
    let shown = sizes.iter().take(SHOWN).map(|n| Message::Number { n: *n });
    let row = shown.reduce(super::line::next).unwrap_or(Message::Blank);
    if sizes.len() > SHOWN {
        Message::HouseAndSoOn { row: row.nested() }
    } else {
        row
    }
}
