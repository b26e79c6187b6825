//! A formula as a sentence: a constant, and an amount per unit of each term.

use super::choice::Choice;
use super::context::Context;
use super::control::{Control, Number};
use super::line::Sentence;
use super::rule::Row;
use crate::scheme::exact_bid::Term;
use crate::view::message::Message;
use crate::view::message::rule_names::Key;

/// The rule as a sentence; `more` is what its `+` offers besides terms.
///
/// A term of 0 is left out unless its box is open. Without terms only 0 is shown.
pub(super) fn sentence(
    at: &Context,
    row: &Row,
    mut line: Sentence,
    more: Option<Choice>,
) -> Sentence {
    if row.key.find("-none").is_some() && !at.draft.has(&row.path) {
        let first = number(at, row, Term::Constant);
        return line.word(row.word("-none")).add(first);
    }
    let there = |term: &Term| at.draft.number(&key(row, *term)).unwrap_or(0) != 0;
    let open = |term: &Term| at.open == Some(key(row, *term).as_str());
    let mut shown = Term::ALL.to_vec();
    shown.retain(|term| there(term) || open(term));
    if shown.is_empty() {
        shown.push(Term::Constant);
    }
    for (place, term) in shown.iter().enumerate() {
        if place > 0 {
            line = line.word(Message::HousePlusSign);
        }
        line = line.tap(number(at, row, *term));
        if *term != Term::Constant {
            line = line.word(Message::house_times_what(name(*term)));
        }
    }
    let rest = Term::ALL.into_iter().filter(|term| !shown.contains(term));
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
    format!("{}.{}", row.path, term.key())
}

fn number(at: &Context, row: &Row, term: Term) -> Control {
    let key = key(row, term);
    let number = Number {
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
pub(in crate::view) fn name(term: Term) -> Message {
    match term {
        Term::Constant => Message::Blank,
        _ => word(term, ""),
    }
}

fn word(term: Term, part: &str) -> Message {
    Key::new("exact-bid", &format!("term.{}", term.key())).word_or_key(part)
}
