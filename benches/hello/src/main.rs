//! The smallest window that Slint can open: what Odd Trick's takes to open and to keep is measured against this one's.
// What Slint makes of it is its own affair.
#![allow(warnings, clippy::all)]

slint::slint! {
    export component Hello inherits Window {
        preferred-width: 1280px;
        preferred-height: 800px;
        background: #faf8f2;
        Text { text: "Hello"; color: black; }
    }
}

fn main() -> Result<(), slint::PlatformError> {
    Hello::new()?.run()
}
