//! Rules, ledger, store and command line; builds without the window.
#![allow(clippy::unwrap_used)]
// A table of cases is as long as it is, and a test may copy where the program would not.
#![allow(
    clippy::assigning_clones,
    clippy::cloned_ref_to_slice_refs,
    clippy::format_collect,
    clippy::naive_bytecount,
    clippy::result_large_err,
    clippy::similar_names,
    clippy::too_many_lines
)]

mod before;
#[cfg(feature = "store")]
mod cli;
mod contracts_laws;
mod decimals;
mod exact_bid;
#[cfg(feature = "store")]
mod exchange;
mod figures;
mod history;
mod house;
#[cfg(feature = "store")]
mod laws;
mod ledger;
mod money;
mod odd_trick;
mod pairs;
mod partnership_bid;
mod people;
#[cfg(feature = "phones")]
mod phones;
mod scheme;
mod scoring;
mod season;
mod seats;
mod settle;
#[cfg(feature = "store")]
mod store;
mod support;
mod switches;
mod tidy;
