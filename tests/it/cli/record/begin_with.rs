//! `begin-with`: totals before the first hand, in points and money, through export and import.

use super::there_and_back;
use crate::cli::Cli;
use serde_json::json;

/// Ann makes 0, Bob makes 2 and Cy misses.
const HAND: &str = r#"{"cards":3,"bids":[0,2,0],"tricks":[0,2,1]}"#;

fn evening(stake: &str) -> Cli {
    let cli = Cli::new();
    let new = "record new --scheme oh-hell --players Ann,Bob,Cy";
    cli.record(&format!("{new} {stake}"), &[HAND]);
    cli
}

#[test]
fn totals_include_points_to_begin_with_and_undo_reverts_them() {
    let cli = evening("");
    let now = |command: &str| {
        let said = cli.run(command).good();
        said.trim_end().split_once(' ').unwrap().1.to_owned()
    };
    assert_eq!(now("begin-with last"), "none");
    assert_eq!(
        now("begin-with last Cy=-4 Ann=31 bob=0"),
        "Ann=31 Bob=0 Cy=-4",
        "in the order in which they came, by any letter case"
    );
    let totals = || cli.run("show last --json").json().pop().unwrap()["totals"].clone();
    assert_eq!(totals(), json!({"Ann": 41, "Bob": 12, "Cy": -4}));
    let shown = cli.run("show last").good();
    let row = shown.lines().find(|line| line.contains("brought forward"));
    let row: Vec<_> = row.unwrap().split_whitespace().collect();
    assert_eq!(row.join(" "), "0 Points brought forward +31 31 -4 -4");
    let log = cli.run("log last").good();
    assert!(log.contains("Hand 0: points brought forward"), "{log}");
    assert!(log.contains("Ann +31"), "{log}");
    cli.run("check").good();
    cli.run("undo last").good();
    assert_eq!(totals(), json!({"Ann": 10, "Bob": 12, "Cy": 0}));
    cli.run("redo last").good();
    cli.run("end last").good();
    assert_eq!(now("begin-with last none"), "none");
    assert_eq!(totals(), json!({"Ann": 10, "Bob": 12, "Cy": 0}));
}

#[test]
fn invalid_totals_are_refused() {
    let cli = evening("");
    for (totals, code, why) in [
        ("Ann", 2, "`Ann` is not NAME=POINTS"),
        ("Ann=1.5", 2, "`Ann=1.5` is not NAME=POINTS"),
        ("Eve=1", 2, "Eve is not at the table"),
        ("=5", 2, "`=5` is not NAME=POINTS"),
        (
            "Ann=1 Ann=2",
            1,
            "points brought forward must be for players of this session, each named once, and not all 0",
        ),
        (
            "Ann=1000000000001",
            1,
            "the points are too large to calculate",
        ),
    ] {
        let refused = cli.run(&format!("begin-with last {totals}"));
        assert_eq!(refused.bad(code), why, "{totals}");
    }
    // Each would be far above the limit of a stake.
    let cli = evening("--stake 100000 --currency GBP");
    for totals in ["Ann=900000000000 Bob=-900000000000", "Cy=100001"] {
        let refused = cli.run(&format!("begin-with last {totals}"));
        assert_eq!(refused.bad(1), "the points are too large to calculate");
    }
    cli.run("begin-with last Cy=100000").good();
    assert_eq!(
        cli.run("stake last 100000.01 --from 1").bad(2),
        "the stake can be at most 100000.00 GBP a point here"
    );
    let cli = pairs("whist-5", "");
    for (totals, why) in [
        (
            "Ann=1 Cy=2",
            "partners must begin with the same points, and nobody else may begin with any",
        ),
        (
            "Ann=5",
            "a game that begins with these points would already be won",
        ),
    ] {
        let refused = cli.run(&format!("begin-with last {totals}"));
        assert_eq!(refused.bad(1), why, "{totals}");
    }
}

/// A session of two pairs in which Ann and Cy make the odd trick.
fn pairs(scheme: &str, stake: &str) -> Cli {
    let cli = Cli::new();
    let new = format!("record new --scheme {scheme} --players Ann,Bob,Cy,Dee");
    cli.record(&format!("{new} {stake}"), &[r#"{"side":"Ann","tricks":7}"#]);
    cli
}

/// All totals and the state of the game.
fn stood(cli: &Cli) -> (Vec<i64>, serde_json::Value) {
    let shown = cli.run("show last --json").json().pop().unwrap();
    let totals = ["Ann", "Bob", "Cy", "Dee"].map(|name| shown["totals"][name].as_i64().unwrap());
    (totals.to_vec(), shown["state"].clone())
}

#[test]
fn a_pair_begins_with_its_points_which_count_towards_the_game() {
    let cli = pairs("whist-5", "--stake 0.10 --currency EUR --settle difference");
    assert_eq!(payouts(&cli), ["0.10", "-0.10", "0.10", "-0.10"]);
    let said = cli.run("begin-with last Ann=4 Dee=1").good();
    assert!(said.ends_with(" Ann=4 Bob=1 Cy=4 Dee=1\n"), "{said}");
    assert_eq!(stood(&cli), (vec![5, 1, 5, 1], json!("over")));
    assert_eq!(payouts(&cli), ["0.40", "-0.40", "0.40", "-0.40"]);
    kept(&cli);
    let more = cli.feed("record last", r#"{"side":"Bob","tricks":7}"#);
    assert_eq!(more.line(1), "hand 2 (line 1): the game is over");
    cli.run("begin-with last Ann=3").good();
    assert_eq!(stood(&cli), (vec![4, 0, 4, 0], json!("playing")));
    // A swap before the first hand would change who are partners.
    cli.run("undo last").good();
    cli.run("undo last").good();
    cli.run("undo last").good();
    cli.run("begin-with last Ann=3").good();
    let seats = cli.run("seats last --swap Bob,Cy");
    assert_eq!(
        seats.bad(1),
        "partners must begin with the same points, and nobody else may begin with any"
    );
}

#[test]
fn every_game_of_pairs_begins_with_points() {
    for (scheme, hand) in [
        (
            "bid-whist",
            r#"{"bidder":"Ann","bid":4,"mode":"uptown","tricks":10}"#,
        ),
        (
            "minnesota-whist",
            r#"{"mode":"high","bidder":"Ann","tricks":8}"#,
        ),
        (
            "norwegian-whist",
            r#"{"mode":"high","bidder":"Ann","tricks":8}"#,
        ),
        ("spades", r#"{"bids":[4,3,3,2],"tricks":[4,3,4,2]}"#),
    ] {
        let cli = Cli::new();
        let new = format!("record new --scheme {scheme} --players Ann,Bob,Cy,Dee");
        cli.record(&new, &[hand]);
        let (before, _) = stood(&cli);
        cli.run("begin-with last Ann=2 Bob=-3").good();
        let after: Vec<i64> = before
            .iter()
            .zip([2, -3, 2, -3])
            .map(|(one, more)| one + more)
            .collect();
        assert_eq!(stood(&cli).0, after, "{scheme}");
        kept(&cli);
    }
}

#[test]
fn in_a_rubber_points_to_begin_with_are_totals_alone() {
    let cli = pairs(
        "whist-short",
        "--stake 0.10 --currency EUR --settle per-point",
    );
    cli.run("begin-with last Ann=40").good();
    assert_eq!(stood(&cli), (vec![41, 0, 41, 0], json!("playing")));
    assert_eq!(payouts(&cli), ["0.00"; 4]);
    kept(&cli);
}

/// All payouts, from the summary.
fn payouts(cli: &Cli) -> Vec<String> {
    let summary = cli.run("export last --layout summary").good();
    let mut rows = csv::Reader::from_reader(summary.as_bytes());
    let head = rows.headers().unwrap().clone();
    let at = head.iter().position(|column| column == "payout").unwrap();
    rows.records()
        .map(|row| row.unwrap()[at].to_owned())
        .collect()
}

#[test]
fn points_to_begin_with_are_settled_as_a_hand_before_the_first() {
    for (settle, before, after) in [
        // 10, 12, 0 against their mean; with 30, 0, -9 before it.
        (
            "per-point",
            ["0.27", "0.47", "-0.74"],
            ["2.57", "-0.23", "-2.34"],
        ),
        (
            "difference",
            ["0.80", "1.40", "-2.20"],
            ["7.70", "-0.70", "-7.00"],
        ),
        (
            "winner-takes-pot",
            ["-0.10", "0.20", "-0.10"],
            ["0.20", "-0.10", "-0.10"],
        ),
        (
            "by-place",
            ["0.00", "0.20", "-0.20"],
            ["0.20", "0.00", "-0.20"],
        ),
    ] {
        let cli = evening(&format!("--stake 0.10 --currency EUR --settle {settle}"));
        assert_eq!(payouts(&cli), before, "{settle}");
        cli.run("begin-with last Ann=30 Bob=0 Cy=-9").good();
        assert_eq!(payouts(&cli), after, "{settle}");
        kept(&cli);
    }
    let cli = evening("--stake 0.10 --currency EUR --settle per-point");
    cli.run("begin-with last Ann=30 Bob=0 Cy=-9").good();
    let explained = cli.run("settle last --explain").good();
    assert!(explained.contains("points brought forward"), "{explained}");
    // Later stakes do not affect it, one from the first hand on does.
    cli.run("stake last 5 --from 2").good();
    assert_eq!(payouts(&cli)[0], "2.57");
    cli.run("stake last 1 --from 1").good();
    assert_eq!(payouts(&cli)[0], "25.67");
    cli.run("stake last none --from 1").good();
    assert_eq!(payouts(&cli)[0], "");
}

#[test]
fn a_player_who_is_not_named_is_settled_from_0() {
    for settle in ["per-point", "difference", "winner-takes-pot", "by-place"] {
        for begun in ["Ann=30", "Ann=30 Cy=-9", "Bob=7"] {
            let paid = |begun: &str| {
                let cli = evening(&format!("--stake 0.10 --currency EUR --settle {settle}"));
                cli.run(&format!("begin-with last {begun}")).good();
                payouts(&cli)
            };
            let named = |name: &str| begun.split(' ').any(|one| one.starts_with(name));
            let zeros = ["Ann", "Bob", "Cy"].into_iter().filter(|name| !named(name));
            let zeros: String = zeros.map(|name| format!(" {name}=0")).collect();
            assert_eq!(
                paid(begun),
                paid(&(begun.to_owned() + &zeros)),
                "{settle} {begun}"
            );
        }
    }
    let cli = evening("--stake 0.10 --currency EUR --settle per-point");
    cli.run("begin-with last Ann=30").good();
    // 40, 12, 0 against their mean.
    assert_eq!(payouts(&cli), ["2.27", "-0.53", "-1.74"]);
}

/// Payouts and points to begin with survive an export and an import.
fn kept(cli: &Cli) {
    there_and_back(cli, |cli| (payouts(cli), cli.run("begin-with last").good()));
}

#[test]
fn points_to_begin_with_round_trip_after_partners_changed() {
    for (scheme, hand) in [
        ("spades", r#"{"bids":[3,3,3,3],"tricks":[4,3,3,3]}"#),
        (
            "norwegian-whist",
            r#"{"mode":"high","bidder":"Ann","tricks":9}"#,
        ),
    ] {
        let cli = Cli::new();
        let table = "--players Ann,Bob,Cy,Dee --stake 0.10 --currency EUR";
        cli.record(&format!("record new --scheme {scheme} {table}"), &[hand]);
        cli.run("begin-with last Ann=15").good();
        cli.run("seats last --swap Cy,Dee").good();
        cli.record("record last", &[hand]);
        kept(&cli);
    }
}

#[test]
fn points_to_begin_with_round_trip_even_without_hands() {
    let cli = evening("--stake 0.10 --currency EUR");
    cli.run("undo last").good();
    cli.run("begin-with last Cy=7").good();
    kept(&cli);
    assert_eq!(cli.sessions()[0]["hands"], 0);
}
