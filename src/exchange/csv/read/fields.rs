//! The fields of a row, unquoted.

use csv_core::{ReadRecordResult, Reader};

/// The fields of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fields {
    /// All fields, concatenated.
    text: String,
    /// The end of each field.
    ends: Vec<usize>,
}

impl Fields {
    /// The number of fields.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The field at an index from 0.
    pub(super) fn get(&self, place: usize) -> Option<&str> {
        let end = *self.ends.get(place)?;
        let begin = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(begin..end)
    }

    /// All of them in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.len()).filter_map(|place| self.get(place))
    }

    /// Appends a field.
    pub(super) fn push(&mut self, field: &str) {
        self.text.push_str(field);
        self.ends.push(self.text.len());
    }
}

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
    pub(super) fn split(&mut self, row: &[u8]) -> Option<Fields> {
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
        Some(Fields {
            text: std::str::from_utf8(&text[..written]).ok()?.to_owned(),
            ends: ends[..fields].to_vec(),
        })
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
