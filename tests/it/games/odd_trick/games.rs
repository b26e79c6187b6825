//! Games and rubbers: the order of counting, the end of a game, and play after it.

use super::evening;
use crate::support::Evening;
use oddtrick::ledger::{Edit, EditError};

fn hand_error(evening: &mut Evening, hand: &str) -> String {
    match evening.try_play(hand) {
        Err(EditError::Hand { error, .. }) => error.to_string(),
        other => panic!("{hand}: {other:?}"),
    }
}

fn score(evening: &Evening) -> [i64; 2] {
    evening.ledger.carry().sides.score
}

#[test]
fn honours_are_barred_by_the_score_before_the_hand() {
    let mut short = evening("whist-short", &[]);
    short.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Cy","tricks":7,"honours":{"side":"Cy","count":3}}"#,
    );
    // From 3 to 4 by the trick, then the honours count and win the game.
    assert_eq!(short.points(1), [3, 0, 3, 0]);
    assert_eq!(short.ledger.carry().sides.games, [1, 0]);
    let mut short = evening("whist-short", &[]);
    short.play(
        r#"{"side":"Ann","tricks":10}
           {"side":"Bob","tricks":7,"honours":{"side":"Ann","count":4}}"#,
    );
    assert_eq!(short.points(1), [0, 1, 0, 1]);
    assert_eq!(score(&short), [4, 1]);
}

#[test]
fn long_whist_bars_honours_at_nine_or_as_the_table_says() {
    for (settings, eight, nine) in [
        (&[][..], [12, 0], [9, 1]),
        (&["honours.barred-at=8"], [8, 1], [9, 1]),
    ] {
        for (adjust, wanted) in [(8, eight), (9, nine)] {
            let mut long = evening("whist-long", settings);
            long.play(&format!(
                r#"{{"passed":true,"adjust":[{{"player":"Ann","points":{adjust}}}]}}
                   {{"side":"Bob","tricks":7,"honours":{{"side":"Cy","count":4}}}}"#
            ));
            let total = long.ledger.totals();
            assert_eq!([total[0], total[1]], [wanted[0], 1], "{settings:?}");
        }
    }
}

#[test]
fn tricks_that_win_the_game_precede_the_others_honours() {
    let mut short = evening("whist-short", &[]);
    short.play(
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Bob","count":4}}
           {"side":"Bob","tricks":9,"honours":{"side":"Ann","count":4}}"#,
    );
    // Four and three by cards win before the others' four honours.
    assert_eq!(short.points(1), [0, 3, 0, 3]);
    assert_eq!(short.ledger.carry().sides.worth, [0, 2]);
}

#[test]
fn an_adjustment_belongs_to_the_side_and_counts_before_the_tricks() {
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Bob","tricks":8,"adjust":[{"player":"Ann","points":3},{"player":"Dee","points":-1}]}"#,
    );
    assert_eq!(game.points(0), [3, 1, 3, 1]);
    // Three more win the game before the tricks that would have won it for the others.
    game.play(r#"{"side":"Bob","tricks":13,"adjust":[{"player":"Cy","points":3}]}"#);
    assert_eq!(game.points(1), [3, 0, 3, 0]);
    assert_eq!(game.ledger.leaders(), [0, 2]);
    assert!(game.ledger.is_over());
}

#[test]
fn if_adjustments_take_both_sides_to_the_target_the_higher_wins() {
    for (ann, bob, winners) in [(6, 5, [0, 2]), (5, 7, [1, 3])] {
        let mut game = evening("whist-5", &[]);
        game.play(&format!(
            r#"{{"passed":true,"adjust":[{{"player":"Ann","points":{ann}}},{{"player":"Bob","points":{bob}}}]}}"#
        ));
        assert!(game.ledger.is_over());
        assert_eq!(game.ledger.leaders(), winners);
    }
    // If both are level the tricks decide.
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Dee","tricks":7,"adjust":[{"player":"Ann","points":5},{"player":"Bob","points":5}]}"#,
    );
    assert_eq!(game.ledger.totals(), [5, 6, 5, 6]);
    assert!(game.ledger.is_over());
}

#[test]
fn a_revoke_penalty_belongs_to_the_side() {
    for (replaces, wanted) in [(true, [-3, 0, -3, 0]), (false, [-1, 0, -1, 0])] {
        let revoke = format!("revoke={{ points = -3, replaces = {replaces} }}");
        let mut game = evening("whist-5", &[&revoke]);
        game.play(r#"{"side":"Ann","tricks":8,"revoke":"Cy"}"#);
        assert_eq!(game.points(0), wanted);
    }
    // Without a rule a revoke is only noted, and the players adjust the points.
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Ann","tricks":8,"revoke":"Cy","adjust":[{"player":"Bob","points":3,"reason":"revoke"}]}"#,
    );
    assert_eq!(game.points(0), [2, 3, 2, 3]);
}

#[test]
fn once_the_game_is_over_a_further_hand_is_refused_unless_the_table_plays_on() {
    for (id, hand) in [
        ("whist-5", r#"{"side":"Ann","tricks":13}"#),
        ("whist-american", r#"{"side":"Ann","tricks":13}"#),
        (
            "bid-whist-shortfall",
            r#"{"bidder":"Ann","bid":1,"tricks":13}"#,
        ),
        ("bid-whist", r#"{"bidder":"Cy","bid":3,"tricks":13}"#),
    ] {
        let mut game = evening(id, &[]);
        assert!(!game.ledger.is_over());
        assert!(game.ledger.leaders().is_empty());
        game.play(hand);
        assert!(game.ledger.is_over(), "{id}");
        assert_eq!(hand_error(&mut game, hand), "the game is over");
        assert_eq!(
            hand_error(&mut game, r#"{"passed":false}"#),
            "the game is over"
        );
        let on = hand.replace('}', r#","override":"end"}"#);
        game.play(&on);
        assert!(game.ledger.is_over());
        assert_eq!(hand_error(&mut game, hand), "the game is over");
        assert_eq!(game.ledger.totals(), [14, 0, 14, 0]);
    }
}

/// The edit of the one hand; the editor also marks the later hands as played on.
#[test]
fn a_correction_that_ends_a_game_earlier_is_refused() {
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Ann","tricks":10}
           {"side":"Bob","tricks":10}"#,
    );
    let before = game.ledger.session().hands[0].clone();
    let mut after = before.clone();
    after.record.tricks = Some(oddtrick::games::Tricks::Side(11));
    let edit = Edit::ReplaceHand { before, after };
    let error = game.ledger.apply(&edit).unwrap_err();
    assert!(
        matches!(&error, EditError::Hand { number: 2, error } if error.to_string() == "the game is over")
    );
}

#[test]
fn a_scheme_without_a_target_never_ends() {
    let mut foster = evening("bid-whist-1900", &[]);
    for _ in 0..20 {
        foster.play(r#"{"bidder":"Ann","bid":7,"tricks":13}"#);
    }
    assert_eq!(foster.ledger.totals(), [140, 0, 140, 0]);
    assert!(!foster.ledger.is_over());
}

#[test]
fn in_a_rubber_the_side_with_more_games_leads() {
    let mut short = evening("whist-short", &[]);
    short.play(r#"{"side":"Ann","tricks":10}"#);
    assert_eq!(short.ledger.leaders(), [0, 2]);
    short.play(r#"{"side":"Bob","tricks":13}"#);
    assert_eq!(score(&short), [0, 0]);
    assert_eq!(short.ledger.leaders(), [1, 3]);
    // Ann and Cy have more points in this game and in total, but fewer games.
    short.play(r#"{"side":"Ann","tricks":10}"#);
    assert_eq!(short.ledger.totals(), [8, 7, 8, 7]);
    assert_eq!(short.ledger.leaders(), [1, 3]);
    short.play(r#"{"side":"Ann","tricks":7}"#);
    assert_eq!(short.ledger.carry().sides.games, [1, 1]);
    assert_eq!(short.ledger.leaders(), [0, 1, 2, 3]);
    short.play(r#"{"side":"Dee","tricks":7}"#);
    assert_eq!(short.ledger.leaders(), [1, 3]);
    assert!(!short.ledger.is_over());
    short.play(r#"{"side":"Ann","tricks":12}"#);
    assert!(short.ledger.is_over());
    assert_eq!(short.ledger.leaders(), [0, 2]);
    assert_eq!(short.ledger.places(), [Some(1), Some(3), Some(1), Some(3)]);
    assert_eq!(
        hand_error(&mut short, r#"{"side":"Ann","tricks":12}"#),
        "the game is over"
    );
    // Games played on win nothing more.
    short.play(r#"{"side":"Bob","tricks":13,"override":"end"}"#);
    assert_eq!(short.ledger.leaders(), [0, 2]);
    assert_eq!(short.ledger.carry().sides.games, [2, 1]);
}

#[test]
fn a_longer_rubber_deducts_all_games_of_the_losers() {
    let mut long = evening("whist-short", &["rubber.games=3", "rubber.bonus=5"]);
    for side in ["Ann", "Bob", "Ann", "Bob"] {
        long.play(&format!(r#"{{"side":"{side}","tricks":13}}"#));
        assert!(!long.ledger.is_over());
    }
    long.play(r#"{"side":"Bob","tricks":13}"#);
    assert_eq!(long.ledger.carry().sides.worth, [6, 14]);
    assert!(long.ledger.is_over());
}
