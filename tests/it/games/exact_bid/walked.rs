//! Every shipped scheme, with every number of cards, bid and tricks.

use super::{after, all, hand, table};
use crate::support::{Rng, random_record};
use oddtrick::games::{Carry, HandRecord, HandResult, Override, Role, Tricks, play};
use oddtrick::scheme::Scheme;
use oddtrick::seat::{PerSeat, Seat};

/// The score of a bid, written from the sources and not from the documents.
fn wanted(id: &str, cards: i64, bid: i64, tricks: i64) -> i64 {
    let (off, made) = ((bid - tricks).abs(), bid == tricks);
    let sum_to = |n: i64| (1..=n).sum::<i64>();
    match (id, made) {
        (
            "oh-hell"
            | "oh-hell-minus-bid"
            | "oh-hell-symmetric"
            | "oh-hell-under-penalty"
            | "oh-hell-set"
            | "oh-hell-ten-and-off",
            true,
        ) => 10 + bid,
        ("oh-hell" | "oh-hell-bid-only", false) | ("oh-hell-low", true) => 0,
        ("oh-hell-tricks-count", true) => 10 + tricks,
        ("oh-hell-tricks-count", false) => tricks,
        ("oh-hell-minus-bid", false) => -bid,
        ("oh-hell-symmetric", false) => -(10 + bid),
        ("oh-hell-ten-times", true) => 10 * bid,
        ("oh-hell-ten-times", false) => -10 * bid,
        ("oh-hell-under-penalty", false) if tricks > bid => 0,
        ("oh-hell-under-penalty", false) => -bid,
        ("oh-hell-five-times", true) => 10 + 5 * bid,
        ("oh-hell-five-times", false) if bid == 0 => -10,
        ("oh-hell-five-times", false) => -5 * bid,
        ("oh-hell-set", false) if tricks > bid => tricks,
        ("oh-hell-set", false) => -10,
        ("oh-hell-bid-only", true) => bid,
        ("oh-hell-squares", true) => 10 + bid.pow(2),
        ("oh-hell-squares", false) => -off.pow(2),
        ("oh-hell-ten-and-off", false) => -(10 + off),
        ("oh-hell-triangular", true) => 5 + sum_to(bid),
        ("oh-hell-triangular", false) => -sum_to(off),
        ("oh-hell-low", false) => sum_to(off),
        ("romanian-whist", true) => 5 + bid,
        ("romanian-whist", false) => -off,
        ("nomination-whist", true) => 10 + tricks,
        ("nomination-whist", false) => tricks,
        ("israeli-whist", true) if bid == 0 => 50,
        ("israeli-whist", false) if bid == 0 => -60 + 10 * tricks,
        ("israeli-whist", true) => 10 + bid.pow(2),
        ("israeli-whist", false) => -10 * off,
        ("skull-king", true) if bid == 0 => 10 * cards,
        ("skull-king", false) if bid == 0 => -10 * cards,
        ("skull-king", true) => 20 * bid,
        ("skull-king", false) => -10 * off,
        ("callbreak", true) => 10 * bid,
        ("callbreak", false) if tricks > bid => 10 * bid + off,
        ("callbreak", false) => -10 * bid,
        ("wizard", true) => 20 + 10 * bid,
        ("wizard", false) => -10 * off,
        (id, _) => panic!("add the formula of {id} to this function"),
    }
}

/// The points of a middle seat at a table of four; the others take the rest.
fn scored(scheme: &Scheme, cards: u8, bid: u8, tricks: u8) -> (i64, bool) {
    let least = least(scheme);
    let record = HandRecord {
        overrides: Some(Override::Hook),
        ..hand(
            cards,
            &[cards, bid, least, least],
            &[0, tricks, cards - tricks, 0],
        )
    };
    let (outcome, _) = play(scheme, &Carry::default(), table(4), &record).unwrap();
    let HandResult::Bids {
        cards: dealt, made, ..
    } = outcome.result
    else {
        panic!("bids")
    };
    assert_eq!(dealt, cards);
    let seat = Seat::new(1).unwrap();
    (outcome.points.at(seat), made.at(seat).unwrap())
}

fn least(scheme: &Scheme) -> u8 {
    scheme.rules.exact_bid().unwrap().least_bid
}

/// Whether a bid is made: in Callbreak also with more tricks.
fn is_made(scheme: &Scheme, bid: u8, tricks: u8) -> bool {
    bid == tricks || (scheme.id == "callbreak" && tricks > bid)
}

#[test]
fn every_bid_scores_what_the_rules_say() {
    for scheme in all() {
        for cards in 1..=scheme.deck / 4 {
            for bid in least(scheme)..=cards {
                for tricks in 0..=cards {
                    let wanted = wanted(&scheme.id, cards.into(), bid.into(), tricks.into());
                    let found = scored(scheme, cards, bid, tricks);
                    assert_eq!(
                        found,
                        (wanted, is_made(scheme, bid, tricks)),
                        "{} {cards} {bid} {tricks}",
                        scheme.id
                    );
                }
            }
        }
    }
}

/// In every shipped scheme a miss never pays, in the scheme's direction of scoring.
#[test]
fn making_a_bid_never_scores_less_than_missing_it() {
    for scheme in all() {
        let lowest = scheme.id == "oh-hell-low";
        for cards in 1..=13 {
            for bid in least(scheme)..=cards {
                let (made, _) = scored(scheme, cards, bid, bid);
                for tricks in 0..=cards {
                    let (other, _) = scored(scheme, cards, bid, tricks);
                    // If tricks score regardless of the bid, or reduce the cost of a missed 0, ten overtricks come to
                    // as much.
                    let by_tricks = [
                        "oh-hell-tricks-count",
                        "oh-hell-set",
                        "nomination-whist",
                        "israeli-whist",
                    ]
                    .contains(&scheme.id.as_str());
                    let better = if lowest { made <= other } else { made >= other };
                    assert!(
                        better || is_made(scheme, bid, tricks) || by_tricks && tricks >= bid + 10,
                        "{} {bid} {tricks}",
                        scheme.id
                    );
                }
            }
        }
    }
}

/// Moving everybody one seat on changes no score.
#[test]
fn seats_rotate() {
    for scheme in all() {
        let (least, most) = (
            usize::from(scheme.players.least),
            usize::from(scheme.players.most),
        );
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let seats = least + rng.below(most - least + 1);
            let hands = u32::try_from(rng.below(15)).unwrap();
            let record = random_record(&mut rng, scheme, &after(hands), table(seats));
            let (here, _) = play(scheme, &after(hands), table(seats), &record).unwrap();
            let on = |seat: Seat| Seat::new((seat.index() + 1) % seats).unwrap();
            let mut turned = record.try_map(|seat| Ok::<_, ()>(on(*seat))).unwrap();
            turned.dealer = Some(on(here.dealer));
            if let Some(bids) = &mut turned.bids {
                bids.rotate_right(1);
            }
            if let Some(Tricks::Seats(tricks)) = &mut turned.tricks {
                tricks.rotate_right(1);
            }
            if let Some(bonus) = &mut turned.bonus {
                bonus.rotate_right(1);
            }
            let (there, _) = play(scheme, &after(hands), table(seats), &turned).unwrap();
            let moved = |points: &PerSeat<i64>| PerSeat::from_fn(seats, |seat| points.at(on(seat)));
            assert_eq!(moved(&there.points), here.points, "{} {seed}", scheme.id);
            assert_eq!(there.next_dealer, on(here.next_dealer));
            assert_eq!(there.leader, here.leader.map(on));
        }
    }
}

#[test]
fn everybody_is_an_opponent_unless_sitting_out() {
    for scheme in all() {
        let least = least(scheme);
        let mut record = hand(2, &[1, least, least, least], &[0, 2, 0, 0]);
        let (outcome, _) = play(scheme, &after(0), table(4), &record).unwrap();
        assert_eq!(outcome.roles.as_slice(), [Role::Opponent; 4]);
        record.passed = Some(true);
        record.bids = None;
        record.tricks = None;
        let (outcome, next) = play(scheme, &after(0), table(4), &record).unwrap();
        assert_eq!((outcome.result, next.hands), (HandResult::PassedOut, 1));
        assert_eq!(outcome.points.as_slice(), [0; 4]);
        assert_eq!(outcome.leader, None);
    }
}
