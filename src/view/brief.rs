//! Short forms of long names, for questions and lists in which the other words matter more.

use unicode_segmentation::UnicodeSegmentation;

/// Up to this many characters a name is given in full.
const SHORT: usize = 24;

/// How many characters of a long word are given.
const OF_WORD: usize = 16;

/// The names, with long ones shortened to a first name with an initial. A name stays in full if two short forms would
/// be the same.
pub(crate) fn brief(names: &[String]) -> Vec<String> {
    let short: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    let twice = |one: &String| short.iter().filter(|other| *other == one).count() > 1;
    let pick = |(name, one)| if twice(one) { name } else { one }.clone();
    names.iter().zip(&short).map(pick).collect()
}

fn shortened(name: &str) -> String {
    if length(name) <= SHORT {
        return name.to_owned();
    }
    let mut words = name.split_whitespace();
    let first = cut(words.next().unwrap_or_default());
    match words
        .next_back()
        .and_then(|last| last.graphemes(true).next())
    {
        Some(initial) => format!("{first}\u{a0}{initial}."),
        None => first,
    }
}

/// The start of a long word.
fn cut(word: &str) -> String {
    if length(word) <= OF_WORD {
        return word.to_owned();
    }
    let start: String = word.graphemes(true).take(OF_WORD - 1).collect();
    format!("{start}…")
}

fn length(text: &str) -> usize {
    text.graphemes(true).count()
}

#[cfg(test)]
mod tests {
    use super::brief;

    #[test]
    fn a_long_name_becomes_a_first_name_with_an_initial() {
        let cases = [
            ("Ann", "Ann"),
            ("Aleksandra Nowakowska", "Aleksandra Nowakowska"),
            (
                "Christopher Wolfeschlegelsteinhausen",
                "Christopher\u{a0}W.",
            ),
            (
                "Evangelina Rodríguez de la Santísima Trinidad",
                "Evangelina\u{a0}T.",
            ),
            (
                "Donaudampfschifffahrtsgesellschaftskapitän",
                "Donaudampfschif…",
            ),
        ];
        let names = cases.map(|(name, _)| name.to_owned());
        assert_eq!(brief(&names), cases.map(|(_, short)| short));
    }

    #[test]
    fn two_names_with_one_short_form_stay_in_full() {
        let names = ["Maximiliana Alexandrovna I", "Maximiliana Konstantinovna I"];
        let names = names.map(str::to_owned);
        assert_eq!(brief(&names), names);
    }
}
