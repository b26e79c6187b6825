//! The thread behind the handle: jobs in their order, panics that stay with whoever caused them, an orderly end.

use super::{Desk, folder, new_file};
use oddtrick::store::{Access, Database, Store};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::sync::{Arc, Barrier};
use std::time::Duration;

#[test]
fn jobs_are_done_in_their_order() {
    let store = Store::open_in_memory().unwrap();
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
fn whoever_posts_does_not_wait() {
    let store = Store::open_in_memory().unwrap();
    let gate = Arc::new(Barrier::new(2));
    let inside = Arc::clone(&gate);
    store.post(move |_| {
        inside.wait();
    });
    let (done, answer) = channel();
    store.post(move |_| done.send(()).unwrap());
    // The first job is not done before this.
    gate.wait();
    answer.recv_timeout(Duration::from_secs(10)).unwrap();
}

#[test]
fn a_panic_goes_to_who_waits_for_the_job() {
    let mut desk = Desk::played(51);
    let store = Store::open(desk.path(), Access::MustExist).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| {
        store.call(|_: &mut Database| -> i32 { panic!("dropped a card") })
    }));
    assert_eq!(panic.unwrap_err().downcast_ref(), Some(&"dropped a card"));
    // Who does not wait sees that no answer comes.
    let (done, answer) = channel::<()>();
    store.post(move |_| {
        let _done = done;
        panic!("dropped another");
    });
    assert!(answer.recv_timeout(Duration::from_secs(10)).is_err());
    // And the next job finds everything in order.
    let (row, session, open) = (desk.hand(), desk.id(), desk.open.clone());
    store
        .call(move |db| db.commit(session, &[row], &open))
        .unwrap();
    store.close().unwrap();
    desk.check(&mut desk.db());
}

#[test]
fn dropping_the_handle_finishes_the_queue() {
    let mut desk = Desk::played(52);
    let store = Store::open(desk.path(), Access::MustExist).unwrap();
    let (session, open) = (desk.id(), desk.open.clone());
    for _ in 0..20 {
        let (row, open) = (desk.hand(), open.clone());
        store.post(move |db| db.commit(session, &[row], &open).unwrap());
    }
    drop(store);
    assert_eq!(
        folder(desk.folder.path()).into_keys().collect::<Vec<_>>(),
        ["evening.db"]
    );
    desk.check(&mut desk.db());
}

#[test]
fn a_job_may_hold_the_last_handle() {
    let (_folder, path) = new_file();
    let store = Arc::new(Store::open(&path, Access::Create).unwrap());
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
    assert!(Store::open(&path, Access::MustExist).is_err());
}
