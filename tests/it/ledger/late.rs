//! Points a late player begins with: part of the total, but of no hand's score and not of the money.

use super::{done_and_undone, refused};
use crate::support::{Evening, OH_HELL, editor_of, id, participant, stake, stamp};
use oddtrick::games::Adjustment;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Edit, EditError, Hand, Ledger, ParticipantId};
use oddtrick::scheme::SettleMode;
use oddtrick::settle::payouts;

fn begins(points: i64) -> Adjustment<ParticipantId> {
    Adjustment {
        player: id(4),
        points,
        reason: "joined late".to_owned(),
    }
}

/// Two hands of four, then Eve joins with the lowest total.
fn late(settle: SettleMode) -> Evening {
    let mut evening = Evening::new("oh-hell", &[], 4).staked(stake("1", "XXX"), settle);
    evening.play(OH_HELL);
    evening.join(4);
    evening.reseat(&[0, 1, 2, 3, 4]);
    assert_eq!(evening.ledger.totals(), [11, 10, 20, 20, 0]);
    let edit = Edit::Adjust {
        hand: evening.ledger.session().hands[1].id,
        before: Vec::new(),
        after: vec![begins(10)],
    };
    done_and_undone(&mut evening.ledger, &edit);
    evening
}

#[test]
fn late_points_are_part_of_the_total_from_the_hand_before_on() {
    let mut evening = late(SettleMode::Difference);
    assert_eq!(evening.ledger.totals(), [11, 10, 20, 20, 10]);
    assert_eq!(evening.points(1), [11, 0, 10, 10], "and of no hand");
    // Nobody has sat before the first hand, whatever the total.
    assert_eq!(evening.ledger.places()[4], None);
    evening.play(r#"{"bids":[0,0,0,0,2],"tricks":[1,0,0,0,2]}"#);
    assert_eq!(evening.ledger.totals(), [11, 20, 30, 30, 22]);
    assert_eq!(evening.ledger.places()[4], Some(3));
}

#[test]
fn late_points_count_only_if_totals_are_settled() {
    for (settle, eve) in [
        (SettleMode::PerPoint, 0),
        (SettleMode::Difference, 0),
        (SettleMode::WinnerTakesPot, 0),
    ] {
        let evening = late(settle);
        let paid = payouts(&evening.ledger).unwrap().unwrap();
        assert_eq!(paid.rounded[4].0, eve, "{settle:?}");
        assert_eq!(paid.rounded.iter().map(|one| one.0).sum::<i64>(), 0);
    }
    // Third of five: one stake from each of two, one to each of two.
    let mut evening = late(SettleMode::ByPlace);
    evening.play(r#"{"bids":[0,0,0,0,2],"tricks":[1,0,0,0,2]}"#);
    assert_eq!(payouts(&evening.ledger).unwrap().unwrap().rounded[4].0, 0);
}

#[test]
fn a_player_with_starting_points_cannot_be_removed() {
    let mut evening = late(SettleMode::Difference);
    evening.reseat(&[0, 1, 2, 3]);
    let leave = Edit::Leave {
        participant: participant(4),
    };
    let error = EditError::HasPlayed {
        name: "Eve".to_owned(),
    };
    assert_eq!(refused(&mut evening.ledger, &leave), error);
}

#[test]
fn a_correction_keeps_late_points() {
    let evening = late(SettleMode::Difference);
    let hand = evening.ledger.session().hands[1].id;
    let mut editor = evening.editor();
    let mut moves = 0;
    let mut stamp = || {
        moves += 1;
        stamp(moves)
    };
    let seat = |n| oddtrick::seat::Seat::new(n).unwrap();
    editor.correct(hand);
    // Bob had bid one as well, and then Dee had to.
    let taps = [
        Tap::Reopen(Ask::Bid(seat(1))),
        Tap::Answer(Ask::Bid(seat(1)), Answer::Bid(1)),
        Tap::Answer(Ask::Bid(seat(3)), Answer::Bid(1)),
    ];
    for tap in taps {
        editor.tap(tap, stamp()).unwrap();
    }
    assert_eq!(editor.correcting(), None);
    assert_eq!(editor.ledger().totals(), [11, 21, 20, 10, 10]);
    let adjust = editor.ledger().session().hands[1].record.adjust.clone();
    assert_eq!(adjust, Some(vec![begins(10)]));
    editor.undo(stamp()).unwrap();
    assert_eq!(editor.ledger().totals(), [11, 10, 20, 20, 10]);
}

#[test]
fn adjustments_of_seated_players_count_beside_late_points() {
    let mut evening = late(SettleMode::Difference);
    let anns = Adjustment {
        player: id(0),
        ..begins(2)
    };
    let edit = Edit::Adjust {
        hand: evening.ledger.session().hands[1].id,
        before: vec![begins(10)],
        after: vec![anns, begins(10)],
    };
    done_and_undone(&mut evening.ledger, &edit);
    assert_eq!(evening.ledger.totals(), [13, 10, 20, 20, 10]);
    assert_eq!(evening.points(1), [13, 0, 10, 10]);
}

/// Undoing a hand that the current players could not have entered leaves no taps.
#[test]
fn a_hand_nobody_tapped_is_undone_completely() {
    let evening = late(SettleMode::Difference);
    let four: Vec<ParticipantId> = (0..4).map(id).collect();
    let five: Vec<ParticipantId> = (0..5).map(id).collect();
    for (now, adjust) in [(four, Some(vec![begins(10)])), (five, None)] {
        let mut session = evening.ledger.session().clone();
        session.seats = now;
        let mut hand: Hand = session.hands.pop().unwrap();
        hand.record.adjust = adjust;
        let ledger = Ledger::open(session).unwrap();
        let mut editor = editor_of(ledger.clone());
        editor
            .edit(Edit::AddHand { index: 1, hand }, stamp(1))
            .unwrap();
        editor.undo(stamp(2)).unwrap();
        assert_eq!(*editor.ledger(), ledger);
        assert_eq!(editor.open().taps, []);
    }
}

#[test]
fn undo_and_redo_of_a_hand_include_late_points() {
    let evening = late(SettleMode::Difference);
    // As after an import: the points came with the hand.
    let mut session = evening.ledger.session().clone();
    let hand: Hand = session.hands.pop().unwrap();
    let mut editor = editor_of(Ledger::open(session).unwrap());
    editor
        .edit(Edit::AddHand { index: 1, hand }, stamp(1))
        .unwrap();
    let before = editor.ledger().clone();
    editor.undo(stamp(2)).unwrap();
    assert_eq!(editor.ledger().totals()[4], 0);
    editor.redo(stamp(3)).unwrap();
    assert_eq!(*editor.ledger(), before);
}
