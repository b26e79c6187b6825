//! Incomplete, contradictory and impossible hands.

use super::{pass, scheme, seat, solo};
use crate::games::refused;
use oddtrick::games::{Adjustment, Carry, HandRecord, Table, play};

#[test]
fn incomplete_and_contradictory_hands_are_refused() {
    let points = scheme("solo-whist-points", &["contracts.misere.allowed=false"]);
    for (hand, error) in ILLEGAL {
        assert_eq!(
            refused(&points, &Carry::default(), 4, hand),
            error,
            "{hand}"
        );
    }
    for (hand, error) in ILLEGAL_OF_FIVE {
        assert_eq!(
            refused(&points, &Carry::default(), 5, hand),
            error,
            "{hand}"
        );
    }
    let misere = scheme("solo-whist-points", &["all-pass=general-misere"]);
    assert_eq!(
        refused(&misere, &Carry::default(), 4, r#"{"passed":true}"#),
        "a hand that everybody passes is played as a general misère here"
    );
    let solo = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;
    assert_eq!(
        refused(&points, &Carry::default(), 3, solo),
        "3 at the table, but this scheme seats 4 to 5"
    );
    assert_eq!(
        refused(&points, &Carry::default(), 6, solo),
        "6 at the table, but this scheme seats 4 to 5"
    );
}

#[test]
fn overflowing_numbers_are_an_error() {
    let scheme = scheme("solo-whist-units", &[]);
    let table = Table {
        seats: 4,
        dealer: seat(0),
    };
    for doublings in [62, 63, u32::MAX] {
        let carry = Carry {
            doublings,
            ..Carry::default()
        };
        assert_eq!(
            play(&scheme, &carry, table, &solo(0, 5))
                .unwrap_err()
                .to_string(),
            "the points are too large to calculate"
        );
    }
    let full = Carry {
        hands: u32::MAX,
        ..Carry::default()
    };
    assert_eq!(
        play(&scheme, &full, table, &pass())
            .unwrap_err()
            .to_string(),
        "the points are too large to calculate"
    );
    let most = Adjustment {
        player: seat(0),
        points: i64::MAX,
        reason: String::new(),
    };
    let hand = HandRecord {
        adjust: Some(vec![most]),
        ..solo(0, 5)
    };
    assert_eq!(
        play(&scheme, &Carry::default(), table, &hand)
            .unwrap_err()
            .to_string(),
        "the points are too large to calculate"
    );
}

#[test]
fn an_unneeded_override_is_allowed() {
    let points = scheme("solo-whist-points", &[]);
    for word in ["hook", "end"] {
        let hand =
            format!(r#"{{"contract":"solo","declarers":["Ann"],"tricks":5,"override":"{word}"}}"#);
        assert_eq!(refused(&points, &Carry::default(), 4, &hand), "", "{hand}");
    }
}

const ILLEGAL: [(&str, &str); 33] = [
    (r"{}", "the hand has no contract and is not passed out"),
    (
        r#"{"note":"we talked"}"#,
        "the hand has no contract and is not passed out",
    ),
    (r#"{"passed":false}"#, "`passed` must be true or left out"),
    (
        r#"{"passed":true,"contract":"solo"}"#,
        "`passed` is not used here",
    ),
    (r#"{"passed":true,"tricks":3}"#, "`tricks` is not used here"),
    (
        r#"{"passed":true,"payer":"Ann"}"#,
        "`payer` is not used here",
    ),
    (
        r#"{"contract":"sole"}"#,
        "there is no contract `sole`, did you mean `solo`?",
    ),
    (r#"{"contract":"bridge"}"#, "there is no contract `bridge`"),
    (
        r#"{"contract":"misere","declarers":["Ann"],"tricks":0}"#,
        "`misere` is not played at this table",
    ),
    (
        r#"{"contract":"solo","tricks":5}"#,
        "`declarers` is missing",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"]}"#,
        "`tricks` is missing",
    ),
    (
        r#"{"contract":"solo","declarers":[],"tricks":5}"#,
        "`solo` has one declarer, not 0",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann","Bob"],"tricks":5}"#,
        "`solo` has one declarer, not 2",
    ),
    (
        r#"{"contract":"prop-and-cop","declarers":["Ann"],"tricks":8}"#,
        "`prop-and-cop` has 2 declarers, not 1",
    ),
    (
        r#"{"contract":"prop-and-cop","declarers":["Ann","Ann"],"tricks":8}"#,
        "seat 1 is named twice in `declarers`",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":14}"#,
        "14 tricks, but the hand has only 13",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":255}"#,
        "255 tricks, but the hand has only 13",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":[5,3,3,2]}"#,
        "`tricks` must be one number here: what the declaring side took",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"trump":"none"}"#,
        "`solo` needs a trump suit",
    ),
    (
        r#"{"contract":"abundance","declarers":["Ann"],"tricks":9,"trump":"none"}"#,
        "`abundance` needs a trump suit",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"cards":12}"#,
        "12 cards, but the scheme deals 13",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"payer":"Bob"}"#,
        "`payer` is not used here",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"receiver":"Bob"}"#,
        "`receiver` is not used here",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"bids":[1,2,3,4]}"#,
        "`bids` is not used here",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"honours":{"side":"Ann","count":4}}"#,
        "`honours` is not used here",
    ),
    (
        r#"{"contract":"solo","declarers":["Eve"],"tricks":5}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"dealer":"Eve"}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"out":["Bob"]}"#,
        "3 are dealt cards, but this scheme is for 4",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"revoke":"Eve"}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"adjust":[{"player":"Eve","points":1}]}"#,
        "a seat is named that is not at this table of 4",
    ),
    (
        r#"{"contract":"general-misere"}"#,
        "a general misère has either one payer or one receiver",
    ),
    (
        r#"{"contract":"general-misere","payer":"Ann","receiver":"Bob"}"#,
        "a general misère has either one payer or one receiver",
    ),
    (
        r#"{"contract":"general-misere","payer":"Ann","tricks":5}"#,
        "`tricks` is not used here",
    ),
];

const ILLEGAL_OF_FIVE: [(&str, &str); 6] = [
    (
        r#"{"contract":"solo","declarers":["Eve"],"tricks":5}"#,
        "seat 5 sits this hand out",
    ),
    (
        r#"{"contract":"general-misere","payer":"Eve"}"#,
        "seat 5 sits this hand out",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"revoke":"Eve"}"#,
        "seat 5 sits this hand out",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"out":[]}"#,
        "5 are dealt cards, but this scheme is for 4",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"out":["Bob","Bob"]}"#,
        "seat 2 is named twice in `out`",
    ),
    (
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"out":["Ann"]}"#,
        "seat 1 sits this hand out",
    ),
];
