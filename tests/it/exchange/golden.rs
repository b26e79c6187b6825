//! A session and one without hands, compared byte by byte.

use super::{Table, evening, imported, without_hands, written};
use crate::support::compare;
use oddtrick::exchange::Layout;
use oddtrick::scheme::keyword::Keyword;

fn check(layout: Layout) {
    let text = written(layout, &[evening(), without_hands()]);
    compare(&format!("evening-{}.csv", layout.word()), &text);
}

#[test]
fn hands() {
    check(Layout::Hands);
}

#[test]
fn long() {
    check(Layout::Long);
}

#[test]
fn summary() {
    check(Layout::Summary);
}

#[test]
fn headers_begin_as_documented() {
    for (layout, wanted) in [
        (
            Layout::Long,
            "session,title,date,game,scheme,hand,dealer,player,seat,role,contract,bid,tricks,made,points,total,payout,currency",
        ),
        (
            Layout::Summary,
            "session,title,date,game,scheme,player,seat,hands,points,payout,currency,place",
        ),
        (Layout::Hands, "session,title,date,game,scheme,hand,dealer"),
    ] {
        assert!(
            layout.header().join(",").starts_with(wanted),
            "{}",
            layout.word()
        );
        assert!(layout.header().contains(&"format".to_owned()));
        assert_eq!(
            written(layout, &[]),
            layout.header().join(",") + "\r\n",
            "no sessions, a header"
        );
    }
    for column in [
        "player1", "points1", "total1", "player12", "points12", "total12",
    ] {
        assert!(
            Layout::Hands.header().contains(&column.to_owned()),
            "{column}"
        );
    }
}

#[test]
fn every_line_ends_in_crlf_and_numbers_are_numbers() {
    let table = Table::of(&written(Layout::Long, &[evening()]));
    for (row, fields) in table.rows.iter().enumerate() {
        assert_eq!(table.get(row, "format"), "oddtrick/1");
        for column in ["hand", "seat", "points", "total"] {
            let field = table.get(row, column);
            assert!(
                field.parse::<i64>().is_ok(),
                "{column} {field:?} of {fields:?}"
            );
        }
        let payout = table.get(row, "payout");
        assert_eq!(
            payout
                .trim_start_matches('-')
                .split_once('.')
                .unwrap()
                .1
                .len(),
            2,
            "{payout}"
        );
    }
    assert!(
        table
            .rows
            .iter()
            .any(|fields| fields[table.place("points")].starts_with('-')),
        "no loser"
    );
    let text = written(Layout::Hands, &[without_hands()]);
    assert_eq!(text.matches("\r\n").count(), text.matches('\n').count());
    assert!(!text.starts_with('\u{feff}'));
}

#[test]
fn files_saved_by_a_spreadsheet_are_read() {
    let text = written(Layout::Hands, &[evening()]);
    let mut table = Table::of(&text);
    for row in 0..table.rows.len() {
        let stake = table
            .get(row, "stake")
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned();
        table.set(row, "stake", &stake);
        let passed = table.get(row, "passed").to_uppercase();
        table.set(row, "passed", &passed);
    }
    // Columns reversed, with a BOM, LF line ends and none at the last line.
    table.header.reverse();
    for row in &mut table.rows {
        row.reverse();
    }
    let saved = format!("\u{feff}{}", table.text().trim_end().replace("\r\n", "\n"));
    assert_eq!(imported(&saved).unwrap()[0].ledger, evening());
    for separator in ["\t", ";"] {
        let mut writer = csv::WriterBuilder::new()
            .delimiter(separator.as_bytes()[0])
            .from_writer(Vec::new());
        for row in std::iter::once(&table.header).chain(&table.rows) {
            writer.write_record(row).unwrap();
        }
        let saved = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        assert_eq!(
            imported(&saved).unwrap()[0].ledger,
            evening(),
            "{separator:?}"
        );
    }
}
