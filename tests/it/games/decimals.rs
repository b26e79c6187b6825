//! Points in tenths in every display: with one decimal.

use crate::support::{Evening, Sitting, id, say, scheme, session, stake, stamp, statistics};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{PlayerId, SessionEditor, SessionId};
use oddtrick::points::Points;
use oddtrick::scheme::SettleMode;
use oddtrick::view::history::history;
use oddtrick::view::new_session::switches;
use oddtrick::view::players::{Known, person};
use oddtrick::view::result::result;
use oddtrick::view::rule_editor::Editor;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::adjust::{Adjusting, edit, entry};
use oddtrick::view::table::steps::TapAction;
use oddtrick::view::table::table;
use oddtrick::words::Words;

/// The printed case: 4 of 4, 5 of 3, 3 of 5, 1 of 1.
const HAND: &str = r#"{"bids":[4,3,5,1],"tricks":[4,5,3,1]}"#;

fn tenths(n: i64) -> Points {
    Points { n, decimals: 1 }
}

/// A table that has played the printed hand for ten pence per point.
fn book() -> SessionEditor {
    let mut evening =
        Evening::new("callbreak", &[], 4).staked(stake("0.10", "GBP"), SettleMode::Difference);
    evening.play(HAND);
    evening.editor()
}

#[test]
fn the_table_and_the_sheet_show_tenths() {
    let book = book();
    let view = table(&book);
    let rows: Vec<String> = view.rows.iter().map(|row| say(&row.label)).collect();
    assert_eq!(rows[0], "Ann is ahead, 4.0 points, last hand plus 4.0");
    assert!(
        rows.contains(&"Bob, 3.2 points, last hand plus 3.2".to_owned()),
        "{rows:?}"
    );
    let cy = view.rows.iter().find(|row| row.name == "Cy").unwrap();
    assert_eq!(
        (cy.change, cy.total),
        (Some(oddtrick::view::Change(tenths(-50))), tenths(-50))
    );
    let line = Sheet::of(&book).line(0).unwrap();
    let cells: Vec<_> = line.cells.iter().collect();
    let totals: Vec<String> = cells
        .iter()
        .map(|cell| Words::of("pl").points(cell.total.unwrap()))
        .collect();
    // The deal passes to the right.
    assert_eq!(totals, ["4,0", "1,0", "−5,0", "3,2"]);
    let made: Vec<bool> = cells
        .iter()
        .map(|cell| cell.bid.is_some_and(|said| said.made == Some(true)))
        .collect();
    assert_eq!(made, [true, true, false, true]);
}

#[test]
fn a_whole_point_is_the_unit_of_the_stake() {
    let result = result(book().ledger(), Vec::new()).unwrap();
    assert_eq!(say(&result.title), "Ann leads by 0.8");
    let rows: Vec<(String, i64)> = result
        .rows
        .iter()
        .map(|row| (row.points.to_string(), row.money.unwrap().0.0))
        .collect();
    // Each pair settles the difference: four times the own points minus the sum of 3.2, at ten pence.
    let wanted = [("4.0", 128), ("3.2", 96), ("1.0", 8), ("-5.0", -232)];
    assert_eq!(
        rows,
        wanted.map(|(points, pence)| (points.to_owned(), pence))
    );
    let marks = result.chart.ticks_y.iter().map(|tick| say(&tick.text));
    assert!(marks.clone().count() > 1 && marks.clone().all(|mark| mark.contains('.')));
    assert!(say(&result.chart.label).contains("3.2"));
}

#[test]
fn tenths_of_points_are_settled_exactly() {
    let mut evening =
        Evening::new("callbreak", &[], 4).staked(stake("0.10", "GBP"), SettleMode::PerPoint);
    evening.play(r#"{"bids":[3,3,3,3],"tricks":[5,3,3,2]}"#);
    // 3.2, 3, 3 and -3: minus the mean of 1.55 these are 1.65, 1.45, 1.45 and -4.55.
    let payouts = oddtrick::settle::payouts(&evening.ledger).unwrap().unwrap();
    let pence: Vec<i64> = payouts.rounded.iter().map(|money| money.0).collect();
    assert_eq!(pence.iter().sum::<i64>(), 0);
    assert_eq!(pence, [17, 15, 14, -46]);
}

#[test]
fn adjustments_are_typed_and_shown_with_a_decimal() {
    let mut book = book();
    let mut adjusting = Adjusting::default();
    // Ann gives 1.5, digit by digit, to Bob, who is the last to play after her.
    for chip in [1, 2, 0, 4] {
        match entry(adjusting, &book)
            .steps
            .remove(0)
            .chips
            .remove(chip)
            .does
        {
            Some(TapAction::Asks(next)) => adjusting = next,
            other => panic!("{other:?}"),
        }
    }
    let shown = entry(adjusting, &book);
    assert_eq!(say(&shown.steps[0].question), "1.5 points");
    assert!(
        say(&shown.steps[0].hint).contains("Ann −1.5"),
        "{}",
        say(&shown.steps[0].hint)
    );
    let edit = edit(&book, adjusting, "agreed").unwrap();
    book.edit(edit, stamp(1)).unwrap();
    assert_eq!(book.ledger().totals(), [25, 47, -50, 10]);
    let row = &history(&book, 1).lines[0];
    let moved: Vec<String> = row.moved.iter().map(|one| say(&one.says)).collect();
    assert!(moved[0].starts_with("Ann −1.5"), "{moved:?}");
    assert!(say(&row.label).contains("+1.5"), "{}", say(&row.label));
    let line = Sheet::of(&book).line(0).unwrap();
    assert!(
        say(line.remark.as_ref().unwrap()).contains("Bob +1.5"),
        "{}",
        say(line.remark.as_ref().unwrap())
    );
    assert_eq!(
        book.ledger().session().hands[0]
            .record
            .adjust
            .as_ref()
            .unwrap()[0]
            .player,
        id(0)
    );
}

#[test]
fn a_card_shows_its_score_with_a_decimal() {
    let mut book = book();
    let asked = |book: &SessionEditor| {
        let entry = book.entry();
        entry.steps[entry.now.unwrap()].ask
    };
    let mut n = 10;
    while let Ask::Bid(seat) = asked(&book) {
        n += 1;
        book.tap(Tap::Answer(Ask::Bid(seat), Answer::Bid(3)), stamp(n))
            .unwrap();
    }
    let step = table(&book).entry.steps.pop().unwrap();
    let worth: Vec<String> = step
        .chips
        .iter()
        .take(6)
        .map(|chip| say(&chip.small))
        .collect();
    assert_eq!(worth, ["−3.0", "−3.0", "−3.0", "+3.0", "+3.1", "+3.2"]);
}

#[test]
fn games_in_tenths_and_in_whole_points_add_up() {
    let sitting = |number: u128, id: &str, hand: &str| {
        let mut start = session(scheme(id, &[]), 4);
        start.id = SessionId(number);
        let mut evening = Evening::of(start);
        evening.play(hand);
        Sitting::of(&evening.ledger)
    };
    let all = [
        sitting(1, "callbreak", HAND),
        sitting(
            2,
            "oh-hell",
            r#"{"cards":1,"bids":[0,0,0,0],"tricks":[0,1,0,0],"override":"hook"}"#,
        ),
    ];
    let bob = PlayerId(1002);
    let all = statistics(&all);
    let record = all.record(bob, None);
    assert_eq!(record.points(), tenths(32));
    assert_eq!(all.record(bob, Some("oh-hell")).points(), 0.into());
    let ann = all.record(PlayerId(1001), None);
    assert_eq!(ann.points(), tenths(140));
    let known = Known {
        id: PlayerId(1001),
        name: "Ann".to_owned(),
        summary: all.summary(PlayerId(1001)),
    };
    let page = person(&known, &[], &ann, &std::collections::BTreeMap::new(), None);
    assert_eq!(page.running_total.chart.lines[0].totals, [0, 40, 140]);
    assert!(
        say(&page.running_total.chart.label).contains("14.0"),
        "{}",
        say(&page.running_total.chart.label)
    );
    let points: Vec<String> = page
        .sessions
        .iter()
        .map(|one| one.points.to_string())
        .collect();
    assert_eq!(points, ["10", "4.0"]);
}

#[test]
fn the_editor_reads_and_shows_points_with_a_decimal() {
    let mut editor = Editor::new(&scheme("callbreak", &[]), "Ours");
    let open = |editor: &mut Editor, key: &str| {
        let lines = editor.page().lines;
        let piece = lines
            .iter()
            .flat_map(|line| &line.pieces.all)
            .find(|piece| piece.key == key);
        let piece = piece.unwrap();
        let text = say(&piece.text);
        editor.open(piece.id.unwrap());
        text
    };
    assert_eq!(open(&mut editor, "over.off"), "0.1");
    for (typed, wanted) in [
        ("0.25", Some("Enter a number with at most one decimal")),
        (
            "-99999999999.5",
            Some("From −100,000,000.0 to 100,000,000.0 here"),
        ),
        ("0,2", None),
    ] {
        editor.start_typing();
        editor.accept_typed(typed);
        let error = editor.page().dock.map(|dock| say(&dock.typed_error));
        assert_eq!(
            error.unwrap_or_default(),
            wanted.unwrap_or_default(),
            "{typed}"
        );
    }
    assert_eq!(open(&mut editor, "over.off"), "0.2");
    assert_eq!(
        editor.scheme().rules.exact_bid().unwrap().over,
        scheme("callbreak", &["over.off=2"])
            .rules
            .exact_bid()
            .unwrap()
            .over
    );
    open(&mut editor, "over.off");
    let worked = editor.page().worked;
    assert!(
        say(&worked.sum)
            .replace('\u{a0}', " ")
            .ends_with("2.0 + 0.2 × 2 = 2.4."),
        "{} {}",
        say(&worked.sentence),
        say(&worked.sum)
    );
}

#[test]
fn a_new_session_offers_the_variants_of_callbreak() {
    let scheme = scheme("callbreak", &[]);
    let rows = switches(&scheme, &scheme, 4);
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let values: Vec<String> = row.values.iter().map(|value| say(&value.text)).collect();
            format!("{}: {}", say(&row.label), values.join(" | "))
        })
        .collect();
    assert_eq!(
        rows,
        [
            "Hands in a game: 3 hands | 5 hands | 10 hands | without end",
            "Hook on the last bid: on | off | not in the last hand | not with one card",
            "More taken than bid: bid +\u{a0}0.1 × extra tricks | bid",
            "Lowest bid: 1 | 2",
            "Direction of play: clockwise | anticlockwise",
        ]
    );
}

#[test]
fn overtricks_make_a_call() {
    let mut evening = Evening::new("callbreak", &[], 4);
    evening.play(HAND);
    let sitting = Sitting::of(&evening.ledger);
    let made: Vec<bool> = (0..4)
        .map(|at| {
            let tasks = sitting.people[at].tasks.iter();
            tasks.map(|(_, tally)| tally.tries().made).sum::<u64>() == 1
        })
        .collect();
    assert_eq!(made, [true, true, false, true]);
}
