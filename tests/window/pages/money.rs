//! Money: from the last hand of a session to all payments made.

use crate::frame::room::{stands, turn};
use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down};
use i_slint_backend_testing::AccessibleRole;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model};

const TEN_CENTS: &str = "0.10 EUR a point";

/// Records a session with the command line, and ends it.
fn recorded(person: &Person, title: &str, stake: &str, currency: &str, hands: &str) {
    begun(person, title, stake, currency, hands);
    person.elsewhere(&["end", "last"], "");
}

/// Records a running session.
fn begun(person: &Person, title: &str, stake: &str, currency: &str, hands: &str) {
    let options = ["--stake", stake, "--currency", currency, "--title", title];
    person.recorded("Ann,Bob,Cy,Dee", &options, hands);
}

fn starts(person: &Person, beginning: &str) -> bool {
    let labels = person.labels();
    labels.iter().any(|label| label.starts_with(beginning))
}

#[track_caller]
fn must_see(person: &Person, labels: &[&str]) {
    for label in labels {
        person.reach(label);
        assert!(person.sees(label), "no {label:?} in {:#?}", person.labels());
    }
}

/// Bob wins his solo of seven tricks, and the session ends: 0.60 from each of the others.
fn evening(person: &mut Person) {
    sit_down(person, Some(TEN_CENTS));
    hand(person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(person, &["More", "End the session"]);
    must_see(person, &["Three payments settle it"]);
}

fn to_all_paid(size: (u32, u32)) {
    let mut person = Person::new(size);
    evening(&mut person);
    let settles = [
        "Ann pays Bob 0.60 EUR",
        "Cy pays Bob 0.60 EUR",
        "Dee pays Bob 0.60 EUR",
    ];
    assert_eq!(person.payments(), settles);
    // One tap marks a payment, and another unmarks it.
    let mark = "Mark as paid: Ann pays Bob 0.60 EUR";
    let found = person.find(mark).unwrap();
    assert_eq!(found.accessible_role(), Some(AccessibleRole::Checkbox));
    assert_eq!(found.accessible_checked(), Some(false));
    person.choose(mark);
    must_see(&person, &["2 payments are left", "Ann has paid Bob"]);
    let back = "Undo: Ann paid Bob 0.60 EUR";
    assert_eq!(person.find(back).unwrap().accessible_checked(), Some(true));
    person.choose("Undo");
    must_see(&person, &["Three payments settle it", mark]);
    person.choose(mark);
    person.choose(back);
    must_see(
        &person,
        &["Three payments settle it", "Payment from Ann to Bob undone"],
    );
    person.choose(mark);
    // Payments are explained line by line, and marked with a date and a note.
    person.choose("Cy pays Bob 0.60 EUR");
    must_see(
        &person,
        &[
            "What Cy lost",
            "Show Hand 1: Bob, solo, 7 tricks",
            "Total: 0.60 EUR",
        ],
    );
    assert!(!person.can_tap("One day later"));
    person.choose("One day earlier");
    assert!(person.can_tap("One day later"));
    person.write("Note", "by phone");
    person.choose("Mark as paid");
    must_see(&person, &["One payment is left"]);
    // It is stored across a restart, and shown on the balances page.
    let mut person = person.restart();
    person.tap("Balances");
    must_see(
        &person,
        &[
            "Bob is owed 0.60 EUR",
            "Dee owes 0.60 EUR",
            "Total: 0.00 EUR",
            "One unsettled session",
            "One payment settles everything",
            "2 payments were made",
        ],
    );
    assert!(!person.sees("Ann owes nothing and is owed nothing") && !starts(&person, "Cy owes"));
    person.choose("Mark as paid: Dee pays Bob 0.60 EUR");
    must_see(&person, &["Everything is paid", "3 payments were made"]);
    assert!(!starts(&person, "Dee owes") && !starts(&person, "Bob is owed"));
    person.choose("Undo");
    must_see(&person, &["Dee owes 0.60 EUR"]);
    person.choose("Mark as paid: Dee pays Bob 0.60 EUR");
    assert!(starts(&person, "Dee paid Bob 0.60 EUR on"));
    // The command line prints the note.
    let told = person.elsewhere(&["settle", "last"], "");
    assert!(told.contains(", by phone"), "{told}");
}

#[test]
fn a_session_is_paid_from_its_last_hand_on() {
    at_sizes(&[PHONE, LAPTOP], to_all_paid);
}

#[test]
fn a_correction_after_settling_is_a_new_debt() {
    let mut person = Person::new(PHONE);
    evening(&mut person);
    for name in ["Ann", "Cy", "Dee"] {
        person.choose(&format!("Mark as paid: {name} pays Bob 0.60 EUR"));
    }
    must_see(&person, &["Everything is paid"]);
    // It was two tricks fewer: 0.40 from each.
    person.tap("Play on");
    person.tap("Sheet");
    person.choose("Hand 1: Bob, solo, 7 tricks");
    hand(&mut person, &["Tricks, 7", "Bob takes 5"]);
    hand(&mut person, &["More", "End the session"]);
    must_see(&person, &["After what has been paid, 3 payments are left"]);
    for name in ["Ann", "Cy", "Dee"] {
        must_see(&person, &[&format!("Bob pays {name} 0.20 EUR")]);
        let paid = format!("{name} paid Bob 0.60 EUR on");
        assert!(
            person.reaches(&paid),
            "no {paid:?} in {:#?}",
            person.labels()
        );
    }
    // The debt is now the corrected hand minus the payment.
    person.choose("Bob pays Ann 0.20 EUR");
    must_see(
        &person,
        &[
            "What Ann won",
            "Show Hand 1: Bob, solo, 5 tricks",
            "Total: 0.20 EUR",
        ],
    );
    assert!(person.reaches("Ann paid Bob on"), "{:#?}", person.labels());
    person.choose("Mark as paid");
    must_see(&person, &["After what has been paid, 2 payments are left"]);
    let told = person.elsewhere(&["balances"], "");
    assert!(
        told.contains("Bob pays Cy 0.20 EUR") && !told.contains("Bob pays Ann"),
        "{told}"
    );
}

fn looked_up(size: (u32, u32)) {
    let mut person = Person::new(size);
    evening(&mut person);
    person.choose("Dee pays Bob 0.60 EUR");
    person.choose("Show Hand 1: Bob, solo, 7 tricks");
    let line = person.find("Hand 1: Bob, solo, 7 tricks").unwrap();
    assert_eq!(line.accessible_item_selected(), Some(true));
    // Back to the scores if the sheet has replaced them, and to the payments.
    person.tap("Back");
    if size == PHONE {
        person.tap("Back");
    }
    must_see(&person, &["Three payments settle it"]);
}

#[test]
fn the_hand_behind_a_payment_is_shown() {
    at_sizes(&[PHONE, LAPTOP], looked_up);
}

#[test]
fn several_sessions_in_two_currencies_are_settled_in_one_go() {
    let mut person = Person::new(LAPTOP);
    let solo = |who: &str, tricks: u8| {
        format!("{{\"contract\":\"solo\",\"declarers\":[\"{who}\"],\"tricks\":{tricks}}}\n")
    };
    recorded(&person, "Friday", "0.10", "EUR", &solo("Ann", 5));
    recorded(&person, "Saturday", "0.10", "EUR", &solo("Bob", 6));
    recorded(&person, "Sunday", "0.05", "GBP", &solo("Cy", 5));
    recorded(&person, "Monday", "0.05", "GBP", &solo("Dee", 5));
    person.tap("Balances");
    // Ann won 1.20 and lost 0.50, Bob lost 0.40 and won 1.50, the others lost both times.
    must_see(
        &person,
        &[
            "Bob is owed 1.10 EUR",
            "Ann is owed 0.70 EUR",
            "Cy owes 0.90 EUR",
            "Dee owes 0.90 EUR",
            "Cy is owed 0.40 GBP",
            "Dee is owed 0.40 GBP",
            "Ann owes 0.40 GBP",
            "Bob owes 0.40 GBP",
            "3 payments settle everything",
            "2 payments settle everything",
        ],
    );
    // One session is excluded, and included again.
    let friday = person.label_with("Friday, ");
    assert!(
        friday.starts_with("Friday, Solo Whist · ") && friday.ends_with(": 1.20 EUR unpaid"),
        "{friday}"
    );
    person.choose(&friday);
    must_see(
        &person,
        &["3 payments settle what is chosen", "Cy pays Bob 0.50 EUR"],
    );
    person.choose(&friday);
    // Only Cy settles: in both currencies.
    person.choose("Cy owes 0.90 EUR");
    let of_cy = [
        "Cy pays Ann 0.70 EUR",
        "Cy pays Bob 0.20 EUR",
        "Ann pays Cy 0.40 GBP",
    ];
    must_see(&person, &of_cy);
    assert!(!person.sees("Dee pays Bob 0.90 EUR") && !person.sees("Bob pays Dee 0.40 GBP"));
    person.choose("Cy owes 0.90 EUR");
    // A payment comes from sessions, each of which can be opened.
    person.choose("Dee pays Bob 0.90 EUR");
    must_see(&person, &["What Dee lost", "Total: 0.90 EUR"]);
    assert!(starts(&person, "Show Friday · "));
    let saturday = person
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Show Saturday · "));
    person.choose(&saturday.unwrap());
    must_see(&person, &["Bob wins by 20", "All balances"]);
    person.choose("All balances");
    person.choose("Mark all 3 as paid · EUR");
    must_see(
        &person,
        &[
            "3 payments marked as paid",
            "Everything is paid",
            "Dee is owed 0.40 GBP",
        ],
    );
    person.choose("Undo");
    must_see(&person, &["Mark all 3 as paid · EUR"]);
    person.choose("Mark all 3 as paid · EUR");
    person.choose("Mark all 2 as paid · GBP");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        assert!(
            !starts(&person, &format!("{name} owes"))
                && !starts(&person, &format!("{name} is owed"))
        );
    }
    // Sessions settled together are shown as such.
    person.tap("Sessions");
    let row = person
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Saturday,"));
    person.choose(&row.unwrap());
    must_see(
        &person,
        &["Everything is paid", "2 sessions settled together"],
    );
}

#[test]
fn a_running_session_is_separate_from_what_is_owed() {
    let mut person = Person::new(PHONE);
    let solo = |who: &str| format!(r#"{{"contract":"solo","declarers":["{who}"],"tricks":5}}"#);
    begun(&person, "Saturday", "0.10", "EUR", &solo("Bob"));
    person.tap("Balances");
    let apart = "One session is still being played and does not count yet";
    must_see(&person, &[apart, "Nobody owes anything"]);
    assert!(!starts(&person, "Bob is owed"), "{:#?}", person.labels());
    recorded(&person, "Friday", "0.10", "EUR", &solo("Ann"));
    person.tap("Sessions");
    person.tap("Balances");
    must_see(
        &person,
        &[
            "Ann is owed 1.20 EUR",
            "Bob owes 0.40 EUR",
            "One unsettled session",
            apart,
            "3 payments settle everything",
        ],
    );
    // Ticked, it counts.
    let saturday = person.label_with("Saturday, ");
    let ticked = |person: &Person| person.find(&saturday).unwrap().accessible_checked();
    assert_eq!(ticked(&person), Some(false));
    person.choose(&saturday);
    assert_eq!(ticked(&person), Some(true));
    must_see(
        &person,
        &[
            "Ann is owed 0.80 EUR",
            "Bob is owed 0.80 EUR",
            "Cy pays Ann 0.80 EUR",
            "2 payments settle everything",
        ],
    );
    person.choose(&saturday);
    must_see(&person, &["Ann is owed 1.20 EUR"]);
    // A payment joins both sessions, and what is left of them stays ticked.
    person.choose(&saturday);
    person.choose("Mark as paid: Cy pays Ann 0.80 EUR");
    must_see(&person, &["Dee pays Bob 0.80 EUR"]);
}

#[test]
fn nobody_owes_anything_at_first() {
    let mut person = Person::new(PHONE);
    person.tap("Balances");
    must_see(&person, &["Nobody owes anything"]);
    assert!(starts(&person, "When you play for a stake"));
}

/// The top edge of a card in a window of this size.
fn card_at(person: &Person, size: (u32, u32)) -> f32 {
    turn(person, size);
    stands(person, "All pass").0
}

#[test]
fn a_payment_says_which_points_were_moved_in_its_hand() {
    let mut person = Person::new(PHONE);
    let adjusted = r#"{"contract":"solo","declarers":["Ann"],"tricks":7,"adjust":[{"player":"Ann","points":3},{"player":"Bob","points":-3}]}"#;
    recorded(&person, "Friday", "0.10", "EUR", adjusted);
    person.tap("Balances");
    person.choose("Show Friday");
    person.choose("Dee pays Ann 0.60 EUR");
    assert!(
        person.sees_part("Hand 1: Ann, solo, 7 tricks; "),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn paying_after_every_hand_is_shown_and_leaves_no_debt() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        if !person.sees("Name of the new player") {
            person.tap("New player");
        }
        person.write("Name of the new player", name);
        person.tap("Add player");
    }
    person.choose("Let Ann deal first");
    person.choose(TEN_CENTS);
    person.choose("Paid after every hand");
    assert!(!person.sees("Whoever sits out a hand pays for it too"));
    person.tap("Start, Ann deals");
    let stood = [PHONE, LAPTOP].map(|size| card_at(&person, size));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    must_see(
        &person,
        &["Ann pays Bob 0.60 · Cy pays Bob 0.60 · Dee pays Bob 0.60"],
    );
    // The space for the strip of payments is reserved before there are any.
    for (size, stood) in [PHONE, LAPTOP].into_iter().zip(stood) {
        assert!((card_at(&person, size) - stood).abs() < 0.5, "{size:?}");
    }
    // A correction is paid with what it changes, whatever has been played since.
    hand(&mut person, &["Solo", "Cy plays solo", "Cy takes 5"]);
    must_see(
        &person,
        &["Ann pays Cy 0.40 · Bob pays Cy 0.40 · Dee pays Cy 0.40"],
    );
    hand(&mut person, &["Correct hand 1: Tricks", "Bob takes 6"]);
    must_see(
        &person,
        &["Hand 1 corrected: Bob pays Ann 0.10 · Bob pays Cy 0.10 · Bob pays Dee 0.10"],
    );
    // Another one is paid with it.
    hand(&mut person, &["Correct hand 1: Tricks", "Bob takes 5"]);
    must_see(
        &person,
        &["Hand 1 corrected: Bob pays Ann 0.20 · Bob pays Cy 0.20 · Bob pays Dee 0.20"],
    );
    hand(&mut person, &["Undo"]);
    // Once it is undone, the last hand is due again.
    hand(&mut person, &["Undo"]);
    must_see(
        &person,
        &["Ann pays Cy 0.40 · Bob pays Cy 0.40 · Dee pays Cy 0.40"],
    );
    turn(&person, PHONE);
    hand(&mut person, &["More", "End the session"]);
    must_see(&person, &["Paid after every hand"]);
    assert_eq!(person.payments(), [""; 0]);
    person.choose("All balances");
    must_see(&person, &["Nobody owes anything"]);
}

#[test]
fn the_latest_open_sessions_are_shown_and_more_on_request() {
    let mut person = Person::new(LAPTOP);
    let hand = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;
    for n in 1..=52 {
        recorded(&person, &format!("Evening {n:02}"), "0.10", "EUR", hand);
    }
    person.tap("Balances");
    must_see(&person, &["52 unsettled sessions"]);
    let adapter = person.ctx.window().global::<ui::BalancesAdapter>();
    let shown = || {
        let page = person.ctx.window().global::<ui::BalancesView>();
        let block = page.get_currencies().row_data(0).unwrap();
        (block.open.row_count(), block.more)
    };
    assert_eq!(shown(), (50, "Show 2 more".into()));
    adapter.invoke_more_shown();
    assert_eq!(shown(), (52, "".into()));
}

#[test]
fn points_from_one_player_to_another_are_settled_between_the_two() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    let taps = ["More", "Adjust points", "Points from Cy", "Points to Ann"];
    hand(&mut person, &taps);
    assert!(!person.can_tap("Next"));
    person.tap("3");
    // The effect is shown before it is applied, in points and money.
    must_see(&person, &["3 points", "Ann +3, Cy −3: Ann +0.30, Cy −0.30"]);
    hand(&mut person, &["Next", "penalty"]);
    assert_eq!(person.totals(), ["-1", "12", "-7", "-4"]);
    person.tap("Undo");
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
    // One gives to all others.
    let taps = [
        "More",
        "Adjust points",
        "Points from Cy",
        "Points to Each of the others",
        "1",
        "2",
        "Erase the last digit",
        "Next",
        "by agreement",
    ];
    hand(&mut person, &taps);
    assert_eq!(person.totals(), ["-3", "13", "-7", "-3"]);
}

#[test]
fn a_session_that_cannot_be_settled_is_named_on_the_balances() {
    let other = Person::new(LAPTOP);
    let table = "record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee --set unit=1000000";
    let mut line: Vec<&str> = table.split(' ').collect();
    line.extend(["--stake", "0.05", "--currency", "GBP", "--title", "Absurd"]);
    other.elsewhere(
        &line,
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#,
    );
    let sane = other.elsewhere(&["export", "--all", "--layout", "hands"], "");
    let absurd = sane.replace(",0.05,1,", ",10000000000.00,1,").replace(
        "\"\"amount\"\":\"\"0.05\"\"",
        "\"\"amount\"\":\"\"10000000000\"\"",
    );
    assert_ne!(sane, absurd);
    let mut person = other.elsewhere_again();
    let file = person.path("absurd.csv");
    std::fs::write(&file, absurd).unwrap();
    person.elsewhere(&["import", &file], "");
    person.tap("Balances");
    assert!(
        person.sees_part("Absurd cannot be calculated and is left out"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn running_sessions_without_debts_name_their_currency() {
    let solo = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;
    let mut person = Person::new(LAPTOP);
    begun(&person, "Friday", "0.10", "GBP", solo);
    person.tap("Balances");
    let labels = person.labels();
    // The section says it too.
    let named = labels.iter().filter(|label| *label == "GBP").count();
    assert_eq!(named, 2, "{labels:#?}");
}
