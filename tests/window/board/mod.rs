//! The scoreboard, in its own window and on phones.

mod phones;
mod scoreboard;
