//! One session to send round: as text for a message, as a picture of its score sheet, on paper.
//!
//! Made from the same view-models as the pages, in the language of the window. Not read back by anything; that is what
//! CSV and bundles are for.

pub mod paper;
#[cfg(feature = "gui")]
pub mod picture;
mod svg;

pub use svg::svg;

use crate::ledger::Session;
use crate::view::Message;
use crate::view::result::{ResultView, StandingRow};
use crate::view::sheet::{Head, Sheet, SheetRow};
use crate::view::table::TableView;
use crate::words::Words;
use std::fmt::Write;

/// What is sent round of a session.
pub struct Shared<'a> {
    /// The table.
    pub table: &'a TableView,
    /// Its sheet.
    pub sheet: &'a Sheet<'a>,
    /// The result as it stands.
    pub result: &'a ResultView,
    /// The payments, those that were made among them.
    pub payments: Vec<Pays>,
    /// The session.
    pub session: &'a Session,
    /// The language.
    pub words: &'a Words,
}

/// A payment.
pub struct Pays {
    /// The payment as a sentence.
    pub says: Message,
    /// Whether it was made.
    pub paid: bool,
}

impl Shared<'_> {
    /// Game, session, hands, and the day.
    fn under(&self) -> String {
        let (first, day) = (self.result.subtitle.clone().nested(), self.session.started);
        let second = Message::UntitledOn { day }.nested();
        self.words.say(&Message::Beside { first, second })
    }

    /// The result as a few lines of text: who stands where, and who pays whom.
    pub fn text(&self) -> String {
        let words = self.words;
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", words.say(&self.result.title));
        let _ = writeln!(text, "{}\n", self.under());
        if !self.session.note.is_empty() {
            let _ = writeln!(text, "{}\n", self.session.note);
        }
        for row in &self.result.rows {
            let _ = writeln!(text, "{}", self.standing(row));
        }
        if !self.payments.is_empty() {
            let _ = writeln!(text);
        }
        for payment in &self.payments {
            let mark = if payment.paid { "✓ " } else { "" };
            let _ = writeln!(text, "{mark}{}", words.say(&payment.says));
        }
        if let Some(odd) = &self.result.odd {
            let _ = writeln!(text, "{}", words.say(odd));
        }
        text
    }

    fn standing(&self, row: &StandingRow) -> String {
        let (place, name, points) = (row.place, row.name.clone(), row.points);
        self.words.say(&match row.money {
            Some(money) => Message::StandingTextMoney {
                place,
                name,
                points,
                money,
            },
            None => Message::StandingText {
                place,
                name,
                points,
            },
        })
    }
}

/// How who stands over a column came out. Of two partners either: what one has the other has.
fn standing<'a>(shared: &'a Shared, head: &Head) -> Option<&'a StandingRow> {
    let rows = &shared.result.rows;
    rows.iter().find(|row| head.players.contains(&row.name))
}

/// What was played in a hand, by whom, and how it went.
fn what(row: &SheetRow, words: &Words) -> String {
    let parts = [&row.who, &row.what, &row.tricks].map(|part| words.say(part));
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// What was noted beside a hand, which has a star.
fn footnote(row: &SheetRow) -> Option<Message> {
    let n = row.number;
    let remark = row.remark.clone().nested();
    (row.remark != Message::Blank).then_some(Message::RemarkFootnote { n, remark })
}
