//! Rules, ledger, store and command line; builds without the window.
#![allow(clippy::unwrap_used)]
// Case tables are long, and tests may copy where the program would not.
#![allow(
    clippy::assigning_clones,
    clippy::cloned_ref_to_slice_refs,
    clippy::format_collect,
    clippy::naive_bytecount,
    clippy::result_large_err,
    clippy::similar_names,
    clippy::too_many_lines
)]

#[cfg(feature = "store")]
mod cli;
#[cfg(feature = "store")]
mod exchange;
mod games;
#[cfg(feature = "store")]
mod laws;
mod ledger;
mod money;
#[cfg(feature = "phones")]
mod phones;
mod scheme;
mod settle;
mod stats;
#[cfg(feature = "store")]
mod store;
mod support;
mod tidy;
mod view;
