//! Text that wraps in a row or on a button: all its lines are there, and it keeps clear of what is beside it.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "px on a screen, no points"
)]

use super::seen::Words;
use super::table::{at_table, whole};
use crate::frame::room::{sizes, stands};
use crate::support::{PHONE, Person, hand, sit_down_by};
use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;

/// Checks that the box of a text is as high as its lines, which are this many times as high as the type.
fn is_high_enough(person: &Person, words: &Words, line: f32) {
    let size = sizes(person)[words.set.text.as_str()];
    let needs = words.lines().0 as f32 * line * size;
    assert!(
        words.area.height >= needs - 0.1,
        "{}: {:?} needs {needs}",
        words.set.text,
        words.area
    );
}

#[test]
fn the_remark_of_a_hand_is_left_out_where_its_lines_do_not_fit() {
    let hands = r#"{"bids":[0,0,1,0],"tricks":[0,0,1,0]}
        {"bids":[0,1,1,0],"tricks":[0,1,1,0],"bonus":[0,30,20,0]}"#;
    let mut person = at_table(PHONE, "skull-king", "Asha,Bikram,Chandra,Dipa", hands);
    person.tap("Sheet");
    let words = whole(&person, &["2 cards"]);
    is_high_enough(&person, &words, 1.3);
    let row = stands(&person, &person.label_with("Hand 2: "));
    assert!(
        words.area.y >= row.0 && words.area.foot() <= row.1,
        "{:?} in {row:?}",
        words.area
    );
}

#[test]
fn a_contract_without_a_declarer_keeps_clear_of_the_blank_for_tricks() {
    let mut person = Person::new(PHONE);
    let names = ["Ann", "Bob", "Cy", "Dee"];
    sit_down_by(&mut person, "All games", &names, &["Colour Whist"]);
    hand(&mut person, &["Alone 5", "Sheet"]);
    person.speaks("pl");
    let words = whole(&person, &["w pojedynkę 5"]);
    let all = ElementHandle::find_by_element_id(person.ctx.window(), "ScoreSheet::tricks");
    let mut ends = all.map(|tricks| tricks.absolute_position().x + tricks.size().width);
    let blank = ends.next().unwrap() - 22.0;
    assert!(words.area.right() <= blank, "{:?}, {blank}", words.area);
}

#[test]
fn the_winner_of_a_session_is_whole_on_the_balances() {
    let person = Person::new(PHONE);
    let play = r#"{"contract":"alone-9","declarers":["Dipa"],"tricks":9}"#;
    for command in [
        "record new --scheme rikken --players Asha,Bikram,Chandra,Dipa --stake 0.10 --currency EUR",
        "end last",
    ] {
        let args: Vec<&str> = command.split(' ').collect();
        person.elsewhere(&args, play);
    }
    let person = person.restart();
    person.speaks("pl");
    person.press(&[slint::platform::Key::Control], "3");
    let words = whole(&person, &["Wygrywa"]);
    assert_eq!(words.lines().0, 2);
    is_high_enough(&person, &words, 1.3);
}

#[test]
fn two_lines_of_the_start_button_have_room_in_large_type() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.name_players(&["Chandra", "Bikram", "Asha", "Dipa"]);
    person.choose("Let Chandra deal first");
    person.speaks("fa");
    // The page is filled again in the new language.
    person.press(&[slint::platform::Key::Control], "n");
    let look = person.ctx.window().global::<oddtrick_ui::Look>();
    look.set_text_scale(2.0);
    person.wait();
    let words = whole(&person, &["شروع", "Chandra"]);
    // A line of Vazirmatn is higher.
    is_high_enough(&person, &words, 1.5);
    let page = person.ctx.window().global::<oddtrick_ui::NewSessionView>();
    let button = stands(&person, &page.get_start_text());
    assert!(
        words.area.y - button.0 >= 4.0 && button.1 - words.area.foot() >= 4.0,
        "{:?} in {button:?}",
        words.area
    );
}

#[test]
fn the_answer_of_a_draw_is_in_view() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Whist");
    person.name_players(&["Ann", "Bob", "Cy", "Dee"]);
    for (draw, answer) in [
        ("Draw seats for everybody", "Seats drawn: "),
        ("Draw partners by cards", "Partners drawn: "),
    ] {
        person.tap(draw);
        let drawn = stands(&person, &person.label_with(answer));
        let start = stands(&person, &person.label_with("Start, "));
        assert!(drawn.1 <= start.0, "{answer}{drawn:?}, {start:?}");
    }
}
