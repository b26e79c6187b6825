//! Entry of hands by taps: the questions, impossible answers, and the number of taps.

use super::{after, all, scheme, seat, table};
use crate::support::{Evening, Rng};
use oddtrick::cards::Trump;
use oddtrick::games::entry::{Answer, Ask, Entry, Step, Tap, correction, entry, taps};
use oddtrick::games::{
    Carry, HandError, HandRecord, Override, Table, Tricks, is_over, play, schedule,
};
use oddtrick::scheme::Scheme;

pub(super) fn bid(who: usize, tricks: u8) -> Tap {
    Tap::Answer(Ask::Bid(seat(who)), Answer::Bid(tricks))
}

pub(super) fn took(who: usize, tricks: u8) -> Tap {
    Tap::Answer(Ask::Taken(seat(who)), Answer::Tricks(tricks))
}

/// A hand of five cards for four players, dealt by the last, clockwise.
pub(super) fn five(settings: &[&str], taps: &[Tap]) -> Entry {
    entry(&scheme("oh-hell-set", settings), &after(4), table(4), taps)
}

pub(super) fn now(entry: &Entry) -> Option<&Step> {
    entry.now.map(|now| &entry.steps[now])
}

/// The possible values of a step.
pub(super) fn open(step: &Step) -> Vec<u8> {
    let choices = step.choices.iter().filter(|choice| choice.struck.is_none());
    choices
        .map(|choice| match choice.answer {
            Answer::Bid(n) | Answer::Tricks(n) => n,
            ref other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn bids_go_round_with_the_dealer_last_and_tricks_in_the_same_order() {
    let asked = |id: &str, dealer: usize| -> Vec<Ask> {
        let table = Table {
            seats: 4,
            dealer: seat(dealer),
        };
        let entry = entry(&scheme(id, &[]), &after(4), table, &[]);
        entry.steps.iter().map(|step| step.ask).collect()
    };
    let order = |seats: [usize; 4]| -> Vec<Ask> {
        let (bids, tricks) = (
            seats.map(|one| Ask::Bid(seat(one))),
            seats.map(|one| Ask::Taken(seat(one))),
        );
        bids.into_iter().chain(tricks).collect()
    };
    assert_eq!(asked("oh-hell-set", 3), order([0, 1, 2, 3]));
    assert_eq!(asked("oh-hell-set", 1), order([2, 3, 0, 1]));
    assert_eq!(asked("oh-hell", 3), order([2, 1, 0, 3]));
}

/// Every table of every scheme, every hand of its schedule and one more: at most 2N - 1 taps complete a legal hand. It
/// takes fewer if all tricks are given out before the last two are asked.
#[test]
fn a_hand_takes_one_tap_less_than_two_per_player() {
    for scheme in all() {
        for seats in usize::from(scheme.players.least)..=usize::from(scheme.players.most) {
            for hands in 0..=schedule(scheme, seats).len() {
                let mut rng = Rng::new(u64::try_from(seats * 100 + hands).unwrap());
                taps_of_a_hand(
                    &mut rng,
                    scheme,
                    seats,
                    after(u32::try_from(hands).unwrap()),
                );
            }
        }
    }
}

fn taps_of_a_hand(rng: &mut Rng, scheme: &Scheme, seats: usize, carry: Carry) {
    let mut taps = Vec::new();
    if is_over(scheme, &carry, seats) {
        let shut = entry(scheme, &carry, table(seats), &taps);
        let choices = &now(&shut).unwrap().choices;
        assert!(
            choices
                .iter()
                .all(|choice| choice.struck == Some(HandError::GameOver))
        );
        taps.push(Tap::Override(Override::End));
    }
    let said = taps.len();
    let whole = loop {
        let entry = entry(scheme, &carry, table(seats), &taps);
        let Some(step) = now(&entry) else {
            break entry.hand.unwrap();
        };
        let possible = step.choices.iter().filter(|choice| choice.struck.is_none());
        let possible: Vec<_> = possible.map(|choice| choice.answer.clone()).collect();
        taps.push(Tap::Answer(step.ask, rng.pick(&possible).clone()));
    };
    let Some(Tricks::Seats(tricks)) = &whole.tricks else {
        panic!("{whole:?}");
    };
    let won = |answer: &Answer| matches!(answer, Answer::Tricks(1..) | Answer::TricksAndBonus(..));
    let took = |tap: &&Tap| matches!(tap, Tap::Answer(Ask::Taken(_), answer) if won(answer));
    let winners = tricks.iter().flatten().filter(|tricks| **tricks > 0);
    let early = taps.iter().filter(took).count() == winners.count();
    // A player whose tricks follow is asked for the bonus, if there are any.
    let bonus = |tap: &&Tap| matches!(tap, Tap::Answer(Ask::Bonus(_), _));
    let taps = taps.len() - said - taps.iter().filter(bonus).count();
    let most = 2 * seats - 1;
    assert!(
        taps == most || early && taps < most,
        "{} {seats}",
        scheme.id
    );
    assert!(play(scheme, &carry, table(seats), &whole).is_ok());
}

#[test]
fn the_hooked_bid_is_struck_with_its_reason() {
    let before = [bid(0, 0), bid(1, 2), bid(2, 2)];
    let asked = five(&[], &before);
    let last = now(&asked).unwrap();
    assert_eq!(
        (last.ask, open(last)),
        (Ask::Bid(seat(3)), vec![0, 2, 3, 4, 5])
    );
    assert_eq!(
        last.choices[1].struck,
        Some(HandError::Hooked {
            seat: seat(3),
            bid: 1,
            cards: 5
        })
    );
    let aside: Vec<Tap> = before
        .iter()
        .cloned()
        .chain([Tap::Override(Override::Hook)])
        .collect();
    for free in [five(&["hook=off"], &before), five(&[], &aside)] {
        assert_eq!(open(now(&free).unwrap()), [0, 1, 2, 3, 4, 5]);
    }
    // Nothing is struck out before the others have bid, or if they bid too much.
    for taps in [&[][..], &before[..2], &[bid(0, 3), bid(1, 1), bid(2, 2)]] {
        assert_eq!(open(now(&five(&[], taps)).unwrap()).len(), 6);
    }
}

/// An earlier bidder changes a bid, which changes the bids open to the last bidder.
#[test]
fn a_changed_bid_may_reopen_the_last_one() {
    let mut taps = vec![bid(0, 0), bid(1, 2), bid(2, 2), bid(3, 2), bid(2, 1)];
    let asked = five(&[], &taps);
    assert_eq!(now(&asked).unwrap().ask, Ask::Bid(seat(3)));
    assert!(asked.steps[3].choices[2].struck.is_some());
    taps.push(bid(3, 1));
    assert_eq!(now(&five(&[], &taps)).unwrap().ask, Ask::Taken(seat(0)));
}

#[test]
fn every_value_shows_its_score() {
    let worth = |entry: &Entry, at: usize| -> Vec<Option<i64>> {
        entry.steps[at]
            .choices
            .iter()
            .map(|choice| choice.worth)
            .collect()
    };
    let asked = five(&[], &[bid(0, 2)]);
    // A bid with its score if made; tricks with their score on the bid.
    assert_eq!(worth(&asked, 1), (10..=15).map(Some).collect::<Vec<_>>());
    assert_eq!(worth(&asked, 4), [-10, -10, 12, 3, 4, 5].map(Some));
    assert_eq!(worth(&asked, 5), [None; 6]);
    let made: Vec<_> = asked.steps[4]
        .choices
        .iter()
        .map(|choice| choice.made)
        .collect();
    assert_eq!(made, [false, false, true, false, false, false].map(Some));
}

#[test]
fn impossible_trick_counts_are_struck_out() {
    let bids = [bid(0, 0), bid(1, 2), bid(2, 2), bid(3, 0)];
    let taps = |more: &[Tap]| -> Vec<Tap> { bids.iter().chain(more).cloned().collect() };
    let asked = five(&[], &taps(&[took(0, 3)]));
    assert_eq!(open(now(&asked).unwrap()), [0, 1, 2]);
    assert_eq!(
        now(&asked).unwrap().choices[3].struck,
        Some(HandError::TricksSum { found: 6, cards: 5 })
    );
    let whole = five(&[], &taps(&[took(0, 3), took(1, 0), took(2, 1)]));
    let tricks = Some(Tricks::Seats([3, 0, 1, 1].map(Some).to_vec()));
    assert_eq!(whole.hand.unwrap().tricks, tricks);
    // In any order, the remaining one is filled in.
    let whole = five(&[], &taps(&[took(3, 1), took(2, 1), took(1, 0)]));
    assert_eq!(whole.hand.unwrap().tricks, tricks);
}

#[test]
fn changing_a_count_changes_the_derived_one() {
    let bids = [
        bid(0, 0),
        bid(1, 2),
        bid(2, 2),
        bid(3, 0),
        took(0, 3),
        took(1, 0),
        took(2, 1),
    ];
    let with = |more: &[Tap]| -> Entry {
        let taps: Vec<Tap> = bids.iter().chain(more).cloned().collect();
        five(&[], &taps)
    };
    let tricks = |entry: Entry| entry.hand.map(|hand| hand.tricks);
    assert_eq!(
        tricks(with(&[took(2, 2)])),
        Some(Some(Tricks::Seats([3, 0, 2, 0].map(Some).to_vec())))
    );
    // A value that no longer fits is asked again.
    assert_eq!(now(&with(&[took(0, 5)])).unwrap().ask, Ask::Taken(seat(2)));
    // A reopened value stays open, even the last one.
    for who in [1, 3] {
        let opened = with(&[Tap::Reopen(Ask::Taken(seat(who)))]);
        let step = now(&opened).unwrap();
        assert_eq!(step.ask, Ask::Taken(seat(who)));
        assert!(opened.hand.is_none());
    }
    assert_eq!(
        open(now(&with(&[Tap::Reopen(Ask::Taken(seat(3)))])).unwrap()),
        [1]
    );
}

#[test]
fn the_table_may_deal_other_cards_and_leave_somebody_out() {
    let asked = five(&[], &[Tap::Cards(3)]);
    assert_eq!(open(now(&asked).unwrap()), [0, 1, 2, 3]);
    let out = five(&[], &[Tap::Out(vec![seat(3)])]);
    assert_eq!(out.steps.len(), 6);
    let shut = five(&[], &[Tap::Cards(14)]);
    assert!(open(now(&shut).unwrap()).is_empty());
}

/// An undone hand keeps all but its last value, and no derived ones.
#[test]
fn an_undone_hand_waits_for_its_last_value() {
    let rotation = r#"trump={source="rotation", rotation=["hearts","none"]}"#;
    for (hand, taps) in [
        (r#"{"bids":[0,1,1,0],"tricks":[1,0,0,0]}"#, 6),
        (
            r#"{"bids":[0,1,1,0],"tricks":[1,0,0,0],"trump":"hearts"}"#,
            6,
        ),
        (
            r#"{"bids":[0,1,1,0],"tricks":[1,0,0,0],"trump":"spades"}"#,
            7,
        ),
        (r#"{"cards":2,"bids":[0,1,1,2],"tricks":[1,0,0,1]}"#, 7),
        (
            r#"{"bids":[0,1,0,0],"tricks":[1,0,0,0],"override":"hook"}"#,
            7,
        ),
        (r#"{"bids":[0,1,null,1],"tricks":[1,0,null,0]}"#, 5),
        (r#"{"bids":[0,1,1,0],"tricks":[1,0,0,0],"dealer":"Bob"}"#, 5),
        (r#"{"passed":true}"#, 0),
    ] {
        let mut evening = Evening::new("oh-hell", &[rotation], 4);
        evening.play(hand);
        let record = evening.ledger.session().hands[0].record.clone();
        let mut rng = Rng::new(1);
        let mut book = Evening::new("oh-hell", &[rotation], 4).editor();
        book.record(record, rng.stamp()).unwrap();
        let whole = book.ledger().clone();
        book.undo(rng.stamp()).unwrap();
        assert_eq!(book.open().taps.len(), taps, "{hand}");
        assert!(book.entry().hand.is_none());
        book.redo(rng.stamp()).unwrap();
        assert_eq!(*book.ledger(), whole);
    }
}

/// A correction that repeats existing values changes nothing.
#[test]
fn a_correction_changes_no_other_value() {
    let mut evening = Evening::new("oh-hell-set", &[], 3);
    evening.play(r#"{"bids":[1,1,0],"tricks":[1,0,0],"note":"late"}"#);
    let hand = evening.ledger.session().hands[0].clone();
    let mut rng = Rng::new(1);
    let mut book = evening.editor();
    book.correct(hand.id);
    assert_eq!(book.tap(took(1, 0), rng.stamp()), Ok(vec![]));
    book.correct(hand.id);
    let dealer = usize::from(hand.record.dealer != Some(hand.seats[0]));
    assert_eq!(dealer, 0);
    // Ann deals and speaks last, so her count is the derived one.
    book.tap(took(1, 1), rng.stamp()).unwrap();
    let now = &book.ledger().session().hands[0].record;
    assert_eq!(
        now.tricks,
        Some(Tricks::Seats([0, 1, 0].map(Some).to_vec()))
    );
    assert_eq!(now.note.as_deref(), Some("late"));
}

/// The last count is derived once all have bid, until it is entered.
#[test]
fn the_last_tricks_follow_from_the_bids_and_the_others() {
    let bids = [bid(0, 1), bid(1, 1), bid(2, 1), bid(3, 1)];
    let others = [took(0, 1), took(1, 1), took(2, 1)];
    let last = Ask::Taken(seat(3));
    let again = [Tap::Reopen(last), took(0, 2)];
    for (taps, wanted) in [
        (others.to_vec(), None),
        ([&bids[..], &others].concat(), Some(Answer::Tricks(2))),
        ([&bids[..], &others, &again].concat(), None),
    ] {
        let entry = five(&[], &taps);
        let step = entry.steps.iter().find(|step| step.ask == last).unwrap();
        assert_eq!(step.answer, wanted, "{taps:?}");
    }
}

/// Once all tricks are given out the others have none; before that everybody but the last is asked.
#[test]
fn players_are_not_asked_once_no_trick_is_left() {
    let bids = [bid(0, 1), bid(1, 1), bid(2, 1), bid(3, 1)];
    let with = |more: &[Tap]| five(&[], &[&bids[..], more].concat());
    let whole = with(&[took(0, 2), took(1, 3)]);
    let tricks = Some(Tricks::Seats([2, 3, 0, 0].map(Some).to_vec()));
    assert_eq!(whole.hand.unwrap().tricks, tricks);
    let asked = with(&[took(0, 2), took(1, 2)]);
    assert_eq!(now(&asked).unwrap().ask, Ask::Taken(seat(2)));
    // A reopened value stays open.
    let last = Ask::Taken(seat(3));
    let again = with(&[took(0, 2), Tap::Reopen(last), took(1, 3)]);
    assert_eq!(now(&again).unwrap().ask, last);
    // Re-entering such a hand takes only the necessary taps.
    let hand = with(&[took(0, 2), took(1, 3)]).hand.unwrap();
    let scheme = scheme("oh-hell-set", &[]);
    let hand = HandRecord {
        cards: Some(5),
        ..hand
    };
    assert_eq!(taps(&scheme, &after(4), table(4), &hand).len(), 6);
}

/// In a corrected hand newly entered counts take precedence, and players whose count becomes uncertain are asked.
#[test]
fn a_corrected_count_asks_the_players_whose_count_may_change() {
    let was = [
        bid(0, 1),
        bid(1, 2),
        bid(2, 0),
        bid(3, 1),
        took(0, 1),
        took(1, 3),
        took(2, 0),
    ];
    let scheme = scheme("oh-hell-set", &[]);
    let with = |more: &[Tap], at| correction(&scheme, &after(4), table(4), &was, more, at);
    let tricks = |entry: &Entry| entry.hand.as_ref().and_then(|hand| hand.tricks.clone());
    let all = |tricks: [u8; 4]| Some(Tricks::Seats(tricks.map(Some).to_vec()));
    // Without changes all stays, the cursor is where requested, and any count is possible.
    let looked = with(&[], Some(Ask::Taken(seat(3))));
    assert_eq!(tricks(&looked), all([1, 3, 0, 1]));
    assert_eq!(now(&looked).unwrap().ask, Ask::Taken(seat(3)));
    assert_eq!(open(now(&looked).unwrap()), [0, 1, 2, 3, 4, 5]);
    assert_eq!(with(&[], None).now, Some(0));
    // One more for the first: a player with tricks took fewer.
    let more = with(&[took(0, 2)], None);
    assert_eq!(now(&more).unwrap().ask, Ask::Taken(seat(1)));
    assert_eq!(tricks(&more), None);
    assert_eq!(
        tricks(&with(&[took(0, 2), took(1, 2)], None)),
        all([2, 2, 0, 1])
    );
    // Two players may have taken one fewer: if one did not, the other did, so nobody else is asked.
    assert_eq!(
        tricks(&with(&[took(0, 2), took(1, 3)], None)),
        all([2, 3, 0, 0])
    );
    assert_eq!(
        tricks(&with(&[took(0, 2), took(3, 0)], None)),
        all([2, 3, 0, 0])
    );
    // One fewer: anybody may have taken it.
    let fewer = with(&[took(1, 2)], None);
    assert_eq!(now(&fewer).unwrap().ask, Ask::Taken(seat(0)));
    assert_eq!(
        tricks(&with(&[took(1, 2), took(2, 1)], None)),
        all([1, 2, 1, 1])
    );
    // If one player took all tricks, nobody is asked.
    assert_eq!(tricks(&with(&[took(2, 5)], None)), all([0, 0, 5, 0]));
    // A bid changes no count.
    let bids = with(&[bid(0, 0)], None);
    assert_eq!(tricks(&bids), all([1, 3, 0, 1]));
}

/// A passed-out hand is offered only in its correction.
#[test]
fn a_hand_that_was_passed_out_can_be_entered_again() {
    let pass = Tap::Answer(Ask::Bid(seat(0)), Answer::Pass);
    let entry = five(&[], &[Tap::Trump(Trump::Hearts), pass.clone()]);
    let hand = entry.hand.unwrap();
    assert_eq!((hand.passed, hand.trump), (Some(true), None));
    let scheme = scheme("oh-hell-set", &[]);
    assert_eq!(taps(&scheme, &after(4), table(4), &hand), [pass]);
    let second = Tap::Answer(Ask::Bid(seat(1)), Answer::Pass);
    assert_eq!(five(&[], &[bid(0, 1), second]).hand, None);
}

#[test]
fn at_an_impossible_table_every_answer_is_struck_out() {
    let scheme = scheme("oh-hell-set", &[]);
    let entry = entry(&scheme, &after(4), table(1), &[bid(0, 1)]);
    assert_eq!(entry.steps[0].ask, Ask::Bid(seat(0)));
    assert!(
        entry.steps[0]
            .choices
            .iter()
            .all(|one| one.struck.is_some())
    );
}

/// With thirteen each for four no card is left to turn up; if one of them sits out there is.
#[test]
fn a_derived_trump_needs_no_tap() {
    let scheme = scheme("oh-hell", &[r#"trump={ last-resort = "none" }"#]);
    let of = |out: Option<usize>| {
        let hand = HandRecord {
            out: out.map(|who| vec![seat(who)]),
            cards: Some(13),
            trump: Some(Trump::None),
            ..HandRecord::blank()
        };
        taps(&scheme, &after(12), table(4), &hand)
    };
    assert_eq!(of(None), []);
    let noted = [Tap::Out(vec![seat(2)]), Tap::Trump(Trump::None)];
    assert_eq!(of(Some(2)), noted);
}
