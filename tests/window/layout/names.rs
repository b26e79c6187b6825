//! Long names are cut off before other words, and no number is cut off.
#![allow(clippy::float_arithmetic, reason = "px on a screen, no points")]

use super::seen::Words;
use super::table::{SOLO, at_table, pad, texts, whole};
use crate::frame::room::stands;
use crate::support::{LAPTOP, PHONE, Person, TABLET, at_sizes};
use oddtrick::words::LANGUAGES;
use slint::ComponentHandle;

const LONG: &str = "Christopher Wolfeschlegelsteinhausen,Aleksandra Konstantynopolitańczykiewiczówna,\
                    Bartholomew Featherstonehaugh-Cholmondeley,Donaudampfschifffahrtsgesellschaftskapitän";
const MADE: &str = r#"{"bids":[3,3,3,4],"tricks":[3,3,3,4]}"#;

fn scale(person: &Person, scale: f32) {
    let look = person.ctx.window().global::<oddtrick_ui::Look>();
    look.set_text_scale(scale);
    person.wait();
}

#[test]
fn a_question_keeps_its_verb_whatever_the_name() {
    at_sizes(&[PHONE, LAPTOP], |size| {
        let mut person = at_table(size, "spades", LONG, MADE);
        for text_scale in [1.25, 1.0] {
            scale(&person, text_scale);
            let first = pad(&person);
            for at in 0..4 {
                let asked = whole(
                    &person,
                    if at == 3 {
                        &["bids", "last"]
                    } else {
                        &["What", "bid?"]
                    },
                );
                assert!(asked.wanted <= asked.area.width + 1.0, "{}", asked.set.text);
                let now = pad(&person);
                assert!((now - first).abs() < 0.5, "{at}: {first} and {now}");
                let card = person
                    .labels()
                    .into_iter()
                    .find(|one| one.ends_with(" bids 3"));
                person.tap(&card.unwrap());
            }
            for _ in 0..4 {
                person.undo();
            }
        }
    });
}

#[test]
fn the_last_hand_keeps_its_short_name() {
    let hand = r#"{"contract":"abundance-in-trumps","declarers":["Dee"],"tricks":11}"#;
    let person = at_table((360, 740), "solo-whist-points", "Ann,Bob,Cy,Dee", hand);
    let all = texts(&person);
    let tail = |one: &&Words| one.set.text.contains(", abundance in trumps");
    let tail = all.iter().find(tail).expect("the last hand");
    let beside = |one: &&Words| one.set.text == "Dee" && one.area.shared(&tail.area).1 > 0.0;
    let name = all.iter().find(beside).expect("the name");
    assert!(name.wanted <= name.area.width + 1.0, "{:?}", name.area);
}

#[test]
fn every_slot_has_its_caption_in_polish() {
    let person = at_table(PHONE, "solo-whist-cents", "Ann,Bob,Cy,Dee", SOLO);
    let polish = LANGUAGES.iter().position(|one| one.code == "pl").unwrap();
    let settings = person.ctx.window().global::<oddtrick_ui::SettingsAdapter>();
    settings.invoke_language_chosen(i32::try_from(polish).unwrap());
    person.wait();
    person.types("1");
    person.types("2");
    for caption in ["Kontrakt", "Proponuje", "Lewy"] {
        whole(&person, &[caption]);
    }
}

#[test]
fn figures_side_by_side_do_not_touch() {
    for (scheme, players, hands) in [
        (
            "callbreak",
            "Ann,Bob,Cy,Dee",
            r#"{"bids":[3,8,1,1],"tricks":[3,8,1,1]}"#,
        ),
        ("solo-whist-cents", "Ann,Bob,Cy,Dee,Eve", SOLO),
    ] {
        for text_scale in [1.5, 2.0] {
            let mut person = at_table(PHONE, scheme, players, hands);
            scale(&person, text_scale);
            person.tap("Sheet");
            let all = texts(&person);
            let figures: Vec<&Words> = all.iter().filter(|one| one.tabled).collect();
            for one in &figures {
                for other in &figures {
                    let (left, right) = (one.ink(), other.ink());
                    let beside = left.x < right.x && (left.y - right.y).abs() < 2.0;
                    assert!(
                        !beside || right.x - left.right() >= 3.0,
                        "{} and {} at {text_scale}",
                        one.set.text,
                        other.set.text
                    );
                }
            }
        }
    }
}

#[test]
fn names_and_totals_of_a_column_keep_their_size() {
    let sizes = |person: &Person, wanted: &[&str]| {
        let all = texts(person);
        // The rows' own, not that of the sheet below.
        let of = |text: &&str| {
            let same = all.iter().filter(|one| one.set.text == *text);
            let largest = same.max_by(|one, other| one.set.size.total_cmp(&other.set.size));
            let largest = largest.unwrap_or_else(|| panic!("no {text:?}"));
            assert!(
                largest.wanted <= largest.area.width + 1.0,
                "{text} is cut off"
            );
            largest.set.size
        };
        wanted.iter().map(of).collect::<Vec<f32>>()
    };
    let hand =
        r#"{"bidder":"Ann Wolfeschlegelsteinhausenberg","bid":4,"mode":"downtown","tricks":10}"#;
    let names = [
        "Ann Wolfeschlegelsteinhausenberg",
        "Maximiliane-Konstanze Østergård",
        "Prof. Dr. Aleksandra Wiśniewska",
        "Bartholomew Featherstonehaugh",
    ];
    let person = at_table(TABLET, "bid-whist", &names.join(","), hand);
    let plain = sizes(&person, &names);
    scale(&person, 2.0);
    let large = sizes(&person, &names);
    for (plain, large) in plain.iter().zip(&large) {
        assert!(large + 0.5 >= *plain, "{plain} and {large}");
    }
    let person = Person::new(TABLET);
    let solo = |who: &str| format!(r#"{{"contract":"solo","declarers":["{who}"],"tricks":7}}"#);
    let hands = ["Ann", "Bob", "Cy"].map(solo);
    person.recorded("Ann,Bob,Cy,Dee", &["--set", "unit=1000"], &hands.join("\n"));
    let mut person = person.restart();
    person.resume();
    let totals = sizes(&person, &["6,000", "−18,000"]);
    assert!((totals[0] - totals[1]).abs() < 0.5, "{totals:?}");
}

#[test]
fn a_name_longer_than_a_line_of_the_history_breaks() {
    let hand = r#"{"contract":"solo","declarers":["Wolfeschlegelsteinhausenberg"],"tricks":7}"#;
    let players = "Wolfeschlegelsteinhausenberg,Bob,Cy,Dee";
    let mut person = at_table(PHONE, "solo-whist-points", players, hand);
    scale(&person, 2.0);
    crate::support::hand(&mut person, &["More", "History"]);
    let all = texts(&person);
    let line = all.iter().find(|one| one.set.text.ends_with("+1.80"));
    let line = line.expect("the change");
    assert!(line.area.right() <= 360.0, "{:?}", line.area);
}

#[test]
fn resume_is_in_view_on_a_phone_in_large_type() {
    let person = Person::new(PHONE);
    person.recorded("Ann,Bob,Cy,Dee", &[], SOLO);
    let person = person.restart();
    scale(&person, 2.0);
    let resume = stands(&person, &person.label_with("Resume "));
    let new = stands(&person, "New session");
    assert!(resume.1 <= new.0, "{resume:?} and {new:?}");
}
