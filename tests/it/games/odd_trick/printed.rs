//! The sources' examples, by name.

use super::{bid, evening, outcome, points, seat, whist};
use crate::support::scheme;
use oddtrick::games::{Adjustment, Carry, HandRecord, HandResult, Honours, Sides};
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::scheme::{Rules, catalog};
use oddtrick::seat::Seat;

#[test]
fn frodo_and_sam_take_seven_and_score_one() {
    assert_eq!(points(&scheme("whist-5", &[]), &whist(0, 7)), [1, 0, 1, 0]);
    // The same hand, recorded for the losing side.
    assert_eq!(points(&scheme("whist-5", &[]), &whist(3, 6)), [1, 0, 1, 0]);
}

#[test]
fn five_points_win_the_estonian_game() {
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Ann","tricks":10}
           {"side":"Bob","tricks":10}"#,
    );
    assert!(!game.ledger.carry().sides.over);
    game.play(r#"{"side":"Cy","tricks":7}"#);
    assert!(game.ledger.carry().sides.over);
    assert_eq!(game.ledger.totals(), [5, 4, 5, 4]);
    assert_eq!(game.ledger.leaders(), [0, 2]);
}

#[test]
fn estonian_losers_score_nothing_and_the_deal_passes_to_the_left() {
    let plain = scheme("whist-5", &[]);
    for tricks in 7..=13 {
        let (outcome, _) = outcome(&plain, &Carry::default(), &whist(1, tricks));
        let won = i64::from(tricks) - 6;
        assert_eq!(outcome.points.as_slice(), [0, won, 0, won]);
        assert_eq!(
            (outcome.leader, outcome.next_dealer),
            (Some(seat(0)), seat(0))
        );
    }
}

/// A plain number is a bid uptown; four promises ten tricks and seven at no trump all thirteen.
#[test]
fn each_estonian_bid_promises_its_number_and_six() {
    let estonian = scheme("bid-whist-shortfall", &[]);
    for level in 1..=7_u8 {
        for mode in [None, Some("uptown"), Some("downtown"), Some("no-trump")] {
            let made = points(&estonian, &bid(0, level, mode, level + 6))[0];
            let missed = points(&estonian, &bid(0, level, mode, level + 5))[0];
            assert_eq!((made, missed), (i64::from(level), -1), "{level} {mode:?}");
        }
    }
}

#[test]
fn an_estonian_bid_is_from_one_to_seven_in_three_modes() {
    let Rules::OddTrick(rules) = &catalog::find("bid-whist-shortfall").unwrap().rules else {
        panic!("another kind");
    };
    let bids = rules.bids.as_ref().unwrap();
    assert_eq!((bids.min, bids.max), (1, 7));
    // Downtown outranks uptown at the same number, and no trump both.
    assert_eq!(bids.modes, [Mode::Uptown, Mode::Downtown, Mode::NoTrump]);
}

/// At no trump the bid has no ranking: the winner chooses it afterwards.
#[test]
fn the_winner_of_an_estonian_bid_at_no_trump_picks_the_ranking() {
    let estonian = scheme("bid-whist-shortfall", &[]);
    for rank in ["uptown", "downtown"] {
        let mut hand = bid(0, 4, Some("no-trump"), 10);
        hand.rank = Some(rank.to_owned());
        assert_eq!(points(&estonian, &hand), [4, 0, 4, 0]);
    }
}

#[test]
fn the_estonian_dealer_must_bid_after_three_passes() {
    let mut game = evening("bid-whist-shortfall", &[]);
    assert_eq!(
        game.try_play(r#"{"passed":true}"#).unwrap_err().to_string(),
        "hand 1: the dealer must bid if the others pass"
    );
}

/// Twelve cards each and six in the kitty, which is one trick of the winner's side.
#[test]
fn the_estonian_kitty_of_six_is_one_trick() {
    let estonian = scheme("bid-whist-shortfall", &[]);
    let rules = estonian.rules.odd_trick().unwrap();
    assert_eq!((estonian.deck, rules.cards(), rules.kitty), (54, 12, true));
    let mut game = evening("bid-whist-shortfall", &[]);
    assert_eq!(
        game.try_play(r#"{"bidder":"Ann","bid":1,"tricks":0}"#)
            .unwrap_err()
            .to_string(),
        "hand 1: the kitty is the bidder's first trick, so `tricks` must be at least 1"
    );
    // The twelve tricks played and the kitty.
    game.play(r#"{"bidder":"Ann","bid":7,"tricks":13}"#);
    assert_eq!(game.points(0), [7, 0, 7, 0]);
}

#[test]
fn an_estonian_game_may_go_to_another_number() {
    let mut game = evening("bid-whist-shortfall", &["target=7", "lose-at=-7"]);
    game.play(r#"{"bidder":"Ann","bid":6,"tricks":12}"#);
    assert!(!game.ledger.is_over());
    game.play(r#"{"bidder":"Cy","bid":1,"tricks":7}"#);
    assert!(game.ledger.is_over());
}

#[test]
fn a_bid_of_three_promises_nine_tricks() {
    for id in ["bid-whist-shortfall", "bid-whist", "bid-whist-parlett"] {
        assert_eq!(points(&scheme(id, &[]), &bid(1, 3, None, 9)), [0, 3, 0, 3]);
        assert!(points(&scheme(id, &[]), &bid(1, 3, None, 8))[1] < 0);
    }
}

#[test]
fn seven_bid_and_nine_taken_costs_four() {
    let estonian = scheme("bid-whist-shortfall", &[]);
    assert_eq!(points(&estonian, &bid(0, 7, None, 9)), [-4, 0, -4, 0]);
    // There is no minimum: seven bid and four taken is nine short.
    assert_eq!(points(&estonian, &bid(0, 7, None, 4)), [-9, 0, -9, 0]);
}

#[test]
fn the_estonian_game_is_won_at_five_and_lost_at_minus_five() {
    let mut won = evening("bid-whist-shortfall", &[]);
    won.play(r#"{"bidder":"Ann","bid":3,"tricks":11}"#);
    assert!(won.ledger.carry().sides.over);
    assert_eq!(won.ledger.leaders(), [0, 2]);
    let mut lost = evening("bid-whist-shortfall", &[]);
    lost.play(r#"{"bidder":"Ann","bid":4,"tricks":6}"#);
    assert!(!lost.ledger.carry().sides.over);
    lost.play(r#"{"bidder":"Cy","bid":1,"tricks":6}"#);
    assert!(lost.ledger.carry().sides.over);
    assert_eq!(lost.ledger.totals(), [-5, 0, -5, 0]);
    assert_eq!(lost.ledger.leaders(), [1, 3]);
}

#[test]
fn wikipedias_five_bid_and_its_four_at_no_trump() {
    let wikipedia = scheme("bid-whist", &[]);
    for (level, mode, tricks, wanted) in [
        (5, None, 10, -5),
        (5, None, 12, 6),
        (4, Some("no-trump"), 9, -8),
        (4, Some("no-trump"), 10, 8),
    ] {
        let found = points(&wikipedia, &bid(2, level, mode, tricks));
        assert_eq!(found, [wanted, 0, wanted, 0], "{level} {tricks}");
    }
}

#[test]
fn parlett_scores_the_bid_and_a_boston_four_times() {
    let parlett = scheme("bid-whist-parlett", &[]);
    for (level, mode, tricks, own, others) in [
        (4, "uptown", 10, 4, 0),
        (4, "uptown", 11, 4, 0),
        (4, "uptown", 13, 16, 0),
        (4, "no-trump", 13, 32, 0),
        (4, "uptown", 9, -4, 0),
        (4, "uptown", 7, -4, 0),
        (4, "uptown", 6, -4, 1),
        (4, "downtown", 5, -4, 2),
        (4, "no-trump", 5, -8, 4),
    ] {
        let found = points(&parlett, &bid(3, level, Some(mode), tricks));
        assert_eq!(found, [others, own, others, own], "{level} {mode} {tricks}");
    }
}

#[test]
fn fosters_bidder_scores_all_tricks_or_loses_the_bid() {
    let foster = scheme("bid-whist-1900", &[]);
    assert_eq!(points(&foster, &bid(0, 3, None, 10)), [4, 0, 4, 0]);
    assert_eq!(points(&foster, &bid(0, 4, None, 9)), [-4, 0, -4, 0]);
    assert_eq!(points(&foster, &bid(0, 4, None, 4)), [-4, 3, -4, 3]);
    assert_eq!(points(&foster, &bid(0, 1, None, 0)), [-1, 7, -1, 7]);
}

/// The hands of one game of short whist, which the first side wins with its last trick.
fn game(side: &str, other: &str, losers: u8) -> String {
    let lost = format!(r#"{{"side":"{other}","tricks":{}}}"#, 6 + losers);
    let won = format!(r#"{{"side":"{side}","tricks":11}}"#);
    if losers == 0 {
        won
    } else {
        format!("{lost}\n{won}")
    }
}

/// The value of a rubber of these games for each side: winner, and the losers' score.
fn rubber(games: &[(&str, u8)]) -> [i64; 2] {
    let mut evening = evening("whist-short", &[]);
    for (side, losers) in games {
        assert!(!evening.ledger.carry().sides.over);
        let other = if *side == "Ann" { "Bob" } else { "Ann" };
        evening.play(&game(side, other, *losers));
    }
    assert!(evening.ledger.carry().sides.over);
    evening.ledger.carry().sides.worth
}

#[test]
fn enquire_within_settles_six_against_two() {
    // 5-4, 1-5, 5-0.
    assert_eq!(rubber(&[("Ann", 4), ("Bob", 1), ("Ann", 0)]), [6, 2]);
}

#[test]
fn a_bumper_is_eight_and_the_least_rubber_one() {
    assert_eq!(rubber(&[("Bob", 0), ("Bob", 0)]), [0, 8]);
    assert_eq!(rubber(&[("Ann", 4), ("Bob", 0), ("Ann", 3)]), [4, 3]);
}

#[test]
fn a_game_is_single_double_or_treble_by_what_the_losers_had() {
    let Rules::OddTrick(short) = &catalog::find("whist-short").unwrap().rules else {
        panic!("another kind");
    };
    let rubber = short.rubber.unwrap();
    for (target, losers, worth) in [
        (5, -2, 3),
        (5, 0, 3),
        (5, 1, 2),
        (5, 2, 2),
        (5, 3, 1),
        (5, 4, 1),
        (10, 4, 2),
        (10, 5, 1),
    ] {
        assert_eq!(rubber.game(target, losers), worth, "{losers} of {target}");
    }
}

#[test]
fn foster_counts_tricks_before_honours() {
    // AB have 3 and YZ 0. AB hold honours for two and YZ take three by cards, which count first: a single.
    let mut evening = evening("whist-short", &[]);
    evening.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Bob","tricks":9,"honours":{"side":"Ann","count":3}}"#,
    );
    assert_eq!(evening.points(1), [2, 3, 2, 3]);
    assert_eq!(evening.ledger.carry().sides.worth, [1, 0]);
}

#[test]
fn foster_counts_cards_before_the_others_honours_at_the_end() {
    // AB have 3 and make two by cards; YZ's four honours come too late to save a treble.
    let mut evening = evening("whist-short", &[]);
    evening.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Ann","tricks":8,"honours":{"side":"Dee","count":4}}"#,
    );
    assert_eq!(evening.points(1), [2, 0, 2, 0]);
    assert_eq!(evening.ledger.carry().sides.worth, [3, 0]);
    assert_eq!(evening.ledger.carry().sides.games, [1, 0]);
}

/// Points after the game's end do not count and are not shown.
#[test]
fn points_after_the_end_of_the_game_do_not_count() {
    let shared = |carry: &Carry, hand: &HandRecord<Seat>| {
        let (outcome, _) = outcome(&scheme("whist-long", &[]), carry, hand);
        let HandResult::Shared(shared) = outcome.result else {
            panic!("{:?}", outcome.result);
        };
        (shared.by_tricks, shared.by_honours, shared.margin)
    };
    let honours = HandRecord {
        honours: Some(Honours {
            side: seat(1),
            count: 4,
        }),
        ..whist(0, 9)
    };
    let near = Carry {
        sides: Sides {
            score: [8, 0],
            ..Sides::default()
        },
        ..Carry::default()
    };
    assert_eq!(shared(&Carry::default(), &honours), ([3, 0], [0, 4], 3));
    assert_eq!(shared(&near, &honours), ([3, 0], [0, 0], 3));
    let given = HandRecord {
        adjust: Some(vec![Adjustment {
            player: seat(0),
            points: 2,
            reason: String::new(),
        }]),
        ..honours
    };
    assert_eq!(shared(&near, &given), ([0, 0], [0, 0], 3));
}
