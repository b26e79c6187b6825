//! Numbers as people type them: in the digits of any of the window's languages, with any sort of minus.

use crate::fold::digit;

/// The same text in plain digits, and without marks of direction.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).map(digit).collect()
}

/// A whole number; none where the text is something else, or a number too long to be one.
pub(super) fn number(text: &str) -> Option<i64> {
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
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let n: i64 = digits.parse().ok()?;
    Some(if minus { -n } else { n })
}

/// Numbers with anything between them that is no digit and no sign; none where there is anything else, or nothing.
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '،' | '؛' | '.' | '/');
    let words = text
        .split(between)
        .filter(|word| !word.chars().all(is_mark));
    let numbers: Option<Vec<i64>> = words.map(number).collect();
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
            assert_eq!(number(text), n, "{text}");
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
