//! `season`: standings over a choice of sessions, saved under a name.

use crate::cli::files::bundle::device;
use crate::cli::{Cli, MISERE, PROP, SOLO};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;

const FOUR: &str = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee";

/// Advances the clock by a day.
fn sleep(cli: &Cli) {
    cli.ticks.fetch_add(1440, Ordering::Relaxed);
}

/// Sessions on four days from 31 January 2026: two of Solo for zlotys, one with a guest in Dee's place, one of Oh Hell
/// with strangers.
fn club() -> Cli {
    let cli = Cli::new();
    let staked = format!("{FOUR} --stake 0.10 --currency PLN");
    cli.record(&format!("record new {staked}"), &[SOLO, PROP]);
    sleep(&cli);
    cli.record(&format!("record new {staked}"), &[MISERE]);
    sleep(&cli);
    cli.record(
        "record new --scheme solo-whist-points --players Ann,Bob,Cy,Gil --stake 0.10 --currency EUR",
        &[SOLO],
    );
    sleep(&cli);
    cli.record(
        "record new --scheme oh-hell --set hook=off --players Ann,Bob,Eve,Fay",
        &[r#"{"cards":1,"bids":[1,0,0,0],"tricks":[1,0,0,0]}"#],
    );
    cli
}

fn season(cli: &Cli, line: &str) -> Value {
    cli.run(&format!("season {line} --json"))
        .json()
        .pop()
        .unwrap()
}

/// Players with the value at a key, by rank.
fn of(standing: &Value, key: &str) -> Vec<(String, Value)> {
    let rows = standing["standing"].as_array().unwrap().iter();
    rows.map(|row| (row["player"].as_str().unwrap().to_owned(), row[key].clone()))
        .collect()
}

fn names(standing: &Value) -> Vec<String> {
    of(standing, "place")
        .into_iter()
        .map(|(name, _)| name)
        .collect()
}

#[test]
fn the_standings_are_a_text_table() {
    let cli = club();
    assert_eq!(
        cli.run("season --game solo-whist").good(),
        [
            "Solo Whist",
            "3 sessions and 4 hands, Sat, 31 Jan 2026 to Mon, 2 Feb 2026",
            "",
            "   Player  Sessions  Hands  Points    Average  1st  2nd  3rd  Best  Worst    EUR    PLN",
            "1  Ann            3      4      34   11.3 (3)    2    1    0    24     -8  +1.80  +1.60",
            "2  Cy             3      4      18    6.0 (3)    1    2    0    24     -6  -0.60  +2.40",
            "3  Gil            1      1      -6   -6.0 (1)    0    1    0    -6     -6  -0.60      -",
            "4  Dee            2      3     -20  -10.0 (2)    0    1    1    -8    -12      -  -2.00",
            "5  Bob            3      4     -26   -8.7 (3)    0    2    1    -6    -12  -0.60  -2.00",
            "",
            "Players with fewer than 3 sessions are not ranked by average. The number in brackets is how many sessions an average covers.",
            "",
        ]
        .join("\n")
    );
    // Averages of few sessions come last, without a rank.
    let by = cli.run("season --game solo-whist --sort average").good();
    let ranks: Vec<&str> = by.lines().skip(4).take(5).map(|line| &line[..6]).collect();
    assert_eq!(ranks, ["1  Ann", "2  Cy ", "3  Bob", "-  Gil", "-  Dee"]);
}

#[test]
fn a_season_of_all_sessions_agrees_with_players_and_balances() {
    let cli = club();
    let all = season(&cli, "");
    assert_eq!((&all["evenings"], &all["hands"]), (&json!(4), &json!(5)));
    let players = cli.run("players --json").json().pop().unwrap();
    let roster = players.as_array().unwrap();
    assert_eq!(all["standing"].as_array().unwrap().len(), roster.len());
    for one in roster {
        let rows = all["standing"].as_array().unwrap().iter();
        let row = rows
            .clone()
            .find(|row| row["player"] == one["name"])
            .unwrap();
        for key in ["evenings", "hands", "money"] {
            assert_eq!(row[key], one[key], "{} {key}", one["name"]);
        }
    }
    for line in cli
        .run("balances --json")
        .json()
        .pop()
        .unwrap()
        .as_array()
        .unwrap()
    {
        let code = line["currency"].as_str().unwrap();
        for (name, owed) in line["balances"].as_object().unwrap() {
            let money = of(&all, "money");
            let own = money.iter().find(|(own, _)| own == name).unwrap();
            assert_eq!(own.1[code], *owed, "{name}");
        }
    }
}

#[test]
fn date_ranges_split_the_sums() {
    let cli = club();
    let whole = season(&cli, "");
    let parts = [
        season(&cli, "--to 2026-01-31"),
        season(&cli, "--from 2026-02-01 --to 2026-02-02"),
        season(&cli, "--from 2026-02-03"),
    ];
    let evenings: Vec<u64> = parts
        .iter()
        .map(|one| one["evenings"].as_u64().unwrap())
        .collect();
    assert_eq!(evenings, [1, 2, 1]);
    for key in ["evenings", "hands", "first", "second", "third"] {
        for (name, all) in of(&whole, key) {
            let own = parts.iter().flat_map(|part| of(part, key));
            let sum: u64 = own
                .filter(|(own, _)| *own == name)
                .map(|(_, n)| n.as_u64().unwrap())
                .sum();
            assert_eq!(all, json!(sum), "{name} {key}");
        }
    }
    let turned = cli.run("season --from 2026-02-02 --to 2026-02-01").bad(2);
    assert_eq!(
        turned,
        "the last day, 2026-02-01, comes before the first, 2026-02-02"
    );
}

#[test]
fn a_sessions_date_is_local() {
    // It is 20:00 there, and 19:00 in UTC; three hours later the session's date is still the 31st.
    let cli = Cli::new();
    cli.ticks.fetch_add(230, Ordering::Relaxed);
    cli.record(&format!("record new {FOUR}"), &[SOLO]);
    assert_eq!(season(&cli, "--to 2026-01-31")["evenings"], 1);
    assert_eq!(season(&cli, "--from 2026-02-01")["evenings"], 0);
    cli.ticks.fetch_add(60, Ordering::Relaxed);
    cli.record(&format!("record new {FOUR}"), &[SOLO]);
    assert_eq!(season(&cli, "--from 2026-02-01")["evenings"], 1);
}

#[test]
fn a_session_counts_if_most_players_or_the_whole_group_played() {
    let cli = club();
    // With one guest, most of the table are in the group. With two strangers, the group is neither most of it nor
    // complete.
    let four = season(&cli, "--players Ann,Bob,Cy,Dee");
    assert_eq!(four["evenings"], 3);
    assert_eq!(four["players"], json!(["Ann", "Bob", "Cy", "Dee"]));
    assert!(!names(&four).contains(&"Gil".to_owned()));
    // Ann and Bob both played in the session with the strangers.
    assert_eq!(season(&cli, "--players Ann,Bob")["evenings"], 4);
    assert_eq!(season(&cli, "--players Dee")["evenings"], 2);
    assert_eq!(season(&cli, "--players Dee,Eve")["evenings"], 0);
    // If a guest wins a session, it is no win for anybody in the group.
    let place = |standing: &Value| of(standing, "first");
    assert_eq!(place(&season(&cli, "--players Bob,Cy,Gil"))[0].1, json!(0));
    assert_eq!(
        cli.run("season --players Nobody").bad(1),
        "there is no player called Nobody"
    );
}

#[test]
fn points_of_different_games_are_refused_and_money_is_not_mixed() {
    let cli = club();
    let all = season(&cli, "");
    assert_eq!(all["games"], json!(["solo-whist", "oh-hell"]));
    assert_eq!(all["measure"], "EUR");
    assert!(all["standing"][0].get("points").is_none());
    assert_eq!(
        cli.run("season --sort points").bad(1),
        "points of different games do not add up; choose one with --game: solo-whist, oh-hell"
    );
    assert_eq!(
        cli.run("season --measure GBP").bad(1),
        "these sessions were not played for GBP"
    );
    let by_sessions = cli.run("season --sort sessions").good();
    assert_eq!(by_sessions, cli.run("season --sort evenings").good());
    let bad = cli.run("season --sort tricks").bad(2);
    assert!(
        bad.starts_with("there is no column tricks; the columns are player, sessions"),
        "{bad}"
    );
    let solo = season(&cli, "--game solo-whist --measure PLN");
    let ann = solo["standing"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["player"] == "Ann")
        .unwrap();
    assert_eq!(ann["money"], json!({"EUR": "1.80", "PLN": "1.60"}));
    // Two of the three sessions were for zlotys.
    assert_eq!(
        ann["average"],
        json!({"value": "0.80", "evenings": 2, "few": true})
    );
}

#[test]
fn tenths_are_integers_in_json_and_decimals_in_text() {
    let cli = Cli::new();
    let hand = r#"{"bids":[4,3,5,1],"tricks":[4,5,3,1]}"#;
    for _ in 0..3 {
        cli.record(
            "record new --scheme callbreak --players Ann,Bob,Cy,Dee",
            &[hand],
        );
    }
    let all = season(&cli, "");
    assert_eq!(
        (&all["decimals"], &all["standing"][0]["points"]),
        (&json!(1), &json!(120))
    );
    assert_eq!(
        all["standing"][0]["average"],
        json!({"value": "40.0", "evenings": 3, "few": false})
    );
    let text = cli.run("season").good();
    assert!(text.contains("12.0") && text.contains("4.00 (3)"), "{text}");
    let csv = cli.run("season --format csv").good();
    assert!(
        csv.contains("1,Ann,3,3,12.0,4.00,3,points,3,0,0,4.0,"),
        "{csv}"
    );
}

#[test]
fn merged_players_are_one_and_deleted_sessions_do_not_count() {
    let cli = club();
    cli.run("season keep Winter --players Ann,Gil,Dee").good();
    cli.run("players merge Gil into Dee").good();
    let list = cli.run("season list").good();
    assert_eq!(list, "Season  Sessions\nWinter  Ann, Dee\n");
    let merged = season(&cli, "--game solo-whist");
    assert_eq!(names(&merged).len(), 4);
    assert!(of(&merged, "evenings").iter().all(|(_, n)| *n == 3));
    // The old name finds the same player.
    let gil = season(&cli, "--game solo-whist --players Ann,Bob,Cy,Gil");
    assert_eq!(gil["standing"], merged["standing"]);
    cli.run("delete last").good();
    let left = season(&cli, "");
    assert_eq!(
        (&left["evenings"], &left["games"]),
        (&json!(3), &json!(["solo-whist"]))
    );
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    cli.run(&format!("delete {id}")).good();
    assert_eq!(season(&cli, "")["evenings"], 2);
    cli.run(&format!("undo {id}")).good();
    assert_eq!(season(&cli, "")["evenings"], 3);
}

#[test]
fn running_sessions_count_and_sessions_without_hands_do_not() {
    let cli = club();
    cli.record(&format!("record new {FOUR}"), &[SOLO]);
    cli.run("undo last").good();
    assert_eq!(season(&cli, "")["evenings"], 4);
    cli.record("record last", &[SOLO, SOLO]);
    assert_eq!(season(&cli, "")["evenings"], 5);
    // Undone hands are not counted.
    let before = season(&cli, "--game solo-whist");
    cli.run("undo last").good();
    assert_ne!(season(&cli, "--game solo-whist"), before);
    cli.run("redo last").good();
    assert_eq!(season(&cli, "--game solo-whist"), before);
}

#[test]
fn a_season_is_saved_before_the_first_session() {
    let cli = Cli::new();
    let none = "there is no season called Club";
    for line in ["season show Club", "season forget Club"] {
        assert_eq!(cli.run(line).bad(1), none);
    }
    assert!(!cli.db().exists());
    cli.run("season keep Club --game oh-hell").good();
    cli.run("season show Club").good();
}

#[test]
fn a_saved_season_includes_later_sessions() {
    let cli = club();
    assert_eq!(cli.run("season list").good(), "No seasons yet\n");
    let kept = "season keep Winter --players Ann,Bob,Cy,Dee --game solo-whist --from 2026-02-01";
    assert_eq!(
        cli.run(kept).good(),
        "Winter saved; new sessions that match are included\n"
    );
    assert_eq!(season(&cli, "show winter")["evenings"], 2);
    cli.record(&format!("record new {FOUR}"), &[SOLO]);
    assert_eq!(season(&cli, "show Winter")["evenings"], 3);
    assert_eq!(
        cli.run("season list").good(),
        "Season  Sessions\nWinter  Ann, Bob, Cy, Dee, Solo Whist, since Sun, 1 Feb 2026\n"
    );
    // The same name means the same season.
    cli.run("season keep WINTER --to 2026-01-31").good();
    assert_eq!(
        cli.run("season list --json").json().pop().unwrap(),
        json!([{"name": "WINTER", "to": "2026-01-31"}])
    );
    assert_eq!(
        cli.run("season forget winter").good(),
        "WINTER deleted; its sessions stay\n"
    );
    assert_eq!(
        cli.run("season show winter").bad(1),
        "there is no season called winter"
    );
    assert_eq!(
        cli.run("season forget winter").bad(1),
        "there is no season called winter"
    );
    assert_eq!(cli.run("season list --json").good(), "[]\n");
    assert_eq!(cli.run("check").good(), "all is well\n");
    assert_eq!(
        cli.args(&["season", "keep", " "], "").bad(1),
        "a name is empty"
    );
}

#[test]
fn csv_standings_are_escaped_and_give_the_unit_of_averages() {
    let cli = Cli::new();
    let players = ["--players", "=1+1,Bob,Cy,Dee"];
    let args = [
        "record",
        "new",
        "--scheme",
        "solo-whist-points",
        players[0],
        players[1],
    ];
    cli.args(
        &args,
        r#"{"contract":"solo","declarers":["Bob"],"tricks":7}"#,
    )
    .good();
    let csv = cli.run("season --format csv --sort player").good();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "place,player,evenings,hands,points,average,average_of,measure,first,second,third,best,best_day,worst,worst_day"
    );
    assert!(lines[1].starts_with("2,'=1+1,1,1,"), "{csv}");
    assert!(csv.contains("2026-01-31"), "{csv}");
    // Without players only the head is printed.
    let none = cli.run("season --format csv --from 2030-01-01").good();
    assert_eq!(none.lines().count(), 1);
}

#[test]
fn a_season_is_written_to_a_file() {
    let cli = club();
    let path = cli.path("season.pdf");
    let write = |options: &str| cli.run(&format!("season {options} -o {}", path.display()));
    for (options, size) in [
        ("--paper letter --language fa", "[0 0 612 792]"),
        ("--game solo-whist --paper a4", "[0 0 595.3 841.9]"),
    ] {
        assert_eq!(write(&format!("{options} --format pdf")).good(), "");
        let bytes = std::fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(
            text.starts_with("%PDF-") && text.contains(size),
            "{options}"
        );
    }
    write("--format csv").good();
    let csv = std::fs::read_to_string(&path).unwrap();
    assert_eq!(csv, cli.run("season --format csv").good());
    for (options, why) in [
        ("", "-o is for"),
        ("--json", "-o is for"),
        ("--format csv --paper a4", "--format pdf"),
        ("--format csv --language fa", "--format pdf"),
    ] {
        let line = write(options).bad(2);
        assert!(line.contains(why), "{line}");
    }
}

#[test]
fn a_bundle_of_everything_has_seasons_and_the_later_version_wins() {
    let cli = club();
    cli.run("season keep Winter --players Ann,Bob,Cy,Dee")
        .good();
    let there = device(20);
    let bundle = |cli: &Cli| cli.run("bundle --all").good();
    let file = there.file("one.bundle", bundle(&cli));
    there.run(&format!("import {file}")).good();
    let list = |cli: &Cli| cli.run("season list --json").good();
    assert_eq!(list(&there), list(&cli));
    assert_eq!(
        season(&there, "show Winter")["standing"],
        season(&cli, "show Winter")["standing"]
    );
    assert_eq!(bundle(&there), bundle(&cli));
    // A second import changes nothing. Later changes here are not reverted by an older file.
    there.ticks.fetch_add(5000, Ordering::Relaxed);
    there.run("season keep Winter --game oh-hell").good();
    there.run(&format!("import {file}")).good();
    assert_eq!(season(&there, "show Winter")["evenings"], 1);
    let back = cli.file("two.bundle", bundle(&there));
    cli.run(&format!("import {back}")).good();
    assert_eq!(list(&cli), list(&there));
    // A deleted season is not restored either.
    there.run("season forget Winter").good();
    there.run(&format!("import {file}")).good();
    assert_eq!(list(&there), "[]\n");
    // A bundle of one session has no seasons.
    let one = cli.run("bundle last").good();
    assert!(!one.contains("\"season\":"), "{one}");
}

#[test]
fn two_seasons_of_one_name_are_both_listed() {
    let (cli, there) = (club(), device(30));
    cli.run("season keep Winter --game oh-hell").good();
    there.ticks.fetch_add(9000, Ordering::Relaxed);
    there.record(&format!("record new {FOUR}"), &[SOLO]);
    there.run("season keep Winter --game solo-whist").good();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    assert_eq!(
        there.run("season list").good(),
        "Season      Sessions\nWinter      Solo Whist\nWinter (2)  Oh Hell\n"
    );
}

#[test]
fn seasons_outlive_a_damaged_file() {
    let cli = club();
    cli.run("season keep Winter --players Ann,Bob,Cy,Dee")
        .good();
    cli.run("season keep Summer --game oh-hell").good();
    cli.run("season forget Summer").good();
    let list = cli.run("season list --json").good();
    let mut bytes = crate::cli::read(&cli.db());
    bytes[4096..].fill(0);
    std::fs::write(cli.db(), &bytes).unwrap();
    cli.run("recover").good();
    assert_eq!(cli.run("season list --json").good(), list);
    assert_eq!(season(&cli, "show Winter")["evenings"], 3);
    // Derived tables are rebuilt.
    cli.run("check --rebuild").good();
    assert_eq!(cli.run("season list --json").good(), list);
}

#[test]
fn a_game_that_does_not_exist_is_refused() {
    let cli = club();
    for line in [
        "season",
        "season keep Winter",
        "season keep Winter --players Ann",
        "players show Ann",
    ] {
        assert_eq!(
            cli.run(&format!("{line} --game ohhell")).bad(2),
            "there is no game `ohhell`, did you mean `oh-hell`? `oddtrick schemes` lists them",
            "{line}"
        );
    }
    assert_eq!(cli.run("season list").good(), "No seasons yet\n");
    // A season of a game that nobody has played can be saved too.
    cli.run("season keep Winter --game skull-king").good();
}
