//! The part after the sheet: result, payments, remarks, and signatures.

use super::columns::MARGIN;
use super::faces::Face;
use super::flow::{BODY, FIGURE, HEADING, SMALL, STRONG, count, most};
use super::session::SessionPages;
use crate::exchange::share::footnote;
use crate::view::{Message, MoneyChange};

/// The line height of the result.
const STEP: i32 = 160;
/// Horizontal positions: the start of names, the end of points and the end of amounts.
const NAME: i32 = 300;
const POINTS: i32 = 2400;
const MONEY: i32 = 3300;
/// The width of a column of figures.
const COLUMN: i32 = 350;
/// The width of the box before a payment.
const CHECK: i32 = 85;
/// The height of a signature field, and its minimum width.
const SIGN: (i32, i32) = (380, 1200);

impl SessionPages<'_> {
    /// Draws everything below the sheet.
    pub(super) fn result(&mut self) {
        self.standings();
        self.payments();
        self.remarks();
        self.signatures();
    }

    /// Draws the standings.
    fn standings(&mut self) {
        let shared = self.shared;
        let words = shared.words;
        let rows = count(shared.result.rows.len());
        self.flow.ensure_room((rows + 2) * STEP);
        self.flow
            .paragraph(&words.say(&shared.result.title), HEADING);
        self.flow.y += 40;
        for row in &shared.result.rows {
            let figure = Face {
                bold: row.place == 1,
                ..FIGURE
            };
            let face = if row.place == 1 { STRONG } else { BODY };
            let names = self.flow.faces.lines(&row.name, face, POINTS - NAME - 500);
            let lines = count(names.len().max(1));
            self.flow.ensure_room(lines * STEP);
            let y = self.flow.y + STEP - 40;
            self.flow.text(MARGIN, y, &words.number(row.place), BODY);
            self.flow.lines(MARGIN + NAME, y, STEP, names);
            let points = words.points(row.points);
            self.flow
                .figure(MARGIN + POINTS, COLUMN, y, &points, figure);
            if let Some(MoneyChange(money, currency)) = &row.money {
                let money = words.money_change(*money, *currency);
                self.flow.figure(MARGIN + MONEY, COLUMN, y, &money, figure);
            }
            self.flow.y += lines * STEP;
        }
        let odd = shared.result.odd.as_ref();
        for note in &shared.result.notes {
            if Some(note) != odd {
                self.flow.paragraph(&words.say(note), BODY);
            }
        }
        self.flow.y += 100;
    }

    /// Draws the payments, each with a box that is filled once paid.
    fn payments(&mut self) {
        let shared = self.shared;
        let words = shared.words;
        if shared.result.money_head.is_none() {
            return;
        }
        for (says, paid) in shared.payments() {
            self.flow.ensure_room(STEP);
            let top = self.flow.y + STEP - 40 - CHECK;
            for (x, y, width, tall) in [
                (0, 0, CHECK, 6),
                (0, CHECK - 6, CHECK, 6),
                (0, 0, 6, CHECK),
                (CHECK - 6, 0, 6, CHECK),
            ] {
                self.flow.fill(MARGIN + x, top + y, width, tall, false);
            }
            if paid {
                self.flow.text(MARGIN + 5, top + CHECK - 10, "✓", STRONG);
            }
            self.flow.indented(&words.say(says), BODY, NAME / 2);
        }
        if shared.result.payments.is_empty() {
            self.flow
                .paragraph(&words.say(&shared.result.payments_title), BODY);
        }
        if let Some(odd) = &shared.result.odd {
            self.flow.paragraph(&words.say(odd), SMALL);
        }
        self.flow.y += 100;
    }

    /// Draws the session's note, and the remarks on hands, marked with stars.
    fn remarks(&mut self) {
        let shared = self.shared;
        for line in shared.session.note.lines() {
            self.flow.paragraph(line, BODY);
        }
        for row in shared.sheet.hands() {
            if let Some(note) = footnote(&row) {
                self.flow.paragraph(&shared.words.say(&note), SMALL);
            }
        }
    }

    /// Draws a signature line per player, none alone on a page.
    fn signatures(&mut self) {
        let shared = self.shared;
        let room = self.flow.size.0 - 2 * MARGIN;
        // Each row has as many signatures as fit, spread evenly over the rows.
        let all = count(shared.result.rows.len()).max(1);
        let fit = (room / SIGN.1).max(1);
        let rows = (all + fit - 1) / fit;
        let across = (all + rows - 1) / rows;
        let wide = room / across;
        let names: Vec<_> = shared
            .result
            .rows
            .iter()
            .map(|row| self.flow.faces.lines(&row.name, SMALL, wide - 150))
            .collect();
        let step = SMALL.size * 12 / 10;
        let in_row = usize::try_from(across).unwrap_or(1);
        let tall = |names: &[Vec<_>]| SIGN.0 + step * most(names);
        let whole: i32 = names.chunks(in_row).map(tall).sum();
        self.flow.ensure_room(whole + 60 + STRONG.size * 14 / 10);
        self.flow.y += 60;
        let heading = shared.words.say(&Message::PaperSignatures);
        self.flow.paragraph(&heading, STRONG);
        for row in names.chunks(in_row) {
            let line = self.flow.y + SIGN.0;
            for (at, name) in (0..).zip(row) {
                let x = MARGIN + at * wide;
                self.flow.fill(x, line, wide - 150, 5, false);
                self.flow.lines(x, line + step, step, name.clone());
            }
            self.flow.y += tall(row);
        }
    }
}
