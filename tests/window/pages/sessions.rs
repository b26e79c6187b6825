//! The list of sessions: search, filters, and deletion.

use crate::frame::room::{stands, turn};
use crate::layout::seen::look;
use crate::support::{LAPTOP, PHONE, Person, at_sizes};
use i_slint_backend_testing::ElementHandle;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

pub(super) const SOLO: &str = r#"{"contract":"solo","declarers":["Łukasz"],"tricks":7}"#;
const BIDS: &str = r#"{"cards":1,"bids":[0,1,1],"tricks":[0,1,0]}"#;

/// A user with two sessions of Solo Whist, one of them ended and without a title, and one of Oh Hell.
fn with_sessions(size: (u32, u32)) -> Person {
    let person = Person::new(size);
    let record = |more: &[&str], hands: &str| {
        let args = ["record", "new"].iter().chain(more).copied();
        person.elsewhere(&args.collect::<Vec<_>>(), hands);
    };
    let solo = [
        "--scheme",
        "solo-whist-points",
        "--players",
        "Łukasz,Bob,Cy,Dee",
    ];
    record(&solo, SOLO);
    person.elsewhere(&["end", "last"], "");
    record(&[&solo[..], &["--title", "Lake house"]].concat(), SOLO);
    person.elsewhere(&["end", "last"], "");
    let oh_hell = ["--scheme", "oh-hell", "--players", "Eve,Fay,Gus"];
    record(&oh_hell, BIDS);
    person.elsewhere(&["end", "last"], "");
    anew(&person);
    person
}

/// Reopens the page, which reloads the list.
pub(super) fn anew(person: &Person) {
    person.press(&[Key::Control], "5");
    person.press(&[Key::Control], "1");
}

/// The labels of the listed rows.
fn rows(person: &Person) -> Vec<String> {
    let mut rows = Vec::new();
    for label in person.labels() {
        if label.contains(" won with ") && !rows.contains(&label) {
            rows.push(label);
        }
    }
    rows
}

/// The text of the listed rows.
fn shown(person: &Person) -> Vec<String> {
    let adapter = person.ctx.window().global::<oddtrick_ui::SessionsAdapter>();
    let rows = adapter.get_rows();
    let rows = rows.iter().map(|row| {
        let parts = [row.title, row.game, row.winner, row.players, row.time];
        // a total stays with its name
        parts.join(" | ").replace('\u{a0}', " ")
    });
    rows.collect()
}

fn escape(person: &Person) {
    person.press(&[], &char::from(Key::Escape).to_string());
}

fn searched(size: (u32, u32)) {
    let mut person = with_sessions(size);
    assert_eq!(rows(&person).len(), 3, "{:#?}", person.labels());
    person.tap("Search sessions");
    person.types("lukasz");
    assert_eq!(rows(&person).len(), 2);
    // The results of a search are shown in place of the games.
    assert!(!person.sees("All games"));
    escape(&person);
    assert_eq!(rows(&person).len(), 3);
    assert!(person.sees("All games"));
    // The focus stays in the field.
    person.types("FÁY");
    assert_eq!(rows(&person).len(), 1);
    person.tap("Clear the search");
    assert_eq!(rows(&person).len(), 3);
    assert!(!person.sees("Clear the search"));
    person.types("lake");
    assert_eq!(rows(&person).len(), 1);
}

#[test]
fn a_search_ignores_accents_and_is_cleared_by_a_tap_or_a_key() {
    at_sizes(&[PHONE, LAPTOP], searched);
}

#[test]
fn sessions_of_one_day_have_distinct_labels_and_a_game_can_be_listed_alone() {
    let mut person = with_sessions(PHONE);
    let all = shown(&person);
    assert_eq!(all.len(), 3);
    assert!(
        all[0].starts_with("Oh Hell | Ten and the bid · 1 hand | Fay 11 | Eve 10, Gus 0 |"),
        "{all:?}"
    );
    assert!(
        all[1].starts_with(
            "Lake house | Solo Whist · Polish points · 1 hand | Łukasz 18 | Bob −6, Cy −6, Dee −6"
        ),
        "{all:?}"
    );
    let time = |row: &str| row.rsplit(" | ").next().unwrap().len() == 5;
    assert!(all.iter().all(|row| time(row)), "{all:?}");
    let deletes = person.labels();
    let deletes: Vec<_> = deletes
        .iter()
        .filter(|it| it.starts_with("Delete"))
        .collect();
    assert!(
        deletes
            .iter()
            .any(|it| it.starts_with("Delete Solo Whist, "))
    );
    assert!(deletes.iter().all(|it| it.contains(':')), "{deletes:?}");
    person.choose("Solo Whist");
    assert_eq!(shown(&person), all[1..]);
    person.choose("All games");
    assert_eq!(shown(&person), all);
}

fn drawn(size: (u32, u32)) {
    let person = with_sessions(size);
    person.wait();
    let words = look(person.ctx.window()).words;
    let adapter = person.ctx.window().global::<oddtrick_ui::SessionsAdapter>();
    for row in adapter.get_rows().iter() {
        for wanted in [&row.time, &row.title, &row.winner, &row.players] {
            let found = words
                .iter()
                .any(|one| one.set.text.contains(wanted.as_str()));
            assert!(found && !wanted.is_empty(), "{wanted:?} of {row:?}");
        }
    }
}

#[test]
fn a_row_shows_time_winner_and_players() {
    at_sizes(&[PHONE, LAPTOP], drawn);
}

fn deleted_and_back(size: (u32, u32)) {
    let mut person = with_sessions(size);
    assert!(!person.sees("Recently deleted"));
    let delete = person.label_with("Delete Lake house");
    person.choose(&delete);
    let mut person = person.restart();
    assert!(!person.sees("Undo"));
    assert_eq!(rows(&person).len(), 2, "{:#?}", person.labels());
    person.choose("Recently deleted");
    assert_eq!(rows(&person).len(), 1, "{:#?}", person.labels());
    // Its state is in the winner's place.
    let row = person
        .ctx
        .window()
        .global::<oddtrick_ui::SessionsAdapter>()
        .get_rows();
    let row = row.row_data(0).unwrap();
    assert_eq!((row.winner.as_str(), row.state.is_empty()), ("", false));
    assert_eq!(row.players.matches(',').count(), 3, "{}", row.players);
    let restore = person.label_with("Restore Lake house, ");
    assert!(!person.sees_part("Delete"));
    person.tap(&restore);
    assert!(person.sees("Lake house restored"));
    assert!(!person.sees("Undo"), "there is nothing to take back");
    assert!(!person.sees("Recently deleted"));
    assert_eq!(rows(&person).len(), 3);
}

#[test]
fn a_deleted_session_is_restored_after_a_restart() {
    at_sizes(&[PHONE, LAPTOP], deleted_and_back);
}

#[test]
fn the_only_session_is_restored_from_an_empty_page() {
    let mut person = Person::new(PHONE);
    let solo = "--scheme solo-whist-points --players Ann,Łukasz,Cy,Dee --title Alone";
    let args: Vec<_> = "record new "
        .split(' ')
        .chain(solo.split(' '))
        .filter(|it| !it.is_empty())
        .collect();
    person.elsewhere(&args, SOLO);
    person.elsewhere(&["delete", "last"], "");
    anew(&person);
    assert!(person.sees("Nobody has dealt yet"));
    person.choose("Recently deleted");
    let restore = person.label_with("Restore Alone");
    person.tap(&restore);
    assert!(person.sees_part("Resume Alone"), "{:#?}", person.labels());
}

#[test]
fn the_notice_names_an_untitled_session_as_the_list_does() {
    let mut person = Person::new(PHONE);
    person.recorded("Ann,Bob,Cy,Dee", &[], "");
    person.elsewhere(
        &[
            "record",
            "new",
            "--scheme",
            "oh-hell",
            "--players",
            "Eve,Fay,Gus",
        ],
        BIDS,
    );
    anew(&person);
    let delete = person.label_with("Delete Oh Hell, ");
    person.choose(&delete);
    let named = delete.strip_prefix("Delete ").unwrap();
    assert!(
        person.sees(&format!("{named} deleted")),
        "{:#?}",
        person.labels()
    );
    person.choose("Recently deleted");
    let restore = person.label_with("Restore ");
    person.tap(&restore);
    assert!(
        person.sees(&format!("{named} restored")),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn a_late_player_is_listed_in_seat_order() {
    let person = Person::new(LAPTOP);
    let new = [
        "record",
        "new",
        "--scheme",
        "oh-hell",
        "--players",
        "Ann,Bob,Cy",
    ];
    person.elsewhere(&new, BIDS);
    person.elsewhere(&["seats", "last", "--join", "Eve"], "");
    person.elsewhere(&["end", "last"], "");
    anew(&person);
    let row = shown(&person).remove(0);
    // They play in the order Ann, Eve, Cy, Bob, and Bob won.
    assert!(row.contains("| Bob 11 | Ann 10, Eve 0, Cy 0 |"), "{row}");
}

#[test]
fn a_key_undoes_a_deletion_and_clears_its_notice() {
    let mut person = with_sessions(LAPTOP);
    let delete = person.label_with("Delete Lake house");
    person.choose(&delete);
    assert!(person.sees("Lake house deleted"));
    person.press(&[Key::Control], "z");
    assert_eq!(rows(&person).len(), 3);
    assert!(!person.sees("Lake house deleted"));
    // Nothing is left for a second undo.
    person.press(&[Key::Control], "z");
    assert_eq!(rows(&person).len(), 3);
    // A notice from before a restore is cleared.
    person.choose(&delete);
    assert!(person.sees("Undo"));
    anew(&person);
    assert!(!person.sees("Undo"));
    assert_eq!(rows(&person).len(), 2);
}

#[test]
fn a_deletion_that_fails_is_reported() {
    let mut person = with_sessions(LAPTOP);
    let delete = person.label_with("Delete Oh Hell");
    person.elsewhere(&["delete", "last"], "");
    person.choose(&delete);
    assert!(
        person.sees_part("Could not be saved: "),
        "{:#?}",
        person.labels()
    );
    assert_eq!(rows(&person).len(), 2);
}

#[test]
fn changes_by_another_program_are_shown_when_the_window_returns() {
    let person = with_sessions(LAPTOP);
    let front = |active| {
        let event = slint::platform::WindowEvent::WindowActiveChanged(active);
        person.ctx.window().window().dispatch_event(event);
        person.wait();
    };
    front(true);
    front(false);
    let oh_hell = ["record", "new", "--scheme", "oh-hell"];
    let players = ["--players", "Hal,Ida,Jo"];
    person.elsewhere(
        &[&oh_hell[..], &players].concat(),
        r#"{"cards":1,"bids":[0,1,1],"tricks":[0,1,0]}"#,
    );
    assert!(!person.sees_part("Hal"));
    front(true);
    assert!(person.sees_part("Hal"), "{:#?}", person.labels());
}

#[test]
fn a_year_is_above_its_sessions_and_a_search_finds_them_by_date() {
    let mut person = with_sessions((820, 1180));
    let evening = std::fs::read_to_string("../data/evening-hands.csv").unwrap();
    let old = evening.replace("2026-01-31", "2019-01-31");
    std::fs::write(person.path("old.csv"), old).unwrap();
    person.elsewhere(&["import", &person.path("old.csv")], "");
    anew(&person);
    assert_eq!(shown(&person).len(), 4);
    assert!(person.sees("2019"), "{:#?}", person.labels());
    for typed in ["2019-01", "January 2019", "31/1/2019"] {
        person.tap("Search sessions");
        person.types(typed);
        // The running one too.
        assert_eq!(shown(&person).len(), 2, "{typed}");
        escape(&person);
        assert_eq!(shown(&person).len(), 4);
    }
    // The keyboard reaches the last row, below its year.
    person.enter(&rows(&person)[0]);
    person.choose("Back");
    person.choose("Settings");
    person.choose("فارسی");
    person.choose("نشست‌ها");
    assert!(person.sees("۱۳۹۷"), "{:#?}", person.labels());
    person.tap("جستجوی نشست‌ها");
    person.types("بهمن ۱۳۹۷");
    assert_eq!(shown(&person).len(), 2);
}

#[test]
fn a_deleted_session_is_restored_by_key_with_an_empty_search() {
    let mut person = with_sessions(LAPTOP);
    let delete = person.label_with("Delete Oh Hell");
    person.tab_to("Search sessions");
    person.types("x");
    person.press(&[], &char::from(slint::platform::Key::Escape).to_string());
    assert_eq!(person.focused().as_deref(), Some("Search sessions"));
    person.tap(&delete);
    assert!(!person.sees(&delete));
    person.tab_to("Search sessions");
    person.press(&[slint::platform::Key::Control], "z");
    assert!(person.sees(&delete), "{:#?}", person.labels());
}

#[test]
fn a_row_with_persian_names_has_the_layout_of_the_others() {
    let person = Person::new(LAPTOP);
    for (players, title) in [
        ("Ann,Bob,Cy,Dee", "English"),
        ("مینا,رضا,شیرین,بهرام", "Persian"),
    ] {
        let args = [
            "record",
            "new",
            "--scheme",
            "solo-whist-points",
            "--title",
            title,
        ];
        let first = players.split(',').next().unwrap();
        let hand = SOLO.replace("Łukasz", first);
        person.elsewhere(&[&args[..], &["--players", players]].concat(), &hand);
        person.elsewhere(&["end", "last"], "");
    }
    anew(&person);
    let adapter = person.ctx.window().global::<oddtrick_ui::SessionsAdapter>();
    let persian = adapter.get_rows().iter().find(|row| row.title == "Persian");
    let persian = persian.unwrap();
    assert!(
        persian.winner.contains("\u{2068}مینا\u{2069}"),
        "{persian:?}"
    );
    let names = persian.players.split('\u{2068}').count() - 1;
    assert_eq!(names, persian.players.matches('\u{2069}').count());
    assert!(names >= 3, "{persian:?}");
    // Each part begins at the same position in both rows.
    let places = ["English", "Persian"].map(|title| {
        let label = person.label_with(title);
        let row = person.find(&label).unwrap();
        let text = |id: &str| {
            let all =
                i_slint_backend_testing::ElementHandle::find_by_element_id(person.ctx.window(), id);
            let beside = all.filter(|one| {
                let from = one.absolute_position().y - row.absolute_position().y;
                (0.0..row.size().height).contains(&from)
            });
            beside
                .map(|one| one.absolute_position().x)
                .collect::<Vec<_>>()
        };
        [
            "SessionsList::day",
            "SessionsList::title",
            "SessionsList::winner",
        ]
        .map(text)
    });
    assert!(places[0].iter().all(|xs| !xs.is_empty()), "{places:?}");
    assert_eq!(places[0], places[1]);
}

/// The direction of a line by its first letter or mark that is not in an isolate; `None` if it has none.
fn leads_rtl(line: &str) -> Option<bool> {
    let mut depth = 0;
    line.chars().find_map(|c| match c {
        '\u{2066}'..='\u{2068}' => {
            depth += 1;
            None
        }
        '\u{2069}' => {
            depth -= 1;
            None
        }
        _ if depth > 0 => None,
        '\u{200f}' | '\u{0620}'..='\u{064a}' | '\u{066e}'..='\u{06d5}' => Some(true),
        '\u{200e}' => Some(false),
        _ => c.is_alphabetic().then_some(false),
    })
}

/// Lines of several names run as the page does, whatever the letters of the names.
#[test]
fn a_line_of_names_has_the_direction_of_the_page() {
    const HAND: &str = r#"{"contract":"solo","declarers":["مینا"],"tricks":7}"#;
    let person = with_sessions(LAPTOP);
    let solo = ["record", "new", "--scheme", "solo-whist-points"];
    person.elsewhere(
        &[&solo[..], &["--players", "مینا,رضا,سارا,علی"]].concat(),
        HAND,
    );
    person.elsewhere(&["end", "last"], "");
    let settings = person.ctx.window().global::<oddtrick_ui::SettingsAdapter>();
    for (code, rtl) in [("en", false), ("pl", false), ("fa", true)] {
        let mut languages = oddtrick::words::LANGUAGES.iter();
        let at = languages.position(|language| language.code == code);
        settings.invoke_language_chosen(i32::try_from(at.unwrap()).unwrap());
        anew(&person);
        let adapter = person.ctx.window().global::<oddtrick_ui::SessionsAdapter>();
        let rows: Vec<_> = adapter.get_rows().iter().collect();
        assert_eq!(rows.len(), 4);
        for line in rows.into_iter().flat_map(|row| [row.players, row.winner]) {
            assert_eq!(leads_rtl(&line).unwrap_or(false), rtl, "{code}: {line:?}");
        }
    }
}

#[test]
fn a_phone_in_landscape_shows_a_row_below_the_running_session() {
    let person = Person::new(PHONE);
    let solo = r#"{"contract":"solo","declarers":["Cy"],"tricks":7}"#;
    for _ in 0..3 {
        person.recorded("Ann,Bob,Cy,Dee", &[], solo);
        person.elsewhere(&["end", "last"], "");
    }
    person.recorded("Ann,Bob,Cy,Dee", &[], solo);
    let mut person = person.restart();
    turn(&person, (740, 360));
    let (_, open) = stands(&person, &person.label_with("Resume"));
    let (foot, _) = stands(&person, "Pages");
    let rows = ElementHandle::find_by_element_id(person.ctx.window(), "SessionsList::row");
    let rows: Vec<_> = rows
        .map(|row| (row.absolute_position().y, row.size().height))
        .collect();
    let whole = |(top, high): &(f32, f32)| *top >= open && top + high <= foot;
    assert!(rows.iter().any(whole), "{rows:?}, {open} to {foot}");
    person.tap("New session");
    assert!(person.sees_part("Start"), "{:#?}", person.labels());
}
