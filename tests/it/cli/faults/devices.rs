//! Two devices: matching players, and diverged sessions.

use crate::cli::files::bundle::{STAKED, device, orders};
use crate::cli::{Cli, MISERE, PROP, SOLO};

/// The balances of a device, by name.
fn balances(cli: &Cli) -> String {
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
    let undo = line
        .split('`')
        .nth(1)
        .unwrap()
        .strip_prefix("oddtrick ")
        .unwrap();
    other.run(undo).good();
    let names = other.run("players").good();
    assert!(names.contains("Ann (2)"), "{names}");
    // They stay separate on a second import, which reports nothing.
    let said = other.run(&format!("import {file}")).good();
    assert!(!said.contains("is taken to be"), "{said}");
    assert_eq!(other.run("players").good(), names);
    assert_eq!(other.run("check").good(), "all is well\n");
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

/// Two devices with a diverged session, and a session of their own each; a bundle of each.
fn two_ways() -> [(Cli, String); 2] {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, MISERE]);
    let there = device(5);
    let file = there.file("first.bundle", cli.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    // One version has an added hand, the other a replaced last hand.
    cli.record("record last", &[PROP]);
    there.run("undo last").good();
    there.record("record last", &[SOLO]);
    for one in [&cli, &there] {
        one.record(&format!("record new {STAKED}"), &[PROP]);
    }
    [cli, there].map(|one| {
        let bundle = one.run("bundle --all").good();
        (one, bundle)
    })
}

/// The number of hands of each session on a device, sorted.
fn hands(cli: &Cli) -> Vec<u64> {
    let mut hands: Vec<u64> = cli
        .sessions()
        .iter()
        .map(|one| one["hands"].as_u64().unwrap())
        .collect();
    hands.sort_unstable();
    hands
}

#[test]
fn a_diverged_session_does_not_block_others() {
    let [(cli, ours), (there, theirs)] = two_ways();
    for (one, bundle) in [(&there, &ours), (&cli, &theirs)] {
        let before = hands(one);
        let file = one.file("in.bundle", bundle);
        let tried = one.run(&format!("import --dry-run {file}")).good();
        assert!(tried.contains("two-ways: "), "{tried}");
        assert!(tried.contains("1 new session with 1 new hand, "), "{tried}");
        let ran = one.run(&format!("import {file}"));
        assert_eq!(ran.code, 1);
        assert!(
            ran.out.starts_with("1 new session with 1 new hand, "),
            "{}",
            ran.out
        );
        assert!(
            ran.err.contains("continued differently here; "),
            "{}",
            ran.err
        );
        let mut wanted = before;
        wanted.insert(0, 1);
        assert_eq!(hands(one), wanted);
        assert_eq!(one.run("check").good(), "all is well\n");
    }
}

#[test]
fn either_version_of_a_diverged_session_or_both_can_be_kept() {
    for (way, wanted) in [
        ("here", [1, 1, 3].as_slice()),
        ("file", &[1, 1, 2]),
        ("both", &[1, 1, 2, 3]),
    ] {
        let [(cli, _), (there, theirs)] = two_ways();
        let file = cli.file("in.bundle", &theirs);
        for _ in 0..2 {
            cli.run(&format!("import --two-ways {way} {file}")).good();
            assert_eq!(hands(&cli), wanted, "{way}");
            assert_eq!(cli.run("check").good(), "all is well\n");
        }
        // Once both have chosen the same version they agree.
        if way == "file" {
            let back = there.file("back.bundle", cli.run("bundle --all").good());
            there.run(&format!("import {back}")).good();
            assert_eq!(balances(&there), balances(&cli));
            let id = there.sessions()[1]["id"].as_str().unwrap().to_owned();
            cli.run(&format!("undo {id}")).good();
        }
    }
}

#[test]
fn a_version_kept_as_a_second_session_is_continued_without_a_choice() {
    // On one of the two the file's version is the second session.
    for reversed in [false, true] {
        let mut devices = two_ways();
        if reversed {
            devices.reverse();
        }
        let [(here, _), (there, theirs)] = devices;
        let file = here.file("in.bundle", &theirs);
        here.run(&format!("import --two-ways both {file}")).good();
        for way in ["", "--two-ways here", "--two-ways file"] {
            here.run(&format!("import {way} {file}")).good();
            assert_eq!(hands(&here), [1, 1, 2, 3], "{way}");
        }
        let longest = hands(&there)[1];
        there.record(
            &format!("record {}", session_with(&there, longest)),
            &[MISERE],
        );
        let file = here.file("longer.bundle", there.run("bundle --all").good());
        here.run(&format!("import {file}")).good();
        assert_eq!(hands(&here).iter().sum::<u64>(), 8);
    }
}

#[test]
fn a_version_kept_alone_here_is_not_counted_again_as_a_second_session_elsewhere() {
    for way in ["", "--two-ways here"] {
        for reversed in [false, true] {
            let mut devices = two_ways();
            if reversed {
                devices.reverse();
            }
            let [(here, _), (there, theirs)] = devices;
            let file = here.file("in.bundle", &theirs);
            here.run(&format!("import --two-ways both {file}")).good();
            // Its own session and that of the other device.
            let alone = [&[1][..], &hands(&there)].concat();
            let file = there.file("in.bundle", here.run("bundle --all").good());
            there.run(&format!("import {way} {file}"));
            // The second session is its own version, or the first one is.
            let both = hands(&here);
            assert!([alone, both].contains(&hands(&there)), "{way}");
        }
    }
}

#[test]
fn a_change_without_a_hand_on_one_device_and_a_hand_on_the_other_diverge() {
    for change in [
        "begin-with last Ann=100 Bob=0 Cy=0 Dee=0",
        "end last",
        "seats last --replace Dee,Eve",
        "stake last --settle winner-takes-pot",
    ] {
        let cli = device(1);
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        let there = device(5);
        exchange(&cli, &there, "");
        cli.run(change).good();
        there.record("record last", &[MISERE]);
        let [ours, theirs] = [&cli, &there].map(|one| one.run("bundle --all").good());
        let (file, back) = (there.file("in", ours), cli.file("in", theirs));
        let tried = there.run(&format!("import {file}"));
        assert_eq!(tried.code, 1, "{change}: {}", tried.out);
        there.run(&format!("import --two-ways file {file}")).good();
        cli.run(&format!("import --two-ways here {back}")).good();
        assert_eq!(balances(&there), balances(&cli), "{change}");
    }
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
fn exchange(one: &Cli, other: &Cli, options: &str) -> String {
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
fn the_version_in_the_file_replaces_a_session_with_other_terms_that_went_over_as_csv() {
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
    // Both can go on from there.
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
    // What goes over as CSV, and is continued there, comes back as a bundle.
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
fn devices_that_both_keep_both_versions_have_the_same_two_sessions() {
    let [(cli, _), (there, _)] = two_ways();
    exchange(&cli, &there, "--two-ways both");
    for line in ["balances --json", "sessions --json", "export --all"] {
        assert_eq!(cli.run(line).good(), there.run(line).good(), "{line}");
    }
    // A session of its own on each, and two versions of the other one.
    assert_eq!(hands(&cli), [1, 1, 2, 3]);
    // Each is continued by id from now on.
    there.record(&format!("record {}", session_with(&there, 3)), &[PROP]);
    cli.record(&format!("record {}", session_with(&cli, 2)), &[MISERE]);
    exchange(&cli, &there, "");
    assert_eq!(hands(&there), [1, 1, 3, 4]);
    assert_eq!(balances(&cli), balances(&there));
}

/// The id of the session with this many hands.
fn session_with(cli: &Cli, hands: u64) -> String {
    let all = cli.sessions();
    let one = all.iter().find(|one| one["hands"] == hands).unwrap();
    one["id"].as_str().unwrap().to_owned()
}

#[test]
fn people_merged_here_who_sat_at_one_table_elsewhere_are_separated() {
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
fn house_rules_that_are_changed_back_arrive() {
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
fn names_that_are_taken_at_that_moment_arrive() {
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
    // One name for two people is the name of whoever had it first, on both.
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
