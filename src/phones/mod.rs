//! An HTTP server for phones in the same network: one document, and a stream of server-sent events.
//!
//! It is read-only by design: it receives a [`Snapshot`] through [`Server::show`], and returns only the number of viewers.
//! It must not use the ledger, the store, files or the window; a test reads the sources for that.
//!
//! One thread serves all connections and never blocks on a socket. Each connection has a limit on bytes read, at most one
//! message being sent, and a time limit.

mod addresses;
mod answer;
mod broadcast;
mod connection;
mod page;
mod qr;
mod render;
mod request;
mod server;
mod snapshot;
mod token;

pub use addresses::addresses;
pub use qr::{Qr, qr};
pub use server::{ALONE, Server, VIEWERS};
pub use snapshot::{Accounts, Snapshot};
