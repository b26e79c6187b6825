//! Hands into the database, from the command line.

mod begin_with;
mod decimals;
mod exact_bid;
mod hands;
mod malformed;
mod notes;
mod readme;
mod seats;

use crate::cli::Cli;

/// Exports everything in every format, imports it twice into an empty database, and compares it, and these facts.
fn there_and_back<T: PartialEq + std::fmt::Debug>(cli: &Cli, facts: impl Fn(&Cli) -> T) {
    for out in ["export --all", "export --all --layout long", "bundle --all"] {
        let text = cli.run(out).good();
        let other = Cli::new();
        let file = other.file("in", &text);
        for _ in 0..2 {
            other.run(&format!("import {file}")).good();
            assert_eq!(other.run(out).good(), text, "{out}");
            assert_eq!(facts(&other), facts(cli), "{out}");
        }
    }
}
