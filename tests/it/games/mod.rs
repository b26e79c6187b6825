//! Every kind of game: its hands, its scores, and what it refuses.

mod contracts;
mod decimals;
mod exact_bid;
mod odd_trick;
mod pairs;
mod partnership_bid;
mod scoring;
