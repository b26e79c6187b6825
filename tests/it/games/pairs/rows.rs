//! Two rows: names, totals, pegs and captions.

use super::{TableSession, say, seat};
use crate::support::{Evening, id};
use oddtrick::games::entry::{Answer, Ask};
use oddtrick::ledger::Edit;
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::view::page::PeggingTrack;
use oddtrick::view::result::result;
use oddtrick::view::sheet::Sheet;

/// Checks the rows hand by hand.
#[track_caller]
fn rows(sitting: &TableSession, wanted: [&str; 2]) {
    let view = sitting.view();
    let said: Vec<String> = view.rows.iter().map(|row| say(&row.label)).collect();
    assert_eq!(said, wanted);
}

fn tracks(sitting: &TableSession) -> Vec<Option<(i32, i32, i32, i32)>> {
    let rows = sitting.view().rows.into_iter();
    rows.map(|row| {
        row.track.map(
            |PeggingTrack {
                 low, high, at, was, ..
             }| (low, high, at, was),
        )
    })
    .collect()
}

#[test]
fn a_side_is_both_partners_and_its_points_of_the_game() {
    let mut sitting = TableSession::new("whist-american", &[]);
    rows(
        &sitting,
        [
            "Ann and Cy, 0 points of 7",
            "Bob and Dee, 0 points of 7, Bob leads",
        ],
    );
    sitting.whist(0, 9);
    rows(
        &sitting,
        [
            "Ann and Cy, 3 points of 7, in the lead, last hand plus 3, Cy leads",
            "Bob and Dee, 0 points of 7, last hand 0",
        ],
    );
    sitting.answer(Ask::Side, Answer::Player(seat(1)));
    let view = sitting.view();
    assert!(view.pairs);
    assert_eq!(say(&view.rows[1].caption), "took the odd trick");
    assert_eq!(view.cursor_row, Some(1));
    assert_eq!(
        [view.rows[0].total, view.rows[1].total].map(|one| one.n),
        [3, 0]
    );
}

#[test]
fn dealer_and_leader_marks_are_beside_the_right_partner() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    let marks = |sitting: &TableSession| -> Vec<(bool, bool)> {
        let rows = sitting.view().rows.into_iter();
        rows.flat_map(|row| {
            let partner = row.partner.unwrap();
            [(row.dealer, row.first), (partner.dealer, partner.first)]
        })
        .collect()
    };
    // By rows: Ann, Cy, Bob, Dee.
    let (no, deals, first) = ((false, false), (true, false), (false, true));
    assert_eq!(marks(&sitting), [deals, no, first, no]);
    sitting.bid(0, 4, Mode::Uptown);
    sitting.tricks(10);
    assert_eq!(marks(&sitting), [no, first, deals, no]);
    sitting.bid(0, 4, Mode::Uptown);
    sitting.tricks(8);
    assert_eq!(marks(&sitting), [no, deals, no, first]);
    let view = sitting.view();
    let partner = view.rows[0].partner.clone().unwrap();
    assert_eq!(
        [
            say(&view.rows[0].dealer_label),
            say(&partner.dealer_label),
            say(&view.rows[1].dealer_label)
        ],
        ["Let Ann deal", "Cy deals", "Let Bob deal"]
    );
}

#[test]
fn the_track_runs_from_the_losing_to_the_winning_score() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    assert_eq!(tracks(&sitting), [Some((-7, 7, 0, 0)); 2]);
    sitting.bid(0, 4, Mode::Uptown);
    sitting.tricks(10);
    assert_eq!(tracks(&sitting), [Some((-7, 7, 4, 0)), Some((-7, 7, 0, 0))]);
    sitting.bid(1, 5, Mode::NoTrump);
    sitting.tricks(10);
    // Set at no trump costs ten and loses the game; the peg is in the last hole, the total shows the rest.
    assert_eq!(
        tracks(&sitting),
        [Some((-7, 7, 4, 4)), Some((-7, 7, -7, 0))]
    );
    assert_eq!(sitting.view().rows[1].total, (-10).into());
    assert!(sitting.facts().contains("The game is over"));
    // Without a target there is no track.
    assert_eq!(
        tracks(&TableSession::new("bid-whist-1900", &[])),
        [None, None]
    );
    assert_eq!(
        tracks(&TableSession::new("bid-whist", &["target=500"])),
        [None, None]
    );
    // Without a losing score both tracks begin at the lowest score below zero.
    let mut below = TableSession::new("bid-whist-shortfall", &["target=21"]);
    below.bid(0, 4, Mode::Uptown);
    below.tricks(10);
    assert_eq!(tracks(&below)[0], Some((-5, 21, 4, 0)));
}

#[test]
fn a_finished_rubber_shows_its_points_and_games() {
    let mut evening = Evening::new("whist-short", &[], 4);
    evening.play(
        r#"{"side":"Ann","tricks":11}
           {"side":"Bob","tricks":8}
           {"side":"Ann","tricks":12}"#,
    );
    let sitting = TableSession::of(&evening);
    // A treble, a double and the bonus.
    rows(
        &sitting,
        [
            "Ann and Cy, 7 points, in the lead, last hand plus 6, 2 games",
            "Bob and Dee, 0 points, last hand 0, 0 games",
        ],
    );
    assert_eq!(tracks(&sitting), [None, None]);
    let view = sitting.view();
    assert_eq!(
        say(&view.board_says),
        "Ann and Cy 7, 2 games, Bob and Dee 0, 0 games"
    );
    let facts: Vec<String> = view.end_facts.iter().map(|one| say(&one.strong)).collect();
    assert_eq!(facts, ["The game is over", "Ann & Cy win, 2 games to 0"]);
    let won = sitting.line(2);
    assert!(won.closes);
    assert!(say(&won.label).ends_with("rubber to Ann & Cy, games 2–0, points 7–0"));
    let shown = result(&evening.ledger, Vec::new()).unwrap();
    let notes: Vec<String> = shown.notes.iter().map(say).collect();
    assert!(
        notes[0].ends_with("2 games of the rubber, 7 points"),
        "{notes:?}"
    );
}

#[test]
fn in_a_rubber_each_game_begins_anew_and_those_won_are_counted() {
    let mut evening = Evening::new("whist-short", &[], 4);
    evening.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Ann","tricks":8}
           {"side":"Bob","tricks":8}"#,
    );
    let sitting = TableSession::of(&evening);
    rows(
        &sitting,
        [
            "Ann and Cy, 0 points of 5, in the lead, last hand 0, 1 game · Ann leads",
            "Bob and Dee, 2 points of 5, last hand plus 2, 0 games",
        ],
    );
    assert_eq!(tracks(&sitting), [Some((0, 5, 0, 0)), Some((0, 5, 2, 0))]);
    // The scoreboard has the games and the points towards the current one.
    let view = sitting.view();
    let stand: Vec<String> = view.rows.iter().map(|row| say(&row.rubber)).collect();
    assert_eq!(stand, ["1 game · 0 of 5", "0 games · 2 of 5"]);
    let says = "Ann and Cy 0, 1 game · 0 of 5, Bob and Dee 2, 0 games · 2 of 5";
    assert_eq!(say(&view.board_says), says);
    // The totals on the sheet go on.
    let view = sitting.view();
    let totals: Vec<Vec<i64>> = (0..3)
        .map(|hand| {
            sitting
                .line(hand)
                .cells
                .iter()
                .map(|cell| cell.total.unwrap().n)
                .collect()
        })
        .collect();
    assert_eq!(totals, [[3, 0], [5, 0], [5, 2]]);
    let heads: Vec<String> = view
        .sheet_players
        .iter()
        .map(|head| say(&head.text))
        .collect();
    assert_eq!(heads, ["Ann & Cy", "Bob & Dee"]);
    assert_eq!(say(&view.subtitle), "Saturday · rubbers of games to 5");
}

#[test]
fn a_game_won_is_ruled_off_and_named_on_the_sheet() {
    let closing = |id: &str, hands: &str| -> Vec<String> {
        let mut evening = Evening::new(id, &[], 4);
        evening.play(hands);
        let sitting = TableSession::of(&evening);
        let rows = Sheet::of(&sitting.book);
        let rows = (0..evening.ledger.played().len()).filter_map(|index| rows.line(index));
        rows.map(|row| {
            if row.closes {
                say(&row.what_more)
            } else {
                String::new()
            }
        })
        .collect()
    };
    let rubber = r#"{"side":"Ann","tricks":9}
        {"side":"Ann","tricks":8}
        {"side":"Bob","tricks":12}
        {"side":"Ann","tricks":11}"#;
    assert_eq!(
        closing("whist-short", rubber),
        [
            "",
            "odd trick, game to Ann & Cy, 1–0",
            "odd trick, game to Bob & Dee, 1–1",
            "odd trick, rubber to Ann & Cy, games 2–1, points 8–3",
        ]
    );
    assert_eq!(
        closing(
            "whist-5",
            "{\"side\":\"Ann\",\"tricks\":9}\n{\"side\":\"Ann\",\"tricks\":8}"
        ),
        ["", "odd trick, game to Ann & Cy"]
    );
    // The result has the games' values.
    let mut evening = Evening::new("whist-short", &[], 4);
    evening.play(rubber);
    let view = result(&evening.ledger, Vec::new()).unwrap();
    let worth: Vec<String> = view.notes.iter().map(say).collect();
    assert_eq!(
        worth,
        [
            "Ann & Cy: 2 games of the rubber, 8 points",
            "Bob & Dee: 1 game of the rubber, 3 points",
        ]
    );
}

#[test]
fn a_player_who_takes_over_a_seat_is_on_its_side() {
    let mut evening = Evening::new("whist-5", &[], 4);
    evening.play(r#"{"side":"Ann","tricks":9}"#);
    evening.join(4);
    evening.reseat(&[4, 1, 2, 3]);
    let sitting = TableSession::of(&evening);
    rows(
        &sitting,
        [
            "Eve and Cy, 3 points of 5, in the lead, last hand plus 3, Cy leads",
            "Bob and Dee, 0 points of 5, last hand 0",
        ],
    );
    // The sheet names everybody who ever sat for a side.
    let heads = sitting.view().sheet_players;
    let heads: Vec<String> = heads.iter().map(|head| say(&head.text)).collect();
    assert_eq!(heads, ["Eve, Cy, Ann", "Bob & Dee"]);
}

#[test]
fn partners_are_adjacent_in_the_result() {
    for (hands, wanted) in [
        ("", ["Ann", "Cy +", "Bob", "Dee +"]),
        (
            r#"{"side":"Bob","tricks":9}"#,
            ["Bob", "Dee +", "Ann", "Cy +"],
        ),
    ] {
        let mut evening = Evening::new("whist-5", &[], 4);
        evening.play(hands);
        let rows = result(&evening.ledger, Vec::new()).unwrap().rows;
        let before = std::iter::once(false).chain(rows.iter().map(|row| row.partner_next));
        let rows = rows.iter().zip(before);
        let rows = rows.map(|(row, with)| format!("{}{}", row.name, if with { " +" } else { "" }));
        assert_eq!(rows.collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn with_a_kitty_books_are_counted_including_it() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    let view = sitting.view();
    assert_eq!(say(&view.subtitle), "Saturday · to 7, lost at −7");
    assert_eq!(say(&view.cards_caption), "12 cards and a kitty, 13 books");
    assert_eq!(sitting.facts(), "Hand 1 | Ann deals | Bob bids first");
    let last = view.entry.steps.last().unwrap();
    assert_eq!(say(&last.caption), "Books, kitty included");
    assert_eq!(say(&view.entry.slots[3].label), "Books");
    assert_eq!(
        say(&view.entry.slots[3].says),
        "Books, kitty included, blank"
    );
    // A level shows what it needs, a mode its score.
    let small = |sitting: &TableSession, step: usize, chip: usize| {
        say(&sitting.view().entry.steps[step].chips[chip].small)
    };
    assert_eq!(small(&sitting, 1, 4), "11");
    assert_eq!(small(&sitting, 2, 0), "");
    assert_eq!(small(&sitting, 3, 0), "the kitty");
    sitting.answer(Ask::Bidder, Answer::Player(seat(2)));
    sitting.answer(Ask::Level, Answer::Bid(5));
    assert_eq!(small(&sitting, 2, 1), "+5 or −5");
    assert_eq!(small(&sitting, 2, 2), "×2, +10 or −10");
    assert_eq!(say(&sitting.view().rows[0].caption), "Cy bids 5");
    sitting.answer(Ask::Mode, Answer::Mode(Mode::Downtown));
    assert_eq!(say(&sitting.view().rows[0].caption), "Cy bids 5, downtown");
    sitting.tricks(12);
    let view = sitting.view();
    let last = view.last_hand.unwrap();
    assert_eq!(say(&last.label), "Hand 1: Cy, 5 downtown, 12 books");
    assert_eq!(say(&view.tricks_head), "Books");
    let plain = TableSession::new("bid-whist-1900", &[]).view();
    assert_eq!(say(&plain.tricks_head), "Tricks");
    assert_eq!(say(&plain.cards_caption), "13 cards each");
    // If the shortfall is lost, that is shown.
    let mut short = TableSession::new("bid-whist-shortfall", &[]);
    short.answer(Ask::Bidder, Answer::Player(seat(0)));
    short.answer(Ask::Level, Answer::Bid(4));
    assert_eq!(small(&short, 2, 0), "+4, −1 a book");
    // All thirteen, bid and made.
    let mut boston = TableSession::new("bid-whist-parlett", &[]);
    boston.answer(Ask::Bidder, Answer::Player(seat(0)));
    boston.answer(Ask::Level, Answer::Bid(7));
    assert_eq!(small(&boston, 2, 0), "+28 or −7");
}

#[test]
fn points_brought_forward_are_shown_by_side() {
    let mut sitting = TableSession::new("whist-american", &[]);
    let begins = Edit::begin_with(sitting.book.ledger().session(), &[(id(0), 2), (id(1), 1)]);
    sitting.edit(begins.unwrap());
    let hand_0 = Sheet::of(&sitting.book).line(0).unwrap();
    let points = hand_0.cells.iter().filter_map(|cell| cell.total);
    assert_eq!(points.map(|points| points.n).collect::<Vec<_>>(), [2, 1]);
}
