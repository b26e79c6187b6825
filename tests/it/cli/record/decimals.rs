//! Points in tenths on the command line: decimals in text and CSV, whole tenths in JSON.

use crate::cli::Cli;
use serde_json::json;

const TABLE: &str = "--scheme callbreak --players Ann,Bob,Cy,Dee";
const HAND: &str = r#"{"bids":[4,3,5,1],"tricks":[4,5,3,1]}"#;
const GIVEN: &str = r#"{"bids":[2,4,1,5],"tricks":[2,4,2,5],"adjust":[{"player":"Cy","points":-5,"reason":"late"}]}"#;

#[test]
fn text_has_decimals_and_json_tenths() {
    let hands = format!("{HAND}\n{GIVEN}");
    let text = Cli::new()
        .feed(
            &format!("score {TABLE} --stake 0.10 --currency GBP --settle per-point"),
            &hands,
        )
        .good();
    for part in [
        "+4.0 4.0",
        "+3.2 3.2",
        "-5.0 -5.0",
        "+0.6 -4.4",
        "Cy −0.5, late",
        "Total                                                    6.0           7.2",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let all = Cli::new()
        .feed(&format!("score {TABLE} --format json"), &hands)
        .json();
    assert_eq!(
        all[0]["points"],
        json!({"Ann":40,"Bob":32,"Cy":-50,"Dee":10})
    );
    assert_eq!(
        all[1]["totals"],
        json!({"Ann":60,"Bob":72,"Cy":-44,"Dee":60})
    );
    assert!(all.iter().all(|line| line["decimals"] == 1), "{all:?}");
    // The help says so.
    let help = Cli::new().run("score --help").good();
    assert!(
        help.contains("tenths in\nCallbreak, where -10 is one point less."),
        "{help}"
    );
    let whole = Cli::new().feed(
        "score --scheme oh-hell --players Ann,Bob,Cy,Dee --format json",
        r#"{"cards":1,"bids":[0,0,0,0],"tricks":[0,1,0,0]}"#,
    );
    assert!(!whole.good().contains("decimals"));
    let csv = Cli::new()
        .feed(&format!("score {TABLE} --format csv"), &hands)
        .good();
    assert!(
        csv.contains("\r\n1,Dee,Ann,4.0,4.0,Bob,3.2,3.2,Cy,-5.0,-5.0,Dee,1.0,1.0\r\n"),
        "{csv}"
    );
}

#[test]
fn a_stake_of_ten_pence_pays_thirty_two_for_three_and_two_tenths() {
    let line = "score --scheme callbreak --players Ann,Bob,Cy,Dee --stake 0.10 --currency GBP --settle difference --format json";
    // All but Ann score 0: each of them pays her for 3.2.
    let hand = r#"{"bids":[3,1,1,1],"tricks":[5,4,3,1],"adjust":[{"player":"Bob","points":-13,"reason":""},{"player":"Cy","points":-12,"reason":""},{"player":"Dee","points":-10,"reason":""}]}"#;
    let last = Cli::new().feed(line, hand).json().pop().unwrap();
    assert_eq!(last["totals"], json!({"Ann":32,"Bob":0,"Cy":0,"Dee":0}));
    assert_eq!(
        last["payouts"],
        json!({"Ann":"0.96","Bob":"-0.32","Cy":"-0.32","Dee":"-0.32"})
    );
}

#[test]
fn csv_has_decimals_and_round_trips_byte_for_byte() {
    let cli = Cli::new();
    cli.record(
        &format!("record new {TABLE} --stake 0.10 --currency GBP"),
        &[HAND, GIVEN],
    );
    for layout in ["hands", "long"] {
        let out = cli.run(&format!("export --all --layout {layout}")).good();
        assert!(
            out.contains(",3.2,3.2,") && out.contains(",-5.0,-5.0,"),
            "{out}"
        );
        let there = Cli::new();
        let file = there.file("in.csv", &out);
        there.run(&format!("import {file}")).good();
        assert_eq!(
            there.run(&format!("export --all --layout {layout}")).good(),
            out
        );
        // A spreadsheet drops the trailing zero; a wrong tenth is refused with its line.
        let dropped = out.replace(",-5.0,-5.0,", ",-5,-5,");
        let file = cli.file("dropped.csv", &dropped);
        cli.run(&format!("import {file}")).good();
        let wrong = cli.file("wrong.csv", out.replace(",3.2,3.2,", ",3.3,3.2,"));
        let said = cli.run(&format!("import {wrong}")).bad(1);
        assert!(
            said.contains("the points of Bob are 3.3, but the scheme gives 3.2"),
            "{said}"
        );
    }
    let summary = cli.run("export --all --layout summary").good();
    assert!(summary.contains(",Cy,3,2,-4.4,"), "{summary}");
    let form = "export --all --profile spreadsheet --separator semicolon --decimal comma";
    let out = cli.run(form).good();
    assert!(out.contains(";\"3,2\";\"3,2\";"), "{out}");
    let there = Cli::new();
    let file = there.file("in.csv", &out);
    there.run(&format!("import {file}")).good();
    assert_eq!(there.run(form).good(), out);
}

#[test]
fn lists_logs_figures_and_bundles_have_decimals() {
    let cli = Cli::new();
    cli.record(&format!("record new {TABLE}"), &[HAND, GIVEN]);
    let list = cli.run("sessions").good();
    assert!(
        list.contains("Ann 6.0, Bob 7.2, Cy -4.4, Dee 6.0"),
        "{list}"
    );
    let log = cli.run("log last").good();
    assert!(log.contains("Cy +0.6"), "{log}");
    let bob = cli.run("players show Bob").good();
    assert!(
        bob.contains("1 of 1 session won, +7.2 points in all"),
        "{bob}"
    );
    let bob = cli.run("players show Bob --json").json().pop().unwrap();
    assert_eq!((&bob["points"], &bob["decimals"]), (&json!(72), &json!(1)));
    assert_eq!(bob["sessions"][0]["decimals"], 1);
    let season = cli.run("season --json").json().pop().unwrap();
    let all = season["standing"].as_array().unwrap();
    let bob = all.iter().find(|row| row["player"] == "Bob").unwrap();
    let points = [&bob["points"], &bob["best"]["value"]];
    assert_eq!((&season["decimals"], points), (&json!(1), [&json!(72); 2]));
    assert_eq!(bob["average"]["value"], "72.0");
    let bundle = cli.run("bundle --all").good();
    let there = Cli::new();
    let file = there.file("in.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    assert!(there.run("sessions").good().contains("Cy -4.4"));
    assert_eq!(there.run("bundle --all").good(), bundle);
}

#[test]
fn a_bad_value_is_named_with_its_bounds() {
    for (set, said) in [
        ("decimals=2", "`decimals` must be 0 to 1, not 2"),
        (
            "decimals=true",
            "`decimals` must be a whole number, not true",
        ),
    ] {
        let said_here = Cli::new()
            .feed(&format!("score {TABLE} --set {set}"), HAND)
            .bad(2);
        assert!(said_here.contains(said), "{said_here}");
    }
    let low = r#"{"bids":[0,3,5,1],"tricks":[4,5,3,1]}"#;
    assert_eq!(
        Cli::new().feed(&format!("score {TABLE}"), low).bad(1),
        "hand 1 (line 1): Ann bids 0, but the lowest bid is 1"
    );
}
