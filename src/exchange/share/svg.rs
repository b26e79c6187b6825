//! The score sheet as SVG, as wide as its players need.

use super::{ShareContent, footnote, what};
use crate::view::MoneyChange;
use crate::view::page::{SheetCell, SheetRow};
use crate::view::sheet::CellChange;
use std::fmt::Write;

const PAPER: &str = "#FBF6EA";
const INK: &str = "#1C2320";
const INK_2: &str = "#575A4E";
const RULE: &str = "#DCD0B6";
const MARGIN_LINE: &str = "#D9A7A0";
const PLUS: &str = "#1B6545";
const MINUS: &str = "#A3232B";

/// The margin around the sheet.
const EDGE: i64 = 32;
/// The gap between columns.
const GAP: i64 = 16;
/// The line height.
const LINE: i64 = 40;
/// The width of the column of hand numbers.
const NUMBER: i64 = 44;
/// The minimum and maximum width of the column of contracts: room for the names of two players.
const WHAT: (i64, i64) = (300, 960);
/// The height of a name's second line.
const NAME: i64 = 24;
/// The least room for a total and for a change, from the trailing edge of a column.
const TOTAL: i64 = 62;
const CHANGE: i64 = 48;
/// The minimum and maximum width of a player's column; a side's is twice as wide.
const PLAYER: (i64, i64) = (132, 264);

/// The score sheet of a session as an SVG document, in the window's fonts.
pub fn svg(shared: &ShareContent) -> String {
    let mut page = Page::new(shared);
    page.head();
    page.players();
    for hand in shared.sheet.hands() {
        page.hand(&hand);
    }
    page.totals();
    page.ruled.1 = page.y;
    page.payments();
    page.remarks();
    page.finish()
}

/// The drawing so far.
struct Page<'a> {
    shared: &'a ShareContent<'a>,
    body: String,
    width: i64,
    /// The width of the column of the play.
    what: i64,
    /// The width of a player's column.
    pitch: i64,
    /// The room for a total and for a change, from the trailing edge of a column.
    total: i64,
    change: i64,
    /// The bottom of the drawing.
    y: i64,
    /// The top and bottom of the columns.
    ruled: (i64, i64),
    rtl: bool,
}

/// The style of a text.
#[derive(Clone, Copy)]
struct Face {
    size: i64,
    bold: bool,
    serif: bool,
    colour: &'static str,
}

const TITLE: Face = Face {
    size: 30,
    bold: true,
    serif: true,
    colour: INK,
};
const HEAD: Face = Face { size: 18, ..TITLE };
const BODY: Face = Face {
    size: 17,
    bold: false,
    serif: false,
    colour: INK,
};
const SMALL: Face = Face {
    size: 15,
    colour: INK_2,
    ..BODY
};
const FIGURE: Face = Face {
    size: 19,
    serif: true,
    ..BODY
};

impl<'a> Page<'a> {
    fn new(shared: &'a ShareContent<'a>) -> Self {
        let heads = &shared.table.sheet_players;
        let words = shared.words;
        let names = heads.iter().map(|head| words.say(&head.text));
        let longest = |name: String| name.split(' ').map(|word| wide(word, HEAD)).max();
        let sides = if shared.table.pairs { 2 } else { 1 };
        let pitch = names.filter_map(longest).max().unwrap_or(0) + GAP;
        let (mut total, mut change, mut bids) = (TOTAL, CHANGE, 0);
        for cell in shared.sheet.hands().flat_map(|row| row.cells) {
            if let Some(points) = cell.total {
                total = total.max(wide(&words.points(points), FIGURE) + GAP / 2);
            }
            if cell.change.points().is_some() {
                change = change.max(wide(&words.say(&cell.change.said()), SMALL));
            }
            if let Some(said) = cell.bid {
                bids = bids.max(wide(&words.bid_and_took(said), SMALL) + GAP);
            }
        }
        let figures = total + change + bids + GAP;
        let pitch = pitch.max(figures).clamp(sides * PLAYER.0, PLAYER.1);
        let hands = shared.sheet.hands();
        let what = hands.map(|row| wide(&what(&row, words), BODY)).max();
        let what = (what.unwrap_or(0) + GAP).clamp(WHAT.0, WHAT.1);
        let columns = i64::try_from(heads.len()).unwrap_or(0);
        Self {
            shared,
            body: String::new(),
            width: (2 * EDGE + NUMBER + what + columns * pitch).max(640),
            what,
            pitch,
            total,
            change,
            y: EDGE,
            ruled: (EDGE, EDGE),
            rtl: words.rtl,
        }
    }

    fn head(&mut self) {
        let (title, under) = (
            self.shared.words.say(&self.shared.result.title),
            self.shared.under(),
        );
        self.y -= 6;
        self.paragraph(36, TITLE, &title);
        self.paragraph(28, SMALL, &under);
        self.y += 22;
        self.ruled.0 = self.y;
        self.line(self.y, INK, 2);
    }

    fn players(&mut self) {
        let room = self.pitch - GAP;
        let heads = self.shared.table.sheet_players.iter();
        let names: Vec<Vec<String>> = heads
            .map(|head| {
                let name = self.shared.words.say(&head.text);
                let lines = lines(&name, HEAD, room);
                let most = head.players.len().max(2);
                let fits = lines.len() <= most && lines.iter().all(|line| wide(line, HEAD) <= room);
                if fits {
                    lines
                } else {
                    vec![shortened(&name, HEAD, room)]
                }
            })
            .collect();
        let most = names.iter().map(Vec::len).max().unwrap_or(1);
        self.y += LINE + NAME * (i64::try_from(most).unwrap_or(1) - 1);
        for (at, name) in names.iter().enumerate() {
            for (line, up) in name.iter().rev().zip(0..) {
                self.trailing(self.column(at), self.y - 12 - up * NAME, HEAD, line);
            }
        }
        self.line(self.y, INK, 1);
    }

    fn hand(&mut self, row: &SheetRow) {
        self.y += LINE;
        let words = self.shared.words;
        let mut number = words.number(row.number);
        if row.remark.is_some() {
            number.push('*');
        }
        self.leading(EDGE, self.y - 13, SMALL, &number);
        let played = shortened(&what(row, words), BODY, self.what - GAP);
        self.leading(EDGE + NUMBER, self.y - 13, BODY, &played);
        for (at, cell) in row.cells.iter().enumerate() {
            self.cell(at, cell);
        }
        if row.closes {
            self.line(self.y, INK, 2);
        } else {
            self.line(self.y, RULE, 1);
        }
    }

    fn cell(&mut self, at: usize, cell: &SheetCell) {
        let words = self.shared.words;
        let right = self.column(at);
        if let Some(total) = cell.total {
            self.figure(right, self.total, self.y - 12, FIGURE, &words.points(total));
        }
        if let Some(said) = cell.bid {
            let colour = if said.made == Some(true) { PLUS } else { MINUS };
            let (face, text) = (Face { colour, ..SMALL }, words.bid_and_took(said));
            let others = self.total + self.change;
            let column = self.pitch - GAP - others;
            self.figure(right - others, column, self.y - 12, face, &text);
        }
        let colour = match cell.change {
            CellChange::Blank | CellChange::PassedOut => return,
            CellChange::By(change) => colour(change.n),
            CellChange::SatOut => INK_2,
        };
        let (face, text) = (Face { colour, ..SMALL }, words.say(&cell.change.said()));
        self.figure(right - self.total, self.change, self.y - 12, face, &text);
    }

    fn totals(&mut self) {
        let words = self.shared.words;
        let shared = self.shared;
        let result = &shared.result;
        self.y += LINE + 6;
        for (at, foot) in shared.feet().into_iter().enumerate() {
            let Some(foot) = foot else {
                continue;
            };
            let right = self.column(at);
            let points = words.points(foot.points);
            self.figure(
                right,
                self.total,
                self.y - 12,
                Face { size: 24, ..HEAD },
                &points,
            );
            if foot.leads {
                let x = self.mirrored(if self.rtl { right - self.total } else { right }) - 48;
                for below in [4, 8] {
                    self.rectangle(x, self.y - 12 + below, 48, 2, INK);
                }
            }
            if let Some(MoneyChange(money, currency)) = foot.money {
                let colour = colour(money.0);
                let amount = words.money_change(money, currency);
                self.figure(
                    right,
                    self.total,
                    self.y + 22,
                    Face { colour, ..SMALL },
                    &amount,
                );
            }
        }
        if result.money_head.is_some() {
            self.y += 28;
        }
        self.line(self.y + 4, INK, 1);
        self.line(self.y + 8, INK, 1);
        self.y += 12;
    }

    fn payments(&mut self) {
        let shared = self.shared;
        let payments = shared.payments().map(|(says, _)| says);
        for message in payments.chain(&shared.result.odd) {
            let text = shared.words.say(message);
            self.paragraph(30, BODY, &text);
        }
    }

    /// Draws the session's note, and the remarks on hands, marked with stars.
    fn remarks(&mut self) {
        let shared = self.shared;
        for line in shared.session.note.lines() {
            self.paragraph(30, BODY, line);
        }
        for note in shared.sheet.hands().filter_map(|row| footnote(&row)) {
            self.paragraph(26, SMALL, &shared.words.say(&note));
        }
    }

    fn finish(self) -> String {
        let (width, height) = (self.width, self.y + EDGE);
        let margin = EDGE + NUMBER + self.what - 8;
        let (head, foot) = self.ruled;
        let margins = [margin, margin + 4].map(|x| {
            let high = foot - head;
            format!("<rect x=\"{}\" y=\"{head}\" width=\"1\" height=\"{high}\" fill=\"{MARGIN_LINE}\"/>", self.mirrored(x))
        });
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>{}{}</svg>",
            margins.concat(),
            self.body
        )
    }

    /// The distance from the left of what has this distance from the leading edge.
    fn mirrored(&self, x: i64) -> i64 {
        if self.rtl { self.width - x } else { x }
    }

    /// The trailing edge of a player's column.
    fn column(&self, at: usize) -> i64 {
        EDGE + NUMBER + self.what + self.pitch * (i64::try_from(at).unwrap_or(0) + 1)
    }

    /// Draws a wrapped text with this line height.
    fn paragraph(&mut self, step: i64, face: Face, text: &str) {
        for line in lines(text, face, self.width - 2 * EDGE) {
            self.y += step;
            self.leading(EDGE, self.y, face, &line);
        }
    }

    /// Draws a text that begins at this distance from the leading edge.
    fn leading(&mut self, x: i64, y: i64, face: Face, text: &str) {
        self.text(x, y, false, face, text);
    }

    /// Draws a text that ends at this distance from the leading edge.
    fn trailing(&mut self, x: i64, y: i64, face: Face, text: &str) {
        self.text(x, y, true, face, text);
    }

    /// Draws a figure in a column of this width that ends at this distance from the leading edge: to the right, in a
    /// right-to-left language too.
    fn figure(&mut self, x: i64, column: i64, y: i64, face: Face, text: &str) {
        if self.rtl {
            self.leading(x - column.max(wide(text, face)), y, face, text);
        } else {
            self.trailing(x, y, face, text);
        }
    }

    fn text(&mut self, x: i64, y: i64, ends: bool, face: Face, text: &str) {
        let x = self.mirrored(x);
        let family = match (self.rtl, face.serif) {
            (true, _) => "Vazirmatn",
            (false, true) => "IBM Plex Serif, Vazirmatn",
            (false, false) => "IBM Plex Sans, Vazirmatn",
        };
        let weight = if face.bold { 700 } else { 400 };
        // usvg has no direction of text: an isolate gives it, and the anchor is swapped.
        let (before, after) = if self.rtl {
            ("\u{2067}", "\u{2069}")
        } else {
            ("", "")
        };
        let anchor = if ends == self.rtl { "start" } else { "end" };
        // Writing to a string cannot fail.
        let _ = write!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-family=\"{family}\" font-size=\"{}\" \
             font-weight=\"{weight}\" fill=\"{}\">{before}{}{after}</text>",
            face.size,
            face.colour,
            escaped(text)
        );
    }

    fn line(&mut self, y: i64, colour: &str, thick: i64) {
        self.rectangle(EDGE, y, self.width - 2 * EDGE, thick, colour);
    }

    fn rectangle(&mut self, x: i64, y: i64, width: i64, height: i64, colour: &str) {
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
        );
    }
}

/// The colour of a change.
fn colour(change: i64) -> &'static str {
    match change {
        0 => INK_2,
        1.. => PLUS,
        _ => MINUS,
    }
}

/// Estimates the width of a text, with a wide letter for each character.
fn wide(text: &str, face: Face) -> i64 {
    let letters = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
    letters.saturating_mul(face.size).saturating_mul(11) / 20
}

/// Wraps a text at words to this width.
fn lines(text: &str, face: Face, room: i64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if wide(&format!("{line} {word}"), face) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Shortens a text to this width.
fn shortened(text: &str, face: Face, room: i64) -> String {
    if wide(text, face) <= room {
        return text.to_owned();
    }
    let most = usize::try_from(room * 20 / (face.size * 11)).unwrap_or(0);
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Escapes a text for XML; drops characters XML does not allow.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if c.is_control() => {}
            c => written.push(c),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{escaped, shortened};

    #[test]
    fn texts_are_escaped_for_xml() {
        let text = "Tom & \"Jerry\" <3>\u{1}\u{85}\u{FFFE}!";
        assert_eq!(escaped(text), "Tom &amp; &quot;Jerry&quot; &lt;3&gt;!");
    }

    #[test]
    fn a_name_is_shortened_only_if_it_does_not_fit() {
        // A letter of this size is 11 units wide.
        let face = super::Face {
            size: 20,
            ..super::BODY
        };
        for (name, room, wanted) in [
            ("Bartholomew", 121, "Bartholomew"),
            ("Bartholomew", 120, "Bartholom…"),
            ("Anna Maria", 66, "Anna…"),
        ] {
            assert_eq!(shortened(name, face, room), wanted);
        }
    }
}
