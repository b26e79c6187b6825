//! The window as a whole.

mod desktop;
mod double_tap;
mod evening;
mod phone;
mod progress;
pub(super) mod room;
