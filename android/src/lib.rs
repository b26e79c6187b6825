//! Odd Trick on an Android phone: the way in, and the little that is asked of the phone itself.
//!
//! Everything else is the crate `oddtrick`. On any other system this is an empty library.

#[cfg(target_os = "android")]
mod phone;
