//! The page that phones in the same network look at: one document and one stream of events, served from this computer.
//!
//! It is read-only because it holds nothing that could write. A [`Snapshot`] is all it is ever given, and goes in through
//! [`Server::show`]; nothing comes out but how many look. This module must not know the books, the store, a file or the
//! window, and a test reads the sources for that.
//!
//! One thread does all of it without ever waiting for a socket. Every connection has a bound on what is read from it, at
//! most one message on its way out, and a time by which both have to be done.

mod addresses;
mod answer;
mod connection;
mod news;
mod page;
mod qr;
mod request;
mod say;
mod server;
mod snapshot;
mod token;

pub use addresses::addresses;
pub use qr::{Qr, qr};
pub use server::{ALONE, Server, VIEWERS};
pub use snapshot::{Books, Snapshot};
