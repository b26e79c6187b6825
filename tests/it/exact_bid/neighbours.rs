//! Entering what only neighbours of Oh Hell have: bonuses, a least bid, bids that decide together.

use super::entry::{bid, five, now, open, took};
use super::{after, scheme, seat, table};
use oddtrick::games::entry::{Answer, Ask, Entry, Tap, entry, taps};
use oddtrick::games::{HandError, play};

#[test]
fn a_bonus_is_asked_of_each_who_made_his_bid_with_a_trick() {
    let skull_king = scheme("skull-king", &[]);
    let bonus = |who: usize, points| Tap::Answer(Ask::Bonus(seat(who)), Answer::Bonus(points));
    let read = |taps: &[Tap]| entry(&skull_king, &after(2), table(3), taps);
    // Ann and Bob make what they bid, Cy bids nothing and takes nothing.
    let mut said = vec![bid(0, 2), bid(1, 1), bid(2, 0), took(0, 2), took(1, 1)];
    let asked = read(&said);
    let step = now(&asked).unwrap();
    assert_eq!(step.ask, Ask::Bonus(seat(0)));
    assert_eq!(step.choices.len(), 11);
    assert_eq!(step.choices[3].answer, Answer::Bonus(30));
    assert_eq!(step.choices[3].worth, Some(70));
    said.extend([bonus(0, 30), bonus(1, 0)]);
    let whole = read(&said).hand.unwrap();
    assert_eq!(whole.bonus, Some(vec![Some(30), Some(0), Some(0)]));
    let (outcome, _) = play(&skull_king, &after(2), table(3), &whole).unwrap();
    assert_eq!(outcome.points.as_slice(), [70, 20, 30]);
    // It is entered again as it was, and a bonus of who missed is not asked.
    assert_eq!(
        read(&taps(&skull_king, &after(2), table(3), &whole)).hand,
        Some(whole)
    );
    let missed = [bid(0, 1), bid(1, 1), bid(2, 0), took(0, 2), took(1, 1)];
    assert_eq!(now(&read(&missed)).unwrap().ask, Ask::Bonus(seat(1)));
}

#[test]
fn a_bid_below_the_least_is_struck() {
    let first = five(&["least-bid=1"], &[]);
    assert_eq!(open(now(&first).unwrap()), [1, 2, 3, 4, 5]);
    let struck = &first.steps[0].choices[0].struck;
    let low = HandError::BidTooLow {
        seat: seat(0),
        bid: 0,
        least: 1,
    };
    assert_eq!(*struck, Some(low));
}

#[test]
fn a_zero_bid_has_no_worth_before_all_have_bid_where_the_bids_together_decide() {
    let israeli = scheme("israeli-whist", &[]);
    let read = |taps: &[Tap]| entry(&israeli, &after(0), table(4), taps);
    let worth = |entry: &Entry| now(entry).unwrap().choices[0].worth;
    assert_eq!(worth(&read(&[])), None);
    assert_eq!(worth(&read(&[bid(0, 5), bid(1, 4), bid(2, 3)])), Some(50));
    assert_eq!(worth(&read(&[bid(0, 5), bid(1, 5), bid(2, 5)])), Some(25));
}
