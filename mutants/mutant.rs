//! Tells which mutant is active. Copied into the mutated sources.

use std::io::Write;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

static CHOSEN: LazyLock<u32> = LazyLock::new(|| {
    std::env::var("ODDTRICK_MUTANT")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(u32::MAX)
});

/// The file that records the mutants reached.
static HITS: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("ODDTRICK_HITS").ok());

static ASKED: [AtomicBool; 1 << 14] = [const { AtomicBool::new(false) }; 1 << 14];

/// Whether this mutant is active.
pub fn on(number: u32) -> bool {
    if let Some(hits) = &*HITS
        && !ASKED[number as usize].swap(true, Ordering::Relaxed)
    {
        let mut file = std::fs::File::options()
            .create(true)
            .append(true)
            .open(hits)
            .expect("the file of hits opens");
        writeln!(file, "{number}").expect("the file of hits is written");
    }
    number == *CHOSEN
}
