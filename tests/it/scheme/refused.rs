//! Invalid documents and their errors.

use super::edits::{EDITS_OF_LONG, EDITS_OF_SHORT};
use super::{LONG, SHORT};
use oddtrick::scheme::document::parse;

#[test]
fn a_document_is_refused_with_its_key_and_its_fault() {
    for (document, edits) in [(SHORT, EDITS_OF_SHORT), (LONG, EDITS_OF_LONG)] {
        check(
            edits
                .iter()
                .map(|(from, to, error)| (document, *from, *to, *error)),
        );
    }
}

/// Each change of a document gives its error.
pub(super) fn check<'a>(edits: impl Iterator<Item = (&'a str, &'a str, &'a str, &'a str)>) {
    let mut wrong = Vec::new();
    for (document, from, to, error) in edits {
        assert!(document.contains(from), "{from}");
        let found = parse(&document.replacen(from, to, 1))
            .map_or_else(|error| error.to_string(), |_| "no error".to_owned());
        if found != error {
            wrong.push(format!("{to}\n  wanted {error}\n  found  {found}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn bounds_are_inclusive() {
    let contracts = |n: usize| -> String {
        let more = |i| {
            format!(
                "[[contracts]]\nid = \"c{i}\"\ndeclarers = 1\ntarget = {{ exactly = 0 }}\npays = 1\n"
            )
        };
        (2..n).map(more).collect()
    };
    let all = SHORT.find("players").unwrap();
    let (head, tail) = (
        &SHORT[..all],
        "[[contracts]]\nid = \"a\"\ndeclarers = 1\ntarget = { exactly = 0 }\npays = 1",
    );
    for (good, bad, error) in [
        (
            SHORT.replace("\"small\"", &format!("\"{}\"", "a".repeat(64))),
            SHORT.replace("\"small\"", &format!("\"{}\"", "a".repeat(65))),
            format!(
                "`id` must be up to 64 lower-case letters and digits with hyphens between them, not `{}…`",
                "a".repeat(60)
            ),
        ),
        (
            SHORT.replace("\"Small\"", &format!("\"{}\"", "a".repeat(1000))),
            SHORT.replace("\"Small\"", &format!("\"{}\"", "a".repeat(1001))),
            format!(
                "`name` must be one line of text of at most 1000 bytes, not `{}…`",
                "a".repeat(60)
            ),
        ),
        (
            format!("{SHORT}{}", contracts(64)),
            format!("{SHORT}{}", contracts(65)),
            "`contracts` has 65 contracts; at most 64 are allowed".to_owned(),
        ),
        (
            format!("{head}players = 4\ndeck = 4\ncards = 1\n{tail}"),
            format!("{head}players = 4\ndeck = 3\ncards = 1\n{tail}"),
            "`deck` has 3 cards, too few for 4 players".to_owned(),
        ),
        (
            format!("{head}players = 12\ncards = 4\nat-table = 12\n{tail}"),
            format!("{head}players = 12\ncards = 4\nat-table = 11\n{tail}"),
            "`at-table` must be within 12: those who are dealt cards, and one more".to_owned(),
        ),
    ] {
        assert_eq!(parse(&good).map(|_| ()), Ok(()), "{error}");
        assert_eq!(parse(&bad).unwrap_err().to_string(), error);
    }
}

#[test]
fn errors_are_one_short_line() {
    for key in [
        "\"a\\nb\"".to_owned(),
        "\"\\u0000\"".to_owned(),
        format!("{}x", "a".repeat(50_000)),
    ] {
        for edited in [
            SHORT.replacen("format", &format!("{key} = 1\nformat"), 1),
            SHORT.replacen("pays", &format!("{key} = 1\npays"), 1),
            SHORT.replacen(
                "\"contracts\"",
                &key.replace('x', "\"").replacen('a', "\"", 1),
                1,
            ),
            format!("{SHORT}\n[{key}\n"),
            format!("{SHORT}\n[names]\n{key} = 3\n"),
        ] {
            let error = parse(&edited).unwrap_err().to_string();
            assert!(
                !error.contains(char::is_control) && error.len() < 400,
                "{error}"
            );
        }
    }
}

#[test]
fn no_input_makes_the_parser_panic() {
    for document in [SHORT, LONG] {
        for end in (0..document.len()).filter(|end| document.is_char_boundary(*end)) {
            // Truncated anywhere it is refused or, at the end of a contract, valid.
            let _ = parse(&document[..end]);
            let _ = parse(&document[end..]);
        }
    }
    for deep in ["[", "{ a = ", "[[", "a."] {
        assert!(parse(&format!("trump = {}", deep.repeat(10_000))).is_err());
        assert!(parse(&deep.repeat(10_000)).is_err());
    }
}
