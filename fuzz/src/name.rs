//! Names and texts: cleaning is idempotent, and name comparison is consistent.

use oddtrick::exchange::{guard, unguard};
use oddtrick::ledger::{clean_name, clean_text, name_key, names_alike};
use oddtrick::scheme::derive;

/// A typed name, title or note.
pub fn name(bytes: &[u8]) {
    let Ok(typed) = std::str::from_utf8(bytes) else {
        return;
    };
    text(typed);
    let key = name_key(typed);
    assert_eq!(name_key(&key), key, "the key of {typed:?} has another key");
    assert_eq!(
        name_key(&typed.to_lowercase()),
        key,
        "{typed:?} in lower case has another key"
    );
    assert_eq!(unguard(&guard(typed)), typed);
    if let Some((one, other)) = typed.split_once('\n') {
        assert_eq!(
            names_alike(one, other),
            names_alike(other, one),
            "{one:?} {other:?}"
        );
    }
    assert!(names_alike(typed, typed), "{typed:?}");
    let Ok(clean) = clean_name(typed) else {
        return;
    };
    assert_eq!(
        clean_name(&clean).as_ref(),
        Ok(&clean),
        "{typed:?} differs when cleaned twice"
    );
    assert!((1..=256).contains(&clean.len()), "{typed:?}");
    assert!(!name_key(&clean).is_empty(), "{typed:?} has an empty key");
    assert_eq!(clean_text(&clean), clean, "a name is a text");
    assert!(!clean.contains(['\n', '\t']), "{typed:?}");
    // Every name gives an id, and another one if the first is taken.
    let ids: Vec<String> = derive::ids(&clean, "whist").take(2).collect();
    assert!(ids.iter().all(|id| (1..=64).contains(&id.len())), "{ids:?}");
    assert_ne!(ids[0], ids[1]);
}

fn text(typed: &str) {
    let clean = clean_text(typed);
    assert_eq!(
        clean_text(&clean),
        clean,
        "{typed:?} differs when cleaned twice"
    );
    assert_eq!(clean.trim(), clean);
    assert!(
        !clean.contains(['\r', '\0', '\u{202E}', '\u{2028}']),
        "{typed:?}"
    );
    // Formulas are escaped, and unescaped again.
    let guarded = guard(&clean);
    assert_eq!(unguard(&guarded), clean);
    assert!(!guarded.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']));
}
