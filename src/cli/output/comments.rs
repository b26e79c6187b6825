//! A scheme's document on its way to a terminal, with what its comments could do there taken from them.
//!
//! TOML lets a comment hold any character beyond ASCII, marks that a terminal takes for commands or that turn the text
//! among them. In a string no scheme has a control character, so that a document is shown with every string as it is.

use crate::cli::error::acts;
use std::borrow::Cow;

/// Where in a document a character stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LexState {
    Code,
    Comment,
    /// In a string with this quote, on one line.
    Line(char),
    /// In a string between three of this quote.
    Lines(char),
}

/// The document with characters of its comments that act on a terminal written as `\u{9b}`. Whoever reads that as a scheme
/// reads the same one.
pub(in crate::cli) fn plain(document: &str) -> Cow<'_, str> {
    if !document.contains(|c| acts(c) && c != '\n') {
        return document.into();
    }
    let mut plain = String::with_capacity(document.len());
    let (mut at, mut rest) = (LexState::Code, document);
    while let Some(c) = rest.chars().next() {
        let taken = step(&mut at, c, rest);
        let (now, after) = rest.split_at(taken);
        if at == LexState::Comment && acts(c) && !ends_line(rest) {
            plain.extend(c.escape_unicode());
        } else {
            plain.push_str(now);
        }
        rest = after;
    }
    plain.into()
}

/// Goes on by what stands in front; gives how many bytes of it belong together.
fn step(at: &mut LexState, c: char, rest: &str) -> usize {
    let three = |quote: char| rest.chars().take(3).filter(|c| *c == quote).count() == 3;
    let mut taken = c.len_utf8();
    *at = match (*at, c) {
        (LexState::Code, '#') => LexState::Comment,
        (LexState::Code, '"' | '\'') if three(c) => {
            taken = 3;
            LexState::Lines(c)
        }
        (LexState::Code, '"' | '\'') => LexState::Line(c),
        (LexState::Line('"') | LexState::Lines('"'), '\\') => {
            taken += rest[1..].chars().next().map_or(0, char::len_utf8);
            *at
        }
        (LexState::Line(quote), _) if c == quote => LexState::Code,
        (LexState::Lines(quote), _) if c == quote && three(quote) => {
            // Of four or five quotes the first are part of the string.
            let quotes = rest.chars().take(5).take_while(|c| *c == quote).count();
            taken = quotes;
            LexState::Code
        }
        (LexState::Comment | LexState::Line(_), '\n') => LexState::Code,
        (same, _) => same,
    };
    taken
}

fn ends_line(rest: &str) -> bool {
    rest.starts_with(['\n', '\t']) || rest.starts_with("\r\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_is_taken_from_comments_alone() {
        for (document, wanted) in [
            ("a = 1 # ok\r\n", "a = 1 # ok\r\n"),
            (
                "# \u{9b}31m\u{202E}x\tä\r\nb",
                "# \\u{9b}31m\\u{202e}x\tä\r\nb",
            ),
            ("a = '#\u{202E}' # \u{202E}", "a = '#\u{202E}' # \\u{202e}"),
            (
                "a = \"\\\"#\u{2066}\" #\u{2066}",
                "a = \"\\\"#\u{2066}\" #\\u{2066}",
            ),
            (
                "a = \"\"\"\n#\u{202E}\"\n\"\"\"\"#\u{202E}",
                "a = \"\"\"\n#\u{202E}\"\n\"\"\"\"#\\u{202e}",
            ),
            ("a = '''\\'''#\u{202E}", "a = '''\\'''#\\u{202e}"),
            ("a = \"\" #\u{85}", "a = \"\" #\\u{85}"),
            ("\u{202E}", "\u{202E}"),
        ] {
            assert_eq!(plain(document), wanted, "{document:?}");
        }
    }
}
