//! The window as a whole.

mod desktop;
mod evening;
mod progress;
pub(super) mod room;
