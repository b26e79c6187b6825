//! The window of Odd Trick, generated from the `.slint` files beside this folder.
//!
//! A crate of its own so that a change of rules never compiles it again. It holds no logic and must not know
//! what a hand, a scheme or a session is: it shows strings and flags and hands back indices of what was tapped.
#![allow(clippy::all, clippy::pedantic, missing_docs, reason = "generated code")]

slint::include_modules!();
