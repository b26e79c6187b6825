//! File functions that differ between operating systems.
//!
//! Each module has the same functions. The only other system-dependent code is in `window/desktop`.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::*;
#[cfg(windows)]
pub(crate) use windows::*;

/// The identity of a file, independent of its name: its volume, and its number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Id(u64, u64);
