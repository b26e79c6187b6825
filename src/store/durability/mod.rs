//! What guards the log: the journal, backups, checks, and the recovery of a damaged file.

mod backup;
pub(super) mod backups;
pub(super) mod check;
pub(super) mod journal;
pub(super) mod salvage;
pub(super) mod sidecar;
