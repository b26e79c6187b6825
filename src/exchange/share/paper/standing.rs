//! The standings of a season: a table with its head on every page.

use super::Paper;
use super::columns::{MARGIN, fit, small};
use super::faces::{Face, Faces, Line};
use super::flow::{BODY, FIGURE, Flow, HAIR, SMALL, STRONG, THICK, count, most};
use crate::stats::season_table::{Cell, Row};
use crate::stats::{Column, SeasonStanding};
use crate::view::Message;
use crate::view::season::{SeasonView, head};
use crate::words::Words;

/// The gap between two columns.
const GAP: i32 = 70;
/// The maximum width of the column of names, in ems; longer names wrap.
const NAME: i32 = 16;
/// The index of the column of names.
const NAMES: usize = 1;

/// The pages of a season.
pub(super) struct SeasonPages<'a> {
    pub(super) flow: Flow<'a>,
    view: &'a SeasonView,
    /// The font size.
    size: i32,
    /// The column widths: ranks, names, and the cells.
    widths: Vec<i32>,
}

impl<'a> SeasonPages<'a> {
    /// The first page with the title, the choice, and the number of sessions.
    pub(super) fn new(view: &'a SeasonView, words: &'a Words, paper: Paper) -> Self {
        let faces = Faces::new(words.rtl);
        let natural = natural(&view.standing, words, &faces);
        let lay = |page: (i32, i32), size| widths(&natural, page.0, size);
        let (page, (size, widths)) = fit(paper.size(), lay);
        let line = words.say(&view.line);
        let choice = view.part().map(|choice| words.say(choice));
        let about: Vec<String> = choice.into_iter().chain([line.clone()]).collect();
        Self {
            flow: Flow::new(words, faces, page, &words.say(&view.title), &line, &about),
            view,
            size,
            widths,
        }
    }

    /// Draws the table, and the notes on it.
    pub(super) fn standing(&mut self) {
        let view = self.view;
        if !view.standing.rows.is_empty() {
            self.head();
            for row in &view.standing.rows {
                self.row(row);
            }
            self.flow.rule(THICK);
            self.flow.y += 60;
        }
        for note in &view.notes {
            let note = self.flow.words.say(note);
            self.flow.paragraph(&note, SMALL);
        }
    }

    /// Draws the column heads; the head of the column that decides the ranks is bold.
    fn head(&mut self) {
        let (standing, words) = (&self.view.standing, self.flow.words);
        let heads = standing.columns.iter().map(|column| {
            let face = head_face(*column == standing.by, self.size);
            (words.say(&head(*column)), face)
        });
        let cells = self.wrapped([(String::new(), SMALL)].into_iter().chain(heads));
        self.flow.rule(THICK);
        self.draw(cells, true);
        self.flow.rule(THICK);
    }

    /// Draws a row, on the next page if this one is full.
    fn row(&mut self, row: &Row) {
        let texts = texts(row, self.flow.words).into_iter().enumerate();
        let cells = self.wrapped(texts.map(|(at, text)| (text, face(row, at, self.size))));
        if !self.flow.has_room(self.height(&cells)) {
            self.flow.next_page();
            self.head();
        }
        self.draw(cells, false);
        self.flow.rule(HAIR);
    }

    /// The texts of a row, wrapped in their columns.
    fn wrapped(&self, texts: impl Iterator<Item = (String, Face)>) -> Vec<Vec<Line>> {
        let columns = self.widths.iter().zip(texts);
        columns
            .map(|(width, (text, face))| self.flow.faces.lines(&text, face, width - GAP))
            .collect()
    }

    fn height(&self, cells: &[Vec<Line>]) -> i32 {
        self.size * 17 / 10 + (most(cells).max(1) - 1) * self.step()
    }

    fn step(&self) -> i32 {
        self.size * 12 / 10
    }

    /// Draws a row of cells: ranks and names start-aligned, the others end-aligned.
    fn draw(&mut self, cells: Vec<Vec<Line>>, at_foot: bool) {
        let (tall, step) = (self.height(&cells), self.step());
        let mut x = MARGIN;
        for (at, (width, lines)) in self.widths.iter().zip(cells).enumerate() {
            let down = if at_foot {
                tall - self.size * 5 / 10 - (count(lines.len()) - 1) * step
            } else {
                self.size * 12 / 10
            };
            for (line, n) in lines.into_iter().zip(0..) {
                let y = self.flow.y + down + n * step;
                if at > NAMES {
                    self.flow.right(x + width, *width, y, line);
                } else {
                    self.flow.leading(x, y, line);
                }
            }
            x += width;
        }
        self.flow.y += tall;
    }
}

/// The texts of a row: rank, name, and cells.
fn texts(row: &Row, words: &Words) -> Vec<String> {
    let place = row.place.map_or(Message::None, Message::number);
    let cells = row.cells.iter().map(|(_, cell)| words.say(&cell.said()));
    [words.say(&place), row.name.clone()]
        .into_iter()
        .chain(cells)
        .collect()
}

/// The face of a head at a font size; that of the column that decides the ranks is bold.
fn head_face(bold: bool, size: i32) -> Face {
    let (face, size) = (if bold { STRONG } else { SMALL }, small(size));
    Face { size, ..face }
}

/// The face of a cell. The first rank is bold, an average of few sessions grey.
fn face(row: &Row, at: usize, size: i32) -> Face {
    let cell = at.checked_sub(NAMES + 1);
    let cell = cell.and_then(|at| row.cells.get(at));
    Face {
        bold: row.place == Some(1),
        size,
        grey: matches!(cell, Some((_, Cell::Average(.., true)))),
        ..if at > NAMES { FIGURE } else { BODY }
    }
}

/// The widths of the columns' texts at a font size of 1000. A head may wrap between words.
fn natural(standing: &SeasonStanding, words: &Words, faces: &Faces) -> Vec<i32> {
    let head = |column: &Column| {
        let face = head_face(*column == standing.by, 1000);
        faces.widest(words.say(&head(*column)).split(' '), face)
    };
    let heads = standing.columns.iter().map(head);
    let mut widths: Vec<i32> = std::iter::once(0).chain(heads).collect();
    for row in &standing.rows {
        let texts = texts(row, words).into_iter().enumerate();
        for (width, (at, text)) in widths.iter_mut().zip(texts) {
            *width = (*width).max(faces.line(&text, face(row, at, 1000)).width);
        }
    }
    widths
}

/// The font size with the column widths on a page of this width, and whether they fit.
fn widths(natural: &[i32], page: i32, size: i32) -> ((i32, Vec<i32>), bool) {
    let room = page - 2 * MARGIN;
    let sized = natural.iter().map(|width| width * size / 1000 + 2 + GAP);
    let mut widths: Vec<i32> = sized.collect();
    let longest = widths[NAMES];
    widths[NAMES] = longest.min(NAME * size);
    let needed: i32 = widths.iter().sum();
    if needed > room {
        // The columns become narrower, and their texts wrap.
        for width in &mut widths {
            *width = *width * room / needed;
        }
    } else {
        let columns = count(widths.len()).max(1);
        let spare = room - needed - (longest - widths[NAMES]).min(room - needed);
        for width in widths.iter_mut().skip(NAMES + 1) {
            *width += (spare / columns).min(*width / 2);
        }
        let cells: i32 = widths.iter().sum::<i32>() - widths[NAMES];
        widths[NAMES] = room - cells;
    }
    ((size, widths), needed <= room)
}
