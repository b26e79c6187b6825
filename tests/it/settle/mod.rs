//! Points and stakes to payouts, and payouts to payments.

mod accounts;
mod by_number;
mod explained;
mod laws;
mod paid_each_hand;
mod payments;
mod pot;
mod season;
mod shown;
mod sitting_out;

use crate::support::{Evening, exact_payouts, stake};
use oddtrick::games::HandRecord;
use oddtrick::ledger::{Edit, Hand, Ledger, ParticipantId};
use oddtrick::money::{LARGEST, Money, Stake};
use oddtrick::scheme::SettleMode::{self, ByPlace, Difference, PerPoint, WinnerTakesPot};
use oddtrick::settle::{SettleError, payouts, payouts_by_hand, sources};

/// A table under the points scheme at this stake.
fn table(seats: usize, amount: &str, currency: &str, settle: SettleMode) -> Evening {
    Evening::new("solo-whist-points", &[], seats).staked(stake(amount, currency), settle)
}

/// Checks exact payouts as text, rounded ones as decimals, the odd units, and the running column.
#[track_caller]
fn check(evening: &Evening, exact: &[&str], rounded: &[&str], odd: &[usize]) {
    let found = payouts(&evening.ledger).unwrap().unwrap();
    let text: Vec<String> = exact_payouts(&found)
        .iter()
        .map(ToString::to_string)
        .collect();
    let decimals: Vec<String> = found
        .rounded
        .iter()
        .map(|money| money.decimal(found.currency))
        .collect();
    assert_eq!(text, exact);
    assert_eq!(decimals, rounded);
    assert_eq!(found.odd, odd);
    assert_eq!(column_sums(&evening.ledger), found.rounded);
}

/// The sums of the running payouts.
fn column_sums(ledger: &Ledger) -> Vec<Money> {
    let mut sums = vec![Money(0); ledger.session().participants.len()];
    for row in payouts_by_hand(ledger).unwrap().unwrap() {
        for (sum, payout) in sums.iter_mut().zip(row) {
            *sum = sum.checked_add(payout).unwrap();
        }
    }
    sums
}

const SOLO: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#; // 12 -4 -4 -4
const SOLO_6: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":6}"#; // 15 -5 -5 -5
const SOLO_7: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#; // 18 -6 -6 -6
const BOBS_SOLO: &str = r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#;
const COP: &str = r#"{"contract":"prop-and-cop","declarers":["Ann","Cy"],"tricks":8}"#; // 4 -4 4 -4
const DEES_MISERE: &str = r#"{"contract":"misere","declarers":["Dee"],"tricks":1}"#; // 8 8 8 -24

#[test]
fn a_zero_sum_hand_pays_stake_times_points() {
    let mut evening = table(4, "0.05", "GBP", PerPoint);
    check(
        &evening,
        &["0", "0", "0", "0"],
        &["0.00", "0.00", "0.00", "0.00"],
        &[],
    );
    evening.play(SOLO_7);
    check(
        &evening,
        &["90", "-30", "-30", "-30"],
        &["0.90", "-0.30", "-0.30", "-0.30"],
        &[],
    );

    let mut tenth = table(4, "1/10", "GBP", PerPoint);
    tenth.play(SOLO_7);
    check(
        &tenth,
        &["180", "-60", "-60", "-60"],
        &["1.80", "-0.60", "-0.60", "-0.60"],
        &[],
    );

    let mut fils = table(4, "0.005", "KWD", PerPoint);
    fils.play(SOLO_6);
    check(
        &fils,
        &["75", "-25", "-25", "-25"],
        &["0.075", "-0.025", "-0.025", "-0.025"],
        &[],
    );

    let mut chips = table(4, "2", "XXX", PerPoint);
    chips.play(COP);
    check(
        &chips,
        &["8", "-8", "8", "-8"],
        &["8", "-8", "8", "-8"],
        &[],
    );
}

#[test]
fn odd_units_go_by_the_largest_remainder_then_by_seat() {
    let mut thirds = table(4, "0.01/3", "EUR", PerPoint);
    thirds.play(SOLO_6);
    check(
        &thirds,
        &["5", "-5/3", "-5/3", "-5/3"],
        &["0.05", "-0.01", "-0.02", "-0.02"],
        &[1],
    );
    // Rounding down takes one third from Ann and two thirds from Cy.
    thirds.play(COP);
    check(
        &thirds,
        &["19/3", "-3", "-1/3", "-3"],
        &["0.06", "-0.03", "0.00", "-0.03"],
        &[2],
    );

    let mut yen = table(4, "0.5", "JPY", PerPoint);
    yen.play(SOLO_6);
    check(
        &yen,
        &["15/2", "-5/2", "-5/2", "-5/2"],
        &["8", "-2", "-3", "-3"],
        &[0, 1],
    );
}

#[test]
fn a_stake_of_a_third_closes_after_any_number_of_hands() {
    let mut evening = table(4, "0.01/3", "EUR", PerPoint);
    for _ in 0..3 {
        evening.play(SOLO_6);
    }
    // Rounded hand by hand, Bob would have lost 3 and the two others 6 each.
    check(
        &evening,
        &["15", "-5", "-5", "-5"],
        &["0.15", "-0.05", "-0.05", "-0.05"],
        &[],
    );
    let rows = payouts_by_hand(&evening.ledger).unwrap().unwrap();
    let bobs: Vec<i64> = rows.iter().map(|row| row[1].0).collect();
    assert_eq!(bobs, [-1, -2, -2]);
}

#[test]
fn an_adjustment_is_shared_by_those_who_sit_there() {
    let fined = r#"{"passed":true,"adjust":[{"player":"Ann","points":-10}]}"#;
    let mut evening = table(4, "0.01", "GBP", PerPoint);
    evening.play(fined);
    check(
        &evening,
        &["-15/2", "5/2", "5/2", "5/2"],
        &["-0.07", "0.03", "0.02", "0.02"],
        &[0, 1],
    );
    let mut evening = table(4, "0.01", "GBP", Difference);
    evening.play(fined);
    check(
        &evening,
        &["-30", "10", "10", "10"],
        &["-0.30", "0.10", "0.10", "0.10"],
        &[],
    );
}

#[test]
fn a_player_who_sits_out_is_settled_too() {
    // Ann deals and sits out.
    let mut evening = table(5, "0.05", "GBP", PerPoint);
    evening.play(BOBS_SOLO);
    check(
        &evening,
        &["0", "60", "-20", "-20", "-20"],
        &["0.00", "0.60", "-0.20", "-0.20", "-0.20"],
        &[],
    );

    let given = r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"adjust":[{"player":"Ann","points":5}]}"#;
    let mut evening = table(5, "0.01", "GBP", PerPoint);
    evening.play(given);
    check(
        &evening,
        &["4", "11", "-5", "-5", "-5"],
        &["0.04", "0.11", "-0.05", "-0.05", "-0.05"],
        &[],
    );
    let mut evening = table(5, "0.01", "GBP", Difference);
    evening.play(given);
    check(
        &evening,
        &["20", "55", "-25", "-25", "-25"],
        &["0.20", "0.55", "-0.25", "-0.25", "-0.25"],
        &[],
    );
}

#[test]
fn a_changed_stake_applies_from_its_hand_on() {
    let mut evening = table(4, "0.05", "GBP", PerPoint);
    evening.play(SOLO);
    evening.try_restake(1, stake("0.10", "GBP")).unwrap();
    evening.play(BOBS_SOLO);
    check(
        &evening,
        &["20", "100", "-60", "-60"],
        &["0.20", "1.00", "-0.60", "-0.60"],
        &[],
    );
    // Two more denominators. Ann has 12 x 5 - 4 x 10 + 15/3 - 4/7.
    evening.try_restake(2, stake("0.01/3", "GBP")).unwrap();
    evening.play(SOLO_6);
    evening.try_restake(3, stake("0.01/7", "GBP")).unwrap();
    evening.play(BOBS_SOLO);
    check(
        &evening,
        &["171/7", "2101/21", "-1307/21", "-1307/21"],
        &["0.24", "1.00", "-0.62", "-0.62"],
        &[2, 3],
    );
    // No stake.
    evening.try_restake(4, None).unwrap();
    evening.play(SOLO_7);
    check(
        &evening,
        &["171/7", "2101/21", "-1307/21", "-1307/21"],
        &["0.24", "1.00", "-0.62", "-0.62"],
        &[2, 3],
    );
}

#[test]
fn leaders_share_the_pot() {
    let mut evening = table(4, "1", "GBP", WinnerTakesPot);
    check(
        &evening,
        &["0", "0", "0", "0"],
        &["0.00", "0.00", "0.00", "0.00"],
        &[],
    );
    evening.play(r#"{"passed":true}"#);
    check(
        &evening,
        &["0", "0", "0", "0"],
        &["0.00", "0.00", "0.00", "0.00"],
        &[],
    );
    evening.play(COP);
    check(
        &evening,
        &["100", "-100", "100", "-100"],
        &["1.00", "-1.00", "1.00", "-1.00"],
        &[],
    );
    evening.play(SOLO);
    check(
        &evening,
        &["300", "-100", "-100", "-100"],
        &["3.00", "-1.00", "-1.00", "-1.00"],
        &[],
    );

    let mut three = table(4, "1", "GBP", WinnerTakesPot);
    three.play(DEES_MISERE);
    check(
        &three,
        &["100/3", "100/3", "100/3", "-100"],
        &["0.34", "0.33", "0.33", "-1.00"],
        &[0],
    );
    // A game has the stake it began with.
    three.try_restake(1, stake("9", "GBP")).unwrap();
    three.play(r#"{"passed":true}"#);
    check(
        &three,
        &["100/3", "100/3", "100/3", "-100"],
        &["0.34", "0.33", "0.33", "-1.00"],
        &[0],
    );
}

#[test]
fn players_who_never_sat_ante_nothing() {
    let mut evening = table(4, "1", "GBP", WinnerTakesPot);
    evening.join(4);
    evening.play(SOLO);
    check(
        &evening,
        &["300", "-100", "-100", "-100", "0"],
        &["3.00", "-1.00", "-1.00", "-1.00", "0.00"],
        &[],
    );
    evening.reseat(&[0, 1, 2, 4]);
    evening.play(r#"{"passed":true}"#);
    check(
        &evening,
        &["400", "-100", "-100", "-100", "-100"],
        &["4.00", "-1.00", "-1.00", "-1.00", "-1.00"],
        &[],
    );
    assert_eq!(
        payouts_by_hand(&evening.ledger).unwrap().unwrap()[1],
        [100, 0, 0, 0, -100].map(Money)
    );
}

#[test]
fn places_are_paid_from_each_to_each_above() {
    let mut evening = table(4, "0.50", "GBP", ByPlace);
    evening.play(SOLO);
    check(
        &evening,
        &["150", "-50", "-50", "-50"],
        &["1.50", "-0.50", "-0.50", "-0.50"],
        &[],
    );
    evening.play(BOBS_SOLO);
    check(
        &evening,
        &["100", "100", "-100", "-100"],
        &["1.00", "1.00", "-1.00", "-1.00"],
        &[],
    );
    assert_eq!(
        payouts_by_hand(&evening.ledger).unwrap().unwrap()[1],
        [-50, 150, -50, -50].map(Money)
    );

    let mut evening = table(4, "0.01/2", "GBP", ByPlace);
    evening.play(SOLO);
    evening.play(r#"{"contract":"prop-and-cop","declarers":["Ann","Bob"],"tricks":8}"#);
    evening.play(COP);
    assert_eq!(evening.ledger.totals(), [20, -4, -4, -12]);
    assert_eq!(
        evening.ledger.places(),
        [Some(1), Some(2), Some(2), Some(4)]
    );
    check(
        &evening,
        &["3/2", "0", "0", "-3/2"],
        &["0.02", "0.00", "0.00", "-0.02"],
        &[0],
    );
}

#[test]
fn without_a_stake_nothing_is_settled() {
    for settle in [PerPoint, Difference, WinnerTakesPot, ByPlace] {
        let mut evening = Evening::new("solo-whist-points", &[], 4).staked(None, settle);
        evening.play(SOLO);
        assert_eq!(
            (payouts(&evening.ledger), payouts_by_hand(&evening.ledger)),
            (Ok(None), Ok(None))
        );
        // A stake from the next hand on: by hand nothing has moved yet, and the game continues without a stake.
        evening.try_restake(1, stake("1", "GBP")).unwrap();
        let found = payouts(&evening.ledger).unwrap();
        match settle {
            PerPoint | Difference => assert_eq!(found.unwrap().rounded, [Money(0); 4]),
            _ => assert_eq!(found, None),
        }
    }
    let mut evening = table(4, "1", "GBP", SettleMode::None);
    evening.play(SOLO);
    assert_eq!(
        (payouts(&evening.ledger), payouts_by_hand(&evening.ledger)),
        (Ok(None), Ok(None))
    );
}

#[test]
fn overflowing_amounts_are_an_error() {
    let given = |points: i64| {
        format!(r#"{{"passed":true,"adjust":[{{"player":"Ann","points":{points}}}]}}"#)
    };
    let largest = 1000 * LARGEST - 1;
    for (settle, most) in [(PerPoint, largest / 3 * 4), (Difference, largest / 3)] {
        let mut evening = table(4, "0.01", "GBP", settle);
        evening.play(&given(most + 4));
        assert_eq!(payouts(&evening.ledger), Err(SettleError::Overflow));
        let mut evening = table(4, "0.01", "GBP", settle);
        evening.play(&given(most));
        assert!(payouts(&evening.ledger).is_ok(), "{settle:?}");
        evening
            .try_restake(
                0,
                Some(Stake::new(LARGEST, 1, stake("1", "GBP").unwrap().currency()).unwrap()),
            )
            .unwrap();
        assert_eq!(
            payouts(&evening.ledger),
            Err(SettleError::Overflow),
            "{settle:?}"
        );
        assert_eq!(
            payouts_by_hand(&evening.ledger),
            Err(SettleError::Overflow),
            "{settle:?}"
        );
    }
    // Denominators without a common multiple within bounds.
    let mut evening = table(4, "0.01", "GBP", PerPoint);
    for points in [
        999_999_999_989,
        999_999_999_961,
        999_999_999_959,
        999_999_999_937,
    ] {
        let currency = stake("1", "GBP").unwrap().currency();
        let hands = evening.ledger.session().hands.len();
        evening
            .try_restake(hands, Some(Stake::new(1, points, currency).unwrap()))
            .unwrap();
        evening.play(SOLO);
    }
    assert_eq!(payouts(&evening.ledger), Err(SettleError::Overflow));
    // For pot and places points are only compared, so any are possible.
    let mut evening = table(4, "1", "GBP", ByPlace);
    evening.play(&given(i64::MIN));
    check(
        &evening,
        &["-300", "100", "100", "100"],
        &["-3.00", "1.00", "1.00", "1.00"],
        &[],
    );
}

/// Adds a hand with these points: all pass, with adjustments.
fn give(ledger: &mut Ledger, hand: &Hand, points: &[(ParticipantId, i64)]) {
    let adjust = points
        .iter()
        .map(|(player, points)| oddtrick::games::Adjustment {
            player: *player,
            points: *points,
            reason: String::new(),
        });
    let record = HandRecord {
        adjust: Some(adjust.collect()),
        ..hand.record.clone()
    };
    let index = ledger.session().hands.len();
    ledger
        .apply(&Edit::AddHand {
            index,
            hand: Hand {
                record,
                ..hand.clone()
            },
        })
        .unwrap();
}
