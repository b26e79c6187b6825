//! A session that goes to another device as CSV, and comes back in a bundle.

use super::devices::balances;
use crate::cli::files::bundle::{STAKED, device};
use crate::cli::{Cli, MISERE, PROP, SOLO};

/// A device with a session of these hands, and another that has it from CSV.
fn devices(hands: &[&str]) -> (Cli, Cli) {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), hands);
    let file = there.file("in.csv", cli.run("export last").good());
    there.run(&format!("import {file}")).good();
    (cli, there)
}

/// Imports everything of one device into another; returns the exit code.
fn bring(from: &Cli, to: &Cli) -> u8 {
    let file = to.file("in.bundle", from.run("bundle --all").good());
    to.run(&format!("import {file}")).code
}

#[test]
fn an_undone_hand_stays_undone_on_both_devices() {
    for changed_there in [false, true] {
        let (cli, there) = devices(&[SOLO, MISERE]);
        let (changed, other) = if changed_there {
            (&there, &cli)
        } else {
            (&cli, &there)
        };
        changed.run("undo last").good();
        let wanted = balances(changed);
        assert_eq!(bring(other, changed), 0);
        assert_eq!(
            balances(changed),
            wanted,
            "{changed_there}: an older bundle"
        );
        assert_eq!(bring(changed, other), 0);
        assert_eq!(balances(other), wanted, "{changed_there}: a newer bundle");
    }
}

#[test]
fn a_session_stays_reopened() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.run("end last").good();
    let file = there.file("in.csv", cli.run("export last").good());
    there.run(&format!("import {file}")).good();
    cli.run("reopen last").good();
    assert_eq!(bring(&there, &cli), 0);
    cli.record("record last", &[PROP]);
}

#[test]
fn changes_of_both_devices_are_two_versions() {
    let (cli, there) = devices(&[SOLO, PROP, SOLO]);
    there.run("begin-with last Ann=100 Bob=-100").good();
    there.args(&["note", "last", "at Bob's"], "").good();
    cli.record("record last", &[SOLO, MISERE]);
    assert_eq!((bring(&there, &cli), bring(&cli, &there)), (1, 1));
}

#[test]
fn values_that_a_csv_file_replaces_are_named() {
    let (cli, there) = devices(&[SOLO, SOLO]);
    cli.args(&["note", "last", "Cy owes the rent"], "").good();
    cli.run("seats last --replace Dee,Eve").good();
    there.record("record last", &[SOLO]);
    let file = cli.file("back.csv", there.run("export last").good());
    for line in ["import --dry-run", "import"] {
        let said = cli.run(&format!("{line} {file}")).good();
        assert!(
            said.contains("1 of them new, change of seats replaced, note replaced"),
            "{said}"
        );
    }
}

#[test]
fn a_newer_bundle_is_imported_after_older_ones() {
    for (change, back) in [
        ("begin-with last Ann=24 Bob=-24", "undo last"),
        ("end last", "reopen last"),
    ] {
        let (cli, there) = devices(&[SOLO, SOLO, SOLO]);
        cli.run(change).good();
        assert_eq!(bring(&cli, &there), 0, "{change}");
        let stale = cli.file("stale.bundle", there.run("bundle --all").good());
        cli.run(back).good();
        let wanted = balances(&cli);
        cli.run(&format!("import {stale}")).good();
        assert_eq!(balances(&cli), wanted, "{change}: an older bundle");
        assert_eq!(bring(&cli, &there), 0, "{change}");
        assert_eq!(balances(&there), wanted, "{change}: a newer bundle");
        cli.record("record last", &[PROP]);
        assert_eq!(bring(&cli, &there), 0, "{change}");
        assert_eq!(balances(&there), balances(&cli), "{change}");
    }
}

#[test]
fn undo_and_redo_before_the_export_do_not_matter() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO, MISERE]);
    cli.run("undo last").good();
    cli.run("redo last").good();
    let file = there.file("in.csv", cli.run("export last").good());
    there.run(&format!("import {file}")).good();
    there.run("undo last").good();
    let wanted = balances(&there);
    assert_eq!((bring(&cli, &there), bring(&there, &cli)), (0, 0));
    assert_eq!(balances(&there), wanted);
    assert_eq!(balances(&cli), wanted);
}

#[test]
fn changes_on_one_device_and_hands_on_the_other_diverge() {
    for change in [
        "begin-with last Ann=100 Bob=-100",
        "stake last 0.50",
        "seats last --swap Ann,Bob",
        "end last",
    ] {
        let (cli, there) = devices(&[SOLO]);
        cli.run(change).good();
        there.record("record last", &[SOLO]);
        assert_eq!(
            (bring(&cli, &there), bring(&there, &cli)),
            (1, 1),
            "{change}"
        );
    }
    // One device has a further hand, and the other has undone one.
    let (cli, there) = devices(&[SOLO, PROP]);
    cli.record("record last", &[SOLO]);
    there.run("undo last").good();
    assert_eq!((bring(&cli, &there), bring(&there, &cli)), (1, 1));
}

#[test]
fn changes_after_the_last_hand_diverge_from_more_hands_of_a_csv_file() {
    let (cli, ended, there) = (device(1), device(3), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
    assert_eq!(bring(&cli, &ended), 0);
    cli.record("record last", &[SOLO]);
    let file = there.file("in.csv", cli.run("export last").good());
    there.run(&format!("import {file}")).good();
    ended.args(&["note", "last", "at Bob's"], "").good();
    ended.run("end last").good();
    assert_eq!((bring(&ended, &there), bring(&there, &ended)), (1, 1));
}

#[test]
fn a_player_of_a_known_session_is_not_taken_for_another_of_the_file() {
    let (cli, there) = devices(&[SOLO]);
    cli.args(&["players", "rename", "Ann", "Ann K."], "").good();
    cli.record(&format!("record new {STAKED}"), &[PROP]);
    let file = there.file("two.csv", cli.run("export --all").good());
    let said = there.run(&format!("import {file}")).good();
    assert!(!said.contains("is taken to be"), "{said}");
    let players = there.run("players --json").json().pop().unwrap();
    assert_eq!(players.as_array().unwrap().len(), 5);
    assert_eq!((bring(&there, &cli), bring(&cli, &there)), (0, 0));
    assert_eq!(balances(&there), balances(&cli));
}

#[test]
fn a_player_who_joined_and_left_without_a_hand_is_no_change() {
    for back in ["undo last", "seats last --leave Eve"] {
        let (cli, there) = (device(1), device(5));
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        cli.run("seats last --join Eve").good();
        assert_eq!(bring(&cli, &there), 0);
        cli.run(back).good();
        cli.record("record last", &[PROP]);
        let file = there.file("in.csv", cli.run("export last").good());
        there.run(&format!("import {file}")).good();
        let exports = || [&cli, &there].map(|one| one.run("export last --layout long").good());
        let [ours, theirs] = exports();
        assert_eq!(ours, theirs, "{back}");
        for hand in [MISERE, SOLO] {
            assert_eq!((bring(&cli, &there), bring(&there, &cli)), (0, 0), "{back}");
            cli.record("record last", &[hand]);
            assert_eq!(bring(&cli, &there), 0, "{back}");
            let [ours, theirs] = exports();
            assert_eq!(ours, theirs, "{back}");
        }
        assert_eq!(there.run("check").good(), "all is well\n");
    }
}
