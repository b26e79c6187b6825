//! What has to hold of whatever is read from outside, each a function of the bytes that somebody may hand in.
//!
//! The targets of cargo-fuzz call these with bytes that they make up, and `tests/it/laws.rs` takes this very file in and
//! calls them with those in `corpus`, so that no nightly compiler is needed to see that what broke once is mended.

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

/// A message stands on one line, and nothing in it turns the text around it.
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
    assert!(!clean_text(&plain).is_empty(), "nothing is said");
}
