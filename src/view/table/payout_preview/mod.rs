//! The payout preview: what a hand would win or cost, in points and money.
//!
//! Each cell is a hand played by [`crate::games`] with this session's scheme, history and table. Nothing is scored here
//! and nothing stored.

mod bid_levels;
mod bids;
mod contracts;
mod partners;

pub use crate::view::page::PayoutPreview;

use super::player;
use crate::games::entry::{Answer, Ask, Entry};
use crate::ledger::SessionEditor;
use crate::scheme::Rules;
use crate::seat::Seat;
use crate::view::what_if::{self, Trial};

/// The options of the preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewChoice {
    /// One contract, trick by trick; `None` for all.
    pub contract: Option<String>,
    /// Whether to show an opponent's points instead of the declarer's.
    pub opponent: bool,
    /// The bid or level to box.
    pub bid: Option<u8>,
}

/// What the current hand would win or cost.
pub fn payout_preview(editor: &SessionEditor, looking: &PreviewChoice) -> Option<PayoutPreview> {
    let (next, entry) = (Trial::next(editor)?, editor.entry());
    let rules = &editor.ledger().session().scheme.rules;
    if let Rules::Contracts(rules) = rules {
        return Some(contracts::table(&next, rules, &entry, looking));
    }
    let first = next.deal.eldest;
    let named = |ask: Ask| player(&entry, ask).unwrap_or(first);
    let grid = match rules {
        Rules::Contracts(_) => return None,
        Rules::ExactBid(rules) => bids::table(&next, rules, asked(&entry, first), looking),
        Rules::PartnershipBid(rules) => partners::table(&next, rules, asked(&entry, first), &entry),
        Rules::OddTrick(rules) if rules.high.is_some() => {
            let low = named(Ask::Side);
            let high = player(&entry, Ask::Bidder).unwrap_or(low);
            what_if::sides::high_low(&next, high, low)
        }
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => bid_levels::table(&next, rules, bids, named(Ask::Bidder), looking),
            None => what_if::sides::tricks(&next, rules, named(Ask::Side)),
        },
    };
    Some(PayoutPreview { grid, all: None })
}

/// The player asked for a bid or tricks; otherwise the first to speak.
fn asked(entry: &Entry, first: Seat) -> Seat {
    let asked = entry.now.and_then(|now| entry.steps.get(now));
    match asked.map(|step| step.ask) {
        Some(Ask::Bid(seat) | Ask::Taken(seat) | Ask::Bonus(seat)) => seat,
        _ => first,
    }
}

/// The preview for the hand as entered so far: its contract or bid.
pub fn looking(editor: &SessionEditor) -> PreviewChoice {
    let entry = editor.entry();
    let answers = entry.steps.iter().filter_map(|step| {
        let answer = step.answer.as_ref()?;
        Some((step.ask, answer))
    });
    let asked = entry.now.and_then(|now| entry.steps.get(now));
    let mut looking = PreviewChoice::default();
    for (ask, answer) in answers {
        match (ask, answer) {
            (Ask::Contract, Answer::Contract(id)) => looking.contract = Some(id.clone()),
            (Ask::Level, Answer::Bid(level)) => looking.bid = Some(*level),
            (Ask::Bid(seat), Answer::Bid(bid))
                if asked.is_some_and(|step| step.ask == Ask::Taken(seat)) =>
            {
                looking.bid = Some(*bid);
            }
            _ => {}
        }
    }
    looking
}
