//! Odd Trick for Android: entry point and platform functions.
//!
//! Everything else is in the crate `oddtrick`. On other systems this library is empty.

#[cfg(target_os = "android")]
mod phone;
