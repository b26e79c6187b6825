//! The dock where each player bids: bids first, then tricks.

use super::{Chip, Entered, TapAction};
use crate::games::entry::{Answer, Ask, Choice, Step, Tap};
use crate::games::{HandError, Override};
use crate::scheme::exact_bid::Hook;
use crate::view::Message;

impl Entered<'_> {
    /// What was bid or placed so far, and the bid that the hook forbids.
    pub(super) fn bid_hint(&self, ask: Ask) -> Message {
        let tally = self.tally().map_or(Message::Blank, |(.., says)| says);
        match self.entry.asked().and_then(hooked) {
            Some((n, of, _)) if matches!(ask, Ask::Bid(_)) => Message::hint_hook(tally, n, of),
            _ if self.offers_bonus(ask) => Message::hint_bonus(tally),
            _ => tally,
        }
    }

    /// Whether a question has cards of a bonus beside those of its tricks.
    fn offers_bonus(&self, ask: Ask) -> bool {
        let mut steps = self.entry.steps.iter();
        let choices = steps.find(|step| step.ask == ask).map(|step| &step.choices);
        let is_bonus = |choice: &Choice| matches!(choice.answer, Answer::TricksAndBonus(..));
        choices.is_some_and(|choices| choices.iter().any(is_bonus))
    }

    /// The number bid or placed, the cards of the hand, and both as text; `None` unless each player bids.
    pub(super) fn tally(&self) -> Option<(usize, usize, Message)> {
        let (asked, steps) = (self.entry.asked()?.ask, self.entry.steps.iter());
        let counted = steps.filter_map(|step| match (asked, step.ask, &step.answer) {
            (Ask::Bid(_), Ask::Bid(_), Some(Answer::Bid(n)))
            | (Ask::Taken(_), Ask::Taken(_), Some(Answer::Tricks(n))) => Some(usize::from(*n)),
            _ => None,
        });
        let (n, of) = (counted.sum::<usize>(), usize::from(self.entry.deal?.cards));
        let says = match asked {
            Ask::Bid(_) => Message::tally_bid(n, of),
            Ask::Taken(_) => Message::tally_taken(n, of),
            _ => return None,
        };
        Some((n, of, says))
    }

    /// The card that suspends the hook for this hand, last of the last bidder's cards.
    pub(super) fn allow_hook(step: &Step) -> Option<Chip> {
        let (n, _, answer) = hooked(step)?;
        Some(Chip {
            outlined: true,
            description: Message::AllowHookSays,
            does: Some(TapAction::Says(vec![
                Tap::Override(Override::Hook),
                Tap::Answer(step.ask, answer.clone()),
            ])),
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
}

/// The bid that the hook forbids, with the cards of the hand and the answer.
fn hooked(step: &Step) -> Option<(u8, u8, &Answer)> {
    step.choices.iter().find_map(|choice| match choice.struck {
        Some(HandError::Hooked { bid, cards, .. }) => Some((bid, cards, &choice.answer)),
        _ => None,
    })
}
