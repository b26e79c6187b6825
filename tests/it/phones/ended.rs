//! The end of the phone page, and its last message.

use super::{HAND, PATIENCE, Table};
use oddtrick::phones::ALONE;
use std::net::TcpStream;
use std::time::Duration;

#[test]
fn the_end_is_announced_and_the_port_freed() {
    let mut table = Table::new();
    table.play(HAND);
    let mut stream = table.follow();
    stream.until("table");
    let host = table.place().0.to_owned();
    drop(table);
    assert_eq!(stream.next().unwrap().0, "over");
    assert_eq!(stream.next(), None);
    assert!(TcpStream::connect(host).is_err());
}

#[test]
fn the_server_ends_after_an_hour_without_viewers() {
    let table = Table::new();
    let minute = Duration::from_mins(1);
    table.passes(ALONE.checked_sub(minute).unwrap());
    // The hour restarts when somebody has looked.
    let mut stream = table.follow();
    stream.until("table");
    table.expects(1);
    for _ in 0..3 {
        table.passes(ALONE);
        stream.until("beat");
    }
    assert!(!table.server.is_over());
    drop(stream);
    table.expects(0);
    table.passes(ALONE.checked_sub(minute).unwrap());
    assert!(table.get(table.place().1).starts_with("HTTP/1.1 200"));
    assert!(!table.server.is_over());
    table.passes(minute);
    while !table.server.is_over() {
        table.told.recv_timeout(PATIENCE).unwrap();
    }
    assert!(TcpStream::connect(table.place().0).is_err());
}

#[test]
fn each_start_has_another_address() {
    let (one, other) = (Table::new(), Table::new());
    assert_ne!(one.place().1, other.place().1);
    let strange = one.get(other.place().1);
    assert!(strange.starts_with("HTTP/1.1 404"), "{strange}");
}
