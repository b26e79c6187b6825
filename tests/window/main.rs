//! The window, headless: found by role and label, drawn by software, with a manual clock.
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
