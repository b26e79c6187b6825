//! A session that began on paper: its totals are typed at the table.

use crate::support::{PHONE, Person, hand, sit_down, sit_down_for};
use i_slint_backend_testing::ElementHandle;

#[test]
fn points_to_begin_with_are_typed_at_the_table_and_undone() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["More", "Points brought forward"]);
    person.write("Ann brings forward", "31");
    person.write("Bob brings forward", "−12");
    person.write("Cy brings forward", "many");
    person.tap("Done");
    assert!(
        person.sees("That is not a number of points"),
        "{:#?}",
        person.labels()
    );
    person.write("Cy brings forward", "");
    person.tap("Done");
    assert!(!person.sees("Cy brings forward"), "it is closed");
    let begun = || person.elsewhere(&["begin-with", "last"], "");
    assert!(
        begun().ends_with(" Ann=31 Bob=-12 Cy=0 Dee=0\n"),
        "{}",
        begun()
    );
    let names = ["Ann", "Bob", "Cy", "Dee"];
    assert_eq!(person.totals_by_name(&names), ["31", "-12", "0", "0"]);
    person.undo();
    person.wait();
    assert_eq!(person.totals_by_name(&names), ["0", "0", "0", "0"]);
    person.tap("Redo");
    hand(&mut person, &["More", "Points brought forward"]);
    assert!(person.sees("Bob brings forward"));
    person.tap("Done");
    assert_eq!(person.totals_by_name(&names), ["31", "-12", "0", "0"]);
}

#[test]
fn points_of_four_digits_stay_while_others_change() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    for (name, points) in [("Ann", "1234"), ("Bob", "5")] {
        hand(&mut person, &["More", "Points brought forward"]);
        person.write(&format!("{name} brings forward"), points);
        person.tap("Done");
    }
    assert!(!person.sees("Cy brings forward"), "{:#?}", person.labels());
    let names = ["Ann", "Bob", "Cy", "Dee"];
    assert_eq!(person.totals_by_name(&names), ["1,234", "5", "0", "0"]);
}

#[test]
fn points_to_begin_with_are_a_row_of_the_sheet_that_opens_their_panel() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["More", "Points brought forward"]);
    person.write("Ann brings forward", "31");
    person.tap("Done");
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    person.tap("Sheet");
    person.choose("Hand 0: Ann +31, Bob 0, Cy 0, Dee 0");
    assert!(person.sees("Bob brings forward"), "{:#?}", person.labels());
}

#[test]
fn a_stake_is_checked_with_the_points_brought_forward() {
    for (points, refused) in [("20", false), ("20000000", true)] {
        let mut person = Person::new(PHONE);
        sit_down(&mut person, None);
        hand(&mut person, &["More", "Points brought forward"]);
        person.write("Ann brings forward", points);
        person.tap("Done");
        hand(&mut person, &["More", "Stake"]);
        person.choose("Another stake");
        person.write("Another stake", "1000");
        person.choose("Set the typed stake");
        let stake = person.elsewhere(&["stake", "last"], "");
        assert_eq!(stake.contains("no stake"), refused, "{points}: {stake}");
        assert_eq!(person.reaches("At most "), refused, "{points}");
    }
}

#[test]
fn a_pair_begins_with_its_points() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Whist", &["Ann", "Bob", "Cy", "Dee"]);
    hand(&mut person, &["More", "Points brought forward"]);
    person.write("Ann & Cy bring forward", "3");
    person.tap("Done");
    assert_eq!(person.totals(), ["3", "0"]);
    hand(&mut person, &["More", "Points brought forward"]);
    person.write("Bob & Dee bring forward", "5");
    person.tap("Done");
    assert!(
        person.sees_part("a game that begins with these points would already be won"),
        "{:#?}",
        person.labels()
    );
    person.write("Bob & Dee bring forward", "4");
    person.tap("Done");
    assert_eq!(person.totals(), ["3", "4"]);
}

#[test]
fn an_empty_field_has_the_zero_of_the_language() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.speaks("fa");
    hand(&mut person, &["بیشتر", "امتیازهای از قبل"]);
    let fields = person.elements();
    let fields = fields.iter();
    let fields = fields.filter_map(ElementHandle::accessible_placeholder_text);
    let said: Vec<String> = fields.map(Into::into).collect();
    let has = |zero: &str| said.iter().any(|one| one == zero);
    assert!(has("۰") && !has("0"), "{said:?}");
}

#[test]
fn the_panel_lists_the_players_as_the_table_does() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Oh Hell", &["Ann", "Bob", "Cy", "Dee"]);
    let table = person.rows().into_iter().map(|(name, _)| name);
    let table: Vec<String> = table.collect();
    assert_eq!(table, ["Ann", "Dee", "Cy", "Bob"], "anticlockwise");
    hand(&mut person, &["More", "Points brought forward"]);
    let labels = person.labels();
    let panel = labels.iter();
    let mut panel: Vec<&str> = panel
        .filter_map(|label| label.strip_suffix(" brings forward"))
        .collect();
    panel.dedup();
    assert_eq!(panel, table);
}
