//! Entry of hands: four bids and three counts; a nil is one tap.

use super::{hand, seat};
use crate::support::{Rng, random_record, scheme};
use oddtrick::games::entry::{Answer, Ask, Choice, Entry, Tap, correction, entry, taps};
use oddtrick::games::{Carry, HandError, Table, play};
use oddtrick::scheme::partnership_bid::Nil;

fn table() -> Table {
    Table {
        seats: 4,
        dealer: seat(3),
    }
}

fn bid(who: usize, n: u8) -> Tap {
    Tap::Answer(Ask::Bid(seat(who)), Answer::Bid(n))
}

fn nil(who: usize, nil: Nil) -> Tap {
    Tap::Answer(Ask::Bid(seat(who)), Answer::Nil(nil))
}

fn took(who: usize, n: u8) -> Tap {
    Tap::Answer(Ask::Taken(seat(who)), Answer::Tricks(n))
}

fn read(settings: &[&str], taps: &[Tap]) -> Entry {
    entry(
        &scheme("spades", settings),
        &Carry::default(),
        table(),
        taps,
    )
}

/// The choices of the question at the cursor.
fn now(entry: &Entry) -> &[Choice] {
    &entry.steps[entry.now.unwrap()].choices
}

#[test]
fn seven_taps_enter_a_hand_and_a_nil_is_one_of_them() {
    let all = [
        bid(0, 4),
        nil(1, Nil::Seen),
        bid(2, 3),
        nil(3, Nil::Blind),
        took(0, 5),
        took(1, 0),
        took(2, 6),
    ];
    let order: Vec<Ask> = read(&[], &[]).steps.iter().map(|step| step.ask).collect();
    let seats = [0, 1, 2, 3].map(seat);
    let wanted: Vec<Ask> = seats
        .map(Ask::Bid)
        .into_iter()
        .chain(seats.map(Ask::Taken))
        .collect();
    assert_eq!(order, wanted);
    for so_far in 0..all.len() {
        let entry = read(&[], &all[..so_far]);
        assert_eq!((entry.now, entry.hand), (Some(so_far), None));
    }
    let whole = read(&[], &all).hand.unwrap();
    assert_eq!(
        whole,
        hand(r#"{"bids":[4,"nil",3,"blind-nil"],"tricks":[5,0,6,2]}"#)
    );
    assert_eq!(
        taps(&scheme("spades", &[]), &Carry::default(), table(), &whole),
        all
    );
    // Once no trick is left the others have none.
    let four = [bid(0, 4), bid(1, 1), bid(2, 3), bid(3, 1), took(0, 13)];
    assert_eq!(
        read(&[], &four).hand,
        Some(hand(r#"{"bids":[4,1,3,1],"tricks":[13,0,0,0]}"#))
    );
}

#[test]
fn impossible_answers_are_struck_out_with_their_reason() {
    let words = |settings: &[&str]| -> Vec<String> {
        let entry = read(settings, &[]);
        let shown = now(&entry).iter();
        shown
            .map(|choice| {
                let bid = choice.answer.bid().unwrap();
                let struck = if choice.struck.is_some() { " no" } else { "" };
                format!("{bid}{struck}")
            })
            .collect()
    };
    let all = words(&[]);
    assert_eq!(
        (all.len(), all[0].as_str(), all[1].as_str()),
        (15, "nil", "1")
    );
    assert_eq!((all[13].as_str(), all[14].as_str()), ("13", "blind-nil"));
    assert_eq!(words(&["nil=off", "blind-nil=off"])[0], "1");
    assert_eq!(words(&["least-bid=0"])[..2], ["nil", "0"]);
    assert_eq!(words(&["least-bid=3"])[..4], ["nil", "1 no", "2 no", "3"]);
    let entry = read(&["least-bid=3"], &[]);
    let least = HandError::BidTooLow {
        seat: seat(0),
        bid: 2,
        least: 3,
    };
    assert_eq!(now(&entry)[2].struck, Some(least));
    let entry = read(
        &[],
        &[bid(0, 4), bid(1, 1), bid(2, 3), bid(3, 1), took(0, 9)],
    );
    let open = now(&entry).iter().filter(|choice| choice.struck.is_none());
    assert_eq!(open.count(), 5);
    // After the end nothing can be entered before further play is confirmed.
    let mut over = Carry::default();
    over.sides.over = true;
    let entry = entry_over(&over);
    assert!(
        now(&entry)
            .iter()
            .all(|choice| choice.struck == Some(HandError::GameOver))
    );
}

fn entry_over(carry: &Carry) -> Entry {
    entry(&scheme("spades", &[]), carry, table(), &[])
}

#[test]
fn a_choice_says_what_the_side_would_score() {
    let entry = read(&[], &[]);
    let worth: Vec<Option<i64>> = now(&entry).iter().map(|choice| choice.worth).collect();
    assert_eq!(worth[..3], [Some(100), Some(10), Some(20)]);
    assert_eq!(worth[14], Some(200));
    // No score is shown before the partner's tricks are known, only whether a nil is made.
    let bids = [nil(0, Nil::Seen), bid(1, 4), bid(2, 4), bid(3, 4)];
    let entry = read(&[], &bids);
    let first = &now(&entry)[..2];
    let made: Vec<_> = first
        .iter()
        .map(|choice| (choice.worth, choice.made))
        .collect();
    assert_eq!(made, [(None, Some(true)), (None, Some(false))]);
    let entry = read(&[], &[&bids[..], &[took(0, 1), took(1, 4)]].concat());
    let last = [3, 4, 5].map(|n| (now(&entry)[n].worth, now(&entry)[n].made));
    assert_eq!(
        last,
        [
            (Some(-140), Some(false)),
            (Some(-59), Some(true)),
            (Some(-58), Some(true))
        ]
    );
}

#[test]
fn every_hand_can_be_entered_and_corrected() {
    let mut rng = Rng::new(4);
    for settings in [&[][..], &["least-bid=0", "nil=off"], &["nil-tricks=bid"]] {
        let spades = scheme("spades", settings);
        let carry = Carry::default();
        for _ in 0..200 {
            let record = random_record(&mut rng, &spades, &carry, table());
            let said = taps(&spades, &carry, table(), &record);
            let entered = entry(&spades, &carry, table(), &said).hand.unwrap();
            let of = |hand| play(&spades, &carry, table(), hand).unwrap();
            assert_eq!(of(&entered), of(&record));
            let again = correction(&spades, &carry, table(), &said, &[], None);
            assert_eq!(again.hand, Some(entered));
        }
    }
}
