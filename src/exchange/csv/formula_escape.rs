//! Escaping of text that a spreadsheet would run as a formula.
//!
//! Opening an export must not run what somebody typed as a name. Numbers are never escaped: they are in separate
//! columns. This module does not know columns.

use std::borrow::Cow;

/// The prefix that makes a spreadsheet treat a cell as text.
const GUARD: char = '\'';

/// Prefixes the text with `'` if a spreadsheet would run it, or if it begins with `'`.
pub fn guard(text: &str) -> Cow<'_, str> {
    if text.starts_with(runs) {
        Cow::Owned(format!("{GUARD}{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Reverts [`guard`]: removes the first `'`, if any.
pub fn unguard(text: &str) -> &str {
    text.strip_prefix(GUARD).unwrap_or(text)
}

/// Whether a spreadsheet may run a field with this first character. East Asian spreadsheets treat full-width signs like
/// plain ones, and some spreadsheets first drop a leading tab, line break or NUL.
fn runs(first: char) -> bool {
    matches!(
        first,
        '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '\0' | GUARD | '＝' | '＋' | '－' | '＠'
    )
}
