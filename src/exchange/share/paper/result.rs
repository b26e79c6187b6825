//! The part after the sheet: result, payments, remarks, and signatures.

use super::columns::MARGIN;
use super::faces::Face;
use super::flow::{BODY, FIGURE, HEADING, SMALL, STRONG};
use super::session::SessionPages;
use crate::exchange::share::footnote;
use crate::view::{Message, MoneyChange};

/// The line height of the result.
const STEP: i32 = 160;
/// Horizontal positions: the start of names, the end of points and the end of amounts.
const NAME: i32 = 300;
const POINTS: i32 = 2400;
const MONEY: i32 = 3300;
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
        let rows = i32::try_from(shared.result.rows.len()).unwrap_or(0);
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
            let lines = i32::try_from(names.len().max(1)).unwrap_or(1);
            self.flow.ensure_room(lines * STEP);
            let baseline = self.flow.y + STEP - 40;
            let place = self.flow.faces.line(&words.number(row.place), BODY);
            self.flow.leading(MARGIN, baseline, place);
            for (at, line) in (0..).zip(names) {
                self.flow.leading(MARGIN + NAME, baseline + at * STEP, line);
            }
            let points = self.flow.faces.line(&words.points(row.points), figure);
            self.flow.trailing(MARGIN + POINTS, baseline, points);
            if let Some(MoneyChange(money, currency)) = &row.money {
                let money = words.money_change(*money, *currency);
                let money = self.flow.faces.line(&money, figure);
                self.flow.trailing(MARGIN + MONEY, baseline, money);
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
        for payment in &shared.payments {
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
            if payment.paid {
                let tick = self.flow.faces.line("✓", STRONG);
                self.flow.leading(MARGIN + 5, top + CHECK - 10, tick);
            }
            self.flow
                .indented(&words.say(&payment.says), BODY, NAME / 2);
        }
        if shared.payments.is_empty() {
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
        let room = self.columns.page - 2 * MARGIN;
        // Each row has as many signatures as fit, spread evenly over the rows.
        let all = i32::try_from(shared.result.rows.len()).unwrap_or(1).max(1);
        let most = (room / SIGN.1).max(1);
        let rows = (all + most - 1) / most;
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
        let tall = |names: &[Vec<_>]| {
            let most = names.iter().map(Vec::len).max().unwrap_or(0);
            SIGN.0 + step * i32::try_from(most).unwrap_or(0)
        };
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
                for (down, text) in (1..).zip(name) {
                    self.flow.leading(x, line + down * step, text.clone());
                }
            }
            self.flow.y += tall(row);
        }
    }
}
