//! Typed names: normalised before they are stored, and compared by appearance.

use crate::text::fold;
use crate::text::is_control_or_directional;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The maximum length in characters of a note in a list.
const MOST_IN_A_LINE: usize = 100;
/// The maximum number of graphemes in a name.
const MOST_GRAPHEMES: usize = 64;
/// The maximum number of bytes in a name.
const MOST_BYTES: usize = 256;

/// Normalises a name: composed, trimmed, blanks collapsed; removes control characters, directional overrides and
/// invisible characters.
///
/// # Errors
/// [`NameError::Empty`] if nothing visible remains, [`NameError::TooLong`] if more remains than a name may have.
pub fn clean_name(name: &str) -> Result<String, NameError> {
    let mut before = None;
    let drawn = name.chars().filter(|c| {
        let keeps = !unseen(*c, before);
        before = if keeps { Some(*c) } else { before };
        keeps
    });
    clean(&drawn.collect::<String>())
}

/// Whether a name is normalised by the rules of this or an earlier version. Earlier lists of invisible characters were
/// shorter, and such names must stay readable.
pub(super) fn is_clean_in_any_version(name: &str) -> Result<bool, NameError> {
    Ok(clean(name)? == name)
}

fn clean(name: &str) -> Result<String, NameError> {
    // Remove such characters before composing, because one between a letter and its accent would prevent composition.
    let kept = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !hidden(*c) && !blank(*c))
        .nfc();
    let kept: String = kept.collect();
    let clean = kept
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    if !clean.chars().any(|c| !joiner(c) && !c.is_whitespace()) {
        return Err(NameError::Empty);
    }
    if clean.graphemes(true).count() > MOST_GRAPHEMES || clean.len() > MOST_BYTES {
        return Err(NameError::TooLong {
            most: MOST_GRAPHEMES,
        });
    }
    Ok(clean)
}

/// Normalises a note, title or reason: composed and trimmed, with line breaks, without control characters.
pub fn clean_text(text: &str) -> String {
    let lines = text.replace("\r\n", "\n");
    let kept = lines.chars().map(|c| {
        if matches!(c, '\r' | '\u{2028}' | '\u{2029}') {
            '\n'
        } else {
            c
        }
    });
    let kept: String = kept
        .filter(|c| *c == '\n' || *c == '\t' || !hidden(*c))
        .nfc()
        .collect();
    kept.trim().to_owned()
}

/// The first line of a note, shortened for a list.
pub fn first_line(note: &str) -> String {
    let line = note.lines().next().unwrap_or_default();
    let short: String = line.graphemes(true).take(MOST_IN_A_LINE).collect();
    if short.len() < note.len() {
        format!("{}…", short.trim_end())
    } else {
        short
    }
}

/// A key that is equal for names that look alike: compatibility forms, case folded.
pub fn name_key(name: &str) -> String {
    key(&name
        .chars()
        .filter(|c| !unseen(*c, None))
        .collect::<String>())
}

/// The key of earlier versions, as [`is_clean_in_any_version`].
pub(super) fn key_of_earlier_versions(name: &str) -> String {
    key(name)
}

fn key(name: &str) -> String {
    let seen = name
        .nfkc()
        .filter(|c| !joiner(*c) && !hidden(*c) && !blank(*c));
    let folded = seen.flat_map(char::to_lowercase).flat_map(|c| match c {
        // Two letters that lower-casing does not fold.
        'ß' => ['s', 's'].into_iter().take(2),
        'ς' => ['σ', 'σ'].into_iter().take(1),
        _ => [c, c].into_iter().take(1),
    });
    folded.nfkc().collect()
}

/// A free name, compared by [`name_key`]: this one, or this one with a number, such as `Ann (2)`.
pub fn free_name(name: &str, mut is_taken: impl FnMut(&str) -> bool) -> String {
    let (mut free, mut number) = (name.to_owned(), 1);
    while is_taken(&name_key(&free)) {
        number += 1;
        let end = format!(" ({number})");
        let graphemes = name.graphemes(true).take(MOST_GRAPHEMES - end.len());
        let fits = graphemes.scan(0, |bytes, grapheme| {
            *bytes += grapheme.len();
            (*bytes + end.len() <= MOST_BYTES).then_some(grapheme)
        });
        free = fits.collect::<String>() + &end;
    }
    free
}

/// Whether two names are similar: equal but for accents, blanks and dots, or one letter apart. They may belong to one
/// person.
pub fn names_alike(one: &str, other: &str) -> bool {
    let letters = |name: &str| -> Vec<char> {
        let folded = fold(&name_key(name));
        folded.chars().filter(|c| c.is_alphanumeric()).collect()
    };
    let (one, other) = (letters(one), letters(other));
    if one == other {
        return true;
    }
    let (short, long) = if one.len() <= other.len() {
        (&one, &other)
    } else {
        (&other, &one)
    };
    if short.len() < 3 {
        return false;
    }
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    let rest = |all: &[char], from: usize| all.get(from..).unwrap_or_default().to_vec();
    if short.len() == long.len() {
        rest(short, same + 1) == rest(long, same + 1)
    } else {
        rest(short, same) == rest(long, same + 1)
    }
}

/// Control characters, directional marks, and invisible marks.
fn hidden(c: char) -> bool {
    is_control_or_directional(c)
        || matches!(c, '\u{00AD}' | '\u{034F}' | '\u{180E}' | '\u{200B}' | '\u{2060}'..='\u{2064}' | '\u{206A}'..='\u{206F}')
        || matches!(c, '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// Letters without a glyph: Hangul fillers, and the blank Braille pattern.
fn blank(c: char) -> bool {
    matches!(
        c,
        '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{2800}'
    )
}

/// The flag emoji followed by tags, as for England, Scotland and Wales.
const FLAG: char = '\u{1F3F4}';

/// The remaining invisible characters: `Default_Ignorable_Code_Point` of Unicode 17 without those of [`hidden`],
/// [`blank`] and [`joiner`], and two more fillers. Mongolian variation selectors and flag tags are kept after their
/// base.
fn unseen(c: char, before: Option<char>) -> bool {
    match c {
        '\u{180B}'..='\u{180D}' | '\u{180F}' => {
            !before.is_some_and(|before| matches!(before, '\u{1820}'..='\u{18AA}'))
        }
        '\u{E0020}'..='\u{E007F}' => {
            !before.is_some_and(|before| matches!(before, FLAG | '\u{E0020}'..='\u{E007F}'))
        }
        // Deprecated Khmer vowels, shorthand and musical format controls, and a Khitan filler.
        '\u{17B4}' | '\u{17B5}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{16FE4}' => true,
        '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' => true,
        // Reserved code points, and the rest of the tag block.
        '\u{2065}' | '\u{FFF0}'..='\u{FFF8}' => true,
        '\u{E0000}'..='\u{E001F}' | '\u{E0080}'..='\u{E00FF}' | '\u{E01F0}'..='\u{E0FFF}' => true,
        _ => false,
    }
}

/// Joiners, which Persian and emoji need and which are invisible.
fn joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0020}'..='\u{E007F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Why a name is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing visible.
    #[error("a name is empty")]
    Empty,
    /// Too long.
    #[error("a name is longer than {most} letters")]
    TooLong {
        /// The maximum in graphemes.
        most: usize,
    },
    /// Two names that look alike.
    #[error("two players are called {name}")]
    Confusable {
        /// The second name.
        name: String,
    },
    /// A stored name with disallowed characters.
    #[error("the name {name:?} has characters that are not allowed in names")]
    Unclean {
        /// The name.
        name: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        for (typed, kept) in [
            ("  Ann ", "Ann"),
            ("Mary\u{a0} \tAnn", "Mary Ann"),
            ("Jose\u{301}", "José"),
            ("A\u{202E}nn\u{0}", "Ann"),
            ("مینا", "مینا"),
            ("می\u{200C}نا", "می\u{200C}نا"),
            ("👩\u{200D}🚀", "👩\u{200D}🚀"),
            ("=1+1", "=1+1"),
            ("Jose\u{200B}\u{301}", "José"),
            ("An\u{AD}n\u{2060}", "Ann"),
            ("An\u{17B4}n\u{E0001}", "Ann"),
            ("Jose\u{17B5}\u{301}", "José"),
            ("Ann\u{E0041}\u{E007F}", "Ann"),
            (
                "🏴\u{E0067}\u{E0062}\u{E007F}",
                "🏴\u{E0067}\u{E0062}\u{E007F}",
            ),
            ("ᠪ\u{180B} \u{180B}a", "ᠪ\u{180B} a"),
        ] {
            assert_eq!(clean_name(typed).as_deref(), Ok(kept), "{typed:?}");
            assert_eq!(
                clean_name(kept).as_deref(),
                Ok(kept),
                "cleaning twice changes {kept:?}"
            );
        }
        for empty in [
            "",
            "  ",
            "\u{200B}",
            "\u{200D}",
            "\n",
            "\u{3164}",
            "\u{2800}",
            "\u{AD}",
            "\u{E0001}",
            "\u{17B4}\u{17B5}",
            "\u{E0041}",
            "\u{180B}",
            "\u{1D173}",
            "\u{FFF0}",
        ] {
            assert_eq!(clean_name(empty), Err(NameError::Empty), "{empty:?}");
        }
        assert!(clean_name(&"a".repeat(64)).is_ok());
        // The second has 60 letters, but more than 256 bytes.
        for long in ["a".repeat(65), "👩\u{200D}🚀".repeat(60)] {
            assert_eq!(clean_name(&long), Err(NameError::TooLong { most: 64 }));
        }
    }

    #[test]
    fn texts_are_cleaned() {
        for (typed, kept) in [
            (" a\r\nb\rc\u{2028}d \n", "a\nb\nc\nd"),
            ("a\tb\u{0}\u{202E}", "a\tb"),
            (" \u{0}\n", ""),
        ] {
            assert_eq!(clean_text(typed), kept, "{typed:?}");
        }
    }

    #[test]
    fn similar_names_are_alike() {
        for (one, other) in [
            ("Paweł", "Pawel"),
            ("José", "Jose"),
            ("Ann", "Anna"),
            ("Zofia", "Zosia"),
            ("Mary Ann", "Maryann"),
            ("J. Kowalski", "J Kowalski"),
            ("علي", "علی"),
            ("Ann", "ann"),
        ] {
            assert!(names_alike(one, other), "{one} {other}");
            assert!(names_alike(other, one), "{other} {one}");
        }
        for (one, other) in [
            ("Ann", "Bob"),
            ("Jo", "Bo"),
            ("Anna", "Hannah"),
            ("Ewa", "Adam"),
            ("A", "B"),
            ("Dee", "Deere"),
        ] {
            assert!(!names_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn confusable_names_share_a_key() {
        for (one, other) in [
            ("José", "JOSE\u{301}"),
            ("Ann", "ann"),
            ("ﬁnn", "finn"),
            ("Ａnn", "Ann"),
            ("STRASSE", "straße"),
            ("ΣΟΣ", "Σος"),
            ("Ann", "Ann\u{E0001}"),
            ("Ann", "A\u{17B4}nn"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Ann"), name_key("Anna"));
        assert_ne!(name_key("Işıl"), name_key("İşil"));
    }
}
