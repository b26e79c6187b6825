//! The content of the editor's page, with the open box.

use super::Editor;
use super::control::{Choice, Control, Typed};
use super::line::in_words;
use super::rule::Context;
use crate::view::message::{Message, game};
use crate::view::page::{PieceKind, RuleLine};
use crate::view::what_if::worked_example;

pub use crate::view::page::{Chip, Dock, RulesPage as Page};

impl Editor {
    /// The current page.
    pub fn page(&self) -> Page {
        let (at, sentences) = (self.at(), self.sentences());
        let lines = sentences.iter();
        let lines = lines.map(|sentence| sentence.line(&at, &self.before));
        let mut lines: Vec<RuleLine> = lines.collect();
        let mut ids = 0..;
        for line in &mut lines {
            let pieces = line.pieces.all.iter_mut();
            for piece in pieces.filter(|piece| piece.kind != PieceKind::Word) {
                piece.id = ids.next();
                piece.open = at.open == Some(piece.key.as_str());
                line.open |= piece.open;
            }
        }
        let (line, error) = self.fault(&sentences).unwrap_or_default();
        if let Some(line) = lines.get_mut(line) {
            line.error = error.clone();
        }
        let changes = lines.iter().filter(|line| line.changed).count();
        let base = Message::listed(game(&self.base), Message::scheme(&self.base));
        let mut controls = sentences.iter().flat_map(|sentence| &sentence.controls);
        let open = controls.find(|control| control.is_open(&at));
        Page {
            name: self.name().to_owned(),
            name_error: self.name_fault().unwrap_or_default(),
            subtitle: Message::house_subtitle(base, changes),
            undoes: self.steps.undoable().cloned().map(Message::undo_of),
            redoes: self.steps.redoable().cloned().map(Message::house_redo),
            use_reason: self.unfit(&sentences).unwrap_or_default(),
            lines,
            worked: worked_example(at.good, at.open, self.example),
            dock: open.map(|control| self.dock(&at, control, error)),
        }
    }

    /// The meaning of the notch: the game's usual value if the base is the game's usual scheme, else the base's.
    fn hint(&self) -> Message {
        if self.base.id == self.base.game {
            Message::house_hint_notch_game(game(&self.base))
        } else {
            Message::house_hint_notch(Message::scheme(&self.base))
        }
    }

    /// The dock for an open control.
    fn dock(&self, at: &Context, control: &Control, error: Message) -> Dock {
        let figures = matches!(control.typed, Typed::Number(_));
        let is_number = |text: &Message| matches!(text, Message::PointsAlone { .. });
        let chip = |choice: Choice| Chip {
            chosen: choice.holds(at.draft),
            notch: choice.holds(at.base),
            label: in_words(&choice.text),
            outlined: figures && !is_number(&choice.text),
            text: choice.text,
            ..Chip::default()
        };
        let chips: Vec<Chip> = control.choices().into_iter().map(chip).collect();
        let notched = chips.iter().any(|chip| chip.notch);
        let typed = self.typing.clone().unwrap_or_default();
        Dock {
            question: control.ask.clone(),
            hint: match control.times() {
                Some(n) => Message::house_hint_times(n),
                None if notched => self.hint(),
                None => Message::Blank,
            },
            error,
            figures,
            chosen_at: chips.iter().position(|chip| chip.chosen).unwrap_or(0),
            chips,
            can_type: control.can_type(),
            field_open: self.typing.is_some(),
            typed: typed.text,
            typed_error: typed.error,
        }
    }
}

/// What has been typed in place of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typing {
    pub(super) text: String,
    pub(super) error: Message,
}
