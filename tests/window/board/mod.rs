//! The big scoreboard, in a window of its own and on phones.

mod phones;
mod scoreboard;
