//! The keyboard: focus, movement, and focus rings.

mod covered;
mod focus;
mod handed;
mod keyboard;
mod letters;
mod opened;
mod reach;
