//! `score`: invalid hands and command lines, with their errors verbatim.

use crate::cli::{Cli, SOLO, TABLE};
use std::io::{self, Write};

#[test]
fn an_invalid_hand_prints_no_scores() {
    let cli = Cli::new();
    for (hands, line) in [
        (
            format!(
                "{SOLO}\n\n{}",
                r#"{"contract":"solo","declarers":["Ann"],"tricks":14}"#
            ),
            "hand 2 (line 3): 14 tricks, but the hand has only 13",
        ),
        (
            r#"{"contract":"prop-and-cop","declarers":["Bob","Bob"],"tricks":8}"#.to_owned(),
            "hand 1 (line 1): Bob is named twice in `declarers`",
        ),
        (
            r#"{"contract":"solo","declarers":["Zed"],"tricks":8}"#.to_owned(),
            "hand 1 (line 1): `Zed` is not at the table; the players are Ann, Bob, Cy, Dee",
        ),
        (
            r#"{"contract":"solo","declarers":["An"],"tricks":8}"#.to_owned(),
            "hand 1 (line 1): `An` is not at the table, did you mean `Ann`?",
        ),
        (
            r#"{"contract":"solo","declarers":["ann"],"tricks":8}"#.to_owned(),
            "hand 1 (line 1): `ann` is not at the table, did you mean `Ann`?",
        ),
        (
            r#"{"contract":"solo","declarers":["Ann"],"trick":8}"#.to_owned(),
            "hand 1 (line 1): unknown key `trick`, did you mean `tricks`?",
        ),
        (
            r#"{"contract":"sollo","declarers":["Ann"],"tricks":8}"#.to_owned(),
            "hand 1 (line 1): there is no contract `sollo`, did you mean `solo`?",
        ),
        (
            r#"{"contract":"solo","declarers":["Ann"]}"#.to_owned(),
            "hand 1 (line 1): `tricks` is missing",
        ),
        (
            r#"{"contract":"solo","contract":"solo"}"#.to_owned(),
            "hand 1 (line 1): `contract` is given twice",
        ),
        (
            "not json".to_owned(),
            "hand 1 (line 1): invalid JSON: expected ident at column 2",
        ),
        (
            format!("{SOLO}\n{}", "x".repeat(70_000)),
            "hand 2 (line 2): the line is longer than 65536 bytes",
        ),
    ] {
        for format in ["text", "json", "csv"] {
            assert_eq!(
                cli.feed(&format!("score {TABLE} --format {format}"), &hands)
                    .bad(1),
                line
            );
        }
    }
    let text = cli.feed(&format!("score {TABLE}"), b"\xff\xfe").bad(1);
    assert_eq!(text, "hand 1 (line 1): the line is not UTF-8 text");
}

#[test]
fn usage_errors_are_one_line() {
    let cli = Cli::new();
    for (args, line) in [
        (
            vec![
                "--scheme",
                "solo-whist-pionts",
                "--players",
                "Ann,Bob,Cy,Dee",
            ],
            "there is no scheme `solo-whist-pionts`, did you mean `solo-whist-points`? `oddtrick schemes` lists them",
        ),
        (
            vec!["--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy"],
            "3 players, but this scheme seats 4 to 5",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,ann",
            ],
            "two players are called ann",
        ),
        (
            vec!["--scheme", "solo-whist-points", "--players", "Ann,Bob,,Dee"],
            "a name is empty",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob\nCy,Dee",
            ],
            "`Ann,Bob\\nCy,Dee` is not a list of players such as Ann,Bob,\"Smith, Cy\",Dee",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,Dee",
                "--dealer",
                "Eve",
            ],
            "the dealer `Eve` is not at the table; the players are Ann, Bob, Cy, Dee",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,Dee",
                "--set",
                "unit",
            ],
            "invalid value 'unit' for '--set <KEY=VALUE>': `unit` is not a setting of the form KEY=VALUE; see `oddtrick --help`",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,Dee",
                "--set",
                "unti=4",
            ],
            "unknown key `unti`, did you mean `unit`?",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,Dee",
                "--stake",
                "a",
                "--currency",
                "GBP",
            ],
            "`a` is not a stake; give an amount such as 0.05, or 1/10 for 1 per 10 points",
        ),
        (
            vec![
                "--scheme",
                "solo-whist-points",
                "--players",
                "Ann,Bob,Cy,Dee",
                "--stake",
                "1",
                "--currency",
                "GPB",
            ],
            "`GPB` is not an ISO 4217 currency code",
        ),
    ] {
        let all: Vec<&str> = std::iter::once("score").chain(args).collect();
        assert_eq!(cli.args(&all, SOLO).bad(2), line);
    }
}

#[test]
fn a_reader_that_has_gone_is_no_fault_in_any_format() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let cli = Cli::new();
    let hands = cli.file("hands.jsonl", format!("{SOLO}\n").repeat(1000));
    for format in ["text", "json", "csv"] {
        let args = format!("oddtrick score {TABLE} --format {format} {hands}");
        let mut said = Vec::new();
        let code = oddtrick::cli::run(
            args.split(' '),
            cli.environment(),
            &mut io::empty(),
            &mut Gone,
            &mut said,
        );
        assert_eq!((code, said.as_slice()), (0, &b""[..]), "{format}");
    }
}
