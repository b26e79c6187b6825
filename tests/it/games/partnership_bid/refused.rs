//! Refused hands and documents, with their errors.

use super::tried;
use crate::support::scheme;
use oddtrick::games::Carry;
use oddtrick::scheme::{catalog, document, set};

#[test]
fn illegal_hands_are_refused() {
    for (settings, json, error) in [
        (&[][..], r#"{"bids":[4,3,3,3]}"#, "`tricks` is missing"),
        (&[], r#"{"tricks":[4,3,3,3]}"#, "`bids` is missing"),
        (&[], "{}", "`bids` is missing"),
        (
            &[],
            r#"{"bids":[4,3,3],"tricks":[4,3,3,3]}"#,
            "`bids` has 3 values, but 4 sit at the table",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,null],"tricks":[4,3,3,3]}"#,
            "`bids` has no value for seat 4",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,0],"tricks":[4,3,3,3]}"#,
            "seat 4 bids 0, but the lowest bid is 1",
        ),
        (
            &["least-bid=2"],
            r#"{"bids":["nil",3,3,1],"tricks":[4,3,3,3]}"#,
            "seat 4 bids 1, but the lowest bid is 2",
        ),
        (
            &["least-bid=0"],
            r#"{"bids":[4,3,3,0],"tricks":[4,3,3,3]}"#,
            "",
        ),
        (
            &[],
            r#"{"bids":[4,3,14,1],"tricks":[4,3,3,3]}"#,
            "seat 3 bids 14, but the highest bid is 13",
        ),
        (
            &["blind-nil=off"],
            r#"{"bids":[4,"blind-nil",3,1],"tricks":[4,3,3,3]}"#,
            "seat 2 bids blind-nil, which is not played here",
        ),
        (
            &["nil=off"],
            r#"{"bids":[4,"blind-nil",3,1],"tricks":[4,3,3,3]}"#,
            "",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,3],"tricks":[4,3,3,4]}"#,
            "tricks sum to 14, not 13",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,3],"tricks":13}"#,
            "`tricks` must be a list here: what each seat took",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,3],"tricks":[4,3,3,3],"cards":12}"#,
            "12 cards, but the scheme deals 13",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,3],"tricks":[4,3,3,3],"trump":"spades"}"#,
            "`trump` is not used here",
        ),
        (
            &[],
            r#"{"passed":false}"#,
            "`passed` must be true or left out",
        ),
        (
            &[],
            r#"{"passed":true,"bids":[4,3,3,3]}"#,
            "`passed` is not used here",
        ),
        (
            &[],
            r#"{"passed":true,"tricks":[4,3,3,3]}"#,
            "`tricks` is not used here",
        ),
        (
            &[],
            r#"{"bids":[4,3,3,3],"tricks":[4,3,3,3],"out":[1]}"#,
            "3 are dealt cards, but this scheme is for 4",
        ),
        (
            &["made=1000000000"],
            r#"{"bids":[4,3,3,3],"tricks":[4,3,3,3],"adjust":[{"player":0,"points":9223372036854775807}]}"#,
            "the points are too large to calculate",
        ),
    ] {
        let found = tried(&scheme("spades", settings), &Carry::default(), json);
        let found = found.map_or_else(|error| error.to_string(), |_| String::new());
        assert_eq!(found, error, "{settings:?} {json}");
    }
}

#[test]
fn exact_bid_has_no_nil() {
    let oh_hell = scheme("oh-hell", &[]);
    let json = r#"{"cards":1,"bids":["nil",1,1,1],"tricks":[0,1,0,0]}"#;
    let found = tried(&oh_hell, &Carry::default(), json).unwrap_err();
    assert_eq!(
        found.to_string(),
        "seat 1 bids nil, which is not played here"
    );
}

#[test]
fn invalid_documents_are_refused() {
    let spades = catalog::find("spades").unwrap();
    for (setting, error) in [
        (
            "players=5",
            "`players` must be 4, because partners sit opposite each other",
        ),
        (
            "at-table=[4,5]",
            "`at-table` must be 4, because partners sit opposite each other",
        ),
        ("deck=51", "`deck` has 51 cards, too few for 52"),
        ("lose-at=0", "`lose-at` must be -1000000000 to -1, not 0"),
        ("bags.limit=0", "`bags.limit` must be 1 to 100, not 0"),
        ("least-bid=14", "`least-bid` must be 0 to 13, not 14"),
        ("lost=-10", "`lost` must be 0 to 1000000000, not -10"),
        (
            "nil-tricks=partner",
            "`nil-tricks` must be bags, bid or none, not `partner`",
        ),
        ("nill=off", "unknown key `nill`, did you mean `nil`?"),
        ("hook=on", "unknown key `hook`"),
        (
            "settle=per-rubber",
            "`settle` is per-rubber, but no rubber is won here",
        ),
    ] {
        let settings = [set::parse_setting(setting).unwrap()];
        let found = set::apply(spades, &settings).unwrap_err().to_string();
        assert!(found.starts_with(error), "{setting}: {found}");
    }
    let idle = ["nil=off", "blind-nil=off", "nil-tricks=bid"];
    let idle = idle.map(|one| set::parse_setting(one).unwrap());
    let found = set::apply(spades, &idle).unwrap_err().to_string();
    assert_eq!(found, "`nil-tricks` applies only if nil is played");
    // Omitted keys have defaults.
    let least = "format = 1\nid = \"x\"\ngame = \"spades\"\nname = \"X\"\nkind = \"partnership-bid\"\nplayers = 4\n";
    let rules = *document::parse(least)
        .unwrap()
        .rules
        .partnership_bid()
        .unwrap();
    assert_eq!((rules.made, rules.lost, rules.overtrick), (10, 10, 1));
    assert_eq!(
        (rules.bags, rules.nil, rules.goal.target),
        (None, None, None)
    );
}
