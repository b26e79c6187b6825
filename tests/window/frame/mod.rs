//! The window as a whole.

mod desktop;
mod evening;
mod phone;
mod progress;
pub(super) mod room;
