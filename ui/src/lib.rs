//! The window of Odd Trick, generated from the `.slint` files beside this folder.
//!
//! A separate crate so that changes of rules do not recompile it. It has no logic and does not know hands, schemes or
//! sessions: it shows strings and flags and reports indices of taps.
#![allow(clippy::all, clippy::pedantic, missing_docs, reason = "generated code")]

include!(concat!(env!("OUT_DIR"), "/parts/widgets.rs"));
include!(concat!(env!("OUT_DIR"), "/words.rs"));
include!(concat!(env!("OUT_DIR"), "/to_ui.rs"));

/// The font files, for images drawn without a window.
pub const FONT_FILES: [&[u8]; 6] = [
    include_bytes!("../fonts/IBMPlexSerif_500Medium.ttf"),
    include_bytes!("../fonts/IBMPlexSerif_700Bold.ttf"),
    include_bytes!("../fonts/IBMPlexSans_400Regular.ttf"),
    include_bytes!("../fonts/IBMPlexSans_600SemiBold.ttf"),
    include_bytes!("../fonts/Vazirmatn_400Regular.ttf"),
    include_bytes!("../fonts/Vazirmatn_700Bold.ttf"),
];

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
