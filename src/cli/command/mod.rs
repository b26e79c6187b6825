//! The commands; a file has one of them, or several that share code.

pub(super) mod change;
pub(super) mod export;
pub(super) mod import;
pub(super) mod list;
pub(super) mod log;
pub(super) mod maintenance;
pub(super) mod paid;
pub(super) mod players;
pub(super) mod record;
pub(super) mod schemes;
pub(super) mod score;
pub(super) mod season;
pub(super) mod settle;
pub(super) mod stake;
