//! Reads lines of any input, including lines that are too long, not UTF-8, empty or without a line end.

use std::io::{self, BufRead, Read};

/// The maximum length of a line in bytes, without its end.
const LONGEST: usize = 64 * 1024;

/// A byte order mark, which some programs write at the start of a file.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// The lines of an input, one by one as they arrive.
pub(super) struct Lines<R> {
    input: R,
    /// The number of the line last read, counted from 1.
    pub(super) number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn of(input: R) -> Self {
        Self { input, number: 0 }
    }

    /// The next line that is not blank, without its end, or why it is no line; `None` at the end of the input. Blank
    /// lines are counted.
    ///
    /// Reads no further than this line, so that a writer can wait for the reply.
    pub(super) fn next(&mut self) -> io::Result<Option<Result<String, String>>> {
        loop {
            let mut line = Vec::new();
            // One byte more than allowed, and the line end.
            let most = u64::try_from(LONGEST + 2).unwrap_or(u64::MAX);
            self.number += 1;
            let read = (&mut self.input).take(most).read_until(b'\n', &mut line);
            if read? == 0 {
                return Ok(None);
            }
            let mut text = line.strip_suffix(b"\n").unwrap_or(&line);
            text = text.strip_suffix(b"\r").unwrap_or(text);
            if self.number == 1 {
                text = text.strip_prefix(MARK).unwrap_or(text);
            }
            if text.len() > LONGEST {
                let why = format!("the line is longer than {LONGEST} bytes");
                return Ok(Some(Err(why)));
            }
            let Ok(text) = str::from_utf8(text) else {
                return Ok(Some(Err("the line is not UTF-8 text".to_owned())));
            };
            if !text.trim().is_empty() {
                return Ok(Some(Ok(text.to_owned())));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8]) -> Vec<Result<(usize, String), String>> {
        let mut lines = Lines::of(input);
        let mut all = Vec::new();
        loop {
            match lines.next().unwrap() {
                None => return all,
                Some(Ok(text)) => all.push(Ok((lines.number, text))),
                Some(Err(error)) => {
                    all.push(Err(error));
                    return all;
                }
            }
        }
    }

    #[test]
    fn blank_lines_are_counted_and_passed_over() {
        let good = |number, text: &str| Ok((number, text.to_owned()));
        assert_eq!(
            read(b"\xEF\xBB\xBFa\r\n\n \t\r\nb\n"),
            [good(1, "a"), good(4, "b")]
        );
        assert_eq!(read(b"a\nb"), [good(1, "a"), good(2, "b")]);
        assert_eq!(read(b""), []);
        assert_eq!(read(b"\n\n"), []);
        assert_eq!(
            read(b"a\xFF"),
            [Err("the line is not UTF-8 text".to_owned())]
        );
    }

    #[test]
    fn the_maximum_length_excludes_the_line_end() {
        for end in ["", "\n", "\r\n"] {
            let long = |n: usize| format!("{}{end}", "a".repeat(n));
            assert_eq!(read(long(LONGEST).as_bytes()).len(), 1, "{end:?}");
            assert!(read(long(LONGEST).as_bytes())[0].is_ok(), "{end:?}");
            assert!(read(long(LONGEST + 1).as_bytes())[0].is_err(), "{end:?}");
        }
    }
}
