//! `score`: from hands to points and payments.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use serde_json::{Value, json};
use std::fmt::Write;

#[test]
fn json_has_an_object_per_hand_and_one_for_the_session() {
    let cli = Cli::new();
    let out = cli.feed(
        &format!("score {TABLE} --format json --stake 0.05 --currency GBP"),
        format!("{SOLO}\n\n{PROP}\n"),
    );
    // Verbatim: keys in order, players in seat order, points as numbers and amounts as text.
    assert_eq!(
        out.good(),
        concat!(
            r#"{"hand":1,"dealer":"Dee","points":{"Ann":18,"Bob":-6,"Cy":-6,"Dee":-6},"totals":{"Ann":18,"Bob":-6,"Cy":-6,"Dee":-6}}"#,
            "\n",
            r#"{"hand":2,"dealer":"Ann","points":{"Ann":6,"Bob":-6,"Cy":6,"Dee":-6},"totals":{"Ann":24,"Bob":-12,"Cy":0,"Dee":-12}}"#,
            "\n",
            r#"{"totals":{"Ann":24,"Bob":-12,"Cy":0,"Dee":-12},"payouts":{"Ann":"1.20","Bob":"-0.60","Cy":"0.00","Dee":"-0.60"},"#,
            r#""payments":[{"from":"Bob","to":"Ann","amount":"0.60"},{"from":"Dee","to":"Ann","amount":"0.60"}],"#,
            r#""state":"playing","winners":["Ann"]}"#,
            "\n",
        )
    );
    assert!(
        !cli.db().exists(),
        "scoring needs no database and makes none"
    );
}

#[test]
fn without_a_stake_nobody_pays() {
    let last = Cli::new()
        .feed(&format!("score {TABLE} --format json"), SOLO)
        .json()
        .pop()
        .unwrap();
    assert_eq!(
        last,
        json!({"totals": {"Ann": 18, "Bob": -6, "Cy": -6, "Dee": -6}, "state": "playing", "winners": ["Ann"]})
    );
}

#[test]
fn totals_are_printed_without_hands() {
    for input in ["", "\n\r\n", "\u{FEFF}"] {
        let all = Cli::new()
            .feed(&format!("score {TABLE} --format json"), input)
            .json();
        assert_eq!(
            all,
            [
                json!({"totals": {"Ann": 0, "Bob": 0, "Cy": 0, "Dee": 0}, "state": "playing", "winners": []})
            ]
        );
    }
}

#[test]
fn hands_come_from_a_file_or_from_standard_input() {
    let cli = Cli::new();
    let file = cli.file("hands.jsonl", format!("\u{FEFF}{SOLO}\r\n{PASSED}\r\n"));
    let line = format!("score {TABLE} --format json");
    let wanted = cli.feed(&line, format!("{SOLO}\n{PASSED}")).good();
    assert_eq!(cli.run(&format!("{line} {file}")).good(), wanted);
    assert_eq!(
        cli.feed(&format!("{line} -"), format!("{SOLO}\n{PASSED}"))
            .good(),
        wanted
    );
}

#[test]
fn a_won_game_is_over_and_both_partners_are_winners() {
    let players = "--players Ann,Bob,Cy,Dee --format json --stake 0.10 --currency GBP";
    let hand = r#"{"side":"Ann","tricks":9}"#;
    for (hands, points, state) in [
        (vec![hand], 3, "playing"),
        (vec![hand, r#"{"side":"Cy","tricks":8}"#], 5, "over"),
    ] {
        let line = format!("score --scheme whist-5 {players}");
        let found = Cli::new().feed(&line, hands.join("\n")).json().pop();
        let (won, lost) = (format!("0.{points}0"), format!("-0.{points}0"));
        let paid = |from, to| json!({"from": from, "to": to, "amount": won});
        let wanted = json!({
            "totals": {"Ann": points, "Bob": 0, "Cy": points, "Dee": 0},
            "payouts": {"Ann": won, "Bob": lost, "Cy": won, "Dee": lost},
            "payments": [paid("Bob", "Ann"), paid("Dee", "Cy")],
            "state": state,
            "winners": ["Ann", "Cy"],
        });
        assert_eq!(found, Some(wanted));
    }
    let line = format!("score --scheme whist-5 {players}");
    let on = [hand, hand, hand].join("\n");
    let refused = Cli::new().feed(&line, on);
    assert_eq!(refused.bad(1), "hand 3 (line 3): the game is over");
}

#[test]
fn at_a_table_of_five_the_dealer_sits_out() {
    let line =
        "score --scheme solo-whist-points --players Ann,Bob,Cy,Dee,Eve --dealer Cy --format json";
    let ran = Cli::new().feed(line, format!("{SOLO}\n{SOLO}"));
    let all = ran.json();
    assert_eq!(
        all[0]["points"],
        json!({"Ann": 18, "Bob": -6, "Cy": 0, "Dee": -6, "Eve": -6})
    );
    assert_eq!(all[1]["dealer"], "Dee");
    assert_eq!(
        all[1]["points"],
        json!({"Ann": 18, "Bob": -6, "Cy": -6, "Dee": 0, "Eve": -6})
    );
    let out = Cli::new()
        .feed(line, r#"{"contract":"solo","declarers":["Cy"],"tricks":7}"#)
        .bad(1);
    assert_eq!(out, "hand 1 (line 1): Cy sits this hand out");
}

#[test]
fn a_recorded_dealer_deals_and_the_deal_passes_on_from_there() {
    let hands = format!("{PASSED}\n{}\n{PASSED}", r#"{"passed":true,"dealer":"Cy"}"#);
    let all = Cli::new()
        .feed(&format!("score {TABLE} --format json"), hands)
        .json();
    let dealers: Vec<&Value> = all.iter().take(3).map(|hand| &hand["dealer"]).collect();
    assert_eq!(dealers, ["Dee", "Cy", "Dee"]);
}

#[test]
fn every_example_case_scores_as_expected() {
    let scored = include_str!("../../../data/scoring.jsonl").lines();
    let neighbours = include_str!("../../../data/neighbours.jsonl").lines();
    assert_eq!(hold(scored, &["solo-whist"]), 56);
    let games = ["minnesota-whist", "norwegian-whist", "callbreak", "spades"];
    assert_eq!(hold(neighbours, &games), 12);
}

/// Scores the cases of these games, and counts them.
fn hold<'a>(lines: impl Iterator<Item = &'a str>, games: &[&str]) -> usize {
    let cli = Cli::new();
    let mut count = 0;
    for line in lines {
        let case: Value = serde_json::from_str(line).unwrap();
        let scheme = case["scheme"].as_str().unwrap();
        if !games.iter().any(|game| scheme.starts_with(game)) {
            continue;
        }
        count += 1;
        let all = |key: &str| case[key].as_array().unwrap().iter();
        let players = all("players")
            .map(|name| name.as_str().unwrap())
            .collect::<Vec<_>>()
            .join(",");
        let mut args = format!(
            "score --scheme {} --players {players} --format json",
            case["scheme"].as_str().unwrap()
        );
        for (key, value) in case["set"].as_object().into_iter().flatten() {
            write!(args, " --set {key}={value}").unwrap();
        }
        let hands = all("hands")
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n");
        let last = cli.feed(&args, hands).json().pop().unwrap();
        assert_eq!(last["totals"], case["expect"], "{}", case["id"]);
    }
    count
}

#[test]
fn text_is_a_table() {
    let out = Cli::new().feed(
        &format!("score {TABLE} --stake 1/3 --currency GBP"),
        [SOLO, PROP, MISERE, PASSED].join("\n"),
    );
    let wanted = "\
Polish points (solo-whist-points)

Hand  Dealer  Played                              Ann     Bob      Cy     Dee
   1  Dee     Ann, solo, 7 tricks              +18 18  -6  -6   -6 -6  -6  -6
   2  Ann     Bob & Dee, prop & cop, 6 tricks   +6 24  -6 -12   +6  0  -6 -12
   3  Bob     Cy, misère, made                  -8 16  -8 -20  +24 24  -8 -20
   4  Cy      passed out                         0 16   0 -20    0 24   0 -20
─────────────────────────────────────────────────────────────────────────────
              Total                                16     -20      24     -20
              Payout in GBP                      5.34   -6.67    8.00   -6.67

Bob pays Ann 5.34 GBP
Bob pays Cy 1.33 GBP
Dee pays Cy 6.67 GBP
";
    assert_eq!(out.good(), wanted);
    let out = Cli::new()
        .feed(&format!("score {TABLE} --stake 1 --currency GBP"), "")
        .good();
    assert!(out.ends_with("\nNobody owes anything\n"), "{out}");
}

#[test]
fn names_are_one_csv_record() {
    let args = [
        "score",
        "--scheme",
        "solo-whist-points",
        "--players",
        r#"Ann,Bob," Smith,  Cy",Dee"#,
        "--format",
        "json",
    ];
    let hand = r#"{"contract":"solo","declarers":["Smith, Cy"],"tricks":5}"#;
    assert_eq!(
        Cli::new().args(&args, hand).json()[0]["points"]["Smith, Cy"],
        12
    );
}

#[test]
fn a_scheme_is_read_from_a_file() {
    let cli = Cli::new();
    let document = cli.run("schemes show solo-whist-units").good();
    let own = document
        .replace("id = \"solo-whist-units\"", "id = \"our-house\"")
        .replace("unit = 1", "unit = 10");
    let file = cli.file("house.toml", &own);
    let line = format!("score --players Ann,Bob,Cy,Dee --format json --scheme {file}");
    assert_eq!(cli.feed(&line, SOLO).json()[0]["points"]["Ann"], 30);
    assert_eq!(
        cli.feed(&format!("{line} --set unit=2"), SOLO).json()[0]["points"]["Ann"],
        6
    );
    cli.file("house.toml", own.replace("pays", "pasy"));
    assert!(
        cli.feed(&line, SOLO)
            .bad(1)
            .starts_with(&format!("{file}: unknown key `contracts.")),
        "a file is at fault"
    );
    let missing = cli.path("none.toml");
    let line = format!(
        "score --players Ann,Bob,Cy,Dee --scheme {}",
        missing.display()
    );
    assert_eq!(
        cli.feed(&line, SOLO).bad(1),
        format!("{}: there is no such file or folder", missing.display())
    );
}
