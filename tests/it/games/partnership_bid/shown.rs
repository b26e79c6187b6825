//! Display: the rows, each side's contract and bags, the sheet, the history and the payout preview.

use super::seat;
use crate::support::{Evening, editor_of, say, stake, stamp};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Ledger, SessionEditor};
use oddtrick::scheme::SettleMode;
use oddtrick::scheme::partnership_bid::Nil;
use oddtrick::settle::payouts;
use oddtrick::view::result::result;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::payout_preview::{PreviewChoice, payout_preview};
use oddtrick::view::table::table;
use oddtrick::words::Words;

/// Spades after these hands, at the table.
fn book(hands: &[&str]) -> SessionEditor {
    let mut evening = Evening::new("spades", &[], 4);
    for json in hands {
        evening.play(json);
    }
    evening.editor()
}

fn tap(book: &mut SessionEditor, who: usize, answer: Answer) {
    let stamp = stamp(1);
    book.tap(Tap::Answer(Ask::Bid(seat(who)), answer), stamp)
        .unwrap();
}

fn facts(book: &SessionEditor) -> Vec<String> {
    let facts = table(book).facts.into_iter();
    facts
        .map(|fact| format!("{} {}", say(&fact.strong), say(&fact.weak)))
        .collect()
}

const BAGS: &str = r#"{"bids":["nil",4,4,"blind-nil"],"tricks":[0,4,7,2]}"#;

#[test]
fn the_table_says_each_sides_contract_and_bags() {
    let mut book = book(&[BAGS]);
    let sides = facts(&book).split_off(3);
    assert_eq!(sides, ["Ann & Cy 3 bags", "Bob & Dee 2 bags"]);
    let view = table(&book);
    assert_eq!(say(&view.title), "Spades");
    assert!(
        say(&view.subtitle).ends_with("to 500, lost at −200"),
        "{}",
        say(&view.subtitle)
    );
    assert_eq!(view.trump, Some(oddtrick::cards::Trump::Spades));
    assert!(!view.trump_enabled && view.show_bids && !view.pairs);
    let captions: Vec<String> = view.rows.iter().map(|row| say(&row.caption)).collect();
    assert_eq!(captions, ["with Cy", "with Dee", "with Ann", "with Bob"]);
    let totals: Vec<i64> = view.rows.iter().map(|row| row.total.n).collect();
    // 140 and three bags; 40 minus the 200 of a blind nil, and two bags.
    assert_eq!(totals, [143, -158, 143, -158]);
    let chips = &view.entry.steps[0].chips;
    assert_eq!(say(&chips[0].text), "Nil");
    assert_eq!(say(&chips[0].label), "Cy bids nil");
    assert_eq!(say(&chips[14].text), "Blind");
    tap(&mut book, 1, Answer::Nil(Nil::Blind));
    tap(&mut book, 2, Answer::Bid(4));
    tap(&mut book, 3, Answer::Bid(3));
    let sides = facts(&book).split_off(3);
    assert_eq!(sides, ["Ann & Cy 3 bags", "Bob & Dee bid 3, 2 bags"]);
    let bids: Vec<Option<String>> = table(&book)
        .rows
        .iter()
        .map(|row| row.bid.as_ref().map(say))
        .collect();
    let shown = [None, Some("bn"), Some("4"), Some("3")].map(|bid| bid.map(str::to_owned));
    assert_eq!(bids, shown);
}

#[test]
fn players_who_changed_sides_go_on_with_their_own_points() {
    let evening = |after: &[usize], settle: SettleMode| {
        let mut evening = Evening::new("spades", &[], 4).staked(stake("1.00", "EUR"), settle);
        evening.play(BAGS);
        if after.contains(&4) {
            evening.join(4);
        }
        evening.reseat(after);
        evening
    };
    let shown = |evening: &Evening| {
        let ledger = Ledger::open(evening.ledger.session().clone()).unwrap();
        let editor = editor_of(ledger);
        let view = table(&editor);
        let rows = view.rows.iter();
        let mut rows: Vec<_> = rows
            .map(|row| (row.name.clone(), row.total.n, row.leads_score))
            .collect();
        rows.sort();
        let (totals, leads): (Vec<i64>, Vec<bool>) = rows
            .into_iter()
            .map(|(_, total, leads)| (total, leads))
            .unzip();
        (totals, leads, facts(&editor).split_off(3))
    };
    // Cy and Dee change places.
    let mut mixed = evening(&[0, 1, 3, 2], SettleMode::PerPoint);
    let (rows, leads, sides) = shown(&mixed);
    assert_eq!(rows, [143, -158, 143, -158]);
    assert_eq!(leads, [true, false, true, false]);
    let scores = ["Ann & Dee score 143, 3 bags", "Bob & Cy score −158, 2 bags"];
    assert_eq!(sides, scores);
    let title = |evening: &Evening| say(&result(&evening.ledger, Vec::new()).unwrap().title);
    // Ann and Cy are opponents now.
    assert_eq!(title(&mixed), "Ann, Cy tie on 143");
    mixed.play(r#"{"bids":[4,3,3,2],"tricks":[4,4,2,3]}"#);
    let (rows, _, sides) = shown(&mixed);
    assert_eq!(mixed.ledger.totals(), rows);
    assert_eq!(rows, [73, -106, 195, -228]);
    assert_eq!(sides[0], "Ann & Dee score 73, 3 bags");
    assert_eq!(title(&mixed), "Cy leads by 122");
    // A pot is won by a side: the one that is ahead after the last hand.
    let mut pot = evening(&[0, 1, 3, 2], SettleMode::WinnerTakesPot);
    assert_eq!(title(&pot), "Ann & Cy lead by 301");
    pot.play(r#"{"bids":[4,3,3,2],"tricks":[4,4,2,3]}"#);
    assert_eq!(title(&pot), "Ann & Dee lead by 179");
    let payouts = payouts(&pot.ledger).unwrap().unwrap();
    let minor: Vec<i64> = payouts.rounded.into_iter().map(|money| money.0).collect();
    assert_eq!(minor, [100, -100, -100, 100]);
    // Eve in place of Dee begins at 0; her side keeps its score.
    let (rows, leads, sides) = shown(&evening(&[0, 1, 2, 4], SettleMode::PerPoint));
    assert_eq!(rows, [143, -158, 143, -158, 0]);
    assert_eq!(leads, [true, false, true, false, false]);
    let scores = ["Ann & Cy score 143, 3 bags", "Bob & Eve score −158, 2 bags"];
    assert_eq!(sides, scores);
}

#[test]
fn the_sheet_says_what_bags_cost() {
    // Six bags with each hand.
    let hand = r#"{"bids":[4,3,3,2],"tricks":[7,0,6,0]}"#;
    let book = book(&[hand, hand]);
    let sheet = Sheet::of(&book);
    let more = |line: usize| say(&sheet.line(line).unwrap().what_more);
    assert_eq!(more(0), "7 and 5, bags 6 and 0");
    assert_eq!(more(1), "7 and 5, bags −100");
}

#[test]
fn the_sheet_shows_contracts_bags_and_bids_made() {
    let book = book(&[BAGS, r#"{"bids":[5,4,5,"nil"],"tricks":[4,4,5,0]}"#]);
    let sheet = Sheet::of(&book);
    let line = sheet.line(0).unwrap();
    assert_eq!(say(&line.what), "4 and 4");
    assert_eq!(say(&line.what_more), "4 and 4, bags 3 and 2");
    let cells = line.cells.iter().map(|cell| {
        let said = cell.bid.unwrap();
        format!(
            "{} {}",
            Words::of("en").bid_and_took(said),
            said.made.unwrap()
        )
    });
    let cells: Vec<String> = cells.collect();
    assert_eq!(cells, ["nil/0 true", "4/4 true", "4/7 true", "bn/2 false"]);
    let line = sheet.line(1).unwrap();
    let totals: Vec<i64> = line
        .cells
        .iter()
        .map(|cell| cell.total.unwrap().n)
        .collect();
    assert_eq!(totals, [43, -18, 43, -18]);
    assert_eq!(say(&line.what_more), "10 and 4, bags 3 and 2");
}

/// Words and digits have one order within a column, and its head has the same.
#[test]
fn bids_and_tricks_run_one_way_in_persian() {
    let book = book(&[BAGS]);
    let line = Sheet::of(&book).line(0).unwrap();
    let words = Words::of("fa");
    let bids = line.cells.iter().map(|cell| cell.bid.unwrap());
    let cells: Vec<String> = bids.map(|said| words.bid_and_took(said)).collect();
    let isolated = |bid: &str, took: &str| format!("\u{2066}\u{2068}{bid}\u{2069}/{took}\u{2069}");
    let wanted = [("نیل", "۰"), ("۴", "۴"), ("۴", "۷"), ("کور", "۲")];
    assert_eq!(cells, wanted.map(|(bid, took)| isolated(bid, took)));
    assert_eq!(words.bid_and_took_head(), "گرفته/خوانده");
    assert_eq!(Words::of("en").bid_and_took_head(), "Bid/Took");
}

#[test]
fn payouts_depend_on_the_partners_bid_and_the_bags() {
    let mut book = book(&[BAGS]);
    let shown = payout_preview(&book, &PreviewChoice::default()).unwrap();
    assert_eq!(say(&shown.title), "With a partner who bids and takes 1");
    assert_eq!((shown.rows.len(), shown.heads.len()), (15, 14));
    let cell = |row: usize, tricks: usize, book: &SessionEditor| {
        let shown = payout_preview(book, &PreviewChoice::default()).unwrap();
        say(&shown.rows[row].cells[tricks].text)
    };
    assert_eq!(cell(0, 0, &book), "+110");
    assert_eq!(cell(4, 4, &book), "+50");
    // There are three bags already, so the seventh more costs a hundred.
    assert_eq!(cell(4, 10, &book), "+56");
    assert_eq!(cell(4, 11, &book), "−43");
    assert_eq!(cell(4, 13, &book), "–");
    tap(&mut book, 1, Answer::Bid(5));
    tap(&mut book, 2, Answer::Bid(2));
    // Dee is asked, whose partner bid five.
    let shown = payout_preview(&book, &PreviewChoice::default()).unwrap();
    assert_eq!(say(&shown.title), "With a partner who bids and takes 5");
    assert_eq!(cell(0, 0, &book), "+150");
}
