//! Rows rendered from cached pieces.
//!
//! A session of twenty hands repeats its id and scheme in eighty rows of layout `long`, and each hand's values in four.
//! Each piece is rendered once per session or hand. Export writes these rows; import compares rows with them before it
//! parses columns.
//!
//! The contents of columns are defined by the caller.

use super::column::{Column, Scope};
use super::layout::Layout;
use super::profile::Profile;
use std::borrow::Cow;

/// Renders the rows of a table.
pub(in crate::exchange) struct RowCache {
    writer: FieldWriter,
    pieces: Vec<Piece>,
}

/// Adjacent columns of the same scope.
struct Piece {
    scope: Scope,
    columns: Vec<Column>,
    /// The rendered text.
    text: Vec<u8>,
}

impl RowCache {
    /// Rows of a layout with standard column order.
    pub(in crate::exchange) fn new(layout: Layout, profile: Profile) -> Self {
        let writer = FieldWriter::new(profile);
        let mut pieces: Vec<Piece> = Vec::new();
        for column in layout.columns() {
            let scope = column.scope();
            match pieces.last_mut().filter(|piece| piece.scope == scope) {
                Some(piece) => piece.columns.push(column),
                None => pieces.push(Piece {
                    scope,
                    columns: vec![column],
                    text: Vec::new(),
                }),
            }
        }
        Self { writer, pieces }
    }

    /// Renders the columns of a session.
    pub(in crate::exchange) fn session<'c>(&mut self, cell: impl Fn(Column) -> Cow<'c, str>) {
        self.render(Scope::Session, cell);
    }

    /// Renders the columns of a hand.
    pub(in crate::exchange) fn hand<'c>(&mut self, cell: impl Fn(Column) -> Cow<'c, str>) {
        self.render(Scope::Hand, cell);
    }

    /// Appends the header row, without line end.
    pub(in crate::exchange) fn header(&self, to: &mut Vec<u8>) {
        self.single(to, |column| column.to_string().into());
    }

    /// Appends a row of the current session and hand, without line end.
    pub(in crate::exchange) fn row<'c>(
        &self,
        to: &mut Vec<u8>,
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        for (nth, piece) in self.pieces.iter().enumerate() {
            if nth > 0 {
                to.push(self.writer.separator);
            }
            match piece.scope {
                Scope::Session | Scope::Hand => to.extend_from_slice(&piece.text),
                Scope::Row => self.writer.write(to, &piece.columns, &cell),
            }
        }
    }

    /// Appends a row with no cached pieces, without line end.
    pub(in crate::exchange) fn single<'c>(
        &self,
        to: &mut Vec<u8>,
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        let columns = self.pieces.iter().flat_map(|piece| &piece.columns);
        self.writer.write(to, columns, cell);
    }

    fn render<'c>(&mut self, scope: Scope, cell: impl Fn(Column) -> Cow<'c, str>) {
        let pieces = self.pieces.iter_mut();
        for piece in pieces.filter(|piece| piece.scope == scope) {
            piece.text.clear();
            self.writer.write(&mut piece.text, &piece.columns, &cell);
        }
    }
}

/// Renders fields as bytes.
struct FieldWriter {
    core: csv_core::Writer,
    separator: u8,
    /// Whether amounts have a decimal comma.
    comma: bool,
}

impl FieldWriter {
    fn new(profile: Profile) -> Self {
        let separator = profile.separator();
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
    fn write<'c, 'w>(
        &self,
        to: &mut Vec<u8>,
        columns: impl IntoIterator<Item = &'w Column>,
        cell: impl Fn(Column) -> Cow<'c, str>,
    ) {
        for (nth, column) in columns.into_iter().enumerate() {
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
