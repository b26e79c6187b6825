//! House rules: created from a scheme, one box per value, with the worked example, and used like any scheme.

use crate::frame::room::stands;
use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand};
use i_slint_backend_testing::ElementHandle;
use oddtrick_ui::{HouseRulesAdapter, HouseRulesView, Look};
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalPosition, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// A user with the editor open on a scheme.
fn editing(size: (u32, u32), scheme: &str, name: &str) -> Person {
    let mut person = Person::new(size);
    person.tap("Schemes");
    person.choose(scheme);
    person.choose(&format!("Make house rules from {name}"));
    person
}

fn shown(person: &Person) -> HouseRulesView<'_> {
    person.ctx.window().global::<HouseRulesView>()
}

fn adapter(person: &Person) -> HouseRulesAdapter<'_> {
    person.ctx.window().global::<HouseRulesAdapter>()
}

/// The worked example: the table and the sentence below it.
fn worked(person: &Person) -> Vec<String> {
    let shown = shown(person);
    let mut all: Vec<String> = shown
        .get_rows()
        .iter()
        .flat_map(|row| row.cells.iter().collect::<Vec<_>>())
        .map(|cell| cell.text.to_string())
        .collect();
    all.push(shown.get_sentence().into());
    all.push(shown.get_sum().into());
    all
}

/// The boxes of all lines, each with whether its line differs from the base scheme.
fn boxes(person: &Person) -> Vec<(i32, bool)> {
    let lines: Vec<_> = shown(person).get_lines().iter().collect();
    lines
        .iter()
        .flat_map(|line| {
            let pieces: Vec<_> = line.pieces.iter().collect();
            let changed = line.changed;
            pieces
                .into_iter()
                .filter(|piece| piece.id >= 0)
                .map(move |piece| (piece.id, changed))
        })
        .collect()
}

/// Opens every box, taps another card than the current one, checks that the line changes, and undoes it.
fn every_box(size: (u32, u32), scheme: &str, name: &str) {
    let person = editing(size, scheme, name);
    // Opening a box may switch the example, so the first one is compared.
    adapter(&person).invoke_sized(0);
    let (before, count) = (worked(&person), boxes(&person).len());
    assert!(count > 8, "{count} boxes");
    let mut moved = 0;
    for at in 0..count {
        let (id, _) = boxes(&person)[at];
        adapter(&person).invoke_opened(id);
        person.wait();
        assert!(adapter(&person).get_dock_open());
        let chips: Vec<_> = shown(&person).get_chips().iter().collect();
        let other = chips.iter().position(|chip| !chip.chosen).unwrap();
        adapter(&person).invoke_chosen(i32::try_from(other).unwrap());
        person.wait();
        // A `+` may only open another question.
        if adapter(&person).get_undo_enabled() {
            let changed = boxes(&person).iter().any(|(_, changed)| *changed);
            let refused = !adapter(&person).get_use_enabled();
            assert!(changed || refused, "box {at} of {scheme} changes nothing");
            moved += usize::from(worked(&person) != before);
        }
        while adapter(&person).get_undo_enabled() {
            adapter(&person).invoke_act(oddtrick_ui::RulesAction::Undo);
            person.wait();
        }
        adapter(&person).invoke_act(oddtrick_ui::RulesAction::CloseDock);
        person.wait();
        assert_eq!(boxes(&person).len(), count);
    }
    adapter(&person).invoke_sized(0);
    assert_eq!(worked(&person), before, "all was taken back");
    assert!(moved > 4, "only {moved} boxes moved the example");
}

#[test]
fn every_box_changes_its_line_or_says_why_not() {
    for (size, scheme, name) in [
        (LAPTOP, "Oh Hell, Ten and the bid", "Ten and the bid"),
        (PHONE, "Solo Whist, Polish points", "Polish points"),
        (
            LAPTOP,
            "Bid Whist, Set by the shortfall",
            "Set by the shortfall",
        ),
    ] {
        eprintln!("{scheme}");
        every_box(size, scheme, name);
    }
}

/// The worked example shows what a hand by these rules scores.
#[test]
fn saved_rules_score_as_the_example_showed() {
    let mut person = editing(LAPTOP, "Solo Whist, Polish points", "Polish points");
    person.choose("Solo, 4. What does each opponent pay?");
    let chips: Vec<_> = shown(&person).get_chips().iter().collect();
    let six = chips.iter().position(|chip| chip.text == "6").unwrap();
    let label = chips[six].label.to_string();
    assert_eq!(label, "6");
    adapter(&person).invoke_chosen(i32::try_from(six).unwrap());
    person.wait();
    let rows: Vec<_> = shown(&person).get_rows().iter().collect();
    let solo = rows.iter().find(|row| row.head == "Solo").unwrap();
    let shown: Vec<String> = solo.cells.iter().map(|cell| cell.text.into()).collect();
    // The cells run from five undertricks to five overtricks; these are just made, and two overtricks.
    assert_eq!((shown[5].as_str(), shown[7].as_str()), ("18", "24"));
    person.choose("Save and play");
    assert!(person.sees("Our Polish points"), "{:#?}", person.labels());
    for name in FOUR {
        if !person.sees("Name of the new player") {
            person.choose("New player");
        }
        person.write("Name of the new player", name);
        person.choose("Add player");
    }
    person.choose("Let Ann deal first");
    person.tap("Start, Ann deals");
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    assert_eq!(person.totals(), ["-8", "24", "-8", "-8"]);
    // A session keeps its rules, and the rules are available until deleted.
    let mut person = person.restart();
    person.tap("Schemes");
    person.choose("Solo Whist, Our Polish points");
    person.choose("Delete Our Polish points");
    assert!(!person.sees("Solo Whist, Our Polish points"));
    person.choose("Undo");
    assert!(
        person.sees("Edit Our Polish points"),
        "{:#?}",
        person.labels()
    );
}

/// Whether a rule has this text, in view or not.
fn says(person: &Person, rule: &str) -> bool {
    shown(person)
        .get_lines()
        .iter()
        .any(|line| line.label == rule)
}

/// Unsaved changes are a draft: listed, present after a restart, discarded with Undo, and gone once saved.
#[test]
fn unsaved_house_rules_are_a_draft_until_saved_or_discarded() {
    const DRAFT: &str = "Drafts, Our Polish points";
    const CHANGED: &str = "Solo: played at least 5 tricks, each pays 6, was 4";
    let mut person = editing(PHONE, "Solo Whist, Polish points", "Polish points");
    // Rules without changes are no draft.
    assert!(!person.sees("Discard the draft"));
    person.choose("Back to the schemes");
    assert!(!person.sees(DRAFT));
    person.choose("Solo Whist, Polish points");
    person.choose("Make house rules from Polish points");
    person.choose("Solo, 4. What does each opponent pay?");
    person.choose("6");
    person.choose("Back to the schemes");
    assert!(
        person.sees("“Our Polish points” is kept as a draft"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees(DRAFT));
    let mut person = person.restart();
    person.tap("Schemes");
    person.choose(DRAFT);
    assert!(says(&person, CHANGED), "{:#?}", person.labels());
    // Earlier changes are one step.
    person.choose("Undo: the earlier changes");
    assert!(!says(&person, CHANGED));
    let redo = person.label_with("Redo");
    person.choose(&redo);
    assert!(says(&person, CHANGED), "{:#?}", person.labels());
    person.choose("Discard the draft");
    assert!(!person.sees(DRAFT));
    person.choose("Undo");
    assert!(person.sees(DRAFT), "{:#?}", person.labels());
    person.choose(DRAFT);
    person.choose("Save and play");
    let mut person = person.restart();
    person.tap("Schemes");
    assert!(!person.sees(DRAFT));
    assert!(
        person.sees("Solo Whist, Our Polish points"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn a_double_tap_on_save_keeps_the_rules_once() {
    let person = editing(LAPTOP, "Solo Whist, Polish points", "Polish points");
    adapter(&person).invoke_act(oddtrick_ui::RulesAction::UseIt);
    adapter(&person).invoke_act(oddtrick_ui::RulesAction::UseIt);
    person.wait();
    let mut person = person.restart();
    person.tap("Schemes");
    let page = person.ctx.window().global::<oddtrick_ui::SchemesView>();
    let groups: Vec<_> = page.get_groups().iter().collect();
    let items = groups
        .iter()
        .flat_map(|group| group.items.iter().collect::<Vec<_>>());
    let saved = items.filter(|item| item.name == "Our Polish points");
    assert_eq!(saved.count(), 1);
}

/// Once the rules that a draft edits are deleted, it is a draft of its scheme like any other.
#[test]
fn of_two_drafts_of_a_scheme_the_tapped_one_opens() {
    fn rename(person: &mut Person, name: &str) {
        adapter(person).invoke_renamed(name.into());
        person.wait();
        person.choose("Back to the schemes");
    }
    let mut person = editing(LAPTOP, "Solo Whist, Polish points", "Polish points");
    person.choose("Save and play");
    let mut person = person.restart();
    person.tap("Schemes");
    person.choose("Solo Whist, Our Polish points");
    person.choose("Edit Our Polish points");
    rename(&mut person, "Older");
    person.choose("Solo Whist, Polish points");
    person.choose("Make house rules from Polish points");
    rename(&mut person, "Newer");
    person.choose("Solo Whist, Our Polish points");
    person.choose("Delete Our Polish points");
    person.choose("Drafts, Older");
    assert_eq!(shown(&person).get_name(), "Older");
    person.choose("Back to the schemes");
    person.choose("Drafts, Newer");
    assert_eq!(shown(&person).get_name(), "Newer");
}

#[test]
fn the_name_of_another_scheme_gets_a_number() {
    fn saved_as(person: &mut Person, name: &str) -> slint::SharedString {
        adapter(person).invoke_renamed(name.into());
        person.choose("Save and play");
        let page = person.ctx.window().global::<oddtrick_ui::NewSessionView>();
        page.get_scheme_name()
    }
    let mut person = editing(PHONE, "Solo Whist, Polish points", "Polish points");
    assert_eq!(saved_as(&mut person, "Polish points"), "Polish points (2)");
    let mut person = person.restart();
    person.tap("Schemes");
    person.choose("Solo Whist, Polish points (2)");
    person.choose("Edit Polish points (2)");
    assert_eq!(saved_as(&mut person, "Units"), "Units (2)");
    // Its own name with other capitals is free.
    let mut person = person.restart();
    person.tap("Schemes");
    person.choose("Solo Whist, Units (2)");
    person.choose("Edit Units (2)");
    assert_eq!(saved_as(&mut person, "units (2)"), "units (2)");
}

#[test]
fn schemes_are_searched_by_game_and_name_with_house_rules_first() {
    let mut person = Person::new(PHONE);
    person.tap("Schemes");
    person.write("Search schemes", "whist misere");
    assert!(!person.sees("Solo Whist, Polish points"));
    person.write("Search schemes", "POLISH solo");
    assert!(
        person.sees("Solo Whist, Polish points"),
        "{:#?}",
        person.labels()
    );
    assert!(!person.sees("Oh Hell, Ten and the bid"));
    person.choose("Solo Whist, Polish points");
    person.choose("Make house rules from Polish points");
    person.choose("Solo, 4. What does each opponent pay?");
    person.choose("6");
    person.choose("Save and play");
    let mut person = person.restart();
    person.tap("Schemes");
    person.write("Search schemes", "points");
    let solo: Vec<_> = person
        .labels()
        .into_iter()
        .filter(|label| label.starts_with("Solo Whist, "))
        .collect();
    assert_eq!(
        solo.first().map(String::as_str),
        Some("Solo Whist, Our Polish points")
    );
    assert!(solo.len() > 1);
}

/// A contract that is not played has two lines fewer, keeps its place in the list, and stays in view.
fn stays_in_place(size: (u32, u32)) {
    let mut person = editing(size, "Solo Whist, Polish points", "Polish points");
    for contract in ["Misère", "Abundance", "Abundance declared", "Prop & cop"] {
        let first = |person: &Person| {
            let lines = shown(person).get_lines();
            let mut lines = lines.iter();
            lines.position(|line| line.label.starts_with(&format!("{contract}: ")))
        };
        let before = first(&person);
        person.choose(&format!("{contract}, played. Is it played?"));
        adapter(&person).invoke_chosen(0);
        person.wait();
        assert!(before.is_some() && first(&person) == before, "{contract}");
        let line = person.label_with(&format!("{contract}: not played, was "));
        let (top, foot) = stands(&person, &line);
        #[allow(clippy::cast_precision_loss)]
        let high = size.1 as f32;
        assert!(top >= 0.0 && foot <= high, "{line}: {top} to {foot}");
    }
}

#[test]
fn the_list_stays_in_place_when_a_contract_is_switched_off() {
    at_sizes(&[PHONE, LAPTOP], stays_in_place);
}

/// Rules based on house rules get their name and a number, not another "Our".
#[test]
fn house_rules_of_house_rules_are_numbered() {
    let mut person = editing(PHONE, "Solo Whist, Polish points", "Polish points");
    person.choose("Solo, 4. What does each opponent pay?");
    person.choose("6");
    person.choose("Save and play");
    for name in ["Our Polish points 2", "Our Polish points 3"] {
        person.press(&[slint::platform::Key::Control], "4");
        person.choose("Solo Whist, Our Polish points");
        person.choose("Make house rules from Our Polish points");
        assert!(
            person.sees(&format!("Name: {name}")),
            "{:#?}",
            person.labels()
        );
        person.choose("Save and play");
    }
}

/// The dock with more values than fit, scrolled to its end.
fn scrolled(size: (u32, u32), scale: f32) {
    let mut person = editing(size, "Solo Whist, Polish points", "Polish points");
    person.ctx.window().global::<Look>().set_text_scale(scale);
    person.choose("Solo, 4. What does each opponent pay?");
    let window = person.ctx.window();
    let at = |id: &str| {
        let found = ElementHandle::find_by_element_id(window, id)
            .next()
            .unwrap_or_else(|| panic!("no {id}; there is {:#?}", person.labels()));
        (found.absolute_position(), found.size())
    };
    let head = || (at("HouseRulesDock::question"), stands(&person, "Close"));
    let card = || at("HouseRulesDock::grid").0.y;
    let (before, card_before) = (head(), card());
    let (flick, view) = at("HouseRulesDock::flick");
    assert!(
        before.0.0.y + before.0.1.height <= flick.y + 6.0,
        "{before:?}"
    );
    let position = LogicalPosition::new(flick.x + view.width / 2.0, flick.y + view.height / 2.0);
    for _ in 0..20 {
        let (delta_x, delta_y) = (0.0, -120.0);
        window
            .window()
            .dispatch_event(WindowEvent::PointerScrolled {
                position,
                delta_x,
                delta_y,
            });
        person.wait();
    }
    assert!(card() < card_before - 20.0, "nothing was scrolled");
    assert_eq!(head(), before);
}

#[test]
fn the_question_and_the_cross_stay_while_values_scroll() {
    for (size, scale) in [(PHONE, 2.0), ((740, 360), 2.0)] {
        eprintln!("in a window of {size:?} at {scale}");
        scrolled(size, scale);
    }
}

#[test]
fn a_long_value_is_on_two_lines_beside_another() {
    let mut person = editing(PHONE, "Oh Hell, Ten and the bid", "Ten and the bid");
    let lines: Vec<_> = shown(&person).get_lines().iter().collect();
    let mut pieces = lines
        .iter()
        .flat_map(|line| line.pieces.iter().collect::<Vec<_>>());
    let hook = pieces.find(|piece| piece.label.ends_with("When does the hook apply?"));
    let hook = hook.unwrap().label;
    person.choose(&hook);
    let tops =
        ["all but the last hand", "all but hands of one card"].map(|one| stands(&person, one));
    assert_eq!(tops[0], tops[1]);
}

/// A typed value is set when another control is tapped, and kept with the reason if it is invalid.
fn typed(size: (u32, u32)) {
    const SOLO: &str = "What does each opponent pay?";
    let mut person = editing(size, "Solo Whist, Polish points", "Polish points");
    let solo = |person: &Person, value: &str| {
        let label = format!("Solo, {value}. {SOLO}");
        let lines = shown(person).get_lines();
        lines.iter().any(|line| {
            line.pieces
                .iter()
                .any(|piece| piece.label == label.as_str())
        })
    };
    let opened = |person: &Person| {
        let lines = shown(person).get_lines();
        let open = lines.iter().find(|line| line.open);
        open.map_or(String::new(), |line| {
            line.pieces
                .iter()
                .map(|piece| piece.label.to_string())
                .collect()
        })
    };
    let kept = |person: &mut Person, before: &str, value: &str, tap: &str| {
        person.choose(&format!("Solo, {before}. {SOLO}"));
        person.types(value);
        person.choose(tap);
    };
    let other = "Prop & cop, 4. What does each opponent pay?";
    kept(&mut person, "4", "17", other);
    assert!(solo(&person, "17"), "{:#?}", person.labels());
    assert!(opened(&person).contains("Prop & cop, 4"));
    person.choose("Close");
    kept(&mut person, "17", "18", "Close");
    assert!(solo(&person, "18") && !adapter(&person).get_dock_open());
    kept(
        &mut person,
        "18",
        "19",
        "Solo, 18. What does each opponent pay?",
    );
    assert!(solo(&person, "19") && !adapter(&person).get_dock_open());
    // What cannot be set stays, with the reason.
    kept(&mut person, "19", "1x", other);
    assert!(solo(&person, "19"));
    assert_eq!(shown(&person).get_typed(), "1x");
    assert!(!shown(&person).get_typed_error().is_empty());
    assert!(opened(&person).contains("Solo, 19"));
    // Esc returns to the cards, with nothing set.
    person.types("\u{1b}");
    assert!(solo(&person, "19") && adapter(&person).get_dock_open());
    person.choose(other);
    assert!(solo(&person, "19"));
    person.choose("Close");
    kept(&mut person, "19", "20", "Back to the schemes");
    person.choose("Drafts, Our Polish points");
    assert!(solo(&person, "20"), "{:#?}", person.labels());
}

#[test]
fn a_typed_value_is_kept_when_another_box_is_tapped() {
    at_sizes(&[PHONE, LAPTOP], typed);
}
