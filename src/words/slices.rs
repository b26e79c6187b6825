//! Sentences that are shown in pieces: words of a language, and what stands between them.

use super::Words;
use crate::view::rule_editor::{Piece, Pieces};
use fluent_bundle::FluentArgs;

impl Words {
    /// What a page says by itself, by its key: what stands before the place of `$what`, and what stands after it.
    pub fn page(&self, key: &str) -> [String; 2] {
        let said = self.marked(key, &["what"]);
        let (before, after) = said.split_once(mark(0)).unwrap_or((&said, ""));
        [before.to_owned(), after.to_owned()]
    }

    /// What stands on the line of a rule from one end to the other: the words of its sentence, and the pieces between.
    pub fn slices(&self, line: &Pieces) -> Vec<Piece> {
        let Some(key) = line.says else {
            return line.all.clone();
        };
        let said = self.marked(key, line.places);
        let parts = said
            .split_inclusive(|c| place(c).is_some())
            .flat_map(|part| {
                let at = part.chars().last().and_then(place);
                let words = part.trim_end_matches(|c| place(c).is_some()).trim();
                let words = (!words.is_empty()).then(|| Piece::words(words));
                let pieces = line.all.iter().filter(move |piece| Some(piece.place) == at);
                words.into_iter().chain(pieces.cloned())
            });
        parts.collect()
    }

    /// A sentence with a mark at the place of each argument.
    fn marked(&self, key: &str, places: &[&'static str]) -> String {
        let found = self.bundle.get_message(key);
        let Some(pattern) = found.and_then(|found| found.value()) else {
            return key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (at, name) in places.iter().enumerate() {
            args.set(*name, mark(at).to_string());
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }
}

/// The first of the characters that mark places. Nothing else is written in them.
const MARKS: u32 = 0xE000;

/// What marks a place.
fn mark(at: usize) -> char {
    let at = u32::try_from(at).unwrap_or(0);
    char::from_u32(MARKS + at).unwrap_or(' ')
}

/// The place that a character marks.
fn place(mark: char) -> Option<usize> {
    let at = u32::from(mark).checked_sub(MARKS).filter(|at| *at < 64)?;
    usize::try_from(at).ok()
}
