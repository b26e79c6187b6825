//! Panic output.

use super::error::one_line;
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::process;

/// Makes a panic on any thread print one line with its location on standard error and end the program. Recorded hands
/// are on disk by then.
pub fn end_on_panic() {
    set_hook(Box::new(|panic| {
        // If standard error is closed, nothing can be reported.
        let _ = writeln!(io::stderr(), "{}", line(panic));
        process::abort();
    }));
}

fn line(panic: &PanicHookInfo) -> String {
    let place = panic.location().map(|at| format!(" at {at}"));
    let why = panic.payload_as_str().unwrap_or("no reason given");
    format!(
        "oddtrick: internal error{}: {}; nothing that was recorded is lost",
        place.unwrap_or_default(),
        one_line(why)
    )
}
