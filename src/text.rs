//! Text: folding for searches, typed numbers, shortening and escaping, and characters without a shape of their own.
//!
//! Folding removes case, accents, joiners and direction marks, and converts digits to ASCII. Query and searched text are
//! both folded. Stored names are not changed.

use crate::points::Points;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text in lower case without accents, with ASCII digits and Persian letter forms: `Łódź` becomes `lodz`, and `علي ۱۲`
/// becomes `علی 12`.
pub fn fold(text: &str) -> String {
    let letters = text
        .nfkd()
        .filter(|c| !is_combining_mark(*c) && !is_format(*c) && *c != TATWEEL);
    let mut folded = String::with_capacity(text.len());
    for c in letters.flat_map(char::to_lowercase) {
        match plain(c) {
            Some(letters) => folded.push_str(letters),
            None => folded.push(digit(c)),
        }
    }
    folded
}

/// A search query: words, each of which must occur in one of the texts.
pub struct Search(Vec<String>);

impl Search {
    /// Parses a query.
    pub fn of(typed: &str) -> Self {
        Self(typed.split_whitespace().map(fold).collect())
    }

    /// Whether it is empty, so that it matches everything.
    pub fn is_blank(&self) -> bool {
        self.0.is_empty()
    }

    /// Its words, folded.
    pub fn words(&self) -> &[String] {
        &self.0
    }

    /// Whether each word occurs in one of these texts.
    pub fn finds<'t>(&self, texts: impl IntoIterator<Item = &'t str>) -> bool {
        self.finds_or(texts, |_| false)
    }

    /// Whether each word occurs in one of these texts or satisfies `other`.
    pub fn finds_or<'t>(
        &self,
        texts: impl IntoIterator<Item = &'t str>,
        other: impl Fn(&str) -> bool,
    ) -> bool {
        if self.is_blank() {
            return true;
        }
        let texts: Vec<String> = texts.into_iter().map(fold).collect();
        let mut words = self.0.iter();
        words.all(|word| texts.iter().any(|text| text.contains(word)) || other(word))
    }
}

/// Converts a Persian or Arabic digit to ASCII; returns other characters unchanged.
pub fn digit(c: char) -> char {
    let zero = match c {
        '\u{06F0}'..='\u{06F9}' => '\u{06F0}',
        '\u{0660}'..='\u{0669}' => '\u{0660}',
        _ => return c,
    };
    char::from_digit(u32::from(c) - u32::from(zero), 10).unwrap_or(c)
}

/// The text with ASCII digits and without directional marks, which text copied from the window contains.
pub fn plain_text(text: &str) -> String {
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
pub fn numbers(text: &str) -> Option<Vec<i64>> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '،' | '؛');
    let words = text
        .split(between)
        .filter(|word| !word.chars().all(is_format));
    let numbers: Option<Vec<i64>> = words.map(|word| number(word, 0)).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// What is typed for a minus.
const MINUS: [char; 4] = ['−', '–', '‐', '‑'];

/// Replacements for lower-case letters and signs that NFKD does not decompose.
fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'ł' => "l",
        'ø' => "o",
        'đ' | 'ð' => "d",
        'ħ' => "h",
        'ŧ' => "t",
        'ı' => "i",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'ς' => "σ",
        // Arabic forms of Persian letters.
        'ي' | 'ى' => "ی",
        'ك' => "ک",
        'ة' | 'ە' => "ه",
        '’' | '‘' | 'ʼ' => "'",
        '−' | '–' | '‐' => "-",
        _ => return None,
    })
}

/// The Arabic tatweel, which only stretches a word.
const TATWEEL: char = '\u{0640}';

/// Whether a character can change how others are read: control characters, directional marks and separators of lines.
pub fn is_control_or_directional(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The text; where it is empty, the other one.
pub fn or<'a>(text: &'a str, other: &'a str) -> &'a str {
    if text.is_empty() { other } else { text }
}

/// The beginning of a text, with `…` if it has more than this many characters.
pub fn beginning(text: &str, most: usize) -> String {
    let more = text.chars().nth(most).map(|_| '…');
    text.chars().take(most).chain(more).collect()
}

/// The text with some of its characters escaped.
pub fn escaped(text: &str, is_bad: impl Fn(char) -> bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if is_bad(c) {
            escaped.extend(c.escape_default());
        } else {
            escaped.push(c);
        }
    }
    escaped
}

/// Whether a character only affects others: joiners, directional marks, soft hyphens, variation selectors.
pub fn is_format(c: char) -> bool {
    matches!(c, '\u{00AD}' | '\u{061C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_ignores_case_accents_digits_and_joiners() {
        for (one, other) in [
            ("Misère", "misere"),
            ("ŁUKASZ", "lukasz"),
            ("Søren Ærø", "soren aero"),
            ("Jose\u{301}", "José"),
            ("Straße", "STRASSE"),
            ("İstanbul, ılık", "istanbul, ilik"),
            ("Õhtu Žižka", "ohtu zizka"),
            ("Ｆｕｌｌ\u{A0}ﬁne", "full fine"),
            ("D’Arcy −2", "d'arcy -2"),
            ("علي و كاظم", "علی و کاظم"),
            ("می\u{200C}نا ۱۲", "\u{2068}مينا\u{2069} 12"),
            ("آرش ٣", "ارش 3"),
            ("ΣΟΣ", "σος"),
        ] {
            assert_eq!(fold(one), fold(other), "{one}");
            assert_eq!(fold(&fold(one)), fold(one), "{one} folded twice");
        }
        assert_eq!(fold("Żółwie Łódź"), "zolwie lodz");
        assert_ne!(fold("Ann"), fold("Anna"));
    }

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
