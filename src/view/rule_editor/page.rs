//! Everything that the page of the editor shows.

use super::Editor;
use super::dock::{Dock, dock};
use super::examples::{WorkedExample, worked};
use super::line::Line;
use crate::view::message::Message;

/// The page of the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// What the table calls its rules.
    pub name: String,
    /// Why it cannot be called that.
    pub name_error: Message,
    /// What it is made from, and in how much it differs.
    pub subtitle: Message,
    /// Whether there is a change to take back, and which.
    pub undo: Option<Message>,
    /// Whether there is one to make again, and which.
    pub redo: Option<Message>,
    /// Why they cannot be used; nothing where they can.
    pub use_reason: Message,
    /// The rules, a line each.
    pub lines: Vec<Line>,
    /// What becomes of sessions that have begun.
    pub foot: Message,
    /// What the rules come to.
    pub worked: WorkedExample,
    /// The open box.
    pub dock: Option<Dock>,
}

impl Page {
    /// Whether the rules are whole and can be put to use.
    pub fn can_use(&self) -> bool {
        self.use_reason == Message::Blank
    }
}

impl Editor {
    /// The page as it stands.
    pub fn page(&self) -> Page {
        let sentences = self.sentences();
        let at = self.at();
        let before = super::rule::lines(&super::context::Context {
            draft: &self.base_draft,
            base: &self.base_draft,
            good: &self.base,
            open: None,
        });
        let fault = self.fault(&sentences);
        let error_at = |line: usize| match &fault {
            Some((at, why)) if *at == line => why.clone(),
            _ => Message::Blank,
        };
        let mut id = 0;
        let mut lines = Vec::with_capacity(sentences.len());
        for (number, sentence) in sentences.iter().enumerate() {
            lines.push(sentence.line(&at, &before, error_at(number), id));
            id += sentence.controls().count();
        }
        let changes = lines.iter().filter(|line| line.changed).count();
        let undo = |what: &Message| Message::HouseUndo {
            what: what.clone().nested(),
        };
        let redo = |what: &Message| Message::HouseRedo {
            what: what.clone().nested(),
        };
        Page {
            name: self.name().to_owned(),
            name_error: self.name_fault().unwrap_or(Message::Blank),
            subtitle: Message::HouseSubtitle {
                base: self.base_name().nested(),
                n: crate::view::table::count(changes),
            },
            undo: self.steps.undoable().map(undo),
            redo: self.steps.redoable().map(redo),
            use_reason: self.unfit().unwrap_or(Message::Blank),
            lines,
            foot: Message::HouseFoot,
            worked: worked(&at, self.example),
            dock: self.control().map(|control| {
                let error = fault.map_or(Message::Blank, |(_, why)| why);
                dock(&at, &control, self.typing.as_ref(), self.hint(), error)
            }),
        }
    }

    /// What a notch stands for: the game's own value, where the base is the game's usual scheme.
    fn hint(&self) -> Message {
        if self.base.id == self.base.game {
            Message::HouseHintNotchGame {
                game: crate::view::message::contract_names::game(&self.base).nested(),
            }
        } else {
            Message::HouseHintNotch {
                base: Message::scheme(&self.base).nested(),
            }
        }
    }
}
