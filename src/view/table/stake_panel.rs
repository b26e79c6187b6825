//! The stakes panel: the stake, the hand it starts with, and the settlement.

use crate::ledger::{Hand, Session};
use crate::money::{Currency, Stake};
use crate::view::Message;
use crate::view::money::stakes::of_hands;
use crate::view::new_session::{stake_terms, stake_unit};
use crate::view::page::{Choice, StakePage, StakeTerms};

/// How many of the last hands are offered as the start of a stake.
const LAST: usize = 5;

/// The panel for a session; `from` is the chosen hand, `usual` the currency if none is set.
pub fn agreed(
    session: &Session,
    from: Option<usize>,
    usual: Currency,
    say: impl FnOnce(&Message) -> String,
) -> StakePage {
    let played = session.hands.len();
    let froms = froms(played);
    let from = from.filter(|from| froms.contains(from)).unwrap_or(played);
    let hand = session.hands.get(from);
    let chosen = hand.map_or(session.stake, |hand| hand.stake);
    let mode = session.terms.settle;
    let currency = session.currency().unwrap_or(usual);
    let other = |hand: &Hand| hand.stake != session.stake;
    let since = session.hands.iter().rposition(other);
    let n = since.map_or(1, |last| last + 2);
    let choice = |hand: &usize| {
        let n = *hand + 1;
        Choice::of(Message::number(n), *hand == from, *hand).says(Message::seating_from_hand(n))
    };
    StakePage {
        caption: match session.stake {
            Some(stake) => Message::history_stake(n, stake),
            None => Message::history_no_stake(n),
        },
        waits: if played > 0 && mode.is_by_game() {
            Message::StakesWaits
        } else {
            Message::Blank
        },
        lines: lines(session),
        froms: froms.iter().map(choice).collect(),
        from,
        currency,
        terms: StakeTerms {
            has_stake: session.currency().is_some(),
            ..stake_terms(&session.scheme, session.terms, (currency, chosen), say)
        },
    }
}

/// The hands a stake can start with: the first, some of the last, and the next.
fn froms(played: usize) -> Vec<usize> {
    let last = (played + 1).saturating_sub(LAST);
    let first = (last > 0).then_some(0);
    first.into_iter().chain(last..=played).collect()
}

fn lines(session: &Session) -> Vec<Message> {
    let played = session.hands.len();
    let mode = session.terms.settle;
    let worth = |stake: Option<Stake>| match stake {
        Some(stake) => Message::seating_stake_is(stake, stake_unit(mode, stake.currency())),
        None => Message::NoStake,
    };
    let line = |(hands, stake)| of_hands(hands, played, worth(stake));
    session.stakes().into_iter().map(line).collect()
}
