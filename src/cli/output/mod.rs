//! Command output: columns, JSON, progress.

pub(super) mod columns;
pub(super) mod comments;
pub(super) mod describe;
pub(super) mod json;
pub(super) mod progress;
