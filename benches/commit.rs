//! Time of a tap from the event to the disk, compared with a bare insert with the same settings on the same file system.
//!
//! Taps take the window's path, through the store's thread. Two times are measured: until the commit, and until the
//! caller has its answer. Taps and inserts alternate, so that other disk load affects both. A second run shows the taps
//! on phones, without viewers and with the maximum number of viewers. Prints figures and asserts nothing; run by
//! `benches/run`.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use oddtrick::app::{App, Clock, NewSession, Options, System};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{OpenHand, SessionEditor, Terms};
use oddtrick::phones::{Accounts, Server, Snapshot};
use oddtrick::scheme::catalog;
use oddtrick::seat::Seat;
use oddtrick::view::result::result;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::table as view;
use rusqlite::{Connection, params};
use std::io::{Write, copy, sink};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// Hands per run.
const HANDS: usize = 1000;
/// Hands per run that is shown on phones.
const SHOWN: usize = 200;

fn main() {
    let folder = tempfile::tempdir_in(".").unwrap();
    let (app, mut editor) = table(folder.path());
    let bare = bare(folder.path());
    let (mut first, mut last, mut inserts) = <(Vec<_>, Vec<_>, Vec<_>)>::default();
    let (mut first_answered, mut last_answered) = (Vec::new(), Vec::new());
    let (done, answered) = channel();
    for hand in 0..HANDS {
        for (place, tap) in taps(hand).into_iter().enumerate() {
            let began = Instant::now();
            let before = editor.log().next_seq() - 1;
            let rows = editor.tap(tap, System.stamp()).unwrap();
            let (done, session) = (done.clone(), editor.ledger().session().id);
            let open = editor.open().clone();
            app.store().unwrap().post(move |db| {
                let kept = db.commit(session, before, &rows, &open);
                done.send((kept, Instant::now())).unwrap();
            });
            let (kept, on_disk) = answered.recv().unwrap();
            let took = began.elapsed();
            kept.unwrap();
            let (all, all_answered) = if place == 2 {
                (&mut last, &mut last_answered)
            } else {
                (&mut first, &mut first_answered)
            };
            all.push(on_disk - began);
            all_answered.push(took);
            inserts.push(insert(&bare));
        }
    }
    assert_eq!(editor.ledger().session().hands.len(), HANDS);
    println!(
        "{HANDS} hands                     p50        p99    longest      p50 x      p99 x  a bare insert"
    );
    for (name, times) in [
        ("a tap inside a hand", &first),
        ("until its answer", &first_answered),
        ("the tap that completes it", &last),
        ("until its answer", &last_answered),
        ("a bare insert", &inserts),
    ] {
        println!(
            "{name:<26}{:>10.1?} {:>10.1?} {:>10.1?} {:>10} {:>10}",
            at(times, 50),
            at(times, 99),
            at(times, 100),
            ratio(at(times, 50), at(&inserts, 50)),
            ratio(at(times, 99), at(&inserts, 99)),
        );
    }
    println!("{SHOWN} hands shown on phones        p50        p99    longest     sent");
    // Twice each, in turn, so that other load affects both.
    for viewers in [0, 50, 0, 50] {
        let (times, sent) = shown(viewers);
        println!(
            "a tap, {viewers:>2} viewers          {:>10.1?} {:>10.1?} {:>10.1?} {:>5} KiB",
            at(&times, 50),
            at(&times, 99),
            at(&times, 100),
            sent >> 10,
        );
    }
}

/// Times of taps, from the event until the phones' page has its snapshot and the store has answered, and the bytes that
/// viewers received.
fn shown(viewers: usize) -> (Vec<Duration>, u64) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let (app, mut editor) = table(folder.path());
    let server = Server::start(Ipv4Addr::LOCALHOST, Instant::now, || ()).unwrap();
    let mut accounts = accounts(&editor);
    let show = |editor: &SessionEditor, accounts: &Arc<Accounts>| {
        let (table, accounts) = (view(editor), Arc::clone(accounts));
        server.show(Snapshot { table, accounts });
    };
    show(&editor, &accounts);
    let readers: Vec<_> = (0..viewers)
        .map(|_| {
            let address = server.address().to_owned();
            thread::spawn(move || follow(&address))
        })
        .collect();
    while server.viewers() < viewers {
        thread::yield_now();
    }
    let mut times = Vec::new();
    for hand in 0..SHOWN {
        for tap in taps(hand) {
            let began = Instant::now();
            let before = editor.log().next_seq() - 1;
            let rows = editor.tap(tap, System.stamp()).unwrap();
            let (session, open) = (editor.ledger().session().id, editor.open().clone());
            if editor.ledger().session().hands.len() > accounts.hands.len() {
                accounts = self::accounts(&editor);
            }
            show(&editor, &accounts);
            app.run(move |db| db.commit(session, before, &rows, &open))
                .unwrap();
            times.push(began.elapsed());
        }
    }
    drop(server);
    let sent = readers.into_iter().map(|reader| reader.join().unwrap());
    (times, sent.sum())
}

/// Reads the event stream to its end; returns its length.
fn follow(address: &str) -> u64 {
    let address = address.strip_prefix("http://").unwrap();
    let (host, path) = address.split_at(address.find('/').unwrap());
    let mut socket = TcpStream::connect(host).unwrap();
    let request = format!("GET {path}/live HTTP/1.1\r\nHost: {host}\r\n\r\n");
    socket.write_all(request.as_bytes()).unwrap();
    copy(&mut socket, &mut sink()).unwrap()
}

/// What the phones show of finished hands.
fn accounts(editor: &SessionEditor) -> Arc<Accounts> {
    Arc::new(Accounts {
        hands: Sheet::of(editor).hands().collect(),
        result: result(editor.ledger(), Vec::new()).ok(),
    })
}

/// A new session of Solo Whist.
fn table(folder: &Path) -> (App, SessionEditor) {
    let options = Options {
        db: Some(folder.join("ours.db")),
        config: None,
    };
    let app = App::new(&options, Box::new(System)).unwrap();
    let scheme = catalog::find("solo-whist-points").unwrap();
    let names = ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
    let new = NewSession {
        scheme: scheme.clone(),
        names,
        first_dealer: None,
        stake: None,
        terms: Terms {
            settle: scheme.settle,
            paid_each_hand: false,
            sits_out_counts: true,
        },
        title: String::new(),
    };
    let session = new.draft(&*app.clock()).unwrap();
    let id = session.id;
    app.run(move |db| db.create_session(&session, &OpenHand::default(), None))
        .unwrap();
    let editor = app.editor(id).unwrap();
    (app, editor)
}

/// The taps of a solo contract.
fn taps(hand: usize) -> [Tap; 3] {
    let tricks = u8::try_from(hand % 14).unwrap();
    [
        Tap::Answer(Ask::Contract, Answer::Contract("solo".to_owned())),
        Tap::Answer(Ask::Declarer, Answer::Player(Seat::new(hand % 4).unwrap())),
        Tap::Answer(Ask::Tricks, Answer::Tricks(tricks)),
    ]
}

fn bare(folder: &Path) -> Connection {
    let db = Connection::open(folder.join("bare.db")).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1;
         CREATE TABLE hands (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;",
    )
    .unwrap();
    db
}

/// Inserts a row as large as a hand's in its own transaction.
fn insert(db: &Connection) -> Duration {
    let record = "x".repeat(600);
    let began = Instant::now();
    db.prepare_cached("INSERT INTO hands (record) VALUES (?1)")
        .unwrap()
        .execute(params![record])
        .unwrap();
    began.elapsed()
}

/// The time below which `of_hundred` per cent of these times lie.
fn at(times: &[Duration], of_hundred: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted[(sorted.len() * of_hundred / 100).min(sorted.len() - 1)]
}

/// The ratio with two decimals.
fn ratio(time: Duration, other: Duration) -> String {
    let hundredths = time.as_nanos() * 100 / other.as_nanos().max(1);
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}
