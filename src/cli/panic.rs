//! What a panic says and does.

use super::error::one_line;
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::process;

/// Makes a panic on any thread say in one line of standard error where it was, and end the program. What was recorded is
/// on the disk by then, as after a kill.
pub fn end_on_panic() {
    set_hook(Box::new(|panic| {
        // Where standard error is closed, there is nobody to tell.
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
