//! The dock for a contract with several declarers: who they are, and each one's tricks.

use super::Dock;
use crate::games::entry::{Answer, Ask, Step};
use crate::view::{Message, contract_inline};

impl Dock<'_> {
    /// The question for further declarers or a declarer's tricks, and its hint.
    pub(super) fn joint_question(&self, ask: Ask) -> (Message, Message) {
        let contract = self.contract().map_or(Message::Blank, contract_inline);
        let question = match ask {
            Ask::DeclarerResult(seat) if self.made_or_failed() => {
                Message::ask_made(self.name(seat), contract)
            }
            Ask::DeclarerResult(seat) => Message::ask_tricks(self.name(seat)),
            _ => Message::ask_also(contract),
        };
        (question, self.needs())
    }
}

/// Whether a question is answered by made or failed.
pub(super) fn is_made_or_failed(step: &Step) -> bool {
    let made = |answer: &Answer| matches!(answer, Answer::Made(_));
    step.choices.iter().any(|choice| made(&choice.answer))
}
