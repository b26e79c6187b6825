//! `record` with a pipe that stays open, and with a concurrent writer.

use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE};
use serde_json::json;
use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc;

#[test]
fn hands_are_acknowledged_while_the_pipe_stays_open() {
    /// Standard input that gives a line only after the previous one was acknowledged.
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
    struct Acknowledgements(mpsc::Sender<()>, Vec<u8>);
    impl std::io::Write for Acknowledgements {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.1.extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            if self.1.ends_with(b"\n") {
                self.1.clear();
                // Nobody listens after the last hand.
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
        &mut Acknowledgements(tell, vec![]),
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
