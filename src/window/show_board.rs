//! What the board for the room needs beside the rows of the table.

use crate::view::Message;
use crate::view::table::{Row, TableView};
use crate::words::Words;
use oddtrick_ui as ui;

/// How many figures the widest total has, how many letters the longest name, and all totals in a sentence.
pub(super) fn totals(adapter: &ui::TableAdapter<'_>, view: &TableView, words: &Words) {
    let width = |row: &Row| {
        let text = words.points(row.total);
        // Marks that lead a sign take no room.
        text.chars().filter(|c| *c != '\u{200E}').count()
    };
    let widest = view.rows.iter().map(width).max().unwrap_or(0);
    adapter.set_widest_total(i32::try_from(widest).unwrap_or(i32::MAX));
    let letters = |row: &Row| {
        let partner = row.partner.as_ref();
        row.name.chars().count() + partner.map_or(0, |one| one.name.chars().count() + 3)
    };
    let longest = view.rows.iter().map(letters).max().unwrap_or(0);
    adapter.set_longest_name(i32::try_from(longest).unwrap_or(i32::MAX));
    let says = view
        .rows
        .iter()
        .map(said)
        .reduce(|first, second| Message::PairsMore {
            first: first.part(),
            second: second.part(),
        });
    adapter.set_board_says(words.say(&says.unwrap_or(Message::Blank)).into());
}

fn said(row: &Row) -> Message {
    match &row.partner {
        None => Message::BoardTotal {
            name: row.name.clone(),
            total: row.total,
        },
        Some(partner) => Message::BoardSide {
            side: Message::PairsBoth {
                first: row.name.clone(),
                second: partner.name.clone(),
            }
            .part(),
            total: row.total,
        },
    }
}
