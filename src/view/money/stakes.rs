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
    let Stakes {
        hands,
        next,
        agreed,
    } = settle::stakes(ledger);
    let mode = ledger.session().terms.settle;
    let part =
        |stake: Option<Stake>| stake.map_or(Message::SeatingSettleNone, |stake| worth(stake, mode));
    let mut spans: Vec<(usize, usize, Option<Stake>)> = Vec::new();
    for (index, stake) in hands.iter().enumerate() {
        match spans.last_mut() {
            Some((_, last, same)) if same == stake => *last = index,
            _ => spans.push((index, index, *stake)),
        }
    }
    let changes = spans.last().is_some_and(|(.., stake)| *stake != next);
    if spans.len() < 2 && !changes && next == agreed {
        return Vec::new();
    }
    let span = |(first, last, stake): (usize, usize, Option<Stake>)| {
        let stake = part(stake);
        if first == last {
            return Message::stakes_of_hand(first + 1, stake);
        }
        Message::stakes_of_hands(first + 1, last + 1, stake)
    };
    let mut all: Vec<Message> = spans.into_iter().map(span).collect();
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
