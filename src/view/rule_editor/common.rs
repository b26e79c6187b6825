//! Rules with special forms that several kinds share: ranges of players, and lists with a box per item.

use super::control::{Choice, Control};
use super::line::Sentence;
use super::rule::{Context, Row, SEATS};
use crate::cards::Trump;
use crate::scheme::contracts::USUAL_ROTATION;
use crate::scheme::draft::Value;
use crate::scheme::fields::{Form, ValueKind};
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
    let mut line = line.with_sentence_key(says);
    for (place, end) in says.1.iter().enumerate() {
        let ask = row.word(&format!("-{end}-ask"));
        let key = format!("{path}.#{}", place + 1);
        let number = Control::number(&key, ask, at.number(&key, ValueKind::Count));
        line.place = place;
        line = line.tap(if at_table { number.or(none()) } else { number });
    }
    vec![line]
}

/// The default rotation of trumps.
pub(super) fn usual_rotation() -> Value {
    USUAL_ROTATION.map(Trump::word).to_vec().into()
}

/// A list of words or of suits, a box each, with a `+` while another is possible. Words do not repeat; suits do, and one
/// of them remains.
pub(super) fn list(at: &Context, row: &Row, mut line: Sentence) -> Sentence {
    let there = at.draft.words(&row.path);
    let suits = matches!(row.entry.form, Form::Suits);
    let words: Vec<(&str, Message)> = if let Form::Words(words) = row.entry.form {
        let words = words().into_iter();
        let named = words.map(|word| (word, row.word(&format!("-{word}"))));
        named.collect()
    } else {
        let all = Trump::ALL.iter();
        let named = all.map(|(word, suit)| (*word, crate::view::trump(Some(*suit))));
        named.collect()
    };
    let key = |index: usize| format!("{}.#{}", row.path, index + 1);
    let choices = |index: usize| -> Vec<Choice> {
        let free = words
            .iter()
            .filter(|(word, _)| suits || there.get(index) == Some(word) || !there.contains(word));
        free.map(|(word, text)| Choice::set(text.clone(), &key(index), *word))
            .collect()
    };
    if there.is_empty() {
        line = line.word(row.word("-none"));
    }
    for index in 0..there.len() {
        let mut all = choices(index);
        if there.len() > usize::from(suits) {
            all.push(Choice::clear(Message::HouseTakeOut, &key(index)));
        }
        line = line.tap(Control::choice(at, &key(index), row.ask(), all));
    }
    let more = choices(there.len());
    if more.is_empty() {
        return line;
    }
    let add = format!("{}.+", row.path);
    line.add(Control::choice(at, &add, row.ask(), more))
}
