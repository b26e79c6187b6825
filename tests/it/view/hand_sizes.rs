//! The switch of the hand sizes: what it offers, what is typed, and how many hands there are.

use super::switches::{choose, find, values, with};
use crate::support::{say, scheme};
use oddtrick::games::schedule;
use oddtrick::scheme::Scheme;
use oddtrick::view::new_session::{SwitchRow, switches, typed_sizes};

#[test]
fn oh_hell_says_how_many_cards_and_how_many_hands() {
    let kept = scheme("oh-hell", &[]);
    let cards = "Cards each";
    assert_eq!(
        values(&kept, &kept, 4, cards),
        "[1 to 13] | 1 up to 13 and back | 10 down to 1 | 10 down to 1 and back"
    );
    // Sizes beyond the pack are not listed.
    assert_eq!(
        values(&kept, &kept, 6, cards),
        "[1 to 8] | 1 up to 8 and back | 8 down to 1 | 8 down to 1 and back"
    );
    let note = |scheme: &Scheme, seats| say(&find(&switches(&kept, scheme, seats), cards).note);
    assert_eq!(
        note(&kept, 4),
        "With 4 players 13 hands, 13 cards each at most"
    );
    let back = choose(&kept, 4, &[(cards, "1 up to 13 and back")]);
    assert_eq!(
        note(&back, 4),
        "With 4 players 25 hands, 13 cards each at most"
    );
    assert_eq!(
        note(&back, 7),
        "With 7 players 13 hands, 7 cards each at most"
    );
    let down = choose(&kept, 4, &[(cards, "10 down to 1")]);
    assert_eq!(schedule(&down, 4), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let ends = choose(
        &down,
        4,
        &[("Shortest and longest hands", "once for each player")],
    );
    assert_eq!(schedule(&ends, 4).len(), 16);
    assert_eq!(values(&kept, &ends, 4, cards).matches('[').count(), 1);
}

#[test]
fn a_list_of_sizes_is_typed() {
    let kept = scheme("oh-hell", &[]);
    for (text, sizes) in [
        ("10 9 8", vec![10, 9, 8]),
        (" 1,3;5\n7 ", vec![1, 3, 5, 7]),
        ("۱۰ ٥", vec![10, 5]),
        ("13", vec![13]),
    ] {
        let now = with(&kept, &typed_sizes(text, &kept, 4).unwrap());
        assert_eq!(schedule(&now, 4), sizes, "{text}");
        let row = find(&switches(&kept, &now, 4), "Cards each");
        let typed: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        assert_eq!(row.typed, typed.join(" "));
        assert!(row.values.iter().any(|value| value.chosen));
        // Repetition does not apply to a list.
        assert!(
            !switches(&kept, &now, 4)
                .iter()
                .any(|row| say(&row.label) == "Shortest and longest hands")
        );
    }
    for text in [
        "",
        " , ",
        "14",
        "0",
        "-1",
        "ten",
        "1.5",
        "1 2 99999999999999999999",
        &"1 ".repeat(201),
    ] {
        let why = typed_sizes(text, &kept, 4).unwrap_err();
        assert_eq!(
            say(&why),
            "Numbers from 1 to 13, separated by spaces",
            "{text}"
        );
    }
    let why = typed_sizes("10", &kept, 6).unwrap_err();
    assert_eq!(say(&why), "Numbers from 1 to 8, separated by spaces");
}

#[test]
fn hands_of_one_size_are_counted() {
    let label = "Hands in a game";
    for (id, expected) in [
        ("callbreak", "3 hands | [5 hands] | 10 hands | without end"),
        (
            "israeli-whist",
            "3 hands | 5 hands | 10 hands | [without end]",
        ),
    ] {
        let kept = scheme(id, &[]);
        assert_eq!(values(&kept, &kept, 4, label), expected);
        let rows = switches(&kept, &kept, 4);
        assert_eq!(say(&find(&rows, label).note), "", "{id}");
        let ends = |row: &SwitchRow| say(&row.label) == "Shortest and longest hands";
        assert!(!rows.iter().any(ends), "{id}");
    }
    let kept = scheme("oh-hell", &["schedule={ from=5, to=5 }"]);
    assert!(values(&kept, &kept, 4, label).starts_with("[1 hand]"));
}

#[test]
fn other_sizes_than_the_only_one_are_typed() {
    let kept = scheme("oh-hell", &["schedule={ from=10, to=10 }"]);
    let label = "Hands in a game";
    let row = |now: &Scheme, seats| find(&switches(&kept, now, seats), label);
    assert_eq!(row(&kept, 4).typed, "10");
    // Ten cards are too many for six players, who can choose others.
    let six = row(&kept, 6);
    assert_eq!(
        say(&six.note),
        "With 6 players 0 hands, 0 cards each at most"
    );
    assert!(six.typing.is_some());
    let now = with(&kept, &typed_sizes("8 8 7", &kept, 6).unwrap());
    assert_eq!(row(&now, 6).typed, "8 8 7");
    assert!(values(&kept, &now, 6, label).ends_with("[8 8 7]"));
}

#[test]
fn hands_up_to_a_target_are_not_counted() {
    for schedule in ["{ from=10, to=10 }", "{ list=[10, 10] }"] {
        let settings = [format!("schedule={schedule}"), "target=101".to_owned()];
        let kept = scheme("oh-hell", &settings.each_ref().map(String::as_str));
        let rows = switches(&kept, &kept, 4);
        let counted = rows.iter().any(|row| say(&row.label) == "Hands in a game");
        assert!(!counted, "{schedule}");
        let cards = values(&kept, &kept, 4, "Cards each");
        assert!(
            cards.contains("] | 1 to 10 | 1 up to 10 and back"),
            "{cards}"
        );
        assert!(find(&rows, "Cards each").typing.is_some(), "{schedule}");
    }
}
