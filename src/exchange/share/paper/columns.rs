//! The column widths of the sheet: as its texts need, in portrait or landscape, in the largest font size that fits.

use super::faces::{Face, Faces};
use super::flow::{BODY, FIGURE, TITLE, count};
use crate::exchange::share::what;
use crate::view::page::SheetRow;
use crate::words::Words;

/// The page margin.
pub(super) const MARGIN: i32 = 450;
/// The gap between the parts of a column.
const GAP: i32 = 45;
/// The widths of a player's column on a blank sheet, for handwriting. In landscape the space is divided.
const BLANK: [i32; 3] = [340, 320, 400];

/// Landscape and font size, in order of preference.
const TRIES: [(bool, i32); 7] = [
    (false, 100),
    (false, 90),
    (true, 100),
    (false, 80),
    (true, 90),
    (true, 80),
    (true, 70),
];
/// Those of what fits nowhere else.
const LAST: (bool, i32) = (true, 60);

/// The size of the page on which columns fit, and the columns: what `lay` returns for a page size and a font size, and
/// whether it fits.
pub(super) fn fit<T>(
    paper: (i32, i32),
    lay: impl Fn((i32, i32), i32) -> (T, bool),
) -> ((i32, i32), T) {
    let lay = |(across, size)| {
        let page = if across { (paper.1, paper.0) } else { paper };
        (page, lay(page, size))
    };
    let fitting = TRIES.into_iter().map(lay).find(|(_, (_, fits))| *fits);
    let (page, (laid, _)) = fitting.unwrap_or_else(|| lay(LAST));
    (page, laid)
}

/// A line of the sheet as text.
#[derive(Default)]
pub(super) struct Row {
    pub(super) number: String,
    pub(super) what: String,
    /// For each column the bid and tricks, the points, and the total.
    pub(super) cells: Vec<[String; 3]>,
    /// Whether a game was won with it.
    pub(super) closes: bool,
}

/// The heads of the players' columns.
pub(super) struct Heads {
    pub(super) names: Vec<String>,
    /// Winnings or losses, if there is a stake.
    pub(super) money: Vec<String>,
    /// The heads of the three parts; blank for parts the game lacks.
    pub(super) parts: [String; 3],
}

/// The columns. Positions are measured from the edge where a line begins.
pub(super) struct Columns {
    /// The font size.
    pub(super) size: i32,
    pub(super) number: i32,
    pub(super) what: i32,
    pub(super) player: i32,
    parts: [i32; 3],
}

impl Row {
    pub(super) fn of(row: &SheetRow, words: &Words) -> Self {
        let number = words.number(row.number);
        let star = if row.remark.is_some() { "*" } else { "" };
        let cells = row.cells.iter().map(|cell| {
            let bid = cell.bid.map(|said| words.bid_and_took(said));
            let total = cell.total.map(|total| words.points(total));
            let change = words.say(&cell.change.said());
            [bid.unwrap_or_default(), change, total.unwrap_or_default()]
        });
        Self {
            number: format!("{number}{star}"),
            what: what(row, words),
            cells: cells.collect(),
            closes: row.closes,
        }
    }
}

/// The widths of the texts at [`Measured::SIZE`].
struct Measured {
    number: i32,
    what: i32,
    parts: [i32; 3],
    /// The heads of the parts, in small type.
    heads: [i32; 3],
    /// The widest word of a name.
    word: i32,
    money: i32,
}

impl Measured {
    const SIZE: i32 = 1000;

    fn of(faces: &Faces, rows: &[Row], heads: &Heads) -> Self {
        let sized = |face: Face| Face {
            size: Self::SIZE,
            ..face
        };
        let cells = || rows.iter().flat_map(|row| &row.cells);
        let numbers = rows.iter().map(|row| row.number.as_str());
        let plays = rows.iter().map(|row| row.what.as_str());
        let words = heads.names.iter().flat_map(|name| name.split(' '));
        let head = Face {
            size: small(Self::SIZE),
            ..BODY
        };
        Self {
            number: faces.widest(numbers, sized(BODY)),
            what: faces.widest(plays, sized(BODY)),
            parts: [(0, FIGURE), (1, FIGURE), (2, TITLE)].map(|(part, face)| {
                faces.widest(cells().map(|cell| cell[part].as_str()), sized(face))
            }),
            heads: heads
                .parts
                .each_ref()
                .map(|text| faces.widest(text.split_inclusive('/'), head)),
            money: faces.widest(heads.money.iter().map(String::as_str), sized(FIGURE)),
            word: faces.widest(words, sized(TITLE)),
        }
    }
}

impl Columns {
    /// The page size, and the columns for these lines on paper of that size, or for a blank sheet.
    pub(super) fn of(
        faces: &Faces,
        rows: &[Row],
        heads: &Heads,
        paper: (i32, i32),
        blank: bool,
    ) -> ((i32, i32), Self) {
        let measured = Measured::of(faces, rows, heads);
        let there = heads.parts.each_ref().map(|head| !head.is_empty());
        let players = count(heads.names.len()).max(1);
        fit(paper, |page, size| {
            Self::tried(&measured, there, players, page, size, blank)
        })
    }

    /// The columns on a page of this size at this font size, and whether everything fits.
    fn tried(
        measured: &Measured,
        there: [bool; 3],
        players: i32,
        page: (i32, i32),
        size: i32,
        blank: bool,
    ) -> (Self, bool) {
        let sized = |wide: i32| wide * size / Measured::SIZE + 1;
        let room = page.0 - 2 * MARGIN;
        let number = sized(measured.number).max(2 * size) + 2 * GAP;
        let parts = [0, 1, 2].map(|part| {
            let least = if blank && page.0 < page.1 {
                BLANK[part]
            } else {
                0
            };
            let wide = sized(measured.parts[part].max(measured.heads[part])).max(least);
            if there[part] { wide + GAP } else { 0 }
        });
        let needed = parts.iter().sum::<i32>() + GAP;
        // Names are broken between words rather than within one, up to a word length.
        let word = sized(measured.word)
            .min(7 * size)
            .max(sized(measured.money));
        let player = needed.max(word + 2 * GAP);
        // The text of the play may wrap; in games in which each player bids it is short.
        let longest = sized(measured.what) + size + 2;
        let what = match (blank, there[0]) {
            (true, true) => 5 * size,
            (true, false) => 12 * size,
            (false, _) => longest.min(14 * size),
        };
        let fits = number + what + players * player <= room;
        let least = if fits {
            player
        } else {
            (room - number - what) / players
        };
        // The rest is for the play, as needed; then players' columns grow by up to half.
        let spare = room - number - what - players * least;
        let spare = (spare - (longest - what).max(0)).max(0) / players;
        let player = least + spare.min(least / 2);
        let columns = Self {
            size,
            number,
            what: room - number - players * player,
            player,
            parts: parts.map(|part| part * (player - GAP) / (needed - GAP).max(1)),
        };
        (columns, fits)
    }

    /// The start of a player's column.
    pub(super) fn player(&self, at: usize) -> i32 {
        MARGIN + self.number + self.what + self.player * count(at)
    }

    /// The ends of the parts of a player's column; `None` for parts the game lacks.
    pub(super) fn part_ends(&self, at: usize) -> [Option<i32>; 3] {
        let total = self.player(at) + self.player - GAP;
        let change = total - self.parts[2];
        let bid = change - self.parts[1];
        let there = |part: usize, end: i32| (self.parts[part] > 0).then_some(end);
        [there(0, bid), there(1, change), there(2, total)]
    }

    /// The width of a part, for its head.
    pub(super) fn part(&self, part: usize) -> i32 {
        self.parts[part]
    }

    /// The width of a part without the gap to the line before it.
    pub(super) fn figures(&self, part: usize) -> i32 {
        self.parts[part] - Self::half_gap()
    }

    /// Half the gap between two parts, where a line is drawn.
    pub(super) fn half_gap() -> i32 {
        GAP / 2
    }
}

/// The size of small type for a font size.
pub(super) fn small(size: i32) -> i32 {
    size * 3 / 4
}
