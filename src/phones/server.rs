//! The server: one thread that waits for whatever comes next, a request, room to write, a snapshot or a time.

use super::answer;
use super::connection::{Came, Connection, Stage};
use super::news::{News, Seen, event};
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

/// The most who look at once.
pub const VIEWERS: usize = 50;
/// It ends after so long without anybody who looks.
pub const ALONE: Duration = Duration::from_hours(1);
/// The most connections beside those who look: requests that are read or answered.
const OTHERS: usize = 64;
/// The most connections that are taken before everybody else has their turn again.
const AT_ONCE: usize = 32;
/// A stream is never silent for longer, so that both ends find out that the other has gone.
const BEAT: Duration = Duration::from_secs(15);
/// How soon a browser that has lost the stream comes back, and one for which there was no room, in seconds.
const RETRY: u32 = 2;
const RETRY_FULL: u32 = 30;

const LISTENER: mio::Token = mio::Token(0);
const WAKER: mio::Token = mio::Token(1);

/// The server. It ends when it is dropped, and says so to everybody who looks.
pub struct Server {
    address: String,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// What both threads know.
struct Shared {
    /// The snapshot that was not taken up yet. An older one is not waited for.
    newest: Mutex<Option<Arc<Snapshot>>>,
    stop: AtomicBool,
    over: AtomicBool,
    viewers: AtomicUsize,
    waker: Waker,
}

impl Server {
    /// Serves at this address and no other, on a port that is free, until dropped or alone for [`ALONE`]. `clock` tells the
    /// time; `told` is called in the server's thread when there is something new to ask it.
    ///
    /// # Errors
    /// Where the address is none of this computer's, or stands for all of them.
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
            knocks: false,
            news: News::default(),
        };
        let thread = thread::Builder::new().name("phones".to_owned());
        Ok(Self {
            address,
            shared,
            thread: Some(thread.spawn(|| service.run())?),
        })
    }

    /// What a phone has to open.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Shows this from now on. Never waits.
    pub fn show(&self, snapshot: Snapshot) {
        let newest = self.shared.newest.lock();
        *newest.unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(snapshot));
        self.wake();
    }

    /// Has the server look at its clock.
    pub fn wake(&self) {
        // It fails only where the other thread has gone.
        let _ = self.shared.waker.wake();
    }

    /// How many look.
    pub fn viewers(&self) -> usize {
        self.shared.viewers.load(Ordering::Acquire)
    }

    /// Whether it has ended by itself.
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

/// What the server's thread has.
struct Service {
    poll: Poll,
    listener: TcpListener,
    host: String,
    token: Token,
    shared: Arc<Shared>,
    clock: Box<dyn Fn() -> Instant + Send>,
    on_event: Box<dyn Fn() + Send>,
    connections: BTreeMap<usize, Connection>,
    /// The number of the next connection.
    next: usize,
    /// Whether somebody may be waiting to be taken.
    knocks: bool,
    news: News,
    /// Since when nobody looks.
    alone: Option<Instant>,
}

impl Service {
    fn run(mut self) {
        let mut events = Events::with_capacity(2 * (VIEWERS + OTHERS));
        while !self.shared.stop.load(Ordering::Acquire) && !self.is_forgotten() {
            let waited = self.poll.poll(&mut events, Some(self.wait()));
            if waited.is_err_and(|error| error.kind() != ErrorKind::Interrupted) {
                break;
            }
            for event in &events {
                match event.token() {
                    LISTENER => self.knocks = true,
                    WAKER => self.take_snapshot(),
                    mio::Token(number) => self.turn(number),
                }
            }
            if self.knocks {
                self.take_connections();
            }
            self.look_at_the_clock();
            self.count();
        }
        self.end();
    }

    /// How long nothing happens by itself.
    fn wait(&self) -> Duration {
        if self.knocks {
            return Duration::ZERO;
        }
        let now = (self.clock)();
        let alone = self.alone.and_then(|since| since.checked_add(ALONE));
        let times = self.connections.values().filter_map(|one| one.until);
        let first = times.chain(alone).min();
        first.map_or(BEAT, |first| first.saturating_duration_since(now))
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
        self.news.take(snapshot);
        let numbers: Vec<usize> = self.connections.keys().copied().collect();
        for number in numbers {
            self.turn(number);
        }
    }

    /// Takes those who knock, a few of them at once.
    fn take_connections(&mut self) {
        for _ in 0..AT_ONCE {
            let (mut socket, peer) = match self.listener.accept() {
                Ok(taken) => taken,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    self.knocks = false;
                    return;
                }
                // Somebody who has gone again.
                Err(error) if error.kind() == ErrorKind::ConnectionAborted => continue,
                // Where there are no handles left, some are free for whoever knocks next.
                Err(_) => {
                    self.make_room(0);
                    self.knocks = false;
                    return;
                }
            };
            self.make_room(OTHERS - 1);
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

    /// Cuts connections until there are no more than so many beside those who look: always the oldest of whoever has most
    /// of them.
    fn make_room(&mut self, most: usize) {
        let others = |all: &BTreeMap<usize, Connection>| -> Vec<(usize, IpAddr)> {
            let others = all.iter().filter(|(_, one)| !one.is_live());
            others.map(|(number, one)| (*number, one.peer)).collect()
        };
        let mut left = others(&self.connections);
        while left.len() > most {
            let has = |peer: IpAddr| left.iter().filter(|(_, other)| *other == peer).count();
            // Of several that have as many the last is found, so the oldest stands last.
            let worst = left.iter().rev().max_by_key(|(_, peer)| has(*peer));
            let Some((number, _)) = worst.copied() else {
                return;
            };
            self.connections.remove(&number);
            left.retain(|(other, _)| *other != number);
        }
    }

    /// Does for a connection whatever can be done now.
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

    /// Reads a request and answers it. Whether the connection may stay.
    fn hear(&mut self, one: &mut Connection, now: Instant) -> bool {
        let mut chunk = [0; 1024];
        loop {
            let count = match one.read(&mut chunk) {
                Came::Bytes(count) => count,
                Came::Nothing => return true,
                Came::End => return false,
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
                let document = page::document(self.news.words(language), &nonce);
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
        one.stage = Stage::Live(Seen::nothing(language));
        one.say(answer::stream(RETRY).into_bytes(), now);
    }

    /// Writes what is on its way out, and what is new after it. Whether the connection may stay.
    fn tell(&mut self, one: &mut Connection, now: Instant) -> bool {
        loop {
            if !one.write(now) {
                return false;
            }
            if !one.is_idle() {
                return true;
            }
            let Stage::Live(seen) = &mut one.stage else {
                return true;
            };
            let Some(events) = self.news.next(seen) else {
                one.until = one.until.or_else(|| now.checked_add(BEAT));
                return true;
            };
            one.say(events, now);
        }
    }

    /// Cuts what is late, and sends a sign of life to who was told nothing for a while.
    fn look_at_the_clock(&mut self) {
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

    /// Says how many look, where that has changed.
    fn count(&mut self) {
        let looking = self.connections.values().filter(|one| one.is_live());
        let looking = looking.count();
        if self.shared.viewers.swap(looking, Ordering::AcqRel) != looking {
            self.alone = (looking == 0).then(|| (self.clock)());
            (self.on_event)();
        }
    }

    /// Says that it is over to whoever can be told at once.
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
