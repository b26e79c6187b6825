//! Cards in words: what each says, and why one is struck.

use super::Dock;
use crate::games::HandError;
use crate::games::entry::{Answer, Ask};
use crate::view::{Message, contract_inline, trump};

impl Dock<'_> {
    /// Why a card is struck, in two words and in full.
    pub(super) fn struck(&self, reason: &HandError, answer: &Answer) -> (Message, Message) {
        match reason {
            HandError::Hooked { seat, bid, cards } => {
                let (name, n, of) = (self.name(*seat), i64::from(*bid), i64::from(*cards));
                (
                    Message::StruckHook { n: of },
                    Message::StruckHookFull { name, n, of },
                )
            }
            HandError::TricksSum { found, cards } => {
                let tricks = if let Answer::Tricks(tricks) = answer {
                    i64::from(*tricks)
                } else {
                    0
                };
                let left = tricks + i64::from(*cards) - i64::from(*found);
                (
                    Message::StruckLeft { n: left },
                    Message::StruckLeftFull { n: left },
                )
            }
            HandError::Level { min, .. } => (
                Message::StruckFrom { n: i64::from(*min) },
                Message::StruckFromFull { n: i64::from(*min) },
            ),
            HandError::GameOver => (Message::StruckOver, Message::StruckOverFull),
            HandError::Twice { seat, .. } => (
                Message::StruckProposer,
                Message::StruckProposerFull {
                    name: self.name(*seat),
                },
            ),
            HandError::SitsOut(seat) => (
                Message::StruckOut,
                Message::StruckOutFull {
                    name: self.name(*seat),
                },
            ),
            _ => (Message::StruckOther, Message::StruckOther),
        }
    }

    /// A card as a sentence.
    pub(super) fn label(&self, ask: Ask, answer: &Answer) -> Message {
        match (ask, answer) {
            (Ask::Declarer, Answer::Player(seat)) if self.two() => Message::ChipProposer {
                name: self.name(*seat),
            },
            (Ask::Declarer, Answer::Player(seat)) => match self.contract() {
                Some(found) => Message::ChipDeclarer {
                    name: self.name(*seat),
                    contract: contract_inline(found).part(),
                },
                None => Message::ChipPlayer {
                    name: self.name(*seat),
                },
            },
            (Ask::Partner, Answer::Player(seat)) => Message::ChipPartner {
                name: self.name(*seat),
            },
            (Ask::Payer, Answer::Player(seat)) => Message::ChipPayer {
                name: self.name(*seat),
            },
            (Ask::Receiver, Answer::Player(seat)) => Message::ChipReceiver {
                name: self.name(*seat),
            },
            (Ask::Bid(seat), Answer::Bid(n)) => Message::ChipBid {
                name: self.name(seat),
                n: i64::from(*n),
            },
            (Ask::Taken(seat), Answer::Tricks(n)) => Message::ChipTricks {
                name: self.name(seat),
                n: i64::from(*n),
            },
            (Ask::Side, Answer::Player(seat)) => Message::ChipSide {
                side: self.pair(*seat).part(),
            },
            (Ask::HonoursSide, Answer::Player(seat)) => Message::ChipHonoursSide {
                side: self.pair(*seat).part(),
            },
            (Ask::Honours, Answer::Honours(0)) => Message::ChipHonoursNone,
            (Ask::Honours, Answer::Honours(n)) => Message::ChipHonours { n: i64::from(*n) },
            (Ask::Bidder, Answer::Player(seat)) => Message::ChipBidder {
                name: self.name(*seat),
            },
            (Ask::Level, Answer::Bid(n)) => Message::ChipLevel { n: i64::from(*n) },
            (Ask::Tricks, Answer::Tricks(n)) if self.counted().is_some() => {
                let side = self
                    .counted()
                    .map_or(Message::Blank, |seat| self.pair(seat));
                Message::ChipSideTricks {
                    side: side.part(),
                    n: i64::from(*n),
                }
            }
            (_, Answer::Tricks(tricks)) => {
                let n = i64::from(*tricks);
                match (self.declarer(), self.partner()) {
                    (Some(first), Some(second)) => Message::ChipTricksTogether { first, second, n },
                    (Some(name), None) => Message::ChipTricks { name, n },
                    (None, _) => Message::ChipTricksOpen { n },
                }
            }
            (_, Answer::Made(made)) => match (self.declarer(), made) {
                (Some(name), true) => Message::ChipMade { name },
                (Some(name), false) => Message::ChipFailed { name },
                (None, _) => self.text(answer),
            },
            (_, Answer::Trump(suit)) => Message::TrumpIs {
                trump: trump(Some(*suit)).part(),
            },
            (_, answer) => self.text(answer),
        }
    }
}
