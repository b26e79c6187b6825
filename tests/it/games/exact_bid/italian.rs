//! The Italian rules, example by example.

use super::{after, all, first, hand, points, scheme, seat, table};
use crate::support::Evening;
use oddtrick::cards::Trump;
use oddtrick::games::{HandRecord, next_deal, play, schedule};
use oddtrick::scheme::exact_bid::FallbackTrump;
use oddtrick::seat::{Direction, Seat};

#[test]
fn a_bid_of_three_that_is_made_scores_thirteen() {
    assert_eq!(points("oh-hell", &[], 5, &[3, 0, 0], &[3, 2, 0])[0], 13);
}

#[test]
fn a_miss_scores_nothing() {
    assert_eq!(points("oh-hell", &[], 5, &[3, 1, 2], &[2, 3, 0]), [0, 0, 0]);
}

#[test]
fn a_bid_of_no_tricks_is_worth_twelve_in_some_games() {
    let bonus = ["zero-bid.made.constant=12"];
    assert_eq!(points("oh-hell", &[], 5, &[0, 0], &[0, 5]), [10, 0]);
    assert_eq!(points("oh-hell", &bonus, 5, &[0, 0], &[0, 5]), [12, 0]);
}

#[test]
fn a_bid_of_no_tricks_is_worth_five_and_the_cards_in_others() {
    let set = ["zero-bid.made={constant=5, cards=1}"];
    for cards in 1..=13 {
        let wanted = 5 + i64::from(cards);
        assert_eq!(
            points("oh-hell", &set, cards, &[0, 0], &[0, cards]),
            [wanted, 0]
        );
    }
}

#[test]
fn a_grand_slam_scores_fifty_from_six_cards_on() {
    let set = ["slam.grand=50", "slam.from-cards=6"];
    for (cards, wanted) in [(5, 15), (6, 50), (13, 50)] {
        assert_eq!(
            points("oh-hell", &set, cards, &[cards, 1], &[cards, 0])[0],
            wanted
        );
    }
}

#[test]
fn a_small_slam_scores_twenty_five_from_six_cards_on() {
    let set = ["slam={grand=50, small=25, from-cards=6, adds=false}"];
    for (cards, wanted) in [(5, 14), (6, 25), (13, 25)] {
        let bid = cards - 1;
        assert_eq!(
            points("oh-hell", &set, cards, &[bid, 0], &[bid, 1])[0],
            wanted
        );
    }
}

#[test]
fn a_miss_by_three_costs_five_whatever_was_bid() {
    let set = ["big-miss={off=3, points=-5}"];
    assert_eq!(
        points("oh-hell", &set, 7, &[2, 3, 0, 4], &[5, 0, 2, 0]),
        [-5, -5, 0, -5]
    );
    // By the same rule a bid of 0 that takes three.
    assert_eq!(points("oh-hell", &set, 3, &[0, 1], &[3, 0]), [-5, 0]);
}

#[test]
fn after_0_2_2_with_five_cards_the_last_may_not_bid_1() {
    let rules = scheme("oh-hell", &[]);
    for bid in 0..=5 {
        let played = first(&rules, &hand(5, &[0, 2, 2, bid], &[1, 2, 2, 0]));
        assert_eq!(played.is_ok(), bid != 1, "{bid}");
    }
}

#[test]
fn a_revoke_costs_ten() {
    let rules = scheme("oh-hell", &[]);
    let revoked = HandRecord {
        revoke: Some(seat(0)),
        ..hand(5, &[3, 0, 0], &[3, 2, 0])
    };
    assert_eq!(
        first(&rules, &revoked).unwrap().points.as_slice(),
        [-10, 0, 10]
    );
}

#[test]
fn the_four_schedules_of_the_page() {
    let up: Vec<u8> = (1..=13).collect();
    let down: Vec<u8> = (1..=12).rev().collect();
    for (settings, wanted) in [
        (&[][..], up.clone()),
        (&["schedule.back=true"], [up, down].concat()),
        (
            &["schedule.back=true", "schedule.step=2"],
            vec![1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1],
        ),
        (&["schedule.list=[10,9,8,7,6,5]"], vec![10, 9, 8, 7, 6, 5]),
    ] {
        assert_eq!(schedule(&scheme("oh-hell", settings), 4), wanted);
    }
}

#[test]
fn bids_range_from_0_to_the_number_of_cards() {
    let rules = scheme("oh-hell", &[]);
    for cards in 1..=13 {
        for bid in 0..=cards + 1 {
            let record = hand(cards, &[0, bid, 1, cards], &[cards, 0, 0, 0]);
            assert_eq!(
                first(&rules, &record).is_ok(),
                bid <= cards,
                "{cards} {bid}"
            );
        }
    }
}

#[test]
fn the_highest_total_after_the_last_hand_wins() {
    let mut game = Evening::new("oh-hell", &["schedule.list=[2,1]"], 3);
    game.play(
        r#"{"bids":[2,1,0],"tricks":[2,0,0]}
           {"bids":[0,1,1],"tricks":[0,1,0]}"#,
    );
    assert!(game.ledger.is_over());
    assert_eq!(game.ledger.totals(), [22, 11, 10]);
    assert_eq!(game.ledger.leaders(), [0]);
}

/// If the whole pack is dealt, the last card, which is the dealer's, is trump.
#[test]
fn if_the_whole_pack_is_dealt_the_last_card_is_trump() {
    let rules = scheme("oh-hell", &[]);
    let trump = &rules.rules.exact_bid().unwrap().trump;
    assert_eq!(trump.last_resort, FallbackTrump::LastCard);
    let deal = next_deal(&rules, &after(12), table(4), &HandRecord::<Seat>::blank());
    assert_eq!(deal.map(|deal| (deal.cards, deal.trump)), Ok((13, None)));
}

#[test]
fn five_players_end_with_ten_cards() {
    assert_eq!(schedule(&scheme("oh-hell", &[]), 5).last(), Some(&10));
}

/// The dealer's right-hand neighbour speaks and leads first, and deals next.
#[test]
fn the_game_goes_round_to_the_right() {
    let rules = scheme("oh-hell", &[]);
    let (outcome, _) = play(
        &rules,
        &after(0),
        table(4),
        &hand(1, &[1, 0, 0, 1], &[1, 0, 0, 0]),
    )
    .unwrap();
    assert_eq!(outcome.dealer, seat(3));
    assert_eq!(
        (outcome.leader, outcome.next_dealer),
        (Some(seat(2)), seat(2))
    );
    // Callbreak is the only other scheme that is played anticlockwise.
    for other in all().filter(|other| other.id != "oh-hell") {
        let right = other.direction == Direction::Anticlockwise;
        assert_eq!(right, other.id == "callbreak", "{}", other.id);
    }
}

#[test]
fn trumps_go_round_and_begin_again() {
    let rotation =
        r#"trump={source="rotation", rotation=["hearts","diamonds","clubs","spades","none"]}"#;
    let rules = scheme("oh-hell", &[rotation]);
    let trump = |hands: u32| {
        let deal = next_deal(
            &rules,
            &after(hands),
            table(4),
            &HandRecord::<Seat>::blank(),
        );
        deal.unwrap().trump
    };
    for (hands, wanted) in [
        (0, Trump::Hearts),
        (1, Trump::Diamonds),
        (2, Trump::Clubs),
        (3, Trump::Spades),
        (4, Trump::None),
        (5, Trump::Hearts),
    ] {
        assert_eq!(trump(hands), Some(wanted), "{hands}");
    }
}

#[test]
fn the_last_hand_may_be_without_trump() {
    let trump = |settings: &[&str], hands: u32| {
        let rules = scheme("oh-hell", settings);
        let deal = next_deal(
            &rules,
            &after(hands),
            table(4),
            &HandRecord::<Seat>::blank(),
        );
        deal.unwrap().trump
    };
    assert_eq!(trump(&[], 12), None);
    assert_eq!(trump(&["trump.last-hand=none"], 11), None);
    assert_eq!(trump(&["trump.last-hand=none"], 12), Some(Trump::None));
    assert_eq!(trump(&["trump.source=last-card"], 0), None);
    assert_eq!(trump(&["trump.source=none"], 0), Some(Trump::None));
}
