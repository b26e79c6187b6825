//! Wrong, malformed, endless, slow and silent requests, and too many viewers.

use super::{HAND, PATIENCE, Stream, Table, request, rest_of};
use oddtrick::phones::{Server, VIEWERS};
use std::io::{BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::thread::spawn;
use std::time::{Duration, Instant};

fn status(answer: &str) -> &str {
    answer.get(9..12).unwrap_or(answer)
}

#[test]
fn only_the_page_and_the_stream_are_served() {
    let table = Table::new();
    let (host, path) = table.place();
    let token = &path[1..];
    let other: String = token.chars().rev().collect();
    let mut wrong = vec![
        "/".to_owned(),
        "*".to_owned(),
        String::from("//"),
        format!("/{other}"),
        format!("/{}", &token[1..]),
        format!("/{token}0"),
        format!("/{}", token.to_uppercase()),
        format!("/{other}/live"),
        format!("//{token}"),
        format!("/{token}/"),
        format!("/{token}//live"),
        format!("/{token}/live/"),
        format!("/{token}/LIVE"),
        format!("/{token}/../{token}"),
        format!("/{token}/%6cive"),
        format!("/{token}?"),
        format!("/{token}/live?x=1"),
        format!("/{token}#x"),
        format!("http://{host}/{token}"),
        format!("/../{token}"),
    ];
    for name in [
        "favicon.ico",
        "robots.txt",
        "index.html",
        "live",
        "api",
        "evening.db",
        ".git/config",
        "..%2f..%2fetc/passwd",
    ] {
        wrong.push(format!("/{name}"));
        wrong.push(format!("/{token}/{name}"));
    }
    let missing = table.get("/");
    assert!(missing.ends_with("Content-Length: 0\r\n\r\n"), "{missing}");
    for path in wrong
        .iter()
        .filter(|wrong| !wrong.ends_with("/live") || wrong.contains(&other))
    {
        let answer = table.get(path);
        if path.contains(token) || answer != missing {
            assert!(matches!(status(&answer), "404" | "400"), "{path}: {answer}");
            assert!(answer.contains("Content-Length: 0"), "{path}: {answer}");
        }
    }
    // Without the token the allowed methods are not revealed.
    for method in [
        "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "GETS", "PRI",
    ] {
        for end in ["", "/live"] {
            let known = table.answer(request(method, &format!("{path}{end}"), host, "").as_bytes());
            assert_eq!(status(&known), "405", "{method}");
            assert!(known.contains("Allow: GET\r\n") && known.contains("Content-Length: 0"));
            let unknown = request(method, &format!("/{other}{end}"), host, "");
            assert_eq!(table.answer(unknown.as_bytes()), missing, "{method}");
        }
    }
    // Nor to a page elsewhere whose name resolves to this address.
    let port = host.split(':').nth(1).unwrap();
    for host in [
        "",
        "localhost",
        "evil.example",
        &format!("evil.example:{port}"),
        &format!("localhost:{port}"),
        "127.0.0.1",
    ] {
        let asked = request("GET", path, host, "");
        assert_eq!(table.answer(asked.as_bytes()), missing, "{host}");
    }
    let none = format!("GET {path} HTTP/1.1\r\n\r\n");
    assert_eq!(table.answer(none.as_bytes()), missing);
    let two = request("GET", path, host, &format!("Host: {host}\r\n"));
    assert_eq!(table.answer(two.as_bytes()), missing);
    assert_eq!(status(&table.get(path)), "200");
}

#[test]
fn invalid_requests_are_refused() {
    let table = Table::new();
    let (host, path) = table.place();
    let endless = format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nX: {}",
        "x".repeat(100_000)
    );
    let headers = "X: y\r\n".repeat(100);
    for (bytes, wanted) in [
        // TLS, which browsers try first, SSH, and empty input
        (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
            "400",
        ),
        (b"\x00".to_vec(), "400"),
        (b"get / HTTP/1.1\r\n\r\n".to_vec(), "400"),
        (b"\r\n\r\n".to_vec(), "400"),
        (b"SSH-2.0-OpenSSH\r\n\r\n".to_vec(), "400"),
        (b"GET\r\n\r\n".to_vec(), "400"),
        (b"GET / HTTP/9.9\r\n\r\n".to_vec(), "400"),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n".to_vec(), "400"),
        (b"GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n".to_vec(), "400"),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(), "400"),
        (endless.into_bytes(), "431"),
        (request("GET", path, host, &headers).into_bytes(), "431"),
        (vec![b'A'; 1_000_000], "431"),
    ] {
        let answer = table.answer(&bytes);
        assert_eq!(
            status(&answer),
            wanted,
            "{:?}",
            String::from_utf8_lossy(&bytes[..40.min(bytes.len())])
        );
    }
    // A request in many pieces is handled, and so is one followed by another.
    let mut socket = table.connect();
    socket.set_nodelay(true).unwrap();
    for byte in request("GET", path, host, "").bytes() {
        socket.write_all(&[byte]).unwrap();
    }
    assert_eq!(status(&rest_of(socket)), "200");
    let twice = request("GET", path, host, "").repeat(2);
    assert_eq!(
        table
            .answer(twice.as_bytes())
            .matches("HTTP/1.1 200")
            .count(),
        1
    );
}

#[test]
fn a_slow_request_head_times_out() {
    let table = Table::new();
    let (host, path) = table.place();
    let mut silent = table.connect();
    let mut slow = table.connect();
    slow.write_all(b"GET /").unwrap();
    // Both are connected before the clock advances: a full request after them was answered.
    assert_eq!(status(&table.get(path)), "200");
    table.passes(Duration::from_secs(4));
    silent.set_nonblocking(true).unwrap();
    let waits = silent.read(&mut [0; 1]).unwrap_err().kind();
    assert_eq!(waits, ErrorKind::WouldBlock);
    silent.set_nonblocking(false).unwrap();
    table.passes(Duration::from_secs(2));
    for socket in [silent, slow] {
        assert_eq!(rest_of(socket), "", "{host}");
    }
}

#[test]
fn the_fifty_first_viewer_is_refused() {
    let mut table = Table::new();
    let mut streams: Vec<Stream> = (0..VIEWERS).map(|_| table.follow()).collect();
    for stream in &mut streams {
        stream.until("table");
    }
    table.expects(VIEWERS);
    let mut late = table.follow();
    assert_eq!(late.next().unwrap().0, "full");
    assert_eq!(late.next(), None);
    // The page is still there with the token, and a free slot is used.
    assert_eq!(status(&table.get(table.place().1)), "200");
    drop(streams.pop());
    table.expects(VIEWERS - 1);
    table.follow().until("table");
    table.play(HAND);
    for stream in &mut streams {
        assert_eq!(
            stream.until("accounts")["hands"].as_array().unwrap().len(),
            1
        );
    }
}

#[test]
fn silent_connections_lock_nobody_out() {
    let table = Table::new();
    let mut first = table.follow();
    first.until("table");
    let silent: Vec<TcpStream> = (0..300).map(|_| table.connect()).collect();
    let mut later = table.follow();
    later.until("table");
    assert_eq!(status(&table.get(table.place().1)), "200");
    // No clock advanced: the oldest were closed to make room.
    let mut cut = 0;
    for mut socket in silent {
        socket.set_nonblocking(true).unwrap();
        cut += usize::from(socket.read(&mut [0; 1]).is_ok());
    }
    assert!(cut >= 200, "{cut}");
    table.expects(2);
}

#[test]
fn a_viewer_that_does_not_read_is_closed() {
    let mut table = Table::new();
    for _ in 0..20 {
        table.evening.play(HAND);
    }
    let (host, path) = table.place();
    let mut deaf = table.connect();
    let live = request("GET", &format!("{path}/live"), host, "");
    deaf.write_all(live.as_bytes()).unwrap();
    let mut good = table.follow();
    good.until("table");
    table.expects(2);
    // More than a connection's buffers hold.
    let (mut longest, mut hands) = (Duration::ZERO, 0);
    for _ in 0..400 {
        table.evening.play(HAND);
        table.accounts = None;
        let before = Instant::now();
        table.show();
        longest = longest.max(before.elapsed());
        hands = table.evening.ledger.session().hands.len();
    }
    // Skipped updates are dropped, and the newest arrives.
    loop {
        let accounts = good.until("accounts");
        if accounts["hands"].as_array().unwrap().len() == hands {
            break;
        }
    }
    assert!(longest < Duration::from_secs(2), "{longest:?}");
    table.passes(Duration::from_secs(20));
    good.until("beat");
    table.expects(1);
    let heard = rest_of(deaf);
    assert!(heard.len() < 64 * 1024 * 1024);
}

#[test]
fn a_viewer_that_keeps_sending_is_closed() {
    let table = Table::new();
    let mut stream = table.follow();
    stream.until("table");
    stream
        .lines
        .get_mut()
        .write_all(b"POST / HTTP/1.1\r\n\r\n")
        .unwrap();
    table.expects(0);
    assert_eq!(stream.next(), None);
}

#[test]
fn it_is_bound_to_its_address_alone() {
    let everywhere = Server::start(Ipv4Addr::UNSPECIFIED, Instant::now, || ());
    let kind = everywhere.err().map(|error| error.kind());
    assert_eq!(kind, Some(ErrorKind::AddrNotAvailable));
    let table = Table::new();
    let port: u16 = table.place().0.split(':').nth(1).unwrap().parse().unwrap();
    assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok());
    let elsewhere = TcpStream::connect((Ipv4Addr::new(127, 0, 0, 2), port));
    assert_eq!(elsewhere.unwrap_err().kind(), ErrorKind::ConnectionRefused);
}

/// Whatever arrives at once, from many threads, viewers are still served.
#[test]
fn a_flood_of_invalid_requests_does_not_affect_viewers() {
    let mut table = Table::new();
    let mut stream = table.follow();
    stream.until("table");
    let host = table.place().0.to_owned();
    let floods: Vec<_> = (0..8_u8)
        .map(|seed| {
            let host = host.clone();
            spawn(move || {
                for round in 0..200_u16 {
                    let Ok(mut socket) = TcpStream::connect(&host) else {
                        continue;
                    };
                    let byte = seed
                        .wrapping_mul(31)
                        .wrapping_add(u8::try_from(round % 256).unwrap());
                    let _ = socket.write_all(&vec![byte; usize::from(round) * 7]);
                }
            })
        })
        .collect();
    for hands in 1..=20 {
        table.play(HAND);
        while stream.until("accounts")["hands"].as_array().unwrap().len() < hands {}
    }
    for flood in floods {
        flood.join().unwrap();
    }
    assert_eq!(table.server.viewers(), 1);
    let mut again = Stream {
        lines: BufReader::new(table.connect()),
    };
    again
        .lines
        .get_ref()
        .set_read_timeout(Some(PATIENCE))
        .unwrap();
    let (host, path) = table.place();
    let live = request("GET", &format!("{path}/live"), host, "");
    again.lines.get_mut().write_all(live.as_bytes()).unwrap();
    again.until("table");
}
