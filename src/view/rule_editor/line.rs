//! A rule as a sentence of text and boxes, and its difference from the base scheme's.

pub use crate::view::page::{PieceKind, RuleLine as Line, RulePiece as Piece};

use super::context::Context;
use super::control::Control;
use crate::scheme::draft::Draft;
use crate::view::message::Message;

/// The pieces of a line, and the sentence that contains them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// The key of the sentence; `None` to show the pieces in order.
    pub says: Option<&'static str>,
    /// The names of the sentence's arguments.
    pub places: &'static [&'static str],
    /// The pieces, in the order of the arguments.
    pub all: Vec<Piece>,
}

impl Piece {
    /// Text of a sentence.
    pub(crate) fn words(text: &str) -> Self {
        Self {
            place: 0,
            kind: PieceKind::Word,
            text: Message::typed(text),
            label: Message::Blank,
            open: false,
            id: None,
            key: String::new(),
        }
    }
}

/// A rule as a sentence.
#[derive(Clone, Debug)]
pub(super) struct Sentence {
    /// A unique id.
    pub(super) id: String,
    pub(super) name: Message,
    says: Option<(&'static str, &'static [&'static str])>,
    parts: Vec<(usize, Part)>,
    /// The argument of the next part.
    place: usize,
    /// The keys of the document that it covers.
    covers: Vec<String>,
}

#[derive(Clone, Debug)]
enum Part {
    Word(Message),
    Box(Control),
    Add(Control),
}

impl Part {
    fn control(&self) -> Option<&Control> {
        match self {
            Self::Word(_) => None,
            Self::Box(control) | Self::Add(control) => Some(control),
        }
    }

    /// Its text; `None` if it only opens choices.
    fn says(&self, draft: &Draft, base: &Draft) -> Option<Message> {
        match self {
            Self::Word(word) => Some(word.clone()),
            Self::Box(control) => Some(control.value(draft, base)),
            Self::Add(_) => None,
        }
    }
}

impl Sentence {
    /// A rule for one key and those below it.
    pub(super) fn new(id: &str, name: impl Into<Message>) -> Self {
        Self {
            id: id.to_owned(),
            name: name.into(),
            says: None,
            parts: Vec::new(),
            place: 0,
            covers: vec![id.to_owned()],
        }
    }

    /// Puts the parts into the arguments of a sentence.
    pub(super) fn says_at(mut self, says: (&'static str, &'static [&'static str])) -> Self {
        self.says = Some(says);
        self
    }

    /// Puts the following parts into this argument.
    pub(super) fn at(mut self, place: &str) -> Self {
        let places = self.says.map_or(&[][..], |(_, places)| places);
        let found = places.iter().position(|known| *known == place);
        self.place = found.unwrap_or(self.place);
        self
    }

    /// The controls in it, in order.
    pub(super) fn controls(&self) -> impl Iterator<Item = &Control> {
        self.parts.iter().filter_map(|(_, part)| part.control())
    }

    /// Sets the keys that it covers.
    pub(super) fn of(mut self, keys: Vec<String>) -> Self {
        self.covers = keys;
        self
    }

    pub(super) fn word(mut self, word: impl Into<Message>) -> Self {
        self.parts.push((self.place, Part::Word(word.into())));
        self
    }

    pub(super) fn tap(mut self, control: Control) -> Self {
        self.parts.push((self.place, Part::Box(control)));
        self
    }

    pub(super) fn add(mut self, control: Control) -> Self {
        self.parts.push((self.place, Part::Add(control)));
        self
    }

    /// Whether it differs from the base scheme.
    pub(super) fn is_changed(&self, draft: &Draft, base: &Draft) -> bool {
        self.covers.iter().any(|key| {
            let (here, there) = (stands(draft, base, key), stands(base, draft, key));
            !draft.same(here, base, there)
        }) || self.boxes().any(|control| control.is_moved(draft, base))
    }

    /// The sentence, without parts that only open choices.
    fn says(&self, draft: &Draft, base: &Draft) -> Message {
        let at = |place: usize| {
            let parts = self.parts.iter().filter(|(at, _)| *at == place);
            let texts = parts.filter_map(|(_, part)| part.says(draft, base));
            texts.reduce(next).unwrap_or(Message::Blank)
        };
        let Some((key, places)) = self.says else {
            return at(0);
        };
        let parts = places.iter().enumerate();
        let parts = parts
            .map(|(place, name)| (*name, at(place).into()))
            .collect();
        Message::Rule { key, parts }
    }

    /// The line for the page; `from` is the id of its first piece.
    pub(super) fn line(
        &self,
        at: &Context,
        before: &[Sentence],
        error: Message,
        from: usize,
    ) -> Line {
        let changed = self.is_changed(at.draft, at.base);
        let was = if changed {
            self.was(at, before)
        } else {
            Message::Blank
        };
        let is_open = |control: &Control| at.open == Some(control.key.as_str());
        let taps = self.parts.iter().scan(from, |id, (_, part)| {
            let here = part.control().map(|_| *id);
            *id += usize::from(here.is_some());
            Some(here)
        });
        let pieces = self.parts.iter().zip(taps);
        let pieces = pieces.map(|((place, part), id)| self.piece(at, *place, part, id));
        let said = Message::HouseLineSays {
            name: self.name.clone().nested(),
            said: self.says(at.draft, at.base).nested(),
        };
        let label = match &was {
            Message::Blank => said,
            was => list(said, was.clone()),
        };
        Line {
            name: self.name.clone(),
            pieces: Pieces {
                says: self.says.map(|(key, _)| key),
                places: self.says.map_or(&[], |(_, places)| places),
                all: pieces.collect(),
            },
            changed,
            was,
            open: self.controls().any(is_open),
            error,
            label,
        }
    }

    fn piece(&self, at: &Context, place: usize, part: &Part, id: Option<usize>) -> Piece {
        let name = || self.name.clone().nested();
        let (kind, text, label) = match part {
            Part::Word(word) => (PieceKind::Word, word.clone(), Message::Blank),
            Part::Box(control) => {
                let value = control.value(at.draft, at.base);
                let ask = control.ask.clone().nested();
                let said = Message::HouseBoxSays {
                    name: name(),
                    ask,
                    value: in_words(&value).nested(),
                };
                (PieceKind::Box, value, said)
            }
            Part::Add(control) => {
                let ask = control.ask.clone().nested();
                let said = Message::HouseAddSays { name: name(), ask };
                (PieceKind::Add, Message::Blank, said)
            }
        };
        Piece {
            place,
            kind,
            text,
            label,
            open: part
                .control()
                .is_some_and(|control| at.open == Some(control.key.as_str())),
            id,
            key: part
                .control()
                .map(|control| control.key.clone())
                .unwrap_or_default(),
        }
    }

    /// The base scheme's text: the differing values if the sentence is the same, else all of it.
    fn was(&self, at: &Context, before: &[Sentence]) -> Message {
        let ids: &[&str] = match self.id.as_str() {
            "over" | "under" => &[self.id.as_str(), "missed"],
            "missed" => &["missed", "over", "under"],
            id => &[id],
        };
        let there = |id: &&str| before.iter().find(|sentence| sentence.id == *id);
        let lines: Vec<&Sentence> = ids.iter().filter_map(there).collect();
        let what = match lines.as_slice() {
            // A contract missing in the base scheme is not played.
            [] if self.id.starts_with("contracts.") && self.id.ends_with(".allowed") => {
                Some(Message::ValueNotPlayed)
            }
            [] => return Message::Blank,
            [line] if self.keys().eq(line.keys()) => self.differing(at, line),
            lines => lines
                .iter()
                .map(|line| line.says(at.base, at.base))
                .reduce(list),
        };
        what.map_or(Message::Blank, |what| Message::HouseWas {
            what: what.nested(),
        })
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.boxes().map(|control| control.key.as_str())
    }

    fn boxes(&self) -> impl Iterator<Item = &Control> {
        self.parts.iter().filter_map(|(_, part)| match part {
            Part::Box(control) => Some(control),
            Part::Word(_) | Part::Add(_) => None,
        })
    }

    fn differing(&self, at: &Context, line: &Sentence) -> Option<Message> {
        let values = self.boxes().zip(line.boxes()).filter_map(|(here, there)| {
            let was = || there.value(at.base, at.base);
            here.differs(at.draft, there, at.base).then(was)
        });
        values
            .reduce(list)
            .or_else(|| Some(line.says(at.base, at.base)))
    }
}

/// The key that applies if another is absent: the score of any miss for that of too many or too few tricks, and the number
/// of players dealt cards for that at the table, if the other draft has one.
fn stands<'a>(draft: &Draft, other: &Draft, key: &'a str) -> &'a str {
    match key {
        key if draft.has(key) => key,
        "over" | "under" => "missed",
        "at-table" if other.has(key) => "players",
        key => key,
    }
}

/// Two parts of a sentence in sequence.
pub(in crate::view) fn next(first: Message, second: Message) -> Message {
    Message::HouseNext {
        first: first.nested(),
        second: second.nested(),
    }
}

/// Two items of a list.
pub(in crate::view) fn list(first: Message, second: Message) -> Message {
    Message::HouseList {
        first: first.nested(),
        second: second.nested(),
    }
}

/// A value for screen readers: a number with its sign as a word.
pub(super) fn in_words(value: &Message) -> Message {
    match value {
        Message::Number { n } => Message::HouseInWords { n: (*n).into() },
        Message::PointsAlone { n } => Message::HouseInWords { n: *n },
        other => other.clone(),
    }
}
