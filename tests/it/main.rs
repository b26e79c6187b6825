//! Rules, ledger, store and command line; builds without the window.
#![allow(clippy::unwrap_used)]

#[cfg(feature = "store")]
mod cli;
mod contracts_laws;
#[cfg(feature = "store")]
mod exchange;
mod ledger;
mod money;
mod scheme;
mod scoring;
mod settle;
#[cfg(feature = "store")]
mod store;
mod support;
mod tidy;
