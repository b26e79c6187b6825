//! The fewest payments, against an independent search.

use crate::support::{Rng, cases};
use oddtrick::money::Money;
use oddtrick::settle::{MOST_SEARCHED, Payment, fewest_payments};
use proptest::prelude::*;
use std::collections::HashMap;

/// Settles these balances; checks the laws of any settlement, and returns the amounts in descending order.
#[track_caller]
fn settle(balances: &[i64]) -> Vec<i64> {
    let payments = fewest_payments(&balances.iter().copied().map(Money).collect::<Vec<_>>());
    let mut left: Vec<i128> = balances.iter().copied().map(i128::from).collect();
    for Payment { from, to, amount } in &payments {
        assert!(
            amount.0 > 0 && balances[*from] < 0 && balances[*to] > 0,
            "{balances:?} {payments:?}"
        );
        left[*from] += i128::from(amount.0);
        left[*to] -= i128::from(amount.0);
    }
    assert!(
        left.iter().all(|balance| *balance == 0),
        "{balances:?} {payments:?}"
    );
    let moved: i128 = payments
        .iter()
        .map(|payment| i128::from(payment.amount.0))
        .sum();
    let owed: i128 = balances
        .iter()
        .copied()
        .map(i128::from)
        .filter(|balance| *balance > 0)
        .sum();
    assert_eq!(moved, owed);
    assert!(payments.is_sorted_by_key(|payment| (payment.from, payment.to)));
    let mut amounts: Vec<i64> = payments.iter().map(|payment| payment.amount.0).collect();
    amounts.sort_unstable_by(|one, other| other.cmp(one));
    amounts
}

/// The payments as text, `2>0 5` for five from the third to the first.
fn list(balances: &[i64]) -> Vec<String> {
    let payments = fewest_payments(&balances.iter().copied().map(Money).collect::<Vec<_>>());
    payments
        .iter()
        .map(|one| format!("{}>{} {}", one.from, one.to, one.amount.0))
        .collect()
}

#[test]
fn payments_worked_by_hand() {
    assert_eq!(list(&[]), [""; 0]);
    assert_eq!(list(&[0, 0, 0]), [""; 0]);
    assert_eq!(list(&[0, 7, 0, -7]), ["3>1 7"]);
    assert_eq!(list(&[90, -30, -30, -30]), ["1>0 30", "2>0 30", "3>0 30"]);
    assert_eq!(list(&[-90, 30, 30, 30]), ["0>1 30", "0>2 30", "0>3 30"]);
    // Two pairs, by seat.
    assert_eq!(list(&[5, -5, 5, -5]), ["1>0 5", "3>2 5"]);
    // The smallest largest payment: largest debtor to largest creditor would begin with 6.
    assert_eq!(list(&[4, 7, -6, -5]), ["2>0 4", "2>1 2", "3>1 5"]);
    // Two equally even settlements: the first by seat.
    assert_eq!(list(&[6, 2, -4, -4]), ["2>0 2", "2>1 2", "3>0 4"]);
}

#[test]
fn largest_debtor_to_largest_creditor_is_not_enough() {
    let balances = [6, 5, 5, -10, -3, -3];
    assert_eq!(settle(&balances).len(), 4);
    // 6 is owed by the two who owe 3 each, and 10 to the two who are owed 5 each.
    assert_eq!(list(&balances), ["3>1 5", "3>2 5", "4>0 3", "5>0 3"]);
}

#[test]
fn amounts_near_overflow_are_paid() {
    assert_eq!(settle(&[i64::MAX, -i64::MAX]), [i64::MAX]);
    assert_eq!(settle(&[i64::MIN, i64::MAX, 1]), [i64::MAX, 1]);
    let (most, least) = (i64::MAX, -i64::MAX);
    assert_eq!(settle(&[most, most, least, most, least, least]), [most; 3]);
    assert_eq!(settle(&[i64::MIN, i64::MIN, most, most, 2]).len(), 4);
}

#[test]
fn balances_that_do_not_sum_to_zero_are_paid_as_far_as_they_go() {
    assert_eq!(list(&[5, -3]), ["1>0 3"]);
    assert_eq!(list(&[i64::MIN, 3, 4]), ["0>1 3", "0>2 4"]);
    assert_eq!(list(&[1, 2, 3]), [""; 0]);
}

/// Two people settle with each other. The other seven cannot be divided and get the most even settlement: if the
/// largest debtor paid the largest creditor first, the fourth would get 19 in one payment. Eight people are settled in
/// that way, because trees of eight are not searched.
#[test]
fn a_group_of_seven_is_searched_and_one_of_eight_is_not() {
    assert_eq!(
        list(&[17, 17, -10, 19, 17, 19, -79, 500, -500]),
        [
            "2>3 10", "6>0 17", "6>1 17", "6>3 9", "6>4 17", "6>5 19", "8>7 500"
        ]
    );
    assert_eq!(
        list(&[20, 15, 5, 5, -1, -1, -7, -36]),
        [
            "4>3 1", "5>3 1", "6>2 5", "6>3 2", "7>0 20", "7>1 15", "7>3 1"
        ]
    );
}

#[test]
fn sixteen_and_forty_people_are_settled() {
    let mut rng = Rng::new(16);
    for people in 8..=16 {
        for _ in 0..3 {
            let mut balances: Vec<i64> = (1..people).map(|_| rng.points(1000)).collect();
            balances.push(-balances.iter().sum::<i64>());
            assert!(settle(&balances).len() < people);
        }
    }
    // Eight who lost as much as eight others won: one payment per pair, by seat.
    let pairs: Vec<i64> = (1..=8).flat_map(|n| [n, -n]).collect();
    assert_eq!(settle(&pairs).len(), 8);
    let alike: Vec<i64> = [1_i64, -1].repeat(8);
    assert_eq!(settle(&alike), [1; 8]);
    assert_eq!(list(&alike)[..2], ["1>0 1", "3>2 1"]);
    // Twice the six that need groups of three, and two pairs: sixteen people in six groups.
    let six = [6, 5, 5, -10, -3, -3];
    let sixteen = [
        six.map(|n| 7 * n).as_slice(),
        &six.map(|n| 1000 * n),
        &[70, -70, 5000, -5000],
    ]
    .concat();
    assert_eq!((sixteen.len(), settle(&sixteen).len()), (16, 10));
    // Above sixteen there is a bound but no guarantee.
    let mut many: Vec<i64> = (0..39).map(|_| rng.points(1000)).collect();
    many.push(-many.iter().sum::<i64>());
    assert!(settle(&many).len() < 40);
    assert_eq!(settle(&[1_i64, -1].repeat(20)), [1; 20]);
}

/// The fewest payments, with the smallest amounts in descending order: tries every choice of pairs, fewest first.
fn searched(balances: &[i64]) -> Vec<i64> {
    let side = |sign: i64| (0..balances.len()).filter(move |one| balances[*one].signum() == sign);
    let pairs: Vec<(usize, usize)> = side(-1)
        .flat_map(|from| side(1).map(move |to| (from, to)))
        .collect();
    for wanted in 0..=pairs.len() {
        let choices = (0_u32..1 << pairs.len())
            .filter(|choice| usize::try_from(choice.count_ones()) == Ok(wanted));
        let best = choices.filter_map(|choice| {
            let chosen = (0..pairs.len())
                .filter(|pair| choice & 1 << pair != 0)
                .map(|pair| pairs[pair]);
            flows(balances, chosen.collect())
        });
        if let Some(best) = best.min() {
            return best;
        }
    }
    panic!("{balances:?} do not close");
}

/// The payments between these pairs, in descending order; `None` if they cannot settle the balances, or one is not
/// needed. A person with one remaining pair settles through it.
fn flows(balances: &[i64], mut pairs: Vec<(usize, usize)>) -> Option<Vec<i64>> {
    let mut left = balances.to_vec();
    let mut amounts = Vec::new();
    while !pairs.is_empty() {
        let ends = |one: usize| {
            pairs
                .iter()
                .filter(|(from, to)| *from == one || *to == one)
                .count()
        };
        let at = pairs
            .iter()
            .position(|(from, to)| ends(*from) == 1 || ends(*to) == 1)?;
        let (from, to) = pairs[at];
        let amount = if ends(from) == 1 {
            -left[from]
        } else {
            left[to]
        };
        left[from] += amount;
        left[to] -= amount;
        pairs.remove(at);
        amounts.push(amount);
    }
    amounts.sort_unstable_by(|one, other| other.cmp(one));
    (left.iter().all(|balance| *balance == 0) && amounts.iter().all(|amount| *amount > 0))
        .then_some(amounts)
}

/// The maximum number of zero-sum groups: tries every group with the first person.
fn groups(balances: &[i64]) -> usize {
    let Some((first, others)) = balances.split_first() else {
        return 0;
    };
    let sets = 0_u32..1 << others.len();
    let found = sets.filter_map(|set| {
        let inside = |one: usize| set & 1 << one != 0;
        let sum: i64 = first
            + (0..others.len())
                .filter(|one| inside(*one))
                .map(|one| others[one])
                .sum::<i64>();
        let rest: Vec<i64> = (0..others.len())
            .filter(|one| !inside(*one))
            .map(|one| others[one])
            .collect();
        (sum == 0).then(|| 1 + groups(&rest))
    });
    found.max().unwrap_or(0)
}

/// This many balances up to this size, and one that makes the sum zero.
fn closing(
    amounts: std::ops::RangeInclusive<i64>,
    people: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(amounts, people.start() - 1..=people.end() - 1).prop_map(
        |mut balances| {
            balances.push(-balances.iter().sum::<i64>());
            balances
        },
    )
}

/// The fewest payments by a search over payments rather than groups: the first open person hands the whole balance to
/// somebody on the other side.
fn handed_on(open: &[i64], known: &mut HashMap<Vec<i64>, usize>) -> usize {
    let Some((first, others)) = open.split_first() else {
        return 0;
    };
    if let Some(fewest) = known.get(open) {
        return *fewest;
    }
    let mut fewest = usize::MAX;
    for (place, other) in others.iter().enumerate() {
        if first.signum() == other.signum() {
            continue;
        }
        let mut left = others.to_vec();
        left[place] += first;
        left.retain(|balance| *balance != 0);
        left.sort_unstable();
        fewest = fewest.min(1 + handed_on(&left, known));
    }
    known.insert(open.to_vec(), fewest);
    fewest
}

proptest! {
    // A hundred thousand tables if `$ODDTRICK_CASES` is 100.
    #![proptest_config(cases(1000))]

    /// Small amounts, so that zero-sum sets and ties are frequent.
    #[test]
    fn as_few_and_as_even_as_a_search_finds(balances in closing(-6..=6, 1..=MOST_SEARCHED)) {
        prop_assert_eq!(settle(&balances), searched(&balances));
    }

    #[test]
    fn as_few_as_a_search_over_payments_up_to_twelve(balances in closing(-9..=9, 8..=12)) {
        let mut open: Vec<i64> = balances.iter().copied().filter(|balance| *balance != 0).collect();
        open.sort_unstable();
        prop_assert_eq!(settle(&balances).len(), handed_on(&open, &mut HashMap::new()));
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn as_few_and_as_even_for_seven(balances in closing(-99..=99, 7..=MOST_SEARCHED)) {
        prop_assert_eq!(settle(&balances), searched(&balances));
    }

    #[test]
    fn as_few_as_groups_allow_up_to_twelve(balances in closing(-5..=5, 8..=12)) {
        let open: Vec<i64> = balances.iter().copied().filter(|balance| *balance != 0).collect();
        prop_assert_eq!(settle(&balances).len(), open.len() - groups(&open));
    }

    #[test]
    fn any_amounts_of_any_number_are_settled(balances in prop::collection::vec(-1_000_000_000_000_i64..=1_000_000_000_000, 0..=20)) {
        let mut balances = balances;
        balances.push(-balances.iter().sum::<i64>());
        settle(&balances);
    }
}
