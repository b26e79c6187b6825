//! The dock for a contract with several declarers: who they are, and each one's tricks.

use super::Dock;
use crate::games::entry::{Answer, Ask, Step};
use crate::view::{Message, contract_inline};

impl Dock<'_> {
    /// The slot label of a further declarer, or of a declarer's tricks.
    pub(super) fn joint_slot(&self, ask: Ask) -> Message {
        match ask {
            Ask::DeclarerResult(seat) => Message::typed(&self.name(seat)),
            _ => Message::SlotAlso,
        }
    }

    /// The question for further declarers or a declarer's tricks, and its hint.
    pub(super) fn joint_question(&self, ask: Ask) -> (Message, Message) {
        let contract = self
            .contract()
            .map_or(Message::Blank, contract_inline)
            .nested();
        let question = match ask {
            Ask::DeclarerResult(seat) if self.made_or_failed() => Message::AskMade {
                name: self.name(seat),
                contract,
            },
            Ask::DeclarerResult(seat) => Message::AskTricks {
                name: self.name(seat),
            },
            _ => Message::AskAlso { contract },
        };
        (question, self.needs())
    }

    /// A card's accessible label for these questions; `None` for others.
    pub(super) fn joint_label(&self, ask: Ask, answer: &Answer) -> Option<Message> {
        let label = match (ask, answer) {
            (Ask::FurtherDeclarer(_), Answer::Player(seat)) => Message::ChipDeclarer {
                name: self.name(*seat),
                contract: self
                    .contract()
                    .map_or(Message::Blank, contract_inline)
                    .nested(),
            },
            (Ask::DeclarerResult(seat), Answer::Tricks(n)) => Message::ChipTricks {
                name: self.name(seat),
                n: i64::from(*n),
            },
            (Ask::DeclarerResult(seat), Answer::Made(true)) => Message::ChipMade {
                name: self.name(seat),
            },
            (Ask::DeclarerResult(seat), Answer::Made(false)) => Message::ChipFailed {
                name: self.name(seat),
            },
            _ => return None,
        };
        Some(label)
    }
}

/// Whether a question is answered by made or failed.
pub(super) fn is_made_or_failed(step: &Step) -> bool {
    let made = |answer: &Answer| matches!(answer, Answer::Made(_));
    step.choices.iter().any(|choice| made(&choice.answer))
}
