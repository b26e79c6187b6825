//! Entry of variants: bonuses, a minimum bid, bids that count together.

use super::entry::{bid, five, now, open, took};
use super::{after, scheme, seat, table};
use oddtrick::games::entry::{Answer, Ask, Entry, Step, Tap, correction, entry, taps};
use oddtrick::games::{HandError, play};

#[test]
fn a_bonus_is_entered_with_the_tricks_and_none_takes_no_tap() {
    let skull_king = scheme("skull-king", &[]);
    let read = |taps: &[Tap]| entry(&skull_king, &after(2), table(3), taps);
    let with = |who: usize, tricks, points| {
        let answer = Answer::TricksAndBonus(tricks, points);
        Tap::Answer(Ask::Taken(seat(who)), answer)
    };
    // Ann and Bob make their bids, Cy bids 0 and takes none.
    let bids = [bid(0, 2), bid(1, 1), bid(2, 0)];
    let asked = read(&bids);
    let step = now(&asked).unwrap();
    let offered = |step: &Step| {
        let answers = step.choices.iter().map(|choice| &choice.answer);
        let bonus = answers.filter(|answer| matches!(answer, Answer::TricksAndBonus(2, _)));
        bonus.count()
    };
    assert_eq!((step.ask, offered(step)), (Ask::Taken(seat(0)), 10));
    let thirty = &step.choices[6];
    assert_eq!(thirty.answer, Answer::TricksAndBonus(2, 30));
    assert_eq!(thirty.worth, Some(70));
    // No tap if nobody has a bonus, no extra tap if somebody has.
    let plain = [&bids[..], &[took(0, 2), took(1, 1)]].concat();
    assert_eq!(read(&plain).hand.unwrap().bonus, None);
    let said = [&bids[..], &[with(0, 2, 30), took(1, 1)]].concat();
    let whole = read(&said).hand.unwrap();
    assert_eq!(whole.bonus, Some(vec![Some(30), Some(0), Some(0)]));
    let (outcome, _) = play(&skull_king, &after(2), table(3), &whole).unwrap();
    assert_eq!(outcome.points.as_slice(), [70, 20, 30]);
    // It is re-entered unchanged, and a bonus can be reopened.
    let again = taps(&skull_king, &after(2), table(3), &whole);
    assert_eq!(read(&again).hand, Some(whole));
    let reopened = [&plain[..], &[Tap::Reopen(Ask::Bonus(seat(1)))]].concat();
    assert_eq!(now(&read(&reopened)).unwrap().ask, Ask::Bonus(seat(1)));
    // A correction of the tricks keeps the bonus, or replaces it; each card shows what the hand will score.
    let was = taps(&skull_king, &after(2), table(3), &read(&said).hand.unwrap());
    let ask = Ask::Taken(seat(0));
    let corrected =
        |more: &[Tap]| correction(&skull_king, &after(2), table(3), &was, more, Some(ask));
    for choice in &now(&corrected(&[])).unwrap().choices {
        if choice.struck.is_none() {
            let more = [Tap::Answer(ask, choice.answer.clone())];
            let scored = corrected(&more).hand.and_then(|hand| {
                let (outcome, _) = play(&skull_king, &after(2), table(3), &hand).ok()?;
                Some(outcome.points.at(seat(0)))
            });
            assert!(
                scored.is_none() || scored == choice.worth,
                "{choice:?} {scored:?}"
            );
        }
    }
    // A player whose tricks follow is asked only for the bonus; one who missed is not.
    let last = [bid(0, 1), bid(1, 1), bid(2, 1), took(0, 2), took(1, 0)];
    let asked = read(&last);
    let step = now(&asked).unwrap();
    assert_eq!((step.ask, step.choices.len()), (Ask::Bonus(seat(2)), 11));
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
fn a_zero_bid_shows_no_score_until_the_sum_of_bids_is_known() {
    let israeli = scheme("israeli-whist", &[]);
    let read = |taps: &[Tap]| entry(&israeli, &after(0), table(4), taps);
    let worth = |entry: &Entry| now(entry).unwrap().choices[0].worth;
    assert_eq!(worth(&read(&[])), None);
    assert_eq!(worth(&read(&[bid(0, 5), bid(1, 4), bid(2, 3)])), Some(50));
    assert_eq!(worth(&read(&[bid(0, 5), bid(1, 5), bid(2, 5)])), Some(25));
}
