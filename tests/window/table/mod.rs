//! The table: entering, correcting and moving.

mod answers;
mod beside;
mod correcting;
mod half_done;
mod kinds;
mod notes;
mod page;
mod pairs;
mod paper;
mod repair;
mod seating;
mod still;
