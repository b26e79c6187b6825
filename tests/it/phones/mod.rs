//! The phone page over real sockets: its content, the refused requests, and its end.

mod attacked;
mod ended;

use crate::support::{Evening, NAMES, editor_of, stake};
use oddtrick::phones::{Accounts, Server, Snapshot};
use oddtrick::scheme::SettleMode;
use oddtrick::view::result::result;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::table;
use oddtrick::words::LANGUAGES;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A timeout longer than any reply takes.
const PATIENCE: Duration = Duration::from_secs(20);

const HAND: &str = r#"{"contract":"solo","declarers":["Bob"],"tricks":6}"#;

/// A server with a manual clock, and a table to show.
struct Table {
    server: Server,
    clock: Arc<Mutex<Instant>>,
    told: Receiver<()>,
    evening: Evening,
    accounts: Option<Arc<Accounts>>,
}

impl Table {
    fn new() -> Self {
        Self::named(&NAMES)
    }

    fn named(names: &[&str]) -> Self {
        let mut session = Evening::new("solo-whist-points", &[], 4)
            .staked(stake("0.10", "PLN"), SettleMode::PerPoint)
            .ledger
            .session()
            .clone();
        for (one, name) in session.participants.iter_mut().zip(names) {
            one.name = (*name).to_owned();
        }
        let clock = Arc::new(Mutex::new(Instant::now()));
        let (tell, told) = channel();
        let time = Arc::clone(&clock);
        let server = Server::start(
            Ipv4Addr::LOCALHOST,
            move || *time.lock().unwrap(),
            move || {
                let _ = tell.send(());
            },
        );
        let mut table = Self {
            server: server.unwrap(),
            clock,
            told,
            evening: Evening::of(session),
            accounts: None,
        };
        table.show();
        table
    }

    /// Shows the current table, and the accounts after a hand.
    fn show(&mut self) {
        let ledger = oddtrick::ledger::Ledger::open(self.evening.ledger.session().clone());
        let editor = editor_of(ledger.unwrap());
        let view = table(&editor);
        let known = self
            .accounts
            .take()
            .filter(|accounts| accounts.hands.len() == self.evening.ledger.session().hands.len());
        let accounts = known.unwrap_or_else(|| {
            Arc::new(Accounts {
                hands: Sheet::of(&editor).hands().collect(),
                result: result(editor.ledger(), Vec::new()).ok(),
            })
        });
        self.accounts = Some(Arc::clone(&accounts));
        self.server.show(Snapshot {
            table: view,
            accounts,
        });
    }

    fn play(&mut self, hand: &str) {
        self.evening.play(hand);
        self.show();
    }

    fn passes(&self, time: Duration) {
        *self.clock.lock().unwrap() += time;
        self.server.wake();
    }

    /// The host and path of the address.
    fn place(&self) -> (&str, &str) {
        let rest = self.server.address().strip_prefix("http://").unwrap();
        rest.split_at(rest.find('/').unwrap())
    }

    fn connect(&self) -> TcpStream {
        let socket = TcpStream::connect(self.place().0).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        socket
    }

    /// The reply to these bytes, until the connection is closed.
    fn answer(&self, bytes: &[u8]) -> String {
        let mut socket = self.connect();
        // It may be refused before all of it is sent.
        let _ = socket.write_all(bytes);
        rest_of(socket)
    }

    /// The reply to a valid request.
    fn get(&self, path: &str) -> String {
        self.answer(request("GET", path, self.place().0, "").as_bytes())
    }

    fn follow(&self) -> Stream {
        self.follow_in("en")
    }

    fn follow_in(&self, language: &str) -> Stream {
        let (host, path) = self.place();
        let more = format!("Accept-Language: {language}\r\n");
        let mut socket = self.connect();
        let live = request("GET", &format!("{path}/live"), host, &more);
        socket.write_all(live.as_bytes()).unwrap();
        Stream {
            lines: BufReader::new(socket),
        }
    }

    /// Waits for this number of viewers.
    fn expects(&self, viewers: usize) {
        while self.server.viewers() != viewers {
            self.told.recv_timeout(PATIENCE).unwrap();
        }
    }
}

fn request(method: &str, path: &str, host: &str, more: &str) -> String {
    format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n")
}

/// All data until the connection is closed or reset, which may cut off a letter.
fn rest_of(mut socket: impl Read) -> String {
    let mut bytes = Vec::new();
    let mut chunk = [0; 4096];
    while let Ok(count @ 1..) = socket.read(&mut chunk) {
        bytes.extend_from_slice(&chunk[..count]);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The event stream as a browser reads it.
struct Stream {
    lines: BufReader<TcpStream>,
}

impl Stream {
    /// The next event and its data; `None` at the end.
    fn next(&mut self) -> Option<(String, String)> {
        let (mut event, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            if self.lines.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(name) = line.strip_prefix("event: ") {
                name.trim_end().clone_into(&mut event);
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return Some((event, data.trim_end().to_owned()));
            }
        }
    }

    /// The data of the next event with this name.
    fn until(&mut self, name: &str) -> Value {
        loop {
            let (event, data) = self.next().unwrap();
            if event == name {
                return serde_json::from_str(&data).unwrap_or(Value::Null);
            }
        }
    }
}

fn totals(table: &Value) -> Vec<&str> {
    let rows = table["rows"].as_array().unwrap().iter();
    rows.map(|row| row["total"].as_str().unwrap()).collect()
}

#[test]
fn a_viewer_gets_the_state_and_then_changes() {
    let mut table = Table::new();
    table.play(HAND);
    let mut stream = table.follow();
    let accounts = stream.until("accounts");
    assert_eq!(accounts["heads"].as_array().unwrap().len(), 4);
    assert_eq!(accounts["hands"][0]["who"], "Bob");
    assert_eq!(accounts["result"]["rows"][0]["name"], "Bob");
    assert_eq!(accounts["payments"]["rows"].as_array().unwrap().len(), 3);
    let shown = stream.until("table");
    assert_eq!(shown["title"], "Solo Whist");
    assert_eq!(shown["question"], "What is played?");
    let bob = &shown["rows"][1];
    assert_eq!(bob["names"][0], "Bob");
    assert_eq!(bob["leads"], true);
    // A tap that completes no hand sends the table alone; a hand sends both.
    table.show();
    assert_eq!(stream.next().unwrap().0, "table");
    table.play(HAND);
    let accounts = stream.until("accounts");
    assert_eq!(accounts["hands"].as_array().unwrap().len(), 2);
    let twice = stream.until("table");
    let points = |text: &str| text.replace('−', "-").parse::<i64>().unwrap();
    let doubled: Vec<i64> = totals(&shown).iter().map(|one| 2 * points(one)).collect();
    let now: Vec<i64> = totals(&twice).iter().map(|one| points(one)).collect();
    assert_eq!(now, doubled);
    // A returning viewer gets the current state, without history.
    drop(stream);
    table.expects(0);
    table.play(HAND);
    let accounts = table.follow().until("accounts");
    assert_eq!(accounts["hands"].as_array().unwrap().len(), 3);
}

#[test]
fn each_phone_gets_its_language() {
    let mut table = Table::new();
    table.play(HAND);
    let mut heard = Vec::new();
    for language in LANGUAGES {
        let mut stream = table.follow_in(language.code);
        let accounts = stream.until("accounts");
        let shown = stream.until("table");
        heard.push(shown["question"].as_str().unwrap().to_owned());
        let page = table.answer(
            request(
                "GET",
                table.place().1,
                table.place().0,
                &format!("Accept-Language: {}, en;q=0.5\r\n", language.code),
            )
            .as_bytes(),
        );
        assert!(
            page.contains(&format!("lang=\"{}\"", language.code)),
            "{page}"
        );
        assert_eq!(page.contains("dir=\"rtl\""), language.rtl);
        let number = accounts["hands"][0]["number"].as_str().unwrap();
        assert_eq!(number, if language.code == "fa" { "۱" } else { "1" });
    }
    heard.sort();
    heard.dedup();
    assert_eq!(heard.len(), LANGUAGES.len(), "{heard:?}");
}

#[test]
fn replies_are_not_cached_and_load_nothing() {
    let table = Table::new();
    let page = table.get(table.place().1);
    let (head, document) = page.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
    for header in [
        "Cache-Control: no-store",
        "Connection: close",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Content-Type: text/html; charset=utf-8",
        &format!("Content-Length: {}", document.len()),
    ] {
        assert!(head.lines().any(|line| line == header), "{header}: {head}");
    }
    let policy = head
        .lines()
        .find_map(|line| line.strip_prefix("Content-Security-Policy: "));
    let policy = policy.unwrap();
    assert!(policy.starts_with("default-src 'none'; "), "{policy}");
    assert!(
        !policy.contains("unsafe") && !policy.contains('*'),
        "{policy}"
    );
    let nonce = |text: &str| text.split("nonce-").nth(1).unwrap()[..26].to_owned();
    let first = nonce(policy);
    assert_eq!(document.matches(&format!("nonce=\"{first}\"")).count(), 2);
    assert_ne!(first, nonce(&table.get(table.place().1)), "used once");
    // The document contains neither the token nor a name: the stream does.
    assert!(!document.contains(&table.place().1[1..]) && !document.contains("Bob"));
}

#[test]
fn names_are_never_markup() {
    let names = [
        "<script>alert(1)</script>",
        "\"'&</li>\\",
        "data: {} event: over",
        "مینا & رضا",
    ];
    let mut table = Table::named(&names);
    table.play(
        &serde_json::json!({"contract":"solo","declarers":[names[0]],"tricks":6}).to_string(),
    );
    let mut stream = table.follow();
    let (event, data) = stream.next().unwrap();
    assert_eq!(event, "accounts");
    let accounts: Value = serde_json::from_str(&data).unwrap();
    assert!(accounts["heads"].to_string().contains("<script>"));
    let (event, data) = stream.next().unwrap();
    assert_eq!(event, "table");
    let shown: Value = serde_json::from_str(&data).unwrap();
    let rows = shown["rows"].as_array().unwrap();
    let told: Vec<&str> = rows
        .iter()
        .map(|row| row["names"][0].as_str().unwrap())
        .collect();
    assert_eq!(told, names, "one line an event, to the letter");
}
