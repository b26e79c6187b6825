//! Setting up a new session: players, order, dealer, and stake.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, key, sit_down_for};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

const FIVE: [&str; 5] = ["Ann", "Bob", "Cy", "Dee", "Eve"];

fn shown(person: &Person) -> oddtrick_ui::NewSessionView<'_> {
    person.ctx.window().global::<oddtrick_ui::NewSessionView>()
}

fn terms(person: &Person) -> oddtrick_ui::TermsView<'_> {
    person.ctx.window().global::<oddtrick_ui::TermsView>()
}

fn title(person: &Person) -> slint::SharedString {
    let window = person.ctx.window();
    window
        .global::<oddtrick_ui::NewSessionAdapter>()
        .get_title()
}

fn adapter(person: &Person) -> oddtrick_ui::NameAdapter<'_> {
    person.ctx.window().global::<oddtrick_ui::NameAdapter>()
}

/// The names at the table's seats, clockwise from the top; free ones are blank.
fn seats(person: &Person) -> Vec<String> {
    let seats = shown(person).get_seats();
    seats.iter().map(|seat| seat.name.to_string()).collect()
}

#[test]
fn a_double_tap_on_start_begins_one_session() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.name_players(&FIVE[..4]);
    let window = person.ctx.window();
    let page = window.global::<oddtrick_ui::NewSessionAdapter>();
    page.invoke_start();
    page.invoke_start();
    person.wait();
    let all = person.elsewhere(&["sessions", "--json"], "");
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    assert_eq!(all.as_array().unwrap().len(), 1, "{all}");
}

fn names_one_after_the_other(size: (u32, u32)) {
    let mut person = Person::new(size);
    person.tap("New session");
    person.tap("Oh Hell");
    // The field takes one name after another, even below the minimum.
    for name in FIVE {
        person.types(name);
        person.press(&[], &key(Key::Return));
        assert_eq!(
            person.focused().as_deref(),
            Some("Name of the new player"),
            "after {name}"
        );
    }
    // They sit in playing order, which is anticlockwise here.
    assert_eq!(seats(&person), ["Ann", "Eve", "Dee", "Cy", "Bob"]);
    assert!(person.sees("Start, Eve deals"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees("Name of the new player"), "it is left");
    // Table, sheet and deal follow it.
    person.tap("Start, Eve deals");
    let rows: Vec<String> = person.rows().into_iter().map(|(name, _)| name).collect();
    assert_eq!(rows, FIVE);
    let columns = person
        .ctx
        .window()
        .global::<oddtrick_ui::TableView>()
        .get_sheet_players();
    assert!(columns.iter().eq(FIVE));
    assert!(person.sees("Ann bids 0"), "{:#?}", person.labels());
    assert_eq!(
        person.setup()["seats"],
        serde_json::json!(["Ann", "Eve", "Dee", "Cy", "Bob"]),
        "clockwise, as everywhere else"
    );
    // So does the list.
    person.tap("Back");
    assert!(
        person.sees_part("Ann, Bob, Cy, Dee, Eve"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn names_are_typed_in_playing_order() {
    at_sizes(&[PHONE, LAPTOP], names_one_after_the_other);
}

#[test]
fn a_full_table_accepts_no_further_name() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    for name in FIVE {
        person.types(name);
        person.press(&[], &key(Key::Return));
    }
    assert!(
        !adapter(&person).get_adding(),
        "Solo Whist is for five at most"
    );
}

#[test]
fn the_chosen_dealer_stays() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.tap("Oh Hell");
    person.name_players(&FIVE[..2]);
    assert!(person.sees("Start, Bob deals"));
    person.name_players(&FIVE[2..4]);
    assert!(person.sees("Start, Dee deals"), "the last who sat down");
    person.choose("Let Bob deal first");
    person.name_players(&FIVE[4..]);
    assert!(person.sees("Start, Bob deals"), "{:#?}", person.labels());
    // A player who leaves and returns deals as before.
    person.choose("Bob, seat 2");
    assert!(person.sees("Start, Eve deals"));
    person.choose("Bob, no seat yet");
    assert!(person.sees("Start, Bob deals"));
}

#[test]
fn a_look_at_a_smaller_game_keeps_the_table() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.tap("Oh Hell");
    person.name_players(&FIVE);
    let before = seats(&person);
    assert!(person.sees("Start, Eve deals"), "{:#?}", person.labels());
    person.choose("Bid Whist");
    assert_eq!(seats(&person), FIVE[..4], "it is for four");
    person.choose("Oh Hell");
    assert_eq!(seats(&person), before);
    assert!(person.sees("Start, Eve deals"), "{:#?}", person.labels());
    // A player who has got a seat since sits there alone.
    person.choose("Bid Whist");
    person.choose("Bob, seat 2");
    person.choose("Eve, no seat yet");
    person.choose("Oh Hell");
    assert_eq!(seats(&person), ["Ann", "Eve", "Dee", "Cy"]);
}

#[test]
fn an_empty_seat_asks_for_its_name() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.name_players(&["Ann"]);
    assert!(!adapter(&person).get_adding());
    person.tap("Seat 3, free");
    person.types("Bo");
    // A second tap does not clear the typed text.
    person.tap("Seat 3, free");
    person.types("b");
    person.press(&[], &key(Key::Return));
    assert_eq!(seats(&person), ["Ann", "Bob", "", ""]);
}

#[test]
fn a_typed_name_counts_at_start() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.name_players(&FIVE[..3]);
    person.choose("New player");
    person.reach("Name of the new player");
    person.types("Bob");
    person.tap("Start, Cy deals");
    assert!(
        person.sees("Name of the new player"),
        "Bob sits already: {:#?}",
        person.labels()
    );
    person.write("Name of the new player", "Fred");
    person.tap("Start, Cy deals");
    let rows: Vec<String> = person.rows().into_iter().map(|(name, _)| name).collect();
    assert_eq!(rows, ["Ann", "Bob", "Cy", "Fred"]);
    assert!(person.sees("Fred bids 0"), "Cy deals as announced");
}

#[test]
fn a_name_typed_at_a_full_table_waits_at_start() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.name_players(&FIVE);
    person.types("Fay");
    person.tap("Start, Eve deals");
    assert!(person.sees("Fay, no seat yet"), "{:#?}", person.labels());
    assert!(!person.sees("Name of the new player"));
    // Nothing has begun: a larger game has a seat for Fay.
    person.choose("Oh Hell");
    assert!(person.sees("Fay, seat 6"), "{:#?}", person.labels());
    person.tap("Start, Eve deals");
    assert_eq!(person.rows().len(), 6);
}

#[test]
fn start_waits_for_a_good_stake() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.name_players(&FIVE[..4]);
    person.choose("Another stake");
    assert!(person.can_tap("Start, Dee deals"), "nothing was typed yet");
    person.write("Another stake", "abc");
    assert!(person.sees("Start"), "{:#?}", person.labels());
    assert!(!person.can_tap("Start"), "{:#?}", person.labels());
    person.write("Another stake", "0.25");
    assert!(person.can_tap("Start, Dee deals"));
    person.write("Another stake", "x");
    person.choose("No stake");
    assert!(person.can_tap("Start, Dee deals"));
}

#[test]
fn the_example_of_a_stake_is_in_the_languages_digits() {
    let mut person = Person::new(PHONE);
    person.speaks("fa");
    person.tap("نشست جدید");
    let example = shown(&person).get_stake_example();
    let latin = example.chars().any(|one| one.is_ascii_digit());
    assert!(!example.is_empty() && !latin, "{example}");
}

#[test]
fn the_stake_of_the_last_session_is_for_its_game() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.name_players(&FIVE[..4]);
    person.choose("0.10 EUR a point");
    person.tap("Start, Dee deals");
    person.tap("Back");
    person.tap("New session");
    let chosen = |person: &Person| {
        let stakes = terms(person).get_stakes();
        let mut chosen = stakes.iter().filter(|stake| stake.chosen);
        chosen.next().unwrap().text
    };
    assert_eq!(chosen(&person), "0.10");
    person.tap("Oh Hell");
    assert_eq!(chosen(&person), "No stake");
    person.tap("Solo Whist");
    assert_eq!(chosen(&person), "0.10", "agreed for this game");
    // One chosen here is for any game.
    person.choose("0.20 EUR a point");
    person.tap("Oh Hell");
    assert_eq!(chosen(&person), "0.20");
}

#[test]
fn a_group_of_chips_is_one_tab_stop() {
    let mut person = Person::new(LAPTOP);
    sit_down_for(&mut person, "Solo Whist", &FIVE[..4]);
    person.tap("Back");
    for size in [PHONE, LAPTOP] {
        let window = person.ctx.window().window();
        window.set_size(slint::PhysicalSize::new(size.0, size.1));
        person.wait();
        person.press(&[Key::Control], "n");
        person.tab_to("Oh Hell");
        assert_eq!(person.focused().as_deref(), Some("Oh Hell"));
        // Arrows move among the games and stop at the last; Enter chooses.
        for _ in 0..9 {
            person.press(&[], &key(Key::RightArrow));
        }
        assert_eq!(person.focused().as_deref(), Some("All games"));
        person.press(&[], &key(Key::LeftArrow));
        assert_eq!(person.focused().as_deref(), Some("Bid Whist"));
        person.press(&[], &key(Key::LeftArrow));
        person.press(&[], &key(Key::Return));
        let chosen = shown(&person)
            .get_games()
            .iter()
            .position(|game| game.chosen);
        assert_eq!(chosen, Some(4), "{:#?}", person.labels());
        // The names precede the stakes, in both layouts.
        person.tab_to("Close");
        let stops = person.tab_to("Ann, seat 1");
        assert!(stops <= 6, "{stops} stops to the names at {size:?}");
        let stops = person.tab_to("No stake");
        assert!(
            stops <= 4,
            "{stops} stops from the names to the stakes at {size:?}"
        );
        person.press(&[], &key(Key::Escape));
    }
}

#[test]
fn a_similar_name_needs_confirmation() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Solo Whist", &["Ann", "Bob", "Cy", "Zoë"]);
    person.tap("Back");
    person.tap("New session");
    person.choose("Zoë, seat 4");
    person.choose("New player");
    // Players whose names begin with this are offered.
    person.write("Name of the new player", "zo");
    let named = person.ctx.window().global::<oddtrick_ui::NameView>();
    assert!(named.get_offered().iter().any(|one| one.text == "Zoë"));
    person.write("Name of the new player", "zoe");
    person.choose("Add player");
    assert!(
        person.sees("Zoë is among your players. The same person?"),
        "{:#?}",
        person.labels()
    );
    assert_eq!(
        seats(&person)[3],
        "",
        "nobody sits there before it is said who"
    );
    adapter(&person).invoke_offered_chosen(0);
    person.wait();
    assert_eq!(seats(&person)[3], "Zoë");
    // The other one is a different player.
    person.choose("Zoë, seat 4");
    person.write("Name of the new player", "zoe");
    person.choose("Add player");
    person.choose("New player zoe");
    assert_eq!(seats(&person)[3], "zoe");
    assert_eq!(person.focused().as_deref(), Some("Name of the new player"));
}

#[test]
fn an_unfinished_new_session_is_kept() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.name_players(&FIVE[..4]);
    person.choose("Let Cy deal first");
    person.choose("Another stake");
    person.write("Another stake", "0.25");
    person.reach("Title");
    person.write("Title", "Lake house");
    person.tap("Close");
    // The draft stays while other pages are opened. Typed players are not stored yet.
    person.tap("Settings");
    person.tap("Sessions");
    person.tap("New session");
    assert_eq!(
        seats(&person),
        ["Ann", "Dee", "Cy", "Bob"],
        "{:#?}",
        person.labels()
    );
    person.choose("Dee, seat 4");
    person.choose("Dee, no seat yet");
    // And after a restart.
    let mut person = person.restart();
    person.tap("New session");
    assert_eq!(
        seats(&person),
        ["Ann", "Dee", "Cy", "Bob"],
        "{:#?}",
        person.labels()
    );
    assert!(person.sees("Start, Cy deals"));
    assert_eq!(title(&person), "Lake house");
    assert!(
        terms(&person)
            .get_stakes()
            .iter()
            .any(|stake| stake.chosen && stake.text == "0.25")
    );
    // Once begun, it is no longer a draft: the same table is offered.
    person.tap("Start, Cy deals");
    let mut person = person.restart();
    person.tap("New session");
    assert_eq!(title(&person), "");
    assert!(person.sees("Start, Cy deals"), "nothing was played yet");
}

#[test]
fn the_currency_is_chosen_beside_the_stake() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.choose("0.10 EUR a point");
    person.choose("Currency: Euro");
    person.write("Search currencies", "yen");
    person.wait();
    person.choose("Japanese yen, JPY");
    assert!(!person.sees("Search currencies"));
    assert_eq!(terms(&person).get_unit(), "JPY a point");
    let chosen = terms(&person)
        .get_stakes()
        .iter()
        .find(|stake| stake.chosen);
    assert_eq!(chosen.unwrap().text, "50", "{:#?}", person.labels());
    // Amounts typed from now on are in the new currency.
    person.choose("Another stake");
    person.write("Another stake", "12");
    assert_eq!(terms(&person).get_stake_error(), "");
}

#[test]
fn seats_and_partners_are_drawn_and_the_draw_is_in_the_log() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Whist");
    person.name_players(&["Ann", "Bob", "Cy"]);
    assert!(
        !person.sees("Draw partners by cards"),
        "three have no partners"
    );
    person.name_players(&["Dee"]);
    person.choose("Draw seats for everybody");
    let drawn = person.label_with("Seats drawn: ");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        assert!(drawn.contains(name), "{drawn}");
        assert!(seats(&person).contains(&name.to_owned()));
    }
    person.choose("Draw partners by cards");
    let drawn = person.label_with("Partners drawn: ");
    // The first named sits opposite the second.
    let at = |name: &str| seats(&person).iter().position(|one| one == name).unwrap();
    let order = ["Ann", "Bob", "Cy", "Dee"];
    let mut order = order.map(|name| (drawn.find(name).unwrap(), at(name)));
    order.sort_unstable();
    assert_eq!(order[0].1 % 2, order[1].1 % 2, "{drawn}");
    person.choose("Draw for the first deal");
    let start = person.label_with("Start, ");
    person.choose(&start);
    assert!(!person.can_tap("Undo"), "a draw is not taken back");
    let log = person.elsewhere(&["log", "last"], "");
    assert!(log.contains(&drawn), "{log}");
    let dealer = start
        .trim_start_matches("Start, ")
        .trim_end_matches(" deals");
    assert!(
        log.contains(&format!("Drawn to deal first: {dealer}")),
        "{log}"
    );
    assert!(!log.contains("undone"), "{log}");
}

#[test]
fn a_draw_changed_by_hand_is_not_in_the_log() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.name_players(&["Ann", "Bob", "Cy", "Dee"]);
    assert!(
        !person.sees("Draw partners by cards"),
        "nobody has a partner here"
    );
    person.choose("Draw seats for everybody");
    person.choose("Draw for the first deal");
    let dealer = person.label_with("Start, ");
    let other = ["Ann", "Bob", "Cy", "Dee"];
    let other = other.iter().find(|name| !dealer.contains(*name)).unwrap();
    person.choose(&format!("Let {other} deal first"));
    // A player who leaves the first seat returns to the last one.
    let mut names = ["Ann", "Bob", "Cy", "Dee"].into_iter();
    let first = names
        .find(|name| person.sees(&format!("{name}, seat 1")))
        .unwrap();
    person.choose(&format!("{first}, seat 1"));
    person.choose(&format!("{first}, no seat yet"));
    person.choose(&format!("Start, {other} deals"));
    let log = person.elsewhere(&["log", "last"], "");
    assert!(!log.contains("rawn"), "{log}");
}
