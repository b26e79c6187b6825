//! `record`: hands kept one by one.

use super::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use serde_json::json;
use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc;

#[test]
fn each_hand_is_acknowledged_by_a_line() {
    let cli = Cli::new();
    let out = cli
        .feed(
            &format!("record new {TABLE} --title Club"),
            [SOLO, "", PROP].join("\n"),
        )
        .good();
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        out,
        format!("{{\"session\":\"{id}\",\"hand\":1}}\n{{\"session\":\"{id}\",\"hand\":2}}\n")
    );
    assert_eq!(
        cli.sessions(),
        [json!({
            "id": id, "title": "Club", "game": "solo-whist", "scheme": "solo-whist-points",
            "started": cli.sessions()[0]["started"], "players": ["Ann", "Bob", "Cy", "Dee"], "hands": 2, "state": "playing",
        })]
    );
    for session in ["last", &id, &id[..6], &id.to_uppercase()] {
        cli.feed(&format!("record {session}"), MISERE).good();
    }
    assert_eq!(cli.sessions()[0]["hands"], 6);
}

#[test]
fn it_ends_at_the_first_bad_line_and_keeps_what_it_acknowledged() {
    let cli = Cli::new();
    let bad = r#"{"contract":"prop-and-cop","declarers":["Bob","Bob"],"tricks":8}"#;
    let ran = cli.feed(
        &format!("record new {TABLE}"),
        [SOLO, PROP, "", bad, MISERE].join("\n"),
    );
    assert_eq!(ran.out.lines().count(), 2);
    assert_eq!(
        ran.line(1),
        "hand 3 (line 4): Bob is named twice in declarers"
    );
    assert_eq!(cli.sessions()[0]["hands"], 2);
    let ran = cli.feed("record last", "{");
    assert_eq!(
        ran.bad(1),
        "hand 3 (line 1): no JSON: EOF while parsing an object at column 1"
    );
}

#[test]
fn a_new_session_is_made_with_its_first_hand() {
    let cli = Cli::new();
    assert_eq!(cli.run(&format!("record new {TABLE}")).good(), "");
    let ran = cli.feed(
        &format!("record new {TABLE}"),
        r#"{"contract":"solo","declarers":["Ann"]}"#,
    );
    assert_eq!(ran.bad(1), "hand 1 (line 1): `tricks` is missing");
    assert!(!cli.db().exists(), "not even a database was made");
    cli.feed(&format!("record new {TABLE}"), [SOLO, "oops"].join("\n"));
    assert_eq!(cli.sessions().len(), 1);
}

#[test]
fn options_of_a_new_session_are_for_a_new_session() {
    let cli = Cli::with_hands(&[SOLO]);
    for option in [
        "--scheme x",
        "--players Ann",
        "--set a=b",
        "--dealer Ann",
        "--stake 1",
        "--settle none",
        "--title x",
    ] {
        let name = option.split(' ').next().unwrap();
        let wanted = format!("{name} is for a new session, this one keeps its own");
        assert_eq!(
            cli.feed(&format!("record last {option}"), SOLO).bad(2),
            wanted
        );
    }
    assert_eq!(
        cli.feed("record new", SOLO).bad(2),
        "a new session needs --scheme; see `oddtrick record --help`"
    );
    let ran = cli.feed("record new --scheme solo-whist-points", SOLO);
    assert_eq!(
        ran.bad(2),
        "a new session needs --players; see `oddtrick record --help`"
    );
    assert_eq!(cli.sessions()[0]["hands"], 1);
}

#[test]
fn a_session_has_to_be_there_and_open() {
    let cli = Cli::new();
    assert_eq!(
        cli.feed("record last", SOLO).bad(1),
        "there is no session yet"
    );
    assert_eq!(
        cli.feed("record abc", SOLO).bad(1),
        "there is no session abc"
    );
    assert!(!cli.db().exists());
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    assert_eq!(
        cli.feed("record zzz", SOLO).bad(1),
        "there is no session zzz"
    );
    assert_eq!(cli.feed("record ''", SOLO).bad(1), "there is no session ''");
    cli.run("end last").good();
    assert_eq!(
        cli.feed("record last", SOLO).bad(1),
        "the session has ended"
    );
}

#[test]
fn what_was_chosen_at_the_start_holds() {
    let cli = Cli::new();
    let line = format!(
        "record new {TABLE} --dealer Bob --stake 1/10 --currency EUR --settle difference --set unit=3"
    );
    cli.record(&line, &[SOLO, r#"{"passed":true,"note":" a\nb "}"#]);
    let csv = cli.run("export last --layout long").good();
    let rows: Vec<csv::StringRecord> = csv::Reader::from_reader(csv.as_bytes())
        .records()
        .map(Result::unwrap)
        .collect();
    let header = csv::Reader::from_reader(csv.as_bytes())
        .headers()
        .unwrap()
        .clone();
    let cell = |row: usize, column: &str| {
        rows[row][header.iter().position(|name| name == column).unwrap()].to_owned()
    };
    assert_eq!(
        (cell(0, "dealer"), cell(0, "points"), cell(0, "payout")),
        ("Bob".into(), "54".into(), "21.60".into())
    );
    assert_eq!(
        (cell(4, "dealer"), cell(4, "note")),
        ("Cy".into(), "a\nb".into())
    );
}

#[test]
fn players_are_the_same_people_in_every_session() {
    let cli = Cli::with_hands(&[SOLO]);
    cli.record(
        "record new --scheme solo-whist-units --players Dee,Eve,ANN,Bob",
        &[PASSED],
    );
    let csv = cli.run("export --all --layout long").good();
    // Ann and ANN are one person, who is called by either name.
    let setup: Vec<&str> = csv
        .match_indices("player\"\":\"\"")
        .map(|(at, key)| &csv[at + key.len()..][..32])
        .collect();
    assert_eq!(setup.len(), 8, "{csv}");
    let mut people = setup.clone();
    people.sort_unstable();
    people.dedup();
    assert_eq!(people.len(), 5);
}

#[test]
fn hands_are_acknowledged_while_the_pipe_stays_open() {
    /// Standard input that gives a line only once the one before it was acknowledged.
    struct Slow {
        acknowledged: mpsc::Receiver<()>,
        left: Vec<&'static str>,
        buffer: Vec<u8>,
    }
    impl Read for Slow {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            if self.buffer.is_empty() {
                let Some(hand) = self.left.pop() else {
                    return Ok(0);
                };
                if self.left.len() < 2 {
                    self.acknowledged
                        .recv_timeout(std::time::Duration::from_secs(20))
                        .expect("no line for the hand");
                }
                self.buffer = format!("{hand}\n").into_bytes();
            }
            let n = self.buffer.as_slice().read(into)?;
            self.buffer.drain(..n);
            Ok(n)
        }
    }
    struct Told(mpsc::Sender<()>, Vec<u8>);
    impl std::io::Write for Told {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.1.extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            if self.1.ends_with(b"\n") {
                self.1.clear();
                // Nobody listens any more after the last hand.
                let _ = self.0.send(());
            }
            Ok(())
        }
    }
    let cli = Cli::new();
    let (tell, acknowledged) = mpsc::channel();
    let mut stdin = BufReader::new(Slow {
        acknowledged,
        left: vec![MISERE, PROP, SOLO],
        buffer: Vec::new(),
    });
    let args = format!("oddtrick record new {TABLE}");
    let stdin: &mut dyn BufRead = &mut stdin;
    let code = oddtrick::cli::run(
        args.split(' '),
        cli.environment(),
        stdin,
        &mut Told(tell, vec![]),
        &mut Vec::new(),
    );
    assert_eq!((code, cli.sessions()[0]["hands"].clone()), (0, json!(3)));
}

#[test]
fn two_may_record_at_once() {
    let cli = Cli::with_hands(&[SOLO]);
    let hands = format!("{SOLO}\n").repeat(40);
    let said: Vec<String> = std::thread::scope(|scope| {
        let writers = [0, 1].map(|_| scope.spawn(|| cli.feed("record last", &hands).good()));
        writers
            .into_iter()
            .flat_map(|writer| {
                writer
                    .join()
                    .unwrap()
                    .lines()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            })
            .collect()
    });
    let mut numbers: Vec<u64> = said
        .iter()
        .map(|line| {
            serde_json::from_str::<serde_json::Value>(line).unwrap()["hand"]
                .as_u64()
                .unwrap()
        })
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (2..=81).collect::<Vec<u64>>(), "every hand once");
    assert_eq!(cli.sessions()[0]["hands"], 81);
    assert_eq!(cli.run("check").good(), "all is well\n");
}
