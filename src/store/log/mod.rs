//! The log: its rows, reading and writing them, and replay.

pub(super) mod app_log;
pub(super) mod commit;
pub(super) mod load;
pub(super) mod open_hands;
pub(super) mod people;
pub(super) mod replay;
pub(super) mod row_reader;
pub(super) mod row_writer;
pub(super) mod rows;
pub(super) mod schemes;
pub(super) mod sessions;
