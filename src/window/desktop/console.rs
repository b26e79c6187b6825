//! The console that Windows gives to a program that also writes to one.

use windows_sys::Win32::System::Console::{FreeConsole, GetConsoleProcessList};

/// Closes the console where it is this program's alone: whoever starts the window with the pointer wants no second one
/// behind it. One in which the program was started by a command stays.
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
