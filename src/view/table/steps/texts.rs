//! The texts of a question by its name.
//!
//! `step-<name>` is its slot, `-ask` the question, `-card` the label of a card, and `-open` and `-card-open` those before the
//! players or the contract in them are known. A name without one of these has that of the name before its last hyphen.

use super::Entered;
use crate::games::entry::{Answer, Ask};
use crate::scheme::keyword::Keyword;
use crate::scheme::{GeneralMisere, Target};
use crate::seat::Seat;
use crate::view::message::{Key, contract_inline, rule};
use crate::view::{Arg, Message};

impl Entered<'_> {
    /// The name of a question.
    fn name_of(&self, ask: Ask) -> &'static str {
        let pair = || self.named(Ask::Declarer).and(self.named(Ask::Partner));
        match ask {
            Ask::Contract => "contract",
            Ask::Declarer if self.is_proposal() => "declarer-proposal",
            Ask::Declarer => "declarer",
            Ask::FurtherDeclarer(_) => "declarer-also",
            Ask::Partner if self.is_proposal() => "partner-proposal",
            Ask::Partner => "partner",
            Ask::Payer => "payer",
            Ask::Receiver => "receiver",
            Ask::Tricks | Ask::DeclarerResult(_) if self.made_or_failed() => "tricks-result",
            Ask::Tricks if self.scheme.rules.counts_books() => "tricks-side-books",
            Ask::Tricks if self.scheme.rules.odd_trick().is_some() => "tricks-side",
            Ask::Tricks if pair().is_some() => "tricks-together",
            Ask::Tricks | Ask::DeclarerResult(_) | Ask::Taken(_) => "tricks",
            Ask::Side if self.scheme.rules.is_high_low() => "side-counted",
            Ask::Side => "side",
            Ask::Trump => "trump",
            Ask::Honours => "honours",
            Ask::HonoursSide => "honours-side",
            Ask::Bidder if self.scheme.rules.is_high_low() => "bidder-high",
            Ask::Bidder => "bidder",
            Ask::Level => "level",
            Ask::Mode => "mode",
            Ask::Bid(seat) if self.bids_last(seat) => "bid-last",
            Ask::Bid(_) => "bid",
            Ask::Bonus(_) => "bonus",
        }
    }

    /// A text of a question, or of one of its answers; `None` if there is none, or an argument is not known.
    pub(super) fn text_of_step(
        &self,
        ask: Ask,
        part: &str,
        answer: Option<&Answer>,
    ) -> Option<Message> {
        let name = self.name_of(ask);
        let before = name.rmatch_indices('-').map(|(at, _)| &name[..at]);
        let mut names = std::iter::once(name).chain(before);
        let (key, places) = names.find_map(|name| rule(&format!("step-{name}{part}")))?;
        let parts = places.iter();
        let parts = parts.map(|place| Some((*place, self.place(place, ask, answer)?)));
        let parts = parts.collect::<Option<_>>()?;
        Some(Message::Rule { key, parts })
    }

    /// An argument of these texts, once it is known.
    fn place(&self, place: &str, ask: Ask, answer: Option<&Answer>) -> Option<Arg> {
        let seat = || match (answer, ask) {
            (Some(Answer::Player(seat)), _) => Some(*seat),
            (_, Ask::Level | Ask::Mode) => self.entry.player(Ask::Bidder),
            (_, Ask::Tricks) if place == "side" => self.counted_seat(),
            _ => ask.player().or_else(|| self.entry.player(Ask::Declarer)),
        };
        Some(match (place, answer) {
            ("n" | "tricks", Some(Answer::Tricks(n) | Answer::Bid(n) | Answer::Honours(n))) => {
                i64::from(*n).into()
            }
            ("contract", _) => contract_inline(self.contract()?).into(),
            ("side", _) => self.pair(seat()?).into(),
            ("second", _) => self.named(Ask::Partner)?.into(),
            _ => self.name(seat()?).into(),
        })
    }

    /// The heading of a question, and in full: whose value it is, and that the kitty counts.
    pub(super) fn headings(&self, ask: Ask) -> [Message; 2] {
        let alone = |heading: Message| [heading.clone(), heading];
        match ask {
            Ask::Bid(seat) => [Message::HeadBid, Message::bid_cell(self.name(seat))],
            Ask::Taken(seat) => [Message::HeadTook, Message::took_cell(self.name(seat))],
            Ask::Tricks if self.scheme.rules.counts_books() => {
                [Message::StepTricksSideBooks, Message::SidesBooksKitty]
            }
            Ask::DeclarerResult(seat) => alone(Message::typed(&self.name(seat))),
            _ => alone(self.text_of_step(ask, "", None).unwrap_or_default()),
        }
    }

    /// The question and its hint.
    pub(super) fn question(&self, ask: Ask) -> (Message, Message) {
        let question = match ask {
            Ask::Payer | Ask::Receiver
                if self.general_misere() == Some(GeneralMisere::LastTrick) =>
            {
                Some(Message::AskLastTrick)
            }
            Ask::Tricks if self.lacks_contract() => None,
            _ => self.text_of_step(ask, "-ask", None),
        };
        let question = question.or_else(|| self.text_of_step(ask, "-open", None));
        (question.unwrap_or_default(), self.hint(ask))
    }

    fn hint(&self, ask: Ask) -> Message {
        match ask {
            Ask::Contract => {
                let first = self.entry.deal.map(|deal| self.name(deal.eldest));
                first.map_or(Message::Blank, Message::hint_speaks)
            }
            Ask::Declarer | Ask::Tricks if self.lacks_contract() => Message::HintContractFirst,
            Ask::Payer | Ask::Receiver => self.general_misere().map_or(Message::Blank, |misere| {
                let hint = Key::new("contracts", "general-misere");
                hint.word_or_key(&format!("-{}-hint", misere.word()))
            }),
            Ask::Bid(_) | Ask::Taken(_) => self.bid_hint(ask),
            Ask::Side if self.scheme.rules.is_high_low() => Message::SidesHintLow,
            Ask::Bidder if self.scheme.rules.is_high_low() => Message::SidesHintHigh,
            Ask::Honours => Message::HintHonours,
            Ask::Level => Message::HintLevel,
            Ask::Mode | Ask::Tricks => match self.scheme.rules.odd_trick() {
                Some(_) if ask == Ask::Tricks && self.counted_seat().is_none() => Message::Blank,
                Some(rules) => self.needs_books(rules),
                None => self.trick_hint(),
            },
            _ => self.needs(),
        }
    }

    /// How many tricks make the contract, and whose points are shown.
    fn trick_hint(&self) -> Message {
        let (Some(contract), Some(name)) = (self.contract(), self.named(Ask::Declarer)) else {
            return self.needs();
        };
        let n = i64::from(contract.target.tricks());
        match contract.target {
            // One answer is for both.
            _ if contract.declarers == 2 && self.made_or_failed() => self.needs(),
            _ if contract.declarers == 2 && self.named(Ask::Partner).is_some() => {
                Message::hint_at_least_each(n)
            }
            _ if n == 0 && self.made_or_failed() => Message::HintNoTrick,
            Target::AtLeast(tricks) if self.is_every_trick(tricks) => Message::hint_all(n, name),
            Target::AtLeast(_) => Message::hint_at_least(n, name),
            Target::Exactly(_) => Message::hint_exactly(n, name),
            Target::AtMost(_) => Message::hint_at_most(n, name),
        }
    }

    /// What the contract needs.
    fn needs(&self) -> Message {
        match self.contract() {
            None => Message::Blank,
            Some(contract) if contract.target.tricks() == 0 => Message::HintNoTrick,
            Some(contract) if contract.declarers == 2 => {
                Message::hint_together(contract.target.tricks())
            }
            Some(contract) => match contract.target {
                Target::Exactly(n) if !self.is_every_trick(n) => Message::hint_needs_exactly(n),
                Target::AtLeast(n) | Target::Exactly(n) => Message::hint_needs(n),
                Target::AtMost(n) => Message::hint_needs_at_most(n),
            },
        }
    }

    /// Whether a hand has no more tricks than these.
    fn is_every_trick(&self, n: u8) -> bool {
        let rules = self.scheme.rules.contracts();
        rules.is_some_and(|rules| n == rules.cards)
    }

    /// Whether there are contracts, and none is chosen.
    fn lacks_contract(&self) -> bool {
        self.scheme.rules.contracts().is_some() && self.contract().is_none()
    }

    fn general_misere(&self) -> Option<GeneralMisere> {
        Some(self.scheme.rules.contracts()?.general_misere)
    }

    /// Whether a player is the last to bid.
    fn bids_last(&self, seat: Seat) -> bool {
        let mut asks = self.entry.steps.iter().rev().map(|step| step.ask);
        asks.find(|ask| matches!(ask, Ask::Bid(_))) == Some(Ask::Bid(seat))
    }
}
