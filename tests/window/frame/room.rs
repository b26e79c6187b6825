//! Layout: positions that must not change, and content that must be in view, on small and large windows.

use crate::keys::reach::PAGES;
use crate::layout::seen::look;
use crate::stage::{ENGLISH, Stage, platform, scenes};
use crate::support::{PHONE, Person, hand, sit_down, sit_down_for, sit_down_with};
use i_slint_backend_testing::ElementHandle;
use oddtrick_ui::{TableAdapter, TableView};
use slint::{ComponentHandle, Model, PhysicalSize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];
const LONG: [&str; 4] = ["Ann", "Bob", "Cy", "Konstantyn Wojciech Zieliński"];

/// Resizes the window.
pub(crate) fn turn(person: &Person, (width, height): (u32, u32)) {
    person
        .ctx
        .window()
        .window()
        .set_size(PhysicalSize::new(width, height));
    person.wait();
}

/// The top and bottom of the first element with this label.
pub(crate) fn stands(person: &Person, label: &str) -> (f32, f32) {
    let found = person
        .find(label)
        .unwrap_or_else(|| panic!("no {label:?}; there is {:#?}", person.labels()));
    let top = found.absolute_position().y;
    (top, top + found.size().height)
}

/// Its right edge.
fn right(person: &Person, label: &str) -> f32 {
    let found = person.find(label).unwrap();
    found.absolute_position().x + found.size().width
}

#[test]
fn resume_is_in_view_on_a_phone_in_landscape() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.tap("Back");
    turn(&person, (740, 360));
    let resume = person.label_with("Resume");
    let (_, foot) = stands(&person, &resume);
    let (bar, _) = stands(&person, "Pages");
    assert!(
        foot <= bar,
        "Resume ends at {foot}, the bar begins at {bar}"
    );
    person.tap(&resume);
    assert!(person.sees("What is played?"));
}

#[test]
fn a_low_phone_has_the_last_hand_its_pencil_and_the_hint() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    turn(&person, (360, 640));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    assert!(
        person.sees("Hand 1: Bob, solo, 7 tricks"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees_part("bids first"), "{:#?}", person.labels());
    person.tap("Correct hand 1");
    assert!(person.sees("Correcting hand 1"), "{:#?}", person.labels());
}

#[test]
fn heads_are_above_their_columns() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    hand(
        &mut person,
        &["Dee bids 0", "Cy bids 0", "Bob bids 0", "Ann bids 0"],
    );
    hand(&mut person, &["Dee takes 0", "Cy takes 1"]);
    let first = person.ctx.window().global::<TableAdapter>();
    let first = first.get_sheet_rows().row_data(0).unwrap();
    let said = first.cells.iter();
    let said: Vec<_> = said
        .map(|cell| [cell.bid, cell.change, cell.total].join(" "))
        .collect();
    for cell in ["0/0 +10 10", "0/1 0 0"] {
        assert!(said.iter().any(|one| one == cell), "{said:?}");
    }
    for (width, stacked) in [(1280, true), (1920, false)] {
        turn(&person, (width, 1000));
        assert!(person.sees("Bid/Took") && person.sees("Change"));
        let ends = ["Bid/Took", "Change"].map(|head| right(&person, head));
        assert_eq!(ends[0] > ends[1] - 1.0, stacked, "{ends:?}");
    }
}

#[test]
fn nothing_moves_when_the_deal_goes_to_a_longer_name() {
    let mut person = Person::new(PHONE);
    sit_down_with(&mut person, &LONG, None);
    for size in [(1280, 800), PHONE] {
        turn(&person, size);
        let tops: Vec<_> = (0..4)
            .map(|_| {
                let tops = ["Solo", "Total"].map(|label| stands(&person, label).0);
                person.tap("All pass");
                tops
            })
            .collect();
        let moved = |two: &[f32; 2]| (0..2).any(|at| (two[at] - tops[0][at]).abs() >= 0.5);
        assert!(!tops.iter().any(moved), "{size:?}: {tops:?}");
    }
}

#[test]
fn cards_stay_where_they_are_when_the_hint_takes_two_lines() {
    let mut person = Person::new((360, 740));
    sit_down_with(&mut person, &LONG, None);
    let tops = [("Ann", "Undo"), (LONG[3], "Undo")].map(|(name, undo)| {
        hand(&mut person, &["Solo", &format!("{name} plays solo")]);
        let top = stands(&person, &format!("{name} takes 5")).0;
        let undo = person.label_with(undo);
        hand(&mut person, &[&undo, &undo]);
        top
    });
    assert!((tops[0] - tops[1]).abs() < 0.5, "{tops:?}");
}

/// The font size of every text in px; of repeated texts the last one.
pub(crate) fn sizes(person: &Person) -> BTreeMap<String, f32> {
    person.wait();
    let words = look(person.ctx.window()).words;
    words
        .into_iter()
        .map(|one| (one.set.text, one.set.size))
        .collect()
}

#[test]
fn names_over_the_totals_break_before_they_shrink() {
    let mut person = Person::new(PHONE);
    let names = ["Ann", "Bartholomew Featherstone", "Cy", "Dee"];
    sit_down_with(&mut person, &names, None);
    turn(&person, (950, 800));
    let sizes = sizes(&person);
    let size = sizes
        .get("Bartholomew\nFeatherstone")
        .unwrap_or_else(|| panic!("{:#?}", sizes.keys()));
    assert!(*size > 10.0, "{size}");
}

#[test]
fn long_names_are_shown_in_full_on_a_phone() {
    let person = Person::new((390, 844));
    let names = [
        "Konstantinos Papadopoulos",
        "Maximiliane von Hohenstein-Weidenbach",
    ];
    let players = format!("{},{},Cy,Dee", names[0], names[1]);
    let table = ["record", "new", "--scheme", "solo-whist-points"];
    let more = [
        "--stake",
        "0.10",
        "--currency",
        "EUR",
        "--players",
        &players,
    ];
    let solo = format!(
        r#"{{"contract":"solo","declarers":["{}"],"tricks":7}}"#,
        names[0]
    );
    person.elsewhere(&[&table[..], &more].concat(), &solo);
    let mut person = person.restart();
    let halves = ["Konstantinos", "Papadopoulos"];
    let longer = ["Maximiliane von", "Hohenstein-Weidenbach"];
    let are_whole = |person: &Person, halves: &[&str], page: &str| {
        let sizes = sizes(person);
        for half in halves {
            let size = sizes.get(*half).copied().unwrap_or_default();
            assert!(size >= 10.0, "{page}: {half} has {size}; {sizes:#?}");
        }
    };
    let whole = |person: &Person, page: &str| {
        are_whole(person, &halves, page);
        are_whole(person, &longer, page);
    };
    are_whole(&person, &halves, "sessions");
    person.resume();
    whole(&person, "table");
    hand(&mut person, &["More", "End the session"]);
    whole(&person, "result");
    person.choose("All balances");
    whole(&person, "balances");
}

#[test]
fn large_type_on_a_tablet_uses_the_width() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    turn(&person, (820, 1180));
    let look = person.ctx.window().global::<oddtrick_ui::Look>();
    look.set_text_scale(2.0);
    person.wait();
    // The column heads, and text beside the icons at the foot.
    let words = sizes(&person);
    for text in ["Hand 1", "Total", "Undo", "More"] {
        assert!(words.contains_key(text), "{text}: {:#?}", words.keys());
    }
    // Two players are side by side.
    person.tap("Back");
    let names = ElementHandle::find_by_element_id(person.ctx.window(), "SessionsOpen::name-text");
    let tops: Vec<_> = names.map(|one| one.absolute_position().y).collect();
    assert_eq!(tops.len(), 4);
    assert!(
        (tops[0] - tops[1]).abs() < 0.5 && tops[0] < tops[2],
        "{tops:?}"
    );
}

#[test]
fn the_sheet_of_a_phone_uses_the_whole_page() {
    let mut person = Person::new((390, 844));
    sit_down(&mut person, None);
    hand(
        &mut person,
        &["Solo", "Bob plays solo", "Bob takes 7", "Sheet"],
    );
    let (top, foot) = stands(&person, "Score sheet");
    assert!(foot - top > 500.0, "{top} to {foot}");
    assert!(!person.sees("What is played?"));
    // A tap on a hand of the sheet brings back the cards and the scores, for its correction.
    person.tap("Hand 1: Bob, solo, 7 tricks");
    hand(&mut person, &["Tricks, 7", "Bob takes 5"]);
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
    hand(&mut person, &["Sheet", "Scores"]);
    assert!(person.sees("What is played?"));
}

#[test]
fn type_in_the_dock_grows_on_a_large_screen() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    turn(&person, (1599, 1080));
    let (ctx, ()) = (sizes(&person), turn(&person, (1920, 1080)));
    let hall = sizes(&person);
    // A question, column heads, a card's effect, a name, a score, a tool.
    for text in [
        "How many did Bob take?",
        "Contract",
        "5 tricks, 4 points",
        "Solo",
        "+12",
        "Undo",
    ] {
        let of = |all: &BTreeMap<String, f32>| {
            *all.get(text).unwrap_or_else(|| panic!("{text}: {all:?}"))
        };
        let (small, large) = (of(&ctx), of(&hall));
        assert!(
            (large / small - 1.25).abs() < 0.01,
            "{text}: {small} and {large}"
        );
    }
}

/// The gap between the ring around an element and the text to its right; negative if they overlap.
fn apart(ring: &ElementHandle, words: &ElementHandle) -> Option<f32> {
    /// How far a ring extends beyond its element.
    const REACH: f32 = 5.0;
    let (at, size) = (ring.absolute_position(), ring.size());
    let there = words.absolute_position();
    let beside =
        at.y - REACH < there.y + words.size().height && there.y < at.y + size.height + REACH;
    let gap = there.x - at.x - size.width;
    (beside && gap > -1.0).then_some(gap - REACH)
}

#[test]
fn focus_rings_keep_a_gap_to_titles_and_names() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let (mut wrong, mut met) = (String::new(), BTreeSet::new());
    for scene in scenes() {
        (scene.play)(&stage);
        if !PAGES.contains(&scene.name) {
            continue;
        }
        for size in [PHONE, (820, 1180), (1280, 800)] {
            stage.size(size);
            for (holder, words, air) in [
                ("Header", "Header::title-text", 6.0),
                ("ActionHeader", "Header::title-text", 6.0),
                ("HouseRulesHead", "HouseRulesHead::title-text", 6.0),
                ("ScoreLine", "ScoreLine::name-text", 3.0),
            ] {
                let holders = ElementHandle::find_by_element_type_name(stage.ctx.window(), holder);
                for one in holders {
                    let within = || one.query_descendants();
                    let rings = within().match_type_name("FocusRing").find_all();
                    let titles = within().match_id(words).find_all();
                    let pairs = rings
                        .iter()
                        .flat_map(|ring| titles.iter().filter_map(|title| apart(ring, title)));
                    for gap in pairs {
                        met.insert(words);
                        if gap < air - 0.1 {
                            let _ = writeln!(wrong, "{} at {size:?}: {words}, {gap}", scene.name);
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(met.len(), 3, "{met:?}");
}

#[test]
fn cards_stay_large_beside_one_long_name_on_a_large_screen() {
    let of = |names: &[&str; 4]| {
        let mut person = Person::new((1920, 1080));
        sit_down_with(&mut person, names, None);
        person.tap("Solo");
        sizes(&person)["Ann"]
    };
    let (short, long) = (of(&FOUR), of(&LONG));
    assert!(
        long >= 16.0 && long >= 0.79 * short,
        "{long} beside a long name, else {short}"
    );
}

#[test]
fn the_newest_hands_fill_the_paper_of_a_portrait_tablet() {
    let mut person = Person::new((820, 1180));
    sit_down(&mut person, None);
    for _ in 0..3 {
        hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    }
    let rows = (1..=3).map(|n| stands(&person, &format!("Hand {n}: Bob, solo, 7 tricks")));
    let dock = stands(&person, "What is played?").0;
    let scores = ElementHandle::find_by_element_type_name(person.ctx.window(), "ScoreLine");
    let scores = scores.map(|one| one.absolute_position().y + one.size().height);
    let scores = scores.fold(0.0, f32::max);
    assert!(scores > 200.0);
    for (top, foot) in rows {
        assert!(
            top >= scores - 1.0 && foot <= dock + 1.0,
            "{top} to {foot}, dock {dock}"
        );
    }
}

#[test]
fn the_card_that_allows_a_bid_is_of_finger_size() {
    for size in [PHONE, (1280, 800), (1920, 1080)] {
        let mut person = Person::new(size);
        sit_down_for(&mut person, "Oh Hell", &FOUR);
        hand(&mut person, &["Dee bids 0", "Cy bids 0", "Bob bids 0"]);
        let card = person.find("Allow 1 this time").unwrap().size();
        assert!(card.width >= 48.0 && card.height >= 48.0, "{card:?}");
        let sizes = sizes(&person);
        assert!(sizes["Allow 1 this time"] >= 10.0, "{sizes:?} at {size:?}");
    }
}

#[test]
fn names_over_the_totals_keep_a_gap_to_the_red_margin() {
    let person = Person::new(PHONE);
    let names = "Bartholomew Featherstone,Maximiliane,Cy,Dee";
    person.recorded(names, &[], r#"{"passed":true}"#);
    let mut person = person.restart();
    person.resume();
    for width in [900, 940, 1000] {
        turn(&person, (width, 800));
        let window = person.ctx.window();
        let totals = ElementHandle::find_by_element_type_name(window, "TableTotals");
        let totals = totals.into_iter().next().unwrap();
        let margin = totals.query_descendants().match_type_name("DoubleMargin");
        let margin = margin.find_first().unwrap();
        let margin = margin.absolute_position().x + margin.size().width;
        let names = totals.query_descendants().match_id("TableTotals::name");
        let begins = names
            .find_all()
            .into_iter()
            .map(|name| name.absolute_position().x);
        let nearest = begins.fold(f32::MAX, f32::min);
        assert!(
            (3.0..300.0).contains(&(nearest - margin)),
            "{width}: {nearest} and {margin}"
        );
    }
}

#[test]
fn the_target_is_marked_in_contracts_and_not_in_exact_bids() {
    let marked = |person: &Person| {
        let steps = person.ctx.window().global::<TableView>().get_steps();
        let chips = steps
            .iter()
            .flat_map(|step| step.chips.iter().collect::<Vec<_>>());
        chips.filter(|chip| chip.target_before).count()
    };
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    assert_eq!(marked(&person), 1);
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    for bid in ["Dee bids 1", "Cy bids 0", "Bob bids 0", "Ann bids 1"] {
        person.tap(bid);
        assert_eq!(marked(&person), 0, "{bid}");
    }
}

#[test]
fn the_dock_is_wider_in_a_larger_window_and_in_larger_type() {
    let mut person = Person::new((1280, 800));
    sit_down(&mut person, None);
    let width = |person: &Person| {
        let dock = ElementHandle::find_by_element_type_name(person.ctx.window(), "TableSteps");
        dock.map(|dock| dock.size().width).fold(0.0, f32::max)
    };
    let plain = width(&person);
    assert!(plain >= 450.0, "{plain}");
    person
        .ctx
        .window()
        .global::<oddtrick_ui::Look>()
        .set_text_scale(1.2);
    person.wait();
    let large = width(&person);
    assert!(large >= plain + 40.0, "{plain} and {large}");
    turn(&person, (1920, 1080));
    assert!(width(&person) >= large + 100.0, "{large}");
}
