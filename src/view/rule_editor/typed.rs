//! Numbers as people type them: in the digits of any of the window's languages, with any sort of minus.

use crate::fold::digit;
use crate::points::Points;

/// The same text in plain digits, and without marks of direction.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).map(digit).collect()
}

/// A number with so many decimals at most, counted in the last of them; none where the text is something else, or a number
/// too long to be one. A point and a comma both stand before decimals.
pub(super) fn number(text: &str, decimals: u8) -> Option<i64> {
    let text: String = text
        .chars()
        .filter(|c| !is_mark(*c))
        .map(|c| if is_minus(c) { '-' } else { digit(c) })
        .collect();
    let text = text.trim();
    // A blank between sign and figure is how some write it.
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

/// Numbers with anything between them that is no digit and no sign; none where there is anything else, or nothing.
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '،' | '؛' | '.' | '/');
    let words = text
        .split(between)
        .filter(|word| !word.chars().all(is_mark));
    let numbers: Option<Vec<i64>> = words.map(|word| number(word, 0)).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// Marks of direction, which stand in what is copied from the window.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{2066}'..='\u{2069}'
    )
}

fn is_minus(c: char) -> bool {
    matches!(c, '-' | '−' | '–' | '‐' | '‑')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_reads_as_a_number_is_one() {
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
            ("10 nine", None),
        ] {
            assert_eq!(numbers(text), list, "{text}");
        }
    }
}
