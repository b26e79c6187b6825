//! A minimal lexer for Rust and Slint that separates code, comments and strings.

/// The source without comments and unit tests, with the line numbers unchanged.
pub(super) fn code(text: &str) -> String {
    without_tests(&without_comments(text))
}

/// The first of these names in the code as a whole word, with its line.
///
/// `rand` is not found in `grand`; a name that ends in `::` may continue.
pub(super) fn banned(code: &str, names: &[&str]) -> Option<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    for (number, line) in code.lines().enumerate() {
        for name in names {
            let found = line.match_indices(name).any(|(start, _)| {
                let before = line[..start].chars().next_back();
                let after = line[start + name.len()..].chars().next();
                !before.is_some_and(is_word)
                    && (name.ends_with("::") || !after.is_some_and(is_word))
            });
            if found {
                return Some(format!("`{name}` in line {}", number + 1));
            }
        }
    }
    None
}

/// The string literals of some code.
pub(super) fn strings(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    walk(code, |piece, text| {
        if piece == Piece::Text {
            found.push(text.to_owned());
        }
    });
    found
}

fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    walk(text, |piece, text| match piece {
        Piece::Comment => kept.extend(text.chars().filter(|c| *c == '\n')),
        Piece::Code | Piece::Text => kept.push_str(text),
    });
    kept
}

/// Unit tests are one module at the end of a file. Anything after it is code again.
fn without_tests(code: &str) -> String {
    let Some(start) = code.find("#[cfg(test)]\nmod tests {") else {
        return code.to_owned();
    };
    let (before, tests) = code.split_at(start);
    let lines = |text: &str| "\n".repeat(text.matches('\n').count());
    match tests.find("\n}\n") {
        Some(end) => {
            let (tests, after) = tests.split_at(end + "\n}\n".len());
            format!("{before}{}{after}", lines(tests))
        }
        None => format!("{before}{}", lines(tests)),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Piece {
    Code,
    Text,
    Comment,
}

/// Passes on the source piece by piece.
fn walk(source: &str, mut hand_over: impl FnMut(Piece, &str)) {
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (piece, length) = if rest.starts_with("//") {
            (Piece::Comment, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (
                Piece::Comment,
                rest.find("*/").map_or(rest.len(), |end| end + 2),
            )
        } else if let Some(length) = raw(rest) {
            (Piece::Text, length)
        } else if first == '"' {
            (Piece::Text, quoted(rest))
        } else if let Some(length) = character(rest) {
            (Piece::Code, length)
        } else {
            // Words are read whole, so that an `r` at the end of one does not begin a raw string.
            let word = rest
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            (Piece::Code, word.max(first.len_utf8()))
        };
        let (here, after) = rest.split_at(length);
        hand_over(piece, here);
        rest = after;
    }
}

/// The length of a raw string such as `r#"…"#` at this position, if there is one.
fn raw(rest: &str) -> Option<usize> {
    let fenced = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'))?;
    let opened = fenced.trim_start_matches('#');
    let body = opened.strip_prefix('"')?;
    let fence = format!("\"{}", &fenced[..fenced.len() - opened.len()]);
    Some(
        rest.len() - body.len()
            + body
                .find(&fence)
                .map_or(body.len(), |end| end + fence.len()),
    )
}

/// The length of the string at this position.
fn quoted(rest: &str) -> usize {
    let mut escaped = true;
    for (at, c) in rest.char_indices() {
        match c {
            '"' if !escaped => return at + 1,
            '\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// The length of the character literal at this position; `None` for a lifetime or anything else.
fn character(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix('\'')?;
    let mut chars = body.char_indices();
    let from = match chars.next()? {
        // The escaped character may be a quote.
        (_, '\\') => 2,
        (_, c) if chars.next()?.1 == '\'' => c.len_utf8(),
        _ => return None,
    };
    body.get(from..)?.find('\'').map(|end| 1 + from + end + 1)
}

#[test]
fn a_planted_word_is_found_in_code_only() {
    let names = ["std::fs", "f64", "rand", "csv::"];
    for (line, caught) in [
        ("use std::fs;", Some("`std::fs` in line 2")),
        ("use std::fs::File;", Some("`std::fs` in line 2")),
        ("let x: f64 = 1;", Some("`f64` in line 2")),
        ("rand()", Some("`rand` in line 2")),
        ("csv::Reader", Some("`csv::` in line 2")),
        ("let url = \"http://a\"; rand()", Some("`rand` in line 2")),
        (
            "let quote = '\"'; rand(); let quote = '\"';",
            Some("`rand` in line 2"),
        ),
        (
            "let quote = '\\''; rand(); let quote = '\\'';",
            Some("`rand` in line 2"),
        ),
        (
            "let fence = r#\"a \" b\"#; rand()",
            Some("`rand` in line 2"),
        ),
        ("fn a<'a>(a: &'a str) { rand() }", Some("`rand` in line 2")),
        ("let slashes = \"\\\\\"; rand()", Some("`rand` in line 2")),
        ("/* a */ rand()", Some("`rand` in line 2")),
        (
            "#[cfg(test)]\nmod tests {\n}\nrand()",
            Some("`rand` in line 5"),
        ),
        ("#[cfg(test)]\nfn a() { rand() }", Some("`rand` in line 3")),
        ("grand(); rand_core(); mystd::fsx()", None),
        ("// rand", None),
        ("/// rand", None),
        ("/* rand */", None),
        ("let nine = 9; // f64 is banned", None),
        ("#[cfg(test)]\nmod tests {\n    rand()\n}\n", None),
    ] {
        assert_eq!(
            banned(&code(&format!("//! rand\n{line}\n")), &names).as_deref(),
            caught,
            "{line}"
        );
    }
}

#[test]
fn text_is_told_from_code_and_comments() {
    let source = "a(\"one \\\" two\"); // \"three\"\nr#\"four \"five\" \"#; '\"'; \"six\"";
    assert_eq!(
        strings(&code(source)),
        ["\"one \\\" two\"", "r#\"four \"five\" \"#", "\"six\""]
    );
}
