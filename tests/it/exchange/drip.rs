//! A file that arrives byte by byte with interruptions reads the same.

use super::{BOTH, evening, read, written};
use crate::support::{Evening, stake};
use oddtrick::exchange::Layout;
use oddtrick::scheme::SettleMode;
use oddtrick::scheme::keyword::Keyword;
use std::io::{self, ErrorKind, Read};

/// Gives one byte at a time, interrupted before each.
struct Drip<'a> {
    bytes: &'a [u8],
    interrupted: bool,
}

impl Read for Drip<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let some = into.len().min(1);
        self.bytes.read(&mut into[..some])
    }
}

fn dripping(bytes: &[u8]) -> Drip<'_> {
    Drip {
        bytes,
        interrupted: false,
    }
}

#[test]
fn files_are_read_byte_by_byte() {
    for layout in BOTH {
        let text = written(layout, &[evening()]);
        let back = read(dripping(text.as_bytes())).unwrap();
        assert_eq!(back[0].ledger, evening(), "{}", layout.word());
    }
}

#[test]
fn a_misplaced_quote_is_found_byte_by_byte() {
    let mut evening = Evening::new("solo-whist-points", &[], 4)
        .staked(stake("0.05", "GBP"), SettleMode::PerPoint);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"misere","declarers":["Bob"],"tricks":0}"#,
    );
    let good = written(Layout::Hands, &[evening.ledger]);
    let stray = good.replace(",misere,", ",mis\"ere,");
    assert_ne!(stray, good);
    let slowly = read(dripping(stray.as_bytes())).unwrap_err().to_string();
    assert_eq!(slowly, read(stray.as_bytes()).unwrap_err().to_string());
    assert_eq!(
        slowly,
        "line 3: a field contains a quote but is not quoted as a whole"
    );
}

/// A read error is not taken for the end of the file.
#[test]
fn a_read_error_is_not_taken_for_the_end() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }
    }
    let text = written(Layout::Hands, &[evening()]);
    let line = |cut: usize| {
        let error = read(text.as_bytes()[..cut].chain(Failing)).unwrap_err();
        assert!(error.to_string().ends_with("broken pipe"), "{error}");
        error.line
    };
    // In the second row, and between the carriage return and line feed of the first.
    let header = text.find("\r\n").unwrap();
    assert_eq!(line(header + 20), 2);
    let first = header + 2 + text[header + 2..].find("\r\n").unwrap();
    assert_eq!(line(first + 1), 3);
}
