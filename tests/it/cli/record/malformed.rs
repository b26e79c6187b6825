//! Malformed input never panics: it gives exit code 1 and one line.

use crate::cli::{Cli, SOLO, TABLE};
use crate::support::cases;
use proptest::prelude::*;

/// Random bytes, near-valid hands, near-valid CSV, and empty input.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let pieces = prop::sample::select(vec![
        &b"{"[..],
        b"}",
        b"[",
        b"]",
        b"\"",
        b":",
        b",",
        b"\n",
        b"\r\n",
        b"null",
        b"true",
        b"-1",
        b"1e999",
        b"\\u0000",
        b"\\ud800",
        b"\"contract\"",
        b"\"solo\"",
        b"\"declarers\"",
        b"\"Ann\"",
        b"\"tricks\"",
        b"\"adjust\"",
        b"\xff",
        b"\0",
        b"\xef\xbb\xbf",
        b"{\"contract\":\"solo\",\"declarers\":[\"Ann\"],\"tricks\":",
        b"9223372036854775807",
        b"format",
        b"session",
        b"oddtrick/1",
        b"[[contracts]]",
        b"id = \"x\"",
        b"kind = \"contracts\"",
        b"=",
    ]);
    let near = prop::collection::vec(pieces, 0..20).prop_map(|pieces| pieces.concat());
    prop_oneof![near, prop::collection::vec(any::<u8>(), 0..200)]
}

/// Checks a command's reaction to invalid input. Valid input, which is rare, passes.
fn ends_well(cli: &Cli, line: &str, stdin: &[u8]) {
    let ran = cli.feed(line, stdin);
    if ran.code != 0 {
        ran.line(1);
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn any_bytes_as_hands_to_score(input in bytes()) {
        for format in ["text", "json", "csv"] {
            ends_well(&Cli::new(), &format!("score {TABLE} --format {format}"), &input);
        }
    }

    #[test]
    fn any_bytes_as_hands_after_a_good_one(input in bytes()) {
        let hands = [SOLO.as_bytes(), b"\n", &input].concat();
        ends_well(&Cli::new(), &format!("score {TABLE}"), &hands);
    }

    #[test]
    fn any_bytes_as_a_scheme(input in bytes()) {
        let cli = Cli::new();
        let file = cli.file("x.toml", &input);
        ends_well(&cli, &format!("schemes check {file}"), b"");
        ends_well(&cli, &format!("score --scheme {file} --players Ann,Bob,Cy,Dee"), SOLO.as_bytes());
    }

    #[test]
    fn any_bytes_as_a_table(input in bytes()) {
        let cli = Cli::new();
        let file = cli.file("x.csv", &input);
        ends_well(&cli, &format!("import {file}"), b"");
    }

    #[test]
    fn any_text_as_arguments(name in "\\PC{0,20}", key in "[a-z.=\\[\\]\"]{0,20}") {
        let cli = Cli::new();
        for args in [
            vec!["score", "--scheme", "solo-whist-points", "--players", name.as_str()],
            vec!["score", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee", "--dealer", name.as_str()],
            vec!["score", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee", "--set", key.as_str()],
            vec!["score", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee", "--currency", "GBP", "--stake", name.as_str()],
            vec!["log", name.as_str()],
            vec!["show", name.as_str()],
            vec!["sessions", "--search", name.as_str()],
            vec![name.as_str()],
        ] {
            let ran = cli.args(&args, "");
            prop_assert!(ran.code <= 2, "{args:?}");
            if ran.code != 0 {
                prop_assert_eq!(ran.err.lines().count(), 1, "{:?}", args);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn any_bytes_as_hands_to_record(input in bytes()) {
        let cli = Cli::new();
        ends_well(&cli, &format!("record new {TABLE}"), &input);
        prop_assert!(cli.sessions().iter().all(|session| session["hands"] != 0));
    }

    #[test]
    fn any_bytes_in_the_place_of_a_database(input in bytes()) {
        let cli = Cli::new();
        std::fs::write(cli.db(), &input).unwrap();
        for line in ["sessions", "check", "export --all", "undo last"] {
            ends_well(&cli, line, b"");
        }
        prop_assert_eq!(std::fs::read(cli.db()).unwrap(), input);
    }
}

#[test]
fn deep_nesting_and_long_lines_are_refused() {
    let cli = Cli::new();
    for input in [
        "[".repeat(60_000),
        "{\"a\":".repeat(10_000),
        format!("{{\"note\":\"{}\"}}", "a".repeat(65_600)),
        "\0".repeat(10),
    ] {
        cli.feed(&format!("score {TABLE}"), &input).bad(1);
    }
}
