//! A hand as text: who, what, and the outcome.

use super::{counts_books, played, played_by, side_tricks};
use crate::games::HandResult;
use crate::games::entry::made_or_failed;
use crate::ledger::Ledger;
use crate::seat::PerSeat;
use crate::view::Message;
use crate::view::message::contract_names::rules;
use crate::view::table::count;

/// How many of those who bid made it, and how many they are.
fn of_those(made: &PerSeat<Option<bool>>) -> (i64, i64) {
    let all = made.as_slice().iter().flatten();
    (
        count(all.clone().filter(|made| **made).count()),
        count(all.count()),
    )
}

/// The description of a hand.
pub(super) struct Parts {
    pub(super) who: Message,
    pub(super) contract: Message,
    pub(super) tricks: Option<i64>,
    pub(super) kind: Kind,
}

/// The form of the outcome.
pub(super) enum Kind {
    Passed,
    Counted,
    /// Counted with the kitty.
    Books,
    Made,
    Failed,
    Paid,
    Received,
    Bids((i64, i64)),
    /// One contract played by several.
    Joint((i64, i64)),
}

impl Parts {
    pub(super) fn of(ledger: &Ledger, index: usize) -> Option<Self> {
        let session = ledger.session();
        let hand = session.hands.get(index)?;
        let (who, contract) = (played_by(session, hand), played(session, hand));
        let result = &ledger.played().get(index)?.outcome.result;
        let contract = match result {
            HandResult::Contract { doubled, .. } | HandResult::Joint { doubled, .. }
                if *doubled > 1 =>
            {
                Message::doubled_contract(contract, *doubled)
            }
            _ => contract,
        };
        let kind = match result {
            HandResult::PassedOut => Kind::Passed,
            HandResult::Bids { made, .. } => Kind::Bids(of_those(made)),
            HandResult::Joint { made, .. } => Kind::Joint(of_those(made)),
            HandResult::Shared(_) if counts_books(session) => Kind::Books,
            HandResult::Shared(_) => Kind::Counted,
            HandResult::GeneralMisere { .. } if hand.record.receiver.is_some() => Kind::Received,
            HandResult::GeneralMisere { .. } => Kind::Paid,
            HandResult::Contract { made, .. } => {
                let rules = rules(&session.scheme);
                let named = rules.zip(hand.record.contract.as_deref());
                let named = named.and_then(|(rules, id)| Some((rules, rules.contract(id)?)));
                match named.is_some_and(|(rules, one)| made_or_failed(rules, one)) {
                    true if *made => Kind::Made,
                    true => Kind::Failed,
                    false => Kind::Counted,
                }
            }
        };
        Some(Self {
            who,
            contract,
            tricks: side_tricks(&hand.record),
            kind,
        })
    }

    pub(super) fn play_text(&self) -> Message {
        match self.kind {
            Kind::Passed => Message::PassedOut,
            Kind::Failed => Message::failed_contract(self.contract.clone()),
            _ => self.contract.clone(),
        }
    }

    pub(super) fn tricks_shown(&self) -> Message {
        match (&self.kind, self.tricks) {
            (Kind::Counted | Kind::Books | Kind::Made, Some(n)) => Message::number(n),
            _ => Message::Blank,
        }
    }

    pub(super) fn result_text(&self) -> Message {
        let what = self.contract.clone();
        match (&self.kind, self.tricks) {
            (Kind::Bids((made, of)), _) => Message::tail_bids(*made, *of),
            (Kind::Joint((made, of)), _) => Message::tail_joint(what, *made, *of),
            (Kind::Passed, _) => Message::PassedOut,
            (Kind::Paid, _) => Message::TailPaid,
            (Kind::Received, _) => Message::TailReceived,
            (Kind::Made, _) => Message::tail_made(what),
            (Kind::Failed, _) => Message::tail_failed(what),
            (Kind::Books, books) => Message::sides_tail_books(what, books.unwrap_or(0)),
            (Kind::Counted, tricks) => Message::tail_tricks(what, tricks.unwrap_or(0)),
        }
    }

    pub(super) fn sentence(&self, n: i64) -> Message {
        let (who, what) = (self.who.clone(), self.contract.clone());
        match (&self.kind, self.tricks) {
            (Kind::Bids((made, of)), _) => Message::hand_bids(n, *made, *of),
            (Kind::Joint((made, of)), _) => Message::hand_joint(n, who, what, *made, *of),
            (Kind::Passed, _) => Message::hand_passed(n),
            (Kind::Paid, _) => Message::hand_paid(n, who),
            (Kind::Received, _) => Message::hand_received(n, who),
            (Kind::Made, _) => Message::hand_made(n, who, what),
            (Kind::Failed, _) => Message::hand_failed(n, who, what),
            (Kind::Books, n_books) => Message::sides_hand_books(n, who, what, n_books.unwrap_or(0)),
            (Kind::Counted, tricks) => Message::hand_tricks(n, who, what, tricks.unwrap_or(0)),
        }
    }
}
