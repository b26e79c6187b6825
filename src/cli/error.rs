//! Errors as one line of text and an exit code.

use crate::app::AppError;
use crate::exchange::ExportError;
use crate::ledger::EditError;
use crate::text::{beginning, escaped, is_control_or_directional};
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::process;
use thiserror::Error;

/// The maximum number of characters of a line; longer ones end in `…`.
const LONGEST: usize = 500;

/// The exit code after Ctrl+C, following shell convention.
pub(super) const STOPPED: u8 = 130;

/// Why a command failed: an exit code and one line. The parser of an argument returns it too, so that it is the whole error
/// line.
#[derive(Clone, Debug, Error)]
#[error("{}", one_line(.text))]
pub(super) struct Failure {
    /// The exit code; 0 if the reader of the output is gone, which is not an error and says nothing.
    pub(super) code: u8,
    text: String,
    /// Whether only the report of a command could not be written.
    pub(super) of_output: bool,
}

/// The result of a step of a command.
pub(super) type Result<T = (), E = Failure> = std::result::Result<T, E>;

#[expect(
    clippy::needless_pass_by_value,
    reason = "the error ends here, and `map_err` hands it over"
)]
impl Failure {
    /// An error of the data.
    pub(super) fn data(error: impl ToString) -> Self {
        Self::of(1, error)
    }

    /// An error of the command line.
    pub(super) fn usage(error: impl ToString) -> Self {
        Self::of(2, error)
    }

    fn of(code: u8, error: impl ToString) -> Self {
        Self {
            code,
            text: error.to_string(),
            of_output: false,
        }
    }
}

/// The remedy for a damaged database.
pub(super) const RECOVERS: &str = "`oddtrick recover` brings back what it can";

impl<E: Into<AppError>> From<E> for Failure {
    fn from(error: E) -> Self {
        let error: AppError = error.into();
        match error {
            // The file is a pipe.
            AppError::Writing(_, error) if error.kind() == io::ErrorKind::BrokenPipe => {
                Self::of(0, error)
            }
            AppError::Export(ExportError::Io(error)) => error.into(),
            error if error.is_stop() => Self::of(STOPPED, error),
            AppError::Edit(EditError::NoSeat { .. } | EditError::HasSeat { .. })
            | AppError::Players { .. }
            | AppError::NoSeat { .. }
            | AppError::SameSeats
            | AppError::DaysReversed { .. }
            | AppError::Stake(_) => Self::usage(error),
            AppError::Damaged(_) => Self::data(format!(
                "{error}; `oddtrick check` says why, and {RECOVERS}"
            )),
            error if error.can_be_recovered() => Self::data(format!("{error}; {RECOVERS}")),
            error => Self::data(error),
        }
    }
}

impl From<csv::Error> for Failure {
    fn from(error: csv::Error) -> Self {
        ExportError::from(error).into()
    }
}

/// Errors of writing to standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::of(0, error);
        }
        let why = crate::app::files::reason(&error);
        Self {
            of_output: true,
            ..Self::data(format!("cannot write to standard output: {why}"))
        }
    }
}

/// A command-line error: that of our own parser of an argument, or else clap's text up to the usage, as one line.
pub(super) fn usage(error: &clap::Error) -> Failure {
    let source = std::error::Error::source(error);
    if let Some(own) = source.and_then(|source| source.downcast_ref::<Failure>()) {
        return own.clone();
    }
    let text = error.render().to_string();
    let said = text.strip_prefix("error: ").unwrap_or(&text);
    let said = said.split("\n\nUsage:").next().unwrap_or_default();
    let paragraphs = said.split("\n\n").map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        words.join(" ")
    });
    let said = paragraphs.filter(|one| !one.is_empty() && !one.starts_with("For "));
    let said: Vec<String> = said.collect();
    Failure::usage(format!("{}; see `oddtrick --help`", said.join("; ")))
}

/// Why the ledger rejects a hand, with players' names in place of seats.
pub(super) fn edit_error(error: &EditError, names: &[String]) -> String {
    match error {
        EditError::Hand { error, .. } => match error.seat() {
            Some(seat) => {
                let name = names.get(seat.index()).map_or("somebody", String::as_str);
                let number = format!("seat {}", seat.index() + 1);
                error.to_string().replacen(&number, name, 1)
            }
            None => error.to_string(),
        },
        EditError::NotSeated { name, .. } => format!("{name} has no seat in this hand"),
        error => error.to_string(),
    }
}

/// Makes a panic on any thread print one line with its location on standard error and end the program. Recorded hands
/// are on disk by then.
pub fn end_on_panic() {
    set_hook(Box::new(|panic| {
        // If standard error is closed, nothing can be reported.
        let _ = writeln!(io::stderr(), "{}", panic_line(panic));
        process::abort();
    }));
}

fn panic_line(panic: &PanicHookInfo) -> String {
    let place = panic.location().map(|at| format!(" at {at}"));
    let why = panic.payload_as_str().unwrap_or("no reason given");
    format!(
        "oddtrick: internal error{}: {}; nothing that was recorded is lost",
        place.unwrap_or_default(),
        one_line(why)
    )
}

/// The text on one line: control characters and directional marks escaped, and shortened.
pub(super) fn one_line(text: &str) -> String {
    escaped(&beginning(text, LONGEST), is_control_or_directional)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::HandError;
    use crate::scheme::partnership_bid::Nil;
    use crate::seat::Seat;

    #[test]
    fn players_are_named() {
        let names = ["Ann", "Bob"].map(str::to_owned);
        let bob = Seat::new(1).unwrap();
        let said = |error| edit_error(&EditError::Hand { number: 9, error }, &names);
        let twice = HandError::Twice {
            key: "declarers",
            seat: bob,
        };
        assert_eq!(said(twice), "Bob is named twice in `declarers`");
        assert_eq!(said(HandError::SitsOut(bob)), "Bob sits this hand out");
        let (seat, bid, cards, nil) = (bob, 2, 2, Nil::Seen);
        for (error, wanted) in [
            (
                HandError::Blank { key: "bids", seat },
                "`bids` has no value for Bob",
            ),
            (
                HandError::BidTooHigh { seat, bid, cards },
                "Bob bids 2, but the highest bid is 2",
            ),
            (
                HandError::BidTooLow {
                    seat,
                    bid,
                    least: 2,
                },
                "Bob bids 2, but the lowest bid is 2",
            ),
            (
                HandError::NoNil { seat, nil },
                "Bob bids nil, which is not played here",
            ),
            (
                HandError::Hooked { seat, bid, cards },
                "Bob may not bid 2: the bids would total 2",
            ),
        ] {
            assert_eq!(said(error), wanted);
        }
        assert_eq!(
            edit_error(&EditError::Ended, &names),
            "the session has ended"
        );
    }

    #[test]
    fn a_message_is_one_line() {
        assert_eq!(one_line("a\nb\u{202E}\u{7}é"), "a\\nb\\u{202e}\\u{7}é");
        assert_eq!(one_line(&"a".repeat(501)).chars().count(), 501);
        assert!(one_line(&"a".repeat(501)).ends_with('…'));
    }
}
