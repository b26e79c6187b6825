//! The score chart of a result: what is drawn in it, and where.

use crate::layout::seen::{Words, look};
use crate::support::{LAPTOP, PHONE, Person, at_sizes};
use i_slint_backend_testing::ElementHandle;

const WAITS: &str = "The chart starts after three hands";

/// The result of an ended session of this many hands.
fn result(size: (u32, u32), hands: usize) -> Person {
    // A phone high enough for all of the page.
    let person = Person::new(if size == PHONE { (PHONE.0, 1600) } else { size });
    let solo = r#"{"contract":"solo","declarers":["Bob"],"tricks":7}"#;
    person.recorded("Ann,Bob,Cy,Dee", &[], &vec![solo; hands].join("\n"));
    person.elsewhere(&["end", "last"], "");
    let mut person = person.restart();
    let row = person.labels();
    let row = row.iter().find(|label| label.contains("Bob won with"));
    person.tap(row.unwrap());
    person
}

/// The texts within the chart.
fn texts(person: &Person) -> Vec<Words> {
    let window = person.ctx.window();
    let chart = ElementHandle::find_by_element_type_name(window, "LineChart").next();
    let chart = chart.expect("a chart");
    let (at, size) = (chart.absolute_position(), chart.size());
    person.wait();
    let all = look(window).words.into_iter();
    let within = |one: &Words| {
        let (x, y) = (one.area.x - at.x, one.area.y - at.y);
        (-1.0..size.width).contains(&x) && (-1.0..size.height).contains(&y)
    };
    all.filter(within).collect()
}

fn has(all: &[Words], text: &str) -> bool {
    all.iter().any(|one| one.set.text == text)
}

/// Where the ink of the text begins.
fn begins(all: &[Words], text: &str) -> f32 {
    let found = all.iter().find(|one| one.set.text == text);
    let texts: Vec<_> = all.iter().map(|one| &one.set.text).collect();
    found
        .unwrap_or_else(|| panic!("no {text:?} in {texts:?}"))
        .ink()
        .x
}

fn curves_or_why_not(size: (u32, u32)) {
    for (hands, drawn) in [(2, false), (3, true)] {
        let person = result(size, hands);
        let all = texts(&person);
        for name in ["Ann", "Bob", "Cy", "Dee"] {
            assert_eq!(has(&all, name), drawn, "{name} after {hands} hands");
        }
        assert_eq!(has(&all, WAITS), !drawn, "after {hands} hands");
    }
}

#[test]
fn a_chart_has_either_curves_or_the_reason_why_not() {
    at_sizes(&[PHONE, LAPTOP], curves_or_why_not);
}

fn time_runs_as_the_page_is_read(size: (u32, u32)) {
    let mut person = result(size, 3);
    let english = texts(&person);
    assert!(begins(&english, "1") < begins(&english, "3"));
    assert!(
        begins(&english, "3") < begins(&english, "Bob"),
        "after its end"
    );
    person.tap("Back");
    person.tap("Settings");
    person.choose("فارسی");
    person.choose("نشست‌ها");
    let row = person.labels().into_iter();
    let mut row = row.filter(|label| label.contains("Bob") && label.contains("Dee"));
    let row = row.next().unwrap();
    person.choose(&row);
    let persian = texts(&person);
    assert!(begins(&persian, "۱") > begins(&persian, "۳"));
    assert!(
        begins(&persian, "۳") > begins(&persian, "Bob"),
        "after its end"
    );
}

#[test]
fn time_runs_from_right_to_left_in_persian() {
    at_sizes(&[PHONE, LAPTOP], time_runs_as_the_page_is_read);
}
