//! The table of hands, with its head on every page; and the blank one.

use super::columns::{Columns, MARGIN, Row, small};
use super::faces::{Face, Line};
use super::flow::{BODY, FIGURE, HAIR, SMALL, STRONG, THICK, TITLE, count, most};
use super::session::SessionPages;
use crate::view::Message;

/// The height of a row for handwriting.
const PENCIL: i32 = 240;

impl SessionPages<'_> {
    /// Draws all hands and the totals.
    pub(super) fn sheet(&mut self) {
        self.head();
        for row in std::mem::take(&mut self.rows) {
            self.row(&row);
        }
        self.totals();
    }

    /// Draws as many empty rows as the page has room for.
    pub(super) fn blank_sheet(&mut self) {
        self.head();
        // The rows may begin with the points brought forward.
        let played = self.shared.session.hands.len();
        if let Some(last) = self.rows.pop() {
            let before = Message::paper_after(i64::try_from(played).unwrap_or(i64::MAX));
            let before = (played > 0).then(|| self.shared.words.say(&before));
            self.row(&Row {
                what: before.unwrap_or(last.what),
                cells: last
                    .cells
                    .into_iter()
                    .map(|[.., total]| [String::new(), String::new(), total])
                    .collect(),
                ..Row::default()
            });
        }
        for number in played + 1.. {
            if !self.flow.has_room(2 * PENCIL) {
                break;
            }
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            let row = Row {
                number: self.shared.words.number(number),
                ..Row::default()
            };
            self.drawn(&row, PENCIL, true);
        }
        self.flow.rule(THICK);
        self.named(PENCIL);
        self.flow.y += PENCIL;
        self.flow.rule(THICK);
    }

    /// Draws the names over the columns, and the heads of their parts.
    fn head(&mut self) {
        let size = self.columns.size;
        let name = Face { size, ..TITLE };
        let part = Face {
            size: small(size),
            ..SMALL
        };
        let room = self.columns.player - 2 * Columns::half_gap();
        let names: Vec<_> = self
            .heads
            .names
            .iter()
            .map(|text| self.flow.faces.lines(text, name, room))
            .collect();
        let parts = [0, 1, 2].map(|at| {
            self.flow
                .faces
                .lines(&self.heads.parts[at], part, self.columns.part(at))
        });
        let (step, under) = (size * 12 / 10, part.size * 12 / 10);
        self.flow.rule(THICK);
        let top = self.flow.y;
        let foot_of_names = top + most(&names) * step + size / 2;
        let foot = foot_of_names + most(&parts) * under + size / 3;
        for (at, lines) in names.into_iter().enumerate() {
            let end = self.columns.player(at) + self.columns.player - 2 * Columns::half_gap();
            self.flow
                .lines_to((end, 0), foot_of_names - size / 4, step, lines);
            let ends = self.columns.part_ends(at);
            for (part, (end, lines)) in ends.into_iter().zip(&parts).enumerate() {
                let Some(end) = end else { continue };
                let column = (end, self.columns.figures(part));
                self.flow
                    .lines_to(column, foot - size / 3, under, lines.clone());
            }
        }
        let [hand, _] = self.shared.words.page("ui-hand");
        self.flow.text(MARGIN, foot - size / 3, hand, part);
        self.between(top, foot - top, false);
        self.flow.y = foot;
        self.flow.rule(THICK);
    }

    /// Draws a hand, on the next page if this one is full.
    fn row(&mut self, row: &Row) {
        let size = self.columns.size;
        let lines = count(self.what(row).len().max(1));
        let tall = size * 17 / 10 + (lines - 1) * size * 12 / 10;
        if !self.flow.has_room(tall) {
            self.flow.next_page();
            self.head();
        }
        self.drawn(row, tall, false);
    }

    /// What was played in a hand, wrapped.
    fn what(&self, row: &Row) -> Vec<Line> {
        let size = self.columns.size;
        let face = Face { size, ..BODY };
        let room = self.columns.what - size;
        self.flow.faces.lines(&row.what, face, room)
    }

    fn drawn(&mut self, row: &Row, tall: i32, pencil: bool) {
        let size = self.columns.size;
        let (text, figure) = (Face { size, ..BODY }, Face { size, ..FIGURE });
        let step = size * 12 / 10;
        let down = if pencil {
            (tall - 17 * size / 10) / 2
        } else {
            0
        };
        let y = self.flow.y + step + down;
        let number = Face { grey: true, ..text };
        self.flow.text(MARGIN, y, &row.number, number);
        let what = self.what(row);
        self.flow.lines(MARGIN + self.columns.number, y, step, what);
        for (at, cell) in row.cells.iter().enumerate() {
            let ends = self.columns.part_ends(at);
            for (part, (end, text)) in ends.into_iter().zip(cell).enumerate() {
                let face = Face {
                    bold: part == 2,
                    grey: part == 0,
                    ..figure
                };
                if let Some(end) = end {
                    let column = self.columns.figures(part);
                    self.flow.figure(end, column, y, text, face);
                }
            }
        }
        self.between(self.flow.y, tall, pencil);
        self.flow.y += tall;
        self.flow.rule(if row.closes { THICK } else { HAIR });
    }

    /// Draws the lines between columns; on a blank sheet also between their parts.
    fn between(&mut self, top: i32, tall: i32, parts: bool) {
        for at in 0..self.heads.names.len() {
            let x = self.columns.player(at);
            self.flow.fill(x, top, HAIR, tall, false);
            let [bid, change, _] = self.columns.part_ends(at);
            for end in [bid, change].into_iter().flatten().filter(|_| parts) {
                self.flow
                    .fill(end + Columns::half_gap(), top, HAIR, tall, true);
            }
        }
    }

    /// Draws the label of the totals.
    fn named(&mut self, tall: i32) {
        let size = self.columns.size;
        let face = Face { size, ..STRONG };
        let total = self.shared.words.say(&Message::HeadTotal);
        let y = self.flow.y + i32::midpoint(tall, size * 7 / 10);
        self.flow.text(MARGIN, y, &total, face);
        self.between(self.flow.y, tall, false);
    }

    /// Draws the totals and the money.
    fn totals(&mut self) {
        let shared = self.shared;
        let (words, size) = (shared.words, self.columns.size);
        let money = shared.result.money_head;
        let tall = size * 2 + if money.is_some() { size * 14 / 10 } else { 0 };
        if !self.flow.has_room(tall) {
            self.flow.next_page();
            self.head();
        }
        self.flow.rule(THICK);
        self.named(size * 2);
        let top = self.flow.y;
        for (at, foot) in shared.feet().into_iter().enumerate() {
            let Some(foot) = foot else {
                continue;
            };
            let [.., end] = self.columns.part_ends(at);
            let end = end.unwrap_or(MARGIN);
            let (points, y) = (words.points(foot.points), top + (size * 27 / 10) / 2);
            let part = self.columns.figures(2);
            self.flow
                .figure(end, part, y, &points, Face { size, ..TITLE });
            let (money, y) = (&self.heads.money[at], top + size * 26 / 10);
            self.flow
                .figure(end, part, y, money, Face { size, ..FIGURE });
        }
        self.flow.y += tall;
        if money.is_some() {
            self.between(top + size * 2, tall - size * 2, false);
        }
        self.flow.rule(THICK);
        self.flow.y += 150;
    }
}
