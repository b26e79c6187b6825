//! File export and import.

pub(super) mod bundle;
mod csv;
pub(super) mod older;
mod preview;
mod profiles;
mod streams;
