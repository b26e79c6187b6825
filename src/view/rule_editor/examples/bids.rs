//! Everybody bids: bid by tricks, in a hand of so many cards.

use super::sum::{Part, sum};
use super::{Cell, Example, Row, WorkedExample, first, n, played, table};
use crate::games::{self, Bid, BidRule, Carry, HandRecord, Override, Played, Tricks, reckon};
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{ExactBid, Term};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;

/// The rule of which the example has more bids than cards.
const OVERBID: &str = "zero-bid.overbid";

/// The sizes that are shown where a schedule has them: a small hand, a middling one, and one that still fits on a page.
const SIZES: [u8; 3] = [3, 8, 10];
/// The most cards of a hand that is shown: more bids than these nobody reads.
const MOST: u8 = 20;
/// The one of the sizes that is shown first.
const MIDDLE: usize = 1;

pub(super) fn worked(at: &Context, rules: &ExactBid, example: Option<usize>) -> WorkedExample {
    let sizes = sizes(at.good);
    let last = sizes.len().saturating_sub(1);
    let shown = example.unwrap_or(MIDDLE).min(last);
    let cards = sizes.get(shown).copied().unwrap_or(1);
    let (bid, tricks) = cell(rules, at.open, cards);
    let row = |down: u8| Row {
        head: Message::Number { n: n(down) },
        cells: (0..=cards)
            .map(|across| {
                let points = points(at, rules, down, across, cards);
                let points = points.map(|(points, _)| at.good.points(points));
                let boxed = (down, across) == (bid, tricks);
                Cell::of(
                    points.map(|points| (points, rules.is_made(down, across))),
                    boxed,
                    |n| Message::HouseCellBid {
                        bid: super::n(down),
                        tricks: super::n(across),
                        n,
                    },
                )
            })
            .collect(),
    };
    let (sentence, sum) = sentence(at, rules, bid, tricks, cards);
    let examples = sizes.iter().enumerate().map(|(index, size)| Example {
        text: Message::Number { n: n(*size) },
        label: Message::HouseWorkedHand { n: n(*size) },
        chosen: index == shown,
    });
    WorkedExample {
        title: Message::HouseWorkedHand { n: n(cards) },
        caption: Message::HouseWorkedBidCaption,
        examples: examples.collect(),
        corner: Message::Blank,
        heads: (0..=cards).map(|c| Message::Number { n: n(c) }).collect(),
        rows: (0..=cards).map(row).collect(),
        sentence,
        sum,
    }
}

/// The sizes of the schedule that are shown, in ascending order; where it has none that can be, sizes that can be dealt.
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

/// The example in which a rule can be seen at work: a slam takes cards enough.
pub(super) fn example_for(at: &Context, rules: &ExactBid, key: &str) -> Option<usize> {
    if !key.starts_with("slam") {
        return None;
    }
    let from = rules.slam.map_or(1, |slam| slam.from_cards);
    let sizes = sizes(at.good);
    let enough = |index: usize| sizes.get(index).is_some_and(|size| *size >= from);
    [MIDDLE, 0, 2].into_iter().find(|index| enough(*index))
}

/// The bid and the tricks that show what the open rule does.
fn cell(rules: &ExactBid, open: Option<&str>, cards: u8) -> (u8, u8) {
    let two = cards.min(2);
    let rule = open.unwrap_or_default();
    let low = cards.saturating_sub(2).clamp(1, 2).min(cards);
    let (low, high) = if cards == 1 {
        (0, 1)
    } else {
        (low, cards.min(low + 2))
    };
    let is = |key: &str| {
        rule.strip_prefix(key)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    if is("missed") || is("over") {
        (low, high)
    } else if is("under") {
        (high, low)
    } else if is("zero-bid.made") || is(OVERBID) {
        (0, 0)
    } else if is("zero-bid.missed") {
        (0, two)
    } else if is("slam.small") {
        (cards.saturating_sub(1), cards.saturating_sub(1))
    } else if is("slam") {
        (cards, cards)
    } else if is("big-miss") {
        let off = rules.big_miss.map_or(3, |miss| miss.off).min(cards);
        let bid = (cards - off).min(1);
        (bid, bid + off)
    } else {
        (two, two)
    }
}

/// What a player scores, by a hand in which others bid and take the rest, and what all bid together.
fn points(at: &Context, rules: &ExactBid, bid: u8, tricks: u8, cards: u8) -> Option<(i64, u32)> {
    let scheme = at.good;
    let table = table(scheme)?;
    let sits_out = table.seats > usize::from(scheme.players.most);
    let plays = |seat: usize| !(seat > 0 && sits_out && seat == table.dealer.index());
    let list = |own: u8, neighbour: u8, other: u8| -> Vec<Option<u8>> {
        let value = |seat: usize| match seat {
            0 => own,
            1 => neighbour,
            _ => other,
        };
        let all = 0..table.seats;
        all.map(|seat| plays(seat).then(|| value(seat))).collect()
    };
    let sum = |bids: &[Option<u8>]| {
        bids.iter()
            .flatten()
            .map(|bid| u32::from(*bid))
            .sum::<u32>()
    };
    let least = rules.least_bid.min(cards);
    let over = at.open.is_some_and(|open| open.starts_with(OVERBID));
    let bids = if over {
        list(bid, cards, least.max(1))
    } else {
        // The neighbour's bid keeps the sum of the bids off the number of cards, so that no hook forbids the last one.
        let bids = list(bid, least, least);
        let hooked = sum(&bids) == u32::from(cards);
        list(bid, least + u8::from(hooked), least)
    };
    let together = sum(&bids);
    let hand = HandRecord {
        cards: Some(cards),
        bids: Some(Bid::list(bids)),
        tricks: Some(Tricks::Seats(list(tricks, cards.checked_sub(tricks)?, 0))),
        // A schedule may deal no hand at all to so few, and still say what one would score.
        overrides: Some(Override::End),
        ..HandRecord::blank()
    };
    let (outcome, _) = played(scheme, &Carry::default(), &hand).ok()?;
    Some((outcome.points.at(first()?), together))
}

fn sentence(at: &Context, rules: &ExactBid, bid: u8, tricks: u8, cards: u8) -> (Message, Message) {
    let scored = points(at, rules, bid, tricks, cards);
    let why = scored.and_then(|(_, bids)| {
        let hand = Played {
            bid,
            tricks,
            cards,
            bids,
            total: 0,
        };
        reckon(rules, hand)
    });
    let Some(((points, _), why)) = scored.zip(why) else {
        return (Message::Blank, Message::Blank);
    };
    let (off, bid, tricks) = (n(bid.abs_diff(tricks)), n(bid), n(tricks));
    let name = Message::HouseSomebody.part();
    let sentence = match why.rule {
        BidRule::Made | BidRule::ZeroMade | BidRule::ZeroOverbid => {
            Message::HouseWorkedMade { name, bid, tricks }
        }
        BidRule::Over if rules.pays_over() => Message::HouseWorkedMade { name, bid, tricks },
        BidRule::GrandSlam => Message::HouseWorkedGrand { name, bid },
        BidRule::SmallSlam => Message::HouseWorkedSmall { name, bid },
        BidRule::Over | BidRule::Under | BidRule::ZeroMissed => Message::HouseWorkedMissed {
            name,
            bid,
            tricks,
            off,
        },
        BidRule::Halved => Message::HouseWorkedHalved { name, bid, tricks },
        BidRule::BigMiss => Message::HouseWorkedFarOff {
            name,
            bid,
            tricks,
            off,
        },
    };
    let terms = why.terms.iter().map(|(term, times, count)| match term {
        Term::Constant => Part::flat(*times),
        _ => Part::each(*times, *count),
    });
    let parts: Vec<Part> = terms.chain(why.flat.map(Part::flat)).collect();
    (sentence, sum(&parts, &[], at.good.points(points)))
}
