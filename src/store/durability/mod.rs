//! Protection of the log: journal, backups, integrity checks, and recovery of damaged files.

mod backup;
pub(super) mod backups;
pub(super) mod check;
pub(super) mod journal;
pub(super) mod salvage;
pub(super) mod sidecar;
