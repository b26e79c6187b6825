//! Names: normalised before storing, and no two that look alike.

use super::refused;
use crate::support::{Evening, cases, id, participant};
use oddtrick::ledger::{
    Edit, EditError, Ledger, NameError, Participant, clean_name, clean_text, name_key,
};
use proptest::prelude::*;

#[test]
fn duplicate_and_unclean_names_are_refused() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    let rename = |after: &str| Edit::Rename {
        participant: id(0),
        before: "Ann".to_owned(),
        after: after.to_owned(),
    };
    for twin in ["Bob", "BOB", "bob", "Ｂob", "B\u{200D}ob"] {
        let error = EditError::Name(NameError::Confusable {
            name: twin.to_owned(),
        });
        assert_eq!(refused(&mut evening.ledger, &rename(twin)), error);
        let join = Edit::Join {
            participant: Participant {
                name: twin.to_owned(),
                ..participant(4)
            },
        };
        assert_eq!(refused(&mut evening.ledger, &join), error);
    }
    for unclean in [
        " Zoe",
        "Zoe\n",
        "Zo\u{0}e",
        "\u{202E}Zoe",
        "Zoe  Ann",
        "Zoe\u{301}",
        "Zo\u{AD}e",
    ] {
        let error = EditError::Name(NameError::Unclean {
            name: unclean.to_owned(),
        });
        assert_eq!(refused(&mut evening.ledger, &rename(unclean)), error);
    }
    assert_eq!(
        refused(&mut evening.ledger, &rename("")),
        EditError::Name(NameError::Empty)
    );
    // At most 64 letters; these are unchanged by normalisation.
    let aces = "🂡".repeat(63);
    for long in ["x".repeat(65), format!("{aces}🇬🇧")] {
        assert_eq!(
            refused(&mut evening.ledger, &rename(&long)),
            EditError::Name(NameError::TooLong { most: 64 })
        );
    }
    let longest = format!("{aces}🂱");
    assert_eq!(clean_name(&longest), Ok(longest));
}

#[test]
fn invisible_characters_are_removed_from_names() {
    for nothing in [
        "\u{E0001}",
        "\u{17B4}",
        "\u{17B5}\u{17B4}",
        "\u{E0041}\u{E007F}",
        "\u{FFF0}",
    ] {
        assert_eq!(clean_name(nothing), Err(NameError::Empty), "{nothing:?}");
        let hides = format!("A{nothing}nn");
        assert_eq!(clean_name(&hides).as_deref(), Ok("Ann"), "{nothing:?}");
        assert_eq!(name_key(&hides), name_key("Ann"), "{nothing:?}");
    }
    // The flag of Wales is written with tags.
    let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}";
    assert_eq!(clean_name(wales).as_deref(), Ok(wales));
}

#[test]
fn sessions_with_older_names_are_readable() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    let mut session = evening.ledger.session().clone();
    session.participants[0].name = "\u{E0001}".to_owned();
    session.participants[1].name = "Ann\u{17B4}".to_owned();
    evening.ledger = Ledger::open(session).unwrap();
    let rename = Edit::Rename {
        participant: id(0),
        before: "\u{E0001}".to_owned(),
        after: "Zoe".to_owned(),
    };
    evening.ledger.apply(&rename).unwrap();
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Whatever is typed: normalisation is idempotent, and a name matches itself.
    #[test]
    fn cleaning_a_name_is_idempotent(typed in prop_oneof![any::<String>(), "[A-Za-z \u{300}-\u{315}\u{200B}-\u{200F}\u{1100}-\u{11FF}\u{AC00}-\u{AC20}\r\n\t]{0,20}"]) {
        let text = clean_text(&typed);
        prop_assert_eq!(&clean_text(&text), &text);
        prop_assert!(text.chars().all(|c| c == '\n' || c == '\t' || !c.is_control()));
        if let Ok(name) = clean_name(&typed) {
            prop_assert_eq!(clean_name(&name), Ok(name.clone()));
            prop_assert!(name.len() <= 256 && name.trim() == name && !name.contains("  "));
            prop_assert!(name.chars().all(|c| !c.is_control()));
        }
    }
}
