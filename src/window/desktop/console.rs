//! The console that Windows opens for a console program.

use windows_sys::Win32::System::Console::{FreeConsole, GetConsoleProcessList};

/// Detaches from the console if no other process uses it, so that a start by mouse shows no console window. If the
/// program was started from a console by a command, that console stays.
#[expect(
    unsafe_code,
    reason = "two calls of the system: one writes to two numbers, one takes nothing"
)]
pub(super) fn leave() {
    let mut programs = [0; 2];
    unsafe {
        if GetConsoleProcessList(programs.as_mut_ptr(), 2) == 1 {
            FreeConsole();
        }
    }
}
