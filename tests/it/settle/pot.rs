//! The pot of contracts is an account of its own: points count as they are, whoever comes and goes.

use super::laws::{restake, sum};
use super::{SOLO, check};
use crate::support::{
    Evening, Fraction, NAMES, Rng, cases, exact_payouts, id, random_hand, say, scheme, session,
    stake,
};
use oddtrick::ledger::{Edit, Hand, HandId, Terms};
use oddtrick::scheme::SettleMode::{self, Difference, PerPoint};
use oddtrick::seat::{Direction, Seat};
use oddtrick::settle::{explain, fewest_payments, payouts, payouts_by_hand, sources};
use oddtrick::view::table::payout_preview::{PreviewChoice, payout_preview};
use oddtrick::words::Words;
use proptest::prelude::*;

const PASSED: &str = r#"{"passed":true}"#;
const EVES_SOLO: &str = r#"{"contract":"solo","declarers":["Eve"],"tricks":5}"#; // 12, -4 from each

/// A table with a pot at a stake of 1.
fn with_pot(settings: &[&str], seats: usize, settle: SettleMode) -> Evening {
    Evening::new("solo-whist-points", settings, seats).staked(stake("1", "GBP"), settle)
}

/// Ann pays into a pot of 2 each, and Eve takes her seat and the pot.
fn eve_for_ann(settle: SettleMode) -> Evening {
    let mut evening = with_pot(&["pot.ante=2"], 4, settle);
    evening.play(PASSED);
    evening.join(4);
    evening.reseat(&[4, 1, 2, 3]);
    evening.play(EVES_SOLO);
    evening
}

#[test]
fn whoever_left_has_lost_what_they_paid_into_the_pot() {
    check(
        &eve_for_ann(PerPoint),
        &["-200", "-600", "-600", "-600", "2000"],
        &["-2.00", "-6.00", "-6.00", "-6.00", "20.00"],
        &[],
    );
    check(
        &eve_for_ann(Difference),
        &["-800", "-2400", "-2400", "-2400", "8000"],
        &["-8.00", "-24.00", "-24.00", "-24.00", "80.00"],
        &[],
    );
}

#[test]
fn whoever_deals_has_not_paid_into_the_pot() {
    let mut five = Evening::of({
        let mut five = session(scheme("solo-whist-points", &["pot.ante=1"]), 5);
        five.first_dealer = id(4);
        five
    })
    .staked(stake("1", "GBP"), PerPoint);
    five.play(&format!("{PASSED}\n{EVES_SOLO}"));
    assert_eq!(five.ledger.totals(), [-1, -5, -5, -5, 16]);
    check(
        &five,
        &["-100", "-500", "-500", "-500", "1600"],
        &["-1.00", "-5.00", "-5.00", "-5.00", "16.00"],
        &[],
    );
}

/// What is left at the end is of those who filled it.
#[test]
fn a_pot_that_nobody_takes_goes_back() {
    let mut evening = with_pot(&["pot.ante=2"], 4, PerPoint);
    evening.play(&format!("{PASSED}\n{SOLO}\n{PASSED}"));
    evening.join(4);
    evening.reseat(&[4, 1, 2, 3]);
    evening.play(PASSED);
    check(
        &evening,
        &["1800", "-600", "-600", "-600", "0"],
        &["18.00", "-6.00", "-6.00", "-6.00", "0.00"],
        &[],
    );
}

/// Three share a pot of four: the odd point is of those who play, until somebody takes it.
#[test]
fn an_odd_point_in_the_pot_is_shared() {
    let mut evening =
        Evening::new("wiezen", &["pot.ante=1"], 4).staked(stake("1", "GBP"), PerPoint);
    evening.play(PASSED);
    evening.join(4);
    evening.reseat(&[4, 1, 2, 3]);
    evening.play(r#"{"contract":"misere","declarers":["Bob","Cy","Eve"],"tricks":[0,0,0]}"#);
    assert_eq!(evening.ledger.carry().pot, 1);
    // A quarter each for those who played, nothing for Ann, who paid one.
    let totals = evening.ledger.totals();
    let found = payouts(&evening.ledger).unwrap().unwrap();
    for ((total, part), exact) in totals
        .iter()
        .zip([0, 1, 1, 1, 1])
        .zip(&exact_payouts(&found))
    {
        let wanted = i128::from(100 * total + 25 * part);
        assert_eq!(Some(*exact), Fraction::new(wanted, 1));
    }
}

/// What was paid in without a stake is worth nothing to whoever paid, and nothing taken without one is paid.
#[test]
fn hands_without_a_stake_leave_the_pots_money_where_it_is() {
    let mut evening = eve_for_ann(PerPoint);
    // The whole of the second hand is for nothing: the pot's money goes back.
    let staked = evening.ledger.clone();
    evening.try_restake(1, None).unwrap();
    check(&evening, &["0"; 5], &["0.00"; 5], &[]);
    // The first is for nothing: eight points are won that nobody has lost, and those who play bear them.
    let mut evening = Evening { ledger: staked };
    let none = Edit::Restake {
        from: 0,
        before: vec![stake("1", "GBP"); 3],
        after: vec![None, stake("1", "GBP"), stake("1", "GBP")],
    };
    evening.ledger.apply(&none).unwrap();
    check(
        &evening,
        &["0", "-600", "-600", "-600", "1800"],
        &["0.00", "-6.00", "-6.00", "-6.00", "18.00"],
        &[],
    );
}

/// The hand that takes the pot says what everybody gets and pays, also who left.
#[test]
fn the_hand_that_takes_the_pot_moves_what_was_paid_in() {
    let rows = payouts_by_hand(&eve_for_ann(PerPoint).ledger)
        .unwrap()
        .unwrap();
    let rows: Vec<Vec<i64>> = rows
        .iter()
        .map(|row| row.iter().map(|money| money.0).collect())
        .collect();
    assert_eq!(rows, [vec![0; 5], vec![-200, -600, -600, -600, 2000]]);
}

/// The preview has the points and money of the hand then played.
#[test]
fn the_preview_knows_whose_the_pot_is() {
    for settle in [PerPoint, Difference] {
        for tricks in [4, 5] {
            let mut evening = with_pot(&["pot.ante=2"], 4, settle);
            evening.play(PASSED);
            evening.join(4);
            evening.reseat(&[4, 1, 2, 3]);
            let next = evening
                .ledger
                .next_dealer()
                .after(1, Direction::Clockwise, 4);
            let at = PreviewChoice {
                contract: Some("solo".to_owned()),
                ..PreviewChoice::default()
            };
            let shown = payout_preview(&evening.editor(), &at).unwrap();
            let mut rows = shown.rows.iter();
            let row = rows.find(|row| say(&row.head) == tricks.to_string());
            let cells = row.unwrap().cells.iter();
            let text: Vec<String> = cells.map(|cell| say(&cell.money)).collect();
            let before = payouts(&evening.ledger).unwrap().unwrap();
            let name = |seat: Seat| {
                let session = evening.ledger.session();
                session.name(session.seats[seat.index()]).clone()
            };
            let hand = format!(
                r#"{{"contract":"solo","declarers":["{}"],"tricks":{tricks}}}"#,
                name(next)
            );
            evening.play(&hand);
            let after = payouts(&evening.ledger).unwrap().unwrap();
            let session = evening.ledger.session();
            let wanted = [0, 1].map(|steps| {
                let seat = next.after(steps, Direction::Clockwise, 4);
                let at = session.position(session.seats[seat.index()]).unwrap();
                let change = after.rounded[at].checked_sub(before.rounded[at]).unwrap();
                Words::of("en").money_change(change, after.currency)
            });
            assert_eq!(text, wanted, "{settle:?} {tricks}");
        }
    }
}

/// A legal next hand without adjustments.
fn plain_hand(rng: &mut Rng, evening: &Evening) -> Hand {
    let mut hand = random_hand(rng, &evening.ledger);
    hand.id = HandId(1 + u128::try_from(evening.ledger.session().hands.len()).unwrap());
    hand.record.adjust = None;
    hand
}

fn add(evening: &mut Evening, hand: Hand) {
    let index = evening.ledger.session().hands.len();
    evening
        .ledger
        .apply(&Edit::AddHand { index, hand })
        .unwrap();
}

/// A session of four or five with a pot, in which players come and go if `changes`.
fn random_pot(rng: &mut Rng, hands: usize, changes: bool) -> Evening {
    let filled = ["pass-out", "empty"][rng.below(2)];
    let fails = ["stays", "doubles"][rng.below(2)];
    let pot = format!("pot={{ ante = 3, filled = \"{filled}\", fails = \"{fails}\" }}");
    let seats = if changes { 4 + rng.below(2) } else { 4 };
    let mut evening = Evening::of(session(scheme("solo-whist-points", &[&pot]), seats));
    if changes {
        evening.join(5);
        evening.join(6);
    }
    for _ in 0..hands {
        if changes && rng.one_in(4) {
            let here = |number: &usize| evening.ledger.session().position(id(*number)).is_some();
            let mut all: Vec<usize> = (0..NAMES.len()).filter(here).collect();
            rng.shuffle(&mut all);
            all.truncate(4 + rng.below(2));
            evening.reseat(&all);
        }
        let mut hand = plain_hand(rng, &evening);
        if rng.one_in(3) {
            hand.record = evening.hand(PASSED).record;
        }
        add(&mut evening, hand);
    }
    evening
}

fn settle(evening: &mut Evening, settle: SettleMode, sits_out_counts: bool) {
    let before = evening.ledger.session().terms;
    let after = Terms {
        settle,
        sits_out_counts,
        ..before
    };
    evening
        .ledger
        .apply(&Edit::Settle { before, after })
        .unwrap();
}

proptest! {
    #![proptest_config(cases(256))]

    /// Once the pot is empty, everybody gets and pays their points times the stake.
    #[test]
    fn points_count_as_they_are_once_the_pot_is_taken(seed: u64, hands in 0..14_usize, mode in 0..3_usize) {
        let mut rng = Rng::new(seed);
        let mut evening = random_pot(&mut rng, hands, true);
        let table = evening.ledger.table();
        let declarer = table.dealer.after(1, Direction::Clockwise, table.seats);
        let name = {
            let session = evening.ledger.session();
            session.name(session.seats[declarer.index()]).clone()
        };
        let solo = evening.hand(&format!(r#"{{"contract":"solo","declarers":["{name}"],"tricks":5}}"#));
        add(&mut evening, solo);
        let per = stake("0.01/3", "GBP").unwrap();
        evening.try_restake(0, Some(per)).unwrap();
        let (mode, counts, times) = [(PerPoint, false, 1), (PerPoint, true, 1), (Difference, false, 4)][mode];
        settle(&mut evening, mode, counts);
        let ledger = &evening.ledger;
        prop_assert_eq!(ledger.carry().pot, 0);
        let found = payouts(ledger).unwrap().unwrap();
        for (total, exact) in ledger.totals().iter().zip(&exact_payouts(&found)) {
            let wanted = i128::from(*total) * i128::from(per.minor()) * times;
            prop_assert_eq!(Fraction::new(wanted, per.points().into()), Some(*exact));
        }
        prop_assert_eq!(found.rounded.iter().map(|money| money.0).sum::<i64>(), 0);
    }

    /// Whatever is left, and whatever the stakes, payouts close.
    #[test]
    fn a_session_with_a_pot_always_closes(seed: u64, hands in 0..14_usize, difference: bool, counts: bool) {
        let mut rng = Rng::new(seed);
        let mut evening = random_pot(&mut rng, hands, true);
        restake(&mut evening.ledger, &mut rng);
        settle(&mut evening, if difference { Difference } else { PerPoint }, counts);
        let found = payouts(&evening.ledger).unwrap().unwrap();
        prop_assert_eq!(sum(&exact_payouts(&found)), 0);
        prop_assert_eq!(found.rounded.iter().map(|money| money.0).sum::<i64>(), 0);
        prop_assert_eq!(super::column_sums(&evening.ledger), found.rounded.clone());
        let explained = explain(&fewest_payments(&found.rounded), &sources(&evening.ledger).unwrap());
        prop_assert!(explained.is_some());
    }

    /// Where nobody comes or goes, each hand is settled against its mean.
    #[test]
    fn without_a_change_of_players_each_hand_is_settled_against_its_mean(seed: u64, hands in 1..14_usize) {
        let mut rng = Rng::new(seed);
        let mut evening = random_pot(&mut rng, hands, false);
        restake(&mut evening.ledger, &mut rng);
        settle(&mut evening, PerPoint, false);
        let ledger = &evening.ledger;
        let found = payouts(ledger).unwrap().unwrap();
        for place in 0..4 {
            let own = ledger.session().hands.iter().zip(ledger.played()).filter_map(|(hand, played)| {
                let (points, stake) = (played.outcome.points, hand.stake?);
                let seat = Seat::new(hand.seats.iter().position(|one| *one == id(place))?)?;
                let quarters = 4 * points.at(seat) - points.as_slice().iter().sum::<i64>();
                Fraction::new(i128::from(quarters) * i128::from(stake.minor()), 4 * i128::from(stake.points()))
            });
            let minus = Fraction::new(-exact_payouts(&found)[place].numerator(), exact_payouts(&found)[place].denominator());
            prop_assert_eq!(sum(&own.chain(minus).collect::<Vec<_>>()), 0);
        }
    }
}
