//! Why rules cannot stand as they are, in a sentence, and the line that it belongs to.

use super::at::At;
use super::control::{Control, Offer};
use super::line::Sentence;
use crate::scheme::document::SchemeError;
use crate::scheme::set::SetError;
use crate::view::message::{House, Message};

/// What is wrong, and with which of the lines.
pub(super) fn of(error: &SetError, at: &At, lines: &[Sentence]) -> (usize, Message) {
    let SetError::Setting(error) = error else {
        return (0, other(error));
    };
    let key = match error {
        SchemeError::UnknownKey { key, .. }
        | SchemeError::Missing { key }
        | SchemeError::Wrong { key, .. }
        | SchemeError::Clash { key, .. } => key.as_str(),
        SchemeError::TooLong { .. }
        | SchemeError::Toml { .. }
        | SchemeError::Newer { .. }
        | SchemeError::UnknownKind { .. } => return (0, other(error)),
    };
    let found = find(key, lines);
    let said = match error {
        SchemeError::Clash { .. } => clash(key, at),
        _ => found.and_then(|(_, control)| bounds(control, at)),
    };
    let line = found.map_or(0, |(line, _)| line);
    (line, said.unwrap_or_else(|| other(error)))
}

fn other(error: &impl ToString) -> Message {
    let why = error.to_string();
    House::FaultOther { why }.into()
}

/// The control at a key, else the nearest below or above it.
fn find<'a>(key: &str, lines: &'a [Sentence]) -> Option<(usize, &'a Control)> {
    let below = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.starts_with('.'));
    let controls = || {
        lines.iter().enumerate().flat_map(|(line, sentence)| {
            let controls = sentence.parts.iter().filter_map(|part| part.control());
            controls.map(move |control| (line, control))
        })
    };
    controls()
        .find(|(_, control)| control.key == key)
        .or_else(|| controls().find(|(_, control)| below(&control.key, key)))
        .or_else(|| controls().find(|(_, control)| below(key, &control.key)))
}

fn bounds(control: &Control, at: &At) -> Option<Message> {
    let (least, most) = match &control.offer {
        Offer::Number(number) => (number.least, number.most),
        Offer::Sizes => (1, at.deck()),
        Offer::Choice(_) | Offer::Rank(..) => return None,
    };
    Some(House::FaultBounds { least, most }.into())
}

/// Two values that contradict each other.
fn clash(key: &str, at: &At) -> Option<Message> {
    let draft = at.draft;
    let ends = |key: &str| match draft.numbers(key).as_slice() {
        [least, most] => Some((*least, *most)),
        _ => None,
    };
    let n = |key: &str| draft.number(key).unwrap_or(0);
    let (least, most) = ends("players")?;
    let said = match key {
        "players" => House::FaultSpan { least, most },
        "at-table" => match ends("at-table") {
            Some((least, most)) if least > most => House::FaultSpan { least, most },
            _ => House::FaultTable {
                least,
                most: most.saturating_add(1),
            },
        },
        "deck" => House::FaultDeck { n: n("deck") },
        "cards" => House::FaultCards {
            n: n("cards"),
            players: most,
            deck: n("deck"),
        },
        "all-pass" => House::FaultNoMisere,
        "contracts" => House::FaultNoContract,
        "bids.min" => House::FaultSpan {
            least: n("bids.min"),
            most: n("bids.max"),
        },
        "honours" => House::FaultHonours,
        "rubber" => House::FaultRubber,
        key if key.ends_with(".declarers") => House::FaultDeclarers,
        _ => return None,
    };
    Some(said.into())
}
