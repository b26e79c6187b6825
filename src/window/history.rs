//! The page that tells what was done to the session on the table.

use super::desk::Desk;
use super::models::{fill, list};
use crate::view::history::{HistoryRow, Moved, history, says};
use crate::view::sheet::subtitle;
use crate::view::{Message, Minute};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// How many changes are shown. What a change did is found by taking it back, so that a page has an end.
const MOST: usize = 300;

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::HistoryAdapter>();
    adapter.on_back(desk.on(|desk| desk.go(ui::Page::Table)));
}

/// Shows what was done.
pub(super) fn open(desk: &Rc<Desk>) {
    refresh(desk);
    desk.go(ui::Page::History);
}

fn refresh(desk: &Desk) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::HistoryAdapter>();
    let view = history(&table.book, MOST);
    let session = table.book.ledger().session();
    adapter.set_title(words.say(&Message::HistoryTitle).into());
    adapter.set_subtitle(words.say(&subtitle(session)).into());
    let empty = if view.rows.is_empty() {
        Message::HistoryEmpty
    } else {
        Message::Blank
    };
    adapter.set_empty(words.say(&empty).into());
    let earlier = match view.earlier {
        0 => Message::Blank,
        n => Message::HistoryEarlier {
            n: i64::try_from(n).unwrap_or(i64::MAX),
        },
    };
    adapter.set_earlier(words.say(&earlier).into());
    let lines = view.rows.iter().map(|row| line(row, &words)).collect();
    adapter.set_lines(fill(&adapter.get_lines(), lines));
}

fn line(row: &HistoryRow, words: &Words) -> ui::HistoryLine {
    let moved = row.moved.iter().map(|moved| change(moved, words));
    ui::HistoryLine {
        number: words.number(row.number).into(),
        at: words.say(&Message::HistoryAt { at: Minute(row.at) }).into(),
        text: words.say(&row.what).into(),
        undone: row.undone,
        moved: list(moved.collect()),
        label: words.say(&row.label).into(),
    }
}

fn change(moved: &Moved, words: &Words) -> ui::HistoryChange {
    ui::HistoryChange {
        text: words.say(&says(moved)).into(),
        sign: i32::from(moved.points.n > 0) - i32::from(moved.points.n < 0),
    }
}
