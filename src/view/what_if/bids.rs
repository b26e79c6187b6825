//! Each player bids: bid against tricks, for a number of cards.

use super::{Choice, Grid, Part, Trial, WorkedExample, sum};
use crate::games::{
    self, Bid, BidAndTricks, BidRule, HandRecord, Outcome, Override, Tricks, points_calculation,
};
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

/// Hands of a size, for one player's bid.
pub(in crate::view) struct Hands<'a> {
    pub(in crate::view) trial: &'a Trial<'a>,
    pub(in crate::view) rules: &'a ExactBid,
    /// The bidder.
    pub(in crate::view) own: Seat,
    /// Cards dealt to each.
    pub(in crate::view) cards: u8,
    /// Whether all bids together exceed the number of cards.
    pub(in crate::view) over: bool,
}

impl Hands<'_> {
    /// Every bid with every number of tricks.
    pub(in crate::view) fn grid(&self) -> Grid {
        let shown = 0..=self.cards.min(MOST);
        self.trial.by_tricks(
            [
                Message::house_worked_hand(self.cards),
                Message::HouseWorkedBidCaption,
            ],
            shown.clone(),
            shown.map(|bid| (Message::number(bid), self.own, bid)),
            |bid, tricks| self.play(*bid, tricks).map(|(outcome, _)| outcome),
            |bid, tricks| Message::house_cell_bid(*bid, tricks),
        )
    }

    /// The hand in which the player bids and takes these and the next player takes the rest, and the sum of all bids;
    /// `None` if it is impossible.
    pub(in crate::view) fn play(&self, bid: u8, tricks: u8) -> Option<(Outcome, u32)> {
        let (trial, cards) = (self.trial, self.cards);
        let other = trial.playing().find(|seat| *seat != self.own);
        let list = |value: u8, next: u8, rest: u8| -> Vec<Option<u8>> {
            let of = |seat: Seat| match seat {
                seat if trial.deal.out.at(seat) => None,
                seat if seat == self.own => Some(value),
                seat if Some(seat) == other => Some(next),
                _ => Some(rest),
            };
            Seat::all(trial.table.seats).map(of).collect()
        };
        let sum = |bids: &[Option<u8>]| bids.iter().flatten().copied().map(u32::from).sum();
        let least = self.rules.least_bid_for(cards);
        let bids = if self.over {
            list(bid, cards, least.max(1))
        } else {
            // The sum of the bids avoids the number of cards, so that no hook forbids the last.
            let bids = list(bid, least, least);
            let hooked: u32 = sum(&bids);
            list(bid, least + u8::from(hooked == u32::from(cards)), least)
        };
        let together = sum(&bids);
        let mut hand = HandRecord {
            cards: Some(cards),
            bids: Some(Bid::list(bids)),
            tricks: Some(Tricks::Seats(list(tricks, cards.checked_sub(tricks)?, 0))),
            ..trial.said.clone()
        };
        let played = trial.play(&hand).or_else(|| {
            hand.overrides = Some(Override::Hook);
            trial.play(&hand).filter(|_| !self.over)
        });
        Some((played?, together))
    }
}

/// The worked example of one of the hand sizes.
pub(super) fn worked(
    first: &Trial,
    rules: &ExactBid,
    open: &str,
    example: Option<usize>,
) -> WorkedExample {
    let sizes = sizes(first.scheme);
    let last = sizes.len().saturating_sub(1);
    let shown = example.unwrap_or(MIDDLE).min(last);
    let cards = sizes.get(shown).copied().unwrap_or(1);
    let (bid, tricks) = cell(rules, open, cards);
    let hands = Hands {
        trial: first,
        rules,
        own: first.deal.eldest,
        cards,
        over: open.starts_with(OVERBID),
    };
    let examples = sizes.iter().enumerate().map(|(index, size)| {
        Choice::of(Message::number(*size), index == shown, ())
            .says(Message::house_worked_hand(*size))
    });
    let grid = Grid {
        choices: examples.collect(),
        ..hands.grid()
    };
    let boxed = grid.with_boxed_cell(bid.into(), tricks.into());
    WorkedExample::of(boxed, sentence(&hands, bid, tricks))
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

fn sentence(hands: &Hands, bid: u8, tricks: u8) -> Option<(Message, Message)> {
    let (rules, cards) = (hands.rules, hands.cards);
    let (outcome, bids) = hands.play(bid, tricks)?;
    let hand = BidAndTricks {
        bid,
        tricks,
        cards,
        bids,
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
    let points = hands.trial.scheme.points(outcome.points.at(hands.own));
    Some((sentence, sum(&parts, &[], points)))
}
