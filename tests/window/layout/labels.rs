//! What a screen reader says.

use super::seen::look;
use crate::stage::{ENGLISH, Stage, platform, scenes};
use std::collections::BTreeSet;

/// Things that are counted.
const COUNTED: [&str; 7] = [
    "points", "tricks", "books", "hands", "sessions", "players", "games",
];

/// In Bid Whist with a kitty, every label says books, not tricks.
#[test]
fn labels_of_a_game_with_a_kitty_say_books() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let mut wrong = BTreeSet::new();
    let mut books = 0;
    for scene in scenes() {
        (scene.play)(&stage);
        if !scene.name.starts_with("bid-whist") {
            continue;
        }
        for size in [(360, 740), (1280, 800)] {
            stage.size(size);
            for label in look(stage.ctx.window()).labels {
                books += usize::from(label.contains("book"));
                if label.contains("trick") {
                    wrong.insert(format!("{}: {label}", scene.name));
                }
            }
        }
    }
    assert!(wrong.is_empty() && books > 0, "{wrong:#?}");
}

/// Whether a label lacks a part, or says "1 tricks".
pub(super) fn broken(label: &str) -> bool {
    let words: Vec<_> = label.split([' ', ',', '.', ':', ';']).collect();
    let one_of_many = |two: &[&str]| two[0] == "1" && COUNTED.contains(&two[1]);
    // A question mark in a list is the key.
    let text = label.replace(", ?", "");
    words.windows(2).any(one_of_many)
        || ["  ", " ,", " ?"].iter().any(|gap| text.contains(gap))
        || label.starts_with([' ', ','])
}
