//! Rows rendered from cached pieces.
//!
//! A session of twenty hands repeats its id and scheme in eighty rows of layout `long`, and each hand's values in four.
//! Each piece is rendered once per session or hand. Export writes these rows; import compares rows with them before it
//! parses columns.
//!
//! The contents of columns are defined by the caller.

use super::column::Column;
use super::layout::Layout;
use super::profile::Profile;
use std::borrow::Cow;

/// Renders the rows of a table.
pub(in crate::exchange) struct Lines {
    pen: Pen,
    pieces: Vec<Piece>,
}

/// Adjacent columns with the same lifetime.
struct Piece {
    reach: Reach,
    columns: Vec<Column>,
    /// The rendered text.
    text: Vec<u8>,
    /// The rendering with empty columns.
    blank: Vec<u8>,
}

/// The lifetime of a column's value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Session,
    Hand,
    /// Set in the first row of a hand, empty in its others.
    FirstRow,
    Row,
}

impl Lines {
    /// Rows of a layout with standard column order.
    pub(in crate::exchange) fn new(layout: Layout, profile: Profile) -> Self {
        let pen = Pen::new(profile);
        let mut pieces: Vec<Piece> = Vec::new();
        for column in layout.columns() {
            let reach = reach(column);
            match pieces.last_mut().filter(|piece| piece.reach == reach) {
                Some(piece) => piece.columns.push(column),
                None => pieces.push(Piece {
                    reach,
                    columns: vec![column],
                    text: Vec::new(),
                    blank: Vec::new(),
                }),
            }
        }
        for piece in &mut pieces {
            pen.write(&mut piece.blank, &piece.columns, |_| "".into());
        }
        Self { pen, pieces }
    }

    /// Renders the columns of a session.
    pub(in crate::exchange) fn session<'c>(&mut self, cell: impl Fn(Column) -> Cow<'c, str>) {
        self.hold(&[Reach::Session], cell);
    }

    /// Renders the columns of a hand.
    pub(in crate::exchange) fn hand<'c>(&mut self, cell: impl Fn(Column) -> Cow<'c, str>) {
        self.hold(&[Reach::Hand, Reach::FirstRow], cell);
    }

    /// Appends the header row, without line end.
    pub(in crate::exchange) fn header(&self, to: &mut Vec<u8>) {
        self.single(to, |column| column.to_string().into());
    }

    /// Appends a row of the current session and hand, without line end.
    pub(in crate::exchange) fn row<'c>(
        &self,
        to: &mut Vec<u8>,
        is_first: bool,
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        for (nth, piece) in self.pieces.iter().enumerate() {
            if nth > 0 {
                to.push(self.pen.separator);
            }
            match piece.reach {
                Reach::FirstRow if !is_first => to.extend_from_slice(&piece.blank),
                Reach::Session | Reach::Hand | Reach::FirstRow => {
                    to.extend_from_slice(&piece.text);
                }
                Reach::Row => self.pen.write(to, &piece.columns, &cell),
            }
        }
    }

    /// Appends a row with no cached pieces, without line end.
    pub(in crate::exchange) fn single<'c>(
        &self,
        to: &mut Vec<u8>,
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        for (nth, piece) in self.pieces.iter().enumerate() {
            if nth > 0 {
                to.push(self.pen.separator);
            }
            self.pen.write(to, &piece.columns, &cell);
        }
    }

    fn hold<'c>(&mut self, reaches: &[Reach], cell: impl Fn(Column) -> Cow<'c, str>) {
        let pieces = self.pieces.iter_mut();
        for piece in pieces.filter(|piece| reaches.contains(&piece.reach)) {
            piece.text.clear();
            self.pen.write(&mut piece.text, &piece.columns, &cell);
        }
    }
}

fn reach(column: Column) -> Reach {
    match column {
        Column::Session
        | Column::Title
        | Column::Date
        | Column::Game
        | Column::Scheme
        | Column::Currency
        | Column::Format => Reach::Session,
        Column::Note | Column::More => Reach::FirstRow,
        Column::Hand
        | Column::HandId
        | Column::When
        | Column::Dealer
        | Column::Cards
        | Column::Trump
        | Column::Contract
        | Column::Mode
        | Column::Rank
        | Column::HonoursSide
        | Column::Honours
        | Column::Passed
        | Column::Revoke
        | Column::Override
        | Column::Stake
        | Column::PerPoints => Reach::Hand,
        // Bid and tricks belong to the hand in one layout and to a player in the other.
        Column::Bid
        | Column::Tricks
        | Column::Setup
        | Column::Player
        | Column::SeatNumber
        | Column::Role
        | Column::Made
        | Column::Points
        | Column::Total
        | Column::Payout
        | Column::Hands
        | Column::Place
        | Column::At(..) => Reach::Row,
    }
}

/// Renders fields as bytes.
struct Pen {
    core: csv_core::Writer,
    separator: u8,
    /// Whether amounts have a decimal comma.
    comma: bool,
}

impl Pen {
    fn new(profile: Profile) -> Self {
        let separator = profile.separator().byte();
        Self {
            core: csv_core::WriterBuilder::new()
                .delimiter(separator)
                .quote_style(profile.quotes())
                .terminator(csv_core::Terminator::CRLF)
                .build(),
            separator,
            comma: profile.has_decimal_comma(),
        }
    }

    /// Appends fields with separators.
    fn write<'c>(
        &self,
        to: &mut Vec<u8>,
        columns: &[Column],
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        for (nth, column) in columns.iter().enumerate() {
            if nth > 0 {
                to.push(self.separator);
            }
            let text = cell(*column);
            if self.comma && column.is_amount() {
                self.field(to, text.replace('.', ",").as_bytes());
            } else {
                self.field(to, text.as_bytes());
            }
        }
    }

    fn field(&self, to: &mut Vec<u8>, text: &[u8]) {
        if !self.core.should_quote(text) {
            return to.extend_from_slice(text);
        }
        let begin = to.len() + 1;
        to.push(b'"');
        // Room for a field of quotes only.
        to.resize(begin + 2 * text.len(), 0);
        let (_, _, written) = csv_core::quote(text, &mut to[begin..], b'"', b'"', true);
        to.truncate(begin + written);
        to.push(b'"');
    }
}
