//! Printed scores.

mod by_file;
mod evenings;
mod money;
mod printed;
mod score_faults;
mod show;
mod standing;
mod winners;
