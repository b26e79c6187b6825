//! Rules with special forms that several kinds share: ranges of players, and lists with a box per item.

use super::control::{Choice, Control};
use super::line::Sentence;
use super::rule::{Context, Row, SEATS};
use crate::cards::Trump;
use crate::scheme::contracts::USUAL_ROTATION;
use crate::scheme::draft::Value;
use crate::scheme::fields::ValueKind;
use crate::scheme::keyword::Keyword;
use crate::view::message::Message;

/// How many players are dealt cards, and how many may sit at the table, which differ only if somebody sits out.
/// Partnership games always have four.
pub(super) fn seats(at: &Context, path: &str) -> Vec<Sentence> {
    let Some(row) = at.row(path).filter(|_| at.good.rules.sides().is_none()) else {
        return Vec::new();
    };
    let line = Sentence::new(path, row.word(""));
    let at_table = path == "at-table";
    let none = || Choice::clear(row.word("-none"), path);
    if at_table && !at.draft.has(path) {
        let players = at.draft.numbers("players");
        let least = players.first().copied().unwrap_or(2);
        let most = players.last().copied().unwrap_or(2).saturating_add(1);
        let more = Choice::set(row.word("-on"), path, vec![least, most.min(SEATS)]);
        let control = Control::choice(at, path, row.ask(), vec![none(), more]);
        return vec![line.word(row.word("-none")).add(control)];
    }
    let Some(says) = row.key.find("-says") else {
        return Vec::new();
    };
    let ends = [(1, "least"), (2, "most")].into_iter();
    let line = ends.fold(line.with_sentence_key(says), |line, (n, end)| {
        let ask = row.word(&format!("-{end}-ask"));
        let key = format!("{path}.#{n}");
        let number = Control::number(&key, ask, at.number(&key, ValueKind::Count));
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

/// The default rotation of trumps.
pub(super) fn usual_rotation() -> Value {
    USUAL_ROTATION.map(Trump::word).to_vec().into()
}

/// A list of words without repetition.
pub(super) fn modes(at: &Context, row: &Row, line: Sentence, words: &[&'static str]) -> Sentence {
    let there = at.draft.words(&row.path);
    let free = |index: usize| {
        let words = words
            .iter()
            .filter(|word| there.get(index) == Some(*word) || !there.contains(*word));
        words
            .map(|word| (*word, row.word(&format!("-{word}"))))
            .collect()
    };
    let line = if there.is_empty() {
        line.word(row.word("-none"))
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
    let items = at.draft.words(&row.path).len();
    let key = |index: usize| format!("{}.#{}", row.path, index + 1);
    let choices = |index: usize| -> Vec<Choice> {
        let words = words(index).into_iter();
        let choices = words.map(|(word, text)| Choice::set(text, &key(index), word));
        choices.collect()
    };
    for index in 0..items {
        let mut all = choices(index);
        if items > least {
            all.push(Choice::clear(Message::HouseTakeOut, &key(index)));
        }
        line = line.tap(Control::choice(at, &key(index), row.ask(), all));
    }
    let more = choices(items);
    if more.is_empty() {
        return line;
    }
    let add = format!("{}.+", row.path);
    line.add(Control::choice(at, &add, row.ask(), more))
}
