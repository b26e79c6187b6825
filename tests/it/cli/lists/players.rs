//! `players`: the roster, statistics, merging and renaming.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE, undo_number};
use serde_json::{Value, json};

const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.10 --currency PLN";

/// Two sessions of Solo, one with a stake, and one of Oh Hell with a new player.
fn season() -> Cli {
    let cli = Cli::new();
    cli.record(
        &format!("record new {STAKED}"),
        &[SOLO, PROP, MISERE, PASSED],
    );
    cli.record(&format!("record new {TABLE}"), &[SOLO, SOLO]);
    cli.record(
        "record new --scheme oh-hell --set hook=off --players Anne,Bob,Eve",
        &[r#"{"cards":1,"bids":[1,0,0],"tricks":[0,0,1]}"#],
    );
    cli
}

fn roster(cli: &Cli) -> Vec<(String, u64, u64)> {
    let all = cli.run("players --json").json().pop().unwrap();
    let one = |one: &Value| {
        (
            one["name"].as_str().unwrap().to_owned(),
            one["evenings"].as_u64().unwrap(),
            one["hands"].as_u64().unwrap(),
        )
    };
    all.as_array().unwrap().iter().map(one).collect()
}

#[test]
fn the_roster_has_sessions_hands_and_money() {
    let cli = season();
    assert_eq!(
        cli.run("players").good(),
        "Player  Sessions  Hands    PLN\n\
         Ann            2      6  +1.60\n\
         Anne           1      1      -\n\
         Bob            3      7  -2.00\n\
         Cy             2      6  +2.40\n\
         Dee            2      6  -2.00\n\
         Eve            1      1      -\n"
    );
    assert_eq!(Cli::new().run("players").good(), "No players yet\n");
    assert_eq!(Cli::new().run("players --json").good(), "[]\n");
}

#[test]
fn one_players_figures() {
    let cli = season();
    let ann = cli.run("players show ann --json").json().pop().unwrap();
    assert_eq!(ann["name"], "Ann");
    assert_eq!((&ann["evenings"], &ann["hands"]), (&json!(2), &json!(6)));
    assert_eq!(ann["money"], json!({"PLN": "1.60"}));
    assert_eq!(
        ann["tried"],
        json!([{"contract": "solo", "made": 3, "of": 3, "low": 44, "high": 100,
                "tricks": {"7": {"made": 3, "of": 3}}}])
    );
    assert_eq!(ann["sessions"].as_array().unwrap().len(), 2);
    assert_eq!(ann["sessions"][0]["money"], "1.60");
    assert!(ann["sessions"][1].get("money").is_none());
    let bob = cli.run("players show Bob --json").json().pop().unwrap();
    assert_eq!(
        bob["partners"],
        json!([{"with": "Dee", "contract": "prop-and-cop", "made": 0, "of": 1, "low": 0, "high": 79,
                "points": -6, "money": {"PLN": "-0.60"}}])
    );
    let hell = cli
        .run("players show Bob --game oh-hell --json")
        .json()
        .pop()
        .unwrap();
    assert_eq!((&hell["evenings"], &hell["hands"]), (&json!(1), &json!(1)));
    assert_eq!(hell["tried"][0]["bid"], 0);
    let text = cli.run("players show Bob").good();
    for line in [
        "Bob: 3 sessions and 7 hands since 2026-01-31",
        "-2.00 PLN, best session -2.00, worst -2.00",
        "Dee, Proposal and acceptance     0   1     -  0 to 79 %      -6  -0.60",
    ] {
        assert!(text.lines().any(|one| one == line), "{line}\n{text}");
    }
    assert_eq!(
        cli.run("players show Zoe").bad(1),
        "there is no player called Zoe"
    );
}

#[test]
fn money_won_with_a_partner_is_in_the_currency_played_for() {
    let cli = season();
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let pounds = STAKED.replace("PLN", "GBP");
    let with_ann = r#"{"contract":"prop-and-cop","declarers":["Bob","Ann"],"tricks":8}"#;
    cli.record(&format!("record new {pounds}"), &[with_ann]);
    let text = cli.run("players show Bob").good();
    let rows = text.lines().filter(|line| line.contains(", Proposal"));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
    let mut money: Vec<&[&str]> = rows.iter().map(|row| &row[row.len() - 2..]).collect();
    money.sort_unstable();
    assert_eq!(money, [["+0.40", "-"], ["-", "-0.60"]], "{text}");
    assert!(
        text.lines().any(|line| line.ends_with("GBP    PLN")),
        "{text}"
    );
}

#[test]
fn players_are_merged_and_separated() {
    let cli = season();
    let before = [
        cli.run("bundle --all").good(),
        cli.run("export --all").good(),
    ];
    let said = cli.run("players merge Anne into Ann").good();
    assert!(said.contains("Anne merged into Ann"), "{said}");
    assert_eq!(roster(&cli)[0], ("Ann".to_owned(), 3, 7));
    assert!(!roster(&cli).iter().any(|(name, ..)| name == "Anne"));
    // Stored and exported data is unchanged except for one line with the merge.
    let bundle = cli.run("bundle --all").good();
    let lines: Vec<&str> = bundle.lines().collect();
    let (mut was, merge): (Vec<&str>, Vec<&str>) = lines
        .into_iter()
        .partition(|line| !line.starts_with("{\"merge\""));
    assert_eq!(merge.len(), 1);
    let mut wanted: Vec<&str> = before[0].lines().collect();
    // The last line has the digest of all others.
    assert_ne!(was.pop(), wanted.pop());
    assert_eq!(was, wanted);
    assert_eq!(cli.run("export --all").good(), before[1]);
    assert_eq!(cli.run("check").good(), "all is well\n");
    // A new session matches the merged player, who cannot sit twice.
    let hand = r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#;
    cli.record("record new --scheme oh-hell --players Anne,Bob", &[hand]);
    assert_eq!(roster(&cli)[0], ("Ann".to_owned(), 4, 8));
    let twice = cli.feed(
        "record new --scheme oh-hell --players Anne,Ann",
        r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#,
    );
    assert_eq!(twice.bad(1), "two players are called Ann");
    let number = undo_number(&said);
    let undone = cli.run(&format!("undo {number}")).good();
    assert!(undone.contains("they are two players again"), "{undone}");
    assert!(roster(&cli).contains(&("Anne".to_owned(), 1, 1)));
    let again = cli.run(&format!("undo {number}")).bad(1);
    assert_eq!(again, format!("change {number} is undone already"));
    let redone = cli.run(&format!("redo {number}")).good();
    assert!(redone.contains("they are one player now"), "{redone}");
    let again = cli.run(&format!("redo {number}")).bad(1);
    assert_eq!(again, format!("change {number} was not undone"));
    for (line, why) in [
        (
            "players merge Ann into Bob",
            "they have sat at the same table, so they are two people",
        ),
        ("players merge Ann Ann", "both names belong to one player"),
        ("players merge Anne Ann", "both names belong to one player"),
        ("players merge Zoe Ann", "there is no player called Zoe"),
    ] {
        assert_eq!(cli.run(line).bad(1), why, "{line}");
    }
    assert_eq!(
        cli.run("players merge Ann onto Bob").bad(2),
        "say `players merge NAME into NAME`"
    );
}

#[test]
fn a_payment_between_two_who_are_one_player_now_is_not_listed() {
    let cli = Cli::new();
    let session = |players: &str, hand: &str| {
        let table = "record new --scheme solo-whist-points --stake 0.05 --currency GBP";
        cli.record(&format!("{table} --players {players}"), &[hand])
    };
    let one = session("Ann,Bob,Cy,Dee", SOLO);
    let other = session("Eve,Anne,Gus,Hal", &SOLO.replace("Ann", "Eve"));
    let both = format!("{one} {other}");
    cli.run(&format!("paid {both} --from Anne --to Ann --amount 0.30"))
        .good();
    let listed = || {
        let shown = ["settle", "settle --json"].map(|line| format!("{line} {both}"));
        let shown = shown.map(|line| cli.run(&line).good());
        shown.map(|text| text.contains("paid Ann") || text.contains("\"payment\":"))
    };
    assert_eq!(listed(), [true, true]);
    let said = cli.run("players merge Anne into Ann").good();
    assert_eq!(listed(), [false, false]);
    cli.run(&format!("undo {}", undo_number(&said))).good();
    assert_eq!(listed(), [true, true]);
}

#[test]
fn a_merge_that_cannot_be_redone_names_the_players() {
    let cli = season();
    let merge = |line: &str| undo_number(&cli.run(&format!("players merge {line}")).good());
    let first = merge("Anne into Ann");
    cli.run(&format!("undo {first}")).good();
    merge("Ann into Anne");
    assert_eq!(
        cli.run(&format!("redo {first}")).bad(1),
        "Ann is merged into Anne already"
    );
}

#[test]
fn changes_are_undone_and_redone_below_later_ones() {
    let cli = season();
    cli.record(
        "record new --scheme oh-hell --players Zed,Yan",
        &[r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#],
    );
    let change = |line: &str| undo_number(&cli.run(&format!("players {line}")).good());
    let merged = change("merge Anne into Ann");
    change("merge Ann into Zed");
    cli.run(&format!("undo {merged}")).good();
    let redone = cli.run(&format!("redo {merged}")).good();
    assert!(redone.contains("they are one player now"), "{redone}");
    let names: Vec<_> = roster(&cli).into_iter().map(|one| one.0).collect();
    assert_eq!(names, ["Bob", "Cy", "Dee", "Eve", "Yan", "Zed"]);
    assert_eq!(cli.run("check").good(), "all is well\n");
    let renamed = change("rename Bob Rob");
    change("rename Rob Robert");
    assert_eq!(
        cli.run(&format!("undo {renamed}")).bad(1),
        "Robert was renamed by another change; undo that one first"
    );
}

#[test]
fn balances_are_between_current_players() {
    let cli = Cli::new();
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.record(
        "record new --scheme solo-whist-points --players Anne,Bob,Cy,Dee --stake 0.10 --currency PLN",
        &[r#"{"contract":"solo","declarers":["Anne"],"tricks":4}"#],
    );
    let said = cli.run("players merge Anne into Ann").good();
    let all = cli.run("balances --json").json().pop().unwrap();
    let people: Vec<&String> = all[0]["balances"].as_object().unwrap().keys().collect();
    assert_eq!(people, ["Ann", "Bob", "Cy", "Dee"]);
    // The debts of the two are paid together under one name.
    let both: Vec<String> = cli
        .sessions()
        .iter()
        .map(|one| one["id"].as_str().unwrap().to_owned())
        .collect();
    cli.run(&format!("paid {} {} --all", both[0], both[1]))
        .good();
    cli.run(&format!("undo {}", undo_number(&said))).good();
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_bundle_with_a_merged_player_is_imported_elsewhere() {
    let cli = season();
    cli.run("players merge Anne into Ann").good();
    let bundle = cli.run("bundle --all").good();
    let there = Cli::new();
    let file = there.file("in.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    assert_eq!(roster(&there), roster(&cli));
    assert_eq!(there.run("bundle --all").good(), bundle);
    // A second import changes nothing.
    let file = cli.file("back.bundle", &bundle);
    cli.run(&format!("import {file}")).good();
    assert_eq!(roster(&cli)[0], ("Ann".to_owned(), 3, 7));
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_player_is_renamed() {
    let cli = season();
    let said = cli.run("players rename Bob Robert").good();
    assert!(said.contains("Bob renamed to Robert"), "{said}");
    assert!(roster(&cli).contains(&("Robert".to_owned(), 3, 7)));
    assert_eq!(
        cli.run("players rename Ann ROBERT").bad(1),
        "there is another player called ROBERT"
    );
    assert_eq!(
        cli.run("players rename Ann Ann").good(),
        "Ann has that name already\n"
    );
    let undone = cli.run(&format!("undo {}", undo_number(&said))).good();
    assert!(undone.contains("the name is Bob"), "{undone}");
    assert!(roster(&cli).contains(&("Bob".to_owned(), 3, 7)));
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_player_takes_the_name_of_one_merged_into_them() {
    let cli = season();
    cli.run("players merge Anne into Ann").good();
    assert_eq!(
        cli.run("players rename Bob Anne").bad(1),
        "there is another player called Anne"
    );
    let said = cli.run("players rename Ann Anne").good();
    assert!(said.contains("Ann renamed to Anne"), "{said}");
    assert_eq!(roster(&cli)[0], ("Anne".to_owned(), 3, 7));
    cli.run(&format!("undo {}", undo_number(&said))).good();
    assert_eq!(roster(&cli)[0], ("Ann".to_owned(), 3, 7));
    assert_eq!(cli.run("check").good(), "all is well\n");
}
