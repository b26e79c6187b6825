//! Rare variants: a game to a total, a miss that halves, and hands without trumps.

use super::{after, first, hand, points, scheme, seat, table};
use crate::support::Evening;
use oddtrick::cards::Trump;
use oddtrick::games::entry::{Answer, Ask, Tap, entry};
use oddtrick::games::{
    Carry, HandError, HandRecord, Override, is_over, length, next_deal, play, schedule,
};
use oddtrick::scheme::Scheme;
use oddtrick::seat::{PerSeat, Seat};

/// The scheme's fixed trump after this many hands with this many players.
fn trump(scheme: &Scheme, hands: u32, seats: usize, said: &HandRecord<Seat>) -> Option<Trump> {
    let deal = next_deal(scheme, &after(hands), table(seats), said).unwrap();
    deal.trump
}

/// Ten cards each until a player has 101.
const TO_101: [&str; 2] = ["schedule={from=10, to=10}", "target=101"];

#[test]
fn a_game_to_101_ends_when_a_player_has_101() {
    let mut evening = Evening::new("oh-hell", &TO_101, 3);
    let all_of_it = r#"{"bids":[10,0,1],"tricks":[10,0,0]}"#;
    for total in [20, 40, 60, 80, 100] {
        assert!(!evening.ledger.is_over());
        evening.play(all_of_it);
        assert_eq!(evening.ledger.totals(), [total, total / 2, 0]);
        let cards = evening.ledger.session().hands.last().unwrap().record.cards;
        assert_eq!(cards, Some(10));
    }
    assert!(!evening.ledger.is_over());
    evening.play(r#"{"bids":[0,1,2],"tricks":[0,7,3]}"#);
    assert_eq!(evening.ledger.totals(), [110, 50, 0]);
    assert!(evening.ledger.is_over());
    assert_eq!(evening.ledger.leaders(), [0]);
    assert_eq!(
        evening.try_play(all_of_it).unwrap_err().to_string(),
        "hand 7: the game is over"
    );
    // The table may play on, and the game stays over whatever the totals.
    evening.play(
        r#"{"passed":true,"override":"end","adjust":[{"player":"Ann","points":-100,"reason":"bad luck"}]}"#,
    );
    assert_eq!(evening.ledger.totals(), [10, 50, 0]);
    assert!(evening.ledger.is_over());
}

#[test]
fn the_schedule_repeats_in_a_game_to_a_total() {
    let rules = scheme("oh-hell", &["schedule.list=[3,2]", "target=50"]);
    assert_eq!((schedule(&rules, 4), length(&rules, 4)), (vec![3, 2], None));
    for (hands, cards) in [(0, 3), (1, 2), (2, 3), (7, 2), (1000, 3)] {
        let deal = next_deal(&rules, &after(hands), table(4), &HandRecord::blank());
        assert_eq!(deal.unwrap().cards, cards, "{hands}");
        assert!(!is_over(&rules, &after(hands), 4));
    }
    let plain = scheme("oh-hell", &["schedule.list=[3,2]"]);
    assert_eq!(length(&plain, 4), Some(2));
    assert_eq!(length(&scheme("solo-whist-units", &[]), 4), None);
    let reached = Carry {
        reached: true,
        ..after(2)
    };
    let one = hand(3, &[0, 0, 0, 0], &[3, 0, 0, 0]);
    assert_eq!(
        play(&rules, &reached, table(4), &one),
        Err(HandError::GameOver)
    );
    let on = HandRecord {
        overrides: Some(Override::End),
        ..one
    };
    assert!(play(&rules, &reached, table(4), &on).is_ok());
    let none = scheme("oh-hell", &["schedule.list=[13]", "target=50"]);
    assert!(is_over(&none, &after(0), 5));
}

/// Totals before a hand follow the player: a player who takes a seat does not inherit them.
#[test]
fn a_total_follows_the_player_and_not_the_seat() {
    let settings = ["schedule={from=10, to=10}", "target=25", "hook=off"];
    let mut evening = Evening::new("oh-hell", &settings, 3);
    evening.play(r#"{"bids":[10,0,0],"tricks":[10,0,0]}"#);
    evening.join(3);
    evening.reseat(&[3, 1, 2]);
    // Eleven for Dee in Ann's seat are eleven and not thirty-one.
    evening.play(r#"{"bids":[1,2,4],"tricks":[1,0,9]}"#);
    assert_eq!(evening.ledger.totals(), [20, 10, 10, 11]);
    assert!(!evening.ledger.is_over());
    evening.reseat(&[1, 2, 0]);
    assert_eq!(evening.ledger.carry().totals.as_slice(), [10, 10, 20]);
    evening.play(r#"{"bids":[1,1,1],"tricks":[9,0,1]}"#);
    assert_eq!(evening.ledger.totals(), [31, 10, 10, 11]);
    assert!(evening.ledger.is_over());
}

#[test]
fn a_game_where_the_lowest_wins_ends_at_the_highest_total() {
    let mut evening = Evening::new("oh-hell-low", &["target=3", "schedule.list=[2]"], 3);
    evening.play(r#"{"bids":[2,1,0],"tricks":[0,1,1]}"#);
    assert_eq!(evening.ledger.totals(), [3, 0, 1]);
    assert!(evening.ledger.is_over());
    assert_eq!(evening.ledger.leaders(), [1]);
}

#[test]
fn a_miss_can_halve_the_total() {
    let halves = ["halve-on-miss=true"];
    let rules = scheme("oh-hell", &halves);
    for (total, lost) in [
        (0, 0),
        (1, 0),
        (2, 1),
        (15, 7),
        (16, 8),
        // A negative total is not halved.
        (-9, 0),
        (i64::MAX, i64::MAX / 2),
    ] {
        let carry = Carry {
            totals: PerSeat::from_fn(3, |seat| if seat.index() == 1 { total } else { 0 }),
            ..after(4)
        };
        let missed = hand(5, &[1, 2, 1], &[1, 3, 1]);
        let (outcome, next) = play(&rules, &carry, table(3), &missed).unwrap();
        assert_eq!(outcome.points.as_slice(), [11, -lost, 11], "{total}");
        assert_eq!(next.totals.as_slice(), [11, total - lost, 11], "{total}");
    }
    // Nothing else differs: a bid made, and the cost in the first hand.
    assert_eq!(
        points("oh-hell", &halves, 5, &[3, 0, 0], &[3, 2, 0]),
        [13, 0, 10]
    );
}

#[test]
fn a_halved_total_is_replayed_when_an_earlier_hand_is_corrected() {
    let mut evening = Evening::new("oh-hell", &["halve-on-miss=true"], 3);
    evening.play(
        r#"{"bids":[1,0,1],"tricks":[1,0,0]}
           {"bids":[0,1,2],"tricks":[1,1,0]}"#,
    );
    assert_eq!(evening.points(1), [-5, 11, 0]);
    assert_eq!(evening.ledger.totals(), [6, 21, 0]);
    let before = evening.ledger.session().hands[0].clone();
    let mut after = before.clone();
    after.record = evening
        .hand(r#"{"cards":1,"dealer":"Ann","bids":[0,0,0],"tricks":[1,0,0]}"#)
        .record;
    let edit = oddtrick::ledger::Edit::ReplaceHand { before, after };
    evening.ledger.apply(&edit).unwrap();
    assert_eq!(evening.ledger.totals(), [0, 21, 10 - 5]);
    evening.ledger.apply(&edit.inverse()).unwrap();
    assert_eq!(evening.ledger.totals(), [6, 21, 0]);
}

/// The dock shows what a miss would cost each player.
#[test]
fn the_dock_shows_the_cost_of_a_miss_that_halves() {
    let rules = scheme("oh-hell", &["halve-on-miss=true", "direction=clockwise"]);
    let carry = Carry {
        totals: PerSeat::from_fn(2, |seat| if seat.index() == 0 { 31 } else { 8 }),
        ..after(1)
    };
    let taps = [
        Tap::Answer(Ask::Bid(seat(0)), Answer::Bid(1)),
        Tap::Answer(Ask::Bid(seat(1)), Answer::Bid(0)),
    ];
    let entry = entry(&rules, &carry, table(2), &taps);
    let worth = |ask: Ask| -> Vec<Option<i64>> {
        let step = entry.steps.iter().find(|step| step.ask == ask).unwrap();
        step.choices.iter().map(|choice| choice.worth).collect()
    };
    assert_eq!(worth(Ask::Taken(seat(0))), [Some(-15), Some(11), Some(-15)]);
    assert_eq!(worth(Ask::Taken(seat(1))), [Some(10), Some(-4), Some(-4)]);
}

#[test]
fn the_hands_of_eight_in_romanian_whist_have_no_trump() {
    let rules = scheme("romanian-whist", &[]);
    for seats in 3..=6 {
        let sizes = schedule(&rules, seats);
        for (hands, cards) in (0..).zip(&sizes) {
            let wanted = (*cards == 8).then_some(Trump::None);
            let found = trump(&rules, hands, seats, &HandRecord::blank());
            assert_eq!(found, wanted, "{seats} {cards}");
        }
        assert_eq!(sizes.iter().filter(|cards| **cards == 8).count(), seats);
    }
    // It is stored with the hand, unless another was noted.
    let mut evening = Evening::new("romanian-whist", &["schedule.list=[8,8,7]"], 3);
    evening.play(
        r#"{"bids":[0,0,0],"tricks":[8,0,0]}
           {"bids":[0,0,0],"tricks":[8,0,0],"trump":"clubs"}
           {"bids":[0,0,0],"tricks":[7,0,0]}"#,
    );
    let noted: Vec<_> = evening
        .ledger
        .session()
        .hands
        .iter()
        .map(|hand| hand.record.trump)
        .collect();
    assert_eq!(noted, [Some(Trump::None), Some(Trump::Clubs), None]);
    // The cards dealt count, not those of the schedule.
    let eight = HandRecord {
        cards: Some(8),
        ..HandRecord::blank()
    };
    assert_eq!(trump(&rules, 0, 4, &eight), Some(Trump::None));
}

#[test]
fn without_a_card_left_the_last_dealt_is_trump_or_there_is_none() {
    let blank = HandRecord::blank();
    let last_card = scheme("oh-hell", &[]);
    let none = scheme("oh-hell", &["trump.last-resort=none"]);
    for (hands, seats, left) in [
        (11, 4, true),
        // Thirteen for four are the whole pack, ten for five leave two cards.
        (12, 4, false),
        (9, 5, true),
        (12, 2, true),
    ] {
        assert_eq!(trump(&last_card, hands, seats, &blank), None);
        let wanted = (!left).then_some(Trump::None);
        assert_eq!(
            trump(&none, hands, seats, &blank),
            wanted,
            "{hands} {seats}"
        );
    }
    // One of five players sits out, and the thirteenth card is the last.
    let out = HandRecord {
        out: Some(vec![seat(0)]),
        cards: Some(13),
        ..HandRecord::blank()
    };
    assert_eq!(trump(&none, 0, 5, &out), Some(Trump::None));
}

#[test]
fn hands_from_a_number_of_cards_on_have_no_trump() {
    for source in [
        r#"source="turn-up""#,
        r#"source="last-card""#,
        r#"source="rotation", rotation=["hearts"]"#,
    ] {
        let rules = scheme("oh-hell", &[&format!("trump={{ {source}, none-from=12 }}")]);
        for hands in 0..13 {
            let found = trump(&rules, hands, 4, &HandRecord::blank());
            assert_eq!(found == Some(Trump::None), hands >= 11, "{source} {hands}");
        }
    }
}

/// With one card, a bid of 0 is one below the number of cards, but no small slam.
#[test]
fn a_bid_of_0_is_no_small_slam() {
    let slams = scheme(
        "oh-hell",
        &[
            "slam={ grand=50, small=25, from-cards=1, adds=false }",
            "hook=off",
        ],
    );
    let outcome = first(&slams, &hand(1, &[0, 1, 0, 0], &[0, 1, 0, 0])).unwrap();
    assert_eq!(outcome.points.as_slice(), [10, 50, 10, 10]);
}
