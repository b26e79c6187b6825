//! The commands, one file or folder each.

pub(super) mod change;
pub(super) mod export;
pub(super) mod import;
pub(super) mod list;
pub(super) mod log;
pub(super) mod maintenance;
pub(super) mod money;
pub(super) mod players;
pub(super) mod record;
pub(super) mod schemes;
pub(super) mod score;
pub(super) mod season;
