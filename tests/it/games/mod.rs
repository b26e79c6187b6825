//! Every kind of game: its hands, scores, and errors.

mod contracts;
mod decimals;
mod exact_bid;
mod odd_trick;
mod pairs;
mod partnership_bid;
mod scoring;
