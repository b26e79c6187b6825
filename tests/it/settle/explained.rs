//! Every payment is explained by hands and earlier debts that add up to it.

use super::laws::{FOR_ONESELF, random_editors, random_sides};
use super::{COP, SOLO, table};
use crate::support::{Evening, Rng, cases, stake};
use oddtrick::ledger::{Ledger, SessionId};
use oddtrick::money::Money;
use oddtrick::scheme::SettleMode::{self, PerPoint, WinnerTakesPot};
use oddtrick::settle::{
    Cause, Explained, Payment, Source, explain, fewest_payments, payouts, sources,
};
use proptest::prelude::*;

/// The session of all tests here.
const SESSION: SessionId = SessionId(7);

/// The sources of a session, and its payments explained.
fn explained(ledger: &Ledger) -> (Vec<Source>, Vec<Explained>) {
    let found = payouts(ledger).unwrap().unwrap();
    let sources = sources(ledger).unwrap();
    let payments = fewest_payments(&found.rounded);
    let explained = explain(&payments, &sources).unwrap();
    (sources, explained)
}

/// The explanation as text, `1>0 8: 1 lost, hand 1 4, hand 2 4`.
fn as_text(explained: &[Explained]) -> Vec<String> {
    explained
        .iter()
        .map(|one| {
            let whose: Vec<String> = one.whose.iter().map(ToString::to_string).collect();
            let lines = one.lines.iter().map(|line| {
                let cause = match line.cause {
                    Cause::Hand { index, .. } => format!("hand {}", index + 1),
                    Cause::Game { .. } => "game".to_owned(),
                    Cause::Earlier { session } => format!("earlier {}", session.0),
                    Cause::Begun { .. } => "begun".to_owned(),
                    Cause::Paid { payment } => format!("paid {}", payment.0),
                };
                format!(", {cause} {}", line.amount.0)
            });
            format!(
                "{}>{} {}: {} {}{}",
                one.payment.from,
                one.payment.to,
                one.payment.amount.0,
                whose.join("+"),
                if one.lost { "lost" } else { "won" },
                lines.collect::<String>()
            )
        })
        .collect()
}

#[test]
fn a_payment_is_what_one_player_lost_hand_by_hand() {
    let mut evening = table(4, "0.01", "GBP", PerPoint);
    evening.play(SOLO); // 12 -4 -4 -4
    evening.play(COP); // 4 -4 4 -4
    evening.play(r#"{"passed":true}"#);
    let (_, explained) = explained(&evening.ledger);
    // A hand that moved no money for this player is not listed.
    assert_eq!(
        as_text(&explained),
        [
            "1>0 8: 1 lost, hand 1 4, hand 2 4",
            "3>0 8: 3 lost, hand 1 4, hand 2 4"
        ]
    );
}

#[test]
fn a_player_with_two_payments_is_explained_by_their_payees() {
    let hand = |index, moved: [i64; 4]| Source {
        cause: Cause::Hand {
            session: SESSION,
            index,
        },
        moved: moved.map(Money).to_vec(),
    };
    // The first loses ten in total and pays two players, one of whom is paid by another as well.
    let rows = [hand(0, [-9, 5, 6, -2]), hand(1, [-1, 2, 0, -1])];
    let payments = fewest_payments(&[-10, 7, 6, -3].map(Money));
    let found = explain(&payments, &rows).unwrap();
    assert_eq!(
        as_text(&found),
        [
            "0>1 4: 0+2 lost, hand 1 3, hand 2 1",
            "0>2 6: 2 won, hand 1 6",
            "3>1 3: 3 lost, hand 1 2, hand 2 1"
        ]
    );
}

#[test]
fn a_session_settled_as_one_game_is_explained_without_hands() {
    let mut evening = table(4, "1", "GBP", WinnerTakesPot);
    evening.play(SOLO);
    evening.play(COP);
    let (sources, explained) = explained(&evening.ledger);
    assert_eq!(sources.len(), 1);
    assert_eq!(
        as_text(&explained),
        [
            "1>0 100: 1 lost, game 100",
            "2>0 100: 2 lost, game 100",
            "3>0 100: 3 lost, game 100"
        ]
    );
    let honour = Evening::new("solo-whist-points", &[], 4).staked(None, PerPoint);
    assert_eq!(super::sources(&honour.ledger).unwrap(), []);
}

#[test]
fn payments_that_settle_something_else_are_not_explained() {
    let source = Source {
        cause: Cause::Game { session: SESSION },
        moved: [5, -5, 0].map(Money).to_vec(),
    };
    let pays = |from, to, amount| Payment {
        from,
        to,
        amount: Money(amount),
    };
    let all = [source];
    assert!(explain(&[pays(1, 0, 5)], &all).is_some());
    assert_eq!(explain(&[pays(1, 0, 4)], &all), None);
    assert_eq!(explain(&[pays(0, 1, 5)], &all), None);
    assert_eq!(explain(&[pays(1, 2, 5)], &all), None);
    assert_eq!(explain(&[pays(1, 0, 3), pays(1, 0, 2)], &all), None);
    let round = [pays(1, 0, 6), pays(0, 2, 1), pays(2, 1, 1)];
    assert_eq!(explain(&round, &all), None);
    assert_eq!(
        (explain(&[], &all), explain(&[], &[])),
        (None, Some(vec![]))
    );
    let huge = Source {
        cause: Cause::Game { session: SESSION },
        moved: vec![Money(i64::MIN), Money(i64::MAX)],
    };
    assert_eq!(explain(&[pays(0, 1, 1)], &[huge]), None);
}

const MODES: [SettleMode; 6] = [
    SettleMode::PerPoint,
    SettleMode::Difference,
    SettleMode::WinnerTakesPot,
    SettleMode::ByPlace,
    SettleMode::PerGame,
    SettleMode::PerRubber,
];

/// Checks each explanation by adding it up.
fn check(sources: &[Source], explained: &[Explained]) -> Result<(), TestCaseError> {
    for one in explained {
        let sum: i64 = one.lines.iter().map(|line| line.amount.0).sum();
        prop_assert_eq!(sum, one.payment.amount.0);
        let end = if one.lost {
            one.payment.from
        } else {
            one.payment.to
        };
        prop_assert!(one.whose.contains(&end));
        prop_assert!(one.whose.is_sorted());
        // No source occurs twice, and its amount is the sum of the results of the players concerned.
        let mut causes: Vec<Cause> = one.lines.iter().map(|line| line.cause).collect();
        causes.sort_unstable();
        causes.dedup();
        prop_assert_eq!(causes.len(), one.lines.len());
        for line in &one.lines {
            let row = sources
                .iter()
                .find(|source| source.cause == line.cause)
                .unwrap();
            let won: i64 = one.whose.iter().map(|who| row.moved[*who].0).sum();
            prop_assert_eq!(line.amount.0, if one.lost { -won } else { won });
            prop_assert!(line.amount.0 != 0);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn payments_add_up_from_the_hands_of_a_session(seed: u64, hands in 0..14_usize, mode in 0..MODES.len()) {
        let mut all = vec![random_sides(seed, hands, MODES[mode])];
        if mode < FOR_ONESELF {
            all.push(random_editors(seed, hands, MODES[mode]));
        }
        for ledger in all {
            let Some(found) = payouts(&ledger).unwrap() else { continue };
            let (sources, explained) = explained(&ledger);
            prop_assert_eq!(explained.len(), fewest_payments(&found.rounded).len());
            check(&sources, &explained)?;
        }
    }

    #[test]
    fn payments_add_up_from_any_rows_of_any_number_of_people(seed: u64, people in 2..=24_usize, rows in 1..12_usize) {
        let mut rng = Rng::new(seed);
        let sources: Vec<Source> = (0..rows).map(|index| {
            let mut moved: Vec<i64> = (1..people).map(|_| if rng.one_in(3) { 0 } else { rng.points(20) }).collect();
            moved.push(-moved.iter().sum::<i64>());
            rng.shuffle(&mut moved);
            Source {
                cause: Cause::Hand { session: SESSION, index },
                moved: moved.into_iter().map(Money).collect(),
            }
        }).collect();
        let balances: Vec<Money> = (0..people).map(|who| Money(sources.iter().map(|row| row.moved[who].0).sum())).collect();
        let explained = explain(&fewest_payments(&balances), &sources);
        prop_assert!(explained.is_some(), "{balances:?}");
        check(&sources, &explained.unwrap())?;
    }
}

#[test]
fn a_stake_of_thirds_is_explained_to_the_last_unit() {
    let mut evening =
        Evening::new("solo-whist-points", &[], 4).staked(stake("0.01/3", "EUR"), PerPoint);
    for _ in 0..2 {
        evening.play(SOLO);
        evening.play(COP);
    }
    let (sources, explained) = explained(&evening.ledger);
    check(&sources, &explained).unwrap();
    assert!(!explained.is_empty());
}
