//! Players whom two devices know by several ids or names.

use super::devices::balances;
use crate::cli::files::bundle::{STAKED, device};
use crate::cli::{Cli, SOLO, undo_number};
use std::sync::atomic::Ordering;

/// A file with a bundle of everything on a device.
fn bundle(from: &Cli, to: &Cli, name: &str) -> String {
    to.file(name, from.run("bundle --all").good())
}

#[test]
fn files_of_one_command_are_imported_as_if_one_by_one() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    cli.run("paid last --from Bob --to Ann").good();
    let old = bundle(&cli, &there, "old.bundle");
    cli.run("players rename Ann Anna").good();
    cli.run("paid --undo last").good();
    let new = bundle(&cli, &there, "new.bundle");
    for line in ["import --dry-run", "import"] {
        let said = there.run(&format!("{line} {old} {new}")).good();
        assert!(said.contains("Bob paid Anna "), "{said}");
    }
    assert_eq!(balances(&there), balances(&cli));
    let other = device(9);
    other.run(&format!("import {new} {old}")).good();
    assert_eq!(balances(&other), balances(&cli));
}

#[test]
fn a_player_merged_in_the_file_is_not_matched_by_name() {
    let table = |names: &str| STAKED.replace("Ann,Bob,Cy,Dee", names);
    for merge in ["Bob into Dee", "Dee into Bob"] {
        let (cli, there) = (device(1), device(5));
        let bob = SOLO.replace("Ann", "Bob");
        let dee = SOLO.replace("Ann", "Dee");
        cli.record(&format!("record new {}", table("Bob,Kim,Lea,Meg")), &[&bob]);
        cli.record(&format!("record new {}", table("Dee,Kim,Lea,Meg")), &[&dee]);
        there.record(&format!("record new {}", table("Bob,Eve,Fay,Gus")), &[&bob]);
        there.record(&format!("record new {}", table("Dee,Eve,Fay,Gus")), &[&dee]);
        there.run(&format!("players merge {merge}")).good();
        let kept = merge.split(' ').next_back().unwrap();
        let file = bundle(&there, &cli, "in.bundle");
        let said = cli.run(&format!("import {file}")).good();
        assert_eq!(said.matches("is taken to be").count(), 1, "{said}");
        assert!(said.contains(&format!("\n{kept} is taken to be")), "{said}");
        let file = bundle(&cli, &there, "in.bundle");
        there.run(&format!("import {file}")).good();
        let names = cli.run("balances --json").good();
        assert!(
            names.contains("\"Bob\"") && names.contains("\"Dee\""),
            "{names}"
        );
        assert_eq!(balances(&there), names, "{merge}");
    }
}

#[test]
fn a_latecomer_from_csv_has_the_same_number_after_the_name_on_both_devices() {
    let (cli, there) = (device(1), device(5));
    let table = |names: &str| {
        format!("record new --scheme oh-hell --players {names} --stake 1 --currency GBP")
    };
    let hand = r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#;
    cli.record(&table("Kim,Lea"), &[hand]);
    there.record(&table("Ann,Bob"), &[hand]);
    cli.ticks.store(9000, Ordering::Relaxed);
    cli.run("seats last --join Ann").good();
    let hand = r#"{"cards":1,"bids":[0,0,0],"tricks":[0,0,1]}"#;
    cli.record("record last", &[hand]);
    let file = there.file("in.csv", cli.run("export last").good());
    let said = there.run(&format!("import {file}")).good();
    there.run(&format!("undo {}", undo_number(&said))).good();
    for (from, to) in [(&there, &cli), (&cli, &there)] {
        let file = bundle(from, to, "in.bundle");
        to.run(&format!("import {file}")).good();
    }
    let names = balances(&cli);
    assert!(names.contains("\"Ann (2)\""), "{names}");
    assert_eq!(balances(&there), names);
}
