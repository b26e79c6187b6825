//! Winnings of partners: sides are compared, and each loser pays a winner.

use super::evening;
use crate::support::{scheme, stake};
use oddtrick::ledger::{Edit, Ledger, Terms};
use oddtrick::money::Money;
use oddtrick::scheme::SettleMode;
use oddtrick::settle::{fewest_payments, of_hand, payouts, payouts_by_hand, stakes};

const WHIST: &str = r#"{"side":"Ann","tricks":9}
                       {"side":"Bob","tricks":8,"adjust":[{"player":"Cy","points":-1}]}
                       {"side":"Ann","tricks":7}"#;

/// 5-4, 1-5, 5-0.
const RUBBER: &str = r#"{"side":"Bob","tricks":10}
                        {"side":"Ann","tricks":11}
                        {"side":"Ann","tricks":7}
                        {"side":"Bob","tricks":11}
                        {"side":"Ann","tricks":11}"#;

/// All payouts of a session at a stake of ten chips.
fn paid(id: &str, settle: SettleMode, hands: &str) -> Vec<i64> {
    let mut game = evening(id, &[]).staked(stake("10", "XXX"), settle);
    game.play(hands);
    let payouts = payouts(&game.ledger).unwrap().unwrap();
    assert!(payouts.odd.is_empty());
    let by_hand = payouts_by_hand(&game.ledger).unwrap().unwrap();
    for (place, payout) in payouts.rounded.iter().enumerate() {
        let sum: i64 = by_hand.iter().map(|row| row[place].0).sum();
        assert_eq!(Money(sum), *payout);
    }
    if payouts.rounded.iter().any(|payout| payout.0 != 0) {
        assert_eq!(fewest_payments(&payouts.rounded).len(), 2);
    }
    payouts.rounded.into_iter().map(|payout| payout.0).collect()
}

#[test]
fn each_loser_pays_a_winner_the_difference_of_the_sides() {
    // Three, minus one, and one are three for Ann and Cy; two for Bob and Dee.
    for settle in [SettleMode::PerPoint, SettleMode::Difference] {
        assert_eq!(paid("whist-5", settle, WHIST), [10, -10, 10, -10]);
    }
}

#[test]
fn a_game_is_one_stake_however_it_was_won() {
    for settle in [SettleMode::WinnerTakesPot, SettleMode::ByPlace] {
        assert_eq!(paid("whist-5", settle, WHIST), [10, -10, 10, -10]);
        let won = r#"{"side":"Bob","tricks":13}"#;
        assert_eq!(paid("whist-5", settle, won), [-10, 10, -10, 10]);
        // The side with more games wins, whatever the points.
        assert_eq!(paid("whist-short", settle, RUBBER), [10, -10, 10, -10]);
        let even = r#"{"passed":true}"#;
        assert_eq!(paid("whist-5", settle, even), [0; 4]);
    }
}

#[test]
fn every_game_and_every_rubber_can_be_a_stake() {
    // Two games to one, whatever their values, and the rubber.
    let rubber = [
        (SettleMode::PerGame, [0, 10, 0, -10, 10]),
        (SettleMode::PerRubber, [0, 0, 0, 0, 10]),
    ];
    for (settle, by_hand) in rubber {
        assert_eq!(paid("whist-short", settle, RUBBER), [10, -10, 10, -10]);
        let mut game = evening("whist-short", &[]).staked(stake("10", "XXX"), settle);
        game.play(RUBBER);
        let rows = payouts_by_hand(&game.ledger).unwrap().unwrap();
        let first: Vec<i64> = rows.iter().map(|row| row[0].0).collect();
        assert_eq!(first, by_hand);
        // Hands played on win nothing more.
        game.play(r#"{"side":"Bob","tricks":13,"override":"end"}"#);
        let rounded = payouts(&game.ledger).unwrap().unwrap().rounded;
        assert_eq!(rounded[0], Money(10));
    }
    // An unfinished game is worth nothing yet; one won by adjustments counts.
    assert_eq!(
        paid(
            "whist-5",
            SettleMode::PerGame,
            r#"{"side":"Ann","tricks":10}"#
        ),
        [0; 4]
    );
    let given = r#"{"side":"Ann","tricks":10}
                   {"passed":true,"adjust":[{"player":"Cy","points":1}]}"#;
    assert_eq!(
        paid("whist-5", SettleMode::PerGame, given),
        [10, -10, 10, -10]
    );
}

#[test]
fn settlement_by_games_needs_games_to_win() {
    for (id, settle, why) in [
        (
            "whist-5",
            SettleMode::PerRubber,
            "no rubber is won under this scheme, so it cannot be settled per-rubber",
        ),
        (
            "oh-hell",
            SettleMode::PerGame,
            "no game is won under this scheme, so it cannot be settled per-game",
        ),
        (
            "solo-whist-units",
            SettleMode::PerGame,
            "no game is won under this scheme, so it cannot be settled per-game",
        ),
    ] {
        let mut ledger = evening(id, &[]).ledger;
        let before = ledger.session().terms;
        let edit = Edit::Settle {
            before,
            after: Terms { settle, ..before },
        };
        assert_eq!(ledger.apply(&edit).unwrap_err().to_string(), why);
        let mut session = ledger.session().clone();
        session.terms.settle = settle;
        assert_eq!(Ledger::open(session).unwrap_err().to_string(), why);
    }
}

#[test]
fn a_rubber_is_settled_by_its_games_and_its_bonus_less_the_losers_games() {
    assert_eq!(
        paid("whist-short", SettleMode::PerPoint, RUBBER),
        [40, -40, 40, -40]
    );
    let mut game = evening("whist-short", &[]).staked(stake("10", "XXX"), SettleMode::PerPoint);
    game.play(RUBBER);
    // A single, a double of the others, and a treble with the bonus.
    assert_eq!(first_player(&game), [0, 10, 0, -20, 50]);
}

#[test]
fn by_difference_a_rubber_is_settled_by_tricks_and_honours() {
    // Eleven against nine.
    assert_eq!(
        paid("whist-short", SettleMode::Difference, RUBBER),
        [20, -20, 20, -20]
    );
}

#[test]
fn hands_after_a_rubber_do_not_count() {
    let on = format!(
        "{RUBBER}\n{}",
        r#"{"side":"Bob","tricks":13,"override":"end"}"#
    );
    assert_eq!(
        paid("whist-short", SettleMode::PerPoint, &on),
        [40, -40, 40, -40]
    );
}

#[test]
fn per_game_each_game_is_one_stake() {
    // Single, double and treble alike: one game to Bob and Dee, two to Ann and Cy.
    assert_eq!(
        paid("whist-short", SettleMode::PerGame, RUBBER),
        [10, -10, 10, -10]
    );
    let mut game = evening("whist-short", &[]).staked(stake("10", "XXX"), SettleMode::PerGame);
    game.play(RUBBER);
    assert_eq!(first_player(&game), [0, 10, 0, -10, 10]);
    // Without rubbers there is one game, and nothing is owed until it is won.
    assert_eq!(paid("whist-5", SettleMode::PerGame, WHIST), [0; 4]);
    let won = format!("{WHIST}\n{}", r#"{"side":"Ann","tricks":12}"#);
    assert_eq!(
        paid("whist-5", SettleMode::PerGame, &won),
        [10, -10, 10, -10]
    );
    let on = format!(
        "{won}\n{}",
        r#"{"side":"Bob","tricks":13,"override":"end"}"#
    );
    assert_eq!(
        paid("whist-5", SettleMode::PerGame, &on),
        [10, -10, 10, -10]
    );
    // An adjustment wins a game as tricks do.
    let given = r#"{"passed":true,"adjust":[{"player":"Dee","points":5}]}"#;
    assert_eq!(
        paid("whist-5", SettleMode::PerGame, given),
        [-10, 10, -10, 10]
    );
}

#[test]
fn per_rubber_the_rubber_is_one_stake() {
    let mut game = evening("whist-short", &[]).staked(stake("10", "XXX"), SettleMode::PerRubber);
    game.play(RUBBER);
    assert_eq!(first_player(&game), [0, 0, 0, 0, 10]);
}

#[test]
fn games_and_rubbers_keep_the_stake_they_began_with() {
    let hands: Vec<&str> = RUBBER.lines().collect();
    for (settle, wanted) in [
        // The second game begins with the third hand at 30 and keeps that stake, although 70 was agreed meanwhile.
        (SettleMode::PerGame, [0, 10, 0, -30, 70]),
        (SettleMode::PerRubber, [0, 0, 0, 0, 10]),
    ] {
        let mut game = evening("whist-short", &[]).staked(stake("10", "XXX"), settle);
        for (index, hand) in hands.iter().enumerate() {
            let agreed = ["10", "30", "30", "70", "70"][index];
            game.try_restake(index, stake(agreed, "XXX")).unwrap();
            game.play(hand);
        }
        assert_eq!(first_player(&game), wanted, "{settle:?}");
        // The stake agreed after the last hand is for the next rubber.
        game.try_restake(hands.len(), stake("90", "XXX")).unwrap();
        assert_eq!(stakes(&game.ledger).next, stake("90", "XXX"), "{settle:?}");
    }
}

/// A hand's own value equals the settlement of a session with just that hand.
#[test]
fn the_value_of_a_hand_is_its_settlement() {
    let ten = stake("10", "XXX");
    for (id, settle) in [
        ("whist-5", SettleMode::PerPoint),
        ("whist-5", SettleMode::Difference),
        ("bid-whist", SettleMode::PerPoint),
        ("solo-whist-points", SettleMode::PerPoint),
        ("oh-hell", SettleMode::PerPoint),
        ("oh-hell", SettleMode::Difference),
    ] {
        let hand = match id {
            "solo-whist-points" => r#"{"contract":"solo","declarers":["Ann"],"tricks":6}"#,
            "oh-hell" => r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#,
            "bid-whist" => r#"{"bidder":"Ann","bid":4,"tricks":11}"#,
            _ => r#"{"side":"Ann","tricks":9}"#,
        };
        let mut game = evening(id, &[]).staked(ten, settle);
        game.play(hand);
        let alone = of_hand(
            &game.ledger.session().scheme,
            settle,
            ten.unwrap(),
            &game.points(0).into_iter().map(Some).collect::<Vec<_>>(),
            None,
        );
        let settled = payouts(&game.ledger).unwrap().unwrap().rounded;
        assert_eq!(alone, Some(settled), "{id} {settle:?}");
    }
    // A rubber's value is unknown before a game of it is won.
    let short = scheme("whist-short", &[]);
    let points = [3, 0, 3, 0].map(Some);
    assert_eq!(
        of_hand(&short, SettleMode::PerPoint, ten.unwrap(), &points, None),
        None
    );
}

/// The change of the first player's payout by each hand.
fn first_player(game: &crate::support::Evening) -> Vec<i64> {
    let rows = payouts_by_hand(&game.ledger).unwrap().unwrap();
    rows.iter().map(|row| row[0].0).collect()
}
