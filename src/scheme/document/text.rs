//! Texts for errors, and sanitised quotes of input.

use crate::text::{beginning, is_control_or_directional};

/// The maximum length of an id in bytes.
pub(in crate::scheme) const LONGEST_ID: usize = 64;

/// Whether a text is a valid id.
pub(in crate::scheme) fn is_id(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.len() <= LONGEST_ID && text.split('-').all(word)
}

/// `a, b or c`.
pub(super) fn one_of(words: impl IntoIterator<Item = &'static str>) -> String {
    let mut words: Vec<&str> = words.into_iter().collect();
    match words.pop() {
        Some(last) if words.is_empty() => last.to_owned(),
        Some(last) => format!("{} or {last}", words.join(", ")),
        None => String::new(),
    }
}

/// Quoted input, short and on one line.
pub(in crate::scheme) fn quoted(text: &str) -> String {
    format!("`{}`", plain(text))
}

/// Input, short, on one line and without directional marks.
pub(in crate::scheme) fn plain(text: &str) -> String {
    const LONGEST: usize = 60;
    beginning(text, LONGEST).replace(is_control_or_directional, "\u{FFFD}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_input_is_short_and_without_directional_marks() {
        for (text, wanted) in [
            ("turn-up", "turn-up"),
            ("tur\u{202E}n-up", "tur\u{FFFD}n-up"),
            ("a\nb\u{2028}\u{2066}", "a\u{FFFD}b\u{FFFD}\u{FFFD}"),
            ("می\u{200C}نا", "می\u{200C}نا"),
        ] {
            assert_eq!(plain(text), wanted);
        }
        assert_eq!(plain(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(plain(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
