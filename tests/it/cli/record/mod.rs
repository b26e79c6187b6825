//! Hands into the database, from the command line.

mod begin_with;
mod decimals;
mod exact_bid;
mod hands;
mod malformed;
mod notes;
mod readme;
mod seats;
