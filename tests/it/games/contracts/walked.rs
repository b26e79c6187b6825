//! Laws checked for every hand of every shipped scheme.

use super::{outcome, played, points, rules, seat};
use oddtrick::games::{Carry, Role};
use oddtrick::scheme::{Contract, Scheme, Target, catalog};
use oddtrick::seat::PerSeat;

/// All seatings of a contract's declarers at a table of four, in both orders for two.
fn declarers(contract: &Contract) -> Vec<Vec<usize>> {
    let one = (0..4).map(|a| vec![a]);
    let two = (0..4).flat_map(|a| (0..4).filter(move |b| *b != a).map(move |b| vec![a, b]));
    if contract.declarers == 1 {
        one.collect()
    } else {
        two.collect()
    }
}

/// Every shipped scheme with each of its biddable contracts.
fn contracts() -> impl Iterator<Item = (&'static Scheme, &'static Contract)> {
    let ours = catalog::all().filter(|scheme| scheme.rules.contracts().is_some());
    ours.flat_map(|scheme| {
        rules(scheme)
            .biddable()
            .map(move |contract| (scheme, contract))
    })
}

#[test]
fn every_hand_sums_to_zero_and_is_shared_by_role() {
    let mut walked = 0;
    for (scheme, contract) in contracts() {
        for side in declarers(contract) {
            for tricks in 0..=13 {
                for doublings in 0..=3 {
                    let carry = Carry {
                        hands: 7,
                        doublings,
                        ..Carry::default()
                    };
                    let hand = played(&contract.id, &side, tricks);
                    let (outcome, next) = outcome(scheme, &carry, 4, 3, &hand);
                    let what = format!(
                        "{} {} {side:?} {tricks} {doublings}",
                        scheme.id, contract.id
                    );
                    let points = outcome.points.as_slice();
                    assert_eq!(points.iter().sum::<i64>(), 0, "{what}");
                    let undoubled = self::points(scheme, &hand);
                    for index in 0..4 {
                        let in_side = side.contains(&index);
                        let of_role = if in_side {
                            side[0]
                        } else {
                            (0..4).find(|i| !side.contains(i)).unwrap()
                        };
                        assert_eq!(points[index], points[of_role], "{what}");
                        assert_eq!(points[index], undoubled[index] << doublings, "{what}");
                        let playing = matches!(
                            outcome.roles.at(seat(index)),
                            Role::Declarer | Role::Partner
                        );
                        assert_eq!(playing, in_side, "{what}");
                    }
                    assert_eq!(
                        next,
                        Carry {
                            hands: 8,
                            doublings: 0,
                            goulash: false,
                            ..Carry::default()
                        },
                        "{what}"
                    );
                    walked += 1;
                }
            }
        }
    }
    // 6 full schemes, 2 more of 7 contracts, Hoyle's 5, the chips' 1; the proposal has 12 seatings, the others 4.
    let solo = 8 * (12 + 6 * 4) + (12 + 4 * 4) + 12;
    // Rikken, Wiezen twice and Colour Whist: the contracts of two, and the others.
    let others = [(2, 12), (2, 5), (2, 8), (7, 13)].map(|(two, one)| two * 12 + one * 4);
    assert_eq!(walked, (solo + others.iter().sum::<usize>()) * 14 * 4);
}

#[test]
fn rotating_the_seats_rotates_the_points() {
    for (scheme, contract) in contracts() {
        for side in declarers(contract) {
            for tricks in 0..=13 {
                let dealt = |turn: usize| {
                    let side: Vec<usize> = side.iter().map(|index| (index + turn) % 4).collect();
                    outcome(
                        scheme,
                        &Carry::default(),
                        4,
                        (3 + turn) % 4,
                        &played(&contract.id, &side, tricks),
                    )
                    .0
                };
                let (still, turned) = (dealt(0), dealt(1));
                assert_eq!(
                    turned.points,
                    PerSeat::from_fn(4, |s| still.points.at(seat((s.index() + 3) % 4)))
                );
                assert_eq!(
                    turned.leader,
                    still.leader.map(|leader| seat((leader.index() + 1) % 4))
                );
                assert_eq!(
                    turned.next_dealer,
                    seat((still.next_dealer.index() + 1) % 4)
                );
            }
        }
    }
}

#[test]
fn the_dealer_does_not_affect_points() {
    for (scheme, contract) in contracts() {
        for side in declarers(contract) {
            for tricks in 0..=13 {
                let hand = played(&contract.id, &side, tricks);
                for dealer in 0..4 {
                    let mut named = hand.clone();
                    named.dealer = Some(seat(dealer));
                    let (by_turn, _) = outcome(scheme, &Carry::default(), 4, dealer, &hand);
                    let (by_name, _) = outcome(scheme, &Carry::default(), 4, 0, &named);
                    assert_eq!(by_turn.points.as_slice(), points(scheme, &hand));
                    assert_eq!(by_name, by_turn);
                    assert_eq!(by_turn.next_dealer, seat((dealer + 1) % 4));
                }
            }
        }
    }
}

#[test]
fn making_beats_failing_and_a_better_trick_count_never_costs() {
    for (scheme, contract) in contracts() {
        let side = &declarers(contract)[0];
        let gain = |tricks: u8| points(scheme, &played(&contract.id, side, tricks))[side[0]];
        for tricks in 0..=13 {
            assert_eq!(
                gain(tricks) > 0,
                contract.target.made(tricks),
                "{} {} {tricks}",
                scheme.id,
                contract.id
            );
            assert_ne!(gain(tricks), 0);
        }
        for tricks in 0..13 {
            let (fewer, more) = (gain(tricks), gain(tricks + 1));
            let right = match contract.target {
                Target::Exactly(n) if tricks >= n => more <= fewer,
                _ => more >= fewer,
            };
            assert!(
                right,
                "{} {} {tricks}: {fewer} {more}",
                scheme.id, contract.id
            );
        }
    }
}

#[test]
fn with_five_at_the_table_the_dealer_sits_out() {
    for (scheme, contract) in contracts() {
        for side in declarers(contract) {
            for tricks in 0..=13 {
                for dealer in 0..5 {
                    // Those dealt cards are a table of four without the dealer.
                    let place = |index: usize| (dealer + 1 + index) % 5;
                    let moved: Vec<usize> = side.iter().map(|index| place(*index)).collect();
                    let hand = played(&contract.id, &moved, tricks);
                    let (five, _) = outcome(scheme, &Carry::default(), 5, dealer, &hand);
                    let four = outcome(
                        scheme,
                        &Carry::default(),
                        4,
                        3,
                        &played(&contract.id, &side, tricks),
                    )
                    .0;
                    for index in 0..4 {
                        assert_eq!(
                            five.points.at(seat(place(index))),
                            four.points.at(seat(index))
                        );
                    }
                    assert_eq!(
                        (five.points.at(seat(dealer)), five.roles.at(seat(dealer))),
                        (0, Role::Out)
                    );
                    assert_eq!(
                        five.leader,
                        four.leader.map(|leader| seat(place(leader.index())))
                    );
                    assert_eq!(five.next_dealer, seat(place(0)));
                }
            }
        }
    }
}

#[test]
fn eldest_leads_unless_the_declarer_leads() {
    for (scheme, contract) in contracts() {
        let leads = match scheme.game.as_str() {
            "solo-whist" => contract.id == "abundance-declared",
            "rikken" => contract.id == "troela",
            "wiezen" => !["ask", "alone"].contains(&contract.id.as_str()),
            _ => {
                contract.id.starts_with("abondance")
                    || contract.id == "solo-slim"
                    || contract.id == "troel"
            }
        };
        let declarer = if leads { 2 } else { 0 };
        let side: &[usize] = if contract.declarers == 1 {
            &[2]
        } else {
            &[2, 1]
        };
        let (outcome, _) = outcome(
            scheme,
            &Carry::default(),
            4,
            3,
            &played(&contract.id, side, 4),
        );
        assert_eq!(
            outcome.leader,
            Some(seat(declarer)),
            "{} {}",
            scheme.id,
            contract.id
        );
    }
}
