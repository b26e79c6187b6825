//! Opening files, refusing files, and the store's thread.

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
