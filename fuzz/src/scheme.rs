//! Scheme documents: a parsed scheme survives rewriting, and every view of it can be formatted.

use super::one_line;
use oddtrick::games;
use oddtrick::scheme::document::{self, LONGEST};
use oddtrick::scheme::draft::Draft;
use oddtrick::scheme::{Scheme, derive, set};
use oddtrick::seat::MAX_SEATS;
use oddtrick::view::schemes;
use oddtrick::words::{LANGUAGES, Words};
use std::cell::LazyCell;

thread_local! {
    static ALL_WORDS: LazyCell<Vec<Words>> =
        LazyCell::new(|| LANGUAGES.iter().map(|one| Words::of(one.code)).collect());
}

/// A document, then a line `%`, then settings as on the command line.
pub fn scheme(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let (text, settings) = text.split_once("\n%\n").unwrap_or((text, ""));
    match document::parse(text) {
        Err(error) => one_line(&error.to_string()),
        Ok(scheme) => {
            whole(&scheme, text);
            set_in(&scheme, settings);
        }
    }
}

fn whole(scheme: &Scheme, text: &str) {
    assert!(text.len() <= LONGEST);
    assert_eq!(scheme.document, text);
    let draft = Draft::of(scheme);
    let said = draft.text();
    // Rewritten, it may exceed the length limit.
    if said.len() <= LONGEST {
        let read = document::parse(&said).unwrap_or_else(|error| panic!("{error}\n{said}"));
        same(&read, scheme);
        assert_eq!(Draft::of(&read), draft);
        assert_eq!(Draft::of(&read).text(), said);
    }
    if let Ok(ours) = derive::with_id_and_name(scheme, "ours", "Ours", scheme) {
        assert_eq!((ours.id.as_str(), ours.name.as_str()), ("ours", "Ours"));
        assert_eq!(ours.rules, scheme.rules);
    }
    for seats in 1..=MAX_SEATS {
        if scheme.at_table.contains(seats) {
            let sizes = games::schedule(scheme, seats);
            // The schedule may be empty if no hand is small enough for this many players; the first deal reports it.
            assert!(!sizes.is_empty() || scheme.rules.exact_bid().is_some());
            let dealt = seats.min(scheme.players.most.into());
            for cards in sizes {
                assert!(
                    usize::from(cards) * dealt <= scheme.deck.into(),
                    "{cards} cards to {dealt} of {}",
                    scheme.deck
                );
            }
        }
    }
    ALL_WORDS.with(|all| all.iter().for_each(|words| page(words, scheme)));
}

/// Every message of a scheme's page can be formatted.
fn page(words: &Words, scheme: &Scheme) {
    let detail = schemes::detail(scheme);
    let said = [words.say(&detail.name), words.say(&schemes::line(scheme))];
    assert!(said.iter().all(|one| !one.is_empty()), "{said:?}");
    let terms = detail.terms.iter().map(|term| (&term.title, &term.line));
    let rules = detail.rules.iter().map(|part| (&part.title, &part.line));
    for (what, how) in terms.chain(rules) {
        let said = (words.say(what), words.say(how));
        assert!(!said.0.is_empty() && !said.1.is_empty(), "{what:?} {how:?}");
    }
    for row in &detail.facts {
        let _ = words.say(&row.label);
    }
}

fn set_in(scheme: &Scheme, settings: &str) {
    let read: Result<Vec<_>, _> = settings.lines().map(set::parse_setting).collect();
    let set = read.and_then(|settings| set::apply(scheme, &settings));
    match set {
        Err(error) => one_line(&error.to_string()),
        Ok(after) => {
            assert_eq!(after.id, scheme.id);
            assert_eq!(after.rules.kind(), scheme.rules.kind());
            assert_eq!(document::parse(&after.document).as_ref(), Ok(&after));
        }
    }
}

/// Equal except for the source text.
fn same(one: &Scheme, other: &Scheme) {
    let document = other.document.clone();
    let one = Scheme {
        document,
        ..one.clone()
    };
    assert_eq!(one, *other);
}
