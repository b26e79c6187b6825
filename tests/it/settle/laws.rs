//! Laws of every settlement, over random sessions.

use super::{column_sums, give};
use crate::support::{
    Evening, Fraction, NAMES, Rng, cases, exact_payouts, id, random_hand, scheme, session, stake,
};
use oddtrick::ledger::{Edit, Ledger, Terms};
use oddtrick::money::{Money, Stake};
use oddtrick::scheme::SettleMode;
use oddtrick::settle::payouts;
use proptest::prelude::*;

const MODES: [SettleMode; 6] = [
    SettleMode::PerPoint,
    SettleMode::Difference,
    SettleMode::WinnerTakesPot,
    SettleMode::ByPlace,
    SettleMode::PerGame,
    SettleMode::PerRubber,
];

/// How many of the modes, counted from the first, are for individual play.
pub(super) const FOR_ONESELF: usize = 4;

/// A session of four or five, two of whom are replaced by new players, with a stake per hand.
pub(super) fn random_editors(seed: u64, hands: usize, settle: SettleMode) -> Ledger {
    let mut rng = Rng::new(seed);
    let mut evening = Evening::of(session(scheme("solo-whist-points", &[]), 4 + rng.below(2)));
    evening.join(5);
    evening.join(6);
    for _ in 0..hands {
        if rng.one_in(4) {
            let here = |number: &usize| evening.ledger.session().position(id(*number)).is_some();
            let mut seats: Vec<usize> = (0..NAMES.len()).filter(here).collect();
            rng.shuffle(&mut seats);
            seats.truncate(4 + rng.below(2));
            evening.reseat(&seats);
        }
        let hand = random_hand(&mut rng, &evening.ledger);
        evening
            .ledger
            .apply(&Edit::AddHand {
                index: evening.ledger.session().hands.len(),
                hand,
            })
            .unwrap();
    }
    restake(&mut evening.ledger, &mut rng);
    let before = evening.ledger.session().terms;
    evening
        .ledger
        .apply(&Edit::Settle {
            before,
            after: Terms { settle, ..before },
        })
        .unwrap();
    evening.ledger
}

/// A partnership session under one of these schemes, with a stake per hand.
pub(super) fn random_sides(seed: u64, hands: usize, settle: SettleMode) -> Ledger {
    let mut rng = Rng::new(seed);
    let mut ids = vec![
        "whist-5",
        "whist-short",
        "whist-american",
        "bid-whist",
        "bid-whist-1900",
        "minnesota-whist",
        "spades",
    ];
    ids.retain(|id| settle.missing_award(&scheme(id, &[]).rules).is_none());
    let mut evening = Evening::new(ids[rng.below(ids.len())], &[], 4).staked(None, settle);
    for index in 0..hands {
        let hand = random_hand(&mut rng, &evening.ledger);
        evening
            .ledger
            .apply(&Edit::AddHand { index, hand })
            .unwrap();
    }
    restake(&mut evening.ledger, &mut rng);
    evening.ledger
}

/// A stake for each hand, none for some but always for the first.
pub(super) fn restake(ledger: &mut Ledger, rng: &mut Rng) {
    let session = ledger.session();
    let before: Vec<Option<Stake>> = session
        .hands
        .iter()
        .map(|hand| hand.stake)
        .chain([session.stake])
        .collect();
    let all = [
        stake("0.05", "GBP"),
        stake("0.01/3", "GBP"),
        stake("1/7", "GBP"),
        stake("0.10", "GBP"),
        None,
    ];
    let after = (0..before.len())
        .map(|at| {
            if at == 0 {
                all[rng.below(4)]
            } else {
                *rng.pick(&all)
            }
        })
        .collect();
    ledger
        .apply(&Edit::Restake {
            from: 0,
            before,
            after,
        })
        .unwrap();
}

/// The sum of fractions, as a numerator over a common denominator.
pub(super) fn sum(all: &[Fraction]) -> i128 {
    let common: i128 = all.iter().map(|one| one.denominator()).product();
    all.iter()
        .map(|one| one.numerator() * (common / one.denominator()))
        .sum()
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn payouts_sum_to_zero_and_round_by_less_than_a_unit(seed: u64, hands in 0..12_usize, mode in 0..FOR_ONESELF) {
        let ledger = random_editors(seed, hands, MODES[mode]);
        let found = payouts(&ledger).unwrap().unwrap();
        prop_assert_eq!(sum(&exact_payouts(&found)), 0);
        prop_assert_eq!(found.rounded.iter().map(|money| money.0).sum::<i64>(), 0);
        for (place, (exact, rounded)) in exact_payouts(&found).iter().zip(&found.rounded).enumerate() {
            let off = i128::from(rounded.0) * exact.denominator() - exact.numerator();
            prop_assert!(off.abs() < exact.denominator());
            prop_assert_eq!(off > 0, found.odd.contains(&place));
        }
        prop_assert_eq!(column_sums(&ledger), found.rounded);
    }

    #[test]
    fn partners_win_alike_and_a_game_is_one_stake(seed: u64, hands in 0..20_usize, mode in 0..MODES.len()) {
        let ledger = random_sides(seed, hands, MODES[mode]);
        let Some(found) = payouts(&ledger).unwrap() else { return Ok(()) };
        prop_assert_eq!(sum(&exact_payouts(&found)), 0);
        prop_assert_eq!(found.rounded.iter().map(|money| money.0).sum::<i64>(), 0);
        prop_assert_eq!((exact_payouts(&found)[0], exact_payouts(&found)[1]), (exact_payouts(&found)[2], exact_payouts(&found)[3]));
        prop_assert_eq!(column_sums(&ledger), found.rounded);
        if MODES[mode] == SettleMode::PerGame {
            // Every row is a hand's stake, two of them or nothing: won or lost, never a part.
            let stakes: Vec<Option<Fraction>> = ledger.session().hands.iter().map(|hand| {
                hand.stake.and_then(|stake| Fraction::new(stake.minor().into(), stake.points().into()))
            }).collect();
            for upto in 1..=ledger.played().len() {
                let mut told = ledger.session().clone();
                told.hands.truncate(upto);
                let after = payouts(&Ledger::open(told.clone()).unwrap()).unwrap().map_or(Fraction::ZERO, |all| exact_payouts(&all)[0]);
                told.hands.truncate(upto - 1);
                let before = payouts(&Ledger::open(told).unwrap()).unwrap().map_or(Fraction::ZERO, |all| exact_payouts(&all)[0]);
                let moved = Fraction::new(
                    after.numerator() * before.denominator() - before.numerator() * after.denominator(),
                    after.denominator() * before.denominator(),
                ).unwrap();
                let size = moved.numerator().abs();
                let whole = Fraction::new(size, moved.denominator());
                let half = Fraction::new(size, moved.denominator() * 2);
                let known = [whole, half].iter().any(|stake| stakes[..upto].contains(stake));
                prop_assert!(moved == Fraction::ZERO || known, "{moved}");
            }
        }
    }

    /// This scheme carries no doubling, so hands can be in any order.
    #[test]
    fn the_order_of_the_hands_makes_no_difference(seed: u64, hands in 0..12_usize, mode in 0..FOR_ONESELF) {
        let ledger = random_editors(seed, hands, MODES[mode]);
        let mut told = ledger.session().clone();
        // A game has the stake of its first hand, which therefore stays first.
        let game = !matches!(MODES[mode], SettleMode::PerPoint | SettleMode::Difference);
        let fixed = usize::from(game).min(told.hands.len());
        Rng::new(seed ^ 1).shuffle(&mut told.hands[fixed..]);
        prop_assert_eq!(payouts(&Ledger::open(told).unwrap()), payouts(&ledger));
    }

    #[test]
    fn exact_payouts_do_not_depend_on_the_order_of_players(seed: u64, hands in 0..12_usize, mode in 0..FOR_ONESELF) {
        let ledger = random_editors(seed, hands, MODES[mode]);
        let mut told = ledger.session().clone();
        Rng::new(seed ^ 2).shuffle(&mut told.participants);
        let told = Ledger::open(told).unwrap();
        let (found, other) = (payouts(&ledger).unwrap().unwrap(), payouts(&told).unwrap().unwrap());
        for (place, one) in told.session().participants.iter().enumerate() {
            prop_assert_eq!(exact_payouts(&other)[place], exact_payouts(&found)[ledger.session().position(one.id).unwrap()]);
        }
    }

    /// Payouts follow the formula, computed independently.
    #[test]
    fn per_point_is_stake_times_points_less_the_mean(points in prop::collection::vec([-50..50_i64, -50..50, -50..50, -50..50], 1..8)) {
        let evening = Evening::new("solo-whist-points", &[], 4).staked(stake("0.01/3", "EUR"), SettleMode::PerPoint);
        let mut ledger = evening.ledger;
        for (number, points) in points.iter().enumerate() {
            let mut hand = Evening { ledger: ledger.clone() }.hand(r#"{"passed":true}"#);
            hand.id.0 = 1 + u128::try_from(number).unwrap();
            give(&mut ledger, &hand, &[0, 1, 2, 3].map(|at| (id(at), points[at])));
        }
        let found = payouts(&ledger).unwrap().unwrap();
        for place in 0..4 {
            // A third of a cent per point, and a fourth of the sum as the mean: twelfths.
            let twelfths: i64 = points.iter().map(|hand| 4 * hand[place] - hand.iter().sum::<i64>()).sum();
            prop_assert_eq!(Some(exact_payouts(&found)[place]), Fraction::new(i128::from(twelfths), 12));
        }
        prop_assert_eq!(found.rounded.iter().copied().fold(Money(0), |sum, one| sum.checked_add(one).unwrap()), Money(0));
    }
}
