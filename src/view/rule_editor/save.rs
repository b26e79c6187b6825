//! Whether the rules are valid, and the document they become.

use super::line::Sentence;
use super::{Editor, fault};
use crate::scheme::document::LONGEST_LINE;
use crate::scheme::draft::Draft;
use crate::view::message::Message;
use crate::view::message::contract_names::game;

impl Editor {
    /// The source of the numbers, for [`Self::document`], to be translated.
    pub fn source(&self) -> Message {
        match &self.source {
            Some(kept) => Message::typed(kept),
            None if self.base.source.is_empty() => Message::house_source_alone(self.base_name()),
            None => Message::house_source(self.base_name(), Message::source(&self.base.source)),
        }
    }

    /// The finished document with this id.
    ///
    /// # Errors
    /// What must be corrected first.
    pub fn document(&self, id: &str, source: &str) -> Result<String, Message> {
        if let Some(why) = self.unfit(&self.sentences()) {
            return Err(why);
        }
        // Serialised from the parsed scheme, so that equal rules give equal text.
        let written = self.steps.now().draft.read().and_then(|scheme| {
            let mut whole = Draft::of(&scheme);
            whole.sign(id, self.name().trim(), source);
            Ok(whole.read()?.document)
        });
        written.map_err(|error| Message::house_fault_other(&error))
    }

    /// Why the rules are invalid, and on which line.
    pub(super) fn fault(&self, sentences: &[Sentence]) -> Option<(usize, Message)> {
        let error = self.steps.now().read.as_ref().err()?;
        Some(fault::of(error, &self.at(), sentences))
    }

    /// Why the rules cannot be used.
    pub(super) fn unfit(&self, sentences: &[Sentence]) -> Option<Message> {
        self.name_fault().or_else(|| {
            let (line, why) = self.fault(sentences)?;
            Some(match sentences.get(line) {
                Some(one) => Message::house_fault_at(one.line.name.clone(), why),
                None => why,
            })
        })
    }

    /// The base scheme with its game.
    pub(super) fn base_name(&self) -> Message {
        Message::item_says(game(&self.base), Message::scheme(&self.base))
    }

    /// What is wrong with the name.
    pub(super) fn name_fault(&self) -> Option<Message> {
        let name = self.name();
        if name.trim().is_empty() || name.contains(char::is_control) {
            Some(Message::NameEmpty)
        } else if name.len() > LONGEST_LINE {
            Some(Message::NameLong)
        } else {
            None
        }
    }
}
