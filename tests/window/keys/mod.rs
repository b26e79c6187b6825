//! The keyboard: focus, movement, and focus rings.

mod covered;
mod focus;
mod keyboard;
mod letters;
mod opened;
pub(crate) mod reach;
mod table;
