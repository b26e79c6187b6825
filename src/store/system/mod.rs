//! File functions that differ between operating systems.
//!
//! Each module has the same functions. The only other system-dependent code is in `window/desktop`.

#[cfg(not(target_os = "linux"))]
mod no_tmpfile;
#[cfg(target_os = "linux")]
mod tmpfile;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(not(target_os = "linux"))]
pub(crate) use no_tmpfile::{link, unnamed_file};
#[cfg(target_os = "linux")]
pub(crate) use tmpfile::{link, unnamed_file};
#[cfg(unix)]
pub(crate) use unix::*;
#[cfg(windows)]
pub(crate) use windows::*;

/// The identity of a file, independent of its name: its volume, and its number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Id(u64, u64);
