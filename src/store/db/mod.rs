//! The database file and the connection to it: opened, set up, migrated, and owned by one thread.

pub(super) mod file;
pub(super) mod open;
pub(super) mod open_error;
pub(super) mod owned_file;
pub(super) mod pragmas;
mod read_copy;
pub(super) mod schema;
pub(super) mod worker;
