//! Lists: sessions, players, rules, money.

mod house_rules;
mod payments;
mod players;
mod schemes;
mod season;
mod sessions;
mod stake;
mod views;
