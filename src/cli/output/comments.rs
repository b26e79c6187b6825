//! A scheme's document for a terminal, with special characters in comments escaped.
//!
//! TOML comments may contain any non-ASCII character, including control and directional characters. Strings in a valid
//! scheme have no control characters and are printed unchanged.

use crate::text::is_control_or_directional;
use toml_parser::Source;
use toml_parser::lexer::TokenKind;

/// The document with special characters in comments written as `\u{9b}`. It parses to the same scheme.
pub(in crate::cli) fn plain(document: &str) -> String {
    let mut plain = String::with_capacity(document.len());
    for token in Source::new(document).lex() {
        let is_comment = token.kind() == TokenKind::Comment;
        for c in document[token.span().start()..token.span().end()].chars() {
            if is_comment && is_control_or_directional(c) && c != '\t' {
                plain.extend(c.escape_unicode());
            } else {
                plain.push(c);
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_in_comments_only() {
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
