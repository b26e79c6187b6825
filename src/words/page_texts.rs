//! Messages that are shown in parts, with controls between the texts.

use super::Words;
use crate::view::rule_editor::{Piece, Pieces};
use fluent_bundle::FluentArgs;

impl Words {
    /// The fixed text of a page before and after its argument `$what`.
    pub fn page(&self, key: &str) -> [&'static str; 2] {
        let text = self.catalog.line(key).unwrap_or_default();
        let (before, after) = text.split_once("{ $what }").unwrap_or((text, ""));
        [before, after]
    }

    /// The line of a rule: the text of its sentence, with its pieces in the places of the arguments.
    pub fn pieces(&self, line: &Pieces) -> Vec<Piece> {
        let Some((key, places)) = line.says else {
            return line.all.clone();
        };
        let said = self.marked(key, places);
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

    /// A message with a marker in place of each argument.
    fn marked(&self, key: &str, places: &[&'static str]) -> String {
        let mut args = FluentArgs::new();
        for (at, name) in places.iter().enumerate() {
            args.set(*name, mark(at).to_string());
        }
        let said = self.catalog.format(key, Some(&args));
        said.unwrap_or_else(|| key.to_owned())
    }
}

/// The first marker: characters of the private use area, which texts do not use.
const MARKS: u32 = 0xE000;

/// The marker of an argument.
fn mark(at: usize) -> char {
    let at = u32::try_from(at).unwrap_or(0);
    char::from_u32(MARKS + at).unwrap_or(' ')
}

/// The argument that a marker stands for.
fn place(mark: char) -> Option<usize> {
    let at = u32::from(mark).checked_sub(MARKS).filter(|at| *at < 64)?;
    usize::try_from(at).ok()
}
