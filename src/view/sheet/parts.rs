//! A hand as text: who, what, and the outcome.

use super::remarks::remark;
use super::{counts_books, played, played_by, side_tricks};
use crate::games::HandResult;
use crate::games::entry::made_or_failed;
use crate::ledger::Ledger;
use crate::seat::PerSeat;
use crate::view::Message;

/// How many of those who bid made it, and how many they are.
fn of_those(made: &PerSeat<Option<bool>>) -> (usize, usize) {
    let all = made.as_slice().iter().flatten();
    (all.clone().filter(|made| **made).count(), all.count())
}

/// The description of a hand.
pub(super) struct Parts {
    pub(super) who: Message,
    /// What was played.
    pub(super) what: Message,
    /// The same on the sheet: that it was passed out, or failed where tricks are not counted.
    pub(super) play: Message,
    /// Tricks of the declaring side.
    pub(super) tricks: Option<i64>,
    /// The same on the sheet.
    pub(super) tricks_shown: Message,
    /// What was played, and the outcome, after who played it.
    pub(super) tail: Message,
    /// The hand as a sentence with its number.
    pub(super) sentence: Message,
    pub(super) remark: Option<Message>,
}

impl Parts {
    pub(super) fn of(ledger: &Ledger, index: usize) -> Option<Self> {
        let session = ledger.session();
        let hand = session.hands.get(index)?;
        let n = index + 1;
        let result = &ledger.played().get(index)?.outcome.result;
        let who = played_by(session, &hand.seats, &hand.record);
        let what = match (result, played(session, &hand.record)) {
            (HandResult::Contract { doubled, .. } | HandResult::Joint { doubled, .. }, one)
                if *doubled > 1 =>
            {
                Message::doubled_contract(one, *doubled)
            }
            (_, one) => one,
        };
        let named = session
            .scheme
            .rules
            .contracts()
            .zip(hand.record.contract.as_deref());
        let named = named.and_then(|(rules, id)| Some(made_or_failed(rules, rules.contract(id)?)));
        let uncounted = named == Some(true);
        let tricks = side_tricks(&hand.record);
        let (mut play, mut tricks_shown) =
            (what.clone(), tricks.map_or(Message::Blank, Message::number));
        let (name, contract, took) = (who.clone(), what.clone(), tricks.unwrap_or(0));
        let (tail, sentence) = match result {
            HandResult::PassedOut => {
                play = Message::PassedOut;
                (Message::PassedOut, Message::hand_passed(n))
            }
            HandResult::Bids { made, .. } => {
                let (made, of) = of_those(made);
                (
                    Message::tail_bids(made, of),
                    Message::hand_bids(n, made, of),
                )
            }
            HandResult::Joint { made, .. } => {
                let (made, of) = of_those(made);
                let tail = Message::tail_joint(contract.clone(), made, of);
                (tail, Message::hand_joint(n, name, contract, made, of))
            }
            HandResult::GeneralMisere { .. } if hand.record.receiver.is_some() => {
                (Message::TailReceived, Message::hand_received(n, name))
            }
            HandResult::GeneralMisere { .. } => (Message::TailPaid, Message::hand_paid(n, name)),
            HandResult::Contract { made: true, .. } if uncounted => (
                Message::tail_made(contract.clone()),
                Message::hand_made(n, name, contract),
            ),
            HandResult::Contract { .. } if uncounted => {
                play = Message::failed_contract(contract.clone());
                tricks_shown = Message::Blank;
                let tail = Message::tail_failed(contract.clone());
                (tail, Message::hand_failed(n, name, contract))
            }
            HandResult::Shared(_) if counts_books(session) => {
                let tail = Message::sides_tail_books(contract.clone(), took);
                (tail, Message::sides_hand_books(n, name, contract, took))
            }
            HandResult::Shared(_) | HandResult::Contract { .. } => {
                let tail = Message::tail_tricks(contract.clone(), took);
                (tail, Message::hand_tricks(n, name, contract, took))
            }
        };
        Some(Self {
            who,
            what,
            play,
            tricks,
            tricks_shown,
            tail,
            sentence,
            remark: remark(session, hand),
        })
    }

    /// The sentence with the remark, if any.
    pub(super) fn described(self) -> Message {
        match self.remark {
            Some(remark) => Message::hand_with_remark(self.sentence, remark),
            None => self.sentence,
        }
    }
}
