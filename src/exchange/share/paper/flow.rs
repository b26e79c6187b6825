//! Page flow: the head and foot of each page, and the position of the next line.

use super::Paper;
use super::columns::{Columns, Heads, MARGIN, Row};
use super::faces::{Face, Faces, Line};
use super::file::{self, About, Page};
use crate::exchange::share::ShareContent;
use crate::money::Currency;
use crate::view::{Message, MoneyChange};

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
pub(super) const SMALL: Face = Face {
    size: 85,
    grey: true,
    ..BODY
};

/// The thickness of a line between two rows.
pub(super) const HAIR: i32 = 3;
/// The thickness of a line around the sheet.
pub(super) const THICK: i32 = 9;

/// The pages so far.
pub(super) struct Flow<'a> {
    pub(super) shared: &'a ShareContent<'a>,
    pub(super) faces: Faces,
    pub(super) columns: Columns,
    pub(super) heads: Heads,
    pub(super) rows: Vec<Row>,
    pub(super) height: i32,
    /// The bottom of the content on the last page.
    pub(super) y: i32,
    pages: Vec<Page>,
    rtl: bool,
    title: String,
    /// The head of every page but the first.
    again: String,
}

impl<'a> Flow<'a> {
    pub(super) fn new(shared: &'a ShareContent<'a>, paper: Paper, blank: bool) -> Self {
        let words = shared.words;
        let rtl = words.language().rtl;
        let faces = Faces::new(rtl);
        let say = |message: &Message| words.say(message);
        let money = shared.feet().into_iter().map(|foot| {
            let money = foot.and_then(|foot| foot.money);
            money.map_or_else(String::new, |MoneyChange(money, currency)| {
                words.money_change(money, currency)
            })
        });
        let heads = Heads {
            money: money.collect(),
            names: shared
                .table
                .sheet_players
                .iter()
                .map(|head| say(&head.text))
                .collect(),
            parts: [
                if shared.table.show_bids {
                    format!("{}/{}", say(&Message::HeadBid), say(&Message::HeadTook))
                } else {
                    String::new()
                },
                say(&Message::HeadPoints),
                say(&Message::HeadTotal),
            ],
        };
        let rows: Vec<Row> = shared
            .sheet
            .hands()
            .map(|row| Row::of(&row, words))
            .collect();
        let size = paper.size();
        let columns = Columns::of(&faces, &rows, &heads, size, blank);
        let title = say(&crate::view::sheet::title(shared.session));
        Self {
            shared,
            height: if columns.across { size.0 } else { size.1 },
            again: format!("{title} · {}", say(&shared.table.title)),
            title,
            faces,
            columns,
            heads,
            rows,
            y: 0,
            pages: Vec::new(),
            rtl,
        }
    }

    /// Begins the first page with the session's data.
    pub(super) fn begin(&mut self) {
        let shared = self.shared;
        let words = shared.words;
        self.pages.push(Page::default());
        self.y = MARGIN - 40;
        let title = self.title.clone();
        self.paragraph(&title, TITLE);
        self.y += 20;
        let game = words.say(&shared.table.title);
        let scheme = words.say(&Message::scheme(&shared.session.scheme));
        let day = Message::UntitledOn {
            day: shared.session.started,
        };
        let mut about = vec![game];
        for part in [scheme, words.say(&day)] {
            // A scheme may have the name of its game, and a session without a title is named by its date.
            if part != about[0] && part != title {
                about.push(part);
            }
        }
        self.paragraph(&about.join(" · "), SMALL);
        if let Some(currency) = shared.result.money_head {
            let stake = words.say(&shared.result.stake_caption);
            let code = Some(currency.code()).filter(|_| currency != Currency::CHIPS);
            let parts: Vec<&str> = [stake.as_str()].into_iter().chain(code).collect();
            self.paragraph(&parts.join(" · "), SMALL);
        }
        self.y += 90;
    }

    /// Begins another page.
    pub(super) fn next_page(&mut self) {
        self.pages.push(Page::default());
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
    pub(super) fn keep(&mut self, tall: i32) {
        if !self.has_room(tall) {
            self.next_page();
        }
    }

    /// The bottom of a page, above its number.
    pub(super) fn foot(&self) -> i32 {
        self.height - MARGIN - 60
    }

    /// Draws a text across the page width, wrapped.
    pub(super) fn paragraph(&mut self, text: &str, face: Face) {
        self.indented(text, face, 0);
    }

    /// Draws a wrapped text, indented.
    pub(super) fn indented(&mut self, text: &str, face: Face, by: i32) {
        let step = face.size * 14 / 10;
        let room = self.columns.page - 2 * MARGIN - by;
        for line in self.faces.lines(text, face, room) {
            self.keep(step);
            self.y += step;
            self.leading(MARGIN + by, self.y - face.size * 3 / 10, line);
        }
    }

    /// Adds page numbers and returns the file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let of = self.pages.len();
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let pages = std::mem::take(&mut self.pages);
        let (y, end) = (self.height - MARGIN + 40, self.columns.page - MARGIN);
        for (at, page) in pages.into_iter().enumerate() {
            self.pages.push(page);
            let (n, of) = (number(at + 1), number(of));
            let text = self.shared.words.say(&Message::PaperPage { n, of });
            let line = self.faces.line(&text, SMALL);
            self.trailing(end, y, line);
        }
        let about = About {
            title: &self.title,
            language: self.shared.words.language().code,
            rtl: self.rtl,
            size: (self.columns.page, self.height),
        };
        file::write(&self.pages, &self.faces, &about)
    }

    /// Draws a line of text that begins at `x`.
    pub(super) fn leading(&mut self, x: i32, y: i32, line: Line) {
        let x = if self.rtl {
            self.columns.page - x - line.width
        } else {
            x
        };
        self.put(x, y, line);
    }

    /// Draws a line of text that ends at `x`.
    pub(super) fn trailing(&mut self, x: i32, y: i32, line: Line) {
        let x = if self.rtl {
            self.columns.page - x
        } else {
            x - line.width
        };
        self.put(x, y, line);
    }

    fn put(&mut self, x: i32, y: i32, line: Line) {
        if let Some(page) = self.pages.last_mut() {
            page.texts.push((x, y, line));
        }
    }

    /// Draws a filled box.
    pub(super) fn fill(&mut self, x: i32, y: i32, width: i32, tall: i32, grey: bool) {
        let x = if self.rtl {
            self.columns.page - x - width
        } else {
            x
        };
        if let Some(page) = self.pages.last_mut() {
            page.boxes.push((x, y, width, tall, grey));
        }
    }

    /// Draws a line across the page.
    pub(super) fn rule(&mut self, thick: i32) {
        let (y, width) = (self.y, self.columns.page - 2 * MARGIN);
        self.fill(MARGIN, y, width, thick, thick == HAIR);
    }
}
