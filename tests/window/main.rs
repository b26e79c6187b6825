//! The window, headless: found by role and label as a person finds it, drawn by software, timed by nobody.
#![allow(clippy::unwrap_used)]
#![allow(clippy::float_arithmetic, reason = "pixels, never points or money")]

mod answers;
mod beside;
mod choosing;
mod correcting;
mod covered;
mod desktop;
mod evening;
mod files;
mod focus;
mod going;
mod half_done;
mod house;
mod keyboard;
mod kinds;
mod layout;
mod money;
mod new_session;
mod notes;
mod pairs;
mod paper;
mod phones;
mod players;
mod reach;
mod recovery;
mod repair;
mod room;
mod scoreboard;
mod season;
mod seating;
mod sessions;
mod stage;
mod still;
mod support;
mod switches;
mod table;
