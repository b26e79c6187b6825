//! What is kept, listed: sessions, people, rules, money.

mod house_rules;
mod payments;
mod players;
mod schemes;
mod season;
mod sessions;
mod stake;
mod views;
