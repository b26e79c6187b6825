//! `bundle`, and `import` of one.

use super::{Cli, MISERE, PROP, SOLO, TABLE};
use std::sync::atomic::Ordering;

const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP";

/// A database whose ids and clock are not those of any other in a test.
fn device(number: u64) -> Cli {
    let cli = Cli::new();
    cli.ticks.store(1000 * number, Ordering::Relaxed);
    cli
}

/// A new database that takes these in one after the other, and all that it then says.
fn merged(bundles: &[&str]) -> [String; 4] {
    let there = device(99);
    for (number, bundle) in bundles.iter().enumerate() {
        let file = there.file(&format!("{number}.bundle"), bundle);
        there.run(&format!("import {file}")).good();
    }
    assert_eq!(there.run("check").good(), "all is well\n");
    [
        there.run("bundle --all").good(),
        there.run("export --all").good(),
        there.run("sessions --json").good(),
        there.run("balances --json").good(),
    ]
}

#[test]
fn a_bundle_comes_back_to_the_byte_and_comes_in_once() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
    cli.run("undo last").good();
    cli.record("record last", &[MISERE]);
    cli.run("paid last --from Bob --to Cy --amount 0.10 --note half")
        .good();
    cli.run("paid last --all").good();
    cli.run("paid --undo last").good();
    cli.run("end last").good();
    let bundle = cli.run("bundle --all").good();
    assert_eq!(cli.run("bundle last").good(), bundle);
    let there = device(2);
    let file = there.file("in.bundle", &bundle);
    let said = there.run(&format!("import {file}")).good();
    assert!(
        said.starts_with("1 new session with 2 new hands, "),
        "{said}"
    );
    for _ in 0..2 {
        assert_eq!(there.run("bundle --all").good(), bundle);
        assert_eq!(
            there.run("log last --json").good(),
            cli.run("log last --json").good()
        );
        assert_eq!(
            there.run("balances --json").good(),
            cli.run("balances --json").good()
        );
        assert_eq!(
            there.run(&format!("import {file}")).good(),
            "0 new sessions with 0 new hands, 1 session known already\n"
        );
    }
    // What was undone can be done again there.
    assert_eq!(there.run("check").good(), "all is well\n");
    there.run("reopen last").good();
    let path = there.path("out.bundle").display().to_string();
    let said = there.run(&format!("bundle --all -o {path} --json")).json();
    let id = there.sessions()[0]["id"].clone();
    assert_eq!(
        (&said[0]["file"], &said[0]["sessions"][0], &said[0]["hands"]),
        (&path.as_str().into(), &id, &2.into())
    );
    let payments = bundle.matches("{\"payment\":").count();
    assert!(payments > 1 && said[0]["payments"] == payments, "{said:?}");
    assert_eq!(there.run("bundle --all --json").code, 2);
    assert_eq!(there.run(&format!("bundle --all -o {path}")).good(), "");
    assert_eq!(
        std::fs::read_to_string(path).unwrap(),
        there.run("bundle --all").good()
    );
}

#[test]
fn bundles_make_the_same_database_in_every_order() {
    // One device writes its session down at three moments, another one an evening of the same four people.
    let one = device(1);
    one.record(&format!("record new {STAKED} --title Friday"), &[SOLO]);
    let first = one.run("bundle --all").good();
    one.record("record last", &[PROP]);
    one.run("paid last --all").good();
    let second = one.run("bundle --all").good();
    one.run("paid --undo last").good();
    one.run("undo last").good();
    one.record("record last", &[MISERE]);
    let third = one.run("bundle --all").good();
    let other = device(5);
    other.record(
        &format!("record new {STAKED} --title Saturday"),
        &[PROP, MISERE],
    );
    let fourth = other.run("bundle --all").good();

    let all = [&first, &second, &third, &fourth];
    let wanted = merged(&[&first, &second, &third, &fourth]);
    assert_eq!(wanted[2].matches("\"title\"").count(), 2);
    assert_eq!(
        wanted[3]
            .matches("\"currency\":\"GBP\",\"balances\"")
            .count(),
        1
    );
    for order in orders(all.len()) {
        let bundles: Vec<&str> = order.iter().map(|at| all[*at].as_str()).collect();
        assert_eq!(merged(&bundles), wanted, "{order:?}");
    }
    // What one knows of the other changes nothing either.
    let file = one.file("in.bundle", &fourth);
    one.run(&format!("import {file}")).good();
    assert_eq!(one.run("bundle --all").good(), wanted[0]);
}

/// Every order of so many things.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let shorter = orders(n - 1);
    let with = |order: &Vec<usize>, at: usize| {
        let mut longer = order.clone();
        longer.insert(at, n - 1);
        longer
    };
    shorter
        .iter()
        .flat_map(|order| (0..n).map(move |at| with(order, at)))
        .collect()
}

#[test]
fn sessions_that_were_settled_together_come_along() {
    let cli = device(1);
    let first = cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let second = cli.record(&format!("record new {STAKED}"), &[PROP]);
    let third = cli.record(&format!("record new {STAKED}"), &[MISERE]);
    cli.run(&format!("paid {first} {second} --all")).good();
    let bundle = cli.run(&format!("bundle {second}")).good();
    assert!(bundle.contains(&first) && !bundle.contains(&third));
    let there = device(2);
    let file = there.file("in.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    assert_eq!(there.sessions().len(), 2);
    let settled = there.run(&format!("settle {first}")).good();
    assert!(settled.starts_with("Nobody pays anything\n"), "{settled}");
}

#[test]
fn who_came_during_a_session_is_known_by_the_id_they_have_here() {
    let cli = device(1);
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    cli.run("seats last --join Eve").good();
    let there = device(2);
    // Everybody is on the roster there under another id.
    there.record(
        "record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee,Eve",
        &[SOLO],
    );
    let file = there.file("in.bundle", cli.run("bundle last").good());
    there.run(&format!("import {file}")).good();
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    for (line, seats) in [
        (format!("undo {id}"), "Ann,Bob,Cy,Dee"),
        (format!("redo {id}"), "Ann,Bob,Cy,Dee,Eve"),
    ] {
        there.run(&line).good();
        let said = there.run(&format!("seats {id}")).good();
        assert_eq!(said, format!("{id} {seats}\n"));
    }
    assert_eq!(there.run("check").good(), "all is well\n");
}

/// What is owed on a device, by name.
fn balances(cli: &Cli) -> String {
    cli.run("balances --json").good()
}

#[test]
fn two_who_had_one_name_stay_two_in_bundles_and_in_tables() {
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
        assert!(!said.contains("is taken for"), "{said}");
        // A table knows nothing of the roster: there the one who came later has a number behind the name.
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
fn two_of_one_name_who_sat_at_one_table_or_paid_each_other_stay_two() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.args(&["players", "rename", "Ann", "Ann K."], "").good();
    // The new Ann sits beside the old one, who is called otherwise at this table.
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
fn somebody_known_by_name_alone_is_said_and_can_be_parted() {
    let (one, other) = (device(1), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    other.record(&format!("record new {STAKED}"), &[PROP]);
    let file = other.file("in.bundle", one.run("bundle --all").good());
    let tried = other.run(&format!("import --dry-run {file}")).good();
    let said = other.run(&format!("import {file}")).good();
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        let line = format!("{name} is taken for the {name} who is known here");
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
    // They stay apart when the same comes again, and there is nothing to be said.
    let said = other.run(&format!("import {file}")).good();
    assert!(!said.contains("is taken for"), "{said}");
    assert_eq!(other.run("players").good(), names);
    assert_eq!(other.run("check").good(), "all is well\n");
}

#[test]
fn everything_on_another_device_is_everything() {
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
    // What was changed later holds, whichever way it goes; what is older changes nothing.
    there.run("players rename Robert Rob").good();
    there.args(&["schemes", "remove", "friday"], "").good();
    let back = cli.file("back.bundle", there.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    assert!(there.run("players").good().contains("Rob "));
    assert_ne!(there.run("schemes show friday").code, 0);
    cli.run(&format!("import {back}")).good();
    assert!(cli.run("players").good().contains("Rob "));
    // And a second time it is known.
    let known = cli.run(&format!("import {back} --json")).json();
    assert_eq!(known[0]["before"], serde_json::Value::Null);
}

#[test]
fn a_session_that_went_on_in_two_ways_is_refused() {
    let cli = device(1);
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let bundle = cli.run("bundle --all").good();
    let there = device(2);
    let file = there.file("in.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    cli.record("record last", &[PROP]);
    there.record("record last", &[MISERE]);
    let before = there.run("bundle --all").good();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.contains("is known and went on another way here"),
        "{line}"
    );
    assert_eq!(there.run("bundle --all").good(), before);
}

/// Two devices with a session that went on differently, and each with a session of its own; a bundle of each.
fn two_ways() -> [(Cli, String); 2] {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, MISERE]);
    let there = device(5);
    let file = there.file("first.bundle", cli.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    // One way has a hand more, the other another hand in place of the last one.
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

/// The hands of each session on a device, by how many there are.
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
fn a_session_that_went_two_ways_keeps_nothing_else_out() {
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
            ran.err.contains("went on another way here; "),
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
fn either_way_of_a_session_or_both_may_be_kept() {
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
        // Once both have gone the same way they are one again.
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
fn a_table_that_is_behind_changes_nothing_and_a_deleted_session_keeps_nothing_out() {
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
    // The rest of a table comes in beside one that was deleted here.
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
        "0 new sessions with 0 new hands, 1 session known already, 1 session deleted here and left so\n"
    );
}

#[test]
fn a_session_that_was_deleted_here_stays_so() {
    let cli = device(1);
    let id = cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let file = cli.file("in.bundle", cli.run("bundle --all").good());
    cli.run("delete last").good();
    assert_eq!(
        cli.run(&format!("import {file}")).good(),
        "0 new sessions with 0 new hands, 1 session deleted here and left so\n"
    );
    assert_eq!(cli.sessions().len(), 0);
    cli.run(&format!("undo {id}")).good();
    assert_eq!(cli.sessions().len(), 1);
}

#[test]
fn a_bundle_that_is_damaged_or_cut_off_writes_nothing() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
    cli.run("paid last --all").good();
    let bundle = cli.run("bundle --all").good().into_bytes();
    let there = device(2);
    let mut rng = crate::support::Rng::new(3);
    for round in 0..crate::support::cases(100).cases {
        let mut bytes = bundle.clone();
        let at = rng.below(bytes.len());
        match round % 3 {
            0 => bytes[at] ^= 1 << rng.below(8),
            1 => bytes.truncate(at),
            _ => {
                bytes.remove(at);
            }
        }
        let file = there.file("in.bundle", &bytes);
        there.run(&format!("import {file}")).bad(1);
        assert!(!there.db().exists());
    }
    // A line more, a line less, two lines in another order.
    let text = String::from_utf8(bundle).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for skipped in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(skipped);
        let file = there.file("in.bundle", fewer.join("\n") + "\n");
        there.run(&format!("import {file}")).bad(1);
    }
    let file = there.file("in.bundle", format!("{text}{}\n", lines[0]));
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.ends_with("stands behind the last line of the bundle"),
        "{line}"
    );
    let newer = text.replacen("\"format\":2", "\"format\":3", 1);
    let file = there.file("in.bundle", newer);
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.ends_with("line 1: bundle format 3 is newer than this program reads (2)"),
        "{line}"
    );
    let file = there.file("in.bundle", "{\"a\":1}\n");
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.ends_with("line 1: is not the first line of a bundle"),
        "{line}"
    );
    assert!(!there.db().exists());
    for (line, code) in [
        ("bundle", 2),
        ("bundle last --all", 2),
        ("bundle 0", 1),
        ("bundle --all", 0),
    ] {
        assert_eq!(device(3).run(line).code, code, "{line}");
    }
}
