//! A season: from the players page to the standings of chosen sessions, saved, sorted, and shared.

use crate::support::{LAPTOP, PHONE, Person, TABLET, at_sizes};
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model};

const SOLO: &str = "{\"contract\":\"solo\",\"declarers\":[\"Ann\"],\"tricks\":7}";
const LOST: &str = "{\"contract\":\"solo\",\"declarers\":[\"Ann\"],\"tricks\":4}";

/// Three sessions of Solo for euros, and one of Oh Hell with strangers.
fn club(size: (u32, u32)) -> Person {
    let person = Person::new(size);
    let staked = [
        "record",
        "new",
        "--scheme",
        "solo-whist-points",
        "--players",
        "Ann,Bob,Cy,Dee",
        "--stake",
        "0.10",
        "--currency",
        "EUR",
    ];
    for hand in [SOLO, SOLO, LOST] {
        person.elsewhere(&staked, hand);
    }
    person.elsewhere(
        &[
            "record",
            "new",
            "--scheme",
            "oh-hell",
            "--set",
            "hook=off",
            "--players",
            "Ann,Eve,Fay",
        ],
        "{\"cards\":2,\"bids\":[1,0,1],\"tricks\":[1,0,1]}",
    );
    person
}

fn shown(person: &Person) -> ui::SeasonView<'_> {
    person.ctx.window().global::<ui::SeasonView>()
}

fn adapter(person: &Person) -> ui::SeasonAdapter<'_> {
    person.ctx.window().global::<ui::SeasonAdapter>()
}

fn rows(person: &Person) -> Vec<String> {
    let rows = shown(person).get_rows();
    rows.iter()
        .map(|row| row.label.replace('\u{2212}', "-"))
        .collect()
}

/// Ranks and names in order.
fn ranks(person: &Person) -> Vec<String> {
    let rows = shown(person).get_rows();
    rows.iter()
        .map(|row| format!("{} {}", row.place, row.name))
        .collect()
}

/// The number of its sessions and hands, or that there are none.
fn line(person: &Person) -> String {
    shown(person).get_line().into()
}

fn open(person: &mut Person) {
    person.tap("Players");
    person.tap("Season");
}

fn from_the_players_to_a_season(size: (u32, u32)) {
    let mut person = club(size);
    let before = person.taps;
    open(&mut person);
    assert_eq!(person.taps - before, 2);
    assert!(
        line(&person).starts_with("4 sessions and 4 hands"),
        "{}",
        line(&person)
    );
    assert!(
        person.sees(
            "Points from different games cannot be added together. Choose a game to see them."
        )
    );
    person.choose("Choose sessions");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        person.choose(&format!("{name} is in the group"));
    }
    assert!(
        line(&person).starts_with("3 sessions and 3 hands"),
        "{}",
        line(&person)
    );
    assert_eq!(ranks(&person), ["1 Ann", "2 Bob", "2 Cy", "2 Dee"]);
    let bob = "2. Bob: Sessions 3, Hands 3, Points -7, Average -2.3 (3), 1st 1, 2nd 2, 3rd 0, Best 5, Worst -6, EUR";
    assert_eq!(
        rows(&person)[1].split(" EUR").next(),
        bob.split(" EUR").next(),
        "{:#?}",
        rows(&person)
    );
    // Every row and the chart have a label.
    for row in rows(&person) {
        let label = row.replace('-', "\u{2212}");
        person.reach(&label);
        assert!(person.sees(&label), "{label}");
    }
    let chart = shown(&person).get_chart().label.to_string();
    assert!(
        chart.starts_with("Session by session, running totals of the leaders. Ann: "),
        "{chart}"
    );
    person.reach(&chart);
    assert!(person.sees(&chart));
}

#[test]
fn a_season_is_opened_from_the_players() {
    at_sizes(&[PHONE, LAPTOP], from_the_players_to_a_season);
}

fn kept_and_grown(size: (u32, u32)) {
    let mut person = club(size);
    open(&mut person);
    person.choose("Choose sessions");
    person.choose("Solo Whist");
    person.reach("Name of the season");
    person.write("Name of the season", " ");
    person.choose("Save the season");
    assert!(!adapter(&person).get_name_error().is_empty());
    person.write("Name of the season", "Thursdays");
    person.choose("Save the season");
    assert!(
        person.sees("Thursdays saved. New sessions that match are included."),
        "{:#?}",
        person.labels()
    );
    // It is present after a restart, with the sessions since.
    let mut person = person.restart();
    let staked = [
        "record",
        "new",
        "--scheme",
        "solo-whist-points",
        "--players",
        "Ann,Bob,Cy,Dee",
    ];
    person.elsewhere(&staked, SOLO);
    open(&mut person);
    person.choose("Show Thursdays");
    assert_eq!(shown(&person).get_title(), "Thursdays");
    assert!(
        line(&person).starts_with("4 sessions and 4 hands"),
        "{}",
        line(&person)
    );
    assert_eq!(
        person.elsewhere(&["season", "list"], ""),
        "Season     Sessions\nThursdays  Solo Whist\n"
    );
    // Deleted, and restored.
    person.choose("Choose sessions");
    person.choose("Delete the season");
    assert!(person.sees("Thursdays deleted. Its sessions stay."));
    assert!(!person.sees("Show Thursdays"));
    person.choose("Undo");
    person.reach("Show Thursdays");
    assert!(person.sees("Show Thursdays"));
}

#[test]
fn a_saved_season_includes_new_sessions() {
    at_sizes(&[PHONE, LAPTOP], kept_and_grown);
}

fn sorted(size: (u32, u32)) {
    let mut person = club(size);
    open(&mut person);
    person.choose("Choose sessions");
    person.choose("Solo Whist");
    person.choose("Close");
    person.choose("Sort by Average");
    assert_eq!(ranks(&person)[0], "1 Ann");
    person.choose("Sort by Worst");
    assert_eq!(ranks(&person), ["1 Bob", "1 Cy", "1 Dee", "4 Ann"]);
    person.choose("Sort by Player");
    assert_eq!(ranks(&person), ["1 Ann", "2 Bob", "2 Cy", "2 Dee"]);
    // By money, with the average.
    person.choose("Average in EUR");
    let heads = shown(&person).get_heads();
    let chosen: Vec<String> = heads
        .iter()
        .filter(|head| head.chosen)
        .map(|head| head.text.into())
        .collect();
    assert_eq!(chosen, ["EUR"]);
    assert!(
        rows(&person)[0].contains("Average +"),
        "{:#?}",
        rows(&person)
    );
    // Another game has no euros, and an average of one session no rank.
    person.choose("Choose sessions");
    person.choose("Oh Hell");
    person.choose("Sort by Average");
    assert!(
        ranks(&person).iter().all(|rank| rank.starts_with('–')),
        "{:?}",
        ranks(&person)
    );
    assert!(person.sees_part("Players with fewer than 3 sessions are not ranked by average."));
}

#[test]
fn a_season_is_sorted() {
    at_sizes(&[PHONE, LAPTOP], sorted);
}

#[test]
fn dates_are_chosen_by_a_tap_or_typed() {
    let mut person = club(PHONE);
    open(&mut person);
    person.choose("Choose sessions");
    person.choose("Last year");
    assert_eq!(line(&person), "No sessions with hands match.");
    person.choose("This year");
    assert!(
        line(&person).starts_with("4 sessions and 4 hands"),
        "{}",
        line(&person)
    );
    let year = adapter(&person).get_from();
    assert!(year.ends_with("-01-01"), "{year}");
    person.write("Last day", "soon");
    assert!(
        adapter(&person)
            .get_to_error()
            .starts_with("A day is written year-month-day")
    );
    assert_eq!(adapter(&person).get_from_error(), "", "this one is right");
    person.write("Last day", "2001-01-01");
    assert_eq!(
        adapter(&person).get_to_error(),
        "The last day comes before the first."
    );
    person.write("First day", "");
    assert_eq!(adapter(&person).get_to_error(), "");
    assert_eq!(line(&person), "No sessions with hands match.");
    person.choose("All dates");
    assert!(
        line(&person).starts_with("4 sessions and 4 hands"),
        "{}",
        line(&person)
    );
    assert_eq!(adapter(&person).get_to(), "");
}

#[test]
fn a_season_is_shared_as_text_pdf_and_csv() {
    let mut person = club(LAPTOP);
    open(&mut person);
    person.choose("Choose sessions");
    person.choose("Solo Whist");
    person.choose("Share");
    person.choose("Copy the result as text");
    let text = person.desktop.copied.borrow().clone();
    assert!(
        text.starts_with("Solo Whist\n3 sessions and 3 hands"),
        "{text}"
    );
    assert!(text.contains("1. Ann: Sessions 3"), "{text}");
    let file = person.path("standing.pdf");
    person.answers_save(&file);
    person.choose("Share");
    person.choose("Save as PDF for printing");
    let bytes = std::fs::read(&file).unwrap();
    assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"));
    assert!(person.sees_part("standing.pdf"), "{:#?}", person.labels());
    person.answers_save(&person.path("standing.csv"));
    person.choose("Share");
    person.choose("Save as CSV");
    let csv = std::fs::read_to_string(person.path("standing.csv")).unwrap();
    assert!(
        csv.starts_with("\u{feff}\"place\",\"player\",\"evenings\""),
        "{csv}"
    );
    assert_eq!(csv.lines().count(), 5);
}

#[test]
fn a_season_without_sessions_says_so() {
    let mut person = Person::new(PHONE);
    person.tap("Players");
    person
        .ctx
        .window()
        .global::<ui::Nav>()
        .invoke_go(ui::Page::Season);
    person.wait();
    assert_eq!(line(&person), "No sessions with hands match.");
    assert!(person.sees("No sessions with hands match."));
    assert!(!person.sees("Share"));
    person.tap("Back to the players");
    assert!(person.sees("No players yet"), "{:#?}", person.labels());
}

/// The columns change with the game: money is in Solo alone.
fn rows_follow_the_game(size: (u32, u32)) {
    let mut person = Person::new(size);
    let scheme = ["record", "new", "--players", "Ann,Bob,Cy,Dee", "--scheme"];
    let solo = ["solo-whist-points", "--stake", "0.10", "--currency", "EUR"];
    person.elsewhere(&[&scheme[..], &solo].concat(), SOLO);
    person.elsewhere(
        &[&scheme[..], &["oh-hell", "--set", "hook=off"]].concat(),
        "{\"cards\":2,\"bids\":[1,0,2,0],\"tricks\":[0,0,2,0]}",
    );
    open(&mut person);
    person.choose("Choose sessions");
    for game in ["Solo Whist", "Oh Hell"] {
        person.choose(&person.label_with(game));
        let rows = shown(&person).get_rows();
        assert_eq!(rows.row_count(), 4);
        for row in rows.iter() {
            assert!(person.reach(&row.label).is_some(), "{}", row.label);
        }
    }
}

#[test]
fn the_standings_follow_the_chosen_game() {
    at_sizes(&[PHONE, TABLET, LAPTOP], rows_follow_the_game);
}
