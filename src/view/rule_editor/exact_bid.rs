//! Rules of kind `exact-bid` with special forms: formulas, the score of a miss, the hand sizes, the source of trumps.

use super::common;
use super::control::{Choice, Control, Number};
use super::line::Sentence;
use super::rule::{Context, Row, line};
use crate::games;
use crate::scheme::draft::{Change, Value};
use crate::scheme::exact_bid::{BidTrumpSource, Repeat, Term};
use crate::scheme::keyword::Keyword;
use crate::view::message::{Key, Message};
use toml::Table;

/// The score of a miss: one line, or one each for too many and too few tricks.
pub(super) fn missed(at: &Context) -> Vec<Sentence> {
    let apart = ["over", "under"];
    let copy = |from: &str, to: &str| {
        let value = at.draft.at(from).cloned();
        value.map(|value| Change::Set(to.to_owned(), value))
    };
    let line = |path: &str, text: &str, changes: Vec<Change>, other: &str| {
        let (row, missed) = (at.row(path)?, at.row("missed")?);
        let line = Sentence::new(path, row.word(""));
        let more = Choice::change(missed.word(text), changes).if_has(other);
        Some(formula(at, &row, line, Some(more)))
    };
    if apart.iter().any(|key| at.draft.has(key)) {
        // Merging keeps the score for too few tricks, the worse one at most tables.
        let alike = || copy("under", "missed").into_iter().collect();
        let lines = apart.iter();
        return lines
            .filter_map(|key| line(key, "-alike", alike(), "missed"))
            .collect();
    }
    let copies = apart.iter().filter_map(|key| copy("missed", key));
    let changes = copies.chain([Change::Clear("missed".to_owned())]);
    let every = line("missed", "-apart", changes.collect(), "over");
    every.into_iter().collect()
}

/// The hand sizes: from one to another in steps, or a list.
pub(super) fn schedule(at: &Context) -> Vec<Sentence> {
    let Some(row) = at.row("schedule") else {
        return Vec::new();
    };
    // The second line, on how the sizes follow each other, has its own texts.
    let sizes = Row {
        key: Key::new(at.kind(), "schedule.sizes"),
        ..row.clone()
    };
    let list = "schedule.list";
    if at.draft.has(list) {
        let control = Control::sizes(at, list, row.word("-list-ask"));
        let cards = Sentence::new("schedule", row.word("")).tap(control);
        let kind = Sentence::new("schedule.sizes", sizes.word("")).tap(steps_or_list(at));
        return vec![cards, kind.of(vec![list.to_owned()])];
    }
    let cards = line(at, &row, &Message::Blank);
    let kind = line(at, &sizes, &Message::Blank).map(|mut line| {
        "schedule.sizes".clone_into(&mut line.id);
        line
    });
    [cards, kind].into_iter().flatten().collect()
}

/// The choice between steps and a list. A new list has the sizes of the steps; new steps go from the first size of the
/// list to its last.
pub(super) fn steps_or_list(at: &Context) -> Control {
    let words = Key::new(at.kind(), "schedule");
    let other: Table = if at.draft.has("schedule.list") {
        let list = at.draft.numbers("schedule.list");
        let end = |end: Option<&i64>| Value::Integer(end.copied().unwrap_or(1));
        let steps = [
            ("from", end(list.first())),
            ("to", end(list.last())),
            ("step", 1.into()),
            ("back", false.into()),
            ("repeat", Repeat::None.word().into()),
        ];
        Table::from_iter(steps.map(|(key, value): (&str, Value)| (key.to_owned(), value)))
    } else {
        let sizes = games::schedule(at.good, usize::from(at.good.players.least));
        let sizes: Vec<i64> = sizes.into_iter().map(i64::from).collect();
        Table::from_iter([("list".to_owned(), sizes.into())])
    };
    let forms = [("-stepwise", "schedule.from"), ("-listed", "schedule.list")];
    let choices = forms.map(|(text, there)| {
        let now = at.draft.at("schedule").filter(|_| at.draft.has(there));
        let value = now.cloned().unwrap_or_else(|| other.clone().into());
        Choice::set(words.word_or_key(text), "schedule", value).if_has(there)
    });
    Control::choice(at, "schedule", words.word_or_key("-ask"), choices.into())
}

/// Whether the sizes turn back; the text depends on whether they first rise or fall.
pub(super) fn there_and_back(at: &Context, row: &Row) -> Vec<Choice> {
    let up = at.draft.number("schedule.from") <= at.draft.number("schedule.to");
    let words = if up {
        ["-up", "-up-down"]
    } else {
        ["-down", "-down-up"]
    };
    let choices = words.into_iter().zip([false, true]);
    let choices = choices.map(|(word, back)| Choice::set(row.word(word), &row.path, back));
    choices.collect()
}

/// The source of trumps, with the keys that belong to it.
pub(super) fn trump(row: &Row) -> Vec<Choice> {
    let beside = |key: &str, counts: bool, usual: Value| {
        let key = format!("trump.{key}");
        if counts {
            Change::Default(key, usual)
        } else {
            Change::Clear(key)
        }
    };
    let choices = BidTrumpSource::ALL.iter().map(|(word, value)| {
        let (in_turn, turned_up) = (BidTrumpSource::Rotation, BidTrumpSource::TurnUp);
        let changes = vec![
            beside("rotation", *value == in_turn, common::usual_rotation()),
            beside("last-resort", *value == turned_up, "last-card".into()),
            Change::Set(row.path.clone(), (*word).into()),
        ];
        Choice::change(row.word(&format!("-{word}")), changes)
    });
    choices.collect()
}

/// A formula as a sentence: a constant, and an amount per unit of each term. `more` is what its `+` offers besides terms.
///
/// A term of 0 is left out unless its box is open. Without terms only 0 is shown.
pub(super) fn formula(
    at: &Context,
    row: &Row,
    mut line: Sentence,
    more: Option<Choice>,
) -> Sentence {
    let there = |term: &Term| at.draft.number(&key(row, *term)).unwrap_or(0) != 0;
    let open = |term: &Term| at.open == Some(key(row, *term).as_str());
    let all = Term::ALL.iter().map(|(_, term)| *term);
    let shown = all.clone().filter(|term| there(term) || open(term));
    let mut shown: Vec<Term> = shown.collect();
    if shown.is_empty() {
        shown.push(Term::Constant);
    }
    for (place, term) in shown.iter().enumerate() {
        if place > 0 {
            line = line.word(Message::HousePlusSign);
        }
        line = line.tap(number(at, row, *term));
        if *term != Term::Constant {
            line = line.word(Message::house_times_what(term_name(*term)));
        }
    }
    let rest = all.filter(|term| !shown.contains(term));
    let terms = rest.map(|term| {
        let open = Choice::change(word(term, "-ask"), Vec::new()).then_open(key(row, term));
        open.if_has(&key(row, term))
    });
    let choices: Vec<Choice> = terms.chain(more).collect();
    if choices.is_empty() {
        line
    } else {
        let add = format!("{}.+", row.path);
        line.add(Control::choice(at, &add, Message::HouseAskAdd, choices))
    }
}

fn key(row: &Row, term: Term) -> String {
    format!("{}.{}", row.path, term.word())
}

/// The number of a term.
pub(super) fn number(at: &Context, row: &Row, term: Term) -> Control {
    let key = key(row, term);
    let number = Number {
        first: vec![Change::Default(row.path.clone(), Table::new().into())],
        term: true,
        ..at.number(&key, row.entry.hint.kind)
    };
    let number = Control::number(&key, word(term, "-ask"), number);
    match row.key.word("-none") {
        Some(none) => number.or(Choice::clear(none, &row.path)),
        None => number,
    }
}

/// What a term counts, after a number.
pub(in crate::view) fn term_name(term: Term) -> Message {
    match term {
        Term::Constant => Message::Blank,
        _ => word(term, ""),
    }
}

fn word(term: Term, part: &str) -> Message {
    Key::new("exact-bid", &format!("term.{}", term.word())).word_or_key(part)
}
