//! `show`: a stored session, printed as by `score`; and `sessions --search`.

use crate::cli::{Cli, MISERE, PROP, Ran, SOLO, TABLE};
use serde_json::{Value, json};

/// All cases of tests/data with a shipped scheme and legal hands, with and without a stake.
#[test]
fn show_prints_recorded_hands_as_score_does() {
    let files = [
        include_str!("../../../data/scoring.jsonl"),
        include_str!("../../../data/neighbours.jsonl"),
    ];
    let mut good = 0;
    for (number, line) in files.iter().flat_map(|file| file.lines()).enumerate() {
        let case: Value = serde_json::from_str(line).unwrap();
        let hands = case["hands"].as_array().unwrap().iter();
        let hands: String = hands.map(|hand| format!("{hand}\n")).collect();
        let table = options(&case, number);
        let cli = Cli::new();
        let scored = score(&cli, &table, "text", &hands);
        if scored.code != 0 {
            continue;
        }
        good += 1;
        let mut record = vec!["record", "new"];
        record.extend(table.iter().map(String::as_str));
        cli.args(&record, &hands).good();
        // Two formats can be asked for in two ways.
        let text = ["", "--format text"][number % 2];
        assert_eq!(
            cli.run(&format!("show last {text}")),
            scored,
            "{}",
            case["id"]
        );
        let json = ["--json", "--format json"][number % 2];
        for (format, option) in [("json", json), ("csv", "--format csv")] {
            let scored = score(&cli, &table, format, &hands);
            let shown = cli.run(&format!("show last {option}"));
            assert_eq!(shown, scored, "{} by {option}", case["id"]);
        }
    }
    assert!(good >= 150, "{good} cases");
}

/// The options of a case; two of three have a stake, one of them with another settlement than the scheme's.
fn options(case: &Value, number: usize) -> Vec<String> {
    let text = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    let players = case["players"].as_array().unwrap().iter();
    let players: Vec<String> = players.map(text).collect();
    let mut all = vec!["--scheme".to_owned(), text(&case["scheme"])];
    all.extend(["--players".to_owned(), players.join(",")]);
    for (key, value) in case["set"].as_object().into_iter().flatten() {
        all.extend(["--set".to_owned(), format!("{key}={}", text(value))]);
    }
    if let Some(dealer) = case["dealer"].as_str() {
        all.extend(["--dealer".to_owned(), dealer.to_owned()]);
    }
    let money: &[&str] = match number % 3 {
        0 => &[],
        1 => &["--stake", "1/7", "--currency", "GBP"],
        _ => &[
            "--stake",
            "2",
            "--currency",
            "PLN",
            "--settle",
            "difference",
        ],
    };
    all.extend(money.iter().map(|word| (*word).to_owned()));
    all
}

fn score(cli: &Cli, table: &[String], format: &str, hands: &str) -> Ran {
    let mut args = vec!["score", "--format", format];
    args.extend(table.iter().map(String::as_str));
    cli.args(&args, hands)
}

#[test]
fn a_session_is_found_by_id_prefix_or_last() {
    let cli = Cli::with_hands(&[SOLO]);
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    let shown = cli.run("show last").good();
    assert!(
        shown.starts_with("Polish points (solo-whist-points)\n"),
        "{shown}"
    );
    for name in [&id, &id[..9], &id.to_uppercase()] {
        assert_eq!(cli.run(&format!("show {name}")).good(), shown);
    }
    assert_eq!(cli.run("show ffff").bad(1), cli.run("log ffff").bad(1));
    cli.run("delete last").good();
    assert_eq!(cli.run("show last").bad(1), "there are no sessions yet");
    assert_eq!(
        cli.run("show last --json --format csv").bad(2),
        "the argument '--json' cannot be used with '--format <FORMAT>'; see `oddtrick --help`"
    );
}

#[test]
fn an_ended_session_has_its_state_and_the_same_numbers() {
    let cli = Cli::with_hands(&[SOLO, PROP, MISERE]);
    let open = cli.run("show last").good();
    cli.run("end last").good();
    assert_eq!(cli.run("show last").good(), open);
    assert_eq!(cli.run("show last --json").json()[3]["state"], "ended");
}

#[test]
fn a_player_who_sat_out_has_no_points_in_the_text() {
    let cli = Cli::new();
    cli.record(
        "record new --scheme oh-hell --players Ann,Bob,Cy,Dee,Eve",
        &[
            r#"{"bids":[1,null,1,0,0],"tricks":[0,null,1,0,0],"out":["Bob"]}"#,
            r#"{"bids":[0,null,1,0,0],"tricks":[0,null,2,0,0],"out":["Bob"],"adjust":[{"player":"Bob","points":-5}]}"#,
        ],
    );
    let text = cli.run("show last").good();
    let hands: Vec<Vec<&str>> = text
        .lines()
        .skip(3)
        .take(2)
        .map(|line| line.split_whitespace().collect())
        .collect();
    let of_bob = |hand: &[&str]| {
        let first = hand.iter().position(|one| one.contains('/')).unwrap();
        hand[first + 3..first + 5].join(" ")
    };
    assert_eq!(
        hands.iter().map(|hand| of_bob(hand)).collect::<Vec<_>>(),
        ["- 0", "-5 -5"],
        "{text}"
    );
    // Programs read a number.
    let lines = cli.run("show last --json").json();
    assert_eq!(
        (&lines[0]["points"]["Bob"], &lines[1]["points"]["Bob"]),
        (&json!(0), &json!(-5))
    );
}

#[test]
fn players_who_join_or_leave_have_points_of_their_own_hands() {
    let cli = Cli::new();
    let money = "--stake 1 --currency XXX";
    let id = cli.record(
        &format!("record new --scheme oh-hell --players Ann,Bob,Cy {money}"),
        &[r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#],
    );
    cli.run("seats last --leave Ann").good();
    cli.run("seats last --join Eve").good();
    cli.record("record last", &[r#"{"bids":[1,0,0],"tricks":[2,0,0]}"#]);
    let lines = cli.run("show last --json").json();
    assert_eq!(lines[0]["points"], json!({ "Ann": 0, "Bob": 10, "Cy": 10 }));
    assert_eq!(lines[1]["points"], json!({ "Bob": 0, "Cy": 10, "Eve": 10 }));
    let totals = json!({ "Ann": 0, "Bob": 10, "Cy": 20, "Eve": 10 });
    assert_eq!(lines[0]["totals"], json!({ "Ann": 0, "Bob": 10, "Cy": 10 }));
    assert_eq!(
        (&lines[1]["totals"], &lines[2]["totals"]),
        (&totals, &totals)
    );
    // All payouts add up to those of the session, with or without a seat.
    let csv = cli.run("show last --format csv").good();
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[1][14..18], ["Eve", "", "", "0"]);
    assert_eq!(rows[2][2..6], ["Ann", "", "0", "0"]);
    for (place, name) in ["Ann", "Bob", "Cy", "Eve"].iter().enumerate() {
        let payout = |row: &Vec<&str>| row[5 + 4 * place].parse::<i64>().unwrap();
        let all: i64 = rows[1..].iter().map(payout).sum();
        assert_eq!(lines[2]["payouts"][name], all.to_string(), "{name}");
    }
    let text = cli.run("show last").good();
    let hands: Vec<&str> = text.lines().skip(3).take(2).collect();
    assert!(hands[0].trim_end().ends_with("+10 10"), "{text}");
    assert!(hands[1].contains("  - 0  "), "{text}");
    assert_eq!(cli.run("export last --layout summary").code, 0, "{id}");
}

#[test]
fn show_uses_the_terms_as_changed_later() {
    let cli = Cli::new();
    cli.record(
        "record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP",
        &[SOLO],
    );
    cli.run("stake last 0.10").good();
    cli.record("record last", &[MISERE]);
    let last = |cli: &Cli| cli.run("show last --json").json().pop().unwrap();
    let settled = cli.run("settle last --json").json();
    assert_eq!(last(&cli)["payouts"], settled[0]["balances"]);
    cli.run("stake last --settle none").good();
    assert_eq!(last(&cli).get("payouts"), None);
    assert!(!cli.run("show last").good().contains("pays"));
    // Adjustments count like other points.
    let given = r#"{"passed":true,"adjust":[{"player":"Bob","points":-10,"reason":"late"}]}"#;
    let before = last(&cli)["totals"]["Bob"].as_i64().unwrap();
    cli.record("record last", &[given]);
    assert_eq!(last(&cli)["totals"]["Bob"], before - 10);
    assert!(cli.run("show last").good().contains("passed out; "));
}

#[test]
fn sessions_are_searched_as_in_the_window() {
    let cli = Cli::new();
    cli.record(&format!("record new {TABLE} --title Zażółć"), &[SOLO]);
    let oh_hell = "record new --scheme oh-hell --players José,Ann --title Club";
    cli.record(oh_hell, &[r#"{"bids":[0,0],"tricks":[1,0]}"#]);
    cli.record(
        "record new --scheme wizard --players Eve,Fay,Gus",
        &[WIZARD],
    );
    let found = |text: &str| -> Vec<String> {
        let all = cli
            .args(&["sessions", "--json", "--search", text], "")
            .json();
        let rows = all[0].as_array().unwrap();
        rows.iter()
            .map(|row| row["scheme"].as_str().unwrap().to_owned())
            .collect()
    };
    for (text, schemes) in [
        ("zazolc", &["solo-whist-points"][..]),
        ("JOSE", &["oh-hell"]),
        ("ann", &["oh-hell", "solo-whist-points"]),
        ("ann club", &["oh-hell"]),
        ("Oh Hell", &["oh-hell"]),
        ("Solo Whist", &["solo-whist-points"]),
        ("wizard gus", &["wizard"]),
        ("nobody", &[]),
        (" ", &["wizard", "oh-hell", "solo-whist-points"]),
    ] {
        assert_eq!(found(text), schemes, "{text}");
    }
    let none = cli.run("sessions --search nobody").good();
    assert_eq!(none, "No sessions found\n");
    let one = cli.run("sessions --search jose").good();
    assert_eq!(one.lines().count(), 2, "{one}");
    cli.run("delete last").good();
    assert_eq!(found("wizard").len(), 0);
    let deleted = cli.run("sessions --deleted --json --search wizard").json();
    assert_eq!(deleted[0][0]["state"], "deleted");
    assert_eq!(
        cli.run("sessions --deleted --search ann").good(),
        "No sessions found\n"
    );
}

const WIZARD: &str = r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#;
