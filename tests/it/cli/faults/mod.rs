//! Faults: kills, locks, lost and damaged files.

mod bits;
mod clock;
mod csv_devices;
mod devices;
mod diverged;
mod journals;
mod kill;
#[cfg(unix)]
mod links;
mod lock;
mod maintenance;
mod people;
mod process;
mod progress;
mod recover;
mod two_changes;
