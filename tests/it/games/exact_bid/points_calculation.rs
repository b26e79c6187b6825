//! The computation of points: the terms add up to the score.

use super::{all, first, hand, seat};
use crate::support::scheme;
use oddtrick::games::{BidAndTricks, BidRule, PointsCalculation, points_calculation};
use oddtrick::scheme::Scheme;

/// The calculation of the points of a bid under these settings, with all other bids 0.
fn of(scheme: &Scheme, bid: u8, tricks: u8, cards: u8) -> PointsCalculation {
    let hand = BidAndTricks {
        bid,
        tricks,
        cards,
        bids: bid.into(),
        total: 0,
    };
    points_calculation(scheme.rules.exact_bid().unwrap(), hand).unwrap()
}

#[test]
fn every_calculation_adds_up_to_what_the_hand_scores() {
    let italian = [
        "zero-bid.made.constant=12",
        "slam.grand=50",
        "slam.small=25",
        "big-miss.off=3",
        "big-miss.points=-5",
    ];
    let added = [
        "zero-bid.missed.off=-2",
        "slam={ grand = 20, small = 10, from-cards = 2, adds = true }",
    ];
    let more = [scheme("oh-hell", &italian), scheme("wizard", &added)];
    for scheme in all().cloned().chain(more) {
        let scheme = &scheme;
        let seats = usize::from(scheme.at_table.least);
        let least = scheme.rules.exact_bid().unwrap().least_bid;
        for cards in 1..=10 {
            for (bid, tricks) in (least..=cards).flat_map(|bid| (0..=cards).map(move |t| (bid, t)))
            {
                // The neighbour's bid keeps the sum off the number of cards, whatever the hook.
                let list = |own: u8, neighbour: u8, rest: u8| {
                    let mut list = vec![rest; seats];
                    list[0] = own;
                    list[1] = neighbour;
                    list
                };
                let bids = list(bid, least.max(u8::from(bid == cards)), least);
                let hand = hand(cards, &bids, &list(tricks, cards - tricks, 0));
                let scored = first(scheme, &hand).unwrap().points.at(seat(0));
                let why = of(scheme, bid, tricks, cards);
                let terms: i64 = why
                    .terms
                    .iter()
                    .map(|(_, times, count)| times * count)
                    .sum();
                let what = format!("{} {cards} {bid} {tricks}: {why:?}", scheme.id);
                assert_eq!(why.points, scored, "{what}");
                assert_eq!(terms + why.flat.unwrap_or(0), scored, "{what}");
            }
        }
    }
}

#[test]
fn the_rule_that_decides_is_named() {
    let scheme = scheme(
        "oh-hell-under-penalty",
        &[
            "zero-bid.made.constant=5",
            "zero-bid.missed.off=-1",
            "slam.grand=50",
            "slam.small=25",
            "big-miss.off=3",
            "big-miss.points=-9",
        ],
    );
    for (bid, tricks, cards, rule) in [
        (2, 2, 8, BidRule::Made),
        (0, 0, 8, BidRule::ZeroMade),
        (8, 8, 8, BidRule::GrandSlam),
        (7, 7, 8, BidRule::SmallSlam),
        (5, 5, 5, BidRule::Made),
        (2, 4, 8, BidRule::Over),
        (4, 2, 8, BidRule::Under),
        (0, 2, 8, BidRule::ZeroMissed),
        (0, 3, 8, BidRule::BigMiss),
        (5, 2, 8, BidRule::BigMiss),
    ] {
        let found = of(&scheme, bid, tricks, cards).rule;
        assert_eq!(found, rule, "{bid} bid and {tricks} taken of {cards}");
    }
}
