//! Illegal hands and their errors.

use super::{after, scheme};
use crate::games::refused;

/// The error of a first hand of four dealt by Dee; empty if legal.
fn wrong(settings: &[&str], json: &str) -> String {
    refused(&scheme("oh-hell", settings), &after(0), 4, json)
}

#[test]
fn bonus_and_minimum_bid_are_checked() {
    let bonus = &["bonus=10"][..];
    for (settings, json, error) in [
        (
            &[][..],
            r#"{"bids":[1,1,0,0],"tricks":[1,0,0,0],"bonus":[30,0,0,0]}"#,
            "`bonus` is not used here",
        ),
        (
            bonus,
            r#"{"bids":[1,1,0,0],"tricks":[1,0,0,0],"bonus":[30,0,0,0]}"#,
            "",
        ),
        (
            bonus,
            r#"{"bids":[1,1,0,0],"tricks":[1,0,0,0],"bonus":[30,0,0]}"#,
            "`bonus` has 3 values, but 4 sit at the table",
        ),
        (
            bonus,
            r#"{"bids":[1,1,0,0],"tricks":[1,0,0,0],"bonus":[30,0,0,null]}"#,
            "`bonus` has no value for seat 4",
        ),
        (
            bonus,
            r#"{"passed":true,"bonus":[30,0,0,0]}"#,
            "`bonus` is not used here",
        ),
        (
            bonus,
            r#"{"bids":[1,1,0,0],"tricks":[1,0,0,0],"bonus":[9223372036854775807,0,0,0]}"#,
            "the points are too large to calculate",
        ),
        (
            &["least-bid=1"],
            r#"{"cards":4,"bids":[1,0,1,1],"tricks":[4,0,0,0]}"#,
            "seat 2 bids 0, but the lowest bid is 1",
        ),
        (
            &["least-bid=1"],
            r#"{"cards":4,"bids":[1,2,1,1],"tricks":[4,0,0,0]}"#,
            "",
        ),
    ] {
        assert_eq!(wrong(settings, json), error, "{settings:?} {json}");
    }
}

#[test]
fn illegal_hands_are_refused_with_their_error() {
    for (json, error) in [
        (r#"{"bids":[0,1,1,0],"tricks":[1,0,0,0]}"#, ""),
        (
            r#"{"cards":13,"bids":[0,0,0,0],"tricks":[3,3,3,3]}"#,
            "tricks sum to 12, not 13",
        ),
        (
            r#"{"cards":2,"bids":[0,0,0,0],"tricks":[1,1,1,0]}"#,
            "tricks sum to 3, not 2",
        ),
        (
            r#"{"cards":13,"bids":[0,0,0,0],"tricks":[255,255,255,255]}"#,
            "tricks sum to 1020, not 13",
        ),
        (
            r#"{"cards":5,"bids":[0,2,2,1],"tricks":[5,0,0,0]}"#,
            "seat 4 may not bid 1: the bids would total 5",
        ),
        (
            r#"{"cards":5,"bids":[0,6,0,0],"tricks":[5,0,0,0]}"#,
            "seat 2 bids 6, but the highest bid is 5",
        ),
        (
            r#"{"cards":14,"bids":[0,0,0,0],"tricks":[14,0,0,0]}"#,
            "14 cards each for 4 players cannot be dealt from a pack of 52",
        ),
        (
            r#"{"cards":0,"bids":[0,0,0,0],"tricks":[0,0,0,0]}"#,
            "0 cards each for 4 players cannot be dealt from a pack of 52",
        ),
        (
            r#"{"cards":5,"bids":[0,0,0],"tricks":[5,0,0,0]}"#,
            "`bids` has 3 values, but 4 sit at the table",
        ),
        (
            r#"{"cards":5,"bids":[0,0,0,0],"tricks":[5,0,0,0,0]}"#,
            "`tricks` has 5 values, but 4 sit at the table",
        ),
        (
            r#"{"cards":5,"bids":[0,0,0,0],"tricks":[5,0,0,null]}"#,
            "`tricks` has no value for seat 4",
        ),
        (
            r#"{"cards":5,"bids":[0,0,null,0],"tricks":[5,0,0,0],"out":["Ann"]}"#,
            "seat 1 sits this hand out",
        ),
        (
            r#"{"cards":5,"bids":[null,0,null,0],"tricks":[null,5,0,0],"out":["Ann"]}"#,
            "`bids` has no value for seat 3",
        ),
        (
            r#"{"cards":5,"bids":[null,0,0,0],"tricks":[0,5,0,0]}"#,
            "seat 1 sits this hand out",
        ),
        (
            r#"{"cards":5,"bids":[0,0,0,0],"tricks":5}"#,
            "`tricks` must be a list here: what each seat took",
        ),
        (r#"{"cards":5,"bids":[0,0,0,0]}"#, "`tricks` is missing"),
        (r#"{"cards":5,"tricks":[0,0,0,0]}"#, "`bids` is missing"),
        (r"{}", "`bids` is missing"),
        (r#"{"passed":true}"#, ""),
        (r#"{"passed":true,"cards":5}"#, ""),
        (
            r#"{"passed":true,"bids":[0,0,0,0],"tricks":[5,0,0,0]}"#,
            "`passed` is not used here",
        ),
        (
            r#"{"passed":true,"tricks":[5,0,0,0]}"#,
            "`tricks` is not used here",
        ),
        (r#"{"passed":false}"#, "`passed` must be true or left out"),
        (
            r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#,
            "`contract` is not used here",
        ),
        (
            r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0],"honours":{"side":"Ann","count":3}}"#,
            "`honours` is not used here",
        ),
        (
            r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0],"mode":"uptown"}"#,
            "`mode` is not used here",
        ),
        (
            r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0],"trump":"hearts","note":"x","revoke":"Bob","override":"end"}"#,
            "",
        ),
        (
            r#"{"bids":[0,null,null,null],"tricks":[1,null,null,null]}"#,
            "1 are dealt cards, but this scheme is for 2 to 10",
        ),
    ] {
        assert_eq!(wrong(&[], json), error, "{json}");
    }
}

#[test]
fn a_player_who_sits_out_is_named_or_left_blank() {
    let out = r#""cards":5,"bids":[0,null,2,1],"tricks":[0,null,3,2]"#;
    assert_eq!(wrong(&[], &format!("{{{out}}}")), "");
    assert_eq!(wrong(&[], &format!(r#"{{{out},"out":["Bob"]}}"#)), "");
    assert_eq!(
        wrong(&[], &format!(r#"{{{out},"out":["Bob"],"revoke":"Bob"}}"#)),
        "seat 2 sits this hand out"
    );
}

#[test]
fn overflowing_points_are_refused() {
    let huge = ["made.bid-squared=1000000000", "made.cards=1000000000"];
    assert_eq!(
        wrong(
            &huge,
            r#"{"cards":13,"bids":[13,0,0,0],"tricks":[13,0,0,0],"override":"hook"}"#
        ),
        ""
    );
    let adjusted = format!(
        r#"{{"bids":[0,1,1,0],"tricks":[1,0,0,0],"adjust":[{{"player":"Cy","points":{}}},{{"player":"Cy","points":1}}]}}"#,
        i64::MAX
    );
    assert_eq!(
        wrong(&[], &adjusted),
        "the points are too large to calculate"
    );
}
