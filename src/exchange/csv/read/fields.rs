//! Splits rows into their fields, unquoted.

use csv::StringRecord;
use csv_core::{ReadRecordResult, Reader};

/// Splits rows into fields.
pub(super) struct Splitter {
    reader: Reader,
    /// Buffers for the fields of a row and their ends.
    room: (Vec<u8>, Vec<usize>),
}

impl Splitter {
    /// A splitter for this separator.
    pub(super) fn new(separator: u8) -> Self {
        Self {
            reader: csv_core::ReaderBuilder::new().delimiter(separator).build(),
            room: (Vec::new(), Vec::new()),
        }
    }

    /// The fields of a complete row without line end; `None` if it is not UTF-8.
    pub(super) fn split(&mut self, row: &[u8]) -> Option<StringRecord> {
        let (text, ends) = &mut self.room;
        // The output is never longer than the input.
        text.resize(text.len().max(row.len()), 0);
        ends.resize(ends.len().max(64), 0);
        let (mut used, mut written, mut fields) = (0, 0, 0);
        self.reader.reset();
        loop {
            // Signal the end of the row.
            let (result, more_used, more_written, more_fields) =
                self.reader
                    .read_record(&row[used..], &mut text[written..], &mut ends[fields..]);
            used += more_used;
            written += more_written;
            fields += more_fields;
            match result {
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::OutputFull => text.resize(text.len() * 2 + 1, 0),
                ReadRecordResult::OutputEndsFull => ends.resize(ends.len() * 2, 0),
                ReadRecordResult::Record | ReadRecordResult::End => break,
            }
        }
        let text = std::str::from_utf8(&text[..written]).ok()?;
        let mut record = StringRecord::with_capacity(written, fields);
        let mut begin = 0;
        for end in &ends[..fields] {
            record.push_field(&text[begin..*end]);
            begin = *end;
        }
        Some(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_split_and_unquoted() {
        let mut splitter = Splitter::new(b';');
        for (row, wanted) in [
            ("a;b", vec!["a", "b"]),
            ("a", vec!["a"]),
            (";", vec!["", ""]),
            ("\"a\";\"b;\"\"c\"\"\n\";", vec!["a", "b;\"c\"\n", ""]),
            ("\"\"", vec![""]),
        ] {
            let fields = splitter.split(row.as_bytes()).unwrap();
            assert_eq!(fields.iter().collect::<Vec<_>>(), wanted, "{row}");
            assert_eq!(
                (fields.len(), fields.get(wanted.len())),
                (wanted.len(), None)
            );
        }
        let many = ";".repeat(999);
        assert_eq!(splitter.split(many.as_bytes()).unwrap().len(), 1000);
        assert_eq!(splitter.split(b"\xff"), None);
    }
}
