//! The value of a hand for players who sat it out.

use crate::support::{Evening, id, stake};
use oddtrick::games::Adjustment;
use oddtrick::ledger::{Edit, Terms};
use oddtrick::scheme::SettleMode::{self, Difference, PerPoint};
use oddtrick::settle::{counted, of_hand, payouts};
use oddtrick::view::Message;
use oddtrick::view::result::result;
use oddtrick::words::Words;

/// A table with a stake at which hands count for players who sit out, or not.
fn table(id: &str, settle: SettleMode, sits_out_counts: bool) -> Evening {
    let mut evening = Evening::new(id, &[], 5).staked(stake("0.10", "EUR"), settle);
    let before = evening.ledger.session().terms;
    let after = Terms {
        sits_out_counts,
        ..before
    };
    if before != after {
        let change = Edit::Settle { before, after };
        evening.ledger.apply(&change).unwrap();
    }
    evening
}

/// Two hands of Oh Hell at a table of five; Bob sits out the second.
fn oh_hell(settle: SettleMode, sits_out_counts: bool) -> Evening {
    let mut evening = table("oh-hell", settle, sits_out_counts);
    evening.play(
        r#"{"bids":[0,0,1,0,1],"tricks":[0,0,1,0,0]}
           {"bids":[0,null,1,0,0],"tricks":[0,null,2,0,0],"out":["Bob"]}"#,
    );
    evening
}

fn won(evening: &Evening) -> Vec<i64> {
    let all = payouts(&evening.ledger).unwrap().unwrap();
    all.rounded.iter().map(|money| money.0).collect()
}

#[test]
fn a_sat_out_hand_is_not_settled_unless_the_table_says_so() {
    for settle in [Difference, PerPoint] {
        for counts in [false, true] {
            let evening = oh_hell(settle, counts);
            let first = {
                let mut alone = oh_hell(settle, counts);
                let last = alone.ledger.session().hands[1].clone();
                alone
                    .ledger
                    .apply(&Edit::RemoveHand {
                        index: 1,
                        hand: last,
                    })
                    .unwrap();
                won(&alone)
            };
            let both = won(&evening);
            assert_eq!(both.iter().sum::<i64>(), 0);
            assert_eq!(
                both[1] != first[1],
                counts,
                "{settle:?} {counts}: {first:?} {both:?}"
            );
        }
    }
}

/// A hand that a player sat out is worth the same to the others in either case.
#[test]
fn the_others_settle_as_without_the_player_who_sat_out() {
    let evening = oh_hell(Difference, false);
    let (session, outcome) = (
        evening.ledger.session(),
        &evening.ledger.played()[1].outcome,
    );
    let stake = session.stake.unwrap();
    let counted = counted(session.terms, &outcome.points, &outcome.out);
    assert_eq!(counted[1], None);
    let at_five = of_hand(&session.scheme, Difference, stake, &counted, None).unwrap();
    let without: Vec<_> = counted.into_iter().flatten().map(Some).collect();
    let at_four = of_hand(&session.scheme, Difference, stake, &without, None).unwrap();
    assert_eq!(at_five[1].0, 0);
    let others: Vec<_> = [0, 2, 3, 4].map(|seat| at_five[seat]).into();
    assert_eq!(others, at_four);
}

#[test]
fn the_result_says_whether_sat_out_hands_count() {
    let said = |evening: &Evening| {
        let view = result(&evening.ledger, Vec::new()).unwrap();
        let is_noted = |note: &&Message| {
            matches!(
                note,
                Message::MoneySatOutPays | Message::MoneySatOutFree | Message::MoneySatOutAdjusted
            )
        };
        let note = view.notes.iter().find(is_noted);
        note.map(|note| Words::of("en").say(note))
    };
    let free = "Whoever sits out a hand neither pays nor is paid for it.";
    assert_eq!(said(&oh_hell(Difference, false)).as_deref(), Some(free));
    let pays = "Whoever sits out a hand pays for it too.";
    assert_eq!(said(&oh_hell(Difference, true)).as_deref(), Some(pays));
    assert_eq!(said(&oh_hell(SettleMode::ByPlace, false)), None);
    // Points moved in such a hand count for the player who sat it out too.
    let mut moved = oh_hell(Difference, false);
    let before = won(&moved);
    moved.play(
        r#"{"bids":[0,null,1,0,0],"tricks":[0,null,3,0,0],"out":["Bob"],"adjust":[{"player":"Bob","points":-5},{"player":"Ann","points":5}]}"#,
    );
    assert!(won(&moved)[1] < before[1]);
    let adjusted = "Whoever sits out a hand neither pays nor is paid for its play; an adjustment of points counts for everyone.";
    assert_eq!(said(&moved).as_deref(), Some(adjusted));
    let mut nobody = Evening::new("oh-hell", &[], 5).staked(stake("0.10", "EUR"), Difference);
    nobody.play(r#"{"bids":[0,0,1,0,1],"tricks":[0,0,1,0,0]}"#);
    assert_eq!(said(&nobody), None);
}

#[test]
fn the_result_says_who_sat_out() {
    let said = |evening: &Evening| {
        let view = result(&evening.ledger, Vec::new()).unwrap();
        let is_noted = |note: &&Message| matches!(note, Message::MoneySatOut { .. });
        let note = view.notes.iter().find(is_noted);
        note.map(|note| Words::of("en").say(note))
    };
    let mut evening = oh_hell(SettleMode::ByPlace, false);
    assert_eq!(said(&evening).as_deref(), Some("Sat out: Bob 1 hand"));
    evening.play(
        r#"{"bids":[0,null,1,0,0],"tricks":[0,null,3,0,0],"out":["Bob"]}
           {"bids":[null,0,1,0,0],"tricks":[null,0,4,0,0],"out":["Ann"]}"#,
    );
    assert_eq!(
        said(&evening).as_deref(),
        Some("Sat out: Ann 1 hand, Bob 2 hands")
    );
    let mut nobody = Evening::new("oh-hell", &[], 5);
    nobody.play(r#"{"bids":[0,0,1,0,1],"tricks":[0,0,1,0,0]}"#);
    assert_eq!(said(&nobody), None);
}

/// Without a hand there is no rank, but the points are not left out.
#[test]
fn the_result_says_who_played_no_hand() {
    let said = |evening: &Evening| {
        let view = result(&evening.ledger, Vec::new()).unwrap();
        let is_noted = |note: &&Message| matches!(note, Message::ResultWithoutHand { .. });
        let note = view.notes.iter().find(is_noted);
        note.map(|note| Words::of("en").say(note))
    };
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.join(4);
    evening.reseat(&[0, 1, 2, 3, 4]);
    assert_eq!(said(&evening), None, "nobody has");
    evening.reseat(&[0, 1, 2, 3]);
    evening.play(r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#);
    assert_eq!(said(&evening), None, "Eve is not at the table");
    evening.reseat(&[0, 1, 2, 3, 4]);
    assert_eq!(said(&evening).as_deref(), Some("Played no hand: Eve 0"));
    let late = Adjustment {
        player: id(4),
        points: 7,
        reason: String::new(),
    };
    let edit = Edit::Adjust {
        hand: evening.ledger.session().hands[0].id,
        before: Vec::new(),
        after: vec![late],
    };
    evening.ledger.apply(&edit).unwrap();
    evening.reseat(&[0, 1, 2, 3]);
    assert_eq!(said(&evening).as_deref(), Some("Played no hand: Eve 7"));
    evening.reseat(&[0, 1, 2, 3, 4]);
    evening.play(r#"{"bids":[0,0,0,0,0],"tricks":[2,0,0,0,0]}"#);
    assert_eq!(said(&evening), None);
}

/// In zero-sum games it makes no difference per point, because the mean is 0.
#[test]
fn sitting_out_makes_no_difference_per_point_in_solo() {
    let mut amounts = Vec::new();
    for sits_out_counts in [true, false] {
        let mut evening = table("solo-whist-points", PerPoint, sits_out_counts);
        evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":6}"#);
        amounts.push(won(&evening));
    }
    assert_eq!(amounts[0], amounts[1]);
}

/// The adjustments of a player who sat out are settled with everybody, and settle nothing else of the hand.
#[test]
fn adjustments_of_a_player_who_sat_out_are_settled_alone() {
    let mut evening = oh_hell(Difference, false);
    let before = won(&evening);
    let hand = evening.ledger.session().hands[1].clone();
    let given = vec![Adjustment {
        player: hand.seats[1],
        points: 3,
        reason: String::new(),
    }];
    let (hand, before_it) = (hand.id, Vec::new());
    let edit = Edit::Adjust {
        hand,
        before: before_it,
        after: given,
    };
    evening.ledger.apply(&edit).unwrap();
    let after = won(&evening);
    // Three points at 0.10 from each of four.
    let change: Vec<i64> = after
        .iter()
        .zip(&before)
        .map(|(after, before)| after - before)
        .collect();
    assert_eq!(change, [-30, 120, -30, -30, -30]);
}
