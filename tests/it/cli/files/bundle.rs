//! `bundle`, and its import.

use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE, undo_number};
use oddtrick::app::{App, ImportFiles, System, VersionToKeep};
use oddtrick::store::Database;
use oddtrick::task::Work;
use std::sync::Arc;
use std::sync::atomic::Ordering;

pub(crate) const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP";

/// A database with ids and a clock distinct from all others in a test.
pub(crate) fn device(number: u64) -> Cli {
    let cli = Cli::new();
    cli.ticks.store(1000 * number, Ordering::Relaxed);
    cli
}

/// Imports these into a new database in order; returns all its output.
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
fn a_bundle_round_trips_and_is_imported_once() {
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
    // Undone changes can be redone there.
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

/// An editor that saves a bundle may add a byte order mark and carriage returns.
#[test]
fn a_bundle_that_an_editor_saved_is_imported() {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
    let bundle = cli.run("bundle --all").good();
    let returns = bundle.replace('\n', "\r\n");
    for saved in [
        format!("\u{FEFF}{bundle}"),
        format!("\u{FEFF}{returns}"),
        returns,
    ] {
        let there = device(2);
        let file = there.file("in.bundle", saved);
        there.run(&format!("import {file}")).good();
        assert_eq!(there.run("bundle --all").good(), bundle);
    }
}

#[test]
fn a_payment_undone_elsewhere_is_imported() {
    let (one, other) = (device(1), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    one.run("paid last --all").good();
    let file = other.file("first.bundle", one.run("bundle --all").good());
    other.run(&format!("import {file}")).good();
    one.run("paid --undo last").good();
    let file = other.file("second.bundle", one.run("bundle --all").good());
    let app = App::new(&other.environment().options, Box::new(System)).unwrap();
    let files = ImportFiles {
        paths: vec![file.clone().into()],
        version_to_keep: VersionToKeep::Leave,
        clock: app.clock(),
    };
    let preview = || {
        let read = app.read(|db| files.read(db, &Work::default()));
        read.unwrap().0
    };
    assert!(preview().brings_something);
    other.run(&format!("import {file}")).good();
    assert!(!preview().brings_something);
}

#[test]
fn nothing_is_imported_into_a_database_that_cannot_be_written() {
    let (one, other) = (device(1), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    other.record(&format!("record new {STAKED}"), &[SOLO]);
    let file = other.file("a.bundle", one.run("bundle --all").good());
    // As it is opened in a folder that cannot be written.
    let mut db = Database::open_copy(&other.db()).unwrap();
    let files = ImportFiles {
        paths: vec![file.into()],
        version_to_keep: VersionToKeep::Leave,
        clock: Arc::new(System),
    };
    let done = files.import(&mut db, &Work::default());
    assert_eq!(done.unwrap_err().to_string(), "the database is read-only");
}

#[test]
fn a_player_listed_with_a_number_since_an_import_is_named() {
    let (one, other) = (device(1), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    let file = other.file("first.bundle", one.run("bundle --all").good());
    other.run(&format!("import {file}")).good();
    other.run("players rename Ann Eve").good();
    let table = STAKED
        .replace("Ann", "Eve")
        .replace("Bob,Cy,Dee", "Fay,Gus,Hal");
    one.record(
        &format!("record new {table}"),
        &[&SOLO.replace("Ann", "Eve")],
    );
    let file = one.file("second.bundle", other.run("bundle --all").good());
    for line in ["import --dry-run", "import"] {
        let said = one.run(&format!("{line} {file}")).good();
        assert!(
            said.contains("Ann renamed to Eve (2), as in the file\n"),
            "{said}"
        );
    }
    // In the other direction the other player gets the number.
    let file = other.file("third.bundle", one.run("bundle --all").good());
    for line in ["import --dry-run", "import"] {
        let said = other.run(&format!("{line} {file}")).good();
        assert!(
            said.contains("Eve renamed to Eve (2), as in the file\n"),
            "{said}"
        );
    }
}

#[test]
fn bundles_make_the_same_database_in_every_order() {
    // One device exports its session at three moments, another one a session of the same four players.
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
    // An export after importing the other's changes nothing either.
    let file = one.file("in.bundle", &fourth);
    one.run(&format!("import {file}")).good();
    assert_eq!(one.run("bundle --all").good(), wanted[0]);
}

/// All permutations of this many items.
pub(crate) fn orders(n: usize) -> Vec<Vec<usize>> {
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
fn sessions_settled_together_are_exported_together() {
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
    assert!(settled.starts_with("Nobody owes anything\n"), "{settled}");
}

#[test]
fn players_who_joined_are_mapped_to_local_ids() {
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

#[test]
fn a_diverged_session_is_refused() {
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
    assert!(line.contains("continued differently here"), "{line}");
    assert_eq!(there.run("bundle --all").good(), before);
}

#[test]
fn another_session_with_the_same_id_is_refused() {
    // Both draw the same ids.
    let (cli, there) = (device(1), device(1));
    let id = cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let other = format!("{TABLE} --dealer Bob");
    assert_eq!(there.record(&format!("record new {other}"), &[SOLO]), id);
    let before = there.run("bundle --all").good();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    let line = there.run(&format!("import {file}")).bad(1);
    let wanted = "is known with another scheme, start or first dealer";
    assert!(line.contains(&id) && line.ends_with(wanted), "{line}");
    assert_eq!(there.run("bundle --all").good(), before);
}

#[test]
fn a_session_deleted_here_stays_deleted() {
    let cli = device(1);
    let id = cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let file = cli.file("in.bundle", cli.run("bundle --all").good());
    cli.run("delete last").good();
    assert_eq!(
        cli.run(&format!("import {file}")).good(),
        "0 new sessions with 0 new hands, 1 session deleted here and left deleted\n"
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
    // A line added, a line removed, two lines swapped.
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
        line.ends_with("the bundle has already ended before this line"),
        "{line}"
    );
    let newer = text.replacen("\"format\":2", "\"format\":3", 1);
    let file = there.file("in.bundle", newer);
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.ends_with("line 1: bundle format 3 is too new; this program reads formats up to 2"),
        "{line}"
    );
    let file = there.file("in.bundle", "{\"a\":1}\n");
    let line = there.run(&format!("import {file}")).bad(1);
    assert!(
        line.ends_with("line 1: this is not the first line of a bundle"),
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

#[test]
fn the_local_season_keeps_the_name_of_two() {
    let (cli, there) = (Cli::new(), Cli::new());
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let bring = || {
        let file = there.file("in.bundle", cli.run("bundle --all").good());
        there.run(&format!("import {file}")).good()
    };
    bring();
    cli.run("season keep Club --players Ann").good();
    there.run("season keep Club --players Bob").good();
    bring();
    cli.run("season keep Club --players Ann --game solo-whist")
        .good();
    let said = bring();
    assert!(said.contains("\nClub (2) is replaced by"), "{said}");
    cli.run("season keep Club --players Ann").good();
    bring();
    for (change, wanted) in [
        ("season list", "Club      Bob\nClub (2)  Ann\n"),
        (
            "season keep Club --players Cy",
            "Club      Cy\nClub (2)  Ann\n",
        ),
        ("season forget Club", "Club    Ann\n"),
    ] {
        there.run(change).good();
        let listed = there.run("season list").good();
        assert!(listed.ends_with(wanted), "{change}: {listed}");
    }
}

#[test]
fn of_two_players_with_one_name_the_renamed_one_is_named() {
    let (one, other, third) = (device(1), device(3), device(5));
    one.record(&format!("record new {STAKED}"), &[SOLO]);
    let table = STAKED.replace("Bob,Cy,Dee", "Fay,Gus,Hal");
    other.record(&format!("record new {table}"), &[SOLO]);
    for from in [&one, &other] {
        let file = third.file("in.bundle", from.run("bundle --all").good());
        let said = third.run(&format!("import {file}")).good();
        if let Some((_, undo)) = said.split_once("`oddtrick undo ") {
            let number = undo.split('`').next().unwrap();
            third.run(&format!("undo {number}")).good();
        }
    }
    let listed = |name: &str| {
        let names = third.run("players").good();
        names.lines().filter(|line| line.starts_with(name)).count()
    };
    assert_eq!(listed("Ann"), 2);
    other.run("players rename Ann Xena").good();
    let file = third.file("in.bundle", other.run("bundle --all").good());
    for line in ["import --dry-run", "import"] {
        let said = third.run(&format!("{line} {file}")).good();
        let named: Vec<&str> = said
            .lines()
            .filter(|line| line.contains("renamed"))
            .collect();
        assert_eq!(named, ["Ann (2) renamed to Xena, as in the file"], "{line}");
    }
    assert_eq!((listed("Ann"), listed("Xena")), (1, 1));
}

#[test]
fn a_name_given_by_a_clock_that_is_behind_stays() {
    let (ahead, behind) = (device(1000), device(1));
    ahead.record(&format!("record new {STAKED}"), &[SOLO]);
    ahead.run("players rename Ann Eve").good();
    let file = behind.file("in.bundle", ahead.run("bundle --all").good());
    behind.run(&format!("import {file}")).good();
    behind.run("players rename Eve Today").good();
    behind.run(&format!("import {file}")).good();
    assert!(behind.run("players").good().contains("Today"));
}

#[test]
fn the_latest_change_holds_if_a_clock_was_ahead() {
    let (ahead, behind) = (device(1000), device(1));
    ahead.record(&format!("record new {STAKED}"), &[SOLO]);
    ahead
        .run("schemes make Fri --from oh-hell --set made.constant=3")
        .good();
    ahead.run("season keep Spring --game solo-whist").good();
    ahead.run("season keep Winter --game solo-whist").good();
    let import = |cli: &Cli, bundle: &str| {
        let file = cli.file("in.bundle", bundle);
        cli.run(&format!("import {file}")).good()
    };
    let older = ahead.run("bundle --all").good();
    import(&behind, &older);
    let said = behind.run("players rename Ann Eve").good();
    let renamed = behind.run("bundle --all").good();
    behind.run(&format!("undo {}", undo_number(&said))).good();
    let rules = behind.run("schemes show fri").good();
    let rules = behind.file("fri.toml", rules.replace("constant = 3", "constant = 7"));
    behind.run(&format!("schemes add --replace {rules}")).good();
    behind.run("season keep Spring --game oh-hell").good();
    behind.run("season forget Winter").good();
    let all =
        |cli: &Cli| ["players", "schemes show fri", "season list"].map(|line| cli.run(line).good());
    let wanted = all(&behind);
    assert!(wanted[0].contains("Ann") && wanted[1].contains("constant = 7"));
    for bundle in [older, renamed] {
        let said = import(&behind, &bundle);
        assert!(!said.contains("replaced"), "{said}");
        assert_eq!(all(&behind), wanted);
    }
    import(&ahead, &behind.run("bundle --all").good());
    assert_eq!(all(&ahead)[..2], wanted[..2]);
}
