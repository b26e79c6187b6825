//! Rare variants: tricks by trump suit, a set limited to the bid, a Boston that counts as two games.

use super::{bid, evening, outcome, points, seat, whist};
use crate::support::{Evening, scheme, stake};
use oddtrick::cards::Trump;
use oddtrick::games::entry::{Answer, Ask, Tap, entry, taps};
use oddtrick::games::{Carry, HandError, HandRecord, HandResult, Honours, Table, Tricks, play};
use oddtrick::money::Money;
use oddtrick::scheme::SettleMode;
use oddtrick::seat::Seat;
use oddtrick::settle;

/// The value of the odd trick by trump suit, from Parlett.
const BY_SUIT: &str = "suit-values={ spades=1, clubs=2, diamonds=3, hearts=4 }";

const SUITS: [(Trump, i64); 4] = [
    (Trump::Spades, 1),
    (Trump::Clubs, 2),
    (Trump::Diamonds, 3),
    (Trump::Hearts, 4),
];

fn with_trump(hand: HandRecord<Seat>, trump: Trump) -> HandRecord<Seat> {
    HandRecord {
        trump: Some(trump),
        ..hand
    }
}

#[test]
fn trick_values_depend_on_the_trump_suit() {
    let by_suit = scheme("whist-5", &[BY_SUIT, "target=100"]);
    for (trump, worth) in SUITS {
        for tricks in 0..=13_u8 {
            let odd = i64::from(tricks) - 6;
            let wanted = if odd > 0 {
                [odd * worth, 0, odd * worth, 0]
            } else {
                [0, (1 - odd) * worth, 0, (1 - odd) * worth]
            };
            let hand = with_trump(whist(2, tricks), trump);
            assert_eq!(points(&by_suit, &hand), wanted, "{trump:?} {tricks}");
        }
    }
    // An unnamed suit counts once, and all thirteen are multiplied as well.
    let some = scheme("whist-5", &["suit-values={ hearts=2 }", "boston=3"]);
    let spades = with_trump(whist(0, 9), Trump::Spades);
    assert_eq!(points(&some, &spades), [3, 0, 3, 0]);
    let all = with_trump(whist(0, 13), Trump::Hearts);
    assert_eq!(points(&some, &all), [42, 0, 42, 0]);
}

#[test]
fn honours_do_not_depend_on_the_trump_suit() {
    let long = scheme("whist-long", &[BY_SUIT]);
    let mut hand = with_trump(whist(0, 7), Trump::Hearts);
    hand.honours = Some(Honours {
        side: seat(1),
        count: 4,
    });
    assert_eq!(points(&long, &hand), [4, 4, 4, 4]);
}

#[test]
fn the_suit_is_required_if_it_affects_the_score() {
    let by_suit = scheme("whist-5", &[BY_SUIT]);
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    let refused = |hand| play(&by_suit, &Carry::default(), table, &hand).unwrap_err();
    let missing = HandError::Missing { key: "trump" };
    assert_eq!(refused(whist(0, 7)), missing);
    assert_eq!(missing.to_string(), "`trump` is missing");
    assert_eq!(
        refused(with_trump(whist(0, 7), Trump::None)).to_string(),
        "`whist` needs a trump suit"
    );
    let passed = HandRecord {
        passed: Some(true),
        ..HandRecord::blank()
    };
    assert!(play(&by_suit, &Carry::default(), table, &passed).is_ok());
}

#[test]
fn the_suit_takes_one_more_tap_unless_noted_before() {
    let by_suit = scheme("whist-5", &[BY_SUIT]);
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    let open = |taps: &[Tap]| entry(&by_suit, &Carry::default(), table, taps);
    let side = Tap::Answer(Ask::Side, Answer::Player(seat(1)));
    let clubs = Tap::Answer(Ask::Trump, Answer::Trump(Trump::Clubs));
    let tricks = Tap::Answer(Ask::Tricks, Answer::Tricks(9));
    let asked = |taps: &[Tap]| {
        let entry = open(taps);
        entry.now.map(|now| entry.steps[now].ask)
    };
    let trail = [side.clone(), clubs.clone(), tricks.clone()];
    for (n, ask) in [(0, Ask::Side), (1, Ask::Trump), (2, Ask::Tricks)] {
        assert_eq!(asked(&trail[..n]), Some(ask));
    }
    let hand = open(&trail).hand.unwrap();
    assert_eq!(
        serde_json::to_string(&hand).unwrap(),
        r#"{"side":1,"tricks":9,"trump":"clubs"}"#
    );
    // The choices' scores include the suit.
    let tricks_step = &open(&trail[..2]).steps[2];
    let nine = Answer::Tricks(9);
    let nine = tricks_step.choices.iter().find(|one| one.answer == nine);
    assert_eq!(nine.unwrap().worth, Some(6));
    // If noted in the header it is not asked for; if cleared it is.
    let noted = [Tap::Trump(Trump::Clubs), side.clone()];
    assert_eq!(asked(&noted), Some(Ask::Tricks));
    let blank = [noted.to_vec(), vec![Tap::Reopen(Ask::Trump)]].concat();
    assert_eq!(asked(&blank), Some(Ask::Trump));
    // The last input wins, in either place.
    let header = Tap::Trump(Trump::Hearts);
    let changed = [side.clone(), clubs.clone(), header.clone(), tricks.clone()];
    assert_eq!(open(&changed).hand.unwrap().trump, Some(Trump::Hearts));
    let changed = [header, side, clubs, tricks];
    assert_eq!(open(&changed).hand.unwrap().trump, Some(Trump::Clubs));
    // The hand's taps enter it again.
    let again = taps(&by_suit, &Carry::default(), table, &hand);
    assert_eq!(open(&again).hand, Some(hand));
    let kept: Vec<Tap> = serde_json::from_str(&serde_json::to_string(&trail).unwrap()).unwrap();
    assert_eq!(kept, trail);
}

#[test]
fn the_cost_of_a_set_can_be_limited_to_the_bid() {
    let clamped = scheme("bid-whist-shortfall", &["set-clamp=bid"]);
    let free = scheme("bid-whist-shortfall", &[]);
    for level in 1..=7_u8 {
        for books in 1..=13_u8 {
            let hand = bid(0, level, None, books);
            let short = i64::from(level + 6) - i64::from(books);
            let (most, all) = if short > 0 {
                (-short.min(level.into()), -short)
            } else {
                (i64::from(books) - 6, i64::from(books) - 6)
            };
            assert_eq!(points(&clamped, &hand)[0], most, "{level} {books}");
            assert_eq!(points(&free, &hand)[0], all, "{level} {books}");
        }
    }
    // Seven bid and four taken: nine short.
    assert_eq!(points(&clamped, &bid(0, 7, None, 4)), [-7, 0, -7, 0]);
}

/// The hand in which seven were bid and all thirteen taken, or another.
fn won_with(id: &str, settings: &[&str], hand: &HandRecord<Seat>) -> (u8, bool) {
    let (outcome, _) = outcome(&scheme(id, settings), &Carry::default(), hand);
    let HandResult::Shared(shared) = outcome.result else {
        panic!("{:?}", outcome.result);
    };
    shared.won.map_or((0, false), |won| (won.games, won.rubber))
}

#[test]
fn a_game_won_by_a_boston_that_was_bid_counts_as_two() {
    for (level, tricks, games) in [(7, 13, 2), (6, 13, 1), (7, 12, 1)] {
        let found = won_with("bid-whist", &[], &bid(1, level, None, tricks));
        assert_eq!(found, (games, false), "{level} {tricks}");
    }
    // Without the key it counts as one game.
    assert_eq!(
        won_with("bid-whist-parlett", &[], &bid(1, 7, None, 13)),
        (1, false)
    );
    // Adjustments win the game before the tricks do.
    let mut given = bid(1, 7, None, 13);
    given.adjust = Some(vec![oddtrick::games::Adjustment {
        player: seat(1),
        points: 7,
        reason: String::new(),
    }]);
    assert_eq!(won_with("bid-whist", &[], &given), (1, false));
}

const RUBBER: &str = "rubber={ games=3, single=1, double=2, treble=3, bonus=4 }";

#[test]
fn in_a_rubber_a_boston_game_counts_as_two() {
    let mut evening = evening("bid-whist", &[RUBBER]);
    evening.play(r#"{"bidder":"Ann","bid":7,"tricks":13}"#);
    let sides = evening.ledger.carry().sides;
    assert_eq!(
        (sides.games, sides.worth, sides.over),
        ([2, 0], [6, 0], false)
    );
    evening.play(r#"{"bidder":"Bob","bid":7,"tricks":13}"#);
    evening.play(r#"{"bidder":"Ann","bid":7,"tricks":13}"#);
    let sides = evening.ledger.carry().sides;
    assert_eq!(
        (sides.games, sides.worth, sides.over),
        ([4, 2], [16, 6], true)
    );
}

/// Ann's payout, for a stake of ten chips.
fn paid(mut evening: Evening, settle: SettleMode, hands: &str) -> Money {
    evening = evening.staked(stake("10", "XXX"), settle);
    evening.play(hands);
    settle::payouts(&evening.ledger).unwrap().unwrap().rounded[0]
}

#[test]
fn per_game_a_boston_game_is_two_stakes() {
    let boston = r#"{"bidder":"Cy","bid":7,"tricks":13}"#;
    let plain = r#"{"bidder":"Cy","bid":6,"tricks":13}"#;
    let lost = r#"{"bidder":"Dee","bid":7,"tricks":13}"#;
    for settle in [SettleMode::WinnerTakesPot, SettleMode::ByPlace] {
        let one = |hands: &str| paid(evening("bid-whist", &[]), settle, hands);
        assert_eq!(one(boston), Money(20));
        assert_eq!(one(plain), Money(10));
        assert_eq!(one(lost), Money(-20));
        // Hands played on change nothing, and a rubber counts once.
        let on = format!("{boston}\n{}", plain.replace('}', r#","override":"end"}"#));
        assert_eq!(one(&on), Money(20));
        // The others lead in the end, but the game that counts double is not theirs.
        let theirs = lost.replace('}', r#","override":"end"}"#);
        let overtaken = format!("{boston}\n{theirs}\n{theirs}");
        assert_eq!(one(&overtaken), Money(-10));
        let rubber = format!("{boston}\n{boston}");
        assert_eq!(
            paid(evening("bid-whist", &[RUBBER]), settle, &rubber),
            Money(10)
        );
        let before = r#"{"bidder":"Ann","bid":4,"tricks":10}"#;
        assert_eq!(one(before), Money(10));
    }
    let per_game = |hands: &str| {
        let settle = SettleMode::PerGame;
        paid(evening("bid-whist", &[RUBBER]), settle, hands)
    };
    assert_eq!(per_game(boston), Money(20));
    assert_eq!(per_game(&format!("{boston}\n{lost}\n{boston}")), Money(20));
    // Points count alike, however scored.
    assert_eq!(
        paid(evening("bid-whist", &[]), SettleMode::PerPoint, boston),
        Money(70)
    );
}

/// The same hand, recorded for the other side.
#[test]
fn tricks_are_those_of_the_named_side() {
    let by_suit = scheme("whist-5", &[BY_SUIT]);
    for (trump, _) in SUITS {
        for tricks in 0..=13_u8 {
            let one = with_trump(whist(0, tricks), trump);
            let other = HandRecord {
                side: Some(seat(3)),
                tricks: Some(Tricks::Side(13 - tricks)),
                ..one.clone()
            };
            assert_eq!(points(&by_suit, &one), points(&by_suit, &other));
        }
    }
}
