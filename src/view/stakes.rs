//! What a session was played for, hand by hand: a stake may change on the way.

use super::Message;
use super::message::Books;
use super::table::count;
use crate::ledger::Session;
use crate::money::Stake;

/// What the hands were played for, those together that follow each other for the same, and what the next one is played for
/// where that is another stake. Nothing where it never changed.
pub(super) fn stakes(session: &Session) -> Vec<Message> {
    let mut spans: Vec<(usize, usize, Option<Stake>)> = Vec::new();
    for (index, hand) in session.hands.iter().enumerate() {
        match spans.last_mut() {
            Some((_, last, stake)) if *stake == hand.stake => *last = index,
            _ => spans.push((index, index, hand.stake)),
        }
    }
    let next = spans
        .last()
        .is_some_and(|(.., stake)| *stake != session.stake);
    if spans.len() < 2 && !next {
        return Vec::new();
    }
    let mut all: Vec<Message> = spans.into_iter().map(span).collect();
    if next {
        let n = count(session.hands.len() + 1);
        all.push(match session.stake {
            Some(stake) => Books::StakeFrom { n, stake }.into(),
            None => Books::HonourFrom { n }.into(),
        });
    }
    all
}

fn span((first, last, stake): (usize, usize, Option<Stake>)) -> Message {
    let (first, last) = (count(first + 1), count(last + 1));
    match (stake, first == last) {
        (Some(stake), true) => Books::StakeOfHand { n: first, stake },
        (Some(stake), false) => Books::StakeOfHands { first, last, stake },
        (None, true) => Books::HonourOfHand { n: first },
        (None, false) => Books::HonourOfHands { first, last },
    }
    .into()
}
