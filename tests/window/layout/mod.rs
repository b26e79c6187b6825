//! Layout: at every window and text size no text is cut off, every control has a label, every label is whole, and every
//! touch area is large enough.
//!
//! Only names may be elided, and then a label must have them in full.

mod faults;
mod insets;
mod labels;
mod names;
mod rows;
pub(crate) mod seen;
mod table;

use crate::stage::{Cast, LONG, PERSIAN, Stage, platform, scenes};
use faults::{Fault, faults};
use seen::{Words, look};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Window sizes with the text sizes to check.
type Sizes = [((u32, u32), &'static [f32])];

/// Real window sizes, and three of the same widths tall enough to show everything.
const EVERYWHERE: &Sizes = &[
    ((360, 640), &[1.0, 2.0]),
    ((360, 740), &[1.0, 1.5]),
    ((360, 4000), &[1.0, 2.0]),
    ((740, 360), &[1.0, 2.0]),
    ((820, 1180), &[1.0, 2.0]),
    ((820, 4000), &[2.0]),
    ((1280, 800), &[1.0, 2.0]),
    ((1280, 3000), &[1.0]),
    ((2560, 1440), &[1.0, 2.0]),
];
/// Real window sizes, few enough for every test run.
const OF_PEOPLE: &Sizes = &[
    ((360, 640), &[1.0, 2.0]),
    ((740, 360), &[1.0]),
    ((820, 1180), &[1.0]),
    ((1280, 800), &[1.0, 2.0]),
    ((2560, 1440), &[1.0]),
];
/// The sizes with the least room for long words: layouts are the same in all languages.
const HARDEST: &Sizes = &[((360, 640), &[1.0]), ((820, 1180), &[2.0])];

/// Checks the scenes in a language and returns every fault with its place.
fn walk(language: &str, wanted: impl Fn(&str) -> bool, sizes: &Sizes) -> String {
    platform();
    let cast: &'static Cast = if language == "fa" { &PERSIAN } else { &LONG };
    let stage = Stage::new(language, "light", Some(cast));
    // The same fault at many sizes is one line, with the first size and their number.
    let mut all: BTreeMap<(&str, &str, String), (String, usize)> = BTreeMap::new();
    for scene in scenes() {
        (scene.play)(&stage);
        if !wanted(scene.name) {
            continue;
        }
        for (size, scales) in sizes {
            stage.size(*size);
            for scale in *scales {
                stage.scale(*scale);
                for fault in lasting(&stage, *size, cast) {
                    let place =
                        format!("{}x{} {:.0} % {}", size.0, size.1, scale * 100.0, fault.how);
                    all.entry((scene.name, fault.what, fault.about))
                        .or_insert((place, 0))
                        .1 += 1;
                }
                stage.draw();
            }
            // Size and text size do not change together.
            stage.scale(1.0);
        }
    }
    let mut lines = String::new();
    for ((scene, what, text), (place, times)) in all {
        let _ = writeln!(
            lines,
            "{language} | {scene} | {what} | {text} | {place} | {times} times"
        );
    }
    lines
}

/// Faults that last for several frames: dependent positions follow a frame later. Frames have no pixels here, which are
/// half the time of a real one; [`walk`] draws each layout once.
fn lasting(stage: &Stage, size: (u32, u32), cast: &Cast) -> Vec<Fault> {
    let mut found = Vec::new();
    for frame in 1..=8 {
        stage.tick();
        if frame >= 3 {
            found = faults(&look(stage.ctx.window()), size, cast);
            if found.is_empty() {
                break;
            }
        }
    }
    found
}

fn holds(language: &str, sizes: &Sizes) {
    let lines = walk(language, |_| true, sizes);
    let count = lines.lines().count();
    assert_eq!(count, 0, "{count} faults:\n{lines}");
}

#[test]
fn everything_fits_in_english() {
    holds("en", OF_PEOPLE);
}

#[test]
fn everything_fits_in_polish() {
    holds("pl", HARDEST);
}

#[test]
fn everything_fits_in_italian() {
    holds("it", HARDEST);
}

#[test]
fn everything_fits_in_persian() {
    holds("fa", HARDEST);
}

#[test]
fn everything_fits_in_estonian() {
    holds("et", HARDEST);
}

/// The texts of a scene with long names in a window of this size.
fn texts(scene: &str, size: (u32, u32)) -> Vec<Words> {
    platform();
    let stage = Stage::new("en", "light", Some(&LONG));
    let all = scenes();
    let last = all.iter().position(|one| one.name == scene).unwrap();
    for one in &all[..=last] {
        (one.play)(&stage);
    }
    stage.size(size);
    stage.draw();
    stage.draw();
    look(stage.ctx.window()).words
}

#[test]
fn every_hand_on_the_sheet_of_a_phone_says_its_contract() {
    let texts = texts("solo-five-sheet", (360, 900));
    for contract in ["open misère", "abundance declared"] {
        assert!(
            texts.iter().any(|one| one.set.text.starts_with(contract)),
            "{contract}"
        );
    }
}

#[test]
fn seats_of_a_new_session_on_a_phone_show_long_names_whole() {
    let texts = texts("new-session", (360, 740));
    let names: Vec<_> = LONG.typed().collect();
    let parts = texts.iter().filter(|one| {
        let text = one.set.text.as_str();
        !text.is_empty() && names.iter().any(|name| name.contains(text))
    });
    let cut: Vec<_> = parts
        .filter(|one| one.lines().0 > one.lines().1)
        .map(|one| &one.set.text)
        .collect();
    assert!(cut.is_empty(), "{cut:?}");
    // One of them is on two lines.
    assert!(texts.iter().any(|one| one.set.text == "Wiśniewska"));
}

#[test]
fn a_window_in_which_nothing_fits_is_reported() {
    let lines = walk(
        "en",
        |scene| scene == "solo-tricks",
        &[((150, 200), &[2.0])],
    );
    for what in ["cut off", "over one another", "out of the window"] {
        assert!(lines.contains(what), "{what}: {lines}");
    }
}

/// `ODDTRICK_LAYOUT=pl cargo test --test window whole_layout` checks every scene in a language and lists the faults.
#[test]
fn whole_layout() {
    let Ok(language) = std::env::var("ODDTRICK_LAYOUT") else {
        return;
    };
    // Limits the check to scenes whose names contain a word.
    let only = std::env::var("ODDTRICK_SCENES").unwrap_or_default();
    let lines = walk(
        &language,
        |scene| only.split('+').any(|word| scene.contains(word)),
        EVERYWHERE,
    );
    assert!(
        lines.is_empty(),
        "{} faults:\n{lines}",
        lines.lines().count()
    );
}
