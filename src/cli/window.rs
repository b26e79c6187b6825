//! Opening the window.

use super::error::Failure;
use crate::app::Options;

/// Opens the window and waits until it is closed.
#[cfg(feature = "gui")]
pub(super) fn open(options: &Options) -> Result<(), Failure> {
    crate::window::run(options).map_err(|error| Failure::Data(error.to_string()))
}

/// Says that there is none.
#[cfg(not(feature = "gui"))]
pub(super) fn open(_: &Options) -> Result<(), Failure> {
    Err(Failure::Data(
        "this program was built without its window; `oddtrick --help` names what works without"
            .to_owned(),
    ))
}
