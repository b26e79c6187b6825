//! One connection: how far it has come, what is on its way out, and until when.

use super::answer;
use super::news::Seen;
use super::request::Refusal;
use mio::net::TcpStream;
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{IpAddr, Shutdown};
use std::time::{Duration, Instant};

/// How long the head of a request may take.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How long one message may take to go out.
const WRITE_TIME: Duration = Duration::from_secs(10);
/// How long an answer is given to arrive before the connection is cut.
const LEAVE_TIME: Duration = Duration::from_secs(1);
/// How much is still read then.
const LEAVE_BYTES: usize = 64 * 1024;

/// One connection.
pub(super) struct Connection {
    pub(super) socket: TcpStream,
    /// Whose it is.
    pub(super) peer: IpAddr,
    pub(super) stage: Stage,
    /// The one message on its way out, and how much of it has gone.
    out: Vec<u8>,
    sent: usize,
    /// When it is cut unless it has come further.
    pub(super) until: Option<Instant>,
}

/// How far a connection has come.
pub(super) enum Stage {
    /// Its request is being read, of which this has come.
    Head(Vec<u8>),
    /// It is being answered, and ends with that.
    Answer,
    /// It follows the table.
    Live(Seen),
    /// It was answered, and may still send so many bytes, which nobody reads: what comes to a closed socket takes the
    /// answer away from who has not read it yet.
    Leaving(usize),
}

/// What has come of reading.
pub(super) enum Came {
    /// Bytes.
    Bytes(usize),
    /// Nothing for now.
    Nothing,
    /// The end.
    End,
}

impl Connection {
    /// A connection that has just come.
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

    /// Whether it follows the table.
    pub(super) fn is_live(&self) -> bool {
        matches!(self.stage, Stage::Live(_))
    }

    /// Whether nothing is on its way out.
    pub(super) fn is_idle(&self) -> bool {
        self.out.is_empty()
    }

    /// Reads into this.
    pub(super) fn read(&mut self, into: &mut [u8]) -> Came {
        loop {
            match self.socket.read(into) {
                Ok(0) => return Came::End,
                Ok(count) => return Came::Bytes(count),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Came::Nothing,
                Err(_) => return Came::End,
            }
        }
    }

    /// Reads what nobody wants to know. Whether it may stay.
    pub(super) fn discard(&mut self) -> bool {
        let mut chunk = [0; 4096];
        loop {
            match (self.read(&mut chunk), &mut self.stage) {
                (Came::Nothing, _) => return true,
                (Came::Bytes(count), Stage::Leaving(left)) if count <= *left => *left -= count,
                // Who follows the table has nothing more to say.
                (Came::Bytes(_) | Came::End, _) => return false,
            }
        }
    }

    /// Sends this, and ends with it.
    pub(super) fn answer(&mut self, bytes: Vec<u8>, now: Instant) {
        self.stage = Stage::Answer;
        self.say(bytes, now);
    }

    /// Refuses what was asked.
    pub(super) fn refuse(&mut self, refusal: Refusal, now: Instant) {
        self.answer(answer::refusal(refusal), now);
    }

    /// Puts a message on its way. There is none before it.
    pub(super) fn say(&mut self, bytes: Vec<u8>, now: Instant) {
        self.out = bytes;
        self.sent = 0;
        self.until = now.checked_add(WRITE_TIME);
    }

    /// Writes as much as is taken. Whether it may stay.
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
            let told = self.socket.shutdown(Shutdown::Write);
            return told.is_ok() && self.discard();
        }
        true
    }
}
