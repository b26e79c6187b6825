//! Two devices: matching players, and transfers by CSV and by bundle.

use crate::cli::files::bundle::{STAKED, device, orders};
use crate::cli::{Cli, MISERE, PROP, SOLO, undo_number};

/// The balances of a device, by name.
pub(super) fn balances(cli: &Cli) -> String {
    cli.run("balances --json").good()
}

#[test]
fn two_players_of_one_name_stay_separate_in_bundles_and_csv() {
    for line in ["bundle --all", "export --all", "export --all --layout long"] {
        let cli = device(1);
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        cli.args(&["players", "rename", "Ann", "Ann K."], "").good();
        cli.record(&format!("record new {STAKED}"), &[PROP]);
        let owed = balances(&cli);
        assert!(
            owed.contains("\"Ann\":") && owed.contains("\"Ann K.\":"),
            "{owed}"
        );
        let there = device(2);
        let file = there.file("in", cli.run(line).good());
        let said = there.run(&format!("import {file}")).good();
        assert!(!said.contains("is taken to be"), "{said}");
        // CSV has no roster, so there the later player's name gets a number.
        let amounts = |cli: &Cli| {
            let all = cli.run("balances --json").json().pop().unwrap();
            let people = all[0]["balances"].as_object().unwrap().clone();
            let mut amounts: Vec<String> = people.values().map(ToString::to_string).collect();
            amounts.sort();
            amounts
        };
        assert_eq!(amounts(&there), amounts(&cli), "{line}");
        if line == "bundle --all" {
            assert_eq!(balances(&there), owed);
        }
        assert_eq!(there.run("check").good(), "all is well\n");
    }
}

#[test]
fn players_of_one_name_who_met_are_not_merged() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.args(&["players", "rename", "Ann", "Ann K."], "").good();
    // The new Ann sits with the old one, who has another name in this session.
    let hand = r#"{"contract":"solo","declarers":["Ann K."],"tricks":7}"#;
    cli.args(
        &[
            "record",
            "new",
            "--scheme",
            "solo-whist-points",
            "--players",
            "Ann K.,Ann,Cy,Dee",
            "--stake",
            "0.05",
            "--currency",
            "GBP",
        ],
        hand,
    )
    .good();
    cli.args(
        &[
            "paid", "last", "--from", "Ann", "--to", "Ann K.", "--amount", "0.30",
        ],
        "",
    )
    .good();
    let bundle = cli.run("bundle --all").good();
    let there = device(2);
    let file = there.file("in.bundle", &bundle);
    let tried = there.run(&format!("import --dry-run {file}")).good();
    assert!(tried.contains("2 new sessions"), "{tried}");
    there.run(&format!("import {file}")).good();
    assert_eq!(balances(&there), balances(&cli));
    assert_eq!(there.run("bundle --all").good(), bundle);
}

#[test]
fn a_match_by_name_is_reported_and_can_be_undone() {
    let (one, other) = (device(1), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    other.record(&format!("record new {STAKED}"), &[PROP]);
    let file = other.file("in.bundle", one.run("bundle --all").good());
    let tried = other.run(&format!("import --dry-run {file}")).good();
    let said = other.run(&format!("import {file}")).good();
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        let line = format!("{name} is taken to be the {name} who is known here");
        assert!(tried.contains(&format!("{line}\n")), "{tried}");
        assert!(said.contains(&format!("{line}; `oddtrick undo ")), "{said}");
    }
    let together = other.run("players --json").json().pop().unwrap();
    assert_eq!(together.as_array().unwrap().len(), 4);
    let line = said.lines().find(|line| line.starts_with("Ann ")).unwrap();
    other.run(&format!("undo {}", undo_number(line))).good();
    let names = other.run("players").good();
    assert!(names.contains("Ann (2)"), "{names}");
    // They stay separate on a second import, which reports nothing.
    let said = other.run(&format!("import {file}")).good();
    assert!(!said.contains("is taken to be"), "{said}");
    assert_eq!(other.run("players").good(), names);
    assert_eq!(other.run("check").good(), "all is well\n");
    let conn = rusqlite::Connection::open(other.db()).unwrap();
    let sql = "SELECT count(DISTINCT player) FROM v_results WHERE player LIKE 'Ann%'";
    assert_eq!(conn.query_row(sql, [], |row| row.get(0)), Ok(2));
}

#[test]
fn a_bundle_of_everything_transfers_everything() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.record(
        "record new --scheme oh-hell --players Anne,Zed",
        &[r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#],
    );
    cli.run("players merge Anne into Ann").good();
    cli.run("players rename Bob Robert").good();
    cli.args(
        &[
            "schemes", "make", "Friday", "--from", "oh-hell", "--set", "hook=off",
        ],
        "",
    )
    .good();
    let bundle = cli.run("bundle --all").good();
    let there = device(2);
    let file = there.file("in.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    for line in [
        "players --json",
        "balances --json",
        "schemes show friday",
        "bundle --all",
    ] {
        assert_eq!(there.run(line).good(), cli.run(line).good(), "{line}");
    }
    // The later change wins in either direction; an older one changes nothing.
    there.run("players rename Robert Rob").good();
    there.args(&["schemes", "remove", "friday"], "").good();
    let back = cli.file("back.bundle", there.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    assert!(there.run("players").good().contains("Rob "));
    assert_ne!(there.run("schemes show friday").code, 0);
    cli.run(&format!("import {back}")).good();
    assert!(cli.run("players").good().contains("Rob "));
    // A second import finds it known.
    let known = cli.run(&format!("import {back} --json")).json();
    assert_eq!(known[0]["before"], serde_json::Value::Null);
}

/// The number of hands of each session on a device, sorted.
pub(super) fn hands(cli: &Cli) -> Vec<u64> {
    let mut hands: Vec<u64> = cli
        .sessions()
        .iter()
        .map(|one| one["hands"].as_u64().unwrap())
        .collect();
    hands.sort_unstable();
    hands
}

#[test]
fn house_rules_of_one_id_made_on_two_devices_are_named() {
    let [cli, there] = [(1, 4), (5, 7)].map(|(number, points)| {
        let one = device(number);
        let make = format!("schemes make Friday --from oh-hell --set made.constant={points}");
        one.run(&make).good();
        one
    });
    let shown = cli.run("schemes show friday").good();
    let file = cli.file("in.bundle", there.run("bundle --all").good());
    for line in ["import --dry-run", "import"] {
        let said = cli.run(&format!("{line} {file}")).good();
        assert!(
            said.contains("other house rules here have the id `friday`"),
            "{said}"
        );
    }
    let json = cli.run(&format!("import --json {file}")).json();
    assert_eq!(json[0]["items"][0]["what"], "other-rules");
    assert_eq!(cli.run("schemes show friday").good(), shown);
}

#[test]
fn an_older_csv_changes_nothing_and_a_deleted_session_blocks_nothing() {
    let cli = device(1);
    let first = cli.record(&format!("record new {STAKED}"), &[SOLO, PROP, MISERE]);
    let table = cli.file("all.csv", cli.run("export --all").good());
    let bundle = cli.file("all.bundle", cli.run("bundle --all").good());
    cli.run("undo last").good();
    cli.run("stake last 0.20 --currency GBP").good();
    cli.run("end last").good();
    let now = cli.run("bundle --all").good();
    for file in [&table, &bundle] {
        assert_eq!(
            cli.run(&format!("import {file}")).good(),
            "0 new sessions with 0 new hands, 1 session known already\n"
        );
        assert_eq!(cli.run("bundle --all").good(), now);
    }
    // The other sessions of a CSV are imported beside one deleted here.
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let table = cli.file("two.csv", cli.run("export --all").good());
    cli.run(&format!("delete {first}")).good();
    let there = device(2);
    there.run(&format!("import {table}")).good();
    there.run(&format!("delete {first}")).good();
    there.run("delete last").good();
    there.run(&format!("import {table}")).good();
    assert_eq!(
        cli.run(&format!("import {table}")).good(),
        "0 new sessions with 0 new hands, 1 session known already, 1 session deleted here and left deleted\n"
    );
}

/// Imports bundles of everything to and fro until both devices have seen what the other has made of it.
pub(super) fn exchange(one: &Cli, other: &Cli, options: &str) -> String {
    let mut said = String::new();
    for _ in 0..3 {
        for (from, to) in [(one, other), (other, one)] {
            let file = to.file("in.bundle", from.run("bundle --all").good());
            said += &to.run(&format!("import {options} {file}")).good();
        }
    }
    for one in [one, other] {
        assert_eq!(one.run("check").good(), "all is well\n");
    }
    said
}

#[test]
fn the_files_version_replaces_a_session_from_csv_with_other_terms() {
    let (cli, there) = (device(1), device(5));
    let hand = |cards: u8, bid: u8| {
        format!(
            r#"{{"cards":{cards},"bids":[{bid},0,0],"tricks":[{bid},0,{}]}}"#,
            cards - bid
        )
    };
    let table = "--scheme oh-hell --players Ann,Bob,Cy --stake 1 --currency GBP";
    cli.record(&format!("record new {table}"), &[&hand(1, 0)]);
    cli.run("stake last --settle winner-takes-pot").good();
    let csv = there.file("in.csv", cli.run("export last").good());
    there.run(&format!("import {csv}")).good();
    cli.run("undo last").good();
    cli.record("record last", &[&hand(2, 1)]);
    there.record("record last", &[&hand(2, 0)]);
    let file = cli.file("in.bundle", there.run("bundle --all").good());
    cli.run(&format!("import --two-ways file {file}")).good();
    assert_eq!(balances(&cli), balances(&there));
    let now = cli.run("bundle --all").good();
    cli.run(&format!("import --two-ways file {file}")).good();
    assert_eq!(cli.run("bundle --all").good(), now);
    // The session can be continued on both devices.
    for (one, cards) in [(&there, 3), (&cli, 4), (&there, 5)] {
        one.record("record last", &[&hand(cards, 1)]);
        exchange(&cli, &there, "");
        assert_eq!(balances(&cli), balances(&there), "{cards}");
    }
}

#[test]
fn csv_and_bundles_of_one_session_continue_each_other_in_every_order() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let mut files = Vec::new();
    for hands in 1..=3 {
        if hands > 1 {
            cli.record("record last", &[PROP]);
        }
        if hands == 3 {
            cli.run("stake last 0.10 --from 3 --settle difference")
                .good();
        }
        for (line, ext) in [("export last", "csv"), ("bundle --all", "bundle")] {
            let name = format!("{hands}.{ext}");
            files.push((hands, cli.file(&name, cli.run(line).good())));
        }
    }
    // Two of the six files in every order, then the later bundles.
    let orders = orders(files.len()).into_iter();
    for order in orders.filter(|order| order[2..].is_sorted()) {
        let (there, mut wanted) = (device(5), 0);
        for at in order[..2].iter().chain(&[3, 5]) {
            let (hands, file) = &files[*at];
            there.run(&format!("import {file}")).good();
            wanted = wanted.max(*hands);
            assert_eq!(self::hands(&there), [wanted], "{order:?} {file}");
        }
        assert_eq!(balances(&there), balances(&cli), "{order:?}");
    }
    // A session that was sent as CSV and continued on the other device comes back in a bundle.
    let there = device(5);
    there.run(&format!("import {}", files[4].1)).good();
    there.record("record last", &[MISERE]);
    let file = cli.file("back.bundle", there.run("bundle --all").good());
    for said in ["1 session longer than before", "1 session known already"] {
        let ran = cli.run(&format!("import {file}")).good();
        assert!(ran.contains(said), "{ran}");
        assert_eq!(balances(&there), balances(&cli));
    }
}

#[test]
fn merged_players_who_sat_at_one_table_elsewhere_are_separated() {
    let table = |names: &str| STAKED.replace("Ann,Bob,Cy,Dee", names);
    for merge in ["Rob into Bob", "Bob into Rob"] {
        let (cli, there) = (device(1), device(5));
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        cli.record(&format!("record new {}", table("Ann,Rob,Cy,Dee")), &[SOLO]);
        exchange(&cli, &there, "");
        cli.run(&format!("players merge {merge}")).good();
        there.record(&format!("record new {}", table("Ann,Rob,Bob,Dee")), &[SOLO]);
        let file = cli.file("in.bundle", there.run("bundle --all").good());
        for line in ["import --dry-run", "import"] {
            let said = cli.run(&format!("{line} {file}")).good();
            let line = said.lines().find(|line| line.contains("sat at one table"));
            assert!(
                line.is_some_and(|line| line.contains("Rob") && line.contains("Bob")),
                "{said}"
            );
        }
        let said = exchange(&cli, &there, "");
        assert!(!said.contains("sat at one table"), "{said}");
        let third = device(9);
        let all = third.file("all.bundle", cli.run("bundle --all").good());
        third.run(&format!("import {all}")).good();
        for one in [&there, &third] {
            assert_eq!(balances(one), balances(&cli), "{merge}");
        }
    }
}

#[test]
fn merges_and_names_of_another_device_are_named() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let other = STAKED.replace("Ann,Bob,Cy,Dee", "Anna,Eve,Fay,Gus");
    let solo = SOLO.replace("Ann", "Anna");
    cli.record(&format!("record new {other}"), &[&solo]);
    let said = exchange(&cli, &there, "");
    assert!(!said.contains("as in the file"), "{said}");
    cli.run("players merge Anna into Ann").good();
    cli.run("players rename Bob Rob").good();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    let lines = [
        "Anna merged into Ann, as in the file",
        "Bob renamed to Rob, as in the file",
    ];
    let tried = there.run(&format!("import --dry-run {file}")).good();
    let said = there.run(&format!("import {file}")).good();
    for line in lines {
        assert!(tried.lines().any(|one| one == line), "{tried}");
        assert!(said.contains(line), "{said}");
    }
    assert_eq!(balances(&there), balances(&cli));
    // It can be undone, and a second import says that they stay two.
    there.run(&format!("undo {}", undo_number(&said))).good();
    assert!(balances(&there).contains("\"Anna\""));
    let said = there.run(&format!("import {file}")).good();
    assert!(
        said.contains("Anna and Ann are one player in the file and two"),
        "{said}"
    );
    // A new database takes everybody as they are.
    let third = device(9);
    let file = third.file("in.bundle", cli.run("bundle --all").good());
    let said = third.run(&format!("import {file}")).good();
    assert!(!said.contains("as in the file"), "{said}");
}

#[test]
fn changes_to_known_data_are_named() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
    cli.run("paid last --from Bob --to Ann").good();
    cli.run("schemes make Ours --from oh-hell").good();
    cli.run("season keep Winter").good();
    exchange(&cli, &there, "");
    for (change, line) in [
        ("paid --undo last", ": is undone, as in the file"),
        (
            "stake last 0.10 --from 1",
            ", recorded hands or their stake changed",
        ),
        ("stake last --settle difference", ", settlement changed"),
        ("begin-with last Ann=5", ", points brought forward changed"),
        ("undo last", ", points brought forward changed"),
        (
            "season keep Winter --game oh-hell",
            "Winter is replaced by the one in the file",
        ),
    ] {
        cli.run(change).good();
        let file = there.file("in.bundle", cli.run("bundle --all").good());
        for dry in ["--dry-run ", ""] {
            let said = there.run(&format!("import {dry}{file}")).good();
            let named = said.lines().filter(|said| said.ends_with(line));
            assert_eq!(named.count(), 1, "{change}: {said}");
        }
        assert_eq!(balances(&there), balances(&cli), "{change}");
    }
}

#[test]
fn merges_that_contradict_each_other_are_named() {
    let table = |names: &str| STAKED.replace("Ann,Bob,Cy,Dee", names);
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.record(
        &format!("record new {}", table("Rob,Eve,Fay,Gus")),
        &[&SOLO.replace("Ann", "Rob")],
    );
    exchange(&cli, &there, "");
    // Bob and Dee sat at one table, so Rob cannot be both.
    cli.run("players merge Rob into Bob").good();
    let merged = there.run("players merge Rob into Dee").good();
    for (to, from, kept) in [(&cli, &there, "Dee"), (&there, &cli, "Bob")] {
        let before = balances(to);
        let file = to.file("in.bundle", from.run("bundle --all").good());
        for line in ["import --dry-run", "import"] {
            let said = to.run(&format!("{line} {file}")).good();
            let wanted = format!("Rob and {kept} are one player in the file and two players here");
            assert!(said.lines().any(|line| line == wanted), "{line}: {said}");
        }
        let said = to.run(&format!("import --json {file}")).json().pop();
        let items = said.unwrap()["items"].clone();
        assert!(
            items
                .as_array()
                .unwrap()
                .iter()
                .any(|item| item["what"] == "not-merged"
                    && item["name"] == "Rob"
                    && item["other"] == kept),
            "{items}"
        );
        assert_eq!(balances(to), before, "{kept}");
    }
    // Once one of the merges is undone, the devices agree.
    there.run(&format!("undo {}", undo_number(&merged))).good();
    exchange(&cli, &there, "");
    assert_eq!(balances(&there), balances(&cli));
}

#[test]
fn reverted_house_rules_are_imported() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let friday = "schemes make Friday --from oh-hell --set made.constant=5";
    cli.run(friday).good();
    exchange(&cli, &there, "");
    let five = there.run("schemes show friday").good();
    let seven = five.replace("constant = 5", "constant = 7");
    let old = cli.run("bundle --all").good();
    for document in [&seven, &five, &seven] {
        let file = there.file("friday.toml", document);
        there.run(&format!("schemes add --replace {file}")).good();
        exchange(&cli, &there, "");
        assert_eq!(&cli.run("schemes show friday").good(), document);
        // An older file changes nothing.
        let file = cli.file("old.bundle", &old);
        cli.run(&format!("import {file}")).good();
        assert_eq!(&cli.run("schemes show friday").good(), document);
    }
}

#[test]
fn swapped_names_are_imported() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    exchange(&cli, &there, "");
    for (from, to) in [("Ann", "tmp"), ("Bob", "Ann"), ("tmp", "Bob")] {
        cli.run(&format!("players rename {from} {to}")).good();
    }
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    for _ in 0..2 {
        there.run(&format!("import {file}")).good();
        assert_eq!(balances(&there), balances(&cli));
    }
    // If two people have one name, the one who had it first keeps it on both devices.
    cli.run("players rename Cy Zoe").good();
    there.run("players rename Dee Zoe").good();
    exchange(&cli, &there, "");
    assert_eq!(balances(&there), balances(&cli));
    let names = there.run("players").good();
    assert!(
        names.contains("Zoe ") && names.contains("Zoe (2)"),
        "{names}"
    );
}
