//! The stakes of a session, hand by hand: a stake can change during play; and the panel that changes it.

use crate::ledger::{Ledger, Session};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use crate::settle::{self, Stakes};
use crate::view::Message;
use crate::view::new_session::{settled_by, settling, stake_terms, stake_unit};
use crate::view::page::{Choice, StakePage, StakeTerms};
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
        end if end > played => Message::labelled(Message::seating_from_hand(first), stake),
        end if end == hands.start + 1 => Message::hand_says(first, stake),
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
    let played = hands.len();
    // No hand follows the end of a session.
    let goes_on = ledger.session().ended.is_none();
    let changes = goes_on && hands.last().is_some_and(|stake| *stake != next);
    let waits = goes_on && next != agreed;
    if spans().count() < 2 && !changes && !waits {
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
    if waits {
        let stake = part(agreed);
        all.push(match mode {
            SettleMode::PerRubber => Message::money_stake_from_rubber(stake),
            _ => Message::money_stake_from_game(stake),
        });
    }
    all
}

/// How many of the last hands are offered as the start of a stake.
const LAST: usize = 5;

/// The panel for a session; `from` is the chosen hand, `usual` the currency if none is set.
pub fn agreed(session: &Session, from: Option<usize>, usual: Currency) -> StakePage {
    let played = session.hands.len();
    let spans = session.stakes();
    // After the end it is the last hand, else the next one.
    let last = spans.last().map_or(played, |(hands, _)| hands.end - 1);
    let froms = froms(last);
    let from = from.filter(|from| froms.contains(from)).unwrap_or(last);
    let hand = session.hands.get(from);
    let chosen = hand.map_or(session.stake, |hand| hand.stake);
    let mode = session.terms.settle;
    let currency = session.currency().unwrap_or(usual);
    let worth = |stake: Option<Stake>| match stake {
        Some(stake) => Message::spaced(stake, stake_unit(mode, stake.currency())),
        None => Message::NoStake,
    };
    let last = spans.last();
    let (start, now) = last.map_or((0, session.stake), |(hands, stake)| (hands.start, *stake));
    let n = start + 1;
    let lines = spans.into_iter();
    let lines = lines.map(|(hands, stake)| of_hands(hands, played, worth(stake)));
    let choice = |hand: &usize| {
        let n = *hand + 1;
        Choice::of(Message::number(n), *hand == from, *hand).says(Message::seating_from_hand(n))
    };
    StakePage {
        caption: match now {
            Some(stake) => Message::history_stake(n, stake),
            None => Message::history_no_stake(n),
        },
        waits: (played > 0 && mode.is_by_game()).then_some(Message::StakesWaits),
        lines: lines.collect(),
        froms: froms.iter().map(choice).collect(),
        from,
        currency,
        terms: StakeTerms {
            has_stake: session.currency().is_some(),
            ..stake_terms(&session.scheme, session.terms, (currency, chosen))
        },
    }
}

/// The hands a stake can start with: the first, and some up to `last`.
fn froms(last: usize) -> Vec<usize> {
    let some = (last + 1).saturating_sub(LAST);
    let first = (some > 0).then_some(0);
    first.into_iter().chain(some..=last).collect()
}
