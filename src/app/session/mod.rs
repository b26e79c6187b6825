//! Operations on sessions.

pub(super) mod list;
pub(super) mod new_session;
pub mod season;
pub mod session_ops;
