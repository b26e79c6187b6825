//! The players page: a roster with sessions and money, statistics, charts with numbers, merging and renaming.

use crate::support::{LAPTOP, PHONE, Person, TABLET, at_sizes, key};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

const STAKED: [&str; 10] = [
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

/// Three sessions of Solo with a stake, and one of Oh Hell without, with a player whose name is nearly Ann's.
fn season(size: (u32, u32)) -> Person {
    let person = Person::new(size);
    let solo =
        |tricks: u8| format!(r#"{{"contract":"solo","declarers":["Ann"],"tricks":{tricks}}}"#);
    let prop = r#"{"contract":"prop-and-cop","declarers":["Bob","Ann"],"tricks":8}"#;
    person.elsewhere(&STAKED, &[solo(7), solo(4), prop.to_owned()].join("\n"));
    person.elsewhere(&STAKED, &[solo(5), solo(5)].join("\n"));
    person.elsewhere(&STAKED, &solo(3));
    person.elsewhere(
        &["record", "new", "--scheme", "oh-hell", "--set", "hook=off", "--players", "Anne,Bob,Eve"],
        "{\"cards\":2,\"bids\":[1,0,1],\"tricks\":[1,0,1]}\n{\"cards\":2,\"bids\":[1,0,0],\"tricks\":[0,2,0]}",
    );
    person
}

fn shown(person: &Person) -> oddtrick_ui::PlayersView<'_> {
    person.ctx.window().global::<oddtrick_ui::PlayersView>()
}

fn adapter(person: &Person) -> oddtrick_ui::PlayersAdapter<'_> {
    person.ctx.window().global::<oddtrick_ui::PlayersAdapter>()
}

fn roster(person: &Person) -> Vec<String> {
    let rows = shown(person).get_roster();
    rows.iter()
        .map(|row| row.says.replace('\u{2212}', "-"))
        .collect()
}

fn rates(person: &Person) -> Vec<(String, Vec<String>)> {
    let groups = shown(person).get_rates();
    let group = |group: oddtrick_ui::RateGroup| {
        let rows = group.rows.iter().map(|row| row.label.to_string());
        (group.title.to_string(), rows.collect())
    };
    groups.iter().map(group).collect()
}

fn the_roster(size: (u32, u32)) {
    let mut person = season(size);
    person.tap("Players");
    assert_eq!(
        roster(&person),
        [
            "Bob, 4 sessions, +0.10 EUR",
            "Ann, 3 sessions, +1.30 EUR",
            "Cy, 3 sessions, -0.70 EUR",
            "Dee, 3 sessions, -0.70 EUR",
            "Anne, 1 session",
            "Eve, 1 session",
        ]
    );
    assert!(person.sees("Total: 0.00 EUR"), "{:#?}", person.labels());
    // The search matches any part of the name.
    person.tap("Search players");
    person.write("Search players", "an");
    let found = roster(&person);
    assert_eq!(found.len(), 2, "{found:?}");
    person.tap("Close the search");
    assert_eq!(roster(&person).len(), 6);
}

#[test]
fn the_roster_has_sessions_and_money() {
    at_sizes(&[PHONE, LAPTOP], the_roster);
}

fn one_player(size: (u32, u32)) {
    let mut person = season(size);
    person.tap("Players");
    person.tap("Ann, 3 sessions, +1.30 EUR");
    let figures: Vec<String> = shown(&person)
        .get_figures()
        .iter()
        .map(|figure| figure.label.replace('\u{2212}', "-"))
        .collect();
    assert_eq!(
        figures,
        [
            "+1.30 EUR in all",
            "2 of 3 sessions in profit",
            "+2.40 best session, EUR",
            "-1.80 worst session, EUR"
        ]
    );
    assert_eq!(
        rates(&person),
        [
            (
                "Contracts".to_owned(),
                vec![
                    "Prop & cop: 1 of 1, too few for a percentage; 95% range 21 to 100 per cent"
                        .to_owned(),
                    "Solo: 3 of 5, too few for a percentage; 95% range 23 to 88 per cent"
                        .to_owned(),
                ]
            ),
            (
                "Prop & cop, by partner".to_owned(),
                vec![
                    "Bob: 1 of 1, too few for a percentage; 95% range 21 to 100 per cent"
                        .to_owned()
                ]
            ),
        ]
    );
    // Every chart has its numbers in its label.
    let tricks = "Tricks taken in solo, 5 needed: 3 tricks in 1 hand, 4 tricks in 1 hand, 5 tricks in 2 hands, 7 tricks in 1 hand";
    for label in [
        "Money, session by session, running total over 3 sessions, after each: +0.70, +3.10, +1.30",
        tricks,
    ] {
        person.reach(label);
        assert!(person.sees(label), "{label}\n{:#?}", person.labels());
    }
    assert!(!person.sees("Bid and taken"));
    // Another contract, the sessions, and opening one.
    person.choose("Show the tricks taken in prop & cop");
    let label = shown(&person).get_bars().label;
    assert_eq!(
        label,
        "Tricks taken in prop & cop, 8 needed: 8 tricks in 1 hand"
    );
    let evenings = shown(&person).get_sessions();
    let points: Vec<String> = evenings.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(points, ["\u{2212}18", "24", "7"]);
    let first = evenings.iter().next().unwrap().says;
    assert!(
        first.contains("Solo Whist, 1 hand, minus 18 points, \u{2212}1.80 EUR"),
        "{first}"
    );
    person.choose(&first);
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}

#[test]
fn one_player_has_figures_rates_and_charts() {
    at_sizes(&[PHONE, LAPTOP], one_player);
}

#[test]
fn bids_are_charted_against_tricks() {
    let mut person = season(LAPTOP);
    person.tap("Players");
    person.tap("Bob, 4 sessions, +0.10 EUR");
    person.tap("Oh Hell");
    assert_eq!(
        shown(&person).get_grid().label,
        "1 of 2 bids made, 0 under, 1 over: bid 0, took 0: once, bid 0, took 2: once"
    );
    let figures = shown(&person).get_figures();
    assert_eq!(figures.row_count(), 0, "two hands make no figures");
    assert!(person.sees("Statistics start after three hands."));
    person.tap("All games");
    assert_eq!(shown(&person).get_figures().row_count(), 4);
}

fn merge_candidates(size: (u32, u32)) {
    let mut person = season(size);
    person.tap("Players");
    person.tap("Anne, 1 session");
    person.tap("Rename Anne, or merge two names");
    // Players who shared a table with her are not offered, and the most similar name is first.
    let offered: Vec<String> = shown(&person)
        .get_merge_candidates()
        .iter()
        .map(|twin| twin.name.to_string())
        .collect();
    assert_eq!(offered, ["Ann", "Cy", "Dee"]);
    person.choose("Merge Anne into Ann");
    assert!(
        person.sees("Anne merged into Ann"),
        "{:#?}",
        person.labels()
    );
    assert!(
        roster(&person).contains(&"Ann, 4 sessions, +1.30 EUR".to_owned()),
        "{:?}",
        roster(&person)
    );
    assert_eq!(shown(&person).get_name(), "Ann");
    person.choose("Undo");
    assert!(
        roster(&person).contains(&"Anne, 1 session".to_owned()),
        "{:?}",
        roster(&person)
    );
    assert!(!person.sees("Anne merged into Ann"));
}

#[test]
fn two_names_are_merged_and_separated() {
    at_sizes(&[PHONE, LAPTOP], merge_candidates);
}

#[test]
fn a_player_is_renamed_and_one_added() {
    let mut person = season(LAPTOP);
    person.tap("Players");
    person.tap("Eve, 1 session");
    person.tap("Rename Eve, or merge two names");
    person.write("Name", "bob");
    person.choose("Rename");
    assert_eq!(
        adapter(&person).get_own_name_error(),
        "Another player is called bob. They sat at one table, so they are two people."
    );
    person.write("Name", "Evelyn");
    person.choose("Rename");
    assert!(
        person.sees("Eve renamed to Evelyn"),
        "{:#?}",
        person.labels()
    );
    assert!(roster(&person).contains(&"Evelyn, 1 session".to_owned()));
    person.choose("Undo");
    assert!(roster(&person).contains(&"Eve, 1 session".to_owned()));
    person.choose("New player");
    assert_eq!(person.focused().as_deref(), Some("New player"));
    person.write("New player", "Zoe");
    person.choose("Add");
    assert!(
        person.sees("Zoe added to the players"),
        "{:#?}",
        person.labels()
    );
    assert!(
        roster(&person).contains(&"Zoe, No sessions yet".to_owned()),
        "{:?}",
        roster(&person)
    );
}

#[test]
fn the_field_for_a_new_player_opens_empty() {
    let mut person = season(LAPTOP);
    person.tap("Players");
    person.choose("New player");
    person.types("ann ");
    person.choose("Add");
    let error = adapter(&person).get_name_error();
    assert!(!error.is_empty(), "there is an Ann");
    person.press(&[], &key(Key::Escape));
    assert!(!adapter(&person).get_adding(), "it is left");
    person.choose("New player");
    person.types("Zoe");
    assert_eq!(adapter(&person).get_new_name(), "Zoe");
}

#[test]
fn the_same_table_again_uses_the_new_names() {
    let mut person = season(LAPTOP);
    person.elsewhere(&["end", "last"], "");
    person.elsewhere(&["players", "rename", "Bob", "Robert"], "");
    person.elsewhere(&["players", "merge", "Anne", "into", "Ann"], "");
    person.tap("New session");
    let seats = person
        .ctx
        .window()
        .global::<oddtrick_ui::NewSessionView>()
        .get_roster();
    let mut seats: Vec<String> = seats.iter().map(|chip| chip.text.to_string()).collect();
    seats.sort();
    assert_eq!(seats, ["Ann", "Cy", "Dee", "Eve", "Robert"]);
}

#[test]
fn an_empty_roster() {
    let mut person = Person::new(PHONE);
    person.tap("Players");
    assert!(person.sees("No players yet"), "{:#?}", person.labels());
    person.tap("New player");
    person.write("New player", "Zoe");
    person.choose("Add");
    assert!(roster(&person).contains(&"Zoe, No sessions yet".to_owned()));
}

#[test]
fn figures_in_persian() {
    let mut person = season(LAPTOP);
    person.tap("Settings");
    person.choose("فارسی");
    person.tap("بازیکنان");
    let rows = shown(&person).get_roster();
    let evenings: Vec<String> = rows.iter().map(|row| row.note.to_string()).collect();
    assert_eq!(evenings[0], "۴ نشست");
    let all = person.labels().join("\n") + &roster(&person).join("\n");
    let money: Vec<String> = rows.iter().map(|row| row.money.to_string()).collect();
    assert!(money[1].contains("۱٫۳۰"), "{money:?}");
    assert!(!all.contains("evening"), "{all}");
}

#[test]
fn a_sessions_contracts_and_bids_below_its_curve() {
    let person = season(LAPTOP);
    person.elsewhere(&["end", "last"], "");
    let mut person = person.restart();
    let oh_hell = person.labels();
    let oh_hell = oh_hell
        .iter()
        .find(|label| label.ends_with("Eve won with 21"))
        .unwrap();
    person.choose(oh_hell);
    assert!(
        person.sees("Everyone’s statistics"),
        "{:#?}",
        person.labels()
    );
    let grid = || {
        let window = person.ctx.window();
        let shown = window.global::<oddtrick_ui::SessionChartsView>();
        shown.get_grid().label.to_string()
    };
    assert!(
        grid().starts_with("4 of 6 bids made, 1 under, 1 over: "),
        "{}",
        grid()
    );
    person
        .ctx
        .window()
        .global::<oddtrick_ui::ResultAdapter>()
        .invoke_chart_chosen(2);
    assert!(
        grid().starts_with("1 of 2 bids made, 0 under, 1 over: "),
        "{}",
        grid()
    );
}

/// Whether games are beside the name depends on their texts, which change with the player.
fn games_follow_the_player(size: (u32, u32)) {
    let mut person = season(size);
    person.elsewhere(
        &[
            "record",
            "new",
            "--scheme",
            "skull-king",
            "--players",
            "Eve,Fay",
        ],
        "{\"bids\":[0,1],\"tricks\":[0,1],\"bonus\":[0,0]}",
    );
    person.tap("Players");
    for (name, games) in [
        ("Bob", ["Solo", "Oh Hell"]),
        ("Eve", ["Oh Hell", "Skull King"]),
    ] {
        person.choose(&person.label_with(name));
        for game in games {
            let label = person.label_with(game);
            person.choose(&label);
            let chip = person.reach(&label);
            let is_chosen = chip.and_then(|chip| chip.accessible_checked());
            assert_eq!(is_chosen, Some(true), "{name}, {label}");
        }
        if size != LAPTOP {
            person.tap("Back to the players");
        }
    }
}

#[test]
fn the_chips_of_games_follow_the_player_and_the_game() {
    at_sizes(&[PHONE, TABLET, LAPTOP], games_follow_the_player);
}
