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

/// An end of the range of players dealt cards or at the table.
pub(super) fn end(at: &Context, row: &Row, index: usize, name: &str) -> Control {
    let key = format!("{}.#{}", row.path, index + 1);
    let number = at.number(&key, ValueKind::Count);
    let number = Control::number(&key, row.word(&format!("-{name}-ask")), number);
    if row.is_optional() {
        number.or(row.off(at))
    } else {
        number
    }
}

/// Whether one more may sit at the table than are dealt cards.
pub(super) fn one_more(at: &Context, row: &Row) -> Vec<Choice> {
    let players = at.draft.numbers("players");
    let least = players.first().copied().unwrap_or(2);
    let most = players.last().copied().unwrap_or(2).saturating_add(1);
    let more = Choice::set(row.word("-on"), &row.path, vec![least, most.min(SEATS)]);
    vec![row.off(at), more]
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
