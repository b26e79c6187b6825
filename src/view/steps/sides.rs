//! The dock of kind `odd-trick`: the side and its tricks, or bidder, level, mode and books.

use super::Dock;
use crate::games::entry::{Answer, Ask};
use crate::scheme::Rules;
use crate::scheme::odd_trick::{Mode, OddTrick};
use crate::seat::Seat;
use crate::view::{Message, Terms};

impl Dock<'_> {
    /// What a slot of this kind is called.
    pub(super) fn side_slot(&self, ask: Ask) -> Message {
        match ask {
            Ask::Side => Message::SlotSide,
            Ask::Trump => Message::SwitchTrump,
            Ask::Honours | Ask::HonoursSide => Message::SlotHonours,
            Ask::Bidder => Message::SlotBidder,
            Ask::Level => Message::SlotLevel,
            Ask::Mode => Message::SlotMode,
            _ if self.books() => Message::SlotBooks,
            _ => Message::SlotTricks,
        }
    }

    /// What is asked, and what helps to answer it.
    pub(super) fn side_question(&self, ask: Ask) -> (Message, Message) {
        let bidder = self
            .named(Ask::Bidder)
            .map(|seat| self.name(seat))
            .unwrap_or_default();
        match ask {
            Ask::Side => (Message::AskSide, Message::Blank),
            Ask::Trump => (Terms::AskTrump.into(), Message::Blank),
            Ask::Honours => (Message::AskHonours, Message::HintHonours),
            Ask::HonoursSide => (Message::AskHonoursSide, Message::Blank),
            Ask::Bidder => (Message::AskBidder, Message::Blank),
            Ask::Level => (Message::AskLevel { name: bidder }, Message::HintLevel),
            Ask::Mode => (Message::AskMode { name: bidder }, Message::Blank),
            _ => self.side_tricks(),
        }
    }

    /// Two partners by either of them.
    pub(super) fn pair(&self, seat: Seat) -> Message {
        let first = seat.index() % 2;
        match (Seat::new(first), Seat::new(first + 2)) {
            (Some(one), Some(other)) => Message::Pair {
                first: self.name(one),
                second: self.name(other),
            },
            _ => Message::typed(&self.name(seat)),
        }
    }

    /// Whether the kitty counts, so that books are asked for.
    pub(super) fn books(&self) -> bool {
        self.odd_trick().is_some_and(|rules| rules.kitty)
    }

    /// The numbers of this kind, where the scheme is of it.
    pub(super) fn odd_trick(&self) -> Option<&OddTrick> {
        match &self.scheme.rules {
            Rules::OddTrick(rules) => Some(rules),
            _ => None,
        }
    }

    /// The player or side that tricks are asked of.
    pub(super) fn counted(&self) -> Option<Seat> {
        self.named(Ask::Side).or_else(|| self.named(Ask::Bidder))
    }

    fn named(&self, ask: Ask) -> Option<Seat> {
        super::player(self.entry, ask)
    }

    fn side_tricks(&self) -> (Message, Message) {
        let Some(seat) = self.counted() else {
            return (Message::AskTricksOpen, Message::Blank);
        };
        let side = self.pair(seat).part();
        let level = self
            .entry
            .steps
            .iter()
            .find_map(|step| match (step.ask, &step.answer) {
                (Ask::Level, Some(Answer::Bid(level))) => Some(i64::from(*level)),
                _ => None,
            });
        let book = self.odd_trick().map_or(0, |rules| i64::from(rules.book));
        let hint = match level {
            Some(level) if self.books() => Message::HintBooks { n: level + book },
            Some(level) => Message::HintNeeds { n: level + book },
            None => Message::Blank,
        };
        if self.books() {
            (Message::AskBooks { side }, hint)
        } else {
            (Message::AskSideTricks { side }, hint)
        }
    }
}

/// What a mode of play is called.
pub(crate) fn mode(mode: Mode) -> Message {
    match mode {
        Mode::Uptown => Message::Uptown,
        Mode::Downtown => Message::Downtown,
        Mode::NoTrump => Message::ModeNoTrump,
    }
}
