//! Cards as text: their labels, and why one is struck out.

use super::{Chip, Entered};
use crate::games::HandError;
use crate::games::entry::{Answer, Ask, Choice};
use crate::scheme::contracts::PotFilled;
use crate::scheme::keyword::Keyword;
use crate::scheme::partnership_bid::Nil;
use crate::view::message::{Change, Key, Message, contract_inline, trump};
use crate::view::table::partners;

impl Chip {
    /// A card with only a text, which can be tapped.
    pub(in crate::view) fn plain(text: Message) -> Self {
        Self {
            label: text.clone(),
            text,
            ..Self::default()
        }
    }
}

impl Entered<'_> {
    /// Why a card is struck out.
    pub(super) fn struck(&self, reason: &HandError, answer: &Answer) -> Message {
        match reason {
            HandError::Hooked { seat, bid, cards } => {
                Message::struck_hook(self.name(*seat), *bid, *cards)
            }
            HandError::TricksSum { found, cards } => {
                let tricks = match answer {
                    Answer::Tricks(tricks) => i64::from(*tricks),
                    _ => 0,
                };
                Message::struck_left(tricks + i64::from(*cards) - i64::from(*found))
            }
            HandError::Level { min: least, .. } | HandError::BidTooLow { least, .. } => {
                Message::struck_from(*least)
            }
            HandError::KittyTrick => Message::StruckKitty,
            HandError::GameOver => Message::StruckOver,
            HandError::Twice { .. } if !self.is_proposal() => Message::PlaysAlready,
            HandError::Twice { seat, .. } => Message::struck_proposer(self.name(*seat)),
            HandError::SitsOut(seat) => Message::struck_out(self.name(*seat)),
            _ => Message::StruckOther,
        }
    }

    /// A card's accessible label.
    pub(super) fn label(&self, ask: Ask, answer: &Answer) -> Message {
        let label = |part| self.text_of_step(ask, part, Some(answer));
        let label = match (ask, answer) {
            (_, Answer::Made(true)) => label("-made"),
            (_, Answer::Made(false)) => label("-failed"),
            (Ask::Bid(seat), Answer::Nil(nil)) => {
                let nil = partners::nil(*nil, "-in");
                Some(Message::partners_chip_nil(self.name(seat), nil))
            }
            (Ask::Bonus(seat), Answer::Bonus(n))
            | (Ask::Taken(seat), Answer::TricksAndBonus(_, n)) => {
                let (name, n) = (self.name(seat), self.scheme.points(*n));
                Some(Message::chip_bonus(name, n))
            }
            (_, Answer::Low) => Some(Message::SidesChipLow),
            (_, Answer::Honours(0)) => Some(Message::ChipHonoursNone),
            (_, Answer::Trump(suit)) => Some(Message::trump_is(trump(Some(*suit)))),
            (_, Answer::Player(_) | Answer::Tricks(_) | Answer::Bid(_) | Answer::Honours(_)) => {
                label("-card").or_else(|| label("-card-open"))
            }
            _ => None,
        };
        label.unwrap_or_else(|| self.text(answer))
    }

    /// The value to compare an answer with: the original of a correction, or the bid of the player who took tricks.
    pub(super) fn note(&self, ask: Ask, answer: &Answer) -> Option<Message> {
        if let Some(was) = &self.was {
            return (was.answer(ask) == Some(answer)).then_some(Message::AsItWas);
        }
        let (Ask::Taken(seat), Answer::Tricks(tricks)) = (ask, answer) else {
            return None;
        };
        let bid = self.entry.answer(Ask::Bid(seat))?.bid()?;
        (bid.tricks() == *tricks).then_some(Message::TheBid)
    }

    /// What a card is worth, or what follows from it.
    pub(super) fn worth(&self, choice: &Choice) -> Message {
        match &choice.answer {
            Answer::Pass => {
                let rules = self.scheme.rules.contracts();
                let all_pass = rules.map(|rules| rules.all_pass).unwrap_or_default();
                let next = Key::new("contracts", "all-pass");
                let next = next.word_or_key(&format!("-{}-card", all_pass.word()));
                let pot = rules.and_then(|rules| rules.pot);
                match pot.filter(|pot| pot.filled == PotFilled::PassOut) {
                    // What everybody pays into it, and what is next.
                    Some(pot) => Message::pot_pass_pays(pot.ante, next),
                    None => next,
                }
            }
            Answer::Contract(id) => match self.scheme.contract(id) {
                Some(found) if found.is_general_misere() => contract_inline(found),
                Some(found) => {
                    let tricks = match found.target.tricks() {
                        0 => Message::TargetNoTrick,
                        n => Message::step_tricks_card_open(n),
                    };
                    let unit = self.scheme.rules.contracts().map_or(1, |rules| rules.unit);
                    let times = self.entry.carry.times().unwrap_or(i64::MAX);
                    let points = unit.saturating_mul(times).saturating_mul(found.pays);
                    Message::listed(tricks, Message::points_counted(points.into()))
                }
                None => Message::Blank,
            },
            Answer::Low => Message::SidesNobodyHigh,
            answer => match (self.scheme.rules.odd_trick(), choice.worth) {
                (Some(rules), _) if matches!(answer, Answer::Bid(_) | Answer::Mode(_)) => {
                    self.side_worth(rules, answer)
                }
                (_, Some(worth)) => Message::change(Change::of(self.scheme, worth)),
                (_, None) => Message::Blank,
            },
        }
    }
}

/// The keys of 0 to 13. A position, counted from 1, has the key of its number.
const KEYS: &str = "0123456789tjqk";

/// A card's shortcut key: the digit for a trick count, T J Q K for 10 to 13, a bonus by its steps in the same way, else
/// the card's position, with T J Q K after the ninth. A card for passing after these has 0.
pub(super) fn key(answer: &Answer, at: usize) -> Option<char> {
    match answer {
        Answer::Tricks(n) | Answer::Bid(n) => KEYS.chars().nth(usize::from(*n)),
        // A bonus of 0 is the first card, and each further one is a step more, in Skull King 10.
        Answer::Bonus(_) => "0123456789t".chars().nth(at),
        Answer::Nil(Nil::Seen) => Some('0'),
        Answer::Nil(Nil::Blind) => Some('d'),
        Answer::TricksAndBonus(..) => None,
        Answer::Pass => KEYS.chars().nth(at + 1).or(Some('0')),
        _ => KEYS.chars().nth(at + 1),
    }
}
