//! Properties of the parsers of untrusted input, each as a function of the input's bytes.
//!
//! The targets of cargo-fuzz call them with random bytes. `tests/it/laws.rs` includes this file and calls them with the files
//! in `corpus`, so that regressions are tested without a nightly compiler.

mod amount;
mod csv;
mod database;
mod journal;
mod name;
mod scheme;

pub use amount::amount;
pub use csv::{csv, kept};
pub use database::database;
pub use journal::journal;
pub use name::name;
pub use scheme::scheme;

use oddtrick::ledger::clean_text;

/// A message is not empty, has one line, and has no control or override characters.
fn one_line(message: &str) {
    let plain: String = message
        .chars()
        .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}'))
        .collect();
    assert!(!plain.contains(['\n', '\r']), "{message:?}");
    assert!(
        !plain
            .chars()
            .any(|c| c.is_control() || matches!(c, '\u{202A}'..='\u{202E}')),
        "{message:?}"
    );
    assert!(!clean_text(&plain).is_empty(), "the message is empty");
}
