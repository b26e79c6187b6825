//! What hands come to, printed.

mod by_file;
mod evenings;
mod money;
mod printed;
mod score_faults;
mod show;
mod standing;
mod winners;
