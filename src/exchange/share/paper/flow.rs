//! Page flow: the head and foot of each page, and the position of the next line.

use super::columns::MARGIN;
use super::faces::{Face, Faces, Line};
use super::file::{self, About, Page, Path, Shade};
use crate::view::Message;
use crate::words::Words;

pub(super) const TITLE: Face = Face {
    serif: true,
    bold: true,
    size: 180,
    grey: false,
};
pub(super) const HEADING: Face = Face { size: 130, ..TITLE };
pub(super) const BODY: Face = Face {
    serif: false,
    bold: false,
    size: 100,
    grey: false,
};
pub(super) const STRONG: Face = Face { bold: true, ..BODY };
pub(super) const FIGURE: Face = Face {
    serif: true,
    ..BODY
};
pub(super) const SMALL: Face = Face {
    size: 85,
    grey: true,
    ..BODY
};

/// The thickness of a line between two rows.
pub(super) const HAIR: i32 = 3;
/// The thickness of a line around the sheet.
pub(super) const THICK: i32 = 9;

/// A number of lines, columns or players.
pub(super) fn count(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// The most lines of any of these texts.
pub(super) fn most(texts: &[Vec<Line>]) -> i32 {
    count(texts.iter().map(Vec::len).max().unwrap_or(0))
}

/// The pages so far.
pub(super) struct Flow<'a> {
    pub(super) words: &'a Words,
    pub(super) faces: Faces,
    /// The page width and height.
    pub(super) size: (i32, i32),
    /// The bottom of the content on the last page.
    pub(super) y: i32,
    /// The pages before the last.
    full: Vec<Page>,
    page: Page,
    title: String,
    /// The head of every page but the first.
    again: String,
}

impl<'a> Flow<'a> {
    /// The first page, with its title and the lines below it.
    pub(super) fn new(
        words: &'a Words,
        faces: Faces,
        size: (i32, i32),
        title: &str,
        again: &str,
        about: &[String],
    ) -> Self {
        let mut flow = Self {
            words,
            faces,
            size,
            y: MARGIN - 40,
            full: Vec::new(),
            page: Page::default(),
            title: title.to_owned(),
            again: format!("{title} · {again}"),
        };
        flow.paragraph(title, TITLE);
        flow.y += 20;
        for line in about {
            flow.paragraph(line, SMALL);
        }
        flow.y += 90;
        flow
    }

    /// Begins another page.
    pub(super) fn next_page(&mut self) {
        self.full.push(std::mem::take(&mut self.page));
        self.y = MARGIN - 40;
        let again = self.again.clone();
        self.paragraph(&again, SMALL);
        self.y += 60;
    }

    /// Whether this height fits on the page.
    pub(super) fn has_room(&self, tall: i32) -> bool {
        self.y + tall <= self.foot()
    }

    /// Begins another page if this height does not fit.
    pub(super) fn ensure_room(&mut self, tall: i32) {
        if !self.has_room(tall) {
            self.next_page();
        }
    }

    /// The bottom of a page, above its number.
    pub(super) fn foot(&self) -> i32 {
        self.size.1 - MARGIN - 60
    }

    /// Draws a text across the page width, wrapped.
    pub(super) fn paragraph(&mut self, text: &str, face: Face) {
        self.indented(text, face, 0);
    }

    /// Draws a wrapped text, indented.
    pub(super) fn indented(&mut self, text: &str, face: Face, by: i32) {
        let step = face.size * 14 / 10;
        let room = self.size.0 - 2 * MARGIN - by;
        for line in self.faces.lines(text, face, room) {
            self.ensure_room(step);
            self.y += step;
            self.leading(MARGIN + by, self.y - face.size * 3 / 10, line);
        }
    }

    /// Adds page numbers and returns the file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let mut pages = std::mem::take(&mut self.full);
        pages.push(std::mem::take(&mut self.page));
        let of = i64::try_from(pages.len()).unwrap_or(i64::MAX);
        let (y, end) = (self.size.1 - MARGIN + 40, self.size.0 - MARGIN);
        for (page, n) in pages.into_iter().zip(1..) {
            self.page = page;
            let text = self.words.say(&Message::paper_page(n, of));
            let line = self.faces.line(&text, SMALL);
            self.trailing(end, y, line);
            self.full.push(std::mem::take(&mut self.page));
        }
        let about = About {
            title: &self.title,
            language: self.words.code,
            rtl: self.words.rtl,
            size: self.size,
        };
        file::write(&self.full, &self.faces, &about)
    }

    /// Draws a line of text that begins at `x`.
    pub(super) fn leading(&mut self, x: i32, y: i32, line: Line) {
        let x = self.left(x, line.width);
        self.page.texts.push((x, y, line));
    }

    /// Draws a line of text that ends at `x`.
    pub(super) fn trailing(&mut self, x: i32, y: i32, line: Line) {
        self.leading(x - line.width, y, line);
    }

    /// Draws a text that begins at `x`.
    pub(super) fn text(&mut self, x: i32, y: i32, text: &str, face: Face) {
        let line = self.faces.line(text, face);
        self.leading(x, y, line);
    }

    /// Draws a figure in a column that ends at `x` and is this wide.
    pub(super) fn figure(&mut self, x: i32, column: i32, y: i32, text: &str, face: Face) {
        let line = self.faces.line(text, face);
        self.right(x, column, y, line);
    }

    /// Draws lines that begin at `x`, each this far below the one before.
    pub(super) fn lines(&mut self, x: i32, y: i32, step: i32, lines: Vec<Line>) {
        for (at, line) in (0..).zip(lines) {
            self.leading(x, y + at * step, line);
        }
    }

    /// Draws lines in a column that ends at `x`, each this far above the one after; the last is at `y`.
    pub(super) fn lines_to(
        &mut self,
        (x, column): (i32, i32),
        y: i32,
        step: i32,
        lines: Vec<Line>,
    ) {
        for (up, line) in (0..).zip(lines.into_iter().rev()) {
            self.right(x, column, y - up * step, line);
        }
    }

    /// Draws a line of text in a column that ends at `x` and is this wide: to the right, in a right-to-left language too.
    pub(super) fn right(&mut self, x: i32, column: i32, y: i32, line: Line) {
        let begins = if self.words.rtl {
            column.max(line.width)
        } else {
            line.width
        };
        self.leading(x - begins, y, line);
    }

    /// Draws a filled box.
    pub(super) fn fill(&mut self, x: i32, y: i32, width: i32, tall: i32, grey: bool) {
        let (right, foot) = (x + width, y + tall);
        let shade = if grey { Shade::Grey } else { Shade::Ink };
        self.path(
            vec![(x, y), (right, y), (right, foot), (x, foot)],
            None,
            shade,
        );
    }

    /// Draws a line of this thickness through points, or fills the area between them.
    pub(super) fn path(&mut self, mut points: Vec<(i32, i32)>, thick: Option<i32>, shade: Shade) {
        for (x, _) in &mut points {
            *x = self.left(*x, 0);
        }
        self.page.paths.push(Path {
            points,
            thick,
            shade,
        });
    }

    /// The left edge of what begins at `x` and has this width: mirrored in a right-to-left language.
    fn left(&self, x: i32, width: i32) -> i32 {
        if self.words.rtl {
            self.size.0 - x - width
        } else {
            x
        }
    }

    /// Draws a line across the page.
    pub(super) fn rule(&mut self, thick: i32) {
        let (y, width) = (self.y, self.size.0 - 2 * MARGIN);
        self.fill(MARGIN, y, width, thick, thick == HAIR);
    }
}
