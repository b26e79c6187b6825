//! The score sheet as CSV for a spreadsheet: one row per hand and one column per player or side. Cannot be imported.

use super::{ShareContent, what};
use crate::exchange::{ExportError, Profile, guard};
use crate::view::Message;
use crate::view::page::SheetRow;
use std::io::Write;

impl ShareContent<'_> {
    /// Writes the points of each hand, the totals, and winnings if there is a stake.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn csv(&self, profile: Profile, to: &mut dyn Write) -> Result<(), ExportError> {
        let mut out = profile.writer(to)?;
        let say = |message: &Message| text(&self.words.say(message));
        let mut row = |number: String, what: String, cells: Vec<String>| {
            out.write_record([number, what].into_iter().chain(cells))
        };
        let heads = self.table.sheet_players.iter();
        let heads = heads.map(|head| say(&head.text));
        let hand = say(&Message::FilesColumnHand);
        row(hand, say(&self.table.what_head), heads.collect())?;
        for hand in self.sheet.hands() {
            let remark = hand.remark.as_ref().map(|remark| self.words.say(remark));
            let said = std::iter::once(what(&hand, self.words)).chain(remark);
            let said: Vec<String> = said.filter(|one| !one.is_empty()).collect();
            let points = cells(&hand, profile);
            row(hand.number.to_string(), text(&said.join(" · ")), points)?;
        }
        let feet = self.feet();
        let points = feet.iter().map(|foot| {
            let points = foot.as_ref().map(|foot| foot.points.to_string());
            profile.number(points.unwrap_or_default())
        });
        row(String::new(), say(&Message::HeadTotal), points.collect())?;
        if let Some(currency) = self.result.money_head {
            let money = feet.iter().map(|foot| {
                let money = foot.as_ref().and_then(|foot| foot.money);
                let money = money.map(|money| money.0.decimal(currency));
                profile.number(money.unwrap_or_default())
            });
            let head = text(&self.words.currency_head(currency));
            row(String::new(), head, money.collect())?;
        }
        Ok(out.flush()?)
    }
}

/// A text that a spreadsheet does not run as a formula, without directional marks.
fn text(said: &str) -> String {
    let plain = said.replace(['\u{2066}', '\u{2068}', '\u{2069}'], "");
    guard(&plain).into_owned()
}

/// The points of each column; blank for players who had none.
fn cells(hand: &SheetRow, profile: Profile) -> Vec<String> {
    let cells = hand.cells.iter().map(|cell| {
        let points = cell.change.points();
        profile.number(points.map_or_else(String::new, |points| points.to_string()))
    });
    cells.collect()
}
