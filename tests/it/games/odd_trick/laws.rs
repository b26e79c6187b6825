//! Laws of every hand, checked exhaustively against formulas written independently.

use super::{bid, high_low, outcome, points, seat, whist};
use crate::support::{Rng, random_record, scheme};
use oddtrick::games::{Carry, HandResult, Honours, Role, Side, Sides, Table, play};
use oddtrick::scheme::Scheme;
use oddtrick::seat::Seat;

const MODES: [&str; 3] = ["uptown", "downtown", "no-trump"];

/// The scores of the bidder's side and the other, by a source.
type Formula = fn(level: i64, mode: &str, books: i64) -> (i64, i64);

/// The Estonian rules: the tricks over six, or minus those missing.
fn estonian(level: i64, _: &str, books: i64) -> (i64, i64) {
    let over = books - 6;
    (if over >= level { over } else { over - level }, 0)
}

/// Wikipedia: the tricks over six, or minus the bid; doubled at no trump.
fn wikipedia(level: i64, mode: &str, books: i64) -> (i64, i64) {
    let once = if books >= 6 + level {
        books - 6
    } else {
        -level
    };
    (once * if mode == "no-trump" { 2 } else { 1 }, 0)
}

/// Parlett: the bid either way, a set gives the others their tricks over six; doubled at no trump, a Boston fourfold.
fn parlett(level: i64, mode: &str, books: i64) -> (i64, i64) {
    let others = 13 - books;
    let (own, other) = match books {
        13 => (4 * level, 0),
        made if made - level >= 6 => (level, 0),
        _ if others > 6 => (-level, others - 6),
        _ => (-level, 0),
    };
    if mode == "no-trump" {
        (2 * own, 2 * other)
    } else {
        (own, other)
    }
}

/// Foster: all tricks over six, or minus the bid, and then the others score too.
fn foster(level: i64, _: &str, books: i64) -> (i64, i64) {
    if books >= level + 6 {
        (books - 6, 0)
    } else {
        (-level, std::cmp::max(7 - books, 0))
    }
}

/// Scheme, lowest bid, modes, fewest books, and its scores.
const BIDDING: [(&str, u8, &[&str], u8, Formula); 4] = [
    ("bid-whist-shortfall", 1, &MODES, 1, estonian),
    ("bid-whist", 3, &MODES, 1, wikipedia),
    ("bid-whist-parlett", 3, &MODES, 1, parlett),
    ("bid-whist-1900", 1, &[""], 0, foster),
];

#[test]
fn every_bid_in_every_mode_with_every_number_of_books() {
    let mut walked = 0;
    for (id, least, modes, fewest, formula) in BIDDING {
        let scheme = scheme(id, &[]);
        for level in least..=7 {
            for mode in modes {
                for books in fewest..=13 {
                    let (own, other) = formula(level.into(), mode, books.into());
                    for bidder in 0..4 {
                        let named = Some(*mode).filter(|mode| !mode.is_empty());
                        let hand = bid(bidder, level, named, books);
                        let (outcome, next) = outcome(&scheme, &Carry::default(), &hand);
                        let what = format!("{id} {level} {mode} {books} by {bidder}");
                        for place in 0..4 {
                            let with = (place + bidder) % 2 == 0;
                            let wanted = if with { own } else { other };
                            assert_eq!(outcome.points.at(seat(place)), wanted, "{what}");
                            let role = match (place == bidder, with) {
                                (true, _) => Role::Declarer,
                                (_, true) => Role::Partner,
                                _ => Role::Opponent,
                            };
                            assert_eq!(outcome.roles.at(seat(place)), role, "{what}");
                        }
                        let HandResult::Shared(shared) = outcome.result else {
                            panic!("{what}: {:?}", outcome.result);
                        };
                        let made = books >= level + 6;
                        assert_eq!(shared.made, Some(made), "{what}");
                        assert_eq!(shared.margin >= 0, made, "{what}");
                        assert_eq!(next.sides.score.iter().sum::<i64>(), own + other, "{what}");
                        assert_eq!(outcome.leader, Some(seat(bidder)));
                        assert_eq!(outcome.next_dealer, seat(0));
                        walked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(walked, 4 * (7 * 3 * 13 + 2 * 5 * 3 * 13 + 7 * 14));
}

#[test]
fn a_bid_without_a_mode_is_the_first_of_the_list() {
    let usual = scheme("bid-whist", &[]);
    let high = scheme("bid-whist", &[r#"bids.modes=["no-trump","uptown"]"#]);
    for books in 1..=13 {
        let silent = bid(0, 4, None, books);
        for (scheme, mode) in [(&usual, "uptown"), (&high, "no-trump")] {
            let said = bid(0, 4, Some(mode), books);
            assert_eq!(points(scheme, &silent), points(scheme, &said), "{books}");
        }
    }
}

#[test]
fn one_more_book_never_costs_the_bidder() {
    for (id, least, modes, fewest, _) in BIDDING {
        let scheme = scheme(id, &[]);
        for level in least..=7 {
            for mode in modes {
                let named = Some(*mode).filter(|mode| !mode.is_empty());
                let net = |books: u8| {
                    let points = points(&scheme, &bid(0, level, named, books));
                    points[0] - points[1]
                };
                for books in fewest..13 {
                    assert!(net(books) <= net(books + 1), "{id} {level} {mode} {books}");
                }
            }
        }
    }
}

#[test]
fn every_number_of_tricks_of_plain_whist_by_either_side() {
    for id in ["whist-5", "whist-short", "whist-long", "whist-american"] {
        let scheme = scheme(id, &[]);
        for tricks in 0..=13_u8 {
            let (own, other) = match tricks {
                7.. => (i64::from(tricks) - 6, 0),
                less => (0, 7 - i64::from(less)),
            };
            for side in 0..4 {
                let found = points(&scheme, &whist(side, tricks));
                let wanted = if side % 2 == 0 {
                    [own, other, own, other]
                } else {
                    [other, own, other, own]
                };
                assert_eq!(found, wanted, "{id} {side} {tricks}");
                // The other side could have been named as well.
                assert_eq!(points(&scheme, &whist((side + 1) % 4, 13 - tricks)), wanted);
            }
        }
    }
}

/// The score of a hand with honours from these scores: tricks first, then honours.
fn with_honours(
    target: i64,
    bar: i64,
    standing: [i64; 2],
    tricks: u8,
    held: usize,
    count: u8,
) -> [i64; 2] {
    let mut points = if tricks > 6 {
        [i64::from(tricks) - 6, 0]
    } else {
        [0, 7 - i64::from(tricks)]
    };
    let out = (0..2).any(|side| standing[side] + points[side] >= target);
    if !out && standing[held] < bar {
        points[held] += if count == 4 { 4 } else { 2 };
    }
    points
}

#[test]
fn honours_of_either_side_at_every_standing() {
    for (id, target, bar) in [("whist-short", 5, 4), ("whist-long", 10, 9)] {
        let scheme = scheme(id, &[]);
        for first in 0..target {
            for second in 0..target {
                let sides = Sides {
                    score: [first, second],
                    ..Sides::default()
                };
                let carry = Carry {
                    sides,
                    ..Carry::default()
                };
                for tricks in 0..=13 {
                    for (held, count) in [(0, 3), (0, 4), (1, 3), (1, 4)] {
                        let mut hand = whist(0, tricks);
                        hand.honours = Some(Honours {
                            side: seat(held + 2),
                            count,
                        });
                        let (found, _) = outcome(&scheme, &carry, &hand);
                        let wanted =
                            with_honours(target, bar, [first, second], tricks, held, count);
                        assert_eq!(
                            found.points.as_slice(),
                            [wanted[0], wanted[1], wanted[0], wanted[1]],
                            "{id} {first}:{second} {tricks} {held} {count}"
                        );
                    }
                }
            }
        }
    }
}

/// A game with the sides swapped.
fn turned(sides: Sides) -> Sides {
    let Sides {
        mut score,
        mut games,
        mut worth,
        bags,
        over,
    } = sides;
    score.reverse();
    games.reverse();
    worth.reverse();
    Sides {
        score,
        games,
        worth,
        bags,
        over,
    }
}

/// Moving everybody one seat on changes no score, whatever else happened.
#[test]
fn seats_rotate() {
    for scheme in oddtrick::scheme::catalog::all().filter(|one| one.rules.kind() == "odd-trick") {
        for seed in 0..400 {
            let mut rng = Rng::new(seed);
            let sides = Sides {
                score: [rng.points(4), rng.points(4)],
                ..Sides::default()
            };
            let carry = |sides| Carry {
                sides,
                ..Carry::default()
            };
            let table = Table {
                seats: 4,
                dealer: seat(rng.below(4)),
            };
            let record = random_record(&mut rng, scheme, &carry(sides), table);
            let on = |seat: Seat| Seat::new((seat.index() + 1) % 4).unwrap();
            let mut there = record.try_map(|seat| Ok::<_, ()>(on(*seat))).unwrap();
            there.dealer = Some(on(record.dealer.unwrap_or(table.dealer)));
            let (left, after) = play(scheme, &carry(sides), table, &record).unwrap();
            let (right, after_right) = play(scheme, &carry(turned(sides)), table, &there).unwrap();
            for place in 0..4 {
                let place = seat(place);
                let what = format!("{} {seed} {record:?}", scheme.id);
                assert_eq!(left.points.at(place), right.points.at(on(place)), "{what}");
                assert_eq!(left.roles.at(place), right.roles.at(on(place)), "{what}");
            }
            assert_eq!(left.leader.map(on), right.leader);
            assert_eq!(on(left.next_dealer), right.next_dealer);
            assert_eq!(turned(after.sides), after_right.sides);
        }
    }
}

#[test]
fn swapping_the_sides_swaps_the_scores() {
    let hands = |scheme: &Scheme, turn: usize| {
        let mut all = Vec::new();
        for books in 1..=13 {
            if scheme.rules.odd_trick().unwrap().high.is_some() {
                all.extend(["high", "low"].map(|mode| high_low(mode, turn, books)));
            } else if scheme.id.starts_with("bid") {
                all.extend([0, 2].map(|bidder| bid((bidder + turn) % 4, 5, None, books)));
            } else {
                all.push(whist(turn, books));
            }
        }
        all
    };
    for scheme in oddtrick::scheme::catalog::all().filter(|one| one.rules.kind() == "odd-trick") {
        for standing in [[0, 0], [3, 1], [4, 4], [-4, 2]] {
            let start = Sides {
                score: standing,
                games: [1, 0],
                worth: [2, 0],
                bags: [0, 0],
                over: false,
            };
            for (one, other) in hands(scheme, 0).iter().zip(hands(scheme, 1)) {
                let of = |sides, hand| {
                    let carry = Carry {
                        sides,
                        ..Carry::default()
                    };
                    outcome(scheme, &carry, hand)
                };
                let (left, after) = of(start, one);
                let (right, turned_after) = of(turned(start), &other);
                for place in 0..4 {
                    assert_eq!(
                        left.points.at(seat(place)),
                        right.points.at(seat((place + 1) % 4))
                    );
                }
                assert_eq!(turned(after.sides), turned_after.sides, "{}", scheme.id);
                assert_eq!(
                    after.sides.leader().map(Side::other),
                    turned_after.sides.leader()
                );
            }
        }
    }
}
