//! The window of Odd Trick, generated from the `.slint` files beside this folder.
//!
//! A separate crate so that changes of rules do not recompile it. It has no logic and does not know hands, schemes or
//! sessions: it shows strings and flags and reports indices of taps.
#![allow(clippy::all, clippy::pedantic, missing_docs, reason = "generated code")]

include!(concat!(env!("OUT_DIR"), "/parts/widgets.rs"));
include!(concat!(env!("OUT_DIR"), "/words.rs"));
include!(concat!(env!("OUT_DIR"), "/to_ui.rs"));

/// The font files, for images drawn without a window. A function, as a constant would be one more copy of them.
pub fn font_files() -> [&'static [u8]; 6] {
    [
        fonts::IBMPlexSerif_500Medium,
        fonts::IBMPlexSerif_700Bold,
        fonts::IBMPlexSans_400Regular,
        fonts::IBMPlexSans_600SemiBold,
        fonts::Vazirmatn_400Regular,
        fonts::Vazirmatn_700Bold,
    ]
}

/// The fonts shipped unmodified, each with its licence.
pub const FONTS: [(&str, &str); 3] = [
    (
        "IBM Plex Serif",
        include_str!("../fonts/IBMPlexSerif-OFL.txt"),
    ),
    (
        "IBM Plex Sans",
        include_str!("../fonts/IBMPlexSans-OFL.txt"),
    ),
    ("Vazirmatn", include_str!("../fonts/Vazirmatn-OFL.txt")),
];
