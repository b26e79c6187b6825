//! Incomplete, contradictory and impossible hands.

use super::{evening, seat};
use crate::games::refused;
use crate::support::scheme;
use oddtrick::games::{Carry, Sides, Table, play};

#[test]
fn incomplete_and_contradictory_hands_are_refused() {
    for (id, hand, error) in ILLEGAL {
        let scheme = scheme(id, &[]);
        assert_eq!(
            refused(&scheme, &Carry::default(), 4, hand),
            *error,
            "{id} {hand}"
        );
    }
}

#[test]
fn a_hand_with_all_allowed_keys_is_legal() {
    for (id, hand) in LEGAL {
        let scheme = scheme(id, &[]);
        assert_eq!(
            refused(&scheme, &Carry::default(), 4, hand),
            "",
            "{id} {hand}"
        );
    }
}

#[test]
fn three_or_five_at_the_table_are_refused() {
    let whist = scheme("whist-5", &[]);
    for seats in [3, 5] {
        let table = Table {
            seats,
            dealer: seat(0),
        };
        let error = play(&whist, &Carry::default(), table, &super::whist(0, 7)).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{seats} at the table, but this scheme seats 4")
        );
    }
}

#[test]
fn overflowing_numbers_are_an_error() {
    let whist = scheme("whist-short", &[]);
    let over = Sides {
        score: [i64::MAX, 0],
        over: true,
        ..Sides::default()
    };
    let worth = Sides {
        score: [4, 0],
        worth: [i64::MAX, 0],
        ..Sides::default()
    };
    for (hands, sides) in [
        (u32::MAX, Sides::default()),
        (0, over),
        (0, worth),
        (
            0,
            Sides {
                games: [u32::MAX, 0],
                score: [4, 0],
                ..Sides::default()
            },
        ),
    ] {
        let carry = Carry {
            hands,
            sides,
            ..Carry::default()
        };
        let hand = r#"{"side":"Ann","tricks":8,"override":"end"}"#;
        assert_eq!(
            refused(&whist, &carry, 4, hand),
            "the points are too large to calculate"
        );
    }
    let most = i64::MAX;
    let hand = format!(
        r#"{{"side":"Ann","tricks":8,"adjust":[{{"player":"Ann","points":{most}}},{{"player":"Cy","points":{most}}}]}}"#
    );
    assert_eq!(
        refused(&whist, &Carry::default(), 4, &hand),
        "the points are too large to calculate"
    );
    let large = scheme(
        "bid-whist",
        &[
            "no-trump=1000000000",
            "boston=1000000000",
            "target=1000000000",
        ],
    );
    assert_eq!(
        refused(
            &large,
            &Carry::default(),
            4,
            r#"{"bidder":"Ann","bid":7,"mode":"no-trump","tricks":13}"#
        ),
        ""
    );
}

#[test]
fn a_refused_hand_leaves_the_ledger_as_it_was() {
    let mut game = evening("bid-whist", &[]);
    let before = game.ledger.clone();
    assert!(
        game.try_play(r#"{"bidder":"Ann","bid":2,"tricks":9}"#)
            .is_err()
    );
    assert_eq!(game.ledger, before);
}

const ILLEGAL: &[(&str, &str, &str)] = &[
    ("whist-5", r"{}", "`side` is missing"),
    ("whist-5", r#"{"tricks":7}"#, "`side` is missing"),
    ("whist-5", r#"{"side":"Ann"}"#, "`tricks` is missing"),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":14}"#,
        "14 tricks, but the hand has only 13",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":[7,6,0,0]}"#,
        "`tricks` must be one number here: what the declaring side took",
    ),
    (
        "whist-5",
        r#"{"side":"Eve","tricks":7}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Ann","count":4}}"#,
        "`honours` is not used here",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"mode":"uptown"}"#,
        "`mode` is not used here",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"rank":"uptown"}"#,
        "`rank` is not used here",
    ),
    (
        "whist-5",
        r#"{"bidder":"Ann","bid":4,"tricks":7}"#,
        "`bidder` is not used here",
    ),
    (
        "whist-5",
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#,
        "`contract` is not used here",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"cards":12}"#,
        "12 cards, but the scheme deals 13",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"trump":"none"}"#,
        "`whist` needs a trump suit",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"out":["Ann"]}"#,
        "3 are dealt cards, but this scheme is for 4",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"dealer":"Eve"}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"revoke":"Eve"}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        "whist-5",
        r#"{"side":"Ann","tricks":7,"adjust":[{"player":"Eve","points":1}]}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        "whist-5",
        r#"{"passed":false}"#,
        "`passed` must be true or left out",
    ),
    (
        "whist-5",
        r#"{"passed":true,"side":"Ann","tricks":7}"#,
        "`side` is not used here",
    ),
    (
        "whist-short",
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Ann","count":2}}"#,
        "the number of honours must be 3 or 4, not 2",
    ),
    (
        "whist-short",
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Ann","count":5}}"#,
        "the number of honours must be 3 or 4, not 5",
    ),
    (
        "whist-short",
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Eve","count":3}}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        "whist-short",
        r#"{"passed":true,"honours":{"side":"Ann","count":3}}"#,
        "`honours` is not used here",
    ),
    ("bid-whist", r"{}", "`bidder` is missing"),
    ("bid-whist", r#"{"bidder":"Ann"}"#, "`bid` is missing"),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4}"#,
        "`tricks` is missing",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":2,"tricks":9}"#,
        "`bid` must be 3 to 7, not 2",
    ),
    (
        "bid-whist-shortfall",
        r#"{"bidder":"Ann","bid":0,"tricks":9}"#,
        "`bid` must be 1 to 7, not 0",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":8,"tricks":9}"#,
        "`bid` must be 3 to 7, not 8",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"tricks":0}"#,
        "the kitty is the bidder's first trick, so `tricks` must be at least 1",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"tricks":14}"#,
        "14 tricks, but the hand has only 13",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"up","tricks":9}"#,
        "there is no mode `up`",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"downtwon","tricks":9}"#,
        "there is no mode `downtwon`, did you mean `downtown`?",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"no-trump","trump":"hearts","tricks":9}"#,
        "there is no trump suit at no trump",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"downtown","trump":"none","tricks":9}"#,
        "`downtown` needs a trump suit",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"downtown","rank":"uptown","tricks":9}"#,
        "`rank` cannot be `uptown` in this mode",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"no-trump","rank":"no-trump","tricks":9}"#,
        "`rank` cannot be `no-trump` in this mode",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"tricks":9,"honours":{"side":"Ann","count":4}}"#,
        "`honours` is not used here",
    ),
    (
        "bid-whist",
        r#"{"side":"Ann","tricks":9}"#,
        "`side` is not used here",
    ),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"tricks":9,"cards":13}"#,
        "13 cards, but the scheme deals 12",
    ),
    (
        "bid-whist",
        r#"{"passed":true}"#,
        "the dealer must bid if the others pass",
    ),
    (
        "bid-whist-1900",
        r#"{"bidder":"Ann","bid":4,"mode":"uptown","tricks":9}"#,
        "`mode` is not used here",
    ),
    (
        "bid-whist-1900",
        r#"{"bidder":"Ann","bid":4,"rank":"uptown","tricks":9}"#,
        "`rank` is not used here",
    ),
    (
        "bid-whist-1900",
        r#"{"bidder":"Ann","bid":4,"trump":"none","tricks":9}"#,
        "`bid` needs a trump suit",
    ),
    (
        "minnesota-whist",
        r#"{"bidder":"Ann","tricks":9}"#,
        "`mode` is missing",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","tricks":9}"#,
        "`bidder` is missing",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","tricks":9}"#,
        "`side` is missing",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","bidder":"Ann"}"#,
        "`tricks` is missing",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","side":"Ann","tricks":9}"#,
        "`side` is not used here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","bidder":"Ann","tricks":9}"#,
        "`bidder` is not used here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"hihg","bidder":"Ann","tricks":9}"#,
        "there is no mode `hihg`, did you mean `high`?",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"uptown","bidder":"Ann","tricks":9}"#,
        "there is no mode `uptown`",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","bidder":"Ann","tricks":14}"#,
        "14 tricks, but the hand has only 13",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","side":"Ann","tricks":[1,2,3,7]}"#,
        "`tricks` must be one number here: what the declaring side took",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","bidder":"Ann","bid":1,"tricks":9}"#,
        "`bid` is not used here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"high","bidder":"Ann","trump":"hearts","tricks":9}"#,
        "`trump` is not used here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","side":"Ann","rank":"uptown","tricks":9}"#,
        "`rank` is not used here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","side":"Ann","tricks":5,"cards":12}"#,
        "12 cards, but the scheme deals 13",
    ),
    (
        "minnesota-whist",
        r#"{"passed":true}"#,
        "a hand that nobody bids high is played low here",
    ),
    (
        "minnesota-whist",
        r#"{"mode":"low","passed":false,"side":"Ann","tricks":5}"#,
        "`passed` is not used here",
    ),
];

const LEGAL: &[(&str, &str)] = &[
    (
        "whist-5",
        r#"{"side":"Cy","tricks":0,"cards":13,"trump":"spades","dealer":"Bob","out":[],"override":"hook"}"#,
    ),
    ("whist-5", r#"{"passed":true,"trump":"clubs"}"#),
    (
        "whist-long",
        r#"{"side":"Ann","tricks":7,"honours":{"side":"Dee","count":3},"revoke":"Dee","note":"x"}"#,
    ),
    (
        "bid-whist",
        r#"{"bidder":"Dee","bid":7,"mode":"no-trump","rank":"downtown","trump":"none","tricks":1,"cards":12}"#,
    ),
    (
        "bid-whist",
        r#"{"bidder":"Dee","bid":3,"mode":"downtown","rank":"downtown","trump":"hearts","tricks":13}"#,
    ),
    (
        "bid-whist-1900",
        r#"{"bidder":"Bob","bid":1,"tricks":0,"trump":"hearts"}"#,
    ),
    ("bid-whist-1900", r#"{"passed":true}"#),
    (
        "minnesota-whist",
        r#"{"mode":"high","bidder":"Dee","tricks":0,"cards":13,"revoke":"Ann"}"#,
    ),
    (
        "norwegian-whist",
        r#"{"mode":"low","side":"Bob","tricks":13,"dealer":"Cy","note":"x"}"#,
    ),
];
