//! The cards of a question: what each shows, and why one is struck out.

use super::{Chip, Entered, TapAction, sides};
use crate::games::entry::{Answer, Ask, Choice, Step, Tap};
use crate::games::{HandError, can_pass_out};
use crate::scheme::contracts::PotFilled;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::HighLow;
use crate::scheme::partnership_bid::Nil;
use crate::view::message::{Change, Key, Message, contract, contract_inline, trump};
use crate::view::sign;
use crate::view::table::partners;
use crate::view::table::payout_preview::PreviewChoice;

impl Chip {
    /// A card with only a text, which can be tapped.
    pub(in crate::view) fn plain(text: Message) -> Self {
        Self {
            label: text.clone(),
            text,
            ..Self::default()
        }
    }

    /// An outlined card with only a text.
    fn outlined(text: Message) -> Self {
        Self {
            outlined: true,
            ..Self::plain(text)
        }
    }

    /// The card with this accessible label, if there is one.
    fn labelled(mut self, label: Option<Message>) -> Self {
        self.label = label.unwrap_or(self.label);
        self
    }
}

impl Entered<'_> {
    pub(super) fn chip(&self, step: &Step, at: usize, choice: &Choice) -> Chip {
        let face = self.face(step.ask, &choice.answer);
        let small = match (&choice.struck, choice.worth) {
            (Some(reason), _) => self.struck(reason, &choice.answer),
            (None, Some(worth)) => Message::change(Change::of(self.scheme, worth)),
            (None, None) => face.small,
        };
        let worth = choice.worth.filter(|_| choice.struck.is_none());
        let answers = Tap::Answer(step.ask, choice.answer.clone());
        let note = self.note(step.ask, &choice.answer);
        Chip {
            worth_sign: worth.map_or(0, sign),
            chosen: step.answer.as_ref() == Some(&choice.answer),
            struck: choice.struck.is_some(),
            notch: note.is_some(),
            key: key(&choice.answer, at),
            description: match (note, small.in_full()) {
                (Some(note), Message::Blank) => note,
                (note, full) => full.and(note),
            },
            small,
            does: (choice.struck.is_none()).then(|| TapAction::Says(vec![answers])),
            ..face
        }
    }

    /// An answer's card by itself: its text, label and icon, and what follows from it unless that is a score.
    pub(super) fn face(&self, ask: Ask, answer: &Answer) -> Chip {
        let says = |part| self.text_of_step(ask, part, Some(answer));
        let card = |text| Chip::plain(text).labelled(says("-card").or_else(|| says("-card-open")));
        let name = || ask.player().map(|seat| self.name(seat)).unwrap_or_default();
        let points = |n: i64| self.scheme.points(n);
        match answer {
            Answer::Pass => Chip {
                small: self.all_pass(),
                ..Chip::outlined(Message::EverybodyPasses)
            },
            Answer::Contract(id) => self.contract_face(id),
            Answer::Player(seat) => card(match ask {
                Ask::Side | Ask::HonoursSide => self.pair(*seat),
                _ => Message::typed(&self.name(*seat)),
            }),
            Answer::Bid(n) => Chip {
                small: match self.scheme.rules.odd_trick() {
                    Some(rules) if rules.kitty => Message::sides_needs_books(rules.book + n),
                    Some(rules) => Message::sides_needs(rules.book + n),
                    None => Message::Blank,
                },
                looks: Some(PreviewChoice {
                    bid: Some(*n),
                    ..PreviewChoice::default()
                }),
                ..card(Message::number(*n))
            },
            Answer::Nil(nil) => Chip {
                label: Message::partners_chip_nil(name(), partners::nil(*nil, "-in")),
                ..Chip::outlined(partners::nil(*nil, "-card"))
            },
            Answer::Bonus(n) => Chip {
                label: Message::chip_bonus(name(), points(*n)),
                ..Chip::plain(Message::points_alone(points(*n)))
            },
            Answer::TricksAndBonus(_, n) => Chip {
                label: Message::chip_bonus(name(), points(*n)),
                ..Chip::outlined(Message::change(Change(points(*n))))
            },
            Answer::Mode(mode) => Chip {
                small: self.mode_worth(*mode),
                icon: Some(*mode),
                ..Chip::plain(sides::mode(*mode))
            },
            Answer::Low => Chip {
                small: Message::SidesNobodyHigh,
                label: Message::SidesChipLow,
                ..Chip::outlined(sides::high_low_name(HighLow::Low))
            },
            Answer::Trump(suit) => Chip {
                label: Message::trump_is(trump(Some(*suit))),
                suit: Some(*suit),
                ..Chip::plain(trump(Some(*suit)))
            },
            Answer::Honours(0) => Chip {
                label: Message::ChipHonoursNone,
                ..Chip::plain(Message::HonoursNone)
            },
            Answer::Tricks(n) | Answer::Honours(n) => card(Message::number(*n)),
            Answer::Made(true) => Chip::plain(Message::MadeIt).labelled(says("-made")),
            Answer::Made(false) => Chip::plain(Message::FailedIt).labelled(says("-failed")),
            Answer::Another => Chip::outlined(Message::AnotherToo),
            Answer::Done => Chip::outlined(Message::NobodyElse),
        }
    }

    /// A contract's card: what it asks for and pays, or, for a general misère, its name.
    fn contract_face(&self, id: &str) -> Chip {
        let Some(found) = self.scheme.contract(id) else {
            return Chip::plain(Message::typed(id));
        };
        let looks = Some(PreviewChoice {
            contract: Some(id.to_owned()),
            ..PreviewChoice::default()
        });
        if found.is_general_misere() {
            let text = if can_pass_out(self.scheme) {
                contract(found)
            } else {
                Message::EverybodyPasses
            };
            return Chip {
                small: contract_inline(found),
                looks,
                ..Chip::outlined(text)
            };
        }
        let tricks = match found.target.tricks() {
            0 => Message::TargetNoTrick,
            n => Message::step_tricks_card_open(n),
        };
        let unit = self.scheme.rules.contracts().map_or(1, |rules| rules.unit);
        let times = self.entry.carry.times().unwrap_or(i64::MAX);
        let points = unit.saturating_mul(times).saturating_mul(found.pays);
        Chip {
            small: Message::listed(tricks, Message::points_counted(points.into())),
            looks,
            ..Chip::plain(contract(found))
        }
    }

    /// What follows if all pass: the next hand, and what everybody pays into the pot.
    fn all_pass(&self) -> Message {
        let rules = self.scheme.rules.contracts();
        let all_pass = rules.map(|rules| rules.all_pass).unwrap_or_default();
        let next = Key::new("contracts", "all-pass");
        let next = next.word_or_key(&format!("-{}-card", all_pass.word()));
        let pot = rules.and_then(|rules| rules.pot);
        match pot.filter(|pot| pot.filled == PotFilled::PassOut) {
            Some(pot) => Message::pot_pass_pays(pot.ante, next),
            None => next,
        }
    }

    /// Why a card is struck out.
    fn struck(&self, reason: &HandError, answer: &Answer) -> Message {
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

    /// The value to compare an answer with: the original of a correction, or the bid of the player who took tricks.
    fn note(&self, ask: Ask, answer: &Answer) -> Option<Message> {
        if let Some(was) = &self.was {
            return (was.answer(ask) == Some(answer)).then_some(Message::AsItWas);
        }
        let (Ask::Taken(seat), Answer::Tricks(tricks)) = (ask, answer) else {
            return None;
        };
        let bid = self.entry.record.bid_at(seat)?;
        (bid.tricks() == *tricks).then_some(Message::TheBid)
    }
}

/// The keys of 0 to 13. A position, counted from 1, has the key of its number.
const KEYS: &str = "0123456789tjqk";

/// A card's shortcut key: the digit for a trick count, T J Q K for 10 to 13, a bonus by its steps in the same way, else
/// the card's position, with T J Q K after the ninth. A card for passing after these has 0.
fn key(answer: &Answer, at: usize) -> Option<char> {
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
