//! The content of the editor's page.

pub use crate::view::page::RulesPage as Page;

use super::Editor;
use super::dock::dock;
use super::examples::worked;
use crate::view::message::Message;

impl Page {
    /// Whether the rules are valid and can be used.
    pub fn can_use(&self) -> bool {
        self.use_reason == Message::Blank
    }
}

impl Editor {
    /// The current page.
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
            undoes: self.steps.undoable().map(undo),
            redoes: self.steps.redoable().map(redo),
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

    /// The meaning of the notch: the game's usual value if the base is the game's usual scheme, else the base's.
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
