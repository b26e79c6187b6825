//! Damage, loss, backups and recovery.

mod backup;
mod backups;
mod checks;
mod crashed;
pub(super) mod damage;
mod faults;
mod flips;
mod journals;
mod salvaged;
pub(super) mod sidecar;
