//! The window, headless: found by role and label as a person finds it, drawn by software, timed by nobody.
#![allow(clippy::unwrap_used)]
#![allow(clippy::float_arithmetic, reason = "pixels, never points or money")]

mod board;
mod frame;
mod keys;
mod layout;
mod pages;
mod stage;
mod support;
mod table;
