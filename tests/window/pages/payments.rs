//! The list of payments on a result: its place and its length.

use crate::frame::room::stands;
use crate::support::{LAPTOP, PHONE, Person, hand, sit_down};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::WindowEvent;

#[test]
fn on_a_phone_payments_precede_the_chart() {
    // High enough for all of the page.
    let mut person = Person::new((PHONE.0, 1600));
    sit_down(&mut person, Some("0.10 EUR a point"));
    for _ in 0..3 {
        hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    }
    hand(&mut person, &["More", "End the session"]);
    let chart = person.label_with("Score chart over");
    let (payments, chart) = (
        stands(&person, "Ann pays Bob 1.80 EUR"),
        stands(&person, &chart),
    );
    assert!(payments.1 <= chart.0, "{payments:?} {chart:?}");
}

#[test]
fn a_long_list_of_payments_is_whole_at_the_end_of_a_result_in_large_type() {
    let person = Person::new(LAPTOP);
    let names = "Ann,Bartholomew,Cy,Dee,Eve,Fay,Gus,Hal,Ida,Jo";
    let oh_hell = ["record", "new", "--scheme", "oh-hell", "--players", names];
    let stake = ["--stake", "0.10", "--currency", "EUR"];
    let settle = ["--settle", "difference"];
    let hand = r#"{"cards":1,"bids":[0,0,0,0,0,0,0,0,0,0],"tricks":[1,0,0,0,0,0,0,0,0,0]}"#;
    person.elsewhere(&[&oh_hell[..], &stake, &settle].concat(), hand);
    person.elsewhere(&["end", "last"], "");
    let mut person = person.restart();
    let row = person.labels();
    let row = row.iter().find(|label| label.ends_with("tie on 10"));
    person.tap(row.unwrap());
    person.ctx.window().global::<ui::Look>().set_text_scale(2.0);
    person.wait();
    let foot = stands(&person, "Same table again").0;
    let mut hidden = person.payments();
    assert_eq!(hidden.len(), 9);
    for _ in 0..120 {
        hidden.retain(|label| {
            let place = person.sees(label).then(|| stands(&person, label));
            !place.is_some_and(|(top, bottom)| top >= 60.0 && bottom <= foot)
        });
        let event = WindowEvent::PointerScrolled {
            position: slint::LogicalPosition::new(450.0, 300.0),
            delta_x: 0.0,
            delta_y: -40.0,
        };
        person.ctx.window().window().dispatch_event(event);
        person.wait();
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn the_panel_of_a_payment_closes_with_its_page() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "End the session"]);
    let window = person.ctx.window();
    window
        .global::<ui::ResultAdapter>()
        .invoke_payment_opened(0);
    assert!(window.global::<ui::PaymentAdapter>().get_open());
    window.global::<ui::Nav>().invoke_go(ui::Page::Balances);
    person.wait();
    assert!(!window.global::<ui::PaymentAdapter>().get_open());
}

#[test]
fn part_of_a_payment_is_marked_as_paid() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "End the session"]);
    let part = "Amount, if only part is paid";
    person.choose("Ann pays Bob 0.60 EUR");
    for bad in ["0", "0.601", "0.61", "some"] {
        person.write(part, bad);
        person.choose("Mark as paid");
        assert!(person.sees("An amount of at most 0.60 EUR"), "{bad}");
    }
    person.write(part, "0.25");
    person.choose("Mark as paid");
    assert!(
        person.sees("Ann pays Bob 0.35 EUR"),
        "{:#?}",
        person.labels()
    );
    // All of the rest.
    person.choose("Ann pays Bob 0.35 EUR");
    person.choose("Mark as paid");
    assert!(!person.sees("Ann pays Bob 0.35 EUR"));
}
