//! Penalties for a revoke: shown with their effect, applied as one change, reverted by one undo.

use super::{TableSession, say, seat};
use oddtrick::games::Tricks;
use oddtrick::games::entry::{Answer, Ask};
use oddtrick::games::revoke::{Penalty, penalties};
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::view::table::adjust::{Adjusting, edit, entry};
use oddtrick::view::table::steps::{Chip, TapAction};

/// The action of this card; nothing if it is struck out.
fn tap(sitting: &TableSession, adjusting: Adjusting, chip: usize) -> Option<TapAction> {
    let mut step = entry(adjusting, &sitting.book).steps.remove(0);
    step.chips.remove(chip).does
}

/// The cards of the first question, or of the second after a tap on this one.
fn cards(sitting: &TableSession, tapped: Option<usize>) -> Vec<Chip> {
    let adjusting = tapped.map_or(Adjusting::default(), |chip| {
        match tap(sitting, Adjusting::default(), chip) {
            Some(TapAction::Asks(next)) => next,
            other => panic!("{other:?}"),
        }
    });
    entry(adjusting, &sitting.book).steps.remove(0).chips
}

fn texts(chips: &[Chip]) -> Vec<(String, String)> {
    let text = |chip: &Chip| (say(&chip.text), say(&chip.small));
    chips.iter().map(text).collect()
}

/// Applies the penalty at this index for this player's revoke.
fn penalise(sitting: &mut TableSession, offer: usize, who: usize) {
    let Some(TapAction::Asks(next)) = tap(sitting, Adjusting::default(), offer) else {
        panic!("no offer {offer}");
    };
    match tap(sitting, next, who) {
        Some(TapAction::Adjusts(adjusting, reason)) => {
            let edit = edit(&sitting.book, adjusting, &say(&reason)).unwrap();
            sitting.edit(edit);
        }
        other => panic!("{other:?}"),
    }
}

fn pair(text: &str, small: &str) -> (String, String) {
    (text.to_owned(), small.to_owned())
}

#[test]
fn in_whist_the_other_side_chooses_one_of_three_penalties() {
    let mut sitting = TableSession::new("whist-american", &[]);
    sitting.whist(0, 8);
    let first = texts(&cards(&sitting, None));
    assert_eq!(
        first,
        [
            pair("Three tricks", "revoke: to the other side"),
            pair("Three points off", "revoke: off their own score"),
            pair("Three points added", "revoke: to the other side"),
            pair("Ann and Cy", ""),
            pair("Bob and Dee", ""),
            pair("Nobody", ""),
        ]
    );
    // The cards show each effect before the tap.
    let effects = |sitting: &TableSession, offer: usize| -> Vec<String> {
        let chips = cards(sitting, Some(offer)).into_iter().take(2);
        chips.map(|chip| say(&chip.description)).collect()
    };
    assert_eq!(
        effects(&sitting, 0),
        [
            "Ann and Cy minus 2, the others plus 2",
            "Bob and Dee 0, the others plus 3"
        ]
    );
    assert_eq!(
        effects(&sitting, 1),
        ["Ann and Cy minus 3", "Bob and Dee minus 3"]
    );
    assert_eq!(
        effects(&sitting, 2),
        [
            "Ann and Cy 0, the others plus 3",
            "Bob and Dee 0, the others plus 3"
        ]
    );
    for (offer, wanted) in [(0, [0, 2, 0, 2]), (1, [-1, 0, -1, 0]), (2, [2, 3, 2, 3])] {
        penalise(&mut sitting, offer, 2);
        assert_eq!(sitting.last_points(), wanted, "offer {offer}");
        let record = &sitting.book.ledger().session().hands[0].record;
        assert_eq!(record.revoke, Some(crate::support::id(2)));
        sitting.undo();
        assert_eq!(sitting.last_points(), [2, 0, 2, 0]);
        let record = &sitting.book.ledger().session().hands[0].record;
        assert_eq!((record.revoke, &record.adjust), (None, &None));
    }
}

#[test]
fn no_more_tricks_are_transferred_than_taken() {
    let mut sitting = TableSession::new("whist-american", &[]);
    sitting.whist(0, 12);
    penalise(&mut sitting, 0, 1);
    assert_eq!(sitting.last_points(), [7, 0, 7, 0]);
    let chips = cards(&sitting, Some(0));
    assert!(chips[1].struck && !chips[0].struck);
    assert_eq!(say(&chips[1].small), "no tricks");
    let Some(TapAction::Asks(next)) = tap(&sitting, Adjusting::default(), 0) else {
        panic!("tricks are offered");
    };
    assert_eq!(tap(&sitting, next, 1), None);
}

#[test]
fn a_renege_costs_three_books() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    sitting.bid(0, 4, Mode::Uptown);
    sitting.tricks(11);
    assert_eq!(sitting.last_points(), [5, 0, 5, 0]);
    let offers = texts(&cards(&sitting, None));
    assert_eq!(offers[0], pair("Three books", "renege: to the other side"));
    assert_eq!(offers.len(), 4);
    let chips = cards(&sitting, Some(0));
    assert_eq!(
        [say(&chips[0].label), say(&chips[0].small)],
        ["Ann reneged", "−9"]
    );
    assert_eq!(say(&chips[1].small), "0, others +2");
    // Eight of eleven books remain, and the bid of four is set.
    penalise(&mut sitting, 0, 0);
    assert_eq!(sitting.last_points(), [-4, 0, -4, 0]);
    let hand = sitting.line(0);
    assert_eq!([say(&hand.tricks), say(&hand.tricks_before)], ["8", "11"]);
    // The kitty stays the bidder's.
    let mut sitting = TableSession::new("bid-whist", &[]);
    sitting.bid(0, 4, Mode::Uptown);
    sitting.tricks(2);
    penalise(&mut sitting, 0, 2);
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!(record.tricks, Some(Tricks::Side(1)));
    assert!(cards(&sitting, Some(0))[0].struck);
}

#[test]
fn a_table_may_play_for_fewer_than_three() {
    let costs = |scheme: &str| {
        let sitting = TableSession::new(scheme, &["revoke-costs=2"]);
        penalties(&sitting.book.ledger().session().scheme)
    };
    assert_eq!(costs("bid-whist"), [Penalty::Tricks(2)]);
    let whist = [Penalty::Tricks(2), Penalty::Off(2), Penalty::Onto(2)];
    assert_eq!(costs("whist-american"), whist);
}

#[test]
fn a_schemes_penalty_replaces_the_hands_score() {
    let mut sitting = TableSession::new("oh-hell", &["direction=clockwise"]);
    for (who, bid) in [(1, 0), (2, 0), (3, 0), (0, 0)] {
        sitting.answer(Ask::Bid(seat(who)), Answer::Bid(bid));
    }
    for (who, tricks) in [(1, 0), (2, 1)] {
        sitting.answer(Ask::Taken(seat(who)), Answer::Tricks(tricks));
    }
    assert_eq!(sitting.last_points(), [10, 10, 0, 10]);
    assert_eq!(
        texts(&cards(&sitting, None))[0],
        pair("Revoke", "−10 for the hand")
    );
    let chips = cards(&sitting, Some(0));
    assert_eq!(
        [say(&chips[1].text), say(&chips[1].small)],
        ["Bob", "−10, was +10"]
    );
    penalise(&mut sitting, 0, 1);
    assert_eq!(sitting.last_points(), [10, -10, 0, 10]);
    // A remark is no correction.
    assert!(!sitting.line(0).corrected);
    assert_eq!(
        say(&sitting.view().sheet_foot),
        "Tap any hand to correct it."
    );
    // A hand can have only one revoke.
    let chips = cards(&sitting, Some(0));
    assert!(chips.iter().all(|chip| chip.struck));
    assert_eq!(
        say(&chips[0].description),
        "a revoke by Bob is already noted"
    );
    sitting.undo();
    assert_eq!(sitting.last_points(), [10, 10, 0, 10]);
}

#[test]
fn without_a_penalty_a_revoke_is_noted() {
    let mut sitting = TableSession::new("solo-whist-points", &[]);
    sitting.answer(Ask::Contract, Answer::Contract("solo".to_owned()));
    sitting.answer(Ask::Declarer, Answer::Player(seat(1)));
    sitting.answer(Ask::Tricks, Answer::Tricks(5));
    assert_eq!(
        texts(&cards(&sitting, None))[0],
        pair("Revoke", "noted, costs nothing")
    );
    let before = sitting.last_points();
    penalise(&mut sitting, 0, 3);
    assert_eq!(sitting.last_points(), before);
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!(record.revoke, Some(crate::support::id(3)));
}

#[test]
fn house_rules_replace_the_games_penalty() {
    let of = |id: &str, settings: &[&str]| penalties(&crate::support::scheme(id, settings));
    let price = "revoke={ points = -3, replaces = false }";
    assert!(matches!(
        of("whist-5", &[price])[..],
        [Penalty::Scheme(revoke)] if revoke.points == -3
    ));
    assert_eq!(of("bid-whist", &[]), [Penalty::Tricks(3)]);
    assert_eq!(of("oh-hell-set", &[]), [Penalty::Noted]);
    let mut sitting = TableSession::new("whist-5", &[price]);
    sitting.whist(0, 9);
    assert_eq!(
        texts(&cards(&sitting, None))[0],
        pair("Revoke", "−3, the hand counts")
    );
    penalise(&mut sitting, 0, 0);
    assert_eq!(sitting.last_points(), [0, 0, 0, 0]);
}

/// Taps these cards in order; the last one completes the adjustment.
fn adjusted(sitting: &TableSession, cards: &[usize]) -> (Adjusting, String) {
    let mut adjusting = Adjusting::default();
    for chip in cards {
        match tap(sitting, adjusting, *chip) {
            Some(TapAction::Asks(next)) => adjusting = next,
            Some(TapAction::Adjusts(adjusting, reason)) => return (adjusting, say(&reason)),
            other => panic!("{other:?}"),
        }
    }
    panic!("{cards:?} is not whole");
}

#[test]
fn adjusted_points_go_from_one_side_to_the_other() {
    let mut sitting = TableSession::new("whist-5", &[]);
    sitting.whist(0, 7);
    // The cards after the three penalties: the second side gives the first side 2, as a penalty.
    let (adjusting, reason) = adjusted(&sitting, &[4, 0, 1, 11, 2]);
    assert_eq!(reason, "penalty");
    sitting.edit(edit(&sitting.book, adjusting, &reason).unwrap());
    assert_eq!(sitting.last_points(), [3, -2, 3, -2]);
    // An adjustment of 0 is impossible, and one side cannot give to itself.
    let cards = |adjusting: Adjusting| entry(adjusting, &sitting.book).steps.remove(0).chips;
    let Some(TapAction::Asks(from)) = tap(&sitting, Adjusting::default(), 4) else {
        panic!("nobody gives");
    };
    assert_eq!(
        texts(&cards(from)),
        [pair("Ann and Cy", ""), pair("Nobody", "")]
    );
    let Some(TapAction::Asks(to)) = tap(&sitting, from, 0) else {
        panic!("nobody gets");
    };
    assert!(cards(to)[11].struck && tap(&sitting, to, 11).is_none());
}
