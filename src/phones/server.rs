//! The server: one thread that waits for a request, a writable socket, a snapshot or a timeout.

use super::answer;
use super::broadcast::{Broadcast, ViewerState, event};
use super::connection::{Connection, Received, Stage};
use super::page;
use super::request::{self, Head, Refusal};
use super::snapshot::Snapshot;
use super::token::{Token, nonce};
use crate::words::Language;
use mio::net::TcpListener;
use mio::{Events, Interest, Poll, Waker};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The maximum number of viewers.
pub const VIEWERS: usize = 50;
/// The server ends after this time without viewers.
pub const ALONE: Duration = Duration::from_hours(1);
/// The maximum number of other connections: requests being read or answered.
const MOST_OTHER_CONNECTIONS: usize = 64;
/// The maximum number of connections accepted in a row.
const ACCEPTED_IN_A_ROW: usize = 32;
/// The longest silence on a stream before a heartbeat, so that each end notices a lost connection.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(15);
/// Reconnection delays in seconds: after a lost stream, and if there was no room.
const RETRY: u32 = 2;
const RETRY_FULL: u32 = 30;

const LISTENER: mio::Token = mio::Token(0);
const WAKER: mio::Token = mio::Token(1);

/// A running server. Dropping it stops it and notifies the viewers.
pub struct Server {
    address: String,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// State shared with the server's thread.
struct Shared {
    /// The latest snapshot not yet read by the thread. An unread older one is dropped.
    newest: Mutex<Option<Arc<Snapshot>>>,
    stop: AtomicBool,
    over: AtomicBool,
    viewers: AtomicUsize,
    waker: Waker,
}

impl Server {
    /// Serves at this address only, on a free port, until dropped or without viewers for [`ALONE`]. `on_event` is called in
    /// the server's thread when the number of viewers changes or the server ends.
    ///
    /// # Errors
    /// The address is unspecified (0.0.0.0) or not one of this computer's.
    pub fn start(
        at: Ipv4Addr,
        clock: impl Fn() -> Instant + Send + 'static,
        on_event: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        if at.is_unspecified() {
            return Err(ErrorKind::AddrNotAvailable.into());
        }
        let mut listener = TcpListener::bind(SocketAddr::from((at, 0)))?;
        let host = listener.local_addr()?.to_string();
        let token = Token::random()?;
        let address = format!("http://{host}/{}", token.text());
        let poll = Poll::new()?;
        let registry = poll.registry();
        registry.register(&mut listener, LISTENER, Interest::READABLE)?;
        let shared = Arc::new(Shared {
            newest: Mutex::default(),
            stop: AtomicBool::default(),
            over: AtomicBool::default(),
            viewers: AtomicUsize::default(),
            waker: Waker::new(registry, WAKER)?,
        });
        let service = Service {
            poll,
            listener,
            host,
            token,
            shared: Arc::clone(&shared),
            alone: Some(clock()),
            clock: Box::new(clock),
            on_event: Box::new(on_event),
            connections: BTreeMap::new(),
            next: WAKER.0 + 1,
            pending: false,
            broadcast: Broadcast::default(),
        };
        let thread = thread::Builder::new().name("phones".to_owned());
        Ok(Self {
            address,
            shared,
            thread: Some(thread.spawn(|| service.run())?),
        })
    }

    /// The URL for phones.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Replaces the snapshot. Never blocks.
    pub fn show(&self, snapshot: Snapshot) {
        let newest = self.shared.newest.lock();
        *newest.unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(snapshot));
        self.wake();
    }

    /// Makes the server check its timeouts.
    pub fn wake(&self) {
        // Fails only when the thread has ended.
        let _ = self.shared.waker.wake();
    }

    /// The number of viewers.
    pub fn viewers(&self) -> usize {
        self.shared.viewers.load(Ordering::Acquire)
    }

    /// Whether it ended by itself.
    pub fn is_over(&self) -> bool {
        self.shared.over.load(Ordering::Acquire)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Release);
        self.wake();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The state of the server's thread.
struct Service {
    poll: Poll,
    listener: TcpListener,
    host: String,
    token: Token,
    shared: Arc<Shared>,
    clock: Box<dyn Fn() -> Instant + Send>,
    on_event: Box<dyn Fn() + Send>,
    connections: BTreeMap<usize, Connection>,
    /// The token of the next connection.
    next: usize,
    /// Whether connections may be waiting to be accepted.
    pending: bool,
    broadcast: Broadcast,
    /// Since when there are no viewers.
    alone: Option<Instant>,
}

impl Service {
    fn run(mut self) {
        let mut events = Events::with_capacity(2 * (VIEWERS + MOST_OTHER_CONNECTIONS));
        while !self.shared.stop.load(Ordering::Acquire) && !self.is_forgotten() {
            let waited = self.poll.poll(&mut events, Some(self.wait()));
            if waited.is_err_and(|error| error.kind() != ErrorKind::Interrupted) {
                break;
            }
            for event in &events {
                match event.token() {
                    LISTENER => self.pending = true,
                    WAKER => self.take_snapshot(),
                    mio::Token(number) => self.turn(number),
                }
            }
            if self.pending {
                self.take_connections();
            }
            self.check_timeouts();
            self.count();
        }
        self.end();
    }

    /// The time until the next timeout.
    fn wait(&self) -> Duration {
        if self.pending {
            return Duration::ZERO;
        }
        let now = (self.clock)();
        let alone = self.alone.and_then(|since| since.checked_add(ALONE));
        let times = self.connections.values().filter_map(|one| one.until);
        let first = times.chain(alone).min();
        first.map_or(HEARTBEAT_INTERVAL, |first| {
            first.saturating_duration_since(now)
        })
    }

    fn is_forgotten(&self) -> bool {
        let now = (self.clock)();
        let alone = |since| now.saturating_duration_since(since) >= ALONE;
        self.alone.is_some_and(alone)
    }

    fn take_snapshot(&mut self) {
        let newest = self.shared.newest.lock();
        let newest = newest.unwrap_or_else(PoisonError::into_inner).take();
        let Some(snapshot) = newest else { return };
        self.broadcast.replace_snapshot(snapshot);
        let numbers: Vec<usize> = self.connections.keys().copied().collect();
        for number in numbers {
            self.turn(number);
        }
    }

    /// Accepts waiting connections, at most [`ACCEPTED_IN_A_ROW`].
    fn take_connections(&mut self) {
        for _ in 0..ACCEPTED_IN_A_ROW {
            let (mut socket, peer) = match self.listener.accept() {
                Ok(taken) => taken,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    self.pending = false;
                    return;
                }
                // The client is already gone.
                Err(error) if error.kind() == ErrorKind::ConnectionAborted => continue,
                // Out of file handles: free some for the next connection.
                Err(_) => {
                    self.make_room(0);
                    self.pending = false;
                    return;
                }
            };
            self.make_room(MOST_OTHER_CONNECTIONS - 1);
            let token = mio::Token(self.next);
            let interest = Interest::READABLE | Interest::WRITABLE;
            let registered = self.poll.registry().register(&mut socket, token, interest);
            if registered.is_ok() && socket.set_nodelay(true).is_ok() {
                let now = (self.clock)();
                let one = Connection::new(socket, peer.ip(), now);
                self.connections.insert(token.0, one);
                self.next += 1;
            }
        }
    }

    /// Drops connections without a viewer until at most `most` remain: each time the oldest of the peer with the most
    /// of them.
    fn make_room(&mut self, most: usize) {
        let others = |all: &BTreeMap<usize, Connection>| -> Vec<(usize, IpAddr)> {
            let others = all.iter().filter(|(_, one)| !one.is_live());
            others.map(|(number, one)| (*number, one.peer)).collect()
        };
        let mut left = others(&self.connections);
        while left.len() > most {
            let has = |peer: IpAddr| left.iter().filter(|(_, other)| *other == peer).count();
            // `max_by_key` returns the last maximum; reversed, that is the oldest.
            let worst = left.iter().rev().max_by_key(|(_, peer)| has(*peer));
            let Some((number, _)) = worst.copied() else {
                return;
            };
            self.connections.remove(&number);
            left.retain(|(other, _)| *other != number);
        }
    }

    /// Handles what a connection is ready for.
    fn turn(&mut self, number: usize) {
        let Some(mut one) = self.connections.remove(&number) else {
            return;
        };
        let now = (self.clock)();
        let stays = match one.stage {
            Stage::Head(_) => self.hear(&mut one, now),
            Stage::Live(_) | Stage::Leaving(_) => one.discard(),
            Stage::Answer => true,
        };
        if stays && self.tell(&mut one, now) {
            self.connections.insert(number, one);
        }
    }

    /// Reads a request and answers it; returns whether the connection stays open.
    fn hear(&mut self, one: &mut Connection, now: Instant) -> bool {
        let mut chunk = [0; 1024];
        loop {
            let count = match one.read(&mut chunk) {
                Received::Bytes(count) => count,
                Received::WouldBlock => return true,
                Received::End => return false,
            };
            let Stage::Head(head) = &mut one.stage else {
                return true;
            };
            let known = head.len();
            head.extend(chunk.iter().take(count));
            match request::read(head, known, &self.token, &self.host) {
                Head::Part => {}
                Head::Refused(refusal) => {
                    one.refuse(refusal, now);
                    return true;
                }
                Head::Page(language) => {
                    self.answer_page(one, language, now);
                    return true;
                }
                Head::Live(language) => {
                    self.answer_stream(one, language, now);
                    return true;
                }
            }
        }
    }

    fn answer_page(&mut self, one: &mut Connection, language: Language, now: Instant) {
        match nonce() {
            Ok(nonce) => {
                let document = page::document(self.broadcast.words(language), &nonce);
                one.answer(answer::document(&document, &nonce), now);
            }
            Err(_) => one.refuse(Refusal::NotFound, now),
        }
    }

    fn answer_stream(&mut self, one: &mut Connection, language: Language, now: Instant) {
        let looking = self.connections.values().filter(|one| one.is_live());
        if looking.count() >= VIEWERS {
            let full = answer::stream(RETRY_FULL) + &event("full", "");
            return one.answer(full.into_bytes(), now);
        }
        one.stage = Stage::Live(ViewerState::new(language));
        one.say(answer::stream(RETRY).into_bytes(), now);
    }

    /// Sends the current message, then new events; returns whether the connection stays open.
    fn tell(&mut self, one: &mut Connection, now: Instant) -> bool {
        loop {
            if !one.write(now) {
                return false;
            }
            if !one.is_idle() {
                return true;
            }
            let Stage::Live(viewer) = &mut one.stage else {
                return true;
            };
            let Some(events) = self.broadcast.next(viewer) else {
                one.until = one.until.or_else(|| now.checked_add(HEARTBEAT_INTERVAL));
                return true;
            };
            one.say(events, now);
        }
    }

    /// Drops connections that timed out, and sends a heartbeat on idle streams.
    fn check_timeouts(&mut self) {
        let now = (self.clock)();
        let is_due = |one: &Connection| one.until.is_some_and(|until| until <= now);
        let due = self.connections.iter().filter(|(_, one)| is_due(one));
        let due: Vec<usize> = due.map(|(number, _)| *number).collect();
        for number in due {
            let Some(mut one) = self.connections.remove(&number) else {
                continue;
            };
            if one.is_live() && one.is_idle() {
                one.say(event("beat", "").into_bytes(), now);
                if self.tell(&mut one, now) {
                    self.connections.insert(number, one);
                }
            }
        }
    }

    /// Reports the number of viewers if it changed.
    fn count(&mut self) {
        let looking = self.connections.values().filter(|one| one.is_live());
        let looking = looking.count();
        if self.shared.viewers.swap(looking, Ordering::AcqRel) != looking {
            self.alone = (looking == 0).then(|| (self.clock)());
            (self.on_event)();
        }
    }

    /// Notifies the viewers without waiting, and closes all connections.
    fn end(mut self) {
        let now = (self.clock)();
        for one in self.connections.values_mut() {
            if one.is_live() && one.is_idle() {
                one.say(event("over", "").into_bytes(), now);
                one.write(now);
                let _ = one.socket.shutdown(Shutdown::Write);
            }
        }
        self.connections.clear();
        drop(self.listener);
        self.shared.viewers.store(0, Ordering::Release);
        self.shared.over.store(true, Ordering::Release);
        (self.on_event)();
    }
}
