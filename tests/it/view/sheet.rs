//! The score sheet: its heads.

use crate::support::Evening;
use oddtrick::ledger::{Book, Log, OpenHand};
use oddtrick::view::table::table;
use oddtrick::words::Words;

/// The book of a session with these hands.
fn book(id: &str, hands: &str) -> Book {
    let mut evening = Evening::new(id, &[], 4);
    evening.play(hands);
    Book::new(evening.ledger, Log::default(), OpenHand::default())
}

#[test]
fn the_head_of_the_play_says_what_is_below_it() {
    for (id, head) in [
        ("solo-whist-points", "Contract"),
        ("whist-5", "Side"),
        ("whist-short", "Side"),
        ("bid-whist", "Contract"),
        ("minnesota-whist", "Contract"),
        ("oh-hell", "Cards"),
        ("spades", "Contract"),
    ] {
        let view = table(&book(id, ""));
        assert_eq!(Words::of("en").say(&view.what_head), head, "{id}");
    }
    for (language, head) in [
        ("it", "Coppia"),
        ("pl", "Strona"),
        ("et", "Pool"),
        ("fa", "طرف"),
    ] {
        let view = table(&book("whist-5", ""));
        assert_eq!(Words::of(language).say(&view.what_head), head);
    }
}
