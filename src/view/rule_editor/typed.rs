//! Numbers as typed: in the digits of any of the window's languages, with any minus sign.

use crate::points::Points;
use crate::text::{digit, is_format};

/// The text with ASCII digits and without directional marks, which text copied from the window contains.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().filter(|c| !is_format(*c)).map(digit).collect()
}

/// Parses a number with at most this many decimals, in units of the last one; `None` if malformed or too long. Accepts
/// point and comma.
pub fn number(text: &str, decimals: u8) -> Option<i64> {
    let text = plain_text(text).replace(MINUS, "-");
    let text = text.trim();
    // Some write a blank between sign and digits.
    let (minus, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits.trim_start()),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let plain = digits.replace([',', '\u{066B}'], ".");
    if plain.starts_with('-') {
        return None;
    }
    let n = Points::parse(&plain, decimals)?.n;
    Some(if minus { -n } else { n })
}

/// Parses numbers separated by blanks, commas or semicolons; `None` if malformed or empty.
pub(in crate::view) fn numbers(text: &str) -> Option<Vec<i64>> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '،' | '؛');
    let words = text
        .split(between)
        .filter(|word| !word.chars().all(is_format));
    let numbers: Option<Vec<i64>> = words.map(|word| number(word, 0)).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// What is typed for a minus.
const MINUS: [char; 4] = ['−', '–', '‐', '‑'];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_numbers_are_parsed() {
        for (text, n) in [
            ("12", Some(12)),
            (" −2 ", Some(-2)),
            ("- 2", Some(-2)),
            ("+7", Some(7)),
            ("\u{200e}−۱۰", Some(-10)),
            ("٣", Some(3)),
            ("", None),
            ("-", None),
            ("1.5", None),
            ("1,000", None),
            ("two", None),
            ("--2", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(number(text, 0), n, "{text}");
        }
        for (text, n) in [
            ("1.5", Some(15)),
            ("−0,5", Some(-5)),
            ("۱٫۵", Some(15)),
            ("12", Some(120)),
            ("1.25", None),
            ("1.", None),
            ("1.5.5", None),
        ] {
            assert_eq!(number(text, 1), n, "{text}");
        }
        for (text, list) in [
            ("10 9 8", Some(vec![10, 9, 8])),
            ("10, 9,8", Some(vec![10, 9, 8])),
            ("۱۰، ۹", Some(vec![10, 9])),
            ("7", Some(vec![7])),
            (" , ", None),
            ("1.5 2", None),
            ("10 nine", None),
        ] {
            assert_eq!(numbers(text), list, "{text}");
        }
    }
}
