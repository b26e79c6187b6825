//! Progress of long work on a terminal, and Ctrl+C, which stops it without changes.

use super::english;
use crate::task::{Progress, Work};
use std::io::{self, IsTerminal, Write};
use std::process::exit;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// The delay before progress is shown, and its update interval.
const UPDATE_INTERVAL: Duration = Duration::from_millis(250);

/// Moves the cursor to the start of the line and clears it.
const CLEAR: &str = "\r\u{1b}[K";

/// The current width of the terminal on standard error, if known.
fn terminal_width() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(io::stderr())?;
    Some(usize::from(width.0)).filter(|columns| *columns > 0)
}

/// The progress display and interrupt handling of long work.
#[derive(Default)]
pub struct ProgressDisplay {
    /// The stream for the progress line; `None` to show nothing.
    pub line: Option<Box<dyn Write + Send>>,
    /// Its width in columns, if known. A longer line would wrap and could not be cleared.
    pub width: Option<fn() -> Option<usize>>,
    /// Whether standard output is a terminal, so that progress must not mix with it.
    pub output_is_seen: bool,
    /// Whether Ctrl+C stops long work. A second one ends the program.
    pub interrupts: bool,
}

impl ProgressDisplay {
    /// The display for the process's terminal, if it has one.
    pub fn terminal() -> Self {
        // Windows must enable ANSI escapes. If it cannot, no progress is shown.
        let is_seen = io::stderr().is_terminal()
            && anstyle_query::windows::enable_ansi_colors() != Some(false);
        Self {
            line: is_seen.then(|| Box::new(io::stderr()) as Box<dyn Write + Send>),
            width: Some(terminal_width),
            output_is_seen: io::stdout().is_terminal(),
            interrupts: true,
        }
    }

    /// Runs long work with progress; without it if the work writes to standard output and that is a terminal.
    pub(in crate::cli) fn with_progress<R>(
        &mut self,
        writes_output: bool,
        job: impl FnOnce(&Work) -> R,
    ) -> R {
        let work = Work::default();
        if self.interrupts {
            handle_interrupts(&work);
        }
        let hidden = writes_output && self.output_is_seen;
        let Some(line) = self.line.as_mut().filter(|_| !hidden) else {
            return job(&work);
        };
        let (watched, width) = (&work, self.width);
        thread::scope(|scope| {
            // Dropped when the job is done, which ends the display.
            let (_done, waits) = channel::<()>();
            scope.spawn(move || show(line, width, watched, &waits));
            job(&work)
        })
    }
}

/// The work that Ctrl+C stops. It stays when it has ended, so that its report is not cut off.
static INTERRUPTED: Mutex<Option<Work>> = Mutex::new(None);

/// Makes Ctrl+C stop the work, and end the program the second time.
fn handle_interrupts(work: &Work) {
    static ONCE: Once = Once::new();
    *INTERRUPTED.lock().unwrap_or_else(PoisonError::into_inner) = Some(work.clone());
    // If no handler can be set, Ctrl+C ends the program, which is harmless.
    ONCE.call_once(|| drop(ctrlc::set_handler(interrupt)));
}

fn interrupt() {
    let work = INTERRUPTED.lock().unwrap_or_else(PoisonError::into_inner);
    match &*work {
        Some(work) if !work.is_stopped() => work.stop(),
        _ => exit(crate::cli::error::STOPPED.into()),
    }
}

/// Shows progress until the work is done, then clears the line.
fn show(
    line: &mut dyn Write,
    width: Option<fn() -> Option<usize>>,
    work: &Work,
    done: &Receiver<()>,
) {
    let mut said = false;
    while done.recv_timeout(UPDATE_INTERVAL) == Err(RecvTimeoutError::Timeout) {
        let Some(progress) = work.progress() else {
            continue;
        };
        said = true;
        let columns = width.and_then(|width| width()).unwrap_or(usize::MAX);
        // If the terminal is closed, nothing can be shown.
        drop(write!(line, "{CLEAR}{}", sentence(progress, columns)).and_then(|()| line.flush()));
    }
    if said {
        drop(write!(line, "{CLEAR}").and_then(|()| line.flush()));
    }
}

/// The progress text in ASCII for this many columns, one left free for the cursor.
fn sentence(progress: Progress, columns: usize) -> String {
    let task = english(&progress.task.into()).to_lowercase();
    let share = progress
        .per_cent()
        .map_or_else(String::new, |share| format!(", {share} %"));
    let mut short = format!("{task}{share}");
    let long = format!("{short} (Ctrl+C stops and leaves everything as it was)");
    if long.len() < columns {
        return long;
    }
    short.truncate(columns.saturating_sub(1));
    short
}
