//! Suggestions for misspelt words.

/// Longer words get no suggestion: no key or id is nearly so long.
const LONGEST: usize = 64;

/// The known word most similar to `wanted`, if any is similar enough.
///
/// At most a third of the letters may differ, or one word must be a prefix or suffix of the other. Case and kind of
/// dash are ignored. Of two equally similar ones, the first.
pub fn nearest<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    if wanted.len() > LONGEST * 4 {
        return None;
    }
    let wanted = plain(wanted);
    let near = |known: &'a str| {
        let candidate = plain(known);
        let distance = distance(&wanted, &candidate);
        let close = distance <= (wanted.len().max(candidate.len()) / 3).max(1);
        (close || part(&wanted, &candidate) || part(&candidate, &wanted))
            .then_some((distance, known))
    };
    let found = known
        .into_iter()
        .filter_map(near)
        .min_by_key(|(distance, _)| *distance);
    found.map(|(_, known)| known.to_owned())
}

fn plain(word: &str) -> Vec<char> {
    word.chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c == '_' || c == ' ' { '-' } else { c })
        .collect()
}

fn part(short: &[char], long: &[char]) -> bool {
    short.len() >= 3 && (long.starts_with(short) || long.ends_with(short))
}

/// The number of insertions, deletions, replacements and swaps of neighbours.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1; b.len() + 1];
        for (j, y) in b.iter().enumerate() {
            row[j + 1] = (last[j] + usize::from(x != y))
                .min(last[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}
