//! Rules chosen for a new session apply to that session only.

use crate::support::{LAPTOP, PHONE, Person, hand, sit_down_by};
use oddtrick::scheme::contracts::AllPass;
use oddtrick::scheme::exact_bid::Hook;
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Direction;
use slint::ComponentHandle;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// How many rules differ from the scheme on the page of a new session.
fn hint(person: &Person) -> String {
    let window = person.ctx.window();
    let shown = window.global::<oddtrick_ui::NewSessionView>();
    shown.get_switches_hint().into()
}

/// Opens a new session of Oh Hell by its first scheme, from the page of schemes.
fn play_as_shipped(person: &mut Person) {
    person.tap("Schemes");
    person.choose("Oh Hell, Ten and the bid");
    person.choose("Play these rules: Ten and the bid");
}

/// A new window in which four players have begun a session by these rules.
fn begun(size: (u32, u32), game: &str, rules: &[&str]) -> (Person, Scheme) {
    let mut person = Person::new(size);
    sit_down_by(&mut person, game, &FOUR, rules);
    let scheme = person.scheme();
    (person, scheme)
}

#[test]
fn oh_hell_from_ten_cards_down_without_the_hook() {
    let (mut person, scheme) = begun(
        PHONE,
        "Oh Hell",
        &[
            "Cards each, 10 down to 1",
            "Hook on the last bid, off",
            "Direction of play, clockwise",
            "Zero bid and made, 5 +\u{a0}cards",
            "Slams, all 50, all but one 25, from 6 cards",
        ],
    );
    let rules = scheme.rules.exact_bid().unwrap();
    assert_eq!(
        (rules.hook, scheme.direction),
        (Hook::Off, Direction::Clockwise)
    );
    assert_eq!(oddtrick::games::schedule(&scheme, 4)[0], 10);
    assert_eq!(rules.slam.unwrap().grand, 50);
    assert_ne!(scheme.document, catalog::find("oh-hell").unwrap().document);
    // Entry follows the rules: ten cards, Bob after Ann, and the last may bring the bids to ten.
    hand(&mut person, &["Bob bids 0", "Cy bids 0", "Dee bids 0"]);
    assert!(person.can_tap("Ann bids 10"), "{:#?}", person.labels());
    hand(
        &mut person,
        &["Ann bids 10", "Bob takes 0", "Cy takes 0", "Dee takes 0"],
    );
    // A bid of 0 with ten cards, and a slam.
    assert_eq!(person.totals_by_name(&FOUR), ["50", "15", "15", "15"]);
}

#[test]
fn a_list_of_sizes_is_typed_and_an_invalid_one_refused() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    person.tap("Oh Hell");
    let list = "Cards each, hand by hand";
    person.choose(list);
    for (typed, wrong) in [("3 2 x", true), ("99", true), ("3 2 1", false)] {
        person.write(list, typed);
        person.choose("Set the typed value");
        let says = person
            .labels()
            .iter()
            .any(|label| label.starts_with("Numbers from 1 to"));
        assert_eq!(says, wrong, "{typed}: {:#?}", person.labels());
    }
    assert!(
        person.sees("With 2 players 3 hands, 3 cards each at most"),
        "{:#?}",
        person.labels()
    );
    person.name_players(&FOUR);
    person.tap("Start, Dee deals");
    assert_eq!(oddtrick::games::schedule(&person.scheme(), 4), [3, 2, 1]);
    assert!(person.sees("Ann bids 3"), "{:#?}", person.labels());
}

#[test]
fn a_typed_list_of_sizes_counts_at_start() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.name_players(&FOUR);
    let list = "Cards each, hand by hand";
    person.tap(list);
    // The field opens with the list selected: typing replaces it.
    person.types("3 2 x");
    let field = person.find(list).unwrap();
    assert_eq!(field.accessible_value().as_deref(), Some("3 2 x"));
    person.tap("Start, Dee deals");
    assert!(
        person.sees_part("Numbers from 1 to"),
        "{:#?}",
        person.labels()
    );
    person.write(list, "3 2 1");
    person.tap("Start, Dee deals");
    assert!(person.sees("Ann bids 3"), "{:#?}", person.labels());
    assert_eq!(oddtrick::games::schedule(&person.scheme(), 4), [3, 2, 1]);
}

#[test]
fn solo_whist_with_a_goulash_and_one_round() {
    let (mut person, scheme) = begun(
        PHONE,
        "Solo Whist",
        &[
            "When all pass, goulash",
            "Rounds of bidding, one",
            "Overtricks and undertricks, do not count",
            "Prop & cop, not played",
        ],
    );
    let rules = scheme.rules.contracts().unwrap();
    assert_eq!(rules.all_pass, AllPass::Goulash);
    assert!(rules.contracts.iter().all(|one| one.over == 0));
    assert!(!person.sees("Prop & cop"), "{:#?}", person.labels());
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 9"]);
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
    hand(&mut person, &["All pass"]);
    assert!(
        person.sees("Goulash: the cards are not shuffled")
            || person
                .labels()
                .iter()
                .any(|label| label.to_lowercase().contains("goulash"))
    );
}

#[test]
fn solo_whist_with_a_pot_that_goes_from_hand_to_hand() {
    let (mut person, scheme) = begun(PHONE, "Solo Whist", &["Pot, 1 each when all pass"]);
    assert_eq!(
        scheme.rules.contracts().unwrap().pot.map(|pot| pot.ante),
        Some(1)
    );
    hand(&mut person, &["All pass"]);
    assert_eq!(person.totals(), ["-1", "-1", "-1", "-1"]);
    assert!(person.sees("Pot: 4"), "{:#?}", person.labels());
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    assert_eq!(person.totals(), ["-5", "15", "-5", "-5"]);
    assert!(!person.sees("Pot: 4"), "{:#?}", person.labels());
    // Undoing the tricks restores it as well.
    person.tap("Undo");
    assert!(person.sees("Pot: 4"), "{:#?}", person.labels());
}

#[test]
fn whist_by_the_game_without_honours() {
    let mut person = Person::new(PHONE);
    sit_down_by(
        &mut person,
        "Whist",
        &FOUR,
        &[
            "0.10 EUR a point",
            "Settled by the game",
            "Game, 7",
            "Honours, three 2, four 4",
        ],
    );
    let setup = person.setup();
    assert_eq!(setup["terms"]["settle"], "per-game");
    let rules = person.scheme();
    let rules = rules.rules.odd_trick().unwrap();
    assert_eq!(
        (rules.goal.target, rules.honours.unwrap().four),
        (Some(7), 4)
    );
    // Honours are asked for now, and the game is to seven.
    assert!(
        person.sees("no honours") || person.labels().iter().any(|label| label.contains("onours")),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn the_scheme_itself_is_not_changed() {
    let (mut person, _) = begun(PHONE, "Oh Hell", &["Hook on the last bid, off"]);
    person.tap("Back");
    person.tap("New session");
    // The same table again uses the same rules, and shows what differs from the scheme.
    assert_eq!(hint(&person), "1 changed");
    person.choose("Solo Whist");
    assert_eq!(hint(&person), "for this session only");
    person.choose("Oh Hell");
    assert_eq!(hint(&person), "1 changed");
    person.tap("Close");
    // Chosen among the schemes, the scheme is unchanged, and stays so.
    play_as_shipped(&mut person);
    assert_eq!(hint(&person), "for this session only");
    person.choose("Solo Whist");
    person.choose("Oh Hell");
    assert_eq!(hint(&person), "for this session only");
    let start = person.label_with("Start,");
    person.tap(&start);
    assert_eq!(
        person.scheme().document,
        catalog::find("oh-hell").unwrap().document
    );
}

#[test]
fn a_look_at_another_game_keeps_the_changed_rules() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.choose("Hook on the last bid, off");
    person.choose("Cards each, 10 down to 1");
    person.choose("Wizard");
    person.choose("Hook on the last bid, on");
    person.choose("Oh Hell");
    person.name_players(&FOUR);
    let start = person.label_with("Start,");
    person.tap(&start);
    let scheme = person.scheme();
    assert_eq!(scheme.rules.exact_bid().unwrap().hook, Hook::Off);
    assert_eq!(oddtrick::games::schedule(&scheme, 4)[0], 10);
}

#[test]
fn a_draft_keeps_the_changed_rules_over_a_look_at_another_game() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.choose("Hook on the last bid, off");
    let mut person = person.restart();
    person.tap("New session");
    person.choose("Wizard");
    person.choose("Oh Hell");
    assert_eq!(hint(&person), "1 changed");
    person.name_players(&FOUR);
    let start = person.label_with("Start,");
    person.tap(&start);
    let scheme = person.scheme();
    assert_eq!(scheme.rules.exact_bid().unwrap().hook, Hook::Off);
}

#[test]
fn a_scheme_that_was_left_with_changes_is_played_as_shipped() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.choose("Hook on the last bid, off");
    person.choose("Wizard");
    person.tap("Close");
    play_as_shipped(&mut person);
    assert_eq!(hint(&person), "for this session only");
    person.name_players(&FOUR);
    let start = person.label_with("Start,");
    person.tap(&start);
    let shipped = catalog::find("oh-hell").unwrap();
    assert_eq!(person.scheme().document, shipped.document);
}
