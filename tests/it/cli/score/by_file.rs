//! A scheme of a known kind needs only a file: four schemes that do not ship, from their documents to a second
//! database.

use crate::cli::Cli;
use oddtrick::scheme::{catalog, document};
use serde_json::json;
use std::collections::BTreeSet;

/// A scheme, a table for it, its hands and the expected totals.
struct Case {
    document: &'static str,
    players: &'static str,
    hands: &'static [&'static str],
    totals: &'static [(&'static str, i64)],
    over: bool,
}

const CASES: [Case; 4] = [
    Case {
        document: include_str!("../../../data/schemes/boston-evening.toml"),
        players: "Ann,Bob,Cy,Dee",
        hands: &[
            // Six with one overtrick pays 16 from each.
            r#"{"contract":"six","declarers":["Ann"],"tricks":7,"trump":"hearts"}"#,
            r#"{"contract":"grand-misere","declarers":["Bob"],"tricks":0}"#,
            r#"{"contract":"general-misere","payer":"Dee"}"#,
            // Nine with two undertricks costs 36 to each.
            r#"{"contract":"nine","declarers":["Cy"],"tricks":7,"trump":"spades"}"#,
        ],
        totals: &[("Ann", 47), ("Bob", 143), ("Cy", -161), ("Dee", -29)],
        over: false,
    },
    Case {
        document: include_str!("../../../data/schemes/double-whammy.toml"),
        players: "Ann,Bob,Cy",
        hands: &[
            r#"{"bids":[2,0,0],"tricks":[2,1,0]}"#,
            r#"{"bids":[1,1,1],"tricks":[1,0,1]}"#,
            r#"{"bids":[0,1,0],"tricks":[0,1,0]}"#,
        ],
        totals: &[("Ann", 43), ("Bob", 12), ("Cy", 31)],
        over: true,
    },
    Case {
        document: include_str!("../../../data/schemes/whist-nine.toml"),
        players: "Ann,Bob,Cy,Dee",
        hands: &[
            r#"{"side":"Ann","tricks":13}"#,
            r#"{"side":"Bob","tricks":7,"honours":{"side":"Bob","count":3}}"#,
            r#"{"side":"Cy","tricks":7}"#,
            // At a score of eight their honours are barred.
            r#"{"side":"Dee","tricks":8,"honours":{"side":"Ann","count":4}}"#,
            r#"{"side":"Ann","tricks":7}"#,
        ],
        totals: &[("Ann", 9), ("Bob", 5), ("Cy", 9), ("Dee", 5)],
        over: true,
    },
    Case {
        document: include_str!("../../../data/schemes/spades-by-the-hand.toml"),
        players: "Ann,Bob,Cy,Dee",
        hands: &[
            // A nil, and four of four: 50 and 40, and a bag.
            r#"{"bids":["nil",4,4,4],"tricks":[0,5,5,3]}"#,
            // A failed nil's tricks count for its partner's five. The others fail at no cost.
            r#"{"bids":["nil",5,5,4],"tricks":[2,4,3,4]}"#,
            // The fifth bag costs 50.
            r#"{"bids":[3,3,3,3],"tricks":[5,2,5,1]}"#,
            r#"{"bids":[6,1,6,"nil"],"tricks":[6,1,6,0]}"#,
        ],
        totals: &[("Ann", 225), ("Bob", 140), ("Cy", 225), ("Dee", 140)],
        over: true,
    },
];

#[test]
fn the_examples_cover_every_kind_and_none_ships() {
    let kinds = CASES.map(|case| {
        let scheme = document::parse(case.document).unwrap();
        assert!(!catalog::is_reserved(&scheme.id), "{}", scheme.id);
        scheme.rules.kind()
    });
    let known: BTreeSet<&str> = catalog::all().map(|scheme| scheme.rules.kind()).collect();
    assert_eq!(BTreeSet::from(kinds), known);
}

#[test]
fn a_new_scheme_needs_only_a_file() {
    for case in CASES {
        let id = document::parse(case.document).unwrap().id;
        let cli = Cli::new();
        let file = cli.file("new.toml", case.document);
        let hands = case.hands.join("\n");
        assert_eq!(
            cli.run(&format!("schemes check {file}")).good(),
            format!("{id}: good\n")
        );

        // By its file, and after adding it by its id.
        let score = |scheme: &str| {
            let line = format!(
                "score --scheme {scheme} --players {} --format json",
                case.players
            );
            cli.feed(&line, &hands).json().pop().unwrap()
        };
        let totals: serde_json::Map<_, _> = case
            .totals
            .iter()
            .map(|(who, points)| ((*who).to_owned(), json!(points)))
            .collect();
        let last = score(&file);
        assert_eq!(last["totals"], json!(totals), "{id}");
        let state = if case.over { "over" } else { "playing" };
        assert_eq!(last["state"], state, "{id}");
        assert!(!cli.db().exists());
        assert_eq!(
            cli.run(&format!("schemes add {file}")).good(),
            format!("{id}: kept\n")
        );
        assert_eq!(score(&id), last);

        // Played hand by hand.
        cli.record(
            &format!("record new --scheme {id} --players {}", case.players),
            case.hands,
        );
        let row = &cli.sessions()[0];
        assert_eq!(
            (&row["scheme"], &row["state"], &row["hands"]),
            (&json!(id), &json!(state), &json!(case.hands.len()))
        );
        let shown: Vec<String> = case
            .totals
            .iter()
            .map(|(who, points)| format!("{who} {points}"))
            .collect();
        let list = cli.run("sessions").good();
        assert!(list.contains(&shown.join(", ")), "{list}");

        // Session and scheme are exported, imported and exported again, byte for byte.
        let there = Cli::new();
        for layout in ["hands", "long"] {
            let out = cli.run(&format!("export --all --layout {layout}")).good();
            let csv = there.file(&format!("{layout}.csv"), &out);
            there.run(&format!("import {csv}")).good();
            assert_eq!(
                there.run(&format!("export --all --layout {layout}")).good(),
                out
            );
        }
        let shown = cli.run(&format!("schemes show {id}")).good();
        assert_eq!(shown, case.document);
        let again = there.file("again.toml", &shown);
        there.run(&format!("schemes add {again}")).good();
        assert_eq!(there.run(&format!("schemes show {id}")).good(), shown);
        for cli in [&cli, &there] {
            assert_eq!(cli.run("check").good(), "all is well\n");
        }
    }
}
