//! Files in and out.

pub(super) mod bundle;
mod csv;
pub(super) mod older;
mod preview;
mod profiles;
mod streams;
