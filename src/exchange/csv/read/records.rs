//! Splits a file into rows within limits, each with its line.
//!
//! The csv reader reads rows of any length into memory, and an unclosed quote makes an endless one. So rows are cut
//! here first and parsed one by one. This module knows quotes and line ends but no columns.

use super::fields::Splitter;
use crate::exchange::{Fault, ImportError, LONGEST_LINE, LONGEST_SETUP};
use csv::StringRecord;
use memchr::{memchr, memchr3};
use std::io::{BufRead, BufReader, Chain, Cursor, ErrorKind, Read};

/// The maximum bytes of a row held: its `setup` can be twice as long in the file because of doubled quotes.
const MOST_HELD: usize = LONGEST_LINE + 2 * LONGEST_SETUP;

/// The rows of a file.
pub(super) struct Records<R: Read> {
    input: Chain<Cursor<Vec<u8>>, BufReader<R>>,
    /// The field separator.
    pub(super) separator: u8,
    splitter: Splitter,
    /// The next line.
    line: u64,
    buffer: Vec<u8>,
}

/// A row.
pub(super) struct Raw {
    /// The line where it begins.
    pub(super) line: u64,
    /// Its bytes in the file, without line end.
    pub(super) bytes: Vec<u8>,
    /// Its fields, unquoted.
    pub(super) fields: StringRecord,
}

/// The parser's position in a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ParseState {
    FieldStart,
    Plain,
    Quoted,
    /// After a quote in a quoted field: the field's end, or the first of a doubled quote.
    Quote,
}

impl<R: Read> Records<R> {
    /// Reads a file with the separator of its first line: comma, semicolon or tab.
    pub(super) fn new(file: R) -> Result<Self, ImportError> {
        let mut file = BufReader::new(file);
        let mut first = Vec::new();
        let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX);
        file.by_ref()
            .take(most)
            .read_until(b'\n', &mut first)
            .map_err(|error| unreadable(&error, 1))?;
        if first.starts_with(b"\xff\xfe") || first.starts_with(b"\xfe\xff") {
            return Err(Fault::Utf16.at(1));
        }
        if first.starts_with(b"SQLite format 3\0") {
            return Err(Fault::Database.at(1));
        }
        let count = |byte: u8| first.split(|other| *other == byte).count();
        let separator = [b'\t', b';', b',']
            .into_iter()
            .max_by_key(|byte| count(*byte))
            .unwrap_or(b',');
        if first.starts_with(b"\xef\xbb\xbf") {
            first.drain(..3);
        }
        Ok(Self {
            input: Cursor::new(first).chain(file),
            separator,
            splitter: Splitter::new(separator),
            line: 1,
            buffer: Vec::new(),
        })
    }

    /// The next row; `None` at the end. Skips blank lines, and rows of separators only, which spreadsheet programs write
    /// for empty ones.
    pub(super) fn next_row(&mut self) -> Result<Option<Raw>, ImportError> {
        loop {
            let line = self.line;
            let goes_on = self.cut()?;
            if self.buffer.iter().any(|byte| *byte != self.separator) {
                return self.split(line).map(Some);
            }
            if !goes_on {
                return Ok(None);
            }
        }
    }

    /// Reads a row into the buffer, without line end; false at the end of the file.
    fn cut(&mut self) -> Result<bool, ImportError> {
        let first = self.line;
        let mut at = ParseState::FieldStart;
        self.buffer.clear();
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(unreadable(&error, self.line)),
            };
            if chunk.is_empty() {
                return if at == ParseState::Quoted {
                    Err(Fault::OpenQuote.at(first))
                } else {
                    Ok(false)
                };
            }
            let mut used = 0;
            let mut end = None;
            if matches!(at, ParseState::FieldStart | ParseState::Plain) {
                // Most rows have no quote and can be scanned quickly.
                let plain = memchr3(b'"', b'\n', b'\r', chunk).unwrap_or(chunk.len());
                if chunk.get(plain) != Some(&b'"') {
                    if self.buffer.len() + plain > MOST_HELD {
                        return Err(Fault::LongLine.at(first));
                    }
                    self.buffer.extend_from_slice(&chunk[..plain]);
                    at = match self.buffer.last() {
                        Some(last) if *last != self.separator => ParseState::Plain,
                        _ => ParseState::FieldStart,
                    };
                    end = chunk.get(plain).copied();
                    used = plain + usize::from(end.is_some());
                }
            }
            for byte in chunk[used..].iter().copied() {
                if end.is_some() {
                    break;
                }
                used += 1;
                if at != ParseState::Quoted && matches!(byte, b'\n' | b'\r') {
                    end = Some(byte);
                    break;
                }
                at = step(at, byte, self.separator).ok_or_else(|| Fault::StrayQuote.at(first))?;
                if self.buffer.len() == MOST_HELD {
                    return Err(Fault::LongLine.at(first));
                }
                self.line += u64::from(byte == b'\n');
                self.buffer.push(byte);
            }
            self.input.consume(used);
            if let Some(end) = end {
                self.line += 1;
                if end == b'\r' && self.peek()? == Some(b'\n') {
                    self.input.consume(1);
                }
                return Ok(true);
            }
        }
    }

    /// The next byte.
    fn peek(&mut self) -> Result<Option<u8>, ImportError> {
        loop {
            match self.input.fill_buf() {
                Ok(chunk) => return Ok(chunk.first().copied()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(unreadable(&error, self.line)),
            }
        }
    }

    /// Splits the row in the buffer into fields.
    fn split(&mut self, line: u64) -> Result<Raw, ImportError> {
        let line_of = |place: usize| {
            let before = self.buffer[..place].split(|byte| *byte == b'\n').count() - 1;
            line.saturating_add(u64::try_from(before).unwrap_or(0))
        };
        if let Err(error) = std::str::from_utf8(&self.buffer) {
            return Err(Fault::NotUtf8.at(line_of(error.valid_up_to())));
        }
        if let Some(place) = memchr(0, &self.buffer) {
            return Err(Fault::Nul.at(line_of(place)));
        }
        let fields = self.splitter.split(&self.buffer);
        Ok(Raw {
            line,
            bytes: self.buffer.clone(),
            fields: fields.ok_or_else(|| Fault::NotUtf8.at(line))?,
        })
    }
}

/// The state after a byte; `None` for a misplaced quote.
fn step(at: ParseState, byte: u8, separator: u8) -> Option<ParseState> {
    match (at, byte) {
        (ParseState::FieldStart | ParseState::Quote, b'"') => Some(ParseState::Quoted),
        (ParseState::Quoted, b'"') => Some(ParseState::Quote),
        (ParseState::Quoted, _) => Some(ParseState::Quoted),
        (_, byte) if byte == separator => Some(ParseState::FieldStart),
        (ParseState::Plain, b'"') | (ParseState::Quote, _) => None,
        (ParseState::FieldStart | ParseState::Plain, _) => Some(ParseState::Plain),
    }
}

fn unreadable(error: &std::io::Error, line: u64) -> ImportError {
    Fault::Unreadable(error.to_string()).at(line)
}
