//! The scoreboard window: it follows every tap, has its own appearance, and does not affect the table.

use crate::support::{LAPTOP, PHONE, Person, hand, sit_down};
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use oddtrick_ui as ui;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, Model, PhysicalSize, SharedString};
use std::net::Ipv4Addr;

const SOLO: [&str; 3] = ["Solo", "Bob plays solo", "Bob takes 7"];
const TOTALS: &str = "Ann minus 6, Bob 18, Cy minus 6, Dee minus 6";
const CHOICE: &str = "What the scoreboard shows, and how";

/// A user at a table with the scoreboard open.
fn opened() -> Person {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    person.tap("More");
    person.tap("Big scoreboard");
    person
}

fn board(person: &Person) -> &ui::BoardWindow {
    person.ctx.board().expect("the scoreboard is open")
}

fn labels(person: &Person) -> Vec<SharedString> {
    let all = ElementQuery::from_root(board(person)).find_all();
    all.iter()
        .filter_map(ElementHandle::accessible_label)
        .collect()
}

fn sees(person: &Person, label: &str) -> bool {
    labels(person).iter().any(|one| one == label)
}

fn choose(person: &Person, label: &str) {
    let mut found = ElementHandle::find_by_accessible_label(board(person), label)
        .filter(|one| one.accessible_role() != Some(AccessibleRole::Text));
    let found = found.next();
    let found = found.unwrap_or_else(|| panic!("no {label:?} in {:#?}", labels(person)));
    found.invoke_accessible_default_action();
    person.wait();
}

fn press(person: &Person, text: impl Into<SharedString>) {
    let text = text.into();
    let window = board(person).window();
    window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    window.dispatch_event(WindowEvent::KeyReleased { text });
    person.wait();
}

/// The large figures below the names, in place of totals.
fn figures(person: &Person) -> Vec<String> {
    let all = ElementHandle::find_by_element_type_name(board(person), "ScoreCell");
    all.filter_map(|one| one.accessible_description())
        .map(Into::into)
        .collect()
}

#[test]
fn the_scoreboard_follows_every_tap() {
    let mut person = opened();
    assert!(!person.sees("Close the scoreboard"), "not on the page");
    assert!(person.desktop.awake.get());
    hand(&mut person, &SOLO);
    assert!(sees(&person, TOTALS), "{:#?}", labels(&person));
    person.undo();
    assert!(!sees(&person, TOTALS), "{:#?}", labels(&person));
    hand(&mut person, &SOLO[2..]);
    assert!(sees(&person, TOTALS), "{:#?}", labels(&person));
    // It stays open when the table is left, and follows it again.
    person.tap("Back");
    assert!(sees(&person, TOTALS));
    person.resume();
    person.undo();
    assert!(!sees(&person, TOTALS), "{:#?}", labels(&person));
}

#[test]
fn closing_the_scoreboard_does_not_affect_the_table() {
    let mut person = opened();
    let ways: [fn(&Person); 3] = [
        |person| press(person, Key::Escape),
        |person| press(person, "b"),
        |person| {
            let window = board(person).window();
            window.dispatch_event(WindowEvent::CloseRequested);
        },
    ];
    for close in ways {
        close(&person);
        person.wait();
        assert!(person.ctx.board().is_none());
        assert!(person.sees("What is played?"), "{:#?}", person.labels());
        person.types("b");
        assert!(person.ctx.board().is_some());
    }
    person.tap("More");
    assert!(!person.sees("Big scoreboard"));
    person.tap("Close the scoreboard");
    assert!(person.ctx.board().is_none());
    assert!(!person.desktop.awake.get());
    hand(&mut person, &SOLO);
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
}

#[test]
fn the_end_of_the_program_closes_both() {
    let person = opened();
    let window = person.ctx.window().window();
    window.dispatch_event(WindowEvent::CloseRequested);
    assert!(!window.is_visible());
    assert!(person.ctx.board().is_none());
}

#[test]
fn the_scoreboards_appearance_is_separate_and_saved() {
    let mut person = opened();
    choose(&person, CHOICE);
    for choice in ["Sheet", "Theme: Dark", "Text size 150%"] {
        choose(&person, choice);
    }
    board(&person)
        .window()
        .set_size(PhysicalSize::new(900, 700));
    let holds = |person: &Person| {
        let look = board(person).global::<ui::Look>();
        assert_eq!(look.get_kind(), ui::ThemeKind::Dark);
        assert!((look.get_text_scale() - 1.5).abs() < 0.01);
        assert!(sees(person, "Score sheet"), "{:#?}", labels(person));
        let look = person.ctx.window().global::<ui::Look>();
        assert_eq!(look.get_kind(), ui::ThemeKind::System);
        assert!((look.get_text_scale() - 1.0).abs() < 0.01);
    };
    holds(&person);
    let window = person.ctx.window().window();
    window.dispatch_event(WindowEvent::CloseRequested);
    person = person.restart();
    assert!(person.ctx.board().is_none());
    person.resume();
    person.types("b");
    holds(&person);
    assert_eq!(board(&person).window().size(), PhysicalSize::new(900, 700));
}

#[test]
fn long_names_on_the_scoreboard_are_broken_as_at_the_table() {
    let person = opened();
    let names = board(&person).global::<ui::Names>();
    let name = "Maximiliana Alexandrovna";
    assert_eq!(names.invoke_half(name.into(), true), "Alexandrovna");
    assert_eq!(names.invoke_shortened("محمدرضا".into(), 500), "مح…");
}

#[test]
fn the_scoreboards_view_is_chosen_by_a_tap_or_a_key() {
    let mut person = opened();
    hand(&mut person, &SOLO);
    hand(&mut person, &["Solo", "Cy plays solo"]);
    let last = "Hand 1: Bob, solo, 7 tricks";
    let asked = "How many did Cy take?";
    assert_eq!(figures(&person), [""; 4]);
    press(&person, "2");
    assert!(sees(&person, last), "{:#?}", labels(&person));
    assert_eq!(figures(&person), ["−6", "+18", "−6", "−6"]);
    press(&person, "3");
    assert!(sees(&person, asked), "{:#?}", labels(&person));
    assert!(
        figures(&person)[2].starts_with("plays solo"),
        "{:?}",
        figures(&person)
    );
    hand(&mut person, &["Cy takes 5"]);
    assert!(sees(&person, "What is played?"), "{:#?}", labels(&person));
    press(&person, "4");
    assert!(sees(&person, "Score sheet") && figures(&person).is_empty());
    choose(&person, CHOICE);
    choose(&person, "Totals");
    press(&person, Key::Escape);
    assert!(!sees(&person, "Score sheet"));
    assert_eq!(figures(&person), [""; 4]);
    // Keys in it do not affect the hand.
    press(&person, "4");
    let lines = ElementHandle::find_by_element_id(board(&person), "ScoreSheet::row");
    for line in lines {
        line.mock_single_click(PointerEventButton::Left);
        line.invoke_accessible_default_action();
    }
    person.wait();
    assert!(!person.sees_part("correcting"), "{:#?}", person.labels());
}

#[test]
fn in_a_rubber_every_view_has_games_and_points() {
    let person = Person::new(LAPTOP);
    let new = ["record", "new", "--scheme", "whist-short", "--players"];
    let hands = r#"{"side":"Ann","tricks":12}
        {"side":"Bob","tricks":9}"#;
    person.elsewhere(&[&new[..], &["Ann,Bob,Cy,Dee"]].concat(), hands);
    let mut person = person.restart();
    person.resume();
    person.types("b");
    let stand = ["1 game · 0 of 5", "0 games · 3 of 5"];
    let inside = |person: &Person| {
        let all = ElementHandle::find_by_element_id(board(person), "ScoreCell::rubber");
        let places = all.map(|one| (one.absolute_position(), one.size()));
        places
            .filter(|(at, size)| size.height > 8.0 && at.y > 0.0 && at.y + size.height < 720.0)
            .count()
    };
    for (view, figures_are) in [
        ("1", stand.map(str::to_owned)),
        (
            "2",
            [format!("0, {}", stand[0]), format!("+3, {}", stand[1])],
        ),
        (
            "3",
            [format!("Cy leads, {}", stand[0]), format!(", {}", stand[1])],
        ),
    ] {
        press(&person, view);
        assert_eq!(figures(&person), figures_are);
        assert_eq!(inside(&person), 2, "in view {view}");
    }
    press(&person, "4");
    let both = format!("Ann and Cy: {}\nBob and Dee: {}", stand[0], stand[1]);
    assert!(sees(&person, &both), "{:#?}", labels(&person));
    // The page of a narrow window has the totals.
    press(&person, "b");
    let window = person.ctx.window().window();
    window.set_size(PhysicalSize::new(PHONE.0, PHONE.1));
    person.wait();
    person.types("b");
    let shown = ElementHandle::find_by_element_type_name(person.ctx.window(), "ScoreCell");
    let shown: Vec<_> = shown
        .filter_map(|one| one.accessible_description())
        .collect();
    assert_eq!(shown, stand);
}

#[test]
fn a_finished_rubber_names_its_winner_with_games_and_points() {
    let person = Person::new(LAPTOP);
    let new = ["record", "new", "--scheme", "whist-short", "--players"];
    let hands = r#"{"side":"Bob","tricks":12}
        {"side":"Ann","tricks":8}
        {"side":"Bob","tricks":12}"#;
    person.elsewhere(&[&new[..], &["Ann,Bob,Cy,Dee"]].concat(), hands);
    let mut person = person.restart();
    person.resume();
    person.types("b");
    // Two games to nothing: a double, a treble and the bonus.
    for view in ["1", "3"] {
        press(&person, view);
        for said in ["The game is over", "Bob & Dee win, 2 games to 0"] {
            assert!(
                sees(&person, said),
                "{said} in {view}: {:#?}",
                labels(&person)
            );
        }
        assert_eq!(figures(&person), ["0 games", "2 games"], "{view}");
        let totals = ElementHandle::find_by_element_id(board(&person), "ScoreCell::total");
        let shown = person.ctx.board().unwrap().global::<ui::TableView>();
        let shown: Vec<_> = shown.get_rows().iter().map(|row| row.total).collect();
        assert_eq!((totals.count(), shown), (2, vec!["0".into(), "7".into()]));
        let marks = ElementHandle::find_by_element_type_name(board(&person), "DoubleUnderline");
        assert_eq!(marks.filter(|mark| mark.size().height > 0.0).count(), 1);
    }
    press(&person, "4");
    assert!(
        sees(&person, "Ann and Cy: 0 games\nBob and Dee: 2 games"),
        "{:#?}",
        labels(&person)
    );
    let won = "rubber to Bob & Dee, games 2–0, points 7–0";
    assert!(labels(&person).iter().any(|label| label.contains(won)));
}

#[test]
fn the_scoreboard_of_an_ended_session_shows_the_end_over_a_half_left_correction() {
    let mut person = opened();
    hand(&mut person, &SOLO);
    hand(&mut person, &["More", "End the session", "Sheet"]);
    person.choose("Hand 1: Bob, solo, 7 tricks");
    assert!(person.sees("Bob deals") || person.sees("Dee deals") || person.sees("Ann deals"));
    for said in ["Session ended", "Bob wins by 24"] {
        assert!(sees(&person, said), "{:#?}", labels(&person));
    }
    assert!(!sees(&person, "Hand 1") && !labels(&person).iter().any(|one| one.ends_with("deals")));
    press(&person, "3");
    assert_eq!(figures(&person), [""; 4], "the totals");
}

#[test]
fn the_scoreboard_goes_full_screen_and_has_the_focus() {
    let person = opened();
    let full = |person: &Person| board(person).window().is_fullscreen();
    for leave in [Key::F11, Key::Escape] {
        press(&person, Key::F11);
        assert!(full(&person));
        press(&person, leave);
        assert!(!full(&person));
    }
    // A double tap anywhere beside the buttons.
    let list = ElementQuery::from_root(board(&person))
        .match_accessible_role(AccessibleRole::List)
        .find_first()
        .unwrap();
    list.mock_single_click(PointerEventButton::Left);
    assert!(person.ctx.board().is_some(), "one tap does nothing");
    list.mock_single_click(PointerEventButton::Left);
    person.wait();
    assert!(full(&person));
    // The options are reached by Tab, trap the focus, and return it.
    press(&person, "m");
    assert!(sees(&person, "Leave full screen"), "{:#?}", labels(&person));
    choose(&person, "Leave full screen");
    assert!(!full(&person));
    press(&person, Key::Escape);
    assert!(!sees(&person, "Full screen"));
    press(&person, Key::Tab);
    press(&person, Key::Tab);
    press(&person, Key::Return);
    assert!(sees(&person, "Full screen"), "{:#?}", labels(&person));
    press(&person, Key::Escape);
    press(&person, Key::Escape);
    assert!(person.ctx.board().is_none());
}

#[test]
fn a_narrow_window_shows_the_scoreboard_on_the_page() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.types("b");
    assert!(person.ctx.board().is_none());
    assert!(person.sees("Close the scoreboard"));
}

#[test]
fn phones_are_served_from_the_scoreboard() {
    let mut person = Person::in_network(LAPTOP, &[Ipv4Addr::LOCALHOST]);
    sit_down(&mut person, None);
    person.types("b");
    choose(&person, "Show on phones");
    assert!(sees(&person, "Nobody is watching yet"));
    let address = |label: &SharedString| label.starts_with("http://127.0.0.1:");
    assert!(labels(&person).iter().any(address));
    choose(&person, "Stop showing on phones");
    assert!(!labels(&person).iter().any(address));
}

#[test]
fn the_scoreboard_fits_in_persian_and_in_large_type() {
    let mut person = opened();
    hand(&mut person, &SOLO);
    hand(&mut person, &["Solo", "Cy plays solo"]);
    let settings = person.ctx.window().global::<ui::SettingsAdapter>();
    let persian = oddtrick::words::LANGUAGES
        .iter()
        .position(|language| language.code == "fa");
    settings.invoke_language_chosen(i32::try_from(persian.unwrap()).unwrap());
    let adapter = board(&person).global::<ui::BoardAdapter>();
    adapter.invoke_size_chosen(4);
    person.wait();
    let look = board(&person).global::<ui::Look>();
    assert!(look.get_rtl() && look.get_text_scale() >= 1.5);
    assert!(
        sees(&person, "تابلو چه نشان دهد و چگونه"),
        "{:#?}",
        labels(&person)
    );
    for size in [(1280, 800), (1920, 1080), (640, 480)] {
        board(&person)
            .window()
            .set_size(PhysicalSize::new(size.0, size.1));
        for view in ["1", "2", "3", "4", "m"] {
            press(&person, view);
            let all = ElementQuery::from_root(board(&person)).find_all();
            let marked = all.iter().filter(|one| {
                matches!(
                    one.accessible_role(),
                    Some(AccessibleRole::Button | AccessibleRole::ListItem)
                )
            });
            #[allow(clippy::cast_precision_loss)]
            let (wide, high) = (size.0 as f32, size.1 as f32);
            for one in marked {
                let (at, its) = (one.absolute_position(), one.size());
                let inside = at.x >= -0.5 && at.x + its.width <= wide + 0.5;
                // Scrolling content continues below.
                let inside = inside && (view > "3" || at.y + its.height <= high + 0.5);
                assert!(inside, "{size:?} {view}: {:?}", one.accessible_label());
            }
        }
        press(&person, Key::Escape);
    }
}

#[test]
fn the_scoreboard_of_a_deleted_session_closes() {
    let mut person = opened();
    person.tap("Back");
    assert!(person.ctx.board().is_some(), "it stays beside another page");
    let delete = person.label_with("Delete ");
    person.choose(&delete);
    person.wait();
    assert!(person.ctx.board().is_none());
}
