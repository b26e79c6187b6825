//! Files that are opened or refused, and the thread that owns them.

mod errors;
mod foreign;
mod open;
#[cfg(unix)]
mod owned_files;
mod read_copy;
mod refused;
mod schema;
mod two;
mod worker;
