//! The smallest Slint window: the baseline for the time and memory of Odd Trick's window.
// No lints for the code that Slint generates.
#![allow(warnings, clippy::all)]

slint::slint! {
    export component Hello inherits Window {
        preferred-width: 1200px;
        preferred-height: 680px;
        background: #faf8f2;
        Text { text: "Hello"; color: black; }
    }
}

fn main() -> Result<(), slint::PlatformError> {
    Hello::new()?.run()
}
