//! Players whom two devices know by several ids or names.

use super::devices::balances;
use crate::cli::files::bundle::{STAKED, device};
use crate::cli::{Cli, SOLO};

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
