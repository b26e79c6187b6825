//! Elements keep their place under repeated taps.

use crate::frame::room::{stands, turn};
use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down, sit_down_for};
use i_slint_backend_testing::ElementHandle;
use oddtrick_ui::{HouseRulesAdapter, HouseRulesView, TableView};
use slint::{ComponentHandle, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// The top edges of these elements.
fn tops(person: &Person, labels: &[&str]) -> Vec<f32> {
    labels.iter().map(|label| stands(person, label).0).collect()
}

/// Checks that these are at the same height as before, to half a px.
fn still(before: &[f32], person: &Person, labels: &[&str], after: &str) {
    let now = tops(person, labels);
    for ((label, before), now) in labels.iter().zip(before).zip(now) {
        assert!(
            (before - now).abs() < 0.5,
            "{label}: {before}, and {now} after {after}"
        );
    }
}

/// Waits until animations have ended.
fn rest(person: &Person) {
    for _ in 0..8 {
        i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(20));
        person.wait();
    }
}

fn a_hand_of_solo(size: (u32, u32)) {
    let cards = ["Prop & cop", "Misère", "Abundance declared", "All pass"];
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    turn(&person, size);
    rest(&person);
    let before = tops(&person, &cards);
    for contract in ["Misère", "Abundance declared", "Prop & cop", "Solo"] {
        person.tap(contract);
        rest(&person);
        still(&before, &person, &cards, contract);
    }
    let players = ["Ann plays solo", "Dee plays solo"];
    let stood = tops(&person, &players);
    person.tap("Bob plays solo");
    rest(&person);
    still(&before, &person, &cards, "the declarer");
    still(&stood, &person, &players, "the declarer");
}

#[test]
fn cards_do_not_move_during_a_hand_of_solo() {
    at_sizes(&[LAPTOP, (1920, 1080)], a_hand_of_solo);
}

fn a_hand_of_bid_whist(size: (u32, u32)) {
    let cards = ["Ann won the bidding", "Uptown", "No trump"];
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Bid Whist", &FOUR);
    turn(&person, size);
    rest(&person);
    let before = tops(&person, &cards);
    for card in ["Cy won the bidding", "No trump", "Downtown", "Uptown"] {
        person.tap(card);
        rest(&person);
        still(&before, &person, &cards, card);
    }
}

#[test]
fn cards_do_not_move_during_a_hand_of_bid_whist() {
    at_sizes(&[LAPTOP, (1920, 1080)], a_hand_of_bid_whist);
}

#[test]
fn facts_reserve_room_for_every_mode_on_a_phone() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Bid Whist", &FOUR);
    let before = tops(&person, &["Total"]);
    hand(
        &mut person,
        &["Cy won the bidding", "a bid of 4", "Downtown"],
    );
    assert!(person.sees_part("Downtown"), "{:#?}", person.labels());
    still(&before, &person, &["Total"], "downtown");
}

/// The height of each rule in view.
fn rules(person: &Person) -> Vec<f32> {
    let lines = ElementHandle::find_by_element_id(person.ctx.window(), "HouseRulesLines::row");
    lines.map(|line| line.size().height).collect()
}

/// Taps another card for every numeric box, and checks that every rule keeps its height.
fn rules_keep_their_height(scheme: &str, name: &str) {
    let mut person = Person::new(LAPTOP);
    person.tap("Schemes");
    person.choose(scheme);
    person.choose(&format!("Make house rules from {name}"));
    let adapter = || person.ctx.window().global::<HouseRulesAdapter>();
    let shown = || person.ctx.window().global::<HouseRulesView>();
    let lines: Vec<_> = shown().get_lines().iter().collect();
    let pieces = lines
        .iter()
        .flat_map(|line| line.pieces.iter().collect::<Vec<_>>());
    // A shorter word shortens its sentence; a number does not.
    let figure = |text: &str| text.trim_start_matches('−').parse::<u32>().is_ok();
    let boxes: Vec<_> = pieces
        .filter(|piece| piece.id >= 0 && figure(&piece.text))
        .collect();
    let mut changed = 0;
    for one in &boxes {
        adapter().invoke_opened(one.id);
        rest(&person);
        let before = rules(&person);
        let chips: Vec<_> = shown().get_chips().iter().collect();
        let mut chips = chips.iter();
        let Some(other) = chips.position(|chip| !chip.chosen) else {
            continue;
        };
        adapter().invoke_chosen(i32::try_from(other).unwrap());
        rest(&person);
        let fine = shown().get_lines().iter().all(|line| line.error.is_empty());
        if fine && shown().get_lines().row_count() == lines.len() {
            changed += 1;
            assert_eq!(before, rules(&person), "{name}: {}", one.label);
        }
        while adapter().get_undo_enabled() {
            adapter().invoke_act(oddtrick_ui::RulesAction::Undo);
            person.wait();
        }
    }
    assert!(changed > 2, "{changed} of {} boxes changed", boxes.len());
}

#[test]
fn rules_keep_their_height_when_one_is_changed() {
    for (scheme, name) in [
        ("Oh Hell, Ten and the bid", "Ten and the bid"),
        ("Solo Whist, Polish points", "Polish points"),
        ("Bid Whist, Set by the bid", "Set by the bid"),
    ] {
        eprintln!("{scheme}");
        rules_keep_their_height(scheme, name);
    }
}

#[test]
fn the_strip_about_another_programs_change_covers_no_card() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    let before = tops(&person, &["Solo", "Undo"]);
    person.record_elsewhere(r#"{"contract":"solo","declarers":["Cy"],"tricks":6}"#);
    person.tap("Solo");
    let view = person.ctx.window().global::<TableView>();
    assert!(
        view.get_answer().contains("another window"),
        "{}",
        view.get_answer()
    );
    assert!(!view.get_answer_leaves());
    let undo = person.label_with("Undo");
    still(
        &before,
        &person,
        &["Solo", &undo],
        "another window's change",
    );
}
