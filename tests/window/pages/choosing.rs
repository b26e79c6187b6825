//! Choosing a game for a new session: one tap for recent games, a list of all for the rest.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, key, sit_down_by};
use i_slint_backend_testing::{AccessibleRole, ElementQuery};
use oddtrick::words::LANGUAGES;
use oddtrick_ui as ui;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];
/// A tablet in portrait.
const TABLET: (u32, u32) = (820, 1180);

fn shown(person: &Person) -> ui::NewSessionView<'_> {
    person.ctx.window().global::<ui::NewSessionView>()
}

fn adapter(person: &Person) -> ui::NewSessionAdapter<'_> {
    person.ctx.window().global::<ui::NewSessionAdapter>()
}

/// The games with a chip, in order.
fn chips(person: &Person) -> Vec<String> {
    let games = shown(person).get_games();
    games.iter().map(|game| game.text.into()).collect()
}

/// The chosen game.
fn chosen(person: &Person) -> String {
    let games = shown(person).get_games();
    let chosen = games.iter().find(|game| game.chosen);
    chosen.unwrap().text.into()
}

/// The families in the list, each with its games.
fn listed(person: &Person) -> Vec<(String, Vec<String>)> {
    let of = |family: ui::SchemeGroup| {
        let games = family.items.iter().map(|game| game.name.into());
        (family.name.into(), games.collect())
    };
    shown(person).get_families().iter().map(of).collect()
}

#[test]
fn recent_games_have_the_first_chips() {
    let mut person = Person::new(PHONE);
    sit_down_by(&mut person, "All games", &FOUR, &["Rikken"]);
    let players = FOUR.join(",");
    for (scheme, hand) in [
        (
            "minnesota-whist",
            r#"{"mode":"high","bidder":"Ann","tricks":9}"#,
        ),
        ("skull-king", r#"{"bids":[1,0,0,0],"tricks":[1,0,0,0]}"#),
        (
            "rikken",
            r#"{"contract":"alone-9","declarers":["Ann"],"tricks":9}"#,
        ),
    ] {
        let new = ["record", "new", "--scheme", scheme, "--players", &players];
        person.elsewhere(&new, hand);
    }
    let mut person = person.restart();
    person.tap("New session");
    let wanted = [
        "Rikken",
        "Skull King",
        "Minnesota Whist",
        "Solo Whist",
        "Oh Hell",
        "Romanian Whist",
    ];
    assert_eq!(chips(&person), wanted);
    // One tap suffices, and the chips stay in place.
    person.tap("Skull King");
    assert_eq!(
        (chosen(&person).as_str(), chips(&person).as_slice()),
        ("Skull King", &wanted.map(String::from)[..])
    );
}

#[test]
fn all_games_are_listed_by_family() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("All games");
    let families = listed(&person);
    let heads: Vec<_> = families.iter().map(|(head, _)| head.as_str()).collect();
    assert_eq!(
        heads,
        [
            "Solo Whist and similar games",
            "Oh Hell and similar games",
            "Whist and other partnership games"
        ]
    );
    for (family, games) in [
        (0, &["Solo Whist", "Rikken", "Wiezen", "Colour Whist"][..]),
        (1, &["Oh Hell", "Wizard", "Skull King", "Israeli Whist"]),
        (2, &["Whist", "Bid Whist", "Minnesota Whist"]),
    ] {
        for game in games {
            assert!(families[family].1.contains(&(*game).to_owned()), "{game}");
        }
    }
    // Screen readers get a list of buttons, one of them chosen.
    let all = ElementQuery::from_root(person.ctx.window()).find_all();
    let of = |role: AccessibleRole, label: &str| {
        all.iter().find(|one| {
            one.accessible_role() == Some(role) && one.accessible_label().as_deref() == Some(label)
        })
    };
    assert!(of(AccessibleRole::List, "Games").is_some());
    for (game, holds, players) in [
        ("Solo Whist", true, "4–5 players"),
        ("Wiezen", false, "4–5 players"),
    ] {
        let row = of(AccessibleRole::Button, game).unwrap();
        assert_eq!(row.accessible_checked(), Some(holds), "{game}");
        assert_eq!(row.accessible_description().as_deref(), Some(players));
    }
    // A game chosen there has a chip, and the list is closed.
    person.tap("Wiezen");
    assert_eq!(chosen(&person), "Wiezen");
    assert!(!person.sees("Search games"), "{:#?}", person.labels());
}

fn by_keyboard(size: (u32, u32)) {
    let person = Person::new(size);
    person.press(&[Key::Control], "n");
    person.press(&[], &key(Key::Escape));
    person.enter("All games");
    // Typed letters search at once, and Enter takes the first match.
    person.types("minn");
    assert_eq!(listed(&person).len(), 1, "{:?}", listed(&person));
    for (arrow, stop) in [
        (Key::DownArrow, "Minnesota Whist"),
        (Key::UpArrow, "Search games"),
    ] {
        person.press(&[], &key(arrow));
        assert_eq!(person.focused().as_deref(), Some(stop), "{size:?}");
    }
    person.press(&[], &key(Key::Return));
    assert_eq!(chosen(&person), "Minnesota Whist", "{size:?}");
    assert!(!person.sees("Search games"), "{size:?}");
    assert_eq!(person.focused().as_deref(), Some("All games"), "{size:?}");
    // Arrows move from the field through the games.
    person.press(&[], &key(Key::Return));
    for stop in ["Search games", "Solo Whist", "Rikken"] {
        person.press(&[], &key(Key::DownArrow));
        assert_eq!(person.focused().as_deref(), Some(stop), "{size:?}");
    }
    person.press(&[], &key(Key::UpArrow));
    person.press(&[], &key(Key::UpArrow));
    assert_eq!(person.focused().as_deref(), Some("Search games"));
    // Esc clears the search, then closes the list; the focus returns.
    person.types("zzz");
    assert!(person.sees("Nothing matches"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Return));
    person.press(&[], &key(Key::Escape));
    assert!(person.sees("Search games") && !person.sees("Nothing matches"));
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees("Search games"));
    assert_eq!(chosen(&person), "Minnesota Whist");
    assert_eq!(person.focused().as_deref(), Some("All games"));
    person.press(&[], &key(Key::Return));
    person.press(&[], &key(Key::DownArrow));
    person.press(&[], &key(Key::DownArrow));
    person.press(&[], &key(Key::Return));
    assert_eq!(chosen(&person), "Solo Whist", "{size:?}");
}

#[test]
fn a_game_is_chosen_by_keyboard() {
    at_sizes(&[PHONE, TABLET, LAPTOP], by_keyboard);
}

#[test]
fn a_game_is_found_in_every_language() {
    let person = Person::new(PHONE);
    for (language, typed, found) in [
        ("en", "colour", "Colour Whist"),
        ("et", "varvi", "Värvivist"),
        ("fa", "ریکن", "ریکن"),
        ("it", "colore", "Whist a colore"),
        ("pl", "norweski", "Wist norweski"),
        // Its original name is found as well.
        ("fa", "rikken", "ریکن"),
    ] {
        let settings = person.ctx.window().global::<ui::SettingsAdapter>();
        let at = LANGUAGES.iter().position(|one| one.code == language);
        settings.invoke_language_chosen(i32::try_from(at.unwrap()).unwrap());
        person.wait();
        person.press(&[Key::Control], "n");
        adapter(&person).invoke_all_games_asked();
        person.wait();
        let heads = listed(&person).len();
        person.types(typed);
        let games: Vec<_> = listed(&person).into_iter().flat_map(|one| one.1).collect();
        assert_eq!((heads, games), (3, vec![found.to_owned()]), "{language}");
        person.press(&[], &key(Key::Escape));
        person.press(&[], &key(Key::Escape));
    }
}
