//! The database file and its connection: opening, setup, migration, and the worker thread that owns it.

pub(super) mod file;
pub(super) mod open;
pub(super) mod open_error;
pub(super) mod owned_file;
pub(super) mod pragmas;
mod read_copy;
pub(super) mod schema;
pub(super) mod worker;
