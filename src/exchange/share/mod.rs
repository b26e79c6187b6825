//! One session to send round: as text for a message, as a picture of its score sheet.
//!
//! Made from the same view-models as the pages, in the language of the window. Not read back by anything; that is what
//! CSV and bundles are for.

#[cfg(feature = "gui")]
pub mod picture;
mod svg;

pub use svg::svg;

use crate::view::result::{ResultView, Standing};
use crate::view::sheet::Sheet;
use crate::view::table::TableView;
use crate::view::{Message, MoneyChange};
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
    /// The language.
    pub words: &'a Words,
}

impl Shared<'_> {
    /// The result as a few lines of text: who stands where, and who pays whom.
    pub fn text(&self) -> String {
        let words = self.words;
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", words.say(&self.result.title));
        let _ = writeln!(text, "{}\n", words.say(&self.result.subtitle));
        for row in &self.result.rows {
            let _ = writeln!(text, "{}", self.standing(row));
        }
        if !self.result.payments.is_empty() {
            let _ = writeln!(text);
        }
        for payment in &self.result.payments {
            let _ = writeln!(text, "{}", words.say(&payment.says));
        }
        if let Some(odd) = &self.result.odd {
            let _ = writeln!(text, "{}", words.say(odd));
        }
        text
    }

    fn standing(&self, row: &Standing) -> String {
        let (place, name, points) = (row.place, row.name.clone(), row.points);
        self.words.say(&match row.money.zip(self.result.currency) {
            Some((money, currency)) => Message::StandingSaysMoney {
                place,
                name,
                points,
                money: MoneyChange(money, currency),
            },
            None => Message::StandingSays {
                place,
                name,
                points,
            },
        })
    }
}
