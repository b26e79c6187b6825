//! Each player bids: bid against tricks, for a number of cards.

use super::{Choice, Grid, HandTable, Line, Part, Trial, sum};
use crate::games::{self, Bid, BidAndTricks, BidRule, HandRecord, points_calculation};
use crate::points::Points;
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{ExactBid, Term};
use crate::seat::Seat;
use crate::view::message::Message;

/// The highest bid and number of tricks in a table.
const MOST: u8 = 20;

/// The score of a bid of 0 with a trick.
const OVERBID: &str = "zero-bid.overbid";

/// The hand sizes shown if the schedule has them: a small, a medium and a large one that fits on the page.
const SIZES: [u8; 3] = [3, 8, 10];
/// The index of the size shown first.
const MIDDLE: usize = 1;

/// Every bid of a player with every number of tricks, in hands of a size. If `over`, all bids together exceed the number
/// of cards.
pub(in crate::view) fn table(
    trial: &Trial,
    rules: &ExactBid,
    own: Seat,
    cards: u8,
    over: bool,
) -> HandTable {
    let (shown, least) = (0..=cards.min(MOST), rules.least_bid_for(cards));
    let other = trial.playing().find(|seat| *seat != own);
    let line = |bid| {
        let bids = |next: u8, rest: u8| {
            let bids = trial.each(|seat| match seat {
                seat if seat == own => bid,
                seat if Some(seat) == other => next,
                _ => rest,
            });
            Bid::list(bids)
        };
        let bids = if over {
            bids(cards, least.max(1))
        } else {
            // The sum of the bids avoids the number of cards, so that no hook forbids the last.
            let hooked = together(&bids(least, least)) == u32::from(cards);
            bids(least + u8::from(hooked), least)
        };
        Line {
            head: Message::number(bid),
            seat: own,
            hand: HandRecord {
                cards: Some(cards),
                bids: Some(bids),
                ..trial.said.clone()
            },
        }
    };
    HandTable {
        title: Message::house_worked_hand(cards),
        caption: Message::HouseWorkedBidCaption,
        lines: shown.clone().map(line).collect(),
        tricks: shown,
        says: |line, tricks| Message::house_cell_bid(line.bid().map_or(0, Bid::tricks), tricks),
    }
}

/// The sum of all bids.
fn together(bids: &[Option<Bid>]) -> u32 {
    let bids = bids.iter().flatten();
    bids.map(|bid| u32::from(bid.tricks())).sum()
}

/// The worked example of one of the hand sizes.
pub(super) fn worked(first: &Trial, rules: &ExactBid, open: &str, example: Option<usize>) -> Grid {
    let sizes = sizes(first.scheme);
    let last = sizes.len().saturating_sub(1);
    let shown = example.unwrap_or(MIDDLE).min(last);
    let cards = sizes.get(shown).copied().unwrap_or(1);
    let examples = sizes.iter().enumerate().map(|(index, size)| {
        Choice::of(Message::number(*size), index == shown, ())
            .says(Message::house_worked_hand(*size))
    });
    let over = open.starts_with(OVERBID);
    let hands = table(first, rules, first.deal.eldest, cards, over);
    let (bid, tricks) = cell(rules, open, cards);
    first.worked(&hands, examples, (bid.into(), tricks), |line, _| {
        let hand = BidAndTricks {
            bid,
            tricks,
            cards: line.hand.cards?,
            bids: together(line.hand.bids.as_deref()?),
            total: 0,
        };
        let why = points_calculation(rules, hand)?;
        let off = bid.abs_diff(tricks);
        let name = Message::HouseSomebody;
        let sentence = match why.rule {
            BidRule::Made | BidRule::ZeroMade | BidRule::ZeroOverbid => {
                Message::house_worked_made(name, bid, tricks)
            }
            BidRule::Over if rules.overtricks_keep_score() => {
                Message::house_worked_made(name, bid, tricks)
            }
            BidRule::GrandSlam => Message::house_worked_grand(name, bid),
            BidRule::SmallSlam => Message::house_worked_small(name, bid),
            BidRule::Over | BidRule::Under | BidRule::ZeroMissed => {
                Message::house_worked_missed(name, bid, tricks, off)
            }
            BidRule::Halved => Message::house_worked_halved(name, bid, tricks),
            BidRule::BigMiss => Message::house_worked_far_off(name, bid, tricks, off),
        };
        let terms = why.terms.iter().map(|(term, times, count)| match term {
            Term::Constant => Part::points_once(*times),
            _ => Part::each(*times, *count),
        });
        let parts: Vec<Part> = terms.chain(why.flat.map(Part::points_once)).collect();
        let points = Points {
            n: why.points,
            decimals: rules.decimals,
        };
        Some((sentence, sum(&parts, &[], points)))
    })
}

/// The hand sizes shown, ascending: those of the schedule, or if none of it is possible, sizes that can be dealt.
fn sizes(scheme: &Scheme) -> Vec<u8> {
    let seats = usize::from(scheme.at_table.least);
    let mut there = games::schedule(scheme, seats);
    there.retain(|size| *size <= MOST);
    if there.is_empty() {
        let playing = seats.min(usize::from(scheme.players.most)).max(1);
        let most = usize::from(scheme.deck) / playing;
        there.extend(SIZES.map(|size| size.min(u8::try_from(most).unwrap_or(1))));
    }
    there.sort_unstable();
    there.dedup();
    let mut shown = Vec::with_capacity(SIZES.len());
    for wanted in SIZES {
        let rest = there.iter().filter(|size| !shown.contains(*size));
        let nearest = rest.min_by_key(|size| size.abs_diff(wanted)).copied();
        shown.extend(nearest);
    }
    shown.sort_unstable();
    shown
}

/// The example that shows the effect of a slam rule: a large enough hand. `None` for other rules.
pub(super) fn example_for(scheme: &Scheme, rules: &ExactBid, key: &str) -> Option<usize> {
    if !key.starts_with("slam") {
        return None;
    }
    let from = rules.slam.map_or(1, |slam| slam.from_cards);
    let sizes = sizes(scheme);
    let enough = |index: usize| sizes.get(index).is_some_and(|size| *size >= from);
    [MIDDLE, 0, 2].into_iter().find(|index| enough(*index))
}

/// The bid and the tricks that show the effect of the open rule.
fn cell(rules: &ExactBid, open: &str, cards: u8) -> (u8, u8) {
    let two = cards.min(2);
    let low = cards.saturating_sub(2).clamp(1, 2);
    let (low, high) = match cards {
        1 => (0, 1),
        _ => (low, cards.min(low + 2)),
    };
    match open.split('.').collect::<Vec<_>>()[..] {
        ["missed" | "over", ..] => (low, high),
        ["under", ..] => (high, low),
        ["zero-bid", "made" | "overbid", ..] => (0, 0),
        ["zero-bid", "missed", ..] => (0, two),
        ["slam", "small"] => (cards.saturating_sub(1), cards.saturating_sub(1)),
        ["slam", ..] => (cards, cards),
        ["big-miss", ..] => {
            let off = rules.big_miss.map_or(3, |miss| miss.off).min(cards);
            let bid = (cards - off).min(1);
            (bid, bid + off)
        }
        _ => (two, two),
    }
}
