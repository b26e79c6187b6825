//! Two sides at the table: their rows, noting the trump, and penalties.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down_for};
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

fn two_rows(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Whist", &FOUR);
    assert!(
        person.sees("Bob and Dee, 0 points of 5, Bob leads"),
        "{:#?}",
        person.labels()
    );
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 9"],
    );
    assert!(
        person.sees("Ann and Cy, 3 points of 5, in the lead, last hand plus 3, Cy leads"),
        "{:#?}",
        person.labels()
    );
    assert_eq!(person.totals(), ["3", "0"]);
    assert_eq!(person.sheet(), person.rows());
    // Either partner can be made the dealer.
    assert!(person.sees("Bob deals"));
    person.tap("Let Dee deal");
    assert!(
        person.sees("Dee deals") && person.sees("Let Bob deal"),
        "{:#?}",
        person.labels()
    );
    person.tap("Let Ann deal");
    assert!(person.sees("Ann deals") && person.sees("Let Cy deal"));
    hand(&mut person, &["Undo", "Undo"]);
    assert!(person.sees("Bob deals"));
}

#[test]
fn two_sides_have_two_rows() {
    at_sizes(&[PHONE, LAPTOP], two_rows);
}

#[test]
fn partners_are_adjacent_before_and_after() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Whist");
    person.name_players(&FOUR);
    assert!(
        person.reaches("Ann & Cy · Bob & Dee"),
        "{:#?}",
        person.labels()
    );
    // Oh Hell has no partners.
    person.reach("Oh Hell");
    person.tap("Oh Hell");
    assert!(!person.reaches("Ann & Cy · "), "{:#?}", person.labels());
    person.reach("Whist");
    person.tap("Whist");
    person.choose("Let Ann deal first");
    person.tap("Start, Ann deals");
    for (hand_of, wanted) in [
        (None, ["Ann", "Cy", "Bob", "Dee"]),
        (Some("Bob & Dee"), ["Bob", "Dee", "Ann", "Cy"]),
    ] {
        if let Some(side) = hand_of {
            let took = format!("{side} took the odd trick");
            hand(&mut person, &[&took, &format!("{side} take 9")]);
        }
        person.tap("Back");
        let sessions = person.ctx.window().global::<ui::SessionsView>();
        let open = sessions.get_open().row_data(0).unwrap();
        let names: Vec<String> = open.players.iter().map(|one| one.name.into()).collect();
        assert_eq!(names, wanted);
        person.resume();
        hand(&mut person, &["More", "Result"]);
        let rows = person.ctx.window().global::<ui::ResultView>().get_rows();
        let rows: Vec<(String, bool)> = rows
            .iter()
            .map(|row| (row.name.into(), row.partner_next))
            .collect();
        let wanted = wanted.map(ToOwned::to_owned).into_iter();
        let wanted: Vec<(String, bool)> = wanted.zip([true, false, true, false]).collect();
        assert_eq!(rows, wanted);
        person.tap("Back");
    }
}

#[test]
fn partners_stay_together_in_the_list_after_a_takeover() {
    let person = Person::new(PHONE);
    let new = [
        "record",
        "new",
        "--scheme",
        "whist-long",
        "--players",
        "Ann,Bob,Cy,Dee",
    ];
    person.elsewhere(&new, r#"{"side":"Ann","tricks":8}"#);
    person.elsewhere(&["undo", "last"], "");
    person.elsewhere(&["seats", "last", "--replace", "Bob,Eve"], "");
    let person = person.restart();
    let sessions = person.ctx.window().global::<ui::SessionsView>();
    let open = sessions.get_open().row_data(0).unwrap();
    let names: Vec<String> = open.players.iter().map(|one| one.name.into()).collect();
    assert_eq!(names[..4], ["Ann", "Cy", "Eve", "Dee"]);
}

#[test]
fn in_a_rubber_games_are_shown_with_the_points() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Whist");
    person.choose("Five points");
    person.choose("Short whist, in rubbers");
    for name in FOUR {
        if !person.sees("Name of the new player") {
            person.choose("New player");
        }
        person.write("Name of the new player", name);
        person.choose("Add player");
    }
    person.choose("Let Ann deal first");
    person.tap("Start, Ann deals");
    let game = [
        "Bob & Dee took the odd trick",
        "no honours",
        "Bob & Dee take 11",
    ];
    hand(&mut person, &game);
    assert!(
        person.labels().iter().any(|label| label
            .starts_with("Bob and Dee, 0 points of 5, in the lead")
            && label.contains("1 game")),
        "{:#?}",
        person.labels()
    );
    hand(&mut person, &game);
    // It is won, and ends by itself.
    assert!(
        person.sees("Bob & Dee win, 2 games to 0"),
        "{:#?}",
        person.labels()
    );
    person.tap("Back");
    assert!(
        person
            .labels()
            .iter()
            .any(|label| label.contains("Bob & Dee won with 10")),
        "{:#?}",
        person.labels()
    );
}

fn noted(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Bid Whist", &FOUR);
    hand(&mut person, &["Bob won the bidding", "a bid of 4"]);
    // Before and after the mode, and the hand continues.
    hand(&mut person, &["Trumps: not noted", "Note spades"]);
    assert!(person.sees("Trumps: spades") && person.sees("Uptown"));
    hand(&mut person, &["Uptown", "Trumps: spades", "Note clubs"]);
    assert!(
        person.sees("Uptown · high cards win"),
        "{:#?}",
        person.labels()
    );
    person.tap("Undo");
    assert!(person.sees("Trumps: spades"), "{:#?}", person.labels());
    hand(&mut person, &["Bob & Dee take 11"]);
    assert!(person.csv("hands").contains(",spades,"));
    // At no trump it is the ranking, which the bidder chooses later.
    hand(
        &mut person,
        &["Cy won the bidding", "a bid of 5", "No trump"],
    );
    hand(
        &mut person,
        &[
            "No trump, ranking not noted",
            "Note downtown, low cards win",
        ],
    );
    assert!(
        person.sees("No trump · low cards win"),
        "{:#?}",
        person.labels()
    );
    hand(&mut person, &["Ann & Cy take 11"]);
    assert!(person.csv("hands").contains(",downtown,"));
    assert_eq!(person.totals(), ["10", "5"]);
}

#[test]
fn trump_and_ranking_are_noted() {
    at_sizes(&[PHONE, LAPTOP], noted);
}

#[test]
fn a_revoke_in_whist_is_three_tricks_or_three_points() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Whist", &FOUR);
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 8"],
    );
    for (offer, totals) in [
        ("Revoke: 3 tricks go to the other side", ["0", "2"]),
        ("Revoke: 3 points off their own score", ["-1", "0"]),
        ("Revoke: 3 points onto the other side’s score", ["2", "3"]),
    ] {
        hand(&mut person, &["More", "Adjust points", offer, "Cy revoked"]);
        assert_eq!(person.totals(), totals, "{offer}");
        person.tap("Undo");
        assert_eq!(person.totals(), ["2", "0"], "{offer}");
    }
}

#[test]
fn a_renege_in_bid_whist_is_three_books() {
    let mut person = Person::new(LAPTOP);
    sit_down_for(&mut person, "Bid Whist", &FOUR);
    hand(
        &mut person,
        &[
            "Ann won the bidding",
            "a bid of 4",
            "Uptown",
            "Ann & Cy take 10",
        ],
    );
    assert_eq!(person.totals(), ["4", "0"]);
    hand(
        &mut person,
        &[
            "More",
            "Adjust points",
            "Renege: 3 books go to the other side",
            "Ann reneged",
        ],
    );
    assert_eq!(person.totals(), ["-4", "0"]);
    assert!(person.csv("hands").contains(",Ann,"), "who it was is noted");
}

#[test]
fn a_revoke_in_oh_hell_has_the_schemes_penalty() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    hand(
        &mut person,
        &["Dee bids 0", "Cy bids 0", "Bob bids 0", "Ann bids 0"],
    );
    hand(&mut person, &["Dee takes 0", "Cy takes 1"]);
    hand(
        &mut person,
        &[
            "More",
            "Adjust points",
            "Revoke: minus 10 instead of the hand’s score",
            "Bob revoked",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["10", "-10", "0", "10"]);
    // It is noted once.
    hand(
        &mut person,
        &[
            "More",
            "Adjust points",
            "Revoke: minus 10 instead of the hand’s score",
        ],
    );
    assert!(!person.can_tap("Dee revoked"));
    hand(&mut person, &["Undo", "Undo"]);
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "0", "10"]);
}

#[test]
fn a_long_name_does_not_shorten_its_partners() {
    use i_slint_backend_testing::ElementHandle;
    let mut person = Person::new((940, 800));
    let names = ["Ann", "Bob", "Cy", "Konstantyn Wojciech Zieliński"];
    sit_down_for(&mut person, "Bid Whist", &names);
    let sides = ElementHandle::find_by_element_type_name(person.ctx.window(), "PairNames");
    let mut seen = 0;
    for side in sides {
        let names: Vec<_> = side
            .query_descendants()
            .match_type_name("PairName")
            .find_all();
        let at = |one: usize| {
            let from = names[one].absolute_position();
            (from.x, from.x + names[one].size().width, from.y)
        };
        let (one, other) = (at(0), at(1));
        assert!(
            other.0 >= one.1 - 0.5 || other.2 > one.2 + 1.0,
            "{one:?} {other:?}"
        );
        assert!(
            one.1 - one.0 > 15.0 && other.1 - other.0 > 15.0,
            "{one:?} {other:?}"
        );
        seen += 1;
    }
    assert!(seen > 1);
}
