//! High and low hands on the table page and the sheet.

use super::{TableSession, say, seat};
use oddtrick::games::entry::{Answer, Ask};

#[test]
fn the_table_says_high_or_low() {
    let mut sitting = TableSession::new("minnesota-whist", &[]);
    let step = sitting.view().entry.steps.remove(0);
    assert_eq!(say(&step.question), "Who bid high?");
    let chips: Vec<String> = step.chips.iter().map(|chip| say(&chip.text)).collect();
    assert_eq!(chips, ["Ann", "Bob", "Cy", "Dee", "Low"]);
    assert_eq!(say(&step.chips[0].label), "Ann bids high");
    sitting.answer(Ask::Bidder, Answer::Player(seat(0)));
    assert!(
        sitting.facts().contains("High · more tricks win"),
        "{}",
        sitting.facts()
    );
    assert_eq!(say(&sitting.view().rows[0].caption), "Ann bids high");
    assert_eq!(say(&sitting.view().entry.steps[1].hint), "7 tricks needed.");
    sitting.tricks(5);
    assert_eq!(sitting.last_points(), [0, 4, 0, 4]);
    sitting.answer(Ask::Bidder, Answer::Low);
    assert!(
        sitting.facts().contains("Low · fewer tricks win"),
        "{}",
        sitting.facts()
    );
    let step = sitting.view().entry.steps.remove(1);
    assert_eq!(say(&step.question), "Whose tricks are counted?");
    assert_eq!(say(&step.hint), "Fewer tricks win.");
    assert_eq!(say(&step.chips[1].label), "Count the tricks of Bob & Dee");
    sitting.answer(Ask::Side, Answer::Player(seat(1)));
    assert_eq!(
        say(&sitting.view().rows[1].caption),
        "low; their tricks count"
    );
    sitting.tricks(5);
    assert_eq!(sitting.last_points(), [0, 2, 0, 2]);
}

#[test]
fn sheet_and_correction_say_high_or_low() {
    let mut sitting = TableSession::new("norwegian-whist", &[]);
    sitting.answer(Ask::Bidder, Answer::Player(seat(3)));
    sitting.tricks(9);
    sitting.answer(Ask::Bidder, Answer::Low);
    sitting.answer(Ask::Side, Answer::Player(seat(0)));
    sitting.tricks(5);
    let what = |sitting: &TableSession, index| {
        let line = sitting.line(index);
        format!(
            "{} {} {}",
            say(&line.who),
            say(&line.what),
            say(&line.tricks)
        )
    };
    assert_eq!(what(&sitting, 0), "Dee high 9");
    assert_eq!(what(&sitting, 1), "Ann & Cy low 5");
    // Correct the hand from high to low.
    let hand = sitting.book.ledger().session().hands[0].id;
    sitting.book.correct(hand);
    assert!(
        sitting.facts().contains("High · more tricks win"),
        "{}",
        sitting.facts()
    );
    sitting.answer(Ask::Bidder, Answer::Low);
    sitting.answer(Ask::Side, Answer::Player(seat(3)));
    assert_eq!(sitting.book.correcting(), None);
    assert_eq!(what(&sitting, 0), "Bob & Dee low 9");
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!((record.mode.as_deref(), record.bidder), (Some("low"), None));
    assert_eq!(sitting.last_points(), [4, 0, 4, 0]);
}
