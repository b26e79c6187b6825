//! Opening the window.

use crate::app::Options;
use crate::cli::{Failure, Result};

/// Opens the window and waits until it is closed.
#[cfg(feature = "gui")]
pub(in crate::cli) fn open(options: &Options) -> Result {
    crate::window::run(options).map_err(|error| Failure::Data(error.to_string()))
}

/// Fails because the build has no window.
#[cfg(not(feature = "gui"))]
pub(in crate::cli) fn open(_: &Options) -> Result {
    Err(Failure::data(
        "this program was built without its window; `oddtrick --help` lists what works without it",
    ))
}
