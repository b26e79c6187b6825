//! The editor's state, and the sentences that follow from a kind's table of keys.
//!
//! A key that has a name gets a line, in table order. If it has a sentence, the line shows that with the boxes of the
//! keys that it names; else only the key's own box.

use super::control::{Choice, Control, Number};
use super::line::Sentence;
use super::{common, contracts, exact_bid};
use crate::scheme::draft::{Change, Draft, Value};
use crate::scheme::exact_bid::Term;
use crate::scheme::fields::{Entry, Form, Limits, ValueKind};
use crate::scheme::odd_trick::TRICKS;
use crate::scheme::{Scheme, fields};
use crate::seat::MAX_SEATS;
use crate::view::message::{Key, Message};
use std::cell::LazyCell;

/// The order of trump suits, shown after the source of trumps.
const ROTATION: &str = "trump.rotation";

#[expect(clippy::cast_possible_wrap, reason = "a table has a dozen seats")]
pub(super) const SEATS: i64 = MAX_SEATS as i64;

/// The input of the sentences.
pub(super) struct Context<'a> {
    pub(super) draft: &'a Draft,
    pub(super) base: &'a Draft,
    pub(super) good: &'a Scheme,
    pub(super) open: Option<&'a str>,
}

impl Context<'_> {
    /// Cards in the pack.
    pub(super) fn deck(&self) -> i64 {
        let deck = self.draft.number("deck").unwrap_or(52);
        deck.clamp(1, i64::from(u8::MAX))
    }

    /// The kind of the rules.
    pub(super) fn kind(&self) -> &'static str {
        self.good.rules.kind()
    }

    /// The values that bounds depend on.
    pub(super) fn limits(&self) -> Limits {
        let small = |n: i64| u8::try_from(n).unwrap_or(u8::MAX);
        let deck = self.deck();
        let cards = self.draft.number("cards").unwrap_or(13).clamp(1, deck);
        let book = self.draft.number("book").unwrap_or(6);
        Limits {
            deck: small(deck),
            cards: small(cards),
            players: self.good.players,
            book: u8::try_from(book).unwrap_or(0).min(TRICKS - 1),
        }
    }

    /// The number at a key, within the key's bounds.
    pub(super) fn number(&self, key: &str, sort: ValueKind) -> Number {
        let (least, most) = match fields::find(self.kind(), key).map(|entry| entry.form) {
            Some(Form::Number(bounds)) => bounds(self.limits()),
            // How many sit at the table or are dealt cards.
            _ if key.starts_with("at-table.") => (1, SEATS),
            _ if key.starts_with("players.") => (2, SEATS),
            _ => (i64::MIN, i64::MAX),
        };
        Number {
            least,
            most,
            sort,
            decimals: u8::from(sort.is_points() && self.draft.number("decimals") == Some(1)),
            now: [self.draft, self.base].map(|draft| draft.number(key)),
            zero: None,
            first: Vec::new(),
            term: false,
        }
    }

    /// The row at a key of this document; `None` if its kind has no such key.
    pub(super) fn row(&self, path: &str) -> Option<Row> {
        Some(Row {
            entry: fields::find(self.kind(), path)?,
            path: path.to_owned(),
            key: Key::new(self.kind(), path),
        })
    }

    /// The row of the key `name` below this row; if there is none, beside it.
    fn near(&self, row: &Row, name: &str) -> Option<Row> {
        let above = row.above();
        let beside = above.map_or(name.to_owned(), |above| format!("{above}.{name}"));
        self.row(&format!("{}.{name}", row.path))
            .or_else(|| self.row(&beside))
    }
}

/// A key with its table row and its path in this document.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) entry: &'static Entry,
    pub(super) path: String,
    pub(super) key: Key,
}

/// All sentences of a set of rules.
pub(super) fn lines(at: &Context) -> Vec<Sentence> {
    let rows = fields::of(at.kind()).iter();
    let rows = rows.filter(|entry| !entry.path.contains('*'));
    rows.flat_map(|entry| match entry.path.as_str() {
        "missed" => exact_bid::missed(at),
        // `missed` gives their lines: they replace the score of any miss.
        "over" | "under" => Vec::new(),
        "schedule" => exact_bid::schedule(at),
        "contracts" => contracts::lines(at),
        // Partnership games always have four players.
        "players" | "at-table" if at.good.rules.sides().is_some() => Vec::new(),
        path => Vec::from_iter(at.row(path).and_then(|row| line(at, &row, &Message::Blank))),
    })
    .collect()
}

impl Row {
    fn above(&self) -> Option<&str> {
        self.path.rsplit_once('.').map(|(above, _)| above)
    }

    /// The optional group that it is in, if it is in one.
    fn group(&self, at: &Context) -> Option<Self> {
        let group = at.row(self.above()?);
        group.filter(|group| group.entry.hint.optional)
    }

    /// Whether it can be removed. Without its own range, the table has as many seats as players dealt cards.
    pub(super) fn is_optional(&self) -> bool {
        self.entry.hint.optional || self.path == "at-table"
    }

    fn has(&self, at: &Context) -> bool {
        at.draft.has(&self.path)
    }

    /// The text when it is absent.
    fn none(&self) -> Message {
        self.key.word("-none").unwrap_or(Message::ValueNotPlayed)
    }

    pub(super) fn word(&self, part: &str) -> Message {
        self.key.word_or_key(part)
    }

    pub(super) fn ask(&self) -> Message {
        self.word("-ask")
    }

    /// The choice that removes it and its dependants.
    pub(super) fn off(&self, at: &Context) -> Choice {
        let removed = [Some(self.path.as_str()), self.entry.hint.along];
        let removed = removed.into_iter().flatten();
        let mut changes: Vec<Change> = removed.map(|key| Change::Clear(key.to_owned())).collect();
        let usual = LazyCell::new(|| fields::initial(at.kind(), None, at.limits()));
        let others = fields::of(at.kind()).iter();
        for other in others.filter(|other| other.hint.needs == [self.path.as_str()]) {
            let value = usual.get(&other.path).cloned();
            changes.extend(value.map(|value| Change::Set(other.path.clone(), value)));
        }
        Choice::change(self.none(), changes)
    }

    /// The changes that switch a group on: the base scheme's values, else defaults.
    fn on(&self, at: &Context) -> Vec<Change> {
        let groups = [Some(self.path.as_str()), self.entry.hint.along];
        let groups = groups.into_iter().flatten().map(|group| {
            let usual = || fields::initial(at.kind(), Some(group), at.limits()).into();
            let table = at.base.at(group).cloned().unwrap_or_else(usual);
            Change::Default(group.to_owned(), table)
        });
        groups.collect()
    }

    /// Whether it applies: its requirements are met, or it is set regardless and must be corrected.
    fn counts(&self, at: &Context) -> bool {
        let usual = || {
            let usual = fields::initial(at.kind(), None, at.limits());
            at.draft.at(&self.path) == usual.get(&self.path)
        };
        self.entry.hint.applies(|key| at.draft.has(key))
            || (self.has(at) && (self.is_optional() || !usual()))
    }
}

/// The line of a key, which may be one of a contract; `None` if it has no name or does not apply.
pub(super) fn line(at: &Context, row: &Row, contract: &Message) -> Option<Sentence> {
    let name = row.key.say("", |_| contract.clone().into())?;
    if !row.counts(at) || !row.is_optional() && !row.has(at) {
        return None;
    }
    if row.group(at).is_some_and(|group| !group.has(at)) {
        return None;
    }
    let mut line = Sentence::new(&row.path, name);
    line.line.pieces.says = row.key.find("-says").filter(|_| row.has(at));
    let Some((_, places)) = line.line.pieces.says else {
        return Some(part(at, row, line));
    };
    let covers = places.iter().filter_map(|place| at.near(row, place));
    let covers = covers.map(|row| row.path);
    let rotation = Some(ROTATION.to_owned()).filter(|_| row.path == "trump");
    let covers: Vec<String> = covers.chain(rotation).collect();
    // The ends of a range are no keys.
    if !covers.is_empty() {
        line = line.of(covers);
    }
    for (index, place) in places.iter().enumerate() {
        line.place = index;
        line = match at.near(row, place) {
            Some(row) => part(at, &row, line),
            None if *place == "sort" => line.tap(exact_bid::steps_or_list(at)),
            None => line.tap(common::end(at, row, index, place)),
        };
    }
    Some(line)
}

/// Appends the box of a key to a line, or a `+` if it is absent.
fn part(at: &Context, row: &Row, line: Sentence) -> Sentence {
    let path = row.path.as_str();
    match row.entry.form {
        Form::Words(_) => common::list(at, row, line),
        Form::Group | Form::Custom if path.ends_with(".target") => contracts::target(at, row, line),
        _ if row.is_optional() && !row.has(at) => line.word(row.none()).add(control(at, row)),
        Form::Formula => exact_bid::formula(at, row, line, None),
        _ => {
            let line = line.tap(control(at, row));
            let rotation = at.row(ROTATION).filter(|rotation| {
                let trump = ["trump", "trump.source"].contains(&path);
                trump && rotation.has(at)
            });
            match rotation {
                Some(rotation) => common::list(at, &rotation, line),
                None => line,
            }
        }
    }
}

/// The control that switches a group on: its leading number, else the choice whether it applies.
fn switch(at: &Context, row: &Row) -> Control {
    let lead = fields::of(at.kind()).iter().find(|entry| {
        let below = entry.path.strip_prefix(&row.path);
        entry.hint.leads && below.is_some_and(|below| below.starts_with('.'))
    });
    if let Some(row) = lead.and_then(|lead| at.row(&lead.path)) {
        return control(at, &row);
    }
    let played = row.key.word("-on").unwrap_or(Message::ValuePlayed);
    let on = Choice::change(played, row.on(at)).if_has(&row.path);
    Control::choice(at, &row.path, row.ask(), vec![row.off(at), on])
}

/// The box of a key.
pub(super) fn control(at: &Context, row: &Row) -> Control {
    let set = |value: Value| {
        let word = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        Choice::set(row.word(&format!("-{word}")), &row.path, value)
    };
    let choices: Vec<Choice> = match (row.entry.form, row.path.as_str()) {
        (Form::Number(_), _) => return number(at, row),
        (Form::Group, _) => return switch(at, row),
        (Form::Formula, _) => return exact_bid::number(at, row, Term::Constant),
        (Form::Word(_), "trump.source") => exact_bid::trump(row),
        (Form::Truth, "schedule.back") => exact_bid::there_and_back(at, row),
        (Form::Custom, "trump") => contracts::trump(row),
        (Form::Custom, "at-table") => common::one_more(at, row),
        (Form::Custom, _) => return contracts::rank(at, row),
        (Form::Truth, _) => [false, true].map(|truth| set(truth.into())).into(),
        (Form::Word(words), _) => words().into_iter().map(|word| set(word.into())).collect(),
        _ => Vec::new(),
    };
    Control::choice(at, &row.path, row.ask(), choices)
}

/// The box of a number; a choice if both possible values have names.
fn number(at: &Context, row: &Row) -> Control {
    let named = [0, 1, 2].map(|n| Some((n, row.key.word(&format!("-{n}"))?)));
    let mut named: Vec<(i64, Message)> = named.into_iter().flatten().collect();
    if named.len() > 1 {
        let choices = named.into_iter();
        let choices = choices.map(|(n, word)| Choice::set(word, &row.path, n));
        return Control::choice(at, &row.path, row.ask(), choices.collect());
    }
    let group = row.group(at);
    let led = group.as_ref().filter(|_| row.entry.hint.leads);
    let number = Number {
        zero: named.pop().map(|(_, word)| word),
        first: led.map(|group| group.on(at)).unwrap_or_default(),
        ..at.number(&row.path, row.entry.hint.kind)
    };
    let number = Control::number(&row.path, row.ask(), number);
    let removable = Some(row).filter(|row| row.entry.hint.optional);
    match removable.or(group.as_ref()) {
        Some(row) => number.or(row.off(at)),
        None => number,
    }
}
