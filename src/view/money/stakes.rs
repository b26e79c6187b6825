//! The stakes of a session, hand by hand: a stake can change during play.

use crate::ledger::Ledger;
use crate::money::Stake;
use crate::scheme::SettleMode;
use crate::settle::{self, Stakes};
use crate::view::Message;
use crate::view::new_session::{settled_by, settling};
use std::ops::Range;

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
    settled_by(settle, "stake", stake).unwrap_or_else(|| Message::stake_a_point(stake))
}

/// A stake and the hands from `hands.start` on that are played for it, of those played or the next.
pub(in crate::view) fn of_hands(hands: Range<usize>, played: usize, stake: Message) -> Message {
    let first = hands.start + 1;
    match hands.end {
        end if end > played => Message::stakes_of_next(first, stake),
        end if end == hands.start + 1 => Message::stakes_of_hand(first, stake),
        end => Message::stakes_of_hands(first, end, stake),
    }
}

/// The stakes of the hands, with consecutive equal ones merged, the next hand's stake if it differs, and a pending
/// stake. Empty if it never changed.
pub(in crate::view) fn stakes(ledger: &Ledger) -> Vec<Message> {
    let all = settle::stakes(ledger);
    let (hands, next, agreed) = (all.hands, all.next, all.agreed);
    let (scheme, mode) = (&ledger.session().scheme, ledger.session().terms.settle);
    let part = |stake: Option<Stake>| {
        let none = || settling(scheme, SettleMode::None);
        stake.map_or_else(none, |stake| worth(stake, mode))
    };
    let spans = || hands.chunk_by(PartialEq::eq);
    let (played, changes) = (
        hands.len(),
        hands.last().is_some_and(|stake| *stake != next),
    );
    if spans().count() < 2 && !changes && next == agreed {
        return Vec::new();
    }
    let mut end = 0;
    let span = |alike: &[Option<Stake>]| {
        let start = end;
        end += alike.len();
        of_hands(start..end, played, part(alike[0]))
    };
    let mut all: Vec<Message> = spans().map(span).collect();
    if changes {
        all.push(of_hands(played..played + 1, played, part(next)));
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
