//! One session for sharing: as text, and its score sheet as an image, as PDF and as CSV.
//!
//! Made from the views of the pages, in the window's language. Cannot be imported; use CSV and bundles for that.

pub mod paper;
#[cfg(feature = "gui")]
pub mod picture;
mod svg;
mod table;

pub use svg::svg;

use crate::ledger::Session;
use crate::money::Currency;
use crate::points::Points;
use crate::view::page::SheetRow;
use crate::view::result::{ResultView, StandingRow};
use crate::view::sheet::{Head, Sheet};
use crate::view::table::TableView;
use crate::view::{Message, MoneyChange};
use crate::words::Words;
use std::fmt::Write;

/// The content to share.
pub struct ShareContent<'a> {
    /// The table.
    pub table: TableView,
    /// Its sheet.
    pub sheet: Sheet<'a>,
    /// The current result, with the open and past payments.
    pub result: ResultView,
    /// The session.
    pub session: &'a Session,
    /// The language.
    pub words: &'a Words,
}

impl ShareContent<'_> {
    /// Game, session, number of hands, and date.
    fn under(&self) -> String {
        let (first, day) = (self.result.subtitle.clone(), self.session.started);
        self.words.say(&Message::beside(first, day))
    }

    /// These stakes with the code of their currency; `None` without a stake.
    fn stake(&self, stakes: &[Message]) -> Option<String> {
        let currency = self.result.money_head?;
        let code = Some(currency.code().to_owned()).filter(|_| currency != Currency::CHIPS);
        let stakes = stakes.iter().map(|stake| self.words.say(stake));
        Some(stakes.chain(code).collect::<Vec<_>>().join(" · "))
    }

    /// The payments, and whether each was made; before them how many sessions they settle, if several.
    fn payments(&self) -> impl Iterator<Item = (&Message, bool)> {
        let rows = &self.result.payments;
        let note = self.result.payments_note.iter();
        let note = note.filter(|_| !rows.is_empty()).map(|note| (note, false));
        note.chain(rows.iter().map(|row| (&row.says, row.paid)))
    }

    /// The result as a few lines of text: stake, standings and payments.
    pub fn text(&self) -> String {
        let words = self.words;
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", words.say(&self.result.title));
        let _ = writeln!(text, "{}", self.under());
        let stakes = match &self.result.stakes[..] {
            [] => std::slice::from_ref(&self.result.stake_caption),
            changed => changed,
        };
        if let Some(stake) = self.stake(stakes) {
            let _ = writeln!(text, "{stake}");
        }
        text.push('\n');
        if !self.session.note.is_empty() {
            let _ = writeln!(text, "{}\n", self.session.note);
        }
        for row in &self.result.rows {
            let _ = writeln!(text, "{}", self.standing(row));
        }
        if !self.result.payments.is_empty() {
            let _ = writeln!(text);
        }
        for (says, paid) in self.payments() {
            let mark = if paid { "✓ " } else { "" };
            let _ = writeln!(text, "{mark}{}", words.say(says));
        }
        if let Some(odd) = &self.result.odd {
            let _ = writeln!(text, "{}", words.say(odd));
        }
        text
    }

    fn standing(&self, row: &StandingRow) -> String {
        let standing = Message::standing_text(row.place, &row.name, row.points);
        self.words.say(&standing.and(row.money))
    }
}

/// The foot of a column: the result of its player or side.
struct Foot {
    points: Points,
    /// Winnings or losses; `None` without a stake, or where those of a side differ.
    money: Option<MoneyChange>,
    leads: bool,
}

impl ShareContent<'_> {
    /// The foot of each column; `None` for players without a result.
    fn feet(&self) -> Vec<Option<Foot>> {
        let heads = self.table.sheet_players.iter().enumerate();
        heads.map(|(at, head)| self.foot(at, head)).collect()
    }

    fn foot(&self, at: usize, head: &Head) -> Option<Foot> {
        let all = &self.result.rows;
        let mut rows = all.iter().filter(|row| head.players.contains(&row.name));
        let first = rows.next()?;
        Some(Foot {
            points: if self.table.pairs {
                self.side(at)
            } else {
                first.points
            },
            money: first
                .money
                .filter(|_| rows.all(|row| row.money == first.money)),
            leads: first.first,
        })
    }

    /// The points of a side in all hands, whoever sat for it.
    fn side(&self, at: usize) -> Points {
        let hands = self.sheet.hands();
        let cells = hands.filter_map(|row| row.cells.get(at)?.change.points());
        self.session
            .scheme
            .points(cells.map(|points| points.n).sum())
    }
}

/// What was played in a hand, by whom, and the outcome.
fn what(row: &SheetRow, words: &Words) -> String {
    let tricks = match &row.tricks_before {
        Message::Blank => row.tricks.clone(),
        before => Message::was_before(row.tricks.clone(), before.clone()),
    };
    let parts = [&row.who, &row.what_was, &tricks]
        .into_iter()
        .chain(&row.beside);
    let parts = parts.map(|part| words.say(part));
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// A hand's remark, marked with a star.
fn footnote(row: &SheetRow) -> Option<Message> {
    let remark = row.remark.clone();
    remark.map(|remark| Message::remark_footnote(row.number, remark))
}
