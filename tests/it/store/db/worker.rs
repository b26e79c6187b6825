//! The store's thread: jobs in order, shutdown, and panics.

use crate::store::{Fixture, folder, new_file};
use oddtrick::cli::end_on_panic;
use oddtrick::store::{Access, Database, OpenFault, Store};
use std::env;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::channel;
use std::sync::{Arc, Barrier};
use std::time::Duration;

/// The environment variable with the database that a child process opens to panic.
const PANICS: &str = "ODDTRICK_PANICS";

#[test]
fn jobs_are_done_in_their_order() {
    let store = Database::open_in_memory().and_then(Store::start).unwrap();
    let (done, order) = channel();
    for number in 0..100 {
        let done = done.clone();
        store.post(move |_| done.send(number).unwrap());
    }
    assert_eq!(store.call(|_| "after them"), "after them");
    assert_eq!(
        order.try_iter().collect::<Vec<_>>(),
        (0..100).collect::<Vec<_>>()
    );
    store.close().unwrap();
}

#[test]
fn posting_does_not_block() {
    let store = Database::open_in_memory().and_then(Store::start).unwrap();
    let gate = Arc::new(Barrier::new(2));
    let inside = Arc::clone(&gate);
    store.post(move |_| {
        inside.wait();
    });
    let (done, answer) = channel();
    store.post(move |_| done.send(()).unwrap());
    // The first job waits for this.
    gate.wait();
    answer.recv_timeout(Duration::from_secs(10)).unwrap();
}

#[test]
fn a_panic_ends_the_program_in_one_line_and_loses_nothing() {
    if let Some(path) = env::var_os(PANICS) {
        end_on_panic();
        let store = Database::open(Path::new(&path), Access::MustExist)
            .and_then(Store::start)
            .unwrap();
        let () = store.call(|_: &mut Database| panic!("dropped a card\nand another"));
    }
    let mut fixture = Fixture::played(51);
    // In a child process, because the program ends but the test must not.
    let child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "--nocapture"])
        .arg("store::db::worker::a_panic_ends_the_program_in_one_line_and_loses_nothing")
        .env(PANICS, fixture.path())
        .output()
        .unwrap();
    let told = String::from_utf8(child.stderr).unwrap();
    assert!(!child.status.success(), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(
        told.starts_with(concat!("oddtrick: internal error at ", file!(), ":")),
        "{told}"
    );
    assert!(
        told.ends_with(": dropped a card\\nand another; nothing that was recorded is lost\n"),
        "{told}"
    );
    // The next start finds a sound database.
    fixture.check(&mut fixture.db());
    let (row, session, open) = (fixture.hand(), fixture.id(), fixture.open.clone());
    fixture
        .db()
        .commit(session, row.seq - 1, &[row], &open)
        .unwrap();
    fixture.check(&mut fixture.db());
}

#[test]
fn dropping_the_handle_finishes_the_queue() {
    let mut fixture = Fixture::played(52);
    let store = Database::open(fixture.path(), Access::MustExist)
        .and_then(Store::start)
        .unwrap();
    let (session, open) = (fixture.id(), fixture.open.clone());
    for _ in 0..20 {
        let (row, open) = (fixture.hand(), open.clone());
        store.post(move |db| db.commit(session, row.seq - 1, &[row], &open).unwrap());
    }
    drop(store);
    assert_eq!(
        folder(fixture.folder.path())
            .into_keys()
            .collect::<Vec<_>>(),
        ["evening.db"]
    );
    fixture.check(&mut fixture.db());
}

#[test]
fn a_job_may_hold_the_last_handle() {
    let (_folder, path) = new_file();
    let store = Arc::new(
        Database::open(&path, Access::Create)
            .and_then(Store::start)
            .unwrap(),
    );
    let held = Arc::clone(&store);
    let (done, answer) = channel();
    let (go, wait) = channel::<()>();
    store.post(move |_| {
        wait.recv().unwrap();
        drop(held);
        done.send(()).unwrap();
    });
    drop(store);
    go.send(()).unwrap();
    answer.recv_timeout(Duration::from_secs(10)).unwrap();
}

#[test]
fn a_store_that_cannot_be_opened_says_so_at_once() {
    let (_folder, path) = new_file();
    let error = Database::open(&path, Access::MustExist)
        .and_then(Store::start)
        .unwrap_err();
    assert_eq!(error.fault, OpenFault::Missing);
}
