//! Names and texts: what was cleaned is clean, and what is kept looks the same to whoever compares it.

use oddtrick::exchange::{guard, unguard};
use oddtrick::ledger::{clean_name, clean_text, name_key, names_alike};
use oddtrick::scheme::derive;

/// A name, a title or a note as somebody may type it.
pub fn name(bytes: &[u8]) {
    let Ok(typed) = std::str::from_utf8(bytes) else {
        return;
    };
    text(typed);
    let key = name_key(typed);
    assert_eq!(name_key(&key), key, "the key of {typed:?} has another");
    assert_eq!(
        name_key(&typed.to_lowercase()),
        key,
        "{typed:?} in small letters is another's"
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
        "cleaned twice {typed:?} is another"
    );
    assert!((1..=256).contains(&clean.len()), "{typed:?}");
    assert!(
        !name_key(&clean).is_empty(),
        "nobody could tell {typed:?} from nobody"
    );
    assert_eq!(clean_text(&clean), clean, "a name is a text");
    assert!(!clean.contains(['\n', '\t']), "{typed:?}");
    // An id can be made of every name, and a second one where the first is taken.
    let ids: Vec<String> = derive::ids(&clean, "whist").take(2).collect();
    assert!(ids.iter().all(|id| (1..=64).contains(&id.len())), "{ids:?}");
    assert_ne!(ids[0], ids[1]);
}

fn text(typed: &str) {
    let clean = clean_text(typed);
    assert_eq!(
        clean_text(&clean),
        clean,
        "cleaned twice {typed:?} is another"
    );
    assert_eq!(clean.trim(), clean);
    assert!(
        !clean.contains(['\r', '\0', '\u{202E}', '\u{2028}']),
        "{typed:?}"
    );
    // Formulas are as harmless as any text, and come back.
    let guarded = guard(&clean);
    assert_eq!(unguard(&guarded), clean);
    assert!(!guarded.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']));
}
