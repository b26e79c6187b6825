//! The number of cards in each hand, and the end of games.

use super::{after, hand, scheme, table};
use oddtrick::games::{HandError, HandRecord, Override, is_over, next_deal, play, schedule};
use oddtrick::seat::Seat;

/// `1..4 2 9..7`: sizes and ranges.
fn sizes(text: &str) -> Vec<u8> {
    let mut all = Vec::new();
    for word in text.split_whitespace() {
        let number = |word: &str| word.parse::<u8>().unwrap();
        match word.split_once("..") {
            None => all.push(number(word)),
            Some((from, to)) if number(from) <= number(to) => all.extend(number(from)..=number(to)),
            Some((from, to)) => all.extend((number(to)..=number(from)).rev()),
        }
    }
    all
}

#[test]
fn schedules_of_ranges_and_lists() {
    let up_and_down = "schedule.back=true";
    for (id, settings, players, wanted) in [
        ("oh-hell", &[][..], 2, "1..13"),
        ("oh-hell", &[], 4, "1..13"),
        ("oh-hell", &[], 5, "1..10"),
        ("oh-hell", &[], 6, "1..8"),
        ("oh-hell", &[], 7, "1..7"),
        ("oh-hell", &[], 10, "1..5"),
        ("oh-hell", &[up_and_down], 4, "1..13 12..1"),
        // The largest possible hand comes once.
        ("oh-hell", &[up_and_down], 5, "1..10 9..1"),
        (
            "oh-hell",
            &[up_and_down, "schedule.step=2"],
            4,
            "1 3 5 7 9 11 13 11 9 7 5 3 1",
        ),
        (
            "oh-hell",
            &[up_and_down, "schedule.step=2"],
            5,
            "1 3 5 7 9 7 5 3 1",
        ),
        ("oh-hell", &["schedule.step=5"], 4, "1 6 11"),
        ("oh-hell", &["schedule.list=[10,9,8,7,6,5]"], 4, "10..5"),
        // Sizes that are too large are dropped, not reduced.
        ("oh-hell", &["schedule.list=[10,9,8,7,6,5]"], 6, "8..5"),
        (
            "oh-hell",
            &["schedule.list=[13,1,13]", up_and_down],
            4,
            "13 1 13",
        ),
        (
            "oh-hell",
            &["schedule.list=[1,8]", "schedule.repeat=players"],
            4,
            "1 8",
        ),
        (
            "oh-hell",
            &["schedule={from=13, to=1, back=true}"],
            4,
            "13..1 2..13",
        ),
        ("oh-hell", &["schedule={from=3, to=3}"], 4, "3"),
        ("oh-hell", &["schedule={from=5, to=5, back=true}"], 4, "5"),
        ("oh-hell", &["schedule={from=13, to=8}"], 5, "10..8"),
        ("oh-hell", &["schedule.list=[10,9,8]"], 10, ""),
        // From ten down to one, as far as the cards go.
        ("oh-hell", &["schedule={from=10, to=1}"], 2, "10..1"),
        ("oh-hell", &["schedule={from=10, to=1}"], 5, "10..1"),
        ("oh-hell", &["schedule={from=10, to=1}"], 6, "8..1"),
        ("oh-hell", &["schedule={from=10, to=1}"], 7, "7..1"),
        ("oh-hell", &["schedule={from=10, to=1}"], 8, "6..1"),
        ("oh-hell", &["schedule={from=10, to=1}"], 9, "5..1"),
        // Ten cards each until a player has 101.
        (
            "oh-hell",
            &["schedule={from=10, to=10}", "target=101"],
            4,
            "10",
        ),
        ("oh-hell-ten-and-off", &[], 3, "10..1 2..10"),
        ("oh-hell-ten-and-off", &[], 4, "10..1 2..10"),
        ("oh-hell-ten-and-off", &[], 5, "10..1 2..10"),
        ("oh-hell-ten-and-off", &[], 6, "8..1 2..8"),
        ("oh-hell-ten-and-off", &[], 7, "7..1 2..7"),
        ("romanian-whist", &[], 3, "1 1 1 2..7 8 8 8 7..2 1 1 1"),
        (
            "romanian-whist",
            &[],
            4,
            "1 1 1 1 2..7 8 8 8 8 7..2 1 1 1 1",
        ),
        (
            "romanian-whist",
            &[],
            5,
            "1 1 1 1 1 2..7 8 8 8 8 8 7..2 1 1 1 1 1",
        ),
        (
            "romanian-whist",
            &[],
            6,
            "1 1 1 1 1 1 2..7 8 8 8 8 8 8 7..2 1 1 1 1 1 1",
        ),
        ("romanian-whist", &["schedule.repeat=none"], 4, "1..8 7..1"),
        ("wizard", &[], 3, "1..20"),
        ("wizard", &[], 4, "1..15"),
        ("wizard", &[], 5, "1..12"),
        ("wizard", &[], 6, "1..10"),
    ] {
        assert_eq!(
            schedule(&scheme(id, settings), players),
            sizes(wanted),
            "{id} {settings:?} {players}"
        );
    }
}

#[test]
fn schedule_lengths_are_those_of_the_sources() {
    for (id, settings, players, hands) in [
        ("oh-hell", &["schedule.back=true"][..], 4, 25),
        ("oh-hell", &["schedule.back=true", "schedule.step=2"], 4, 13),
        ("oh-hell", &["schedule={from=10, to=1, back=true}"], 5, 19),
        ("oh-hell-ten-and-off", &[], 7, 13),
        ("romanian-whist", &[], 4, 24),
        ("romanian-whist", &[], 3, 21),
    ] {
        assert_eq!(
            schedule(&scheme(id, settings), players).len(),
            hands,
            "{id} {settings:?}"
        );
    }
}

/// The schedule does not count a player too many at the table. Sitting out a single hand does not change it.
#[test]
fn the_schedule_is_that_of_the_table() {
    let rules = scheme("oh-hell", &["players=[4,5]", "at-table=[4,6]"]);
    assert_eq!(schedule(&rules, 5), sizes("1..10"));
    assert_eq!(schedule(&rules, 6), sizes("1..10"));
    let out = HandRecord {
        out: Some(vec![Seat::new(0).unwrap()]),
        ..HandRecord::blank()
    };
    let deal = next_deal(&scheme("oh-hell", &[]), &after(9), table(5), &out).unwrap();
    assert_eq!(deal.cards, 10);
}

#[test]
fn without_a_number_of_cards_the_schedule_decides() {
    let rules = scheme("oh-hell", &[]);
    for (hands, cards) in [(0, 1), (4, 5), (12, 13)] {
        let mut record = hand(cards, &[0, 0, 0, 0], &[cards, 0, 0, 0]);
        record.cards = None;
        assert!(play(&rules, &after(hands), table(4), &record).is_ok());
        assert_eq!(
            play(
                &rules,
                &after(hands),
                table(4),
                &hand(3, &[0, 0, 0, 0], &[0, 3, 0, 0])
            )
            .map(|played| played.1.hands),
            Ok(hands + 1),
            "the table may deal what it likes"
        );
    }
}

#[test]
fn after_the_last_hand_the_game_is_over_unless_the_table_plays_on() {
    let rules = scheme("oh-hell", &["schedule.list=[3,2,1]"]);
    let extra = hand(2, &[0, 0, 0], &[2, 0, 0]);
    for hands in 0..6 {
        let over = hands >= 3;
        assert_eq!(is_over(&rules, &after(hands), 3), over);
        let played = play(&rules, &after(hands), table(3), &extra);
        assert_eq!(played.err(), over.then_some(HandError::GameOver));
        for overrides in [Some(Override::End), Some(Override::Hook)] {
            let on = HandRecord {
                overrides,
                ..extra.clone()
            };
            let legal = !over || overrides == Some(Override::End);
            assert_eq!(play(&rules, &after(hands), table(3), &on).is_ok(), legal);
        }
    }
    // A tie is played off with the cards of the largest hand.
    let deal = next_deal(&rules, &after(3), table(3), &HandRecord::<Seat>::blank()).unwrap();
    assert_eq!(deal.cards, 3);
}

#[test]
fn a_schedule_that_cannot_be_dealt_is_an_error() {
    let rules = scheme("oh-hell", &["schedule.list=[10,9,8]"]);
    let one = hand(5, &[0; 10], &[5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(
        play(&rules, &after(0), table(10), &one),
        Err(HandError::NoSchedule { seats: 10 })
    );
}
