//! A scheme's document for a terminal, with special characters in comments escaped.
//!
//! TOML comments may contain any non-ASCII character, including control and directional characters. Strings in a valid
//! scheme have no control characters and are printed unchanged.

use crate::cli::error::is_terminal_control;
use std::borrow::Cow;

/// The lexer's position in a document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LexState {
    Code,
    Comment,
    /// In a one-line string with this quote.
    Line(char),
    /// In a multi-line string with this quote.
    Lines(char),
}

/// The document with special characters in comments written as `\u{9b}`. It parses to the same scheme.
pub(in crate::cli) fn plain(document: &str) -> Cow<'_, str> {
    if !document.contains(|c| is_terminal_control(c) && c != '\n') {
        return document.into();
    }
    let mut plain = String::with_capacity(document.len());
    let (mut at, mut rest) = (LexState::Code, document);
    while let Some(c) = rest.chars().next() {
        let taken = step(&mut at, c, rest);
        let (now, after) = rest.split_at(taken);
        if at == LexState::Comment && is_terminal_control(c) && !ends_line(rest) {
            plain.extend(c.escape_unicode());
        } else {
            plain.push_str(now);
        }
        rest = after;
    }
    plain.into()
}

/// Advances the lexer; returns the length of the token in bytes.
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
            // Of four or five quotes, the last three end the string and the others belong to it.
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
