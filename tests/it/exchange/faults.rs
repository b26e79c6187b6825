//! Refused files, each with line and reason.

use super::{Table, evening, imported, read, written};
use crate::support::{Evening, stake};
use oddtrick::exchange::Layout::{self, Hands};
use oddtrick::exchange::{LONGEST_FIELD, LONGEST_LINE, LONGEST_NOTE, LONGEST_SETUP, Sessions};
use oddtrick::ledger::Ledger;
use oddtrick::scheme::SettleMode;
use std::io::Read;

/// Two hands for four players: lines 2 and 3 of layout hands, 2 to 5 and 6 to 9 of layout long.
fn two_hands() -> Ledger {
    let mut evening = Evening::new("solo-whist-points", &[], 4)
        .staked(stake("0.05", "GBP"), SettleMode::PerPoint);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"prop-and-cop","declarers":["Bob","Dee"],"tricks":8}"#,
    );
    evening.ledger
}

/// The same as CSV.
pub(super) fn table(layout: Layout) -> Table {
    Table::of(&written(layout, &[two_hands()]))
}

/// The error of a file.
pub(super) fn refused(text: &str) -> String {
    match imported(text) {
        Ok(_) => "accepted".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn header_rows() {
    let header = |layout: Layout| layout.header().join(",");
    let hands = header(Layout::Hands);
    for (text, wanted) in [
        (String::new(), "line 1: there is no header row"),
        ("\r\n\n\r".to_owned(), "line 1: there is no header row"),
        (
            "a,b\r\n1,2\r\n".to_owned(),
            "line 1: this is not the header of an Odd Trick table",
        ),
        (
            "id\0name".to_owned(),
            "line 1: the line contains a NUL character",
        ),
        (
            header(Layout::Summary),
            "line 1: a summary cannot be imported; only the layouts `hands` and `long` can",
        ),
        (
            hands.replace("dealer", "delaer"),
            "line 1: unknown column `delaer`, did you mean `dealer`?",
        ),
        (hands.replace("dealer", ""), "line 1: unknown column ``"),
        (
            format!("{hands},dealer"),
            "line 1: column `dealer` occurs twice",
        ),
        (
            hands.replace("dealer,", ""),
            "line 1: column `dealer` is missing",
        ),
        (
            hands.replace(",player12", ""),
            "line 1: column `player12` is missing",
        ),
        (
            format!("\r\n\r\n{hands},\"x"),
            "line 3: a quoted field has no closing quote",
        ),
        (
            format!("{hands},x\"x"),
            "line 1: a field contains a quote but is not quoted as a whole",
        ),
        (
            format!("\"{hands}\"x"),
            "line 1: a field contains a quote but is not quoted as a whole",
        ),
        (
            "a,".repeat(1_000_000),
            "line 1: the row is longer than 524288 bytes",
        ),
    ] {
        assert_eq!(refused(&text), wanted, "{text:.60}");
    }
    assert_eq!(imported(&hands), Ok(Vec::new()));
}

#[test]
fn encodings() {
    let text = written(Layout::Hands, &[evening()]);
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let utf16 = format!("\u{feff}{text}");
        let utf16: Vec<u8> = utf16.encode_utf16().flat_map(bytes).collect();
        assert_eq!(
            read(utf16.as_slice()).unwrap_err().to_string(),
            "line 1: the file is UTF-16 text; save it in UTF-8, a table as CSV"
        );
    }
    assert_eq!(
        read(&b"SQLite format 3\0\x10\0"[..])
            .unwrap_err()
            .to_string(),
        "line 1: the file is a database; import a bundle or a CSV file that was written from it"
    );
    // The second hand's note takes lines 3 and 4; its fault is on the second of them.
    for (bad, wanted) in [
        (0xF6, "line 4: the line is not UTF-8 text"),
        (0, "line 4: the line contains a NUL character"),
    ] {
        let mut bytes = text.clone().into_bytes();
        let place = text.find("lines, ").unwrap();
        bytes[place] = bad;
        assert_eq!(read(bytes.as_slice()).unwrap_err().to_string(), wanted);
    }
}

#[test]
fn limits() {
    let set = |column: &str, value: &str| {
        let mut table = table(Layout::Hands);
        table.set(1, column, value);
        refused(&table.text())
    };
    let fits = |bytes: usize| "x".repeat(bytes);
    assert_eq!(set("note", &fits(LONGEST_NOTE)), "accepted");
    assert_eq!(
        set("note", &format!("'={}", fits(LONGEST_NOTE - 1))),
        "accepted"
    );
    assert_eq!(
        set("note", &fits(LONGEST_NOTE + 1)),
        "line 3: `note` is longer than 16384 bytes"
    );
    assert_eq!(
        set("title", &fits(LONGEST_FIELD + 1)),
        "line 3: `title` is longer than 1024 bytes"
    );
    assert_eq!(
        set("points1", &fits(LONGEST_FIELD + 1)),
        "line 3: `points1` is longer than 1024 bytes"
    );
    assert_eq!(
        set("title", &fits(LONGEST_LINE)),
        "line 3: the row is longer than 524288 bytes"
    );
    assert_eq!(
        set("setup", &fits(LONGEST_SETUP)),
        "line 3: `setup` must be empty here, not `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…`"
    );
    assert_eq!(
        set("setup", &fits(LONGEST_SETUP + 1)),
        "line 3: `setup` is longer than 229376 bytes"
    );
    // A row of the maximum length is parsed.
    let empty = table(Layout::Hands).text();
    let row = empty.lines().nth(2).unwrap();
    let title = LONGEST_LINE - row.len() + "Saturday".len();
    assert_eq!(
        set("title", &fits(title)),
        "line 3: `title` is longer than 1024 bytes"
    );
    assert_eq!(
        set("title", &fits(title + 1)),
        "line 3: the row is longer than 524288 bytes"
    );
    let header = |bytes: usize| {
        let known = Layout::Hands.header().join(",");
        let unknown = fits(bytes - known.len() - 1);
        refused(&format!("{known},{unknown}\r\n"))
    };
    assert!(header(LONGEST_LINE).starts_with("line 1: unknown column `xxx"));
    assert_eq!(
        header(LONGEST_LINE + 1),
        "line 1: the row is longer than 524288 bytes"
    );
}

#[test]
fn an_endless_file_is_refused() {
    let header = Layout::Hands.header().join(",") + "\n";
    for (begin, endless) in [
        ("", b'a'),
        ("\"", b'a'),
        ("\"", b'\n'),
        ("", b'"'),
        ("", b','),
        ("a,\"", b','),
    ] {
        let file = header
            .as_bytes()
            .chain(begin.as_bytes())
            .chain(std::io::repeat(endless));
        let error = read(file).unwrap_err();
        assert_eq!(error.line, 2, "{error}");
    }
}

#[test]
fn endless_faults_are_refused() {
    /// Rows of one field each.
    struct Ragged;
    impl Read for Ragged {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let end = into.len() / 2 * 2;
            into[..end]
                .chunks_mut(2)
                .for_each(|two| two.copy_from_slice(b"x\n"));
            Ok(end)
        }
    }
    let header = Layout::Hands.header().join(",") + "\n";
    let sessions = Sessions::new(header.as_bytes().chain(Ragged)).unwrap();
    let errors: Vec<String> = sessions
        .map(|session| session.unwrap_err().to_string())
        .collect();
    assert_eq!(errors.len(), 101);
    assert!(
        errors[99].starts_with("line 101: the row has 1 fields"),
        "{}",
        errors[99]
    );
    assert_eq!(
        errors[100],
        "line 102: more than 100 faults; the rest of the file was not read"
    );
}

#[test]
fn an_endless_session_is_refused() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(&"{\"passed\":true}\n".repeat(oddtrick::exchange::MOST_HANDS));
    let text = written(Layout::Hands, &[evening.ledger.clone()]);
    assert_eq!(refused(&text), "accepted");
    evening.play("{\"passed\":true}");
    let text = written(Layout::Hands, &[evening.ledger]);
    assert_eq!(
        refused(&text),
        "line 20002: the session has more than 20000 hands"
    );
}

#[test]
fn rows() {
    let good = written(Layout::Long, &[two_hands()]);
    let lines: Vec<&str> = good.lines().collect();
    let of = |rows: &[usize]| {
        rows.iter()
            .map(|row| format!("{}\r\n", lines[*row]))
            .collect::<String>()
    };
    for (text, wanted) in [
        (of(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), "accepted"),
        (of(&[0, 1, 2, 3, 4]), "accepted"),
        (
            of(&[0, 1, 2, 3]),
            "line 2: the number of seats does not fit the scheme, or a player has two seats",
        ),
        (
            of(&[0, 5, 6, 7, 8]),
            "line 2: a session begins here without its `setup`",
        ),
        (
            of(&[0, 1, 2, 4, 3]),
            "line 4: `seat` is `4`, but the rest of the file gives `3`",
        ),
        (
            of(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 1]),
            "line 10: this is hand 1, but hand 3 comes next",
        ),
        (
            of(&[0, 1, 2, 3, 4, 4]),
            "line 6: hand 1 has more rows than there are players",
        ),
        (
            of(&[0]) + "a,b\r\n",
            "line 2: the row has 2 fields; the header has 35",
        ),
        (
            of(&[0, 1, 2]) + "\r\n\r\n" + &of(&[3]) + "x",
            "line 7: the row has 1 fields; the header has 35",
        ),
        (of(&[0, 1, 2, 3, 4]).replace("\r\n", "\r"), "accepted"),
        (
            of(&[0, 1, 2, 3]).replace("\r\n", "\r") + "x",
            "line 5: the row has 1 fields; the header has 35",
        ),
    ] {
        assert_eq!(refused(&text), wanted, "{text}");
    }
    let both = written(Layout::Hands, &[two_hands(), super::without_hands()]);
    let rows: Vec<&str> = both.lines().collect();
    let again = format!("{both}{}\r\n", rows[1]);
    let wanted = "line 5: session 00000000000000000000000000000007 is in the file twice, or its rows are not together";
    assert_eq!(refused(&again), wanted);
    assert_eq!(
        refused(&format!("{both}{}\r\n", rows[3])),
        "line 5: a session without hands must have exactly one row"
    );
}

#[test]
fn setups() {
    let setup = table(Layout::Hands).get(0, "setup").to_owned();
    for (from, to, wanted) in [
        ("{", "", "line 2: `setup` cannot be read: "),
        (
            "{",
            "{\"nonsense\":1,",
            "line 2: `setup` cannot be read: unknown field `nonsense`",
        ),
        (
            "\"first_dealer\":\"Ann\",",
            "",
            "line 2: `setup` cannot be read: missing field `first_dealer`",
        ),
        (
            "\"first_dealer\":\"Ann\"",
            "\"first_dealer\":\"Mallory\"",
            "line 2: `setup` names \"Mallory\", who is not a participant",
        ),
        (
            "[\"Ann\",\"Bob\"",
            "[\"Ann\",\"Ann\"",
            "line 2: the number of seats does not fit the scheme, or a player has two seats",
        ),
        (
            "\"name\":\"Bob\"",
            "\"name\":\"ANN\"",
            "line 2: `setup` names \"Bob\", who is not a participant",
        ),
        (
            "\"name\":\"Bob\"",
            "\"name\":\"Bob \"",
            "line 2: `setup` names \"Bob\", who is not a participant",
        ),
        (
            "\"scheme\":\"",
            "\"ended\":\"noon\",\"scheme\":\"",
            "line 2: `setup` gives \"noon\" as the end, which is not an RFC 3339 instant",
        ),
        (
            "\"scheme\":\"",
            "\"scheme\":\"=\\n",
            "line 2: `setup` has an invalid scheme: line 1: ",
        ),
        (
            "format = 1",
            "format = 2",
            "line 2: `setup` has an invalid scheme: format 2 is too new; this program reads formats up to 1",
        ),
        (
            "solo-whist-points",
            "other",
            "line 2: `scheme` is `solo-whist-points`, but the rest of the file gives `other`",
        ),
        (
            "\"currency\":\"GBP\"",
            "\"currency\":\"EUR\"",
            "line 2: a session has one currency, not both GBP and EUR",
        ),
        (
            "per-point",
            "by-chance",
            "line 2: `setup` cannot be read: unknown variant `by-chance`",
        ),
    ] {
        assert!(setup.contains(from), "{from}\n{setup}");
        let mut table = table(Layout::Hands);
        table.set(0, "setup", &setup.replacen(from, to, 1));
        let found = refused(&table.text());
        assert!(
            found.starts_with(wanted),
            "{to}:\n{found}\nis not\n{wanted}"
        );
    }
}

#[test]
fn a_message_is_one_line_whatever_it_repeats() {
    let nasty = "a\nb\u{202e}c\u{7}";
    for column in [
        "session", "contract", "role1", "more", "date", "player1", "title", "stake",
    ] {
        let mut table = table(Hands);
        table.set(0, column, nasty);
        let found = refused(&table.text());
        let good = found.starts_with("line 2: ")
            && !found.contains(|c: char| c.is_control() || c == '\u{202e}');
        assert!(good, "{column}: {found:?}");
    }
    let header = format!("{},\"{nasty}\"", Hands.header().join(","));
    assert_eq!(
        refused(&header),
        "line 1: unknown column `a\\nb\\u{202e}c\\u{7}`"
    );
}

#[test]
fn the_rest_of_a_session_with_a_fault_is_skipped() {
    let mut table = table(Layout::Hands);
    table.set(1, "points1", "1");
    let text = table.text();
    let mut sessions = oddtrick::exchange::Sessions::new(text.as_bytes()).unwrap();
    let error = sessions.next().unwrap().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 3: the points of Ann are 1, but the scheme gives -4"
    );
    assert!(sessions.next().is_none());
}
