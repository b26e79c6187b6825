//! One connection: its stage, the message being sent, and its deadline.

use super::answer;
use super::broadcast::ViewerState;
use super::request::Refusal;
use mio::net::TcpStream;
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{IpAddr, Shutdown};
use std::time::{Duration, Instant};

/// Time limit for the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// Time limit for sending one message.
const WRITE_TIME: Duration = Duration::from_secs(10);
/// How long the connection stays open after a response.
const LEAVE_TIME: Duration = Duration::from_secs(1);
/// The most bytes read and discarded in that time.
const LEAVE_BYTES: usize = 64 * 1024;

/// One connection.
pub(super) struct Connection {
    pub(super) socket: TcpStream,
    pub(super) peer: IpAddr,
    pub(super) stage: Stage,
    /// The message being sent, and how many bytes of it were sent.
    out: Vec<u8>,
    sent: usize,
    /// When the connection times out.
    pub(super) until: Option<Instant>,
}

/// The stage of a connection.
pub(super) enum Stage {
    /// Reading the request; the bytes received.
    Head(Vec<u8>),
    /// Sending the response.
    Answer,
    /// Receiving events.
    Live(ViewerState),
    /// The response was sent; the number of bytes that are still read and discarded. Data received by a closed socket
    /// resets the connection, and the client would lose the response.
    Leaving(usize),
}

/// The result of a read.
pub(super) enum Received {
    Bytes(usize),
    WouldBlock,
    /// End of stream, or an error.
    End,
}

impl Connection {
    /// A newly accepted connection.
    pub(super) fn new(socket: TcpStream, peer: IpAddr, now: Instant) -> Self {
        Self {
            socket,
            peer,
            stage: Stage::Head(Vec::new()),
            out: Vec::new(),
            sent: 0,
            until: now.checked_add(HEAD_TIME),
        }
    }

    /// Whether it receives events.
    pub(super) fn is_live(&self) -> bool {
        matches!(self.stage, Stage::Live(_))
    }

    /// Whether nothing is being sent.
    pub(super) fn is_idle(&self) -> bool {
        self.out.is_empty()
    }

    pub(super) fn read(&mut self, into: &mut [u8]) -> Received {
        loop {
            match self.socket.read(into) {
                Ok(0) => return Received::End,
                Ok(count) => return Received::Bytes(count),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Received::WouldBlock,
                Err(_) => return Received::End,
            }
        }
    }

    /// Reads and discards; returns whether the connection stays open.
    pub(super) fn discard(&mut self) -> bool {
        let mut chunk = [0; 4096];
        loop {
            match (self.read(&mut chunk), &mut self.stage) {
                (Received::WouldBlock, _) => return true,
                (Received::Bytes(count), Stage::Leaving(left)) if count <= *left => *left -= count,
                // A viewer of the stream has nothing to send.
                (Received::Bytes(_) | Received::End, _) => return false,
            }
        }
    }

    /// Sends a response and closes the connection.
    pub(super) fn answer(&mut self, bytes: Vec<u8>, now: Instant) {
        self.stage = Stage::Answer;
        self.say(bytes, now);
    }

    /// Sends an error response.
    pub(super) fn refuse(&mut self, refusal: Refusal, now: Instant) {
        self.answer(answer::refusal(refusal), now);
    }

    /// Starts to send a message; the connection must be idle.
    pub(super) fn say(&mut self, bytes: Vec<u8>, now: Instant) {
        self.out = bytes;
        self.sent = 0;
        self.until = now.checked_add(WRITE_TIME);
    }

    /// Sends as much as the socket accepts; returns whether the connection stays open.
    pub(super) fn write(&mut self, now: Instant) -> bool {
        while let Some(rest) = self.out.get(self.sent..).filter(|rest| !rest.is_empty()) {
            match self.socket.write(rest) {
                Ok(0) => return false,
                Ok(count) => self.sent += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return true,
                Err(_) => return false,
            }
        }
        if self.out.is_empty() {
            return true;
        }
        self.out = Vec::new();
        self.until = None;
        if matches!(self.stage, Stage::Answer) {
            self.stage = Stage::Leaving(LEAVE_BYTES);
            self.until = now.checked_add(LEAVE_TIME);
            let closed = self.socket.shutdown(Shutdown::Write);
            return closed.is_ok() && self.discard();
        }
        true
    }
}
