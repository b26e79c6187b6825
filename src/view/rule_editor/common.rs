//! Rules with special forms that several kinds share: ranges of players, and lists with a box per item.

use super::choice::{Change, Choice};
use super::context::Context;
use super::control::Control;
use super::line::Sentence;
use super::rule::Row;
use crate::cards::Trump;
use crate::scheme::draft::Value;
use crate::scheme::fields::Sort;
use crate::scheme::switch::Switch;
use crate::seat::MAX_SEATS;
use crate::view::message::Message;

#[expect(clippy::cast_possible_wrap, reason = "a table has a dozen seats")]
const SEATS: i64 = MAX_SEATS as i64;

/// How many players are dealt cards, and how many may sit at the table, which differ only if somebody sits out.
/// Partnership games always have four.
pub(super) fn seats(at: &Context, path: &str) -> Vec<Sentence> {
    let Some(row) = at.row(path).filter(|_| at.good.rules.sides().is_none()) else {
        return Vec::new();
    };
    let line = Sentence::new(path, row.key.must(""));
    let at_table = path == "at-table";
    let none = || {
        let clear = vec![Change::Clear(path.to_owned())];
        Choice::change(row.key.must("-none"), clear)
    };
    if at_table && !at.draft.has(path) {
        let players = at.draft.numbers("players");
        let least = players.first().copied().unwrap_or(2);
        let most = players.last().copied().unwrap_or(2).saturating_add(1);
        let both = Value::from(vec![least, most.min(SEATS)]);
        let more = Choice::change(
            row.key.must("-on"),
            vec![Change::Set(path.to_owned(), both)],
        );
        let choices = vec![none(), more];
        let control = Control::choice(path, row.ask(), choices);
        return vec![line.word(row.key.must("-none")).add(control)];
    }
    let Some(says) = row.key.find("-says") else {
        return Vec::new();
    };
    let ends = [(0, "least"), (1, "most")];
    let line = ends
        .into_iter()
        .fold(line.says_at(says), |line, (index, end)| {
            let ask = row.key.must(&format!("-{end}-ask"));
            let fewest = if at_table { 1 } else { 2 };
            let number = Control::number(
                format!("{path}.#{}", index + 1),
                ask,
                (fewest, SEATS),
                Sort::Count,
            );
            let number = number.item(path, index);
            line.at(end)
                .tap(if at_table { number.or(none()) } else { number })
        });
    vec![line]
}

/// The order of a rotation: a box per suit, and a `+` to add one.
pub(super) fn rotation(at: &Context, row: &Row, line: Sentence) -> Sentence {
    let suits = |_: usize| {
        let all = Trump::ALL.iter();
        all.map(|(word, suit)| (*word, crate::view::trump(Some(*suit))))
            .collect()
    };
    items(at, row, line, suits, 1)
}

/// The default trump rotation.
pub(super) fn usual_rotation() -> Value {
    let suits = [Trump::Hearts, Trump::Spades, Trump::Diamonds, Trump::Clubs];
    suits.map(Trump::word).to_vec().into()
}

/// A list of words without repetition.
pub(super) fn modes(at: &Context, row: &Row, line: Sentence, words: &[&'static str]) -> Sentence {
    let there = at.draft.words(&row.path);
    let free = |index: usize| {
        let words = words
            .iter()
            .filter(|word| there.get(index) == Some(*word) || !there.contains(*word));
        words
            .map(|word| (*word, row.key.must(&format!("-{word}"))))
            .collect()
    };
    let line = if there.is_empty() {
        line.word(row.key.must("-none"))
    } else {
        line
    };
    items(at, row, line, free, 0)
}

/// A list of words, a box each, with a `+` while another word is possible. `words` gives the words allowed at an index;
/// at least `least` items remain.
fn items(
    at: &Context,
    row: &Row,
    mut line: Sentence,
    words: impl Fn(usize) -> Vec<(&'static str, Message)>,
    least: usize,
) -> Sentence {
    let list = &row.path;
    let items = at.draft.words(list).len();
    let choices = |index: usize| -> Vec<Choice> {
        let choice = |(word, text): (&str, Message)| {
            let item = Change::Item(list.clone(), index, Value::from(word));
            Choice::change(text, vec![item])
        };
        words(index).into_iter().map(choice).collect()
    };
    for index in 0..items {
        let mut all = choices(index);
        if items > least {
            let less = Change::Drop(list.clone(), index);
            all.push(Choice::change(Message::HouseTakeOut, vec![less]));
        }
        let key = format!("{list}.#{}", index + 1);
        line = line.tap(Control::choice(key, row.ask(), all));
    }
    let more = choices(items);
    if more.is_empty() {
        return line;
    }
    line.add(Control::choice(format!("{list}.+"), row.ask(), more))
}
