//! A rule as a sentence of text and boxes, and its difference from the base scheme's.

pub use crate::view::page::{PieceKind, RuleLine as Line, RulePiece as Piece};

use super::control::Control;
use super::rule::Context;
use crate::scheme::draft::Draft;
use crate::view::message::Message;

/// The pieces of a line, and the sentence that contains them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// The key of the sentence, and the names of its arguments; `None` to show the pieces in order.
    pub says: Option<(&'static str, &'static [&'static str])>,
    /// The pieces, in the order of the arguments.
    pub all: Vec<Piece>,
}

impl Piece {
    /// Text of a sentence.
    pub(crate) fn words(text: &str) -> Self {
        Self {
            text: Message::typed(text),
            ..Self::default()
        }
    }
}

/// A rule as a sentence.
#[derive(Clone, Debug)]
pub(super) struct Sentence {
    /// A unique id.
    pub(super) id: String,
    /// The line for the page, without differences, error, ids, and the open box.
    pub(super) line: Line,
    /// The controls of the pieces that can be tapped.
    pub(super) controls: Vec<Control>,
    /// The index of the argument for the next piece.
    pub(super) place: usize,
    /// The keys of the document that it covers.
    covers: Vec<String>,
}

impl Sentence {
    /// A rule for one key and those below it.
    pub(super) fn new(id: &str, name: Message) -> Self {
        Self {
            id: id.to_owned(),
            line: Line {
                name,
                ..Line::default()
            },
            controls: Vec::new(),
            place: 0,
            covers: vec![id.to_owned()],
        }
    }

    /// Sets the keys that it covers.
    pub(super) fn of(mut self, keys: Vec<String>) -> Self {
        self.covers = keys;
        self
    }

    pub(super) fn word(mut self, word: Message) -> Self {
        self.line.pieces.all.push(Piece {
            place: self.place,
            text: word,
            ..Piece::default()
        });
        self
    }

    pub(super) fn tap(self, control: Control) -> Self {
        let label = Message::house_box_says(
            self.line.name.clone(),
            control.ask.clone(),
            in_words(&control.value),
        );
        let value = control.value.clone();
        self.word(value).tapped(PieceKind::Box, label, control)
    }

    pub(super) fn add(self, control: Control) -> Self {
        let label = Message::house_add_says(self.line.name.clone(), control.ask.clone());
        let blank = self.word(Message::Blank);
        blank.tapped(PieceKind::Add, label, control)
    }

    /// Makes the last piece open a control.
    fn tapped(mut self, kind: PieceKind, label: Message, control: Control) -> Self {
        if let Some(piece) = self.line.pieces.all.last_mut() {
            piece.key.clone_from(&control.key);
            (piece.kind, piece.label) = (kind, label);
        }
        self.controls.push(control);
        self
    }

    /// Whether it differs from the base scheme.
    fn is_changed(&self, at: &Context) -> bool {
        let (draft, base) = (at.draft, at.base);
        self.boxes().any(|control| control.moved == Some(true))
            || self.covers.iter().any(|key| {
                let here = effective_key(draft, base, key);
                let there = effective_key(base, draft, key);
                draft.at(here) != base.at(there)
            })
    }

    /// The sentence, without parts that only open choices.
    fn says(&self) -> Message {
        let pieces = &self.line.pieces;
        let at = |place: usize| {
            let said = pieces.all.iter();
            let said = said.filter(|piece| piece.place == place && piece.kind != PieceKind::Add);
            let texts = said.map(|piece| piece.text.clone());
            texts.reduce(Message::spaced).unwrap_or_default()
        };
        let Some((key, places)) = pieces.says else {
            return at(0);
        };
        let parts = places.iter().enumerate();
        let parts = parts.map(|(place, name)| (*name, at(place).into()));
        let parts = parts.collect();
        Message::Rule { key, parts }
    }

    /// The line with its differences from the base scheme.
    pub(super) fn line(&self, at: &Context, before: &[Self]) -> Line {
        let changed = self.is_changed(at);
        let was = if changed {
            self.was(before)
        } else {
            Message::Blank
        };
        let said = Message::labelled(self.line.name.clone(), self.says());
        Line {
            changed,
            label: match &was {
                Message::Blank => said,
                was => Message::listed(said, was.clone()),
            },
            was,
            ..self.line.clone()
        }
    }

    /// The base scheme's text: the differing values if the sentence is the same, else all of it.
    fn was(&self, before: &[Self]) -> Message {
        let ids: &[&str] = match self.id.as_str() {
            "over" | "under" => &[self.id.as_str(), "missed"],
            "missed" => &["missed", "over", "under"],
            id => &[id],
        };
        let there = |id: &&str| before.iter().find(|sentence| sentence.id == *id);
        let lines: Vec<&Self> = ids.iter().filter_map(there).collect();
        let same = |line: &Self| {
            self.boxes()
                .map(|one| &one.key)
                .eq(line.boxes().map(|one| &one.key))
        };
        let what = match lines.as_slice() {
            // A contract missing in the base scheme is not played.
            [] if self.id.starts_with("contracts.") && self.id.ends_with(".allowed") => {
                Message::ValueNotPlayed
            }
            [] => return Message::Blank,
            [line] if same(line) => {
                let both = self.boxes().zip(line.boxes()).filter(|(here, there)| {
                    here.moved.unwrap_or_else(|| here.value != there.value)
                });
                let values = both.map(|(_, there)| there.value.clone());
                values
                    .reduce(Message::listed)
                    .unwrap_or_else(|| line.says())
            }
            [first, rest @ ..] => {
                let rest = rest.iter().map(|line| line.says());
                rest.fold(first.says(), Message::listed)
            }
        };
        Message::house_was(what)
    }

    fn boxes(&self) -> impl Iterator<Item = &Control> {
        let taps = self.line.pieces.all.iter();
        let taps = taps.filter(|piece| piece.kind != PieceKind::Word);
        let boxes = taps.zip(&self.controls);
        boxes
            .filter(|(piece, _)| piece.kind == PieceKind::Box)
            .map(|(_, control)| control)
    }
}

/// The key that applies if this one is absent from a draft: the score of any miss instead of that of too many or too
/// few tricks; the number of players dealt cards instead of that at the table, if the other draft has the latter.
fn effective_key<'a>(draft: &Draft, other: &Draft, key: &'a str) -> &'a str {
    match key {
        key if draft.has(key) => key,
        "over" | "under" => "missed",
        "at-table" if other.has(key) => "players",
        key => key,
    }
}

/// A value for screen readers: a number with its sign as a word.
pub(super) fn in_words(value: &Message) -> Message {
    match value {
        Message::PointsAlone { n } => Message::as_words(*n),
        other => other.clone(),
    }
}
