//! Long work on a terminal: one line that says how far it has come, and Ctrl+C, which leaves everything as it was.

use crate::task::{Seen, Task, Work};
use std::io::{self, IsTerminal, Write};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// For how long work goes on before anything is said of it, and how often it is said anew.
const OFTEN: Duration = Duration::from_millis(250);

/// Takes the cursor to the front of the line, and what stands there away.
const CLEAR: &str = "\r\u{1b}[K";

/// How many columns a line has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Width {
    /// Nobody knows.
    #[default]
    Unknown,
    /// So many.
    Columns(usize),
    /// As many as the terminal behind standard error has at that moment.
    OfTerminal,
}

impl Width {
    fn columns(self) -> usize {
        match self {
            Self::Unknown => None,
            Self::Columns(columns) => Some(columns),
            Self::OfTerminal => of_terminal(),
        }
        .unwrap_or(usize::MAX)
    }
}

/// How many columns the terminal has; none where it does not say.
fn of_terminal() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(io::stderr())?;
    Some(usize::from(width.0)).filter(|columns| *columns > 0)
}

/// Where somebody sees how far long work has come, and how they stop it.
#[derive(Default)]
pub struct Watch {
    /// Where the line goes; none where nobody sees it.
    pub line: Option<Box<dyn Write + Send>>,
    /// How wide that is. A line that is longer would wrap, and what wraps is never taken away.
    pub width: Width,
    /// Whether standard output is what somebody sees, so that no line may stand between.
    pub output_is_seen: bool,
    /// Whether Ctrl+C stops long work. A second one ends the program.
    pub interrupts: bool,
}

impl Watch {
    /// That of a program in a terminal, or out of one.
    pub fn terminal() -> Self {
        // Windows is asked to understand what takes a line away. Where it does not, no line is shown.
        let is_seen = io::stderr().is_terminal()
            && anstyle_query::windows::enable_ansi_colors() != Some(false);
        let line = is_seen.then(|| {
            let line: Box<dyn Write + Send> = Box::new(io::stderr());
            line
        });
        Self {
            line,
            width: Width::OfTerminal,
            output_is_seen: io::stdout().is_terminal(),
            interrupts: true,
        }
    }

    /// Does long work that is watched meanwhile.
    pub(in crate::cli) fn over<R>(&mut self, job: impl FnOnce(&Work) -> R) -> R {
        let work = Work::default();
        if self.interrupts {
            heed_interrupts(&work);
        }
        let Some(line) = self.line.take() else {
            return job(&work);
        };
        let (done, waits) = channel::<()>();
        let seen = work.clone();
        let width = self.width;
        let shown = thread::spawn(move || show(line, width, &seen, &waits));
        let came = job(&work);
        drop(done);
        self.line = shown.join().ok();
        came
    }

    /// The same where the work writes to standard output.
    pub(in crate::cli) fn over_output<R>(&mut self, job: impl FnOnce(&Work) -> R) -> R {
        let line = self.line.take_if(|_| self.output_is_seen);
        let came = self.over(job);
        self.line = line.or_else(|| self.line.take());
        came
    }
}

/// What Ctrl+C stops: the flag of the work that began last. Once that is done, what follows is not to be cut off.
static INTERRUPTED: Mutex<Option<Arc<AtomicBool>>> = Mutex::new(None);

/// Has Ctrl+C ask the work to stop, and end the program where it was asked before.
fn heed_interrupts(work: &Work) {
    static ONCE: Once = Once::new();
    *INTERRUPTED.lock().unwrap_or_else(PoisonError::into_inner) = Some(work.stop_flag());
    // Where it cannot be heeded, it ends the program as it always has, which harms nothing.
    ONCE.call_once(|| drop(ctrlc::set_handler(interrupt)));
}

fn interrupt() {
    let flag = INTERRUPTED.lock().unwrap_or_else(PoisonError::into_inner);
    let was_asked = flag
        .as_ref()
        .is_none_or(|stop| stop.swap(true, Ordering::Relaxed));
    if was_asked {
        exit(crate::cli::error::STOPPED.into());
    }
}

/// Says how far work has come until it is done, and gives the line back blank.
fn show(
    mut line: Box<dyn Write + Send>,
    width: Width,
    work: &Work,
    done: &Receiver<()>,
) -> Box<dyn Write + Send> {
    let mut said = false;
    while done.recv_timeout(OFTEN) == Err(RecvTimeoutError::Timeout) {
        let Some(seen) = work.seen() else { continue };
        said = true;
        // Who closes the terminal wants to see nothing.
        drop(
            write!(line, "{CLEAR}{}", sentence(seen, width.columns())).and_then(|()| line.flush()),
        );
    }
    if said {
        drop(write!(line, "{CLEAR}").and_then(|()| line.flush()));
    }
    line
}

/// What is said of work on so many columns, in ASCII, one of them left free for the cursor.
fn sentence(seen: Seen, columns: usize) -> String {
    let task = match seen.task {
        Task::Reading => "reading",
        Task::Keeping => "saving a copy",
        Task::TakingIn => "importing",
        Task::Writing => "writing",
        Task::Copying => "copying",
        Task::Checking => "checking",
        Task::Recovering => "rebuilding",
    };
    let share = seen
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
