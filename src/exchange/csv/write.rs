//! Writing: sessions as rows, one session in memory at a time.

use super::cells::{HandCells, amount, of_session};
use super::column::Column;
use super::formula_escape::guard;
use super::layout::Layout;
use super::profile::CsvFormat;
use super::row_cache::RowCache;
use super::setup::Setup;
use super::summary;
use crate::exchange::ExportError;
use crate::ledger::{Hand, Ledger, Session};
use crate::money::Money;
use crate::settle;
use std::borrow::Cow;
use std::io::Write;

/// The line end.
const END: &[u8] = b"\r\n";

/// The size of the write buffer in bytes.
const BUFFER_SIZE: usize = 64 * 1024;

/// A CSV file being written.
pub struct Export<W: Write> {
    layout: Layout,
    cache: RowCache,
    /// The write buffer.
    held: Vec<u8>,
    to: W,
}

impl<W: Write> Export<W> {
    /// Writes the header row.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn new(to: W, form: CsvFormat) -> Result<Self, ExportError> {
        let CsvFormat { layout, profile } = form;
        let mut export = Self {
            layout,
            cache: RowCache::new(layout, profile),
            held: profile.mark().to_vec(),
            to,
        };
        export.cache.header(&mut export.held);
        export.end_row()?;
        Ok(export)
    }

    /// Writes a session; nothing of it if it cannot be settled.
    ///
    /// # Errors
    /// The session cannot be settled or written as JSON, or writing fails.
    pub fn add(&mut self, ledger: &Ledger) -> Result<(), ExportError> {
        if self.layout == Layout::Summary {
            for cell in summary::rows(ledger)? {
                self.cache.single(&mut self.held, cell);
                self.end_row()?;
            }
            return Ok(());
        }
        let session = ledger.session();
        let currency = session.currency();
        let setup = serde_json::to_string(&Setup::of(session))?;
        if session.hands.is_empty() {
            self.cache.single(&mut self.held, |column| match column {
                Column::Setup => setup.as_str().into(),
                other => of_session(session, currency, other),
            });
            return self.end_row();
        }
        self.cache
            .session(|column| of_session(session, currency, column));
        self.hands(ledger, &setup)
    }

    /// Flushes the buffer.
    ///
    /// # Errors
    /// Writing fails.
    pub fn finish(mut self) -> Result<(), ExportError> {
        self.to.write_all(&self.held)?;
        Ok(self.to.flush()?)
    }

    /// Writes the hands; the first row has the setup.
    fn hands(&mut self, ledger: &Ledger, mut setup: &str) -> Result<(), ExportError> {
        let (session, layout) = (ledger.session(), self.layout);
        let currency = session.currency();
        let running = match layout {
            Layout::Long => settle::payouts_by_hand(ledger),
            Layout::Hands | Layout::Summary => Ok(None),
        };
        let running = running.map_err(|_| ExportError::Settle(session.id))?;
        for (index, hand) in session.hands.iter().enumerate() {
            let cells = HandCells::new(ledger, index, currency);
            self.cache.hand(|column| cells.cell(column));
            let payouts = running.as_ref().map(|rows| &rows[index][..]);
            // One row for all seats, or one for each player.
            let most = if layout == Layout::Hands {
                1
            } else {
                usize::MAX
            };
            let positions = positions(session, hand, payouts).take(most);
            for (nth, position) in positions.enumerate() {
                let place = Some(nth).filter(|nth| *nth < hand.seats.len());
                let player = &session.participants[position].name;
                let payout = payouts.map(|row| row[position]);
                let setup = std::mem::take(&mut setup);
                self.cache.row(&mut self.held, |column| match column {
                    Column::Setup => setup.into(),
                    Column::Player if place.is_none() => guard(player),
                    Column::Payout => amount(payout, currency),
                    other => cell(&cells, layout, place, other),
                });
                self.end_row()?;
            }
        }
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), ExportError> {
        self.held.extend_from_slice(END);
        if self.held.len() >= BUFFER_SIZE {
            self.to.write_all(&self.held)?;
            self.held.clear();
        }
        Ok(())
    }
}

/// The participants with a row of layout `long` for a hand, by position: those with a seat, and then those whose payout
/// changed through rounding or the others' ranks.
pub(super) fn positions(
    session: &Session,
    hand: &Hand,
    payouts: Option<&[Money]>,
) -> impl Iterator<Item = usize> {
    let seated = hand.seats.iter().filter_map(|id| session.position(*id));
    let all = payouts.unwrap_or_default().iter().enumerate();
    let moved = all.filter(|(_, payout)| **payout != Money(0));
    let moved = moved.map(|(position, _)| position);
    seated.chain(moved.filter(|position| !hand.seats.contains(&session.participants[*position].id)))
}

/// The cell of a row of layout `hands` or `long`, except `setup` and `payout`. Without `place` a row of `long` is for a
/// player without a seat.
pub(super) fn cell<'c>(
    cells: &'c HandCells,
    layout: Layout,
    place: Option<usize>,
    column: Column,
) -> Cow<'c, str> {
    match (column, place) {
        (Column::At(seat, column), _) => cells.at(seat.index(), *column),
        (other, _) if layout == Layout::Hands => cells.cell(other),
        (Column::Note | Column::More, place) if place != Some(0) => "".into(),
        (other, Some(place)) => cells.player_cell(place, other),
        (Column::Bid | Column::Tricks, None) => "".into(),
        (other, None) => cells.cell(other),
    }
}
