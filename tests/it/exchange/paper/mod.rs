//! Sessions and seasons as PDF: the content of each page, by reading it back.

mod reader;
mod season;

use super::{evening, share};
use crate::support::{Evening, NAMES, scheme, session, stake};
use oddtrick::exchange::share::ShareContent;
use oddtrick::exchange::share::paper::{Paper, blank, pdf};
use oddtrick::ledger::Ledger;
use oddtrick::words::LANGUAGES;
use reader::Pdf;

/// The PDF of a ledger, filled in or blank.
fn printed(
    ledger: &Ledger,
    language: &str,
    paper: Paper,
    write: impl FnOnce(&ShareContent, Paper) -> Vec<u8>,
) -> Pdf {
    let bytes = share(ledger, language, 0, |shared| write(shared, paper));
    let found = Pdf::read(&bytes);
    assert_eq!(found.unknown, 0, "every glyph is one of a font");
    found
}

/// A game of these sizes in which all bids are met and the first player takes everything.
fn everybody_bids(seats: usize, hands: usize) -> Ledger {
    let mut evening = Evening::of(session(scheme("oh-hell", &["hook=off"]), seats));
    for hand in 0..hands {
        let over = if evening.ledger.is_over() {
            r#","override":"end""#
        } else {
            ""
        };
        let cards = 1 + hand % 4;
        let mut each = vec!["0".to_owned(); seats];
        each[0] = cards.to_string();
        let each = each.join(",");
        evening.play(&format!(
            r#"{{"cards":{cards},"bids":[{each}],"tricks":[{each}]{over}}}"#
        ));
    }
    evening.ledger
}

/// Hands, payments, remarks and signatures are present.
#[test]
fn a_session_is_printed_completely() {
    let found = printed(&evening(), "en", Paper::A4, pdf);
    let text = found.text();
    for wanted in [
        "=Saturday, \"the last\"",
        "Solo Whist · Polish points · Sat, 31 Jan 2026",
        "Smith, Bob · solo · 7",
        "passed out",
        "Points",
        "Total",
        "Żółć",
        "* Hand 5: Smith, Bob revoked",
        "Signatures",
        "Page 1 of 1",
    ] {
        assert!(text.contains(wanted), "{wanted} in\n{text}");
    }
    assert_eq!(found.size, [(595, 841)]);
    // From left to right in the file, and reversed by readers.
    assert!(text.contains("انیم"), "{text}");
}

/// Paper sizes, and names in every language with all their letters.
#[test]
fn every_language_has_its_paper() {
    for language in LANGUAGES {
        let found = printed(&evening(), language.code, Paper::Letter, pdf);
        assert_eq!(found.size, [(612, 792)], "{}", language.code);
        assert_eq!(found.language, language.code);
        assert!(found.fonts.iter().all(|font| font.contains('+')));
        let persian = found.fonts.iter().any(|font| font.contains("Vazirmatn"));
        assert!(persian, "{:?}", found.fonts);
    }
}

/// The table head is on every page with a hand, and every hand is on one.
#[test]
fn sixty_hands_go_over_several_pages() {
    let found = printed(&everybody_bids(5, 60), "en", Paper::A4, pdf);
    let pages = found.pages.len();
    assert!((2..=3).contains(&pages), "{pages}");
    for (at, page) in found.pages.iter().enumerate() {
        assert!(page.contains(&format!("Page {} of {pages}", at + 1)));
        assert!(page.contains("Saturday"), "{page}");
    }
    let with_hands: Vec<_> = found
        .pages
        .iter()
        .filter(|page| page.contains("4 cards"))
        .collect();
    assert_eq!(with_hands.len(), 2);
    assert!(with_hands.iter().all(|page| {
        NAMES[..5]
            .iter()
            .all(|name| page.lines().any(|line| line == *name))
            && page.contains("Took")
    }));
    let cards = found
        .text()
        .lines()
        .filter(|line| line.contains(" card"))
        .count();
    assert_eq!(cards, 60);
}

/// Ten players need landscape; nothing printed exceeds the page.
#[test]
fn ten_at_the_table_fit() {
    for paper in [Paper::A4, Paper::Letter] {
        let found = printed(&everybody_bids(10, 20), "en", paper, pdf);
        assert!(found.size[0].0 > found.size[0].1, "{:?}", found.size);
        let found = printed(&everybody_bids(10, 20), "en", paper, blank);
        assert_eq!(found.pages.len(), 1);
    }
}

/// A name of 64 letters is printed in full, wherever it wraps.
#[test]
fn the_longest_names_fit() {
    let mut start = session(scheme("solo-whist-points", &[]), 4);
    start.stake = stake("123456.10", "GBP");
    for (at, participant) in start.participants.iter_mut().enumerate() {
        participant.name = ["W", "m", "ي", "Ж"][at].repeat(64);
    }
    let hand = format!(
        r#"{{"contract":"solo","declarers":["{}"],"tricks":7}}"#,
        "W".repeat(64)
    );
    let mut evening = Evening::of(start);
    evening.play(&hand);
    let found = printed(&evening.ledger, "en", Paper::A4, pdf);
    let letters = |letter: char| found.text().chars().filter(|c| *c == letter).count();
    // As column head, in the result, the signatures and payments; the declarer's also in the hand.
    assert!(letters('W') >= 5 * 64, "{}", letters('W'));
    assert_eq!(letters('Ж') % 64, 0);
    assert!(letters('Ж') >= 4 * 64);
}

/// As many numbered rows as fit, continuing the totals so far.
#[test]
fn a_blank_sheet_is_one_page() {
    let begun = everybody_bids(4, 3);
    let found = printed(&begun, "en", Paper::A4, blank);
    let [page] = &found.pages[..] else {
        panic!("{} pages", found.pages.len());
    };
    let has = |line: &str| page.lines().any(|found| found == line);
    assert!(
        has("after hand 3") && has("4") && has("15") && has("Total"),
        "{page}"
    );
    assert!(!has("1 card") && !page.contains("Signatures"));
    let first = printed(&everybody_bids(4, 0), "en", Paper::A4, blank);
    assert!(!first.text().contains("after hand") && first.text().lines().any(|line| line == "1"));
    // Points brought forward are no hand.
    for (hands, says, next) in [(0, "Points brought forward", "1"), (3, "after hand 3", "4")] {
        let mut session = everybody_bids(4, hands).session().clone();
        session.begun_with = vec![(session.participants[0].id, 31)];
        let text = printed(&Ledger::open(session).unwrap(), "en", Paper::A4, blank).text();
        let has = |line: &str| text.lines().any(|found| found == line);
        assert!(has(says) && has(next), "{text}");
    }
}

/// Thousands of hands give many pages.
#[test]
fn a_thousand_hands_are_printed() {
    let found = printed(&everybody_bids(3, 1000), "en", Paper::A4, pdf);
    assert!(
        (20..40).contains(&found.pages.len()),
        "{}",
        found.pages.len()
    );
}
