//! The window, headless: found by role and label as a person finds it, drawn by software, timed by nobody.
#![allow(clippy::unwrap_used)]

mod evening;
mod kinds;
mod pairs;
mod repair;
mod seating;
mod support;
mod switches;
mod table;
