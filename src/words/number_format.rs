//! Number formats of the five languages, copied from the Common Locale Data Repository, version 49. The library with
//! all locales would add half a megabyte to the program and a tenth to its dependencies.

use super::Language;

/// The number format of one language.
pub(super) struct NumberFormat {
    /// The digit 0; the other nine follow it in Unicode.
    zero: char,
    /// The decimal separator.
    pub(super) point: char,
    /// The thousands separator.
    group: char,
    /// The least number of digits with thousands separators.
    grouped_from: usize,
}

impl NumberFormat {
    pub(super) fn of(language: Language) -> Self {
        let (zero, point, group, grouped_from) = match language.code {
            "et" | "pl" => ('0', ',', '\u{A0}', 5),
            "fa" => ('۰', '٫', '٬', 4),
            "it" => ('0', ',', '.', 5),
            _ => ('0', '.', ',', 4),
        };
        Self {
            zero,
            point,
            group,
            grouped_from,
        }
    }

    /// Replaces ASCII digits by the language's digits.
    pub(super) fn digits(&self, text: &str) -> String {
        let digit = |c: char| char::from_u32(u32::from(self.zero) + c.to_digit(10)?);
        text.chars().map(|c| digit(c).unwrap_or(c)).collect()
    }

    /// Formats `n` units of the last of `decimals` decimals.
    pub(super) fn number(&self, n: u64, decimals: usize) -> String {
        let digits = format!("{n:0>width$}", width = decimals + 1);
        let (whole, part) = digits.split_at(digits.len() - decimals);
        let mut text = String::with_capacity(2 * digits.len());
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at).is_multiple_of(3) && whole.len() >= self.grouped_from {
                text.push(self.group);
            }
            text.push(digit);
        }
        if !part.is_empty() {
            text.push(self.point);
            text.push_str(part);
        }
        self.digits(&text)
    }
}
