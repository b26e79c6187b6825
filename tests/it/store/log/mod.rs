//! Committed data reads back.

mod commits;
mod list;
mod logs;
mod people;
mod results;
pub(super) mod table;
mod walks;
