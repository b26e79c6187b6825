//! The dock where each player bids: bids first, then tricks.

use super::{Chip, Dock, TapAction};
use crate::games::entry::{Answer, Ask, Choice, Entry, Step, Tap};
use crate::games::{Bid, HandError, Override};
use crate::scheme::exact_bid::Hook;
use crate::seat::Seat;
use crate::view::Message;
use crate::view::table::count;

/// The tally of bids or tricks.
pub(super) struct Tally {
    /// The number bid or placed.
    pub(super) filled: usize,
    /// The cards of the hand.
    pub(super) of: usize,
    bids: bool,
}

impl Tally {
    pub(super) fn says(&self) -> Message {
        let (n, of) = (count(self.filled), count(self.of));
        if self.bids {
            Message::tally_bid(n, of)
        } else {
            Message::tally_taken(n, of)
        }
    }
}

impl Dock<'_> {
    /// The question to a player and its hint.
    pub(super) fn bid_question(&self, ask: Ask) -> (Message, Message) {
        let hint = self.tally().map_or(Message::Blank, |tally| tally.says());
        match ask {
            Ask::Bid(seat) => {
                let (name, hook) = (self.name(seat), self.hook());
                let question = if self.bids_last(seat) {
                    Message::ask_bid_last(name)
                } else {
                    Message::ask_bid(name)
                };
                let hint = match hook {
                    Some((n, of)) => Message::hint_hook(hint, n, of),
                    None => hint,
                };
                (question, hint)
            }
            Ask::Taken(seat) => (Message::ask_tricks(self.name(seat)), hint),
            Ask::Bonus(seat) => (Message::ask_player_bonus(self.name(seat)), Message::Blank),
            _ => (Message::Blank, hint),
        }
    }

    /// The bids against the cards, then the tricks; `None` unless each player bids.
    pub(super) fn tally(&self) -> Option<Tally> {
        let bids = match self.entry.asked()?.ask {
            Ask::Bid(_) => true,
            Ask::Taken(_) => false,
            _ => return None,
        };
        let steps = self.entry.steps.iter();
        let counted = steps.filter_map(|step| match (step.ask, &step.answer) {
            (Ask::Bid(_), Some(Answer::Bid(n))) if bids => Some(usize::from(*n)),
            (Ask::Taken(_), Some(Answer::Tricks(n))) if !bids => Some(usize::from(*n)),
            _ => None,
        });
        Some(Tally {
            filled: counted.sum(),
            of: usize::from(self.deal?.cards),
            bids,
        })
    }

    /// The card that suspends the hook for this hand, last of the last bidder's cards.
    pub(super) fn allow_hook(step: &Step) -> Option<Chip> {
        let n = step.choices.iter().find_map(|choice| match choice.struck {
            Some(HandError::Hooked { bid, .. }) => Some(i64::from(bid)),
            _ => None,
        })?;
        let hooked = |choice: &&Choice| matches!(choice.struck, Some(HandError::Hooked { .. }));
        let answer = step.choices.iter().find(hooked)?.answer.clone();
        Some(Chip {
            outlined: true,
            description: Message::AllowHookSays,
            does: TapAction::Says(vec![
                Tap::Override(Override::Hook),
                Tap::Answer(step.ask, answer),
            ]),
            ..Chip::plain(Message::allow_hook(n))
        })
    }

    /// The most chips that a bid or a trick count can have in this hand, so that a number has one place for all players.
    pub(super) fn max_number_chips(&self) -> usize {
        let counted = |step: &&Step| matches!(step.ask, Ask::Bid(_) | Ask::Taken(_));
        let steps = self.entry.steps.iter().filter(counted);
        let most = steps.map(|step| step.choices.len()).max().unwrap_or(0);
        let rules = self.scheme.rules.exact_bid();
        most + usize::from(rules.is_some_and(|rules| rules.hook != Hook::Off))
    }

    fn bids_last(&self, seat: Seat) -> bool {
        let mut asks = self.entry.steps.iter().rev().map(|step| step.ask);
        asks.find(|ask| matches!(ask, Ask::Bid(_))) == Some(Ask::Bid(seat))
    }

    /// The bid that the hook forbids, with the cards of the hand.
    fn hook(&self) -> Option<(i64, i64)> {
        let step = self.entry.asked()?;
        step.choices.iter().find_map(|choice| match choice.struck {
            Some(HandError::Hooked { bid, cards, .. }) => Some((i64::from(bid), i64::from(cards))),
            _ => None,
        })
    }
}

/// A player's bid.
pub(in crate::view) fn bid(entry: &Entry, seat: Seat) -> Option<Bid> {
    entry.answer(Ask::Bid(seat))?.bid()
}

/// A player's tricks.
pub(in crate::view) fn took(entry: &Entry, seat: Seat) -> Option<i64> {
    match entry.answer(Ask::Taken(seat))? {
        Answer::Tricks(n) => Some(i64::from(*n)),
        _ => None,
    }
}
