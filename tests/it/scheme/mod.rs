//! Scheme documents: parsing, errors, `--set`, and the catalog.

mod draft;
mod edits;
mod house;
mod odd_trick;
mod page;
mod rank;
mod read;
mod refused;
mod set;

use oddtrick::cards::Trump;
use oddtrick::scheme::contracts::AllPass;
use oddtrick::scheme::document::{nearest, parse};
use oddtrick::scheme::keyword::Keyword;
use oddtrick::scheme::{GeneralMisere, Range, SettleMode, UnacceptedProposal, catalog};
use oddtrick::seat::Direction;
use oddtrick::view::schemes;
use oddtrick::words::{LANGUAGES, Words};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// A minimal scheme.
const SHORT: &str = r#"
format = 1
id = "small"
game = "solo-whist"
name = "Small"
kind = "contracts"
players = 4
cards = 13

[[contracts]]
id = "prop-and-cop"
declarers = 2
target = { at-least = 8 }
pays = 1

[[contracts]]
id = "general-misere"
pays = 2
"#;

/// A scheme with all keys and no defaults.
const LONG: &str = r#"
format = 1
id = "large-5"
game = "five-a-side"
name = "Large"
source = "the back of an envelope"
kind = "contracts"
players = [3, 5]
at-table = [3, 6]
direction = "anticlockwise"
deck = 60
settle = "by-place"
revoke = { points = -10, replaces = true }
cards = 12
unit = 7
rounds = "one"
all-pass = "general-misere"
general-misere = "fewest-receives"
unaccepted = "redeal"
trump = { rotation = ["hearts", "none"] }
pot = { ante = 3, filled = "empty", fails = "doubles" }

[names]
pl = "Duży"

[[contracts]]
id = "slam"
name = "Slam"
allowed = true
declarers = 1
target = { at-most = 3 }
trump = "chosen"
leads = "declarer"
pays = 5
over = 1
under = 2
free-under = 3
fails = 9
most-over = 2
all-tricks = 40
joint = true

[[contracts]]
id = "general-misere"
name = "All against all"
pays = 6
"#;

#[test]
fn every_shipped_document_is_valid_and_names_its_source() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/scheme/catalog");
    let entries = |folder: &Path| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap())
    };
    let files: BTreeSet<String> = entries(Path::new(folder))
        .flat_map(|family| entries(&family.path()))
        .map(|document| document.file_name().into_string().unwrap())
        .collect();
    let ids: Vec<&str> = catalog::all().map(|scheme| scheme.id.as_str()).collect();
    // One document per file with unique ids, all of which parse.
    assert_eq!(files, ids.iter().map(|id| format!("{id}.toml")).collect());
    assert_eq!(files.len(), ids.len());
    let names: BTreeSet<&str> = catalog::all().map(|scheme| scheme.name.as_str()).collect();
    assert_eq!(names.len(), ids.len());
    for scheme in catalog::all() {
        assert_eq!(parse(&scheme.document).as_ref(), Ok(scheme));
        assert_ne!(scheme.source, "", "{}", scheme.id);
        assert!(catalog::is_reserved(&scheme.id));
        assert_eq!(catalog::find(&scheme.id), Some(scheme));
    }
    assert!(!catalog::is_reserved("small") && catalog::find("solo-whist").is_none());
}

#[test]
fn every_solo_whist_is_for_four_with_a_fifth_at_the_table() {
    for scheme in catalog::all().filter(|scheme| scheme.game == "solo-whist") {
        let rules = scheme.rules.contracts().unwrap();
        assert!(scheme.id.starts_with("solo-whist-"));
        assert_eq!(
            (scheme.players, scheme.at_table),
            (Range { least: 4, most: 4 }, Range { least: 4, most: 5 })
        );
        assert_eq!((scheme.deck, rules.cards, rules.unit), (52, 13, 1));
        assert_eq!(
            (scheme.direction, scheme.settle),
            (Direction::Clockwise, SettleMode::PerPoint)
        );
        assert_eq!(
            (rules.all_pass, rules.unaccepted),
            (AllPass::NextDealer, UnacceptedProposal::MayRaise)
        );
        let form = if scheme.id == "solo-whist-1911" {
            GeneralMisere::MostPays
        } else {
            GeneralMisere::LastTrick
        };
        assert_eq!(rules.general_misere, form);
    }
}

/// Documents and hands are parsed by two libraries and must use the same words.
#[test]
fn a_word_is_the_same_in_a_document_and_in_a_record() {
    fn check<T: Keyword + serde::Serialize>() {
        for (word, value) in T::ALL {
            assert_eq!(serde_json::to_string(value).unwrap(), format!("\"{word}\""));
            assert!(T::from_word(word) == Some(*value) && value.word() == *word);
        }
    }
    check::<Direction>();
    check::<SettleMode>();
    check::<Trump>();
    check::<oddtrick::scheme::odd_trick::Mode>();
}

#[test]
fn a_suggestion_is_made_for_misspelt_words_only() {
    let ids = [
        "prop-and-cop",
        "solo",
        "misere",
        "abundance",
        "misere-ouverte",
        "pays",
        "id",
    ];
    for (wanted, expect) in [
        ("solo", Some("solo")),
        ("sollo", Some("solo")),
        ("oslo", Some("solo")),
        ("SOLO", Some("solo")),
        ("Misère", Some("misere")),
        ("misere_ouverte", Some("misere-ouverte")),
        ("misere ouvert", Some("misere-ouverte")),
        ("prop", Some("prop-and-cop")),
        ("ouverte", Some("misere-ouverte")),
        ("abundances", Some("abundance")),
        ("payss", Some("pays")),
        ("payment", None),
        ("bridge", None),
        ("pr", None),
        ("", None),
    ] {
        assert_eq!(nearest(wanted, ids).as_deref(), expect, "{wanted}");
    }
    assert_eq!(nearest(&"solo".repeat(1_000_000), ids), None);
    assert_eq!(nearest("solo", []), None);
}

#[test]
fn schemes_of_a_game_differ_in_a_list() {
    for language in LANGUAGES {
        let words = Words::of(language.code);
        let mut seen: HashMap<_, Vec<String>> = HashMap::new();
        for scheme in catalog::all() {
            let line = words.say(&schemes::line(scheme));
            let alike = seen.entry((scheme.game.clone(), line)).or_default();
            alike.push(scheme.id.clone());
        }
        seen.retain(|_, alike| alike.len() > 1);
        assert_eq!(seen, HashMap::new(), "in {}", language.code);
    }
}
