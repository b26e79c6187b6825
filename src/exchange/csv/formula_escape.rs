//! Text that a spreadsheet would run as a formula, made harmless and brought back.
//!
//! Whoever opens an export must not run what somebody typed as a name. Numbers are never guarded: they have columns of
//! their own and stay numbers. The guard must not know columns.

use std::borrow::Cow;

/// The sign in front that makes a spreadsheet take what follows for text.
const GUARD: char = '\'';

/// The text with one `'` in front where a spreadsheet would run it, or where it begins with a `'` of its own.
pub fn guard(text: &str) -> Cow<'_, str> {
    if text.starts_with(runs) {
        Cow::Owned(format!("{GUARD}{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text as it was before [`guard`]: without its first `'`, where there is one.
pub fn unguard(text: &str) -> &str {
    text.strip_prefix(GUARD).unwrap_or(text)
}

/// Whether some spreadsheet takes a field that begins so for more than text. Full-width signs count as plain ones in
/// spreadsheets of the Far East, and a tab, a line break or a NUL is dropped by some before they look.
fn runs(first: char) -> bool {
    matches!(
        first,
        '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '\0' | GUARD | '＝' | '＋' | '－' | '＠'
    )
}
