//! Splits a file into rows within limits, each with its line.
//!
//! The csv reader reads rows of any length into memory, and an unclosed quote makes an endless one. So rows are read
//! with its core, piece by piece. This module knows quotes and line ends but no columns.

use crate::exchange::csv::profile::MARK;
use crate::exchange::{Fault, ImportError, LONGEST_LINE, LONGEST_SETUP};
use csv::StringRecord;
use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use memchr::{memchr, memchr_iter};
use std::io::{self, BufRead, BufReader, Chain, Cursor, ErrorKind, Read};

/// The maximum bytes of a row held: its `setup` can be twice as long in the file because of doubled quotes.
const MOST_HELD: usize = LONGEST_LINE + 2 * LONGEST_SETUP;

/// The rows of a file.
pub(super) struct Records<R: Read> {
    input: Chain<Cursor<Vec<u8>>, BufReader<R>>,
    /// The field separator.
    pub(super) separator: u8,
    reader: Reader,
    /// Buffers for the fields of a row and their ends.
    text: Vec<u8>,
    ends: Vec<usize>,
    /// The next line.
    line: u64,
    /// Whether the last row ended with a carriage return, which a line feed may follow.
    is_after_return: bool,
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
        Ok(Self::of(first, file, separator, 1))
    }

    /// Reads text and then the rest of a file, from this line on.
    fn of(first: Vec<u8>, rest: BufReader<R>, separator: u8, line: u64) -> Self {
        Self {
            input: Cursor::new(first).chain(rest),
            separator,
            reader: ReaderBuilder::new().delimiter(separator).build(),
            text: vec![0; 1024],
            ends: vec![0; 64],
            line,
            is_after_return: false,
        }
    }

    /// The next row; `None` at the end. Skips blank lines, and rows of separators only, which spreadsheet programs write
    /// for empty ones.
    pub(super) fn next_row(&mut self) -> Result<Option<Raw>, ImportError> {
        while let Some((bytes, written, fields)) = self.read()? {
            let line = self.line;
            self.line += count(&bytes, b'\n') + 1;
            // A table may begin with byte order marks, and a file consist of several. They are no part of a field.
            if bytes.starts_with(MARK) {
                let marks = bytes.chunks(MARK.len()).take_while(|chunk| *chunk == MARK);
                let row = bytes[marks.count() * MARK.len()..].to_vec();
                let nothing = BufReader::new(io::empty());
                match Records::of(row, nothing, self.separator, line).next_row()? {
                    None => continue,
                    row => return Ok(row),
                }
            }
            let is_blank = bytes.iter().all(|byte| *byte == self.separator);
            if !is_blank || bytes.len() > MOST_HELD {
                let raw = self.checked(line, bytes, written, fields);
                return raw.map(Some);
            }
        }
        Ok(None)
    }

    /// Reads a row; returns its bytes, without line end, and how many bytes and fields it has unquoted. `None` at the end
    /// of the file.
    fn read(&mut self) -> Result<Option<(Vec<u8>, usize, usize)>, ImportError> {
        let (mut bytes, mut written, mut fields) = (Vec::new(), 0, 0);
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(unreadable(&error, self.line)),
            };
            let (text, ends) = (&mut self.text[written..], &mut self.ends[fields..]);
            let (result, used, more_written, more_fields) =
                self.reader.read_record(chunk, text, ends);
            let mut rest = &chunk[..used];
            // Blank lines, and the second byte of a line end.
            while let (true, [byte @ (b'\n' | b'\r'), more @ ..]) = (bytes.is_empty(), rest) {
                self.line += u64::from(*byte == b'\r' || !self.is_after_return);
                self.is_after_return = *byte == b'\r';
                rest = more;
            }
            bytes.extend_from_slice(rest);
            self.input.consume(used);
            written += more_written;
            fields += more_fields;
            match result {
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::OutputFull => self.text.resize(self.text.len() * 2, 0),
                ReadRecordResult::OutputEndsFull => self.ends.resize(self.ends.len() * 2, 0),
                ReadRecordResult::Record => break,
                ReadRecordResult::End => return Ok(None),
            }
            if bytes.len() > MOST_HELD {
                break;
            }
        }
        let end = bytes.pop_if(|byte| matches!(byte, b'\n' | b'\r'));
        self.is_after_return = end == Some(b'\r');
        Ok(Some((bytes, written, fields)))
    }

    /// The row with the fields just read, if it keeps the rules.
    fn checked(
        &self,
        line: u64,
        bytes: Vec<u8>,
        written: usize,
        fields: usize,
    ) -> Result<Raw, ImportError> {
        let quotes = check_quotes(&bytes, self.separator);
        if bytes.len() > MOST_HELD && quotes != Err(Fault::StrayQuote) {
            return Err(Fault::LongLine.at(line));
        }
        quotes.map_err(|fault| fault.at(line))?;
        let line_of = |place: usize| line.saturating_add(count(&bytes[..place], b'\n'));
        if let Err(error) = std::str::from_utf8(&bytes) {
            return Err(Fault::NotUtf8.at(line_of(error.valid_up_to())));
        }
        if let Some(place) = memchr(0, &bytes) {
            return Err(Fault::Nul.at(line_of(place)));
        }
        let text = std::str::from_utf8(&self.text[..written]);
        let text = text.map_err(|_| Fault::NotUtf8.at(line))?;
        let mut split = StringRecord::with_capacity(written, fields);
        let ends = &self.ends[..fields];
        let places = [0].iter().chain(ends).zip(ends);
        split.extend(places.map(|(begin, end)| &text[*begin..*end]));
        Ok(Raw {
            line,
            bytes,
            fields: split,
        })
    }
}

/// How often a byte occurs.
fn count(bytes: &[u8], byte: u8) -> u64 {
    memchr_iter(byte, bytes).count() as u64
}

/// Refuses quotes that a spreadsheet would not write: the csv reader takes them as they come.
fn check_quotes(row: &[u8], separator: u8) -> Result<(), Fault> {
    // Most rows have none.
    if memchr(b'"', row).is_none() {
        return Ok(());
    }
    let mut at = ParseState::FieldStart;
    for byte in row {
        at = step(at, *byte, separator).ok_or(Fault::StrayQuote)?;
    }
    match at {
        ParseState::Quoted => Err(Fault::OpenQuote),
        _ => Ok(()),
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

fn unreadable(error: &io::Error, line: u64) -> ImportError {
    Fault::Unreadable(error.to_string()).at(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_split_and_unquoted() {
        let many = format!("a{}", ";".repeat(999));
        for (row, wanted) in [
            ("a;b", vec!["a", "b"]),
            ("a", vec!["a"]),
            ("\"a\";\"b;\"\"c\"\"\n\";", vec!["a", "b;\"c\"\n", ""]),
            ("\"\"", vec![""]),
            (many.as_str(), [vec!["a"], vec![""; 999]].concat()),
        ] {
            let mut records = Records::new(row.as_bytes()).unwrap();
            let raw = records.next_row().unwrap().unwrap();
            assert_eq!(raw.fields.iter().collect::<Vec<_>>(), wanted, "{row}");
            assert_eq!(raw.bytes, row.as_bytes());
            assert!(records.next_row().unwrap().is_none());
        }
    }

    #[test]
    fn each_row_has_its_line() {
        let text = "a,b\r\n\r\nc,\"d\n\"\r,\re,f\n\n\ng,h";
        let mut records = Records::new(text.as_bytes()).unwrap();
        let lines = std::iter::from_fn(|| records.next_row().unwrap());
        assert!(lines.map(|raw| raw.line).eq([1, 3, 6, 9]));
    }
}
