//! The phone page from the window: started on the board, updated by each tap, and stopped with the session's pages.

use crate::frame::room::{stands, turn};
use crate::support::{PHONE, Person, eve_joins, hand, sit_down, sit_down_with};
use oddtrick_ui::Look;
use slint::ComponentHandle;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

const START: &str = "Show on phones";
const STOP: &str = "Stop showing on phones";
const SOLO: [&str; 3] = ["Solo", "Bob plays solo", "Bob takes 7"];

/// A user at a table, on a computer with these addresses.
fn seated(size: (u32, u32), addresses: &[Ipv4Addr]) -> Person {
    let mut person = Person::in_network(size, addresses);
    sit_down(&mut person, None);
    person
}

fn show_board(person: &mut Person) {
    person.tap("More");
    person.tap("Big scoreboard");
}

/// Starts the phone page, and returns its address.
fn show_on_phones(person: &mut Person) -> String {
    show_board(person);
    person.tap(START);
    let address = person.label_with("http://");
    person.tap("Close the scoreboard");
    address
}

/// A phone that follows the page.
struct Phone(BufReader<TcpStream>);

impl Phone {
    fn at(address: &str) -> Self {
        let (host, path) = address["http://".len()..].split_once('/').unwrap();
        let mut socket = TcpStream::connect(host).unwrap();
        socket
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let asked = format!("GET /{path}/live HTTP/1.1\r\nHost: {host}\r\n\r\n");
        socket.write_all(asked.as_bytes()).unwrap();
        Self(BufReader::new(socket))
    }

    /// The data of the next event with this name; `None` at the end.
    fn next(&mut self, wanted: &str) -> Option<String> {
        let mut event = String::new();
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            if let Some(name) = line.strip_prefix("event: ") {
                name.trim_end().clone_into(&mut event);
            } else if let Some(data) = line.strip_prefix("data: ").filter(|_| event == wanted) {
                return Some(data.to_owned());
            }
        }
    }

    /// Reads until an event with this name contains this text.
    fn sees(&mut self, event: &str, text: &str) {
        while !self.next(event).unwrap().contains(text) {}
    }
}

#[test]
fn a_phone_follows_the_table_from_tap_to_tap() {
    let mut person = seated(PHONE, &[Ipv4Addr::LOCALHOST]);
    show_board(&mut person);
    assert!(!person.sees(STOP) && !person.sees("QR code of the address"));
    person.tap(START);
    assert!(person.sees("Nobody is watching yet") && person.sees("QR code of the address"));
    assert!(
        !person.sees(START) && !person.sees("127.0.0.1"),
        "one address is no choice"
    );
    let mut phone = Phone::at(&person.label_with("http://127.0.0.1:"));
    phone.sees("table", "What is played?");
    person.tap("Close the scoreboard");
    person.tap("Solo");
    phone.sees("table", "Who plays solo?");
    hand(&mut person, &SOLO[1..]);
    phone.sees("accounts", "\"who\":\"Bob\"");
    person.undo();
    phone.sees("accounts", "\"hands\":[]");
    // After the end, the result is served until its pages are left.
    hand(&mut person, &["Bob takes 7"]);
    person.tap("More");
    person.tap("Result");
    person.tap("End the session");
    phone.sees("table", "\"ended\":true");
    person.tap("Back");
    assert!(person.sees("No longer shown on phones"));
    assert_eq!(phone.next("over").as_deref(), Some("\n"));
    assert_eq!(phone.next("table"), None);
}

#[test]
fn phones_are_not_sent_the_payments_of_another_table() {
    let person = Person::new(PHONE);
    let hand = r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#;
    let stake = ["--stake", "0.10", "--currency", "EUR"];
    for players in ["Ann,Bob,Cy,Dee", "Ann,Bob,Eve,Fay"] {
        person.recorded(players, &stake, hand);
    }
    let all = person.elsewhere(&["sessions", "--json"], "");
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    let ids = all.as_array().unwrap().iter();
    let ids: Vec<&str> = ids.map(|one| one["id"].as_str().unwrap()).collect();
    // Settled together, so that one payment can be for both.
    person.elsewhere(
        &["paid", ids[0], ids[1], "--from", "Bob", "--to", "Ann"],
        "",
    );
    let mut person = person.restart();
    person
        .desktop
        .addresses
        .borrow_mut()
        .push(Ipv4Addr::LOCALHOST);
    person.resume();
    let mut phone = Phone::at(&show_on_phones(&mut person));
    let accounts = loop {
        let accounts = phone.next("accounts").unwrap();
        if accounts.contains("\"from\":\"Fay\"") {
            break accounts;
        }
    };
    assert!(accounts.contains("\"from\":\"Bob\""), "{accounts}");
    assert!(!accounts.contains("Dee"), "{accounts}");
}

#[test]
fn phones_are_sent_the_payments_of_a_player_who_joins_later() {
    let mut person = Person::in_network(PHONE, &[Ipv4Addr::LOCALHOST]);
    let names = ["Ann", "Bob", "Cy", "Dee"];
    sit_down_with(&mut person, &names, Some("0.10 EUR a point"));
    let mut phone = Phone::at(&show_on_phones(&mut person));
    hand(&mut person, &SOLO);
    phone.sees("accounts", "\"to\":\"Bob\"");
    eve_joins(&mut person);
    hand(&mut person, &["Solo", "Eve plays solo", "Eve takes 7"]);
    phone.sees("accounts", "\"to\":\"Eve\"");
}

#[test]
fn the_phone_page_ends_by_its_button_and_with_the_window() {
    let mut person = seated(PHONE, &[Ipv4Addr::LOCALHOST]);
    let first = show_on_phones(&mut person);
    let mut phone = Phone::at(&first);
    phone.sees("table", "What is played?");
    show_board(&mut person);
    person.tap(STOP);
    assert!(phone.next("over").is_some() && phone.next("table").is_none());
    assert!(person.sees(START) && !person.sees(STOP));
    person.tap(START);
    // The settings have a notice of their own.
    for label in ["Close the scoreboard", "More", "Settings"] {
        person.tap(label);
    }
    assert!(person.sees("No longer shown on phones"));
    person.tap("Sessions");
    person.resume();
    show_board(&mut person);
    person.tap(START);
    let second = person.label_with("http://");
    assert_ne!(first, second);
    let mut phone = Phone::at(&second);
    phone.sees("table", "What is played?");
    person
        .ctx
        .window()
        .window()
        .dispatch_event(slint::platform::WindowEvent::CloseRequested);
    assert!(phone.next("over").is_some());
}

#[test]
fn a_missing_network_is_reported_and_several_can_be_chosen_from() {
    let mut person = seated(PHONE, &[]);
    show_board(&mut person);
    person.tap(START);
    assert!(
        person.sees_part("not on a local network"),
        "{:#?}",
        person.labels()
    );
    person.tap("Close");
    let refused = &person.desktop.no_addresses;
    refused.set(Some(ErrorKind::PermissionDenied));
    person.tap(START);
    assert!(
        person.sees_part("permission denied"),
        "{:#?}",
        person.labels()
    );
    person.desktop.no_addresses.set(None);
    person.tap("Close");
    assert!(person.sees(START));
    let several = [Ipv4Addr::LOCALHOST, Ipv4Addr::new(127, 0, 0, 2)];
    person.desktop.addresses.borrow_mut().extend(several);
    person.tap(START);
    let mut phone = Phone::at(&person.label_with("http://127.0.0.1:"));
    phone.sees("table", "What is played?");
    person.tap("127.0.0.2");
    assert!(phone.next("over").is_some(), "one at a time");
    Phone::at(&person.label_with("http://127.0.0.2:")).sees("table", "What is played?");
    // An address that is gone is reported, and nothing is served.
    person.tap(STOP);
    let gone = Ipv4Addr::new(192, 0, 2, 77);
    person.desktop.addresses.replace(vec![gone]);
    person.tap(START);
    assert!(
        person.sees_part("Could not be shown on phones: "),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn fifty_phones_follow_a_hand() {
    let mut person = seated(PHONE, &[Ipv4Addr::LOCALHOST]);
    let address = show_on_phones(&mut person);
    let phones: Vec<JoinHandle<usize>> = (0..50)
        .map(|_| {
            let mut phone = Phone::at(&address);
            phone.sees("table", "What is played?");
            spawn(move || std::iter::from_fn(|| phone.next("table")).count())
        })
        .collect();
    hand(&mut person, &SOLO);
    show_board(&mut person);
    person.tap(STOP);
    for phone in phones {
        assert!(phone.join().unwrap() > 0);
    }
}

#[test]
fn stop_is_in_view_on_a_phone_in_landscape_with_large_text() {
    for (size, rtl) in [((740, 360), true), ((740, 360), false), (PHONE, true)] {
        let mut person = seated(PHONE, &[Ipv4Addr::LOCALHOST, Ipv4Addr::new(127, 0, 0, 2)]);
        show_board(&mut person);
        person.tap(START);
        turn(&person, size);
        let look = person.ctx.window().global::<Look>();
        look.set_rtl(rtl);
        look.set_text_scale(2.0);
        person.wait();
        let (top, foot) = stands(&person, STOP);
        let below = size.1.to_string().parse::<f32>().unwrap();
        assert!(top > 0.0 && foot <= below, "{top} to {foot} of {size:?}");
        person.tap(STOP);
        assert!(person.sees(START) && !person.sees(STOP));
    }
}
