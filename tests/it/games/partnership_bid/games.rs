//! Bags from hand to hand, and the end of a game.

use super::{evening, tried};
use crate::support::scheme;
use oddtrick::games::{Carry, HandError, Side};

/// Six bags for the first side and none for the second.
const SIX: &str = r#"{"bids":["nil",3,1,3],"tricks":[0,3,7,3]}"#;

#[test]
fn the_sources_examples() {
    for (settings, json, points) in [
        // zone.msn.com: six bid and seven taken; a nil and a bid of two, one trick each.
        (
            &[][..],
            r#"{"bids":[3,3,3,3],"tricks":[4,3,3,3]}"#,
            [61, 60],
        ),
        (
            &[],
            r#"{"bids":["nil",5,2,6],"tricks":[1,5,1,6]}"#,
            [-120, 110],
        ),
        // Other tables deduct nothing for a failed bid.
        (
            &["lost=0"],
            r#"{"bids":[5,2,5,1],"tricks":[4,3,5,1]}"#,
            [0, 31],
        ),
        // A blind nil, made and failed; the trick of a failed one is a bag.
        (
            &[],
            r#"{"bids":["blind-nil",4,4,4],"tricks":[0,5,4,4]}"#,
            [240, 81],
        ),
        (
            &[],
            r#"{"bids":["blind-nil",4,4,4],"tricks":[1,4,4,4]}"#,
            [-159, 80],
        ),
        // Both partners bid nil: each is scored separately.
        (
            &[],
            r#"{"bids":["nil",6,"nil",6],"tricks":[0,6,0,7]}"#,
            [200, 121],
        ),
        (
            &[],
            r#"{"bids":["nil",6,"blind-nil",6],"tricks":[0,6,1,6]}"#,
            [-99, 120],
        ),
        (
            &[],
            r#"{"bids":["nil",6,"nil",6],"tricks":[2,5,1,5]}"#,
            [-197, -120],
        ),
        // Tricks of a failed nil that count for the partner, and that count for nothing.
        (
            &["nil-tricks=bid"],
            r#"{"bids":["nil",4,4,4],"tricks":[1,5,3,4]}"#,
            [-60, 81],
        ),
        (
            &["nil-tricks=bid"],
            r#"{"bids":["nil",4,4,4],"tricks":[2,4,3,4]}"#,
            [-59, 80],
        ),
        (
            &["nil-tricks=none"],
            r#"{"bids":["nil",4,4,4],"tricks":[1,4,4,4]}"#,
            [-60, 80],
        ),
        (&[], r#"{"bids":[7,3,6,3],"tricks":[7,0,6,0]}"#, [130, -60]),
        (
            &["overtrick=0", "made=20"],
            r#"{"bids":[4,3,3,3],"tricks":[5,2,4,2]}"#,
            [140, -60],
        ),
    ] {
        let (found, _) = evening(&scheme("spades", settings), &[json]);
        assert_eq!(found, [points], "{settings:?} {json}");
    }
}

#[test]
fn bags_are_carried_and_ten_of_them_cost_a_hundred() {
    let spades = scheme("spades", &[]);
    let (points, carry) = evening(&spades, &[SIX, SIX, SIX]);
    // 6, 12 and, as the rest beyond ten stays, 8.
    assert_eq!(points, [[116, 60], [16, 60], [116, 60]]);
    assert_eq!(carry.sides.bags, [8, 0]);
    assert_eq!(carry.sides.score, [248, 180]);
    // Nine, then more than ten at once: two lots of ten, and one.
    let nine = r#"{"bids":["nil",2,1,1],"tricks":[0,2,10,1]}"#;
    let twelve = r#"{"bids":["nil",1,1,"nil"],"tricks":[0,0,13,0]}"#;
    let (points, carry) = evening(&spades, &[nine, twelve]);
    assert_eq!(points, [[119, 30], [-78, 90]]);
    assert_eq!(carry.sides.bags, [1, 0]);
    // More than two lots in one hand.
    let fives = scheme("spades", &["bags={ limit = 5, penalty = 50 }"]);
    let (points, carry) = evening(&fives, &[twelve]);
    assert_eq!((points[0][0], carry.sides.bags), (122 - 100, [2, 0]));
    // A failed nil gives bags also if the contract does.
    let both = r#"{"bids":["nil",5,2,6],"tricks":[1,5,1,6]}"#;
    let (points, carry) = evening(&spades, &[nine, both]);
    assert_eq!((points[1][0], carry.sides.bags), (-120 - 100, [0, 0]));
    let (points, carry) = evening(&scheme("spades", &["bags=off"]), &[nine, twelve]);
    assert_eq!((points[1][0], carry.sides.bags), (122, [0, 0]));
}

#[test]
fn a_game_ends_at_500_or_minus_200() {
    let spades = scheme("spades", &[]);
    let at = |score, bags| {
        let mut carry = Carry::default();
        (carry.sides.score, carry.sides.bags) = (score, bags);
        carry
    };
    let plain = r#"{"bids":[4,2,3,3],"tricks":[4,2,4,3]}"#;
    for (score, bags, over) in [
        // 71 and 50 more.
        ([428, 0], [0, 0], None),
        ([429, 0], [0, 0], Some(Side::First)),
        ([430, 460], [0, 0], Some(Side::Second)),
        // Both qualify and the higher wins; if level they play on.
        ([450, 460], [0, 0], Some(Side::First)),
        ([439, 460], [0, 0], None),
        // The tenth bag takes the win away again.
        ([429, 0], [9, 0], None),
        ([0, -250], [0, 0], Some(Side::First)),
        ([0, -249], [0, 0], None),
        ([-300, -249], [0, 0], Some(Side::Second)),
        ([-270, 460], [0, 0], Some(Side::Second)),
    ] {
        let (_, after) = tried(&spades, &at(score, bags), plain).unwrap();
        assert_eq!(after.sides.over, over.is_some(), "{score:?} {bags:?}");
        let leader = after.sides.leader().filter(|_| after.sides.over);
        assert_eq!(leader, over, "{score:?} {bags:?}");
    }
    // After that a hand must confirm further play, and the game stays over.
    let mut over = at([510, 0], [0, 0]);
    over.sides.over = true;
    assert_eq!(tried(&spades, &over, plain), Err(HandError::GameOver));
    let on = r#"{"bids":[4,2,3,3],"tricks":[1,5,4,3],"override":"end"}"#;
    let (_, after) = tried(&spades, &over, on).unwrap();
    assert_eq!((after.sides.score, after.sides.over), ([440, 53], true));
    // Without an ending rule the game never ends.
    let endless = scheme("spades", &["target=off", "lose-at=off"]);
    let (_, after) = tried(&endless, &at([5000, -5000], [0, 0]), plain).unwrap();
    assert!(!after.sides.over);
}

#[test]
fn adjustments_belong_to_the_side() {
    let spades = scheme("spades", &["revoke.points=-30"]);
    let json =
        r#"{"bids":[4,2,3,3],"tricks":[4,2,4,3],"revoke":3,"adjust":[{"player":2,"points":5}]}"#;
    let (points, carry) = evening(&spades, &[json]);
    assert_eq!((points, carry.sides.bags), (vec![[76, 20]], [1, 0]));
    // A penalty that replaces the hand's score also drops its bags.
    let replaced = scheme("spades", &["revoke={ points = -30, replaces = true }"]);
    let json = r#"{"bids":[4,2,3,3],"tricks":[4,2,4,3],"revoke":0}"#;
    let (points, carry) = evening(&replaced, &[json]);
    assert_eq!((points, carry.sides.bags), (vec![[-30, 50]], [0, 0]));
    let passed = r#"{"passed":true,"adjust":[{"player":1,"points":-10}]}"#;
    assert_eq!(evening(&spades, &[passed]).0, [[0, -10]]);
}
