//! The keyboard: who has it, where it goes, and that it is seen.

mod covered;
mod focus;
mod keyboard;
mod reach;
