//! The stakes of a session, hand by hand: a stake can change during play.

use crate::ledger::Ledger;
use crate::money::Stake;
use crate::scheme::SettleMode;
use crate::settle::{self, Stakes};
use crate::view::Message;

/// The session's stake, in short.
pub(in crate::view) fn stake(ledger: &Ledger) -> Message {
    let Stakes { hands, agreed, .. } = settle::stakes(ledger);
    let first = hands.first().copied().unwrap_or(agreed);
    match first {
        _ if ledger.session().terms.settle == SettleMode::None => Message::NoStake,
        _ if hands.iter().any(|stake| *stake != first) => Message::StakesChanged,
        Some(stake) => worth(stake, ledger.session().terms.settle),
        None => Message::NoStake,
    }
}

/// The stake per point, game, or other unit of the settlement.
fn worth(stake: Stake, settle: SettleMode) -> Message {
    match settle {
        SettleMode::PerPoint | SettleMode::Difference | SettleMode::None => {
            Message::stake_a_point(stake)
        }
        SettleMode::PerGame => Message::money_a_game(stake),
        SettleMode::PerRubber => Message::money_a_rubber(stake),
        SettleMode::WinnerTakesPot => Message::money_from_each(stake),
        SettleMode::ByPlace => Message::money_a_place(stake),
    }
}

/// The stakes of the hands, with consecutive equal ones merged, the next hand's stake if it differs, and a pending
/// stake. Empty if it never changed.
pub(in crate::view) fn stakes(ledger: &Ledger) -> Vec<Message> {
    let all = settle::stakes(ledger);
    let (hands, next, agreed) = (all.hands, all.next, all.agreed);
    let mode = ledger.session().terms.settle;
    let part =
        |stake: Option<Stake>| stake.map_or(Message::SeatingSettleNone, |stake| worth(stake, mode));
    let spans = || hands.chunk_by(PartialEq::eq);
    let changes = hands.last().is_some_and(|stake| *stake != next);
    if spans().count() < 2 && !changes && next == agreed {
        return Vec::new();
    }
    let mut last = 0;
    let span = |alike: &[Option<Stake>]| {
        let (first, stake) = (last + 1, part(alike[0]));
        last += alike.len();
        match alike {
            [_] => Message::stakes_of_hand(last, stake),
            _ => Message::stakes_of_hands(first, last, stake),
        }
    };
    let mut all: Vec<Message> = spans().map(span).collect();
    if changes {
        all.push(Message::stakes_of_next(hands.len() + 1, part(next)));
    }
    if next != agreed {
        let stake = part(agreed);
        all.push(match mode {
            SettleMode::PerRubber => Message::money_stake_from_rubber(stake),
            _ => Message::money_stake_from_game(stake),
        });
    }
    all
}
